/** One message; an update redraws only what changed, so that focus and pictures stay. */
import { avatar, displayName } from "./avatar.js";
import { commandsFor } from "./commands.js";
import { component } from "./components.js";
import { arrange, h, present } from "./dom.js";
import { embed, wordsOfEmbed } from "./embed.js";
import { isOnlyEmoji } from "./emoji.js";
import { icon } from "./icons.js";
import { markdown, onOneLine, plainText } from "./markdown.js";
import { attachment } from "./media.js";
import { writtenAt } from "./time.js";
import { say } from "./words.js";

export const EPHEMERAL = 64;
export const LOADING = 128;
const WORDS = 10;

export class MessageView {
  /** The choices in selects that the bot has not replaced yet, by custom_id. */
  chosen = new Map();
  #parts = new Map();
  #pending = new Set();
  #body;

  constructor(message, app) {
    this.app = app;
    this.message = message;
    this.#body = h("div", { class: "message-body" });
    this.failure = h("p", { class: "failure", role: "alert", hidden: true }, icon("alert"), h("span"));
    this.element = h("li", { class: "message", id: `m-${message.id}`, tabindex: "-1" });
    this.#draw();
  }

  update(message) {
    const focus = this.#focusedControl();
    this.message = message;
    this.failure.hidden = true;
    this.#draw();
    if (focus) this.#restoreFocus(focus);
  }

  /** Presses a button or chooses in a select; shows it as pressed until the bot answers. */
  async act(op, customId, fields = {}) {
    if (this.#pending.has(customId)) return;
    this.failure.hidden = true;
    this.app.welcome.leave();
    this.#markPending(customId, true);
    const place = { channel_id: this.message.channel_id, message_id: this.message.id };
    const answer = await this.app.ask(op, { ...place, custom_id: customId, ...fields });
    this.#markPending(customId, false);
    if (answer?.t === "interaction_failed") this.#fail();
  }

  /** A message soon after another by the same author has no head. */
  set isGrouped(isGrouped) {
    this.element.classList.toggle("grouped", isGrouped);
  }

  #fail() {
    this.failure.lastChild.textContent = say("interaction-failed");
    this.failure.hidden = false;
    this.failure.scrollIntoView({ block: "nearest" });
  }

