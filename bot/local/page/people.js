/** The people at this computer: choose one, add one, or open several in several tabs. */
import { avatar, displayName } from "./avatar.js";
import { h } from "./dom.js";
import { icon } from "./icons.js";
import { load, say } from "./words.js";

const REMEMBERED = "person";

export const addressOf = (person) => `/?user=${person.id}`;

/** The person of this tab, else the last one of this browser, else undefined. */
export function knownPerson(people) {
  const wanted = new URLSearchParams(location.search).get("user") ?? localStorage.getItem(REMEMBERED);
  return people.find((person) => person.id === wanted);
}

export function remember(person) {
  localStorage.setItem(REMEMBERED, person.id);
  if (new URLSearchParams(location.search).get("user") !== person.id) {
    history.replaceState(null, "", `${addressOf(person)}${location.hash}`);
  }
}

export const loadPeople = () => load("/local/people");

/** Everyone; before the first message, with names as they are usual in the language of this browser. */
export const greeted = () => save("/local/greeting", "POST", { locale: browserLocale() });

export const savePerson = (person, method, id = "") => save(`/local/people${id && `/${id}`}`, method, person);

async function save(address, method, content) {
  const response = await fetch(address, { method, headers: { "Content-Type": "application/json" }, body: JSON.stringify(content) });
  const answer = await response.json();
  if (!response.ok) throw new Error(answer.message);
  return answer;
}

/** Asks on the first visit; resolves with the person chosen or added. */
export function askPerson(people) {
  return new Promise((resolve) => {
    const choose = (person) => {
      dialog.remove();
      resolve(person);
    };
    const buttons = people.map((person) =>
      h("button", { type: "button", class: "person", onclick: () => choose(person) }, ...personWords(person)));
    const dialog = h("dialog", { class: "dialog first", "aria-labelledby": "first-title" },
      h("h2", { id: "first-title" }, say("who-are-you")),
      h("p", { class: "dialog-about" }, say("who-about")),
      nameForm(choose),
      people.length ? h("h3", {}, say("or-be")) : "",
      h("div", { class: "people-grid" }, buttons));
    dialog.addEventListener("cancel", (event) => event.preventDefault());
    document.body.append(dialog);
    dialog.showModal();
  });
}

/** Later: shows everyone, to play as them in this tab or another one. */
export function openPeople(app) {
  const { people, user } = app.state;
  const rows = people.map((person) => h("li", { class: "person-row" }, ...personWords(person), person.id === user.id
    ? h("span", { class: "you" }, say("you"))
    : h("span", { class: "person-ways" },
      h("a", { class: "button secondary", href: addressOf(person), "aria-label": say("be-here", { name: person.name }) }, say("switch")),
      h("a", { class: "button primary", href: addressOf(person), target: "_blank", "aria-label": say("new-tab", { name: person.name }) },
        say("new-tab-short"), icon("outside")))));
  const added = (person) => {
    dialog.close();
    open(addressOf(person), "_blank");
  };
  const dialog = h("dialog", { class: "dialog", "aria-labelledby": "people-title" },
    h("div", { class: "dialog-head" },
      h("h2", { id: "people-title" }, say("people")),
      h("button", { type: "button", class: "icon-button", "aria-label": say("close"), onclick: () => dialog.close() }, icon("close"))),
    h("p", { class: "dialog-about" }, say("people-about")),
    h("ul", { class: "person-rows", role: "list" }, rows),
    h("h3", {}, say("add-person")), nameForm(added));
  dialog.addEventListener("close", () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
}

function personWords(person) {
  const role = person.owner ? h("span", { class: "person-role" }, say("owner")) : "";
  return [avatar(person, "medium"), h("span", { class: "person-name" }, displayName(person), role)];
}

function nameForm(done) {
  const input = h("input", { type: "text", maxlength: 32, required: true, autocomplete: "off", placeholder: say("name"), "aria-label": say("name") });
  const failure = h("p", { class: "failure", role: "alert", hidden: true });
  const send = async (event) => {
    event.preventDefault();
    try {
      done(await savePerson({ name: input.value.trim(), locale: browserLocale() }, "POST"));
    } catch (error) {
      failure.textContent = error.message;
      failure.hidden = false;
    }
  };
  return h("form", { class: "name-form", onsubmit: send }, input, h("button", { type: "submit", class: "button success" }, say("join")), failure);
}

/** Discord's locale for the language of this browser; most have no region. */
export function browserLocale() {
  const whole = navigator.language;
  const bare = whole.split("-")[0];
  // The last resort, as for es-MX, is another region's locale of the same language.
  return [whole, bare].find((code) => LOCALES.includes(code)) ?? LOCALES.findLast((code) => code.startsWith(`${bare}-`)) ?? "en-US";
}

export const LOCALES = (
  "id da de en-GB en-US es-ES es-419 fr hr it lt hu nl no pl pt-BR ro fi sv-SE vi tr cs el bg ru uk hi th zh-CN ja zh-TW ko"
).split(" ");
