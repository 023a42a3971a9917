/** The list above the composer; the focus stays in its input. */
import { freshId, h } from "./dom.js";

export class Suggestions {
  #items = [];
  #active = -1;

  constructor() {
    this.id = freshId("suggestions");
    this.list = h("div", { id: this.id, class: "suggestion-list", role: "listbox" });
    this.heading = h("div", { class: "suggestion-heading" });
    this.element = h("div", { class: "suggestions", hidden: true }, this.heading, this.list);
    // A press on the list must not take the focus from the input.
    this.element.addEventListener("pointerdown", (event) => event.preventDefault());
  }

  get isOpen() {
    return !this.element.hidden;
  }

  /** `items` have label, about, detail, picture and `take()`; with `isEager` the first one is selected. */
  show(input, heading, items, { isEager = true } = {}) {
    this.#items = items;
    this.input = input;
    this.heading.textContent = heading;
    this.list.setAttribute("aria-label", heading);
    this.list.replaceChildren(...items.map((item, place) => this.#row(item, place)));
    this.element.hidden = items.length === 0;
    input.setAttribute("aria-controls", this.id);
    input.setAttribute("aria-expanded", String(items.length > 0));
    this.#mark(isEager && items.length ? 0 : -1);
  }

  hide() {
    this.element.hidden = true;
    this.#items = [];
    this.#active = -1;
    this.input?.setAttribute("aria-expanded", "false");
    this.input?.removeAttribute("aria-activedescendant");
  }

  /** Handles a key; false if it was not for the list. */
  key(event) {
    if (!this.isOpen || event.isComposing) return false;
    const count = this.#items.length;
    if (event.key === "ArrowDown") this.#mark((this.#active + 1) % count);
    else if (event.key === "ArrowUp") this.#mark((this.#active - 1 + count) % count);
    else if (event.key === "Escape") this.hide();
    else if (event.key === "Tab" && !event.shiftKey) this.#items[Math.max(0, this.#active)].take();
    else if (event.key === "Enter" && !event.shiftKey && this.#active >= 0) this.#items[this.#active].take();
    else return false;
    event.preventDefault();
    event.stopPropagation();
    return true;
  }

  #row(item, place) {
    return h("div", {
      class: "suggestion", role: "option", id: `${this.id}-${place}`, "aria-selected": "false",
      onclick: () => item.take(),
      onpointermove: () => place !== this.#active && this.#mark(place),
    },
    item.picture?.() ?? "",
    h("span", { class: "suggestion-words" },
      h("span", { class: "suggestion-label" }, item.label),
      item.about ? h("span", { class: "suggestion-about" }, item.about) : ""),
    item.detail ? h("span", { class: "suggestion-detail" }, item.detail) : "");
  }

  #mark(place) {
    this.#active = place;
    [...this.list.children].forEach((row, index) => {
      row.classList.toggle("active", index === place);
      row.setAttribute("aria-selected", String(index === place));
    });
    const row = this.list.children[place];
    if (row) {
      this.input.setAttribute("aria-activedescendant", row.id);
      row.scrollIntoView({ block: "nearest" });
    } else this.input.removeAttribute("aria-activedescendant");
  }
}
