/** The page's words: before a session those that came with the page, then those that the server sends. */
const written = document.querySelector("meta[name=words]").content;
const first = JSON.parse(written);
const languages = navigator.languages.map((one) => one.split("-")[0]);
let words = first[languages.find((one) => first[one]) ?? "en"] ?? {};
export let locale = navigator.language;

export function learn(more, language) {
  words = { ...words, ...more };
  locale = language;
  document.documentElement.lang = language;
}

export const say = (key) => words[key] ?? "";