  #draw() {
    const { message, app } = this;
    const isOwnMention = message.mentions.some((user) => user.id === app.state.user.id);
    this.element.classList.toggle("ephemeral", Boolean(message.flags & EPHEMERAL));
    this.element.classList.toggle("mentioned", isOwnMention);
    this.element.setAttribute("aria-label", `${displayName(message.author)}: ${summary(message, app)}`);
    arrange(this.element, present([this.#part("context", contextKey(message), () => context(message, app)), this.#headed()]));
    arrange(this.#body, present(this.#bodyParts()));
    for (const customId of this.#pending) this.#markPending(customId, true);
  }

  #headed() {
    const { author, timestamp } = this.message;
    return this.#part("headed", JSON.stringify(author), () =>
      h("div", { class: "message-main" },
        avatar(author),
        h("div", { class: "message-column" },
          h("div", { class: "message-head" },
            h("span", { class: "author" }, displayName(author)),
            author.bot ? h("span", { class: "tag" }, "APP") : null,
            writtenAt(timestamp)),
          this.#body)));
  }

  #bodyParts() {
    const { message, app } = this;
    if (message.flags & LOADING) return [this.#part("content", "loading", () => thinking(message))];
    const contentKey = `${message.content}|${message.edited_timestamp !== null}`;
    return [
      message.content ? this.#part("content", contentKey, () => content(message, app)) : null,
      ...message.attachments
        .filter((file) => !isReferenced(file, message))
        .map((file, index) => this.#part(`file-${index}`, file.url, (old) => attachment(file, app, old))),
      ...message.embeds.map((one, index) => this.#part(`embed-${index}`, JSON.stringify(one), () => embed(one, app))),
      ...message.components.map((one, index) =>
        this.#part(`component-${index}`, JSON.stringify(one), () => component(one, this))),
      this.failure,
      message.flags & EPHEMERAL ? this.#part("note", "ephemeral", () => this.#ephemeralNote()) : null,
    ];
  }

  /** The part as drawn before, or redrawn if its key changed. */
  #part(name, key, draw) {
    const known = this.#parts.get(name);
    if (known?.key !== key) this.#parts.set(name, { key, element: draw(known?.element) });
    return this.#parts.get(name).element;
  }

  #ephemeralNote() {
    const { channel_id, id } = this.message;
    const dismiss = () => {
      this.app.tell("dismiss", { channel_id, message_id: id });
      if (id.startsWith("local")) this.app.forget(this.message);
    };
    return h("p", { class: "ephemeral-note" },
      icon("eye"), h("span", {}, say("only-you")), " • ",
      h("button", { type: "button", class: "link", onclick: dismiss }, say("dismiss")));
  }

  #controls() {
    return [...this.#body.querySelectorAll("[data-control]")];
  }

  #markPending(customId, isPending) {
    if (isPending) this.#pending.add(customId);
    else this.#pending.delete(customId);
    const control = this.#controls().find((one) => one.dataset.control === customId);
    control?.classList.toggle("pending", isPending);
    control?.setAttribute("aria-busy", String(isPending));
  }

  #focusedControl() {
    const controls = this.#controls();
    const place = controls.indexOf(document.activeElement);
    return place < 0 ? null : { place, id: controls[place].dataset.control, label: controls[place].dataset.label };
  }

  /** If the bot replaced the focused control, moves the focus to the same one, its namesake or its neighbour. */
  #restoreFocus({ place, id, label }) {
    const controls = this.#controls();
    if (controls.includes(document.activeElement)) return;
    const heir = controls.find((one) => one.dataset.control === id)
      ?? controls.find((one) => one.dataset.label === label)
      ?? controls[Math.min(place, controls.length - 1)];
    (heir ?? this.element).focus({ preventScroll: true });
  }
}

/** The beginning of a message, for screen readers. */
export function summary(message, app) {
  if (message.flags & LOADING) return say("thinking", { name: displayName(message.author) });
  return plainText(wordsOf(message), app).slice(0, 300);
}

const wordsOf = (message) =>
  [message.content, ...message.embeds.flatMap(wordsOfEmbed), ...wordsIn(message.components)].join("\n");

/** The words of a layout. */
const wordsIn = (components) => components.flatMap((one) => (one.type === WORDS ? [one.content] : wordsIn(one.components ?? [])));

function contextKey({ interaction_metadata: command, referenced_message: original }) {
  return JSON.stringify([command?.name, original?.id, original?.flags, original && wordsOf(original)]);
}

/** Above a message: the command it answers, or the message it replies to. */
function context(message, app) {
  const command = message.interaction_metadata;
  if (command?.name) {
    return h("div", { class: "message-context" },
      avatar(command.user, "tiny"),
      h("span", { class: "author" }, displayName(command.user)), ` ${say("used")} `,
      h("span", { class: "command-name" }, `/${shownName(command.name, app)}`));
  }
  const original = message.referenced_message;
  if (!original) return null;
  const jump = () => app.go(original.channel_id, original.id);
  return h("div", { class: "message-context" },
    avatar(original.author, "tiny"),
    h("span", { class: "author" }, displayName(original.author)),
    h("button", { type: "button", class: "reply", onclick: jump }, preview(original, app)));
}

/** A message on one line; its times keep counting. */
function preview(message, app) {
  if (message.flags & LOADING) return summary(message, app);
  return wordsOf(message).trim() ? onOneLine(wordsOf(message), app) : say("attachment");
}

/** As this person types it. */
const shownName = (name, app) => [false, true].flatMap((isDirect) => commandsFor(app.state.commands, isDirect)).find((one) => one.name === name)?.shown ?? name;

function content(message, app) {
  const isEdited = message.edited_timestamp !== null && !(message.flags & EPHEMERAL);
  const edited = isEdited ? h("span", { class: "edited", title: message.edited_timestamp }, say("edited")) : null;
  const blocks = markdown(message.content, app);
  if (edited) blocks.at(-1).append(edited);
  return h("div", { class: `markdown ${isOnlyEmoji(message.content) ? "large-emoji" : ""}` }, blocks);
}

function thinking(message) {
  const dots = h("span", { class: "dots", "aria-hidden": "true" }, h("i"), h("i"), h("i"));
  return h("p", { class: "thinking" }, dots, say("thinking", { name: displayName(message.author) }));
}

/** Whether a component shows this file; it is then not repeated below the message. */
const isReferenced = (file, message) => Boolean(message.flags & 32768) && JSON.stringify(message.components).includes(file.url);
