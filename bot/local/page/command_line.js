/** A chosen command with a field for each of its options. */
import { freshId, h } from "./dom.js";
import { aboutOf, choicesOf, nameOf, parseValue } from "./commands.js";
import { say } from "./words.js";

const TYPING_PAUSE = 250;

export class CommandLine {
  #boxes = new Map();

  /** `hears` has `send(values)`, `leave(text)`, and `ask(option, values)` for autocomplete. */
  constructor(command, app, suggestions, hears) {
    Object.assign(this, { command, app, suggestions, hears });
    this.rest = h("input", {
      class: "rest", type: "text", role: "combobox", "aria-autocomplete": "list", "aria-expanded": "false",
      autocomplete: "off", "aria-label": say("more-options", { name: command.shown }),
      oninput: () => this.#suggestOptions(), onfocus: () => this.#suggestOptions(), onkeydown: (event) => this.#restKey(event),
    });
    this.error = h("p", { class: "command-error", role: "alert", hidden: true });
    this.boxes = h("span", { class: "boxes" });
    this.element = h("div", { class: "command-line" }, h("span", { class: "command-name" }, `/${command.shown}`), this.boxes, this.rest);
    for (const option of command.options.filter((one) => one.required)) this.#add(option);
    this.#showRest();
  }

  focus() {
    const [first] = [...this.#boxes.values()].filter((box) => box.input.value === "");
    (first?.input ?? this.rest).focus();
  }

  /** Sends the command, or shows what is missing. */
  submit() {
    try {
      this.hears.send(this.#values());
    } catch (error) {
      this.#complain(error);
    }
  }

  #values() {
    const values = {};
    for (const [name, box] of this.#boxes) {
      const value = this.#valueOf(box);
      if (value !== undefined) values[name] = value;
    }
    return values;
  }

  #valueOf(box) {
    const { option, input } = box;
    try {
      const typed = input.value.trim();
      if (typed === "" && option.required) throw new Error(say("needed", { name: nameOf(option) }));
      if (typed === "") return undefined;
      if (box.picked?.label === input.value) return box.picked.value;
      const choices = choicesOf(option, this.app.state);
      if (!choices) return parseValue(option, typed);
      const [only] = fitting(choices, typed);
      if (!only) throw new Error(say("no-choice", { name: nameOf(option) }));
      return only.value;
    } catch (error) {
      error.input = input;
      throw error;
    }
  }

  #complain(error) {
    this.error.textContent = error.message;
    this.error.hidden = false;
    error.input?.closest(".box").classList.add("wrong");
    error.input?.focus();
  }

  #add(option) {
    const label = freshId("label");
    const input = h("input", {
      type: "text", role: "combobox", "aria-autocomplete": "list", "aria-expanded": "false", autocomplete: "off",
      autocapitalize: "off", "aria-labelledby": label, "aria-description": aboutOf(option), size: 1,
    });
    const box = { option, input, picked: null };
    box.element = h("label", { class: "box" }, h("span", { id: label, class: "box-name" }, nameOf(option)), input);
    input.addEventListener("input", () => this.#typed(box));
    input.addEventListener("focus", () => this.#suggestValues(box));
    input.addEventListener("blur", () => this.suggestions.hide());
    input.addEventListener("keydown", (event) => this.#boxKey(event, box));
    this.#boxes.set(option.name, box);
    this.boxes.append(box.element);
    this.#showRest();
    return box;
  }

  #typed(box) {
    this.error.hidden = true;
    box.element.classList.remove("wrong");
    box.input.size = Math.max(1, box.input.value.length);
    this.#suggestValues(box);
  }

  #suggestValues(box) {
    const { option, input } = box;
    const heading = `${nameOf(option)} – ${aboutOf(option)}`;
    if (option.autocomplete) {
      // Enter must not take a choice that was offered for other input.
      this.suggestions.hide();
      clearTimeout(box.timer);
      box.timer = setTimeout(() => this.#complete(box, heading), TYPING_PAUSE);
      return;
    }
    const choices = choicesOf(option, this.app.state) ?? [];
    const shown = box.picked?.label === input.value ? choices : fitting(choices, input.value);
    this.suggestions.show(input, heading, shown.slice(0, 25).map((choice) => this.#choiceItem(box, choice)));
    if (!choices.length) this.suggestions.hide();
  }

  async #complete(box, heading) {
    const typed = box.input.value;
    const choices = await this.hears.ask(box.option, this.#typedValues());
    if (document.activeElement !== box.input || box.input.value !== typed) return;
    this.suggestions.show(box.input, heading, choices.map((choice) => this.#choiceItem(box, choice)));
  }

  /** For autocomplete: the content of all fields, valid or not. */
  #typedValues() {
    const typed = [...this.#boxes].map(([name, box]) => [name, box.picked?.label === box.input.value ? box.picked.value : box.input.value]);
    return Object.fromEntries(typed.filter(([, value]) => value !== ""));
  }

  #choiceItem(box, choice) {
    const take = () => {
      box.picked = choice;
      box.input.value = choice.label;
      box.input.size = Math.max(1, choice.label.length);
      box.element.classList.remove("wrong");
      this.error.hidden = true;
      this.focus();
    };
    return { label: choice.label, take };
  }

  #boxKey(event, box) {
    if (this.suggestions.key(event)) return;
    if (event.key === "Enter" && !event.isComposing) {
      event.preventDefault();
      this.submit();
    } else if (event.key === "Backspace" && box.input.value === "" && !box.option.required) {
      event.preventDefault();
      this.#remove(box);
    } else if (event.key === "Escape") this.hears.leave("");
  }

  #remove(box) {
    this.#boxes.delete(box.option.name);
    box.element.remove();
    this.#showRest();
    this.rest.focus();
  }

  #left() {
    return this.command.options.filter((option) => !this.#boxes.has(option.name));
  }

  #showRest() {
    this.rest.placeholder = this.#left().length ? say("options-left", { count: this.#left().length }) : "";
  }

  #suggestOptions() {
    this.error.hidden = true;
    const typed = this.rest.value.trim().toLowerCase();
    const items = this.#left()
      .filter((option) => nameOf(option).toLowerCase().startsWith(typed))
      .map((option) => ({ label: nameOf(option), about: aboutOf(option), take: () => this.#open(option) }));
    this.suggestions.show(this.rest, say("options"), items, { isEager: typed !== "" });
  }

  #open(option) {
    this.rest.value = "";
    this.#add(option).input.focus();
  }

  #restKey(event) {
    if (this.suggestions.key(event)) return;
    if (event.key === "Enter" && !event.isComposing) {
      event.preventDefault();
      this.submit();
    } else if (event.key === "Backspace" && this.rest.value === "") {
      event.preventDefault();
      const last = [...this.#boxes.values()].at(-1);
      if (last) last.input.focus();
      else this.hears.leave(`/${this.command.shown}`);
    } else if (event.key === "Escape") this.hears.leave("");
  }
}

function fitting(choices, typed) {
  const wanted = typed.trim().toLowerCase();
  const fit = choices.filter((choice) => choice.label.toLowerCase().includes(wanted));
  const exact = fit.filter((choice) => choice.label.toLowerCase() === wanted || String(choice.value) === wanted);
  return [...exact, ...fit.filter((choice) => !exact.includes(choice))];
}
