/** Embeds: framed boxes with a coloured edge below the text of a message. */
import { h } from "./dom.js";
import { emojified } from "./emoji.js";
import { markdown } from "./markdown.js";
import { picture } from "./media.js";
import { writtenAt } from "./time.js";

/** The element of one embed; `app` is what mentions and links in it need. */
export function embed(one, app) {
  const colour = one.color === undefined ? undefined : `--accent-bar: #${one.color.toString(16).padStart(6, "0")}`;
  return h("div", { class: "embed", style: colour },
    one.thumbnail ? h("div", { class: "thumbnail" }, picture(one.thumbnail)) : null,
    one.author ? h("div", { class: "embed-author" }, linked(one.author.name, one.author.url)) : null,
    one.title ? h("div", { class: "embed-title" }, linked(one.title, one.url)) : null,
    one.description ? h("div", { class: "markdown" }, markdown(one.description, app)) : null,
    one.fields?.length ? h("div", { class: "embed-fields" }, one.fields.map((field) => fieldOf(field, app))) : null,
    one.image ? picture(one.image) : null,
    one.footer || one.timestamp ? foot(one) : null);
}

/** What an embed says, as Markdown, for screen readers and for replies to it. */
export const wordsOfEmbed = (one) => [
  one.author?.name,
  one.title,
  one.description,
  ...(one.fields ?? []).flatMap((field) => [field.name, field.value]),
  one.footer?.text,
].filter(Boolean);

function fieldOf({ name, value, inline }, app) {
  return h("div", { class: `embed-field ${inline ? "inline" : ""}` },
    h("div", { class: "embed-field-name markdown" }, markdown(name, app)),
    h("div", { class: "markdown" }, markdown(value, app)));
}

function foot({ footer, timestamp }) {
  return h("div", { class: "embed-foot" },
    footer ? h("span", {}, emojified(footer.text)) : null,
    footer && timestamp ? h("span", { "aria-hidden": "true" }, "•") : null,
    timestamp ? writtenAt(timestamp) : null);
}

const linked = (words, url) =>
  url ? h("a", { href: url, target: "_blank", rel: "noopener noreferrer" }, emojified(words)) : emojified(words);
