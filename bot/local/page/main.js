/** Builds the page and passes each frame of the server to its parts. */
import { ActivityPanel } from "./activity.js";
import { displayName } from "./avatar.js";
import { Composer } from "./composer.js";
import { Connection } from "./connection.js";
import { h, hasKeyboard, isNarrow } from "./dom.js";
import { icon } from "./icons.js";
import { drawMembers } from "./members.js";
import { EPHEMERAL, LOADING, summary } from "./message.js";
import { MessageList } from "./message_list.js";
import { askPerson, browserLocale, greeted, knownPerson, loadPeople, remember } from "./people.js";
import { applyTheme } from "./settings.js";
import { Sidebar } from "./sidebar.js";
import { DIRECT, GROUP_MESSAGE, State } from "./state.js";
import { announce, toast } from "./toast.js";
import { Welcome } from "./welcome.js";
import { localised, say, speak } from "./words.js";

const ENTRY_POINT = 4;
const LAUNCH = /^https:\/\/(?:\w+\.)?discord\.com\/activities\/(\d+)(?:\?(.*))?$/;
const DISCORD = /^https:\/\/(?:\w+\.)?discord\.com\/channels\/(?:\d+|@me)\/(\d+)(?:\/(\d+))?$/;

class App {
  state = new State();
  channel = null;
  #listeners = new Set();
  #count = 0;
  // For the modules that need only one of these.
  go = (channelId, messageId) => this.#go(channelId, messageId);
  follow = (url) => this.#follow(url);
  start = (name) => this.composer.start(name);
  ask = (...asked) => this.connection.ask(...asked);
  tell = (op, fields) => this.connection.tell(op, fields);

