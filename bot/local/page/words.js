/** The page's own texts in the language of its person; the bot's texts come from the bot. */
const LANGUAGES = ["en", "de"];

let words = {};
export let locale = "en-US";

export async function speak(newLocale) {
  locale = newLocale;
  const files = [...new Set(["en", language()])].map((name) => load(`/page/words/${name}.json`));
  words = Object.assign({}, ...(await Promise.all(files)));
  document.documentElement.lang = language();
}

export function say(key, values = {}) {
  return words[key].replace(/\{(\w+)\}/g, (_, name) => values[name]);
}

/** The name or description of a command, option or choice in this locale, as in Discord. */
export function localised(entry, field) {
  return entry[`${field}_localizations`]?.[locale] ?? entry[field] ?? "";
}

/** The sentence for this locale. */
export const inLanguage = (sentences) => sentences[language()] ?? sentences.en;

export async function load(address) {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return response.json();
}

/** The language of the page's own texts. */
export function language() {
  const wanted = locale.split("-")[0];
  return LANGUAGES.includes(wanted) ? wanted : "en";
}
