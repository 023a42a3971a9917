/** The page's words: before a session those that came with the page, then those that the server sends. */
const START = JSON.parse(readStart() || "{}");
const wanted = navigator.languages?.length ? navigator.languages : [navigator.language];
const known = wanted.map((one) => one.toLowerCase().split("-")[0]).find((one) => START[one]) ?? "en";
let words = START[known] ?? {};
export let locale = wanted[0] || "en";

function readStart() {
  const content = document.querySelector("meta[name=words]")?.content ?? "";
  return content.startsWith("{\"") ? content : "";
}

export function learn(more, language) {
  words = { ...words, ...more };
  if (language) {
    locale = language;
    document.documentElement.lang = language;
  }
}

export const say = (key) => words[key] ?? "";

document.documentElement.lang = known;