  constructor(person) {
    this.sidebar = new Sidebar(this);
    this.messages = new MessageList(this);
    this.composer = new Composer(this);
    this.welcome = new Welcome(this);
    this.activity = new ActivityPanel(this);
    this.members = h("aside", { class: "members", "aria-label": say("people") });
    this.#build();
    this.connection = new Connection(person.id, {
      frame: (frame) => this.#heard(frame),
      opened: () => this.#showConnection(true),
      closed: () => this.#showConnection(false),
      unknown: () => this.#unknown(),
    });
    addEventListener("hashchange", () => this.#goToHash());
    addEventListener("focus", () => this.markRead());
    document.addEventListener("visibilitychange", () => this.markRead());
    document.addEventListener("keydown", (event) => this.#key(event));
  }

  /** Whether the person is looking at this page. */
  get isWatched() {
    return document.visibilityState === "visible" && document.hasFocus();
  }

  /** Runs a slash command; shows a missing answer as Discord does. */
  async command(channelId, name, options) {
    const answer = await this.ask("command", { channel_id: channelId, name, options });
    if (answer?.t === "interaction_failed") this.#showNoResponse(channelId, name);
    const isDone = answer?.t === "interaction_done";
    if (isDone) this.welcome.leave();
    return isDone;
  }

  /** The next new or edited message of a channel that fits; null after the timeout. */
  nextMessage(channelId, fits, milliseconds) {
    return new Promise((resolve) => {
      const listener = (message) => message.channel_id === channelId && fits(message) && finish(message);
      const finish = (message) => {
        this.#listeners.delete(listener);
        clearTimeout(timer);
        resolve(message);
      };
      const timer = setTimeout(() => finish(null), milliseconds);
      this.#listeners.add(listener);
    });
  }

  /** Removes a message that only this page has. */
  forget(message) {
    this.#heard({ t: "message_delete", d: message });
  }

  /** Opens the Activity in this channel, if the bot has one. */
  enter() {
    if (this.#entry) this.tell("enter", { channel_id: this.channel.id });
  }

  openDirect() {
    const direct = this.state.dms.find((channel) => channel.type === DIRECT);
    if (direct) this.go(direct.id);
    else {
      this.isOpeningDirect = true;
      this.tell("open_dm", {});
    }
  }

  focusComposer() {
    if (hasKeyboard()) this.composer.focus();
  }

  /** Marks the channel as read while the person looks at its end. */
  markRead() {
    if (!this.channel || !this.isWatched || !this.messages.isAtEnd) return;
    const last = this.state.of(this.channel.id).findLast((message) => !message.id.startsWith("local"));
    const unread = this.state.unreadOf(this.channel.id);
    if (last && unread.count) this.tell("read", { channel_id: this.channel.id, message_id: last.id });
  }

  #build() {
    this.connectionBanner = h("p", { class: "banner", role: "status", hidden: true }, h("span", { class: "spinner" }), say("reconnecting"));
    this.botBanner = h("p", { class: "banner quiet", role: "status", hidden: true });
    this.title = h("h1", { class: "channel-title" });
    this.menu = h("button", {
      type: "button", class: "icon-button menu", "aria-label": say("channels"), "aria-controls": "sidebar", "aria-expanded": "false",
      onclick: () => this.#drawer(true),
    }, icon("menu"), h("span", { class: "menu-badge", hidden: true }));
    const toMembers = h("button", {
      type: "button", class: "icon-button", "aria-label": say("people"), title: say("people"),
      onclick: () => this.#toggleMembers(toMembers),
    }, icon("people"));
    this.entry = h("button", { type: "button", class: "icon-button", hidden: true, onclick: () => this.enter() }, icon("launch"));
    const header = h("header", { class: "channel-head" }, this.menu, this.title, this.entry, toMembers);
    this.main = h("main", { class: "channel" }, header, this.connectionBanner, this.botBanner, this.welcome.element, this.messages.element, this.composer.element);
    const shade = h("div", { class: "drawer-shade", onclick: () => this.#drawer(false) });
    const skip = h("a", { class: "skip", href: "#composer", onclick: (event) => {
      event.preventDefault();
      this.composer.focus();
    } }, say("skip"));
    document.body.append(skip, this.sidebar.element, shade, this.main, this.members, this.activity.element);
    toMembers.setAttribute("aria-pressed", String(this.members.checkVisibility()));
    matchMedia("(max-width: 720px)").addEventListener("change", () => this.#drawer(false));
    this.#drawer(false);
  }

  #heard(frame) {
    if (frame.t === "error") toast(frame.d.message);
    else if (frame.t === "activity") this.activity.open(frame.d);
    else if (frame.t === "activity_participants") this.activity.joined(frame.d);
    if (!this.state.apply(frame)) return;
    if (frame.t === "ready") this.#ready();
    else if (frame.t.startsWith("message")) this.#messageChanged(frame);
    else if (frame.t === "typing") this.#showTyping();
    else this.#othersChanged(frame);
  }

  #ready() {
    const here = this.channel && this.state.channelById(this.channel.id);
    this.#draw();
    if (here) {
      this.channel = here;
      this.messages.draw();
      this.markRead();
    } else this.#goToHash();
    this.activity.rejoin();
  }

  #messageChanged({ t, d }) {
    if (t !== "message_delete") for (const listener of [...this.#listeners]) listener(d);
    this.#showTyping();
    if (t !== "message_update") this.#announce(t, d);
    if (d.channel_id !== this.channel?.id) return;
    if (t === "message_update") {
      const wasFocused = document.activeElement?.closest(`#m-${d.id}`);
      this.messages.update();
      if (wasFocused) announce(summary(d, this));
    } else {
      this.messages.draw();
      if (t === "message_create" && this.#isOwnAnswer(d)) this.messages.toEnd();
    }
    this.markRead();
  }

  /** Whether the message answers this person, who wants to see it wherever they have scrolled. */
  #isOwnAnswer(message) {
    const { id } = this.state.user;
    return message.author.id === id || Boolean(message.flags & EPHEMERAL) || message.interaction_metadata?.user?.id === id;
  }

  #announce(t, message) {
    if (t !== "message_create" || message.author.id === this.state.user.id) return;
    const channel = this.state.channelById(message.channel_id);
    const place = channel === this.channel || !channel ? "" : ` (${channel.type === DIRECT ? say("direct-messages") : this.state.nameOf(channel)})`;
    if (!(message.flags & LOADING)) announce(`${displayName(message.author)}${place}: ${summary(message, this)}`);
  }

  #othersChanged({ t, d }) {
    this.#draw();
    // The count comes after the message that it counts.
    if (t === "unread") this.markRead();
    if (t === "channel_create" && d.type === DIRECT && this.isOpeningDirect) {
      this.isOpeningDirect = false;
      this.go(d.id);
    }
    if (t === "channel_delete" && d.id === this.channel?.id) this.#goToHash();
  }

  /** Draws everything but the messages. */
  #draw() {
    const { state } = this;
    this.sidebar.draw();
    drawMembers(this.members, this);
    this.welcome.draw();
    this.#drawEntry();
    this.botBanner.hidden = state.bot.online;
    this.botBanner.replaceChildren(icon("alert"), say("bot-offline", { name: state.bot.username }));
    const others = state.places.filter((channel) => channel.id !== this.channel?.id);
    const waiting = others.reduce((sum, { id, type }) => sum + (type === DIRECT ? state.unreadOf(id).count : state.unreadOf(id).mentions), 0);
    this.menu.lastChild.hidden = waiting === 0;
    this.menu.lastChild.textContent = waiting;
    const place = this.channel ? state.nameOf(this.channel) : state.guild.name;
    document.title = `${waiting ? `(${waiting}) ` : ""}${place} · ${displayName(state.user)}`;
  }

  /** The entry point of the Activity, as in Discord's list of apps. */
  get #entry() {
    return this.state.commands.find((command) => command.type === ENTRY_POINT);
  }

