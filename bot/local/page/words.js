/** The words of the page itself, in the language of the person who looks; what the bot says comes from the bot. */
const LANGUAGES = ["en", "de"];

let words = {};
export let locale = "en-US";

export async function speak(newLocale) {
  locale = newLocale;
  const language = languageOf(locale);
  const files = [...new Set(["en", language])].map((name) => load(`/page/words/${name}.json`));
  words = Object.assign({}, ...(await Promise.all(files)));
  document.documentElement.lang = language;
}

export function say(key, values = {}) {
  return words[key].replace(/\{(\w+)\}/g, (_, name) => values[name]);
}

/** A name or description of a command, option or choice, as Discord shows it in this locale. */
export function localised(entry, field) {
  return entry[`${field}_localizations`]?.[locale] ?? entry[field] ?? "";
}

/** The sentence for this locale out of one for each language. */
export const inLanguage = (sentences) => sentences[languageOf(locale)] ?? sentences.en;

export async function load(address) {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return response.json();
}

function languageOf(wanted) {
  const language = wanted.split("-")[0];
  return LANGUAGES.includes(language) ? language : "en";
}
