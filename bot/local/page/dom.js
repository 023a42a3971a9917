/** Creates an element. Attributes that are undefined, null or false are left out; `onclick` etc. are listeners. */
export function h(tag, attributes = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (value === undefined || value === null || value === false) continue;
    if (name.startsWith("on")) element.addEventListener(name.slice(2), value);
    // The policy forbids the attribute, not what a script of ours sets.
    else if (name === "style") element.style.cssText = value;
    else element.setAttribute(name, value === true ? "" : value);
  }
  element.append(...present(children));
  return element;
}

/** The children that exist, flattened. */
export function present(children) {
  return children.flat().filter((child) => child !== undefined && child !== null && child !== false && child !== "");
}

let ids = 0;
/** An id unique on this page. */
export const freshId = (name) => `${name}-${(ids += 1)}`;

export const isNarrow = () => matchMedia("(max-width: 720px)").matches;
/** Whether the device has a physical keyboard. */
export const hasKeyboard = () => matchMedia("(hover: hover) and (pointer: fine)").matches;

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
