import { h } from "./dom.js";
import { icon } from "./icons.js";

const SHOWN = 6000;
const shelf = h("div", { class: "toasts", role: "alert" });

/** Shows a message in a corner. */
export function toast(words) {
  if (!shelf.isConnected) document.body.append(shelf);
  const note = h("p", { class: "toast" }, icon("alert"), words);
  shelf.append(note);
  setTimeout(() => note.remove(), SHOWN);
}

const reader = h("div", { class: "unseen", role: "status", "aria-live": "polite" });

/** Announces a text to screen readers only. */
export function announce(words) {
  if (!reader.isConnected) document.body.append(reader);
  reader.replaceChildren(h("p", {}, words));
}
