/** The messages of one channel, with days, the unread marker, and older ones on scrolling up. */
import { arrange, h } from "./dom.js";
import { icon } from "./icons.js";
import { closeOrphan } from "./listbox.js";
import { EPHEMERAL, MessageView } from "./message.js";
import { DIRECT, GROUP_MESSAGE, isOlder } from "./state.js";
import { format } from "./time.js";
import { say } from "./words.js";

const GROUP_TIME = 7 * 60 * 1000;
const NEAR = 80;
const PAGE = 50;

export class MessageList {
  #views = new Map();
  #days = new Map();
  #isAtEnd = true;
  #lastTop = 0;
  #isLoading = false;
  #complete = new Set();

  constructor(app) {
    this.app = app;
    this.beginning = h("li", { class: "beginning" });
    this.mark = h("li", { class: "new-mark", role: "separator" }, h("span", {}, say("new")));
    this.list = h("ol", { class: "messages", role: "list" });
    this.present = h("button", { type: "button", class: "to-present", hidden: true, onclick: () => this.toEnd() },
      say("to-present"), icon("down"));
    this.scroller = h("div", {
      class: "scroller", role: "region", tabindex: "0", "aria-label": say("messages"), onscroll: () => this.#scrolled(),
    }, this.list);
    this.element = h("div", { class: "message-pane" }, this.scroller, this.present);
    const follow = new ResizeObserver(() => this.#isAtEnd && this.toEnd());
    follow.observe(this.list);
    follow.observe(this.scroller);
  }

  get isAtEnd() {
    return this.#isAtEnd;
  }

  /** Shows the end of a channel; the marker stands before what is new. */
  show(channel) {
    this.channel = channel;
    const unread = this.app.state.unreadOf(channel.id);
    this.newAfter = unread.count ? unread.last_read ?? "0" : null;
    this.#views.clear();
    this.list.replaceChildren();
    this.draw();
    this.toEnd();
  }

  /** Redraws the list from the state. */
  draw() {
    const { state } = this.app;
    const messages = state.of(this.channel.id);
    const kept = new Set(messages.map((message) => message.id));
    for (const id of [...this.#views.keys()]) if (!kept.has(id)) this.#views.delete(id);
    const nodes = [this.#beginning()];
    let previous = null;
    let isMarked = this.newAfter === null;
    for (const message of messages) {
      const isNewDay = !previous || dayOf(previous) !== dayOf(message);
      if (isNewDay) nodes.push(this.#day(message));
      const isNew = !isMarked && isOlder(this.newAfter, message.id) < 0 && message.author.id !== state.user.id;
      if (isNew) nodes.push(this.mark);
      isMarked ||= isNew;
      const view = this.#view(message);
      view.isGrouped = !isNewDay && !isNew && isGrouped(previous, message);
      nodes.push(view.element);
      previous = message;
    }
    arrange(this.list, nodes);
    this.#changed();
  }

  /** Redraws what has changed: a message, and the previews of it above its replies. */
  update() {
    for (const message of this.app.state.of(this.channel.id)) if (this.#views.has(message.id)) this.#view(message);
    this.#changed();
  }

  #changed() {
    closeOrphan();
    // At once: after a shorter list and a longer one, the event of the first would look as if somebody had scrolled up.
    if (this.#isAtEnd) this.toEnd();
  }

  toEnd() {
    this.scroller.scrollTop = this.scroller.scrollHeight;
    this.#isAtEnd = true;
    this.present.hidden = true;
  }

  /** Scrolls to a message and highlights it for a moment. */
  async jump(id) {
    for (let tries = 0; !this.#views.has(id) && tries < 5 && !this.#complete.has(this.channel.id); tries += 1) await this.#loadOlder();
    const element = this.#views.get(id)?.element;
    if (!element) return;
    this.#isAtEnd = false;
    element.scrollIntoView({ block: "center" });
    element.focus({ preventScroll: true });
    element.classList.remove("jumped");
    requestAnimationFrame(() => element.classList.add("jumped"));
  }

  #view(message) {
    let view = this.#views.get(message.id);
    if (!view) {
      view = new MessageView(message, this.app);
      this.#views.set(message.id, view);
    } else if (view.message !== message) view.update(message);
    return view;
  }

  #day(message) {
    const day = dayOf(message);
    if (!this.#days.has(day)) {
      this.#days.set(day, h("li", { class: "day", role: "separator" }, h("span", {}, format(new Date(message.timestamp), "D"))));
    }
    return this.#days.get(day);
  }

  #beginning() {
    const isDirect = this.channel.type === DIRECT;
    const name = this.app.state.nameOf(this.channel);
    this.beginning.replaceChildren(
      h("span", { class: "beginning-sign" }, icon(isDirect || this.channel.type === GROUP_MESSAGE ? "people" : "hash")),
      h("h2", {}, isDirect ? name : say("welcome-to", { name })),
      h("p", {}, say(isDirect ? "beginning-dm" : "beginning-channel", { name })));
    return this.beginning;
  }

  #scrolled() {
    const { scrollTop, scrollHeight, clientHeight } = this.scroller;
    // Growth at the end scrolls as well: only scrolling up leaves the end.
    this.#isAtEnd = scrollHeight - scrollTop - clientHeight < NEAR || (this.#isAtEnd && scrollTop >= this.#lastTop);
    this.#lastTop = scrollTop;
    this.present.hidden = this.#isAtEnd || scrollHeight - scrollTop < 2 * clientHeight;
    if (this.#isAtEnd) this.app.markRead();
    if (scrollTop < NEAR && !this.#complete.has(this.channel.id)) this.#loadOlder();
  }

  async #loadOlder() {
    const oldest = this.app.state.of(this.channel.id).find((message) => !(message.flags & EPHEMERAL));
    if (this.#isLoading || !oldest) return;
    this.#isLoading = true;
    const { channel } = this;
    const answer = await this.app.ask("history", { channel_id: channel.id, before: oldest.id, limit: PAGE });
    this.#isLoading = false;
    if (answer?.t !== "history") return;
    if (!answer.d.more) this.#complete.add(channel.id);
    this.app.state.addHistory(channel.id, answer.d.messages);
    if (channel !== this.channel) return;
    const fromEnd = this.scroller.scrollHeight - this.scroller.scrollTop;
    this.draw();
    if (!this.#isAtEnd) this.scroller.scrollTop = this.scroller.scrollHeight - fromEnd;
  }
}

const dayOf = (message) => new Date(message.timestamp).toDateString();

function isGrouped(previous, message) {
  const isAnswer = message.interaction_metadata?.name || message.referenced_message;
  return !isAnswer && previous.author.id === message.author.id &&
    (previous.flags & EPHEMERAL) === (message.flags & EPHEMERAL) &&
    new Date(message.timestamp) - new Date(previous.timestamp) < GROUP_TIME;
}
