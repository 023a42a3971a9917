/** Slash commands as the person sees them: flat, localised, with the values of each option. */
import { displayName } from "./avatar.js";
import { DIRECT, GROUP_MESSAGE } from "./state.js";
import { localised, say } from "./words.js";

const SUBCOMMAND = 1;
const GROUP = 2;
const CHAT = 1;
const BY_PERSON = 1;
export const TYPE = { TEXT: 3, INTEGER: 4, BOOLEAN: 5, USER: 6, CHANNEL: 7, ROLE: 8, MENTIONABLE: 9, NUMBER: 10 };

/** The commands of a kind of channel, with the bot or without; `name` is sent, `shown` is displayed. */
export function commandsFor(commands, type, hasBot = true) {
  const context = { [DIRECT]: 1, [GROUP_MESSAGE]: 2 }[type] ?? 0;
  return commands
    .filter((command) => (command.type ?? CHAT) === CHAT && (command.contexts ?? [context]).includes(context))
    .filter((command) => hasBot || (command.integration_types ?? []).includes(BY_PERSON))
    .flatMap((command) => flat(command, [], []))
    .sort((one, other) => one.shown.localeCompare(other.shown));
}

function flat(entry, names, shown) {
  const path = [...names, entry.name];
  const words = [...shown, localised(entry, "name")];
  const inner = (entry.options ?? []).filter((option) => option.type === SUBCOMMAND || option.type === GROUP);
  if (inner.length) return inner.flatMap((option) => flat(option, path, words));
  return [{ name: path.join(" "), shown: words.join(" "), about: localised(entry, "description"), options: entry.options ?? [] }];
}

/** The commands that match what is typed after the slash; those that begin with it come first. */
export function matching(commands, typed) {
  const wanted = typed.toLowerCase().trim().replace(/\s+/g, " ");
  const rank = (command) => {
    const names = [command.shown, command.name].map((name) => name.toLowerCase());
    if (names.some((name) => name.startsWith(wanted))) return 0;
    return names.some((name) => name.split(" ").some((word) => word.startsWith(wanted))) ? 1 : 2;
  };
  return commands.filter((command) => rank(command) < 2).sort((one, other) => rank(one) - rank(other));
}

export const nameOf = (option) => localised(option, "name");
export const aboutOf = (option) => localised(option, "description");

/** The choices for an option as {label, value}, or null if any text is allowed. */
export function choicesOf(option, state) {
  if (option.choices?.length) return option.choices.map((choice) => ({ label: localised(choice, "name"), value: choice.value }));
  const users = () => [...state.people, state.bot].map((user) => ({ label: displayName(user), value: user.id }));
  const everyone = () => [{ label: "@everyone", value: state.guild.id }];
  const kinds = {
    [TYPE.BOOLEAN]: () => [{ label: say("true"), value: true }, { label: say("false"), value: false }],
    [TYPE.USER]: users,
    [TYPE.ROLE]: everyone,
    [TYPE.MENTIONABLE]: () => [...users(), ...everyone()],
    [TYPE.CHANNEL]: () => state.channels
      .filter((channel) => !option.channel_types?.length || option.channel_types.includes(channel.type))
      .map((channel) => ({ label: `#${channel.name}`, value: channel.id })),
  };
  return kinds[option.type]?.() ?? null;
}

/** The value to send for typed text; throws a sentence that says what is wrong. */
export function parseValue(option, typed) {
  if (option.type !== TYPE.INTEGER && option.type !== TYPE.NUMBER) {
    checkLength(option, typed);
    return typed;
  }
  const number = Number(typed.replace(",", "."));
  const isFit = typed.trim() !== "" && Number.isFinite(number) && (option.type === TYPE.NUMBER || Number.isInteger(number));
  if (!isFit) throw new Error(say(option.type === TYPE.INTEGER ? "not-integer" : "not-number", { name: nameOf(option) }));
  const [low, high] = [option.min_value ?? -Infinity, option.max_value ?? Infinity];
  if (number < low) throw new Error(say("too-small", { name: nameOf(option), low }));
  if (number > high) throw new Error(say("too-large", { name: nameOf(option), high }));
  return number;
}

function checkLength(option, typed) {
  const [low, high] = [option.min_length ?? 0, option.max_length ?? 6000];
  if (typed.length < low || typed.length > high) throw new Error(say("wrong-length", { name: nameOf(option), low, high }));
}