  #drawEntry() {
    const entry = this.#entry;
    this.entry.hidden = !entry;
    if (!entry) return;
    this.entry.title = localised(entry, "description") || localised(entry, "name");
    this.entry.setAttribute("aria-label", this.entry.title);
  }

  #go(channelId, messageId) {
    const address = `#${channelId}${messageId ? `/${messageId}` : ""}`;
    if (location.hash === address) this.#goToHash();
    else location.hash = address;
  }

  #goToHash() {
    const [channelId, messageId] = location.hash.slice(1).split("/");
    const channels = [...this.state.channels].sort((one, other) => one.position - other.position);
    this.#show(this.state.channelById(channelId) ?? channels[0]);
    if (messageId) this.messages.jump(messageId);
  }

  #show(channel) {
    const isOther = channel.id !== this.channel?.id;
    this.channel = channel;
    const sign = { [DIRECT]: "@", [GROUP_MESSAGE]: icon("people") }[channel.type] ?? icon("hash");
    this.title.replaceChildren(sign, channel.name ?? this.state.nameOf(channel));
    if (isOther) {
      this.messages.show(channel);
      this.composer.show(channel);
    } else this.messages.toEnd();
    this.#drawer(false);
    this.#showTyping();
    this.markRead();
    this.#draw();
  }

  /** Shows the channel or Activity that a link leads to; false if it is not on this page. */
  #follow(url) {
    const [, application, query] = LAUNCH.exec(url) ?? [];
    if (application && application === this.state.bot.id) {
      this.tell("launch", { channel_id: this.channel.id, ...Object.fromEntries(new URLSearchParams(query)) });
      return true;
    }
    const [, channelId, messageId] = DISCORD.exec(url) ?? [];
    const isHere = Boolean(this.state.channelById(channelId));
    if (isHere) this.go(channelId, messageId);
    return isHere;
  }

  #drawer(isOpen) {
    const isHidden = isNarrow() && !isOpen;
    document.body.classList.toggle("drawer-open", isOpen && isNarrow());
    this.sidebar.element.inert = isHidden;
    this.menu.setAttribute("aria-expanded", String(!isHidden));
    if (isOpen) this.sidebar.element.querySelector("[aria-current]")?.focus();
  }

  /** Wide windows show the members from the start, narrow ones on request and on top. */
  #toggleMembers(button) {
    const isShown = !this.members.checkVisibility();
    document.body.classList.toggle("with-members", isShown);
    document.body.classList.toggle("without-members", !isShown);
    button.setAttribute("aria-pressed", String(isShown));
  }

  #showConnection(isOpen) {
    this.connectionBanner.hidden = isOpen;
  }

  #showTyping() {
    const typing = this.state.typing.get(this.channel?.id);
    clearTimeout(this.typingTimer);
    const isTyping = typing && typing.until > Date.now();
    const user = isTyping && this.state.userById(typing.userId);
    this.composer.typing.textContent = user ? say("typing", { name: displayName(user) }) : "";
    if (isTyping) this.typingTimer = setTimeout(() => this.#showTyping(), typing.until - Date.now());
  }

  /** As in Discord's client, this message exists only on this page. */
  #showNoResponse(channelId, name) {
    const { user, bot } = this.state;
    const last = this.state.of(channelId).at(-1)?.id ?? "0";
    this.#count += 1;
    this.#heard({ t: "message_create", d: {
      id: `local-${this.#count}-${last}`, channel_id: channelId, author: bot, content: say("no-response"), timestamp: new Date().toISOString(),
      edited_timestamp: null, attachments: [], embeds: [], components: [], flags: EPHEMERAL, mentions: [], interaction_metadata: { name, user },
    } });
  }

  #unknown() {
    localStorage.removeItem("person");
    location.href = "/";
  }

  /** Typing anywhere goes to the composer; Escape closes the drawer. */
  #key(event) {
    if (event.key === "Escape") this.#drawer(false);
    const isLetter = event.key.length === 1 && event.key !== " " && !event.ctrlKey && !event.metaKey && !event.altKey;
    if (isLetter && !event.target.closest("input, textarea, select, dialog, .popup")) this.composer.focus();
  }
}

async function open() {
  applyTheme();
  await speak(browserLocale());
  const person = knownPerson(await loadPeople()) ?? (await askPerson(await greeted()));
  remember(person);
  await speak(person.locale);
  return new App(person);
}

open();
