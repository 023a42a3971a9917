/** Discord's message components: the rows under a message, and whole layouts. */
import { h } from "./dom.js";
import { icon } from "./icons.js";
import { emojified, inlineEmoji } from "./emoji.js";
import { markdown } from "./markdown.js";
import { fileCard, picture } from "./media.js";
import { select } from "./select.js";
import { say } from "./words.js";

const STYLES = { 1: "primary", 2: "secondary", 3: "success", 4: "danger", 5: "link-out", 6: "primary" };
const LINK = 5;

const DRAWN = {
  1: (one, view) => h("div", { class: "row" }, all(one, view)),
  2: button,
  3: selectOf,
  5: selectOf,
  6: selectOf,
  7: selectOf,
  8: selectOf,
  9: (one, view) =>
    h("div", { class: "section" }, h("div", { class: "section-words" }, all(one, view)), component(one.accessory, view)),
  10: (one, view) => h("div", { class: "markdown" }, markdown(one.content, view.app)),
  11: (one) => h("div", { class: "thumbnail" }, picture(one.media, one.description)),
  12: (one) => h("div", { class: `gallery of-${Math.min(one.items.length, 4)}` },
    one.items.map((item) => picture(item.media, item.description))),
  13: (one) => fileCard(one.file.url, one.name ?? nameIn(one.file.url), one.size),
  14: (one) => h("hr", { class: `${one.divider === false ? "blank" : ""} ${one.spacing === 2 ? "wide" : ""}` }),
  17: (one, view) => h("div", { class: "container", style: accent(one) }, all(one, view)),
};

/** The element of one component; `view` is its message. */
export function component(one, view) {
  const draw = DRAWN[one.type];
  return draw ? draw(one, view) : h("p", { class: "subtext" }, say("unknown-component"));
}

const all = (one, view) => one.components.map((inner) => component(inner, view));

function button(one, view) {
  const words = [one.emoji ? inlineEmoji(one.emoji) : null, one.label ? h("span", {}, emojified(one.label)) : null];
  const shared = { class: `button ${STYLES[one.style]}`, "data-control": one.custom_id, "data-label": one.label };
  if (one.style === LINK) {
    const link = h("a", { ...shared, href: one.url, target: "_blank", rel: "noopener noreferrer" }, words, icon("outside"));
    link.addEventListener("click", (event) => view.app.follow(one.url) && event.preventDefault());
    return link;
  }
  const press = () => view.act("press", one.custom_id);
  return h("button", { ...shared, type: "button", disabled: one.disabled, onclick: press }, words,
    h("span", { class: "dots", "aria-hidden": "true" }, h("i"), h("i"), h("i")));
}

function selectOf(one, view) {
  const chosen = view.chosen.get(one.custom_id);
  return select(one, view.app, chosen, (values) => {
    view.chosen.set(one.custom_id, values);
    view.act("select", one.custom_id, { values });
  });
}

const accent = (one) => (one.accent_color ? `--accent-bar: #${one.accent_color.toString(16).padStart(6, "0")}` : undefined);
const nameIn = (url) => decodeURIComponent(new URL(url, location.href).pathname.split("/").pop());

