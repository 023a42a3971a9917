/** The Markdown that the bot writes as DOM nodes; nothing is ever parsed as HTML. */
import { h, pictured } from "./dom.js";
import { locale } from "./words.js";

const STYLES = {
  t: { timeStyle: "short" },
  d: { dateStyle: "short" },
  D: { dateStyle: "long" },
  f: { dateStyle: "long", timeStyle: "short" },
};
const UNITS = { day: 86400, hour: 3600, minute: 60, second: 1 };

const itemsOf = (tag) => (lines) => h(tag, {}, lines.map((line) => h("li", {}, inline(line))));

/** What lines begin with that belong together, and the nodes that they become. */
const BLOCKS = [
  [/^#{1,3} +/, (lines) => lines.map((line) => h("h2", {}, inline(line)))],
  [/^-# /, (lines) => lines.map((line) => h("p", { class: "fine" }, inline(line)))],
  [/^> /, (lines) => h("blockquote", {}, inline(lines.join("\n")))],
  [/^ *[-*] +/, itemsOf("ul")],
  [/^ *\d+\. +/, itemsOf("ol")],
  [/^/, (lines) => (lines.join("").trim() ? h("p", {}, inline(lines.join("\n").trim())) : [])],
];

export function markdown(text) {
  return text.split(/^```.*\n?/m).flatMap((part, place) => (place % 2 ? h("pre", {}, part.trimEnd()) : blocksOf(part)));
}

function blocksOf(text) {
  const found = [];
  for (const line of text.split("\n")) {
    const [start, build] = BLOCKS.find(([one]) => one.test(line));
    if (found.at(-1)?.build !== build) found.push({ build, lines: [] });
    found.at(-1).lines.push(line.replace(start, ""));
  }
  return found.flatMap(({ build, lines }) => build(lines));
}

/** Tried in this order at each position; sticky, so that each matches only there. */
const RULES = [
  [/\\([!-/:-@[-`{-~])/y, (match) => match[1]],
  [/``(.+?)``|`([^`\n]+)`/y, (match) => h("code", {}, match[1] ?? match[2])],
  [/\*\*((?:\\.|[^\\])+?)\*\*(?!\*)/sy, (match) => h("strong", {}, inline(match[1]))],
  [/\*(?!\s)((?:\\.|[^\\*])+?)\*(?!\*)/sy, (match) => h("em", {}, inline(match[1]))],
  [/<t:(-?\d{1,13})(?::([tdDfR]))?>/y, (match) => timestamp(Number(match[1]), match[2] ?? "f")],
  [/\[([^\]\n]+)\]\(<?(https?:\/\/[^\s)>]+)>?\)/y, (match) => anchor(match[2], match[1])],
  [/<(https?:\/\/[^\s>]+)>/y, (match) => anchor(match[1], match[1])],
  [/https?:\/\/[^\s<>]+[^\s<>.,:;!?"')\]]/y, (match) => anchor(match[0], match[0])],
  [/\n/y, () => h("br")],
];

export function inline(text) {
  const nodes = [];
  let plain = "";
  for (let place = 0; place < text.length; ) {
    const found = RULES.map(([rule, build]) => {
      rule.lastIndex = place;
      const match = rule.exec(text);
      return match && { match, build };
    }).find(Boolean);
    if (found) {
      nodes.push(...pictured(plain), found.build(found.match));
      plain = "";
    } else plain += text[place];
    place += found?.match[0].length ?? 1;
  }
  return [...nodes, ...pictured(plain)];
}

const anchor = (url, words) => h("a", { href: url, rel: "noreferrer" }, words);

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
