/** Pages of the bot: words, pictures and controls. */
import { arrange, h, pictured, unpictured } from "./dom.js";
import { markdown } from "./markdown.js";

/** What stays the same when a control is drawn again: all but step and tag. */
export const nameOf = (id) => id.replace(/^([bs]\d:[^:]+:)[^:]+:/, "$1").replace(/~.*$/, "");

/** `act` has `press(id, value, element)`, `invite()` and `picture(number)`. */
export function itemOf(item, act) {
  if (item.kind === "link") return h("a", { class: "button", href: item.url, rel: "noreferrer" }, item.label);
  if (item.kind === "invite") return h("button", { type: "button", class: "button", onclick: act.invite }, item.label);
  if (item.kind === "select") return selectOf(item, act);
  const press = (event) => act.press(item.id, undefined, event.currentTarget);
  const emoji = item.emoji && h("span", { "aria-hidden": "true" }, pictured(item.emoji));
  const label = h("span", {}, pictured(item.label));
  const names = { "data-id": item.id, "data-name": nameOf(item.id), "aria-label": item.label ? null : item.emoji };
  return h("button", { type: "button", class: `button ${item.style}`, ...names, onclick: press }, emoji, item.label && label);
}

function selectOf(item, act) {
  const chosen = (event) => event.target.value && act.press(item.id, event.target.value, event.target);
  const options = item.options.map(({ value, label, about }) =>
    h("option", { value }, unpictured(about ? `${label} – ${about}` : label)),
  );
  const first = h("option", { value: "", selected: true }, item.placeholder || "…");
  const names = { "data-name": nameOf(item.id), "aria-label": item.placeholder || "…" };
  return h("select", { class: "button select", ...names, onchange: chosen }, first, options);
}

export function rowsOf(rows, act) {
  const shown = rows.filter((row) => row.length);
  return shown.map((row) => h("div", { class: "row" }, row.map((item) => itemOf(item, act))));
}

export const textOf = (lines) => lines.filter(Boolean).flatMap(markdown);

/** A picture that appears when its bytes have come. */
export function pictureOf({ n, alt, w, h: height }, act) {
  const image = h("img", { class: "shown", alt, width: w, height });
  act.picture(n).then((url) => (image.src = url));
  return image;
}

function partOf(part, act) {
  if (part.kind === "line") return h("hr");
  if (part.kind === "row") return h("div", { class: "row" }, part.items.map((item) => itemOf(item, act)));
  const words = h("div", { class: "words" }, markdown(part.text));
  return part.beside ? h("div", { class: "beside" }, words, itemOf(part.beside, act)) : words;
}

/** The nodes of a whole page. */
export function pageOf(page, act) {
  const caption = textOf(page.caption);
  const box = caption.length && h("div", { class: "caption" }, caption);
  return [
    page.content && h("div", { class: "words" }, markdown(page.content)),
    page.frame?.map((part) => partOf(part, act)),
    page.pictures.map((one) => pictureOf(one, act)),
    box,
    page.rows.length && h("div", { class: "rows" }, rowsOf(page.rows, act)),
  ].flat().filter(Boolean);
}

/** Shows other controls in the place of earlier ones, with the focus on the one that does the same, or else on `other` or the first. */
export function replaced(parent, nodes, other) {
  const focused = parent.contains(document.activeElement) ? document.activeElement : null;
  const name = focused?.dataset.name;
  arrange(parent, nodes);
  if (!focused || focused.isConnected) return;
  const same = name && [...parent.querySelectorAll("[data-name]")].find((one) => one.dataset.name === name);
  (same || other || parent.querySelector("button, select") || parent).focus({ preventScroll: true });
}
