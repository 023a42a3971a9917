/** The connection to the server: it comes back by itself, and a press that got no answer is sent again. */
const FIRST = 250;
const LONGEST = 8000;
const KEPT = 16;
/** What the server closes with before it starts again, and the milliseconds until it is worth a try. */
const RESTART = 1012;
const SOON = 1000;

export class Link {
  #socket = null;
  #wait = FIRST;
  #timer = 0;
  #hello;
  #heard;
  #number = 0;
  #pending = [];
  #pictures = new Map();
  #wanted = new Map();
  #isOver = false;

  /** `hello()` returns the first frame; `heard` has `frame(data)`, `lost()` and `back()`. */
  constructor(hello, heard) {
    this.#hello = hello;
    this.#heard = heard;
    addEventListener("online", () => this.#soon());
    document.addEventListener("visibilitychange", () => document.hidden || this.#soon());
  }

  open() {
    clearTimeout(this.#timer);
    this.#timer = 0;
    const url = new URL("socket", document.baseURI);
    url.protocol = url.protocol === "http:" ? "ws:" : "wss:";
    url.search = "";
    const socket = new WebSocket(url);
    socket.binaryType = "arraybuffer";
    this.#socket = socket;
    socket.onopen = () => socket.send(JSON.stringify(this.#hello()));
    socket.onmessage = ({ data }) => (typeof data === "string" ? this.#hear(JSON.parse(data)) : this.#keep(data));
    socket.onclose = ({ code }) => this.#socket === socket && this.#lose(code === RESTART ? SOON : 0);
  }

  /** Ends the connection for good, or until `open`. */
  close() {
    this.#isOver = true;
    clearTimeout(this.#timer);
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

  /** Returns the number that the answer will name. */
  press(id, value) {
    const bytes = crypto.getRandomValues(new Uint8Array(8));
    const nonce = Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
    const press = { t: "press", n: (this.#number += 1), nonce, id, ...(value === undefined ? {} : { value }) };
    this.#pending.push(press);
    this.send(press);
    return press.n;
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
    const bytes = data.slice(4);
    const isGif = new Uint8Array(bytes)[0] === 0x47;
    const url = URL.createObjectURL(new Blob([bytes], { type: isGif ? "image/gif" : "image/png" }));
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
    if (frame.t === "end") this.close();
    this.#heard.frame(frame);
    if (frame.t !== "show" || this.#wait === 0) return;
    this.#wait = 0;
    this.#heard.back();
    // The same nonce makes it the same press, should it have been heard; what is no longer offered was.
    const offered = JSON.stringify(frame);
    this.#pending = this.#pending.filter((press) => offered.includes(`"${press.id}"`));
    for (const press of this.#pending) this.send(press);
  }

  #lose(pause) {
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
