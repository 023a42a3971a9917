/** A list to choose from: on a desktop beside the picture of its message or next to its anchor, on a phone at the bottom. */
import { freshId, h, isNarrow } from "./dom.js";
import { emojified } from "./emoji.js";
import { icon } from "./icons.js";
import { say } from "./words.js";

const PAGE = 6;
const GAP = 4;

let current = null;

/** `options` have value, label, description and `picture()`; `done(values)` is called once, not after Escape. */
export function openListbox(wanted) {
  current?.close();
  current = new Listbox(wanted);
}

/** After a redraw: closes the list if its select is gone, which would keep the focus. */
export function closeOrphan() {
  if (current && !current.anchor.isConnected) current.close();
}

class Listbox {
  #typed = "";
  #typedAt = 0;

  constructor({ anchor, label, options, chosen, min, max, done }) {
    Object.assign(this, { anchor, options, min, max, done, chosen: new Set(chosen) });
    this.items = options.map((option) => this.#item(option));
    this.list = h("div", {
      class: "listbox", role: "listbox", tabindex: "0", "aria-label": label, "aria-multiselectable": max > 1 ? "true" : undefined,
      onkeydown: (event) => this.#key(event),
    }, this.items);
    this.popup = h("div", { class: "popup" }, h("div", { class: "popup-head", "aria-hidden": "true" }, emojified(label)), this.list, this.#foot());
    this.shade = h("div", { class: "shade", onpointerdown: (event) => this.#outside(event) }, this.popup);
    (anchor.closest("dialog") ?? document.body).append(this.shade);
    anchor.setAttribute("aria-expanded", "true");
    this.#place();
    this.list.focus({ preventScroll: true });
    this.#move(Math.max(0, options.findIndex((option) => this.chosen.has(option.value))));
    this.moved = () => this.#place();
    addEventListener("resize", this.moved);
  }

  close() {
    const hadFocus = this.popup.contains(document.activeElement);
    removeEventListener("resize", this.moved);
    this.shade.remove();
    this.anchor.setAttribute("aria-expanded", "false");
    if (hadFocus) this.anchor.focus({ preventScroll: true });
    current = null;
  }

  #item(option) {
    return h("div", {
      class: "option", role: "option", id: freshId("option"), "aria-selected": String(this.chosen.has(option.value)),
      onclick: () => this.#choose(this.options.indexOf(option)),
      onpointermove: () => this.#move(this.options.indexOf(option), { isScrolling: false }),
    },
    option.picture ? h("span", { class: "option-picture" }, option.picture()) : "",
    h("span", { class: "option-words" },
      h("span", { class: "option-label" }, emojified(option.label)),
      option.description ? h("span", { class: "option-about" }, emojified(option.description)) : ""),
    icon("check"));
  }

  #foot() {
    if (this.max === 1 && this.min > 0) return "";
    const clear = () => this.#finish([]);
    return h("div", { class: "popup-foot" },
      this.min === 0 ? h("button", { type: "button", class: "button secondary", onclick: clear }, say("clear")) : "",
      this.max > 1 ? h("button", { type: "button", class: "button primary", onclick: () => this.#commit() }, say("done")) : "");
  }

  #key(event) {
    const last = this.options.length - 1;
    const targets = { ArrowDown: this.active + 1, ArrowUp: this.active - 1, Home: 0, End: last, PageDown: this.active + PAGE, PageUp: this.active - PAGE };
    if (event.key in targets) this.#move(Math.min(last, Math.max(0, targets[event.key])));
    else if (event.key === "Enter" || (event.key === " " && !this.#typed)) this.#choose(this.active);
    else if (event.key === "Escape") this.close();
    else if (event.key === "Tab" && this.max === 1) this.close();
    else if (event.key.length === 1 && !event.ctrlKey && !event.metaKey) this.#seek(event);
    else return;
    event.stopPropagation();
    if (event.key !== "Tab") event.preventDefault();
  }

  /** The next option that begins with the letters typed within a second. */
  #seek(event) {
    if (event.timeStamp - this.#typedAt > 1000) this.#typed = "";
    this.#typedAt = event.timeStamp;
    this.#typed += event.key.toLowerCase();
    const place = this.options.findIndex((option) => option.label.toLowerCase().startsWith(this.#typed));
    if (place >= 0) this.#move(place);
    setTimeout(() => (this.#typed = ""), 1000);
  }

  #move(place, { isScrolling = true } = {}) {
    this.items[this.active]?.classList.remove("active");
    this.active = place;
    const item = this.items[place];
    if (!item) return;
    item.classList.add("active");
    this.list.setAttribute("aria-activedescendant", item.id);
    if (isScrolling) item.scrollIntoView({ block: "nearest" });
  }

  #choose(place) {
    const { value } = this.options[place];
    if (this.max === 1) {
      this.#finish([value]);
      return;
    }
    if (this.chosen.has(value)) this.chosen.delete(value);
    else if (this.chosen.size < this.max) this.chosen.add(value);
    this.items[place].setAttribute("aria-selected", String(this.chosen.has(value)));
  }

  #commit() {
    if (this.chosen.size >= this.min) this.#finish(this.options.map((option) => option.value).filter((value) => this.chosen.has(value)));
    else this.close();
  }

  #finish(values) {
    this.close();
    this.done(values);
  }

  #outside(event) {
    if (event.target !== this.shade) return;
    event.preventDefault();
    if (this.max > 1) this.#commit();
    else this.close();
  }

  #place() {
    if (isNarrow()) this.popup.removeAttribute("style");
    else if (!this.#placeBeside(this.anchor.closest(".message")?.querySelector(".picture"))) this.#placeNear();
  }

  /** To the right of the picture, which one looks at while choosing; false if there is no room. */
  #placeBeside(picture) {
    const box = picture?.getBoundingClientRect();
    const width = Math.min(this.anchor.offsetWidth, 360);
    const room = this.anchor.closest(".channel")?.getBoundingClientRect().right ?? 0;
    if (!box || box.right + 3 * GAP + width > room) return false;
    const bottom = Math.min(this.anchor.getBoundingClientRect().bottom, innerHeight - GAP);
    Object.assign(this.popup.style, {
      left: `${box.right + 2 * GAP}px`,
      width: `${width}px`,
      maxHeight: `${Math.min(480, bottom - GAP)}px`,
      top: "auto",
      bottom: `${innerHeight - bottom}px`,
    });
    return true;
  }

  /** Below the anchor, or above it if there is more room. */
  #placeNear() {
    const box = this.anchor.getBoundingClientRect();
    const below = innerHeight - box.bottom - 2 * GAP;
    const isBelow = below >= Math.min(this.popup.scrollHeight, 320) || below >= box.top;
    Object.assign(this.popup.style, {
      left: `${Math.min(box.left, innerWidth - box.width - GAP)}px`,
      width: `${box.width}px`,
      maxHeight: `${Math.min(380, isBelow ? below : box.top - 2 * GAP)}px`,
      top: isBelow ? `${box.bottom + GAP}px` : "auto",
      bottom: isBelow ? "auto" : `${innerHeight - box.top + GAP}px`,
    });
  }
}
