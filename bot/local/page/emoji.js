/** Emoji as pictures, the same on every computer; their text stays for copying and for screen readers. */
import { h } from "./dom.js";

const EMOJI = /\p{RGI_Emoji}/gv;
const ONLY_EMOJI = /^(?:\s*\p{RGI_Emoji}){1,30}\s*$/v;
/** A space at which no line breaks; after a picture browsers would break there. */
const BOUND = "\u00a0";
const JOINER = "\u200d";
const AS_PICTURE = /\ufe0f/g;

/** The text as nodes. */
export function emojified(text) {
  const nodes = [];
  let place = 0;
  for (const match of text.matchAll(EMOJI)) {
    nodes.push(text.slice(place, match.index));
    place = match.index + match[0].length;
    const isBound = text[place] === BOUND;
    nodes.push(isBound ? h("span", { class: "bound" }, picture(match[0]), BOUND) : picture(match[0]));
    place += isBound ? 1 : 0;
  }
  return [...nodes, text.slice(place)].filter((node) => node !== "");
}

/** Whether a message has nothing but emoji, which are then shown large. */
export const isOnlyEmoji = (text) => ONLY_EMOJI.test(text);

/** The emoji of a button or option; application emojis have no picture here and show their name. */
export function inlineEmoji(emoji) {
  return h("span", { "aria-hidden": "true" }, emoji.id ? `:${emoji.name}:` : emojified(emoji.name));
}

function picture(emoji) {
  const image = h("img", { src: `/emoji/${codeOf(emoji)}.svg`, alt: "", draggable: "false" });
  const element = h("span", { class: "emoji" }, image, h("span", { class: "unseen" }, emoji));
  // The computer's own drawing is better than none.
  image.addEventListener("error", () => element.replaceChildren(emoji), { once: true });
  return element;
}

const codeOf = (emoji) =>
  [...(emoji.includes(JOINER) ? emoji : emoji.replace(AS_PICTURE, ""))].map((letter) => letter.codePointAt(0).toString(16)).join("-");
