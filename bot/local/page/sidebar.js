/** The channels, the direct messages, and the person of this tab. */
import { avatar, displayName } from "./avatar.js";
import { h } from "./dom.js";
import { icon } from "./icons.js";
import { openPeople } from "./people.js";
import { openSettings } from "./settings.js";
import { DIRECT, GROUP_MESSAGE } from "./state.js";
import { say } from "./words.js";

export class Sidebar {
  constructor(app) {
    this.app = app;
    this.server = h("p", { class: "server-name" });
    this.places = h("nav", { class: "places", "aria-label": say("channels") });
    this.self = h("div", { class: "self" });
    this.element = h("aside", { class: "sidebar", id: "sidebar" }, this.server, this.places, this.self);
  }

  draw() {
    const { state } = this.app;
    const focused = document.activeElement?.dataset?.place;
    this.server.textContent = state.guild.name;
    const channels = [...state.channels].sort((one, other) => one.position - other.position);
    const groups = state.dms.filter((channel) => channel.type === GROUP_MESSAGE);
    this.places.replaceChildren(
      h("h2", {}, say("text-channels")), this.#channels(channels),
      h("h2", {}, say("direct-messages")),
      h("ul", { role: "list" }, this.#direct(), groups.map((channel) => this.#place(channel, icon("people"), state.nameOf(channel)))),
      ...state.elsewhere.flatMap((server) => [h("h2", {}, server.name), this.#channels(server.channels)]));
    this.self.replaceChildren(...this.#selfPanel());
    if (focused) this.places.querySelector(`[data-place="${focused}"]`)?.focus();
  }

  #channels(channels) {
    return h("ul", { role: "list" }, channels.map((channel) => this.#place(channel, icon("hash"), channel.name)));
  }

  #direct() {
    const { bot } = this.app.state;
    const dms = this.app.state.dms.filter((channel) => channel.type === DIRECT);
    const picture = () => h("span", { class: `presence ${bot.online ? "online" : ""}` }, avatar(bot, "medium"));
    if (dms.length) return dms.map((channel) => this.#place(channel, picture(), bot.username));
    const open = () => this.app.openDirect();
    return h("li", {}, h("button", { type: "button", class: "place", onclick: open }, picture(), h("span", { class: "place-name" }, bot.username)));
  }

  #place(channel, picture, name) {
    const isHere = channel.id === this.app.channel?.id;
    const { count, mentions } = isHere && this.app.isWatched ? { count: 0, mentions: 0 } : this.app.state.unreadOf(channel.id);
    // Every direct message is for this person.
    const badge = channel.type === DIRECT ? count : mentions;
    return h("li", {}, h("button", {
      type: "button", class: `place ${count ? "unread" : ""}`, "data-place": channel.id, "aria-current": isHere ? "page" : undefined,
      onclick: () => this.app.go(channel.id),
    }, picture, h("span", { class: "place-name" }, name),
    badge ? h("span", { class: "badge", "aria-hidden": "true" }, badge) : "",
    count ? h("span", { class: "unseen" }, say("unread", { count })) : ""));
  }

  #selfPanel() {
    const { user } = this.app.state;
    return [
      h("button", { type: "button", class: "self-person", title: say("switch-person"), onclick: () => openPeople(this.app) },
        avatar(user, "medium"),
        h("span", { class: "self-words" }, h("span", { class: "self-name" }, displayName(user)),
          h("span", { class: "self-about" }, say("switch-person")))),
      h("button", { type: "button", class: "icon-button", "aria-label": say("settings"), title: say("settings"), onclick: () => openSettings(this.app) }, icon("gear")),
    ];
  }
}
