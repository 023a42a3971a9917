import { h } from "./dom.js";

const HUES = [214, 262, 330, 8, 32, 150, 184];

/** A round picture: initials for people, a drawing for the bot. */
export function avatar(user, size = "") {
  if (user.bot) return h("img", { class: `avatar ${size}`, src: "/page/icon.svg", alt: "" });
  const hue = HUES[Number(BigInt(user.id) % BigInt(HUES.length))];
  const letter = [...displayName(user)][0].toUpperCase();
  return h("span", { class: `avatar ${size}`, style: `--hue: ${hue}`, "aria-hidden": "true" }, letter);
}

/** People have `name`; users in Discord's objects have `global_name` and `username`. */
export const displayName = (user) => user.name ?? user.global_name ?? user.username ?? "?";
