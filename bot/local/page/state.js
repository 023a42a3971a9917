/** What this person can see, updated by the server's frames. */
import { displayName } from "./avatar.js";

const TYPING = 10000;
export const DIRECT = 1;
export const GROUP_MESSAGE = 3;

export const isOlder = (one, other) => one.length - other.length || (one < other ? -1 : one > other ? 1 : 0);

export class State {
  user = null;
  people = [];
  bot = null;
  guild = null;
  channels = [];
  /** Direct and group messages. */
  dms = [];
  /** Servers without the bot, each with its channels. */
  elsewhere = [];
  messages = new Map();
  unread = new Map();
  commands = [];
  typing = new Map();

  /** Applies a frame; returns false if it does not concern the state. */
  apply({ t, d }) {
    const change = CHANGES[t];
    change?.(this, d);
    return change !== undefined;
  }

  userById(id) {
    return this.bot.id === id ? this.bot : this.people.find((person) => person.id === id);
  }

  channelById(id) {
    return this.places.find((channel) => channel.id === id);
  }

  /** Everywhere this person can write. */
  get places() {
    return [...this.channels, ...this.dms, ...this.elsewhere.flatMap((server) => server.channels)];
  }

  /** Whether the bot is a member of a channel. */
  hasBot(channel) {
    return channel.type === DIRECT || this.channels.some((one) => one.id === channel.id);
  }

  /** What a channel is called; a group message has the names of the others. */
  nameOf(channel) {
    if (channel.type === DIRECT) return this.bot.username;
    if (channel.type !== GROUP_MESSAGE) return `#${channel.name}`;
    const others = channel.recipients.filter(({ id }) => id !== this.user.id);
    return others.map(({ id }) => displayName(this.userById(id))).join(", ");
  }

  of(channelId) {
    return this.messages.get(channelId) ?? [];
  }

  message(channelId, id) {
    return this.of(channelId).find((message) => message.id === id);
  }

  unreadOf(channelId) {
    return this.unread.get(channelId) ?? { count: 0, mentions: 0, last_read: null };
  }

  /** Adds older messages. */
  addHistory(channelId, older) {
    const known = new Set(this.of(channelId).map((message) => message.id));
    const all = [...older.filter((message) => !known.has(message.id)), ...this.of(channelId)];
    this.messages.set(channelId, all);
  }
}

/** The messages, in which the replies to one know it as it is now. */
const withOriginal = (messages, id, original) =>
  messages.map((one) => (one.referenced_message?.id === id ? { ...one, referenced_message: original } : one));

const CHANGES = {
  ready(state, d) {
    for (const key of ["user", "people", "bot", "guild", "channels", "dms", "elsewhere", "commands"]) state[key] = d[key];
    state.messages = new Map(Object.entries(d.messages));
    state.unread = new Map(Object.entries(d.unread));
    state.typing.clear();
  },
  message_create(state, message) {
    state.typing.delete(message.channel_id);
    const others = state.of(message.channel_id).filter((one) => one.id !== message.id);
    state.messages.set(message.channel_id, [...others, message].sort((a, b) => isOlder(a.id, b.id)));
  },
  message_update(state, message) {
    const all = state.of(message.channel_id).map((one) => (one.id === message.id ? message : one));
    state.messages.set(message.channel_id, withOriginal(all, message.id, message));
  },
  message_delete(state, { id, channel_id: channelId }) {
    const others = state.of(channelId).filter((one) => one.id !== id);
    state.messages.set(channelId, withOriginal(others, id, null));
  },
  channel_create(state, channel) {
    const list = channel.type === DIRECT ? "dms" : "channels";
    state[list] = [...state[list].filter((one) => one.id !== channel.id), channel];
  },
  channel_delete(state, { id }) {
    state.channels = state.channels.filter((one) => one.id !== id);
    state.dms = state.dms.filter((one) => one.id !== id);
  },
  typing: (state, d) => state.typing.set(d.channel_id, { userId: d.user_id, until: Date.now() + TYPING }),
  commands: (state, commands) => (state.commands = commands),
  people(state, people) {
    state.people = people;
    state.user = people.find((person) => person.id === state.user.id) ?? state.user;
  },
  bot: (state, bot) => (state.bot = bot),
  unread: (state, d) => state.unread.set(d.channel_id, d),
};
