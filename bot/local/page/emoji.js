import { h } from "./dom.js";

/** The emoji of a button or option; application emojis have no picture here and show their name. */
export function inlineEmoji(emoji) {
  return h("span", { class: "emoji", "aria-hidden": "true" }, emoji.id ? `:${emoji.name}:` : emoji.name);
}
