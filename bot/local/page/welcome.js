/** The first press: a sentence, and buttons that do what start.json says. The page knows no game. */
import { h } from "./dom.js";
import { icon } from "./icons.js";
import { LOADING } from "./message.js";
import { inLanguage, load, say } from "./words.js";

const DISMISSED = "welcome-dismissed";
const PATIENCE = 10000;

export class Welcome {
  #isDone = localStorage.getItem(DISMISSED) !== null;

  constructor(app) {
    this.app = app;
    this.element = h("section", { class: "welcome", "aria-label": say("first-steps"), hidden: true });
    load("/page/start.json").then((start) => this.#build(start));
  }

  show(channel) {
    this.element.hidden = this.#isDone || !this.start || channel.name !== this.start.channel;
  }

  #build(start) {
    this.start = start;
    const dismiss = () => {
      localStorage.setItem(DISMISSED, "1");
      this.#leave();
    };
    this.buttons = start.buttons.map(({ label, steps }) =>
      h("button", { type: "button", class: "button success", onclick: () => this.#run(steps) }, inLanguage(label)));
    this.element.append(h("p", {}, inLanguage(start.sentence)), ...this.buttons,
      h("button", { type: "button", class: "icon-button", "aria-label": say("close"), onclick: dismiss }, icon("close")));
    if (this.app.channel) this.show(this.app.channel);
  }

  #leave() {
    this.#isDone = true;
    this.element.hidden = true;
    this.app.focusComposer();
  }

  async #run(steps) {
    const channelId = this.app.channel.id;
    const [{ command, options }, ...choices] = steps;
    this.#disable(true);
    const answered = this.app.nextMessage(channelId, (message) => message.interaction_metadata?.name === command && !(message.flags & LOADING), PATIENCE);
    const isRun = await this.app.command(channelId, command, options);
    let message = isRun ? await answered : null;
    for (const choice of choices) if (message) message = await this.#choose(message, choice);
    this.#disable(false);
    if (message) this.#leave();
  }

  #disable(isDisabled) {
    for (const button of this.buttons) button.disabled = isDisabled;
  }

  /** Chooses a value from the select at this place of the message; resolves with the message as it is then. */
  async #choose(message, { place, value }) {
    const select = message.components.flatMap((row) => row.components)[place];
    const redrawn = this.app.nextMessage(message.channel_id, (one) => one.id === message.id, PATIENCE);
    const answer = await this.app.ask("select", { channel_id: message.channel_id, message_id: message.id, custom_id: select.custom_id, values: [value] });
    return answer?.t === "interaction_done" ? redrawn : null;
  }
}
