/** Selects in messages. Choosing the same option again sends nothing, as on Discord. */
import { avatar, displayName } from "./avatar.js";
import { h } from "./dom.js";
import { emojified, inlineEmoji } from "./emoji.js";
import { icon } from "./icons.js";
import { openListbox } from "./listbox.js";
import { say } from "./words.js";

const STRING = 3;
const USER = 5;
const ROLE = 6;
const MENTIONABLE = 7;
const CHANNEL = 8;

/** `chosen` are the current values; calls `choose(values)` for each new choice. */
export function select(one, app, chosen, choose) {
  let values = presetOf(one) ?? chosen ?? [];
  const options = optionsOf(one, app);
  const words = h("span", { class: "select-words" });
  const show = () => {
    const picked = options.filter((option) => values.includes(option.value));
    words.classList.toggle("placeholder", picked.length === 0);
    words.replaceChildren(...(picked.length ? [label(picked)] : emojified(one.placeholder ?? say("choose"))));
    trigger.setAttribute("aria-label", picked.length ? `${one.placeholder ?? say("choose")}: ${words.textContent}` : words.textContent);
  };
  const open = () =>
    openListbox({
      anchor: trigger,
      label: one.placeholder ?? say("choose"),
      options,
      chosen: values,
      min: one.min_values ?? 1,
      max: one.max_values ?? 1,
      done(picked) {
        const isSame = picked.length === values.length && picked.every((value) => values.includes(value));
        values = picked;
        show();
        if (!isSame) choose(picked);
      },
    });
  const trigger = h("button", {
    type: "button", class: "select", role: "combobox", "aria-haspopup": "listbox", "aria-expanded": "false",
    disabled: one.disabled, "data-control": one.custom_id, "data-label": one.placeholder,
    onclick: open,
    onkeydown: (event) => {
      if (!["ArrowDown", "ArrowUp"].includes(event.key)) return;
      event.preventDefault();
      open();
    },
  }, words, icon("chevron"));
  show();
  return trigger;
}

/** The values that the bot marked as default, or undefined if there are none. */
function presetOf(one) {
  const marked = one.type === STRING ? one.options.filter((option) => option.default).map((option) => option.value)
    : (one.default_values ?? []).map((value) => value.id);
  return marked.length ? marked : undefined;
}

function optionsOf(one, app) {
  const { state } = app;
  const users = [state.bot, ...state.people].map((user) => ({ value: user.id, label: displayName(user), picture: () => avatar(user, "small") }));
  const roles = [{ value: state.guild.id, label: "@everyone" }];
  const channels = state.channels
    .filter((channel) => !one.channel_types?.length || one.channel_types.includes(channel.type))
    .map((channel) => ({ value: channel.id, label: channel.name, picture: () => icon("hash") }));
  return {
    [STRING]: () => one.options.map((option) => ({ ...option, picture: option.emoji && (() => inlineEmoji(option.emoji)) })),
    [USER]: () => users,
    [ROLE]: () => roles,
    [MENTIONABLE]: () => [...users, ...roles],
    [CHANNEL]: () => channels,
  }[one.type]();
}

const label = (picked) => h("span", {}, picked[0].picture?.() ?? "", " ", emojified(picked.map((option) => option.label).join(", ")));
