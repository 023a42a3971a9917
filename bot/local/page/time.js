import { h } from "./dom.js";
import { locale } from "./words.js";

const STYLES = {
  t: { timeStyle: "short" },
  T: { timeStyle: "medium" },
  d: { dateStyle: "short" },
  D: { dateStyle: "long" },
  f: { dateStyle: "long", timeStyle: "short" },
  F: { dateStyle: "full", timeStyle: "short" },
};
const UNITS = [
  ["year", 31536000],
  ["month", 2592000],
  ["day", 86400],
  ["hour", 3600],
  ["minute", 60],
  ["second", 1],
];

export const format = (date, style) => new Intl.DateTimeFormat(locale, STYLES[style] ?? STYLES.f).format(date);

/** `<t:SECONDS:STYLE>`; style `R` keeps counting. */
export function timestamp(seconds, style) {
  const date = new Date(seconds * 1000);
  if (Number.isNaN(date.getTime())) return String(seconds);
  const words = style === "R" ? relative(date) : format(date, style);
  const kind = style === "R" ? "relative" : undefined;
  return h("time", { class: "stamp", datetime: date.toISOString(), title: format(date, "F"), "data-kind": kind }, words);
}

/** The time beside an author's name: without the date if it was today. */
export function writtenAt(iso) {
  const date = new Date(iso);
  const isToday = date.toDateString() === new Date().toDateString();
  const words = isToday ? format(date, "t") : `${format(date, "d")} ${format(date, "t")}`;
  return h("time", { datetime: iso, title: format(date, "F") }, words);
}

setInterval(() => {
  for (const stamp of document.querySelectorAll("time[data-kind=relative]")) {
    const words = relative(new Date(stamp.dateTime));
    if (stamp.textContent !== words) stamp.textContent = words;
  }
}, 1000);

function relative(date) {
  const seconds = Math.round((date - Date.now()) / 1000);
  const [unit, size] = UNITS.find(([, length]) => Math.abs(seconds) >= length) ?? UNITS.at(-1);
  return new Intl.RelativeTimeFormat(locale, { numeric: seconds === 0 ? "auto" : "always" }).format(Math.round(seconds / size), unit);
}
