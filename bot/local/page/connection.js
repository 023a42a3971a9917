/** The live socket: sends requests with a nonce, receives frames, and reconnects. */
const FIRST_WAIT = 400;
const LONGEST_WAIT = 4000;
const UNKNOWN_USER = 4004;
/** Frames that end a request; only for the tab that sent it. */
const ANSWERS = new Set(["interaction_done", "interaction_failed", "autocomplete", "history", "error", "authorized", "joined", "activity"]);

export class Connection {
  #socket = null;
  #wait = FIRST_WAIT;
  #asked = new Map();
  #count = 0;
  // All tabs of a person receive the same frames; the nonce tells which one asked.
  #tab = Math.random().toString(36).slice(2);

  /** `hears` has `frame(frame)`, `opened()`, `closed()`, and `unknown()` for an unknown person. */
  constructor(userId, hears) {
    this.userId = userId;
    this.hears = hears;
    this.#open();
  }

  get isOpen() {
    return this.#socket?.readyState === WebSocket.OPEN;
  }

  /** Sends a request; resolves with the answering frame, or null if the connection is lost. The page shows an error, unless `isQuiet`. */
  ask(op, fields, { isQuiet = false } = {}) {
    const nonce = this.tell(op, fields);
    return nonce === null ? Promise.resolve(null) : new Promise((resolve) => this.#asked.set(nonce, { resolve, isQuiet }));
  }

  /** Sends a request whose answer goes to all tabs; returns its nonce. */
  tell(op, fields) {
    if (!this.isOpen) return null;
    const nonce = `${this.#tab}-${(this.#count += 1)}`;
    this.#socket.send(JSON.stringify({ op, nonce, ...fields }));
    return nonce;
  }

  #open() {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    this.#socket = new WebSocket(`${scheme}://${location.host}/local/live?user=${encodeURIComponent(this.userId)}`);
    this.#socket.addEventListener("message", (event) => this.#heard(JSON.parse(event.data)));
    this.#socket.addEventListener("close", (event) => this.#closed(event.code));
  }

  #heard(frame) {
    if (frame.t === "ready") {
      this.#wait = FIRST_WAIT;
      this.hears.opened();
    }
    if (!ANSWERS.has(frame.t)) {
      this.hears.frame(frame);
    } else if (String(frame.d.nonce).startsWith(`${this.#tab}-`)) {
      const isQuiet = frame.t === "error" && this.#asked.get(frame.d.nonce)?.isQuiet;
      if ((frame.t === "error" && !isQuiet) || frame.t === "activity") this.hears.frame(frame);
      // What launches an Activity is answered as well.
      if (frame.t !== "activity") this.#answer(frame.d.nonce, frame);
    }
  }

  #answer(nonce, frame) {
    this.#asked.get(nonce)?.resolve(frame);
    this.#asked.delete(nonce);
  }

  #closed(code) {
    for (const nonce of [...this.#asked.keys()]) this.#answer(nonce, null);
    if (code === UNKNOWN_USER) {
      this.hears.unknown();
      return;
    }
    this.hears.closed();
    setTimeout(() => this.#open(), this.#wait);
    this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT);
  }
}
