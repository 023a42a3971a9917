/** The Markdown that the bot writes as DOM nodes; nothing is ever parsed as HTML. */
import { h } from "./dom.js";
import { locale } from "./words.js";

const LIST_ITEM = /^ *(?:[-*]|(\d+)\.) +(.*)$/;
const STYLES = {
  t: { timeStyle: "short" },
  T: { timeStyle: "medium" },
  d: { dateStyle: "short" },
  D: { dateStyle: "long" },
  f: { dateStyle: "long", timeStyle: "short" },
  F: { dateStyle: "full", timeStyle: "short" },
};
const UNITS = { day: 86400, hour: 3600, minute: 60, second: 1 };

/** `follow(url)` opens an address outside. */
export function markdown(text, follow) {
  const blocks = [];
  const lines = text.split("\n");
  while (lines.length) {
    const line = lines[0];
    const heading = /^#{1,3} +(.+)$/.exec(line);
    if (heading) blocks.push(h("h2", {}, inline(heading[1], follow)));
    else if (line.startsWith("-# ")) blocks.push(h("p", { class: "fine" }, inline(line.slice(3), follow)));
    else if (line.startsWith("> ")) {
      const quoted = taken(lines, (one) => one.startsWith("> ")).map((one) => one.slice(2));
      blocks.push(h("blockquote", {}, inline(quoted.join("\n"), follow)));
      continue;
    } else if (line.startsWith("```")) {
      lines.shift();
      blocks.push(h("pre", {}, taken(lines, (one) => !one.startsWith("```")).join("\n")));
    } else if (LIST_ITEM.test(line)) {
      const tag = LIST_ITEM.exec(line)[1] ? "ol" : "ul";
      const items = taken(lines, (one) => LIST_ITEM.test(one));
      blocks.push(h(tag, {}, items.map((one) => h("li", {}, inline(LIST_ITEM.exec(one)[2], follow)))));
      continue;
    } else {
      const isPlain = (one) => !/^(#{1,3} |-# |> |```)/.test(one) && !LIST_ITEM.test(one);
      const plain = taken(lines, isPlain).join("\n").trim();
      if (plain) blocks.push(h("p", {}, inline(plain, follow)));
      continue;
    }
    lines.shift();
  }
  return blocks;
}

function taken(lines, belongs) {
  const found = [];
  while (lines.length && belongs(lines[0])) found.push(lines.shift());
  return found;
}

/** Tried in this order at each position; sticky, so that each matches only there. */
const RULES = [
  [/\\([!-/:-@[-`{-~])/y, (match) => match[1]],
  [/``(.+?)``|`([^`\n]+)`/y, (match) => h("code", {}, match[1] ?? match[2])],
  [/\*\*((?:\\.|[^\\])+?)\*\*(?!\*)/sy, (match, follow) => h("strong", {}, inline(match[1], follow))],
  [/\*(?!\s)((?:\\.|[^\\*])+?)\*(?!\*)/sy, (match, follow) => h("em", {}, inline(match[1], follow))],
  [/<t:(-?\d{1,13})(?::([tTdDfFR]))?>/y, (match) => timestamp(Number(match[1]), match[2] ?? "f")],
  [/\[([^\]\n]+)\]\(<?(https?:\/\/[^\s)>]+)>?\)/y, (match, follow) => anchor(match[2], match[1], follow)],
  [/<(https?:\/\/[^\s>]+)>/y, (match, follow) => anchor(match[1], match[1], follow)],
  [/https?:\/\/[^\s<>]+[^\s<>.,:;!?"')\]]/y, (match, follow) => anchor(match[0], match[0], follow)],
  [/\n/y, () => h("br")],
];

export function inline(text, follow) {
  const nodes = [];
  let plain = "";
  for (let place = 0; place < text.length; ) {
    const found = RULES.map(([rule, build]) => {
      rule.lastIndex = place;
      const match = rule.exec(text);
      return match && { match, build };
    }).find(Boolean);
    if (found) {
      nodes.push(plain, found.build(found.match, follow));
      plain = "";
      place += found.match[0].length;
    } else {
      plain += text[place];
      place += 1;
    }
  }
  return [...nodes, plain].filter((node) => node !== "");
}

function anchor(url, words, follow) {
  const go = (event) => {
    event.preventDefault();
    follow(url);
  };
  return h("a", { href: url, rel: "noreferrer", onclick: go }, words);
}

/** `<t:SECONDS:STYLE>`; style `R` keeps counting. */
function timestamp(seconds, name) {
  const date = new Date(seconds * 1000);
  if (Number.isNaN(date.getTime())) return String(seconds);
  const words = name === "R" ? relative(date) : new Intl.DateTimeFormat(locale, STYLES[name]).format(date);
  return h("time", { datetime: date.toISOString(), "data-counts": name === "R" }, words);
}

function relative(date) {
  const seconds = Math.round((date - Date.now()) / 1000);
  const [unit, size] = Object.entries(UNITS).find(([, length]) => Math.abs(seconds) >= length) ?? ["second", 1];
  return new Intl.RelativeTimeFormat(locale, { numeric: "auto" }).format(Math.round(seconds / size), unit);
}

setInterval(() => {
  for (const stamp of document.querySelectorAll("time[data-counts]")) {
    const words = relative(new Date(stamp.dateTime));
    if (stamp.textContent !== words) stamp.textContent = words;
  }
}, 1000);
