/** Creates an element. Attributes that are undefined, null or false are left out; `onclick` etc. are listeners. */
export function h(tag, attributes = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (value === undefined || value === null || value === false) continue;
    if (name.startsWith("on")) element.addEventListener(name.slice(2), value);
    else element.setAttribute(name, value === true ? "" : value);
  }
  element.append(...children.flat(9).filter((child) => child !== undefined && child !== null && child !== false && child !== ""));
  return element;
}

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

const PATHS = {
  tick: "M4 12.5 9.5 18 20 6.5",
  wait: "M7 3h10M7 21h10M8 3c0 5 8 5 8 9s-8 4-8 9M16 3c0 5-8 5-8 9s8 4 8 9",
  away: "M20 14.5A8.5 8.5 0 1 1 10 4a7 7 0 0 0 10 10.5Z",
  left: "M6 6 18 18M18 6 6 18",
  back: "M15 5 8 12l7 7",
  home: "M4 11.5 12 4l8 7.5M6.5 10v10h11V10",
  star: "m12 3 2.7 5.8 6.3.8-4.6 4.4 1.2 6.3L12 17.2 6.4 20.3 7.6 14 3 9.6l6.3-.8Z",
};

/** Draws a small sign of lines. */
export function sign(name) {
  const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  svg.setAttribute("viewBox", "0 0 24 24");
  svg.setAttribute("class", `sign ${name}`);
  svg.setAttribute("aria-hidden", "true");
  const path = document.createElementNS("http://www.w3.org/2000/svg", "path");
  path.setAttribute("d", PATHS[name]);
  svg.append(path);
  return svg;
}

export const isStill = () => matchMedia("(prefers-reduced-motion: reduce)").matches;
