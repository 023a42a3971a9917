const NOTHING = [undefined, null, false];

/** Creates an element. Attributes and children that are undefined, null or false are left out; `onclick` etc. are listeners. */
export function h(tag, attributes = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (NOTHING.includes(value)) continue;
    if (name.startsWith("on")) element.addEventListener(name.slice(2), value);
    else element.setAttribute(name, value === true ? "" : value);
  }
  element.append(...children.flat(9).filter((child) => !NOTHING.includes(child)));
  return element;
}

const EMOJI = /(\p{Extended_Pictographic}\ufe0f?\xa0?)/u;

/** The text with its emoji as pictures, which not every computer has; a space that does not break stays with its picture. */
export function pictured(text) {
  const pictureOf = (found) => {
    const emoji = found.trim();
    const src = `emoji/${emoji.codePointAt(0).toString(16)}.svg`;
    const image = h("img", { src, alt: emoji, onerror: () => image.replaceWith(emoji) });
    return h("span", { class: "emoji" }, image, found.slice(emoji.length));
  };
  return text.split(EMOJI).map((part, place) => (place % 2 ? pictureOf(part) : part));
}

/** The text without its first emoji, for options of a list, which show no pictures. */
export const unpictured = (text) => text.replace(EMOJI, "").trim();

/** Sets properties of an element's style: the content policy forbids the attribute, not this. */
export function style(element, properties) {
  for (const [name, value] of Object.entries(properties)) element.style.setProperty(name, value);
  return element;
}

/** Places an element on a picture, by a box in shares of the picture's width. */
export function put(element, [left, top, width, height]) {
  const share = (side) => `calc(var(--side) * ${side})`;
  return style(element, { left: share(left), top: share(top), width: share(width), height: share(height) });
}

/** Puts the nodes into the parent in this order; nodes already in place keep focus and scroll position. */
export function arrange(parent, nodes) {
  let cursor = parent.firstChild;
  for (const node of nodes) {
    if (node === cursor) cursor = cursor.nextSibling;
    else parent.insertBefore(node, cursor);
  }
  while (cursor) {
    const next = cursor.nextSibling;
    cursor.remove();
    cursor = next;
  }
}

const REST = 400;

/** Lets an element take no touch for a moment: it was meant for what stood there before. */
export function rest(element) {
  element.classList.add("rest");
  setTimeout(() => element.classList.remove("rest"), REST);
}

export const isStill = () => matchMedia("(prefers-reduced-motion: reduce)").matches;
