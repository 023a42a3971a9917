/** The modals that a bot opens. */
import { freshId, h } from "./dom.js";
import { markdown } from "./markdown.js";
import { select } from "./select.js";
import { say } from "./words.js";

const ROW = 1;
const TEXT_INPUT = 4;
const TEXT = 10;
const LABEL = 18;
const RADIO_GROUP = 21;
const CHECKBOX_GROUP = 22;
const CHECKBOX = 23;
const PARAGRAPH = 2;

/** Resolves with "sent", "closed" or "failed". */
export function openModal(app, modal) {
  return new Promise((resolve) => {
    let outcome = "closed";
    const fields = modal.components.map((part) => fieldOf(part, app));
    const values = () => Object.fromEntries(fields.filter((field) => field.name).map((field) => [field.name, field.value()]));
    const failure = h("p", { class: "failure", role: "alert", hidden: true }, say("modal-failed"));
    const send = async (event) => {
      event.preventDefault();
      failure.hidden = true;
      const answer = await app.ask("modal", { interaction_id: modal.interaction_id, values: values() });
      if (answer?.t === "interaction_done") {
        outcome = "sent";
        dialog.close();
      } else failure.hidden = false;
    };
    const dialog = h("dialog", { class: "dialog", "aria-label": modal.title },
      h("form", { onsubmit: send },
        h("h2", {}, modal.title),
        fields.map((field) => field.element),
        failure,
        h("div", { class: "dialog-foot" },
          h("button", { type: "button", class: "button secondary", onclick: () => dialog.close() }, say("cancel")),
          h("button", { type: "submit", class: "button primary" }, say("submit")))));
    dialog.addEventListener("close", () => {
      dialog.remove();
      resolve(outcome);
    });
    document.body.append(dialog);
    dialog.showModal();
  });
}

function fieldOf(part, app) {
  if (part.type === TEXT) return { element: h("div", { class: "markdown" }, markdown(part.content, app)) };
  const inner = part.type === ROW ? part.components[0] : part.component;
  const { label, description } = part.type === LABEL ? part : inner;
  const control = (CONTROLS[inner.type] ?? choiceControl)(inner, app);
  const id = freshId("field");
  control.element.setAttribute("aria-labelledby", id);
  const element = h("div", { class: "field" },
    h("span", { id, class: "field-label" }, label ?? "", inner.required === false ? "" : h("span", { class: "needed" }, " *")),
    description ? h("span", { class: "field-about" }, description) : "",
    control.element);
  return { element, name: inner.custom_id, value: control.value };
}

const CONTROLS = {
  [TEXT_INPUT](one) {
    const shared = {
      placeholder: one.placeholder, minlength: one.min_length, maxlength: one.max_length, required: one.required !== false,
    };
    const element = one.style === PARAGRAPH ? h("textarea", { ...shared, rows: 4 }) : h("input", { ...shared, type: "text" });
    element.value = one.value ?? "";
    return { element, value: () => element.value };
  },
  [RADIO_GROUP]: (one) => group(one, "radio"),
  [CHECKBOX_GROUP]: (one) => group(one, "checkbox"),
  [CHECKBOX](one) {
    const element = h("input", { type: "checkbox", checked: one.default });
    return { element, value: () => element.checked };
  },
};

function choiceControl(one, app) {
  let values = (one.options ?? []).filter((option) => option.default).map((option) => option.value);
  return { element: select(one, app, values, (chosen) => (values = chosen)), value: () => values };
}

function group(one, type) {
  const name = freshId("group");
  const inputs = one.options.map((option) => h("input", { type, name, value: option.value, checked: option.default }));
  const element = h("div", { class: "choices", role: type === "radio" ? "radiogroup" : "group" },
    one.options.map((option, index) => h("label", {}, inputs[index], " ", option.label)));
  const chosen = () => inputs.filter((input) => input.checked).map((input) => input.value);
  return { element, value: () => (type === "radio" ? chosen()[0] ?? "" : chosen()) };
}
