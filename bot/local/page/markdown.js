/** Discord's Markdown as DOM nodes; no message text is ever parsed as HTML. */
import { displayName } from "./avatar.js";
import { h } from "./dom.js";
import { emojified } from "./emoji.js";
import { timestamp } from "./time.js";

const LIST_ITEM = /^( *)(?:[-*]|(\d+)\.) +(.*)$/;

/** `context` has `state`, and `follow(url)`, which returns whether the page opened the URL itself. */
export function markdown(text, context) {
  const blocks = [];
  const lines = text.split("\n");
  let plain = [];
  const flush = () => {
    if (plain.length) blocks.push(h("p", {}, inline(plain.join("\n"), context)));
    plain = [];
  };
  while (lines.length) {
    const block = takeBlock(lines, context);
    if (block) {
      flush();
      blocks.push(block);
    } else plain.push(lines.shift());
  }
  flush();
  return blocks;
}

function takeBlock(lines, context) {
  const line = lines[0];
  const heading = /^(#{1,3}) +(.+)$/.exec(line);
  if (heading) {
    lines.shift();
    // Headings in messages rank below those of the page.
    return h(`h${heading[1].length + 2}`, { class: `heading-${heading[1].length}` }, inline(heading[2], context));
  }
  if (line.startsWith("-# ")) {
    lines.shift();
    return h("p", { class: "subtext" }, inline(line.slice(3), context));
  }
  if (line.startsWith("> ")) {
    return h("blockquote", {}, inline(takeWhile(lines, (l) => l.startsWith("> "), (l) => l.slice(2)).join("\n"), context));
  }
  if (line.startsWith("```")) return takeCode(lines);
  return LIST_ITEM.test(line) ? takeList(lines, context) : null;
}

function takeWhile(lines, belongs, change) {
  const taken = [];
  while (lines.length && belongs(lines[0])) taken.push(change(lines.shift()));
  return taken;
}

function takeCode(lines) {
  const [first] = lines;
  const end = lines.findIndex((line, index) => (index ? line : line.slice(3)).trimEnd().endsWith("```"));
  if (end < 0) return null;
  const whole = lines.splice(0, end + 1).join("\n").trimEnd().slice(3, -3);
  const hasLanguage = end > 0 && /^```[\w+-]+$/.test(first);
  return h("pre", {}, h("code", {}, (hasLanguage ? whole.slice(first.length - 3) : whole).replace(/^\n/, "").replace(/\n$/, "")));
}

function takeList(lines, context) {
  const isOrdered = LIST_ITEM.exec(lines[0])[2] !== undefined;
  const start = LIST_ITEM.exec(lines[0])[2];
  const belongs = (line) => LIST_ITEM.test(line) && (LIST_ITEM.exec(line)[2] !== undefined) === isOrdered;
  const items = takeWhile(lines, belongs, (line) => {
    const [, indent, , words] = LIST_ITEM.exec(line);
    return h("li", { class: indent.length > 1 ? "nested" : undefined }, inline(words, context));
  });
  return h(isOrdered ? "ol" : "ul", { start: isOrdered ? start : undefined }, items);
}

const wrapped = (tag) => (match, context) => h(tag, {}, inline(match[1], context));

/** Tried in this order at each position; sticky, so that each matches only there. */
const RULES = [
  [/\\([!-/:-@[-`{-~])/y, (match) => match[1]],
  [/``(.+?)``|`([^`\n]+)`/y, (match) => h("code", {}, match[1] ?? match[2])],
  [/\*\*((?:\\.|[^\\])+?)\*\*(?!\*)/sy, wrapped("strong")],
  [/__((?:\\.|[^\\])+?)__/sy, wrapped("u")],
  [/\*(?!\s)((?:\\.|[^\\*])+?)\*(?!\*)/sy, wrapped("em")],
  [/(?<![\w])_((?:\\.|[^\\_])+?)_(?!\w)/sy, wrapped("em")],
  [/~~((?:\\.|[^\\])+?)~~/sy, wrapped("s")],
  [/<t:(-?\d{1,13})(?::([tTdDfFR]))?>/y, (match) => timestamp(Number(match[1]), match[2] ?? "f")],
  [/<@!?(\d+)>/y, (match, context) => userMention(match[1], context)],
  [/<#(\d+)>/y, (match, context) => channelMention(match[1], context)],
  [/<\/([^:>]+):\d+>/y, (match, context) => commandMention(match[1], context)],
  [/<a?(:\w+:)\d+>/y, (match) => match[1]],
  [/\[([^\]\n]+)\]\(<?(https?:\/\/[^\s)>]+)>?\)/y, (match, context) => anchor(match[2], match[1], context)],
  [/<(https?:\/\/[^\s>]+)>/y, (match, context) => anchor(match[1], match[1], context)],
  [/https?:\/\/[^\s<>]+[^\s<>.,:;!?"')\]]/y, (match, context) => anchor(match[0], match[0], context)],
  [/\n/y, () => h("br")],
];

export function inline(text, context) {
  const nodes = [];
  let place = 0;
  let plain = "";
  while (place < text.length) {
    const found = applyRule(text, place, context);
    if (found === null) {
      plain += text[place];
      place += 1;
    } else {
      nodes.push(plain, found.node);
      plain = "";
      place = found.end;
    }
  }
  return [...nodes, plain].flatMap((node) => (typeof node === "string" ? emojified(node) : node));
}

/** The rendered text on one line, as nodes: words, and times that keep counting. */
export function onOneLine(text, context) {
  const parts = markdown(text, context).flatMap((block) => [...partsOf(block), " "]);
  return parts.flatMap((part) => (typeof part === "string" ? emojified(part.replace(/\s+/g, " ")) : part));
}

/** What a reader of the rendered text reads, on one line. */
export function plainText(text, context) {
  const words = markdown(text, context).flatMap((block) => [...partsOf(block), " "]);
  return words.map((part) => part.textContent ?? part).join("").replace(/\s+/g, " ").trim();
}

function partsOf(node) {
  if (node.nodeType === Node.TEXT_NODE) return [node.data];
  if (node.nodeName === "TIME") return [node];
  const parts = [...node.childNodes].flatMap(partsOf);
  return node.nodeName === "BR" || node.nodeName === "LI" ? [" ", ...parts] : parts;
}

function applyRule(text, place, context) {
  for (const [rule, build] of RULES) {
    rule.lastIndex = place;
    const match = rule.exec(text);
    if (match) {
      const end = rule.lastIndex; // building recurses, which moves it
      return { node: build(match, context), end };
    }
  }
  return null;
}

function userMention(id, { state }) {
  const user = state.userById(id);
  return h("span", { class: `mention ${id === state.user.id ? "own" : ""}` }, `@${user ? displayName(user) : id}`);
}

function channelMention(id, { state, go }) {
  const channel = state.channels.find((one) => one.id === id);
  if (!channel) return h("span", { class: "mention" }, `#${id}`);
  return h("button", { type: "button", class: "mention", onclick: () => go(id) }, `#${channel.name}`);
}

function commandMention(name, { start }) {
  return h("button", { type: "button", class: "mention", onclick: () => start(name) }, `/${name}`);
}

function anchor(url, words, { follow }) {
  const link = h("a", { href: url, target: "_blank", rel: "noopener noreferrer" }, words);
  link.addEventListener("click", (event) => follow(url) && event.preventDefault());
  return link;
}
