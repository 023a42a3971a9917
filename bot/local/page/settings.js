/** A person's settings, and the theme of the page. */
import { h } from "./dom.js";
import { LOCALES, savePerson } from "./people.js";
import { say } from "./words.js";

const THEME = "theme";
const THEMES = ["auto", "dark", "light"];

export function applyTheme(theme = localStorage.getItem(THEME) ?? "auto") {
  document.documentElement.dataset.theme = theme;
}

export function openSettings(app) {
  const { user } = app.state;
  const name = h("input", { type: "text", maxlength: 32, required: true, value: user.name, autocomplete: "off" });
  const language = h("select", {}, LOCALES.map((code) => h("option", { value: code, selected: code === user.locale }, languageName(code))));
  const isOpen = h("input", { type: "checkbox", checked: user.dms_open });
  const failure = h("p", { class: "failure", role: "alert", hidden: true });
  const save = async (event) => {
    event.preventDefault();
    try {
      await savePerson({ name: name.value.trim(), locale: language.value, dms_open: isOpen.checked }, "PATCH", user.id);
      dialog.close();
      if (language.value !== user.locale) location.reload();
    } catch (error) {
      failure.textContent = error.message;
      failure.hidden = false;
    }
  };
  const dialog = h("dialog", { class: "dialog", "aria-labelledby": "settings-title" },
    h("form", { onsubmit: save },
      h("h2", { id: "settings-title" }, say("settings")),
      h("label", { class: "field" }, h("span", { class: "field-label" }, say("name")), name),
      h("label", { class: "field" }, h("span", { class: "field-label" }, say("language")), language),
      h("label", { class: "field check" }, isOpen, h("span", {}, say("dms-open"))),
      themes(), failure,
      h("p", { class: "credit" }, say("credit")),
      h("div", { class: "dialog-foot" },
        h("button", { type: "button", class: "button secondary", onclick: () => dialog.close() }, say("cancel")),
        h("button", { type: "submit", class: "button primary" }, say("save")))));
  dialog.addEventListener("close", () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
}

/** The theme changes at once and is kept by the browser. */
function themes() {
  const now = document.documentElement.dataset.theme;
  const radios = THEMES.map((theme) => {
    const choose = () => {
      localStorage.setItem(THEME, theme);
      applyTheme(theme);
    };
    return h("label", {}, h("input", { type: "radio", name: "theme", checked: theme === now, onchange: choose }), h("span", {}, say(`theme-${theme}`)));
  });
  return h("fieldset", { class: "field segments" }, h("legend", { class: "field-label" }, say("theme")), h("div", {}, radios));
}

function languageName(code) {
  const name = new Intl.DisplayNames([code], { type: "language" }).of(code);
  return name[0].toLocaleUpperCase(code) + name.slice(1);
}
