/** Talks with the Discord client that frames the page; see Discord's documentation of the Embedded App SDK. */
const HANDSHAKE = 0;
const FRAME = 1;
const CLOSE = 2;
const HOSTS = [location.origin, ...["", "ptb.", "canary."].map((stage) => `https://${stage}discord.com`)];
/** After so many milliseconds without READY the handshake is repeated: the host may not have listened yet. */
const AGAIN = 2500;

export class Rpc {
  #host = parent.opener ?? parent;
  #origin = document.referrer ? new URL(document.referrer).origin : "*";
  #asked = new Map();
  #heard = new Map();
  #ready;

  constructor(clientId) {
    this.clientId = clientId;
    this.query = new URLSearchParams(location.search);
    this.#ready = new Promise((resolve) => this.on("READY", resolve));
    addEventListener("message", (event) => this.#hear(event));
  }

  /** Whether a Discord client frames the page at all. */
  get isFramed() {
    return parent !== window && this.query.has("frame_id");
  }

  /** Resolves when the client has answered, however late. */
  ready() {
    const greet = () =>
      this.#send(HANDSHAKE, {
        v: 1,
        encoding: "json",
        client_id: this.clientId,
        frame_id: this.query.get("frame_id"),
        sdk_version: "2.5.0",
      });
    greet();
    const timer = setInterval(greet, AGAIN);
    return this.#ready.finally(() => clearInterval(timer));
  }

  /** Returns the answer's data; throws an Error if the client refuses. */
  ask(cmd, args, evt) {
    const nonce = crypto.randomUUID();
    return new Promise((resolve, reject) => {
      this.#asked.set(nonce, { resolve, reject });
      this.#send(FRAME, { cmd, args, evt, nonce });
    });
  }

  /** `CLOSE` is heard when the client ends the page. */
  on(event, heard) {
    this.#heard.set(event, heard);
  }

  /** Also asks the client for the event; one that it does not know is left out. */
  subscribe(event, heard) {
    this.on(event, heard);
    return this.ask("SUBSCRIBE", {}, event).catch(() => null);
  }

  #send(opcode, payload) {
    this.#host.postMessage([opcode, payload], this.#origin);
  }

  #hear({ source, origin, data }) {
    if (source !== this.#host || !HOSTS.includes(origin) || !Array.isArray(data)) return;
    const [opcode, payload] = data;
    if (opcode === CLOSE) this.#heard.get("CLOSE")?.(payload ?? {});
    if (opcode !== FRAME || !payload) return;
    if (payload.cmd === "DISPATCH") {
      this.#heard.get(payload.evt)?.(payload.data ?? {});
      return;
    }
    const asked = this.#asked.get(payload.nonce);
    this.#asked.delete(payload.nonce);
    if (payload.evt === "ERROR") asked?.reject(new Error(payload.data?.message ?? ""));
    else asked?.resolve(payload.data ?? {});
  }
}
