/** The message box, for text or a slash command. */
import { h, hasKeyboard } from "./dom.js";
import { avatar } from "./avatar.js";
import { CommandLine } from "./command_line.js";
import { commandsFor, matching } from "./commands.js";
import { icon } from "./icons.js";
import { DIRECT } from "./state.js";
import { localised, say } from "./words.js";
import { Suggestions } from "./suggestions.js";

const MAX_LENGTH = 2000;

export class Composer {
  #drafts = new Map();
  #line = null;

  constructor(app) {
    this.app = app;
    this.suggestions = new Suggestions();
    this.text = h("textarea", {
      rows: 1, maxlength: MAX_LENGTH, disabled: true, role: "combobox", "aria-autocomplete": "list", "aria-expanded": "false",
      autocomplete: "off", spellcheck: "true",
      oninput: () => this.#typed(), onkeydown: (event) => this.#key(event), onblur: () => this.suggestions.hide(),
      onfocus: () => this.#suggest(),
    });
    this.slot = h("div", { class: "composer-slot" }, this.text);
    this.problem = h("div", { class: "composer-problem" });
    this.typing = h("p", { class: "typing", "aria-live": "polite" });
    this.element = h("form", { class: "composer", onsubmit: (event) => this.#submit(event) },
      this.suggestions.element, this.problem,
      h("div", { class: "composer-box" }, this.#commandButton(), this.slot,
        h("button", { type: "submit", class: "icon-button send", "aria-label": say("send") }, icon("send"))),
      this.typing);
  }

  /** Switches to another channel; each channel keeps its draft. */
  show(channel) {
    if (this.channel) this.#drafts.set(this.channel.id, this.text.value);
    this.channel = channel;
    this.text.disabled = false;
    this.leave(this.#drafts.get(channel.id) ?? "", { isFocused: false });
    this.suggestions.hide();
    const place = `${channel.type === DIRECT ? "@" : ""}${this.app.state.nameOf(channel)}`;
    this.text.placeholder = say("message-to", { place });
    this.text.setAttribute("aria-label", say("message-to", { place }));
    if (hasKeyboard()) this.focus();
  }

  focus() {
    if (this.#line) this.#line.focus();
    else this.text.focus({ preventScroll: true });
  }

  /** Opens a command by its plain name. */
  start(name) {
    const command = this.#commands().find((one) => one.name === name || one.shown === name);
    if (command) this.#choose(command);
  }

  /** Leaves the command for plain text. */
  leave(words, { isFocused = true } = {}) {
    this.#line = null;
    this.problem.replaceChildren();
    this.slot.replaceChildren(this.text);
    this.text.value = words;
    this.#grow();
    if (isFocused) {
      this.text.focus();
      this.#suggest();
    }
  }

  #commandButton() {
    const open = () => (this.#line ? this.leave("/") : this.leave(this.text.value.startsWith("/") ? this.text.value : "/"));
    return h("button", { type: "button", class: "icon-button", "aria-label": say("commands"), title: say("commands"), onclick: open }, icon("slash"));
  }

  #commands() {
    const { state } = this.app;
    return commandsFor(state.commands, this.channel.type, state.hasBot(this.channel));
  }

  #typed() {
    this.#grow();
    const exact = /^\/(.+) $/.exec(this.text.value);
    const command = exact && this.#commands().find((one) => one.shown === exact[1] || one.name === exact[1]);
    if (command) this.#choose(command);
    else this.#suggest();
  }

  #grow() {
    this.text.style.height = "auto";
    this.text.style.height = this.text.value ? `${this.text.scrollHeight}px` : "";
  }

  #suggest() {
    const typed = /^\/([^\n]*)$/.exec(this.text.value);
    if (!typed) {
      this.suggestions.hide();
      return;
    }
    const { bot } = this.app.state;
    const items = matching(this.#commands(), typed[1]).map((command) => ({
      label: `/${command.shown}`, about: command.about, detail: bot.username, picture: () => avatar(bot, "small"),
      take: () => this.#choose(command),
    }));
    this.suggestions.show(this.text, say("commands"), items);
  }

  #choose(command) {
    this.suggestions.hide();
    this.#line = new CommandLine(command, this.app, this.suggestions, {
      send: (values) => this.#sendCommand(command, values),
      leave: (words) => this.leave(words),
      ask: (option, values) => this.#complete(command, option, values),
    });
    this.problem.replaceChildren(this.#line.error);
    this.slot.replaceChildren(this.#line.element);
    this.#line.focus();
  }

  #sendCommand(command, options) {
    this.leave("");
    this.app.command(this.channel.id, command.name, options);
  }

  async #complete(command, option, options) {
    const answer = await this.app.ask("autocomplete", { channel_id: this.channel.id, name: command.name, options, focused: option.name });
    const choices = answer?.t === "autocomplete" ? answer.d.choices : [];
    return choices.map((choice) => ({ label: localised(choice, "name"), value: choice.value }));
  }

  #key(event) {
    if (this.suggestions.key(event)) return;
    if (event.key === "Enter" && !event.shiftKey && !event.isComposing) this.#submit(event);
  }

  #submit(event) {
    event.preventDefault();
    if (this.#line) {
      this.#line.submit();
      return;
    }
    const content = this.text.value.trim();
    if (!content) return;
    if (this.app.tell("send", { channel_id: this.channel.id, content })) this.leave("");
  }
}
