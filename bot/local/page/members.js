/** The people and the bot; a press on a person opens their tab. */
import { avatar, displayName } from "./avatar.js";
import { h } from "./dom.js";
import { icon } from "./icons.js";
import { addressOf, openPeople } from "./people.js";
import { say } from "./words.js";

export function drawMembers(element, app) {
  const { bot, people, user } = app.state;
  element.replaceChildren(
    h("h2", {}, say("bot-group")),
    h("button", { type: "button", class: "member", onclick: () => app.openDirect() },
      h("span", { class: `presence ${bot.online ? "online" : ""}` }, avatar(bot, "medium")),
      h("span", { class: "member-name" }, bot.username), h("span", { class: "tag" }, "APP")),
    h("h2", {}, say("people-here")),
    h("ul", { role: "list" }, people.map((person) => h("li", {}, member(person, user)))),
    h("button", { type: "button", class: "member add", onclick: () => openPeople(app) }, h("span", { class: "add-sign" }, icon("plus")), say("add-person")));
}

function member(person, user) {
  const name = h("span", { class: "member-name" }, displayName(person));
  if (person.id === user.id) return h("span", { class: "member" }, avatar(person, "medium"), name, h("span", { class: "you" }, say("you")));
  return h("a", { class: "member", href: addressOf(person), target: "_blank", title: say("new-tab", { name: displayName(person) }) },
    avatar(person, "medium"), name, icon("outside"));
}
