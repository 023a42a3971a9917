/** The page's own texts in the language of its person; the bot's texts come from the bot. */
let words = {};
export let locale = "en-US";

export async function speak(newLocale) {
  locale = newLocale;
  const answer = await load(`/local/words/${locale}`);
  words = answer.words;
  document.documentElement.lang = answer.language;
}

export function say(key, values = {}) {
  return words[key].replace(/\{(\w+)\}/g, (_, name) => values[name]);
}

/** The name or description of a command, option or choice in this locale, as in Discord. */
export function localised(entry, field) {
  return entry[`${field}_localizations`]?.[locale] ?? entry[field] ?? "";
}

export async function load(address) {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return response.json();
}
