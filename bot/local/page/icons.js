/** Icons drawn as strokes on a 24 × 24 grid. */
const STROKES = {
  hash: "M9 3 7 21M17 3l-2 18M4 8.500h17M3 15.500h17",
  menu: "M4 6h16M4 12h16M4 18h16",
  close: "M6 6l12 12M18 6 6 18",
  send: "M4 4.500 20.500 12 4 19.500 7 12zM7 12h7",
  slash: "M16 4 8 20",
  gear: "M12 8.500a3.500 3.500 0 1 0 0 7 3.500 3.500 0 0 0 0-7M12 2.500v3M12 18.500v3M2.500 12h3M18.500 12h3M5.300 5.300l2.100 2.100M16.600 16.600l2.100 2.100M18.700 5.300l-2.100 2.100M7.400 16.600l-2.100 2.100",
  people: "M9 11a3.500 3.500 0 1 0 0-7 3.500 3.500 0 0 0 0 7M2.500 20c0-4 3-6 6.500-6s6.500 2 6.500 6M16 4.500a3.200 3.200 0 0 1 0 6.300M18 14.500c2.200.800 3.500 2.700 3.500 5.500",
  chevron: "M6 9l6 6 6-6",
  outside: "M14 4h6v6M20 4l-9 9M18 14v5a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1V7a1 1 0 0 1 1-1h5",
  check: "M5 12.500 10 17.500 19.500 7",
  eye: "M2 12s3.500-6.500 10-6.500S22 12 22 12s-3.500 6.500-10 6.500S2 12 2 12M12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6",
  file: "M6 3h8l5 5v13H6zM14 3v5h5M9 13h7M9 17h5",
  download: "M12 4v11M7 10.500l5 5 5-5M5 20h14",
  theme: "M12 3a9 9 0 1 0 0 18zM12 3a9 9 0 0 1 0 18",
  down: "M12 5v14M6 13l6 6 6-6",
  alert: "M12 3.500 22 20.500H2zM12 10v5M12 17.600v.4",
  smaller: "M4 5h16v14H4zM12 12h6v5h-6z",
  launch: "M14 4c3 0 6 0 6 0s0 3 0 6c0 3-5 7-8 8l-6-6c1-3 5-8 8-8M8 10H4l3-4h4M14 16v4l4-3v-4M4 20l3-3",
  plus: "M12 5v14M5 12h14",
};

export function icon(name) {
  const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  for (const [key, value] of Object.entries({ viewBox: "0 0 24 24", class: "icon", "aria-hidden": "true" })) {
    svg.setAttribute(key, value);
  }
  const path = document.createElementNS(svg.namespaceURI, "path");
  path.setAttribute("d", STROKES[name]);
  svg.append(path);
  return svg;
}
