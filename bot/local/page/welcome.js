/**
 * The first visit: a sentence, and a game for every command with the subcommand that welcome.json names: a picture, a line
 * and a button. Where there are messages to read, only the sentence and the buttons.
 */
import { commandsFor } from "./commands.js";
import { h } from "./dom.js";
import { icon } from "./icons.js";
import { LOADING } from "./message.js";
import { load, locale, localised, say } from "./words.js";

const DISMISSED = "welcome-dismissed";
const TIMEOUT = 10000;

export class Welcome {
  #isDone = localStorage.getItem(DISMISSED) !== null;
  #names = "";

  constructor(app) {
    this.app = app;
    this.games = h("div", { class: "welcome-games" });
    this.element = h("section", { class: "welcome", "aria-label": say("first-steps"), hidden: true });
    load("/page/welcome.json").then((welcome) => this.#build(welcome));
  }

  /** Draws each game that the bot offers now; buttons that stay keep the focus. */
  draw() {
    const { app, welcome } = this;
    if (!welcome || !app.channel) return;
    const names = commandsFor(app.state.commands, app.channel.type).map(({ name }) => name).filter((name) => name.endsWith(` ${welcome.subcommand}`));
    if (names.join() !== this.#names) {
      this.#names = names.join();
      this.games.replaceChildren(...names.map((name) => this.#game(name)));
    }
    this.element.classList.toggle("alone", !app.state.of(app.channel.id).length);
    this.element.hidden = this.#isDone || !names.length || app.channel.name !== welcome.channel;
  }

  #build(welcome) {
    this.welcome = welcome;
    this.element.append(h("p", {}, say("welcome")), this.games,
      h("button", { type: "button", class: "icon-button", "aria-label": say("close"), onclick: () => this.leave() }, icon("close")));
    this.draw();
  }

  #game(name) {
    const word = name.split(" ")[0];
    const game = word.toUpperCase();
    const about = localised(this.app.state.commands.find((command) => command.name === word), "description");
    // A server may have no pictures.
    const picture = h("img", { src: `/local/pictures/${word}-${locale}`, alt: say("sample", { game }), onerror: () => picture.remove() });
    const label = say("play-game", { game });
    return h("div", { class: "welcome-game" }, picture, h("p", {}, about),
      h("button", { type: "button", class: "button success", onclick: () => this.#run(name) }, label));
  }

  /** Goes for good, with the first command or press of any kind; a focus elsewhere stays where it is. */
  leave() {
    if (this.#isDone) return;
    localStorage.setItem(DISMISSED, "1");
    this.#isDone = true;
    const focused = document.activeElement;
    // A disabled button of its own has lost its focus to the body.
    const isFree = focused === document.body || this.element.contains(focused);
    this.element.hidden = true;
    if (isFree) this.app.focusComposer();
  }

  async #run(command) {
    const channelId = this.app.channel.id;
    this.#disable(true);
    const answered = this.app.nextMessage(channelId, (message) => message.interaction_metadata?.name === command && !(message.flags & LOADING), TIMEOUT);
    const isRun = await this.app.command(channelId, command, this.welcome.options);
    const message = isRun ? await answered : null;
    const menu = message && await this.#press(message, this.welcome.menu, (one) => one.id !== message.id);
    let shown = menu;
    for (const choice of this.welcome.choices) if (shown) shown = await this.#press(shown, choice, (one) => one.id === menu.id);
    // Where there is an Activity, it shows the game that has just begun.
    if (shown) this.app.enter();
    if (menu) this.app.tell("dismiss", { channel_id: menu.channel_id, message_id: menu.id });
    this.#disable(false);
  }

  #disable(isDisabled) {
    for (const button of this.games.querySelectorAll("button")) button.disabled = isDisabled;
  }

  /** Presses the button whose custom_id contains these words; resolves with the answer that fits, or with null. */
  async #press(message, words, fits) {
    const button = message.components.flatMap((row) => row.components).find((one) => one.custom_id?.includes(words));
    if (!button) return null;
    const shown = this.app.nextMessage(message.channel_id, (one) => fits(one) && !(one.flags & LOADING), TIMEOUT);
    const answer = await this.app.ask("press", { channel_id: message.channel_id, message_id: message.id, custom_id: button.custom_id });
    return answer?.t === "interaction_done" ? shown : null;
  }
}
