import { h } from "./dom.js";

/** An emoji of a button or option; one of an application has no picture here and shows its name. */
export function inlineEmoji(emoji) {
  return h("span", { class: "emoji", "aria-hidden": "true" }, emoji.id ? `:${emoji.name}:` : emoji.name);
}
