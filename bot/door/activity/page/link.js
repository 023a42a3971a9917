/** The connection to the server: it comes back by itself, and a press that got no answer is sent again. */
const FIRST = 250;
const LONGEST = 8000;
const KEPT = 16;
/** What the server closes with before it starts again, and the milliseconds until it is worth a try. */
const RESTART = 1012;
const SOON = 1000;
/** Milliseconds after which a server that has not even heard a press, or the hello, hangs: another one may not. */
const DEAF = 4000;

export class Link {
  #address;
  #socket = null;
  #wait = FIRST;
  #timer = 0;
  #deaf = 0;
  #greeted = 0;
  #asked = 0;
  #hello;
  #heard;
  #number = 0;
  #pending = [];
  #pictures = new Map();
  #wanted = new Map();
  #isOver = false;

  /** `hello()` returns the first frame; `heard` has `frame(data)`, `lost()` and `back()`. */
  constructor(address, hello, heard) {
    this.#address = address;
    this.#hello = hello;
    this.#heard = heard;
    addEventListener("online", () => this.#soon());
    document.addEventListener("visibilitychange", () => document.hidden || this.#soon());
  }

  open() {
    clearTimeout(this.#timer);
    this.#timer = 0;
    const url = new URL(this.#address, document.baseURI);
    url.protocol = url.protocol === "http:" ? "ws:" : "wss:";
    const socket = new WebSocket(url);
    socket.binaryType = "arraybuffer";
    this.#socket = socket;
    this.#listen();
    socket.onopen = () => {
      this.#greeted = performance.now();
      socket.send(JSON.stringify(this.#hello()));
    };
    socket.onmessage = ({ data }) => (typeof data === "string" ? this.#hear(JSON.parse(data)) : this.#keep(data));
    socket.onclose = ({ code }) => this.#socket === socket && this.#lose(code === RESTART ? SOON : 0);
  }

  /** Ends the connection for good, or until `open`. */
  close() {
    this.#isOver = true;
    clearTimeout(this.#timer);
    this.#rest();
    this.#socket?.close();
  }

  reopen() {
    this.#isOver = false;
    this.#wait = FIRST;
    this.open();
  }

  send(frame) {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(frame));
  }

  press(id, value) {
    const bytes = crypto.getRandomValues(new Uint8Array(8));
    const nonce = Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
    const press = { t: "press", n: (this.#number += 1), nonce, id, ...(value === undefined ? {} : { value }) };
    this.#pending.push(press);
    this.#ask(press);
  }

  #ask(press) {
    if (this.#socket?.readyState !== WebSocket.OPEN) return;
    this.#asked = press.n;
    this.send({ ...press, at: Math.round(performance.now() - this.#greeted) });
    this.#listen();
  }

  /** Expects to be heard, or opens another connection; the old one may never say that it is closed. */
  #listen() {
    this.#deaf ||= setTimeout(() => {
      this.#socket.close();
      this.#lose();
    }, DEAF);
  }

  /** Resolves to the address of a picture by its number. */
  picture(number) {
    const url = this.#pictures.get(number);
    if (url) return Promise.resolve(url);
    if (!this.#wanted.has(number)) {
      let done;
      const wanted = new Promise((resolve) => (done = resolve));
      this.#wanted.set(number, { wanted, done });
    }
    return this.#wanted.get(number).wanted;
  }

  #keep(data) {
    const number = new DataView(data).getUint32(0);
    const url = URL.createObjectURL(new Blob([data.slice(4)]));
    this.#pictures.set(number, url);
    this.#wanted.get(number)?.done(url);
    this.#wanted.delete(number);
    for (const [old, gone] of this.#pictures) {
      if (this.#pictures.size <= KEPT) break;
      URL.revokeObjectURL(gone);
      this.#pictures.delete(old);
    }
  }

  #hear(frame) {
    if ((frame.t === "show" || frame.t === "told") && frame.n) {
      this.#pending = this.#pending.filter((press) => press.n > frame.n);
    }
    if (frame.t === "heard" && (frame.n ?? this.#asked) === this.#asked) this.#rest();
    if (frame.t === "end") this.close();
    this.#heard.frame(frame);
    if (frame.t !== "show" || this.#wait === 0) return;
    this.#wait = 0;
    this.#heard.back();
    // The same nonce makes it the same press, should it have been heard; what is no longer offered was.
    const offered = JSON.stringify(frame);
    this.#pending = this.#pending.filter((press) => offered.includes(`"${press.id}"`));
    for (const press of this.#pending) this.#ask(press);
  }

  #rest() {
    clearTimeout(this.#deaf);
    this.#deaf = 0;
  }

  #lose(pause) {
    this.#rest();
    this.#socket = null;
    // The server counts its pictures anew.
    for (const url of this.#pictures.values()) URL.revokeObjectURL(url);
    this.#pictures.clear();
    this.#wanted.clear();
    if (this.#isOver) return;
    this.#heard.lost();
    this.#wait = pause || Math.min(LONGEST, Math.max(FIRST, this.#wait * 2));
    this.#timer = setTimeout(() => this.open(), this.#wait * (0.75 + Math.random() / 2));
  }

  #soon() {
    if (this.#timer) this.open();
  }
}
