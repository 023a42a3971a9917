/** Starts the page: who somebody is, the connection, what is on top of what. */
import { h, pictured, style } from "./dom.js";
import { Game } from "./game.js";
import { Link } from "./link.js";
import { pageOf, replaced } from "./pages.js";
import { Rpc } from "./rpc.js";
import { learn, say } from "./words.js";

const SLOW = 6000;
const TOLD = 4500;
const TINY = 300;

const dark = matchMedia("(prefers-color-scheme: dark)");
const rpc = new Rpc(document.querySelector("meta[name=client-id]").content);
const start = h("div", { class: "start" });
const notice = h("div", { class: "notice", role: "status", hidden: true });
const toasts = h("div", { class: "toasts", role: "status" });
let session = "";
/** What a link says: it is followed once, and not again after the connection was lost. */
let launched = { start: rpc.query.get("custom_id") ?? "", referrer: rpc.query.get("referrer_id") ?? "" };
let link = null;
let pressedAt = [0, 0];
let topShown = null;
let busy = null;

const act = {
  press(id, value, element) {
    const box = element.getBoundingClientRect();
    pressedAt = [box.left + box.width / 2, box.top];
    element.classList.add("busy");
    busy = element;
    link.press(id, value);
  },
  touch(target, x, y) {
    pressedAt = [x, y];
    link.press(target.id);
  },
  invite: () => rpc.ask("OPEN_INVITE_DIALOG").catch(() => told(say("uninvited"))),
  picture: (number) => link.picture(number),
  leave: (t) => link.send({ t }),
  open: (words, nodes) => showTop(nodes, words, closeTop),
};

const game = new Game(act);
const title = h("h1");
const back = h("button", { type: "button", class: "button back" }, "‹");
const body = h("div", { class: "body", tabindex: "-1" });
const dialog = h("div", { class: "dialog", role: "dialog", "aria-modal": "true" }, h("div", { class: "above" }, back, title), body);
const top = h("div", { class: "top", hidden: true }, dialog);
let goBack = null;
let returnTo = null;

/** Shows nodes above the game; `kind` is home, small or nothing. */
function showTop(nodes, words, close, kind = "") {
  if (top.hidden) returnTo = document.activeElement;
  goBack = close;
  title.textContent = words || document.title;
  title.hidden = !words;
  back.hidden = !close;
  back.setAttribute("aria-label", say("back"));
  top.className = `top ${kind}`;
  top.hidden = false;
  game.element.inert = true;
  replaced(body, nodes);
  body.scrollTop = 0;
  dialog.setAttribute("aria-label", words || body.textContent.slice(0, 80));
  if (!dialog.contains(document.activeElement)) body.focus({ preventScroll: true });
}

function closeTop() {
  if (top.hidden) return;
  top.hidden = true;
  topShown = goBack = null;
  game.element.inert = false;
  if (returnTo?.isConnected) returnTo.focus({ preventScroll: true });
}

/** Addresses open outside. */
document.addEventListener("click", (event) => {
  const url = event.target.closest("a")?.href;
  if (!url) return;
  event.preventDefault();
  rpc.ask("OPEN_EXTERNAL_LINK", { url }).catch(() => open(url, "_blank", "noopener"));
});
back.onclick = () => goBack?.();
top.onclick = (event) => event.target === top && goBack?.();
addEventListener("keydown", (event) => event.key === "Escape" && !top.hidden && goBack?.());

function show({ top: page, game: now }) {
  settle();
  start.hidden = true;
  const shown = page && JSON.stringify(page);
  if (!page && goBack !== closeTop) closeTop();
  else if (page && shown !== topShown) {
    showTop(pageOf(page, act), page.title, page.kind !== "home" && (() => act.leave("back")), page.kind);
    topShown = shown;
  }
  game.show(now);
}

/** Notes that a press has been answered. */
function settle() {
  busy?.classList.remove("busy");
  busy = null;
}

