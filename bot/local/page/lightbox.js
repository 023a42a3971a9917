import { h } from "./dom.js";
import { icon } from "./icons.js";
import { say } from "./words.js";

/** Shows a picture fitted to the window; a press toggles its original size. */
export function openPicture(url, alt) {
  const image = h("img", { src: url, alt });
  const close = () => dialog.close();
  const zoom = () => dialog.classList.toggle("whole");
  const dialog = h("dialog", { class: "lightbox", "aria-label": say("picture") },
    h("button", { type: "button", class: "zoom", "aria-label": say("zoom"), onclick: zoom }, image),
    alt ? h("p", { class: "alt-text" }, alt) : "",
    h("div", { class: "lightbox-bar" },
      h("a", { class: "icon-button", href: url, target: "_blank", "aria-label": say("open-original") }, icon("outside")),
      h("button", { type: "button", class: "icon-button", "aria-label": say("close"), onclick: close }, icon("close"))));
  dialog.addEventListener("click", (event) => event.target === dialog && close());
  dialog.addEventListener("close", () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
  dialog.querySelector(".lightbox-bar button").focus();
}