function told(text) {
  settle();
  game.board.refuse();
  const toast = h("div", { class: "toast" }, pictured(text));
  toasts.replaceChildren(toast);
  const { width, height } = toast.getBoundingClientRect();
  const [x, y] = pressedAt;
  const left = Math.min(innerWidth - width - 12, Math.max(12, x - width / 2));
  style(toast, { left: `${left}px`, top: `${Math.max(12, Math.min(innerHeight - height - 12, y - height - 18))}px` });
  setTimeout(() => toast.remove(), TOLD);
}

/** Lets the person choose in Discord whom to send a link to, or invite somebody where it cannot do that. */
function share(args) {
  settle();
  rpc.ask("SHARE_LINK", args).catch(act.invite);
}

function wanted() {
  const shown = (game.board.side > 1 ? game.board.side : Math.min(innerWidth, innerHeight)) * devicePixelRatio;
  return { scale: shown <= 1250 ? 1 : shown <= 2300 ? 2 : 3, theme: dark.matches ? "dark" : "light" };
}

let asked = "";
let isPip = false;
function askAgain() {
  const now = JSON.stringify(wanted());
  if (now !== asked && link) link.send({ t: "scale", ...wanted() });
  asked = now;
  document.body.classList.toggle("tiny", isPip || (innerWidth <= TINY && innerHeight <= TINY));
}

const heard = {
  frame(frame) {
    if (frame.t === "words") learn(frame.words, frame.locale);
    if (frame.t === "session") ({ session } = frame);
    if (frame.t === "show") show(frame);
    if (frame.t === "share") share(frame.args);
    if (frame.t === "told") told(frame.text);
    if (frame.t === "end") stop(frame.text, frame.why);
  },
  lost() {
    notice.textContent = say("lost");
    notice.hidden = false;
  },
  back() {
    launched = {};
    notice.hidden = true;
    askAgain();
  },
};

/** Says what is the matter, with a button to try again. */
function stop(text, why = "") {
  notice.hidden = true;
  cover("alert", text);
  if (why !== "outside") start.append(h("button", { type: "button", class: "button primary", onclick: begin }, say("again")));
}

function cover(role, words) {
  start.replaceChildren(h("img", { src: "icon.svg", alt: "" }), h("p", { role }, words));
  start.hidden = false;
}

async function begin() {
  if (!rpc.isFramed) {
    stop(say("outside"), "outside");
    return;
  }
  cover("status", say("connecting"));
  const slow = setTimeout(() => stop(say("waiting")), SLOW);
  try {
    await rpc.ready();
  } finally {
    clearTimeout(slow);
  }
  cover("status", say("connecting"));
  let code;
  try {
    const args = { client_id: rpc.clientId, response_type: "code", state: "", prompt: "none", scope: ["identify"] };
    ({ code } = await rpc.ask("AUTHORIZE", args));
  } catch {
    stop(say("refused"));
    return;
  }
  await enter(code);
}

async function enter(code) {
  let answer;
  try {
    const response = await fetch(new URL("session", document.baseURI), {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ code, instance_id: rpc.query.get("instance_id") ?? "" }),
    });
    answer = await response.json();
  } catch {
    stop(say("offline"));
    return;
  }
  if (!answer.session) {
    stop(answer.text ?? say("offline"));
    return;
  }
  session = answer.session;
  rpc.subscribe("ACTIVITY_LAYOUT_MODE_UPDATE", ({ layout_mode: mode }) => {
    isPip = mode === 1;
    askAgain();
  });
  if (link) {
    link.reopen();
    return;
  }
  const hello = () => ({ t: "hello", session, ...wanted(), ...launched });
  // A load balancer leads all people of an instance to one server.
  const address = `socket?${new URLSearchParams({ instance_id: rpc.query.get("instance_id") ?? "" })}`;
  link = new Link(address, hello, heard);
  link.open();
}

addEventListener("resize", askAgain);
dark.addEventListener("change", askAgain);
rpc.on("CLOSE", ({ message }) => {
  link?.close();
  stop(message || say("waiting"));
});
document.body.append(game.element, top, notice, toasts, start);
askAgain();
begin();
