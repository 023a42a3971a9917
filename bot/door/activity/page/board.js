/** A picture with real buttons over it: touch, mouse, keyboard and screen readers press the same. */
import { arrange, h, isStill, put, style } from "./dom.js";
import { aimAt, areasOf, distance, middle, nextTo } from "./aim.js";
import { celebrate, dieOf, roll } from "./motion.js";
import { say } from "./words.js";

/** Milliseconds until a resting finger opens the lens, and pixels after which a moving one does. */
const REST = 200;
const SLIDE = 9;
const LENS = 168;
const BIG = 48;
const TYPING = 700;
const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

export class Board {
  #press;
  #targets = [];
  #buttons = new Map();
  #side = 1;
  #touch = null;
  #typed = "";
  #typedAt = 0;
  #picture = h("img", { class: "picture", alt: "", draggable: "false" });
  #fx = h("div", { class: "fx", "aria-hidden": "true" });
  #ghosts = h("div", { class: "ghosts", "aria-hidden": "true" });
  #layer = h("div", { class: "targets", role: "group", onkeydown: (event) => this.#arrow(event) });
  #board = h(
    "div",
    {
      class: "board",
      onpointerdown: (event) => this.#down(event),
      onpointermove: (event) => this.#move(event),
      onpointerup: (event) => this.#up(event),
      onpointercancel: () => this.#stop(),
      onpointerleave: () => this.#touch || this.#aim(null),
      // Else a click follows the touch, to whatever lies there by then.
      ontouchend: (event) => event.cancelable && event.preventDefault(),
      oncontextmenu: (event) => event.preventDefault(),
      ondragstart: (event) => event.preventDefault(),
    },
    this.#picture,
    this.#fx,
    this.#layer,
    this.#ghosts,
  );
  #lens = h("div", { class: "lens", "aria-hidden": "true", hidden: true });
  #loupe = null;
  element = h("section", { class: "stage" }, this.#board);

  /** `press(target, x, y)` is called when a place is meant. */
  constructor(press) {
    this.#press = press;
    document.body.append(this.#lens);
    new ResizeObserver(() => this.#fit()).observe(this.element);
    document.addEventListener("keydown", (event) => this.#type(event));
  }

  get side() {
    return this.#side;
  }

  get image() {
    return this.#picture;
  }

  label(words) {
    this.element.setAttribute("aria-label", words);
    this.#layer.setAttribute("aria-label", say("choices"));
  }

  /** Shows a decoded picture with its places and dice; after another step (`isNew`) changes are seen, and dice that were thrown. */
  show(image, targets, dice, { isSame, isNew, isThrown }) {
    const before = this.#picture;
    // What others do leaves the places as they are, and a magnifier open.
    if (image !== before || JSON.stringify(targets) !== JSON.stringify(this.#targets)) this.#closeLoupe();
    const letters = [...this.#targets, ...targets].filter((one) => !one.is_entry).map((one) => one.box);
    if (image !== before) {
      image.className = "picture";
      before.replaceWith(image);
      this.#picture = image;
      this.#fit();
      if (isNew) celebrate(this.#fx, before, image, { quiet: letters, dice });
      else if (!isSame && before.naturalWidth && !isStill()) image.animate([{ opacity: 0, transform: "scale(.97)" }, { opacity: 1, transform: "none" }], 220);
      if (isThrown) roll(this.#fx, image, dice);
    }
    this.#clear();
    this.#place(targets);
  }

  /** Takes back what was shown of a press that was refused. */
  refuse() {
    this.#clear();
    if (!isStill()) this.#board.animate([0, -5, 5, -3, 0].map((x) => ({ transform: `translateX(${x}px)` })), 220);
  }

  /** The dice alone, as elements, for a window too small for the sheet. */
  dice(boxes) {
    return this.#picture.naturalWidth ? boxes.map((box) => dieOf(this.#picture, box)) : [];
  }

  #clear() {
    this.#ghosts.replaceChildren();
    this.#aim(null);
  }

  #fit() {
    const { clientWidth, clientHeight } = this.element;
    const ratio = this.#picture.naturalWidth ? this.#picture.naturalHeight / this.#picture.naturalWidth : 1;
    this.#side = Math.floor(Math.max(0, Math.min(clientWidth, clientHeight / ratio)));
    style(this.#board, { "--side": `${this.#side}px`, width: `${this.#side}px`, height: `${Math.round(this.#side * ratio)}px` });
  }

  #place(targets) {
    this.#targets = targets;
    const known = this.#buttons;
    this.#buttons = new Map();
    const tabbed = this.#layer.querySelector("[tabindex='0']");
    const hadFocus = this.#layer.contains(document.activeElement);
    for (const target of targets) {
      const key = target.box.join();
      const button = known.get(key) ?? h("button", { type: "button", class: "target" });
      button.onclick = (event) => event.detail === 0 && this.#choose(target, ...centre(button));
      button.onfocus = () => this.#tab(button);
      button.setAttribute("aria-label", target.name);
      button.setAttribute("aria-pressed", String(target.is_entry));
      button.dataset.id = target.id;
      button.classList.toggle("entry", target.is_entry);
      put(button, target.box);
      this.#buttons.set(key, button);
    }
    const buttons = [...this.#buttons.values()];
    arrange(this.#layer, buttons);
    this.#tab(buttons.includes(tabbed) ? tabbed : buttons.find((one) => one.classList.contains("entry")) ?? buttons[0]);
    if (hadFocus && !this.#layer.contains(document.activeElement)) this.#layer.querySelector("[tabindex='0']")?.focus({ preventScroll: true });
  }

  #tab(chosen) {
    for (const button of this.#buttons.values()) button.tabIndex = button === chosen ? 0 : -1;
  }

  /** Shows the choice at once, before the answer comes. */
  #choose(target, x, y) {
    this.#closeLoupe();
    this.#aim(null);
    const kind = target.is_entry ? "lifted" : target.fill ? "block" : "slip";
    this.#ghosts.append(...marksOf(target, `mark ${kind}`, target.mark));
    navigator.vibrate?.(8);
    this.#press(target, x, y);
  }

  #aim(target) {
    if (this.#touch?.aimed === target && target) return;
    this.#ghosts.querySelectorAll(".aim").forEach((one) => one.remove());
    for (const [box, button] of this.#buttons) button.classList.toggle("aimed", box === target?.box.join());
    if (this.#touch) this.#touch.aimed = target;
    if (target?.cells.length && !target.is_entry) this.#ghosts.append(...marksOf(target, "aim"));
  }

  #at(event) {
    const box = this.#board.getBoundingClientRect();
    return [event.clientX - box.left, event.clientY - box.top];
  }

  #meant(event) {
    return aimAt(this.#targets, ...this.#at(event), this.#side, event.pointerType !== "mouse");
  }

  #down(event) {
    if (event.button || !event.isPrimary || !this.#targets.length) return;
    if (event.pointerType !== "mouse") event.preventDefault();
    this.#board.setPointerCapture(event.pointerId);
    this.#touch = { x: event.clientX, y: event.clientY, event, isSliding: false, aimed: null };
    this.#aim(this.#meant(event).target);
    if (event.pointerType !== "mouse") this.#touch.timer = setTimeout(() => this.#slide(), REST);
  }

  #move(event) {
    if (!event.isPrimary) return;
    const touch = this.#touch;
    const { target } = this.#meant(event);
    if (!touch) {
      this.#aim(target);
      return;
    }
    touch.event = event;
    this.#aim(target);
    if (event.pointerType !== "mouse" && !touch.isSliding && Math.hypot(event.clientX - touch.x, event.clientY - touch.y) > SLIDE) this.#slide();
    if (touch.isSliding) this.#showLens();
  }

  #up(event) {
    const touch = this.#touch;
    if (!touch || !event.isPrimary) return;
    const { target, isClear } = this.#meant(event);
    this.#stop();
    if (!target) this.#aim(null);
    else if (touch.isSliding || isClear) this.#choose(target, event.clientX, event.clientY);
    else this.#openLoupe(event);
  }

  #stop() {
    clearTimeout(this.#touch?.timer);
    this.#touch = null;
    this.#lens.hidden = true;
    this.#aim(null);
  }

  #slide() {
    if (!this.#touch) return;
    clearTimeout(this.#touch.timer);
    this.#touch.isSliding = true;
    this.#showLens();
  }

  /** The part of the picture around a point, enlarged; returns its plane, on which boxes can be put. */
  #enlarged(x, y, width, height, zoom) {
    const plane = h("div", { class: "plane" }, h("img", { src: this.#picture.src, alt: "" }));
    const room = this.#board.clientHeight * zoom;
    const left = Math.min(0, Math.max(width - this.#side * zoom, width / 2 - x * zoom));
    const top = Math.min(0, Math.max(height - room, height / 2 - y * zoom));
    return style(plane, { "--side": `${this.#side * zoom}px`, transform: `translate(${left}px, ${top}px)` });
  }

  /** Shows what lies under the finger beside it. */
  #showLens() {
    const { event, aimed } = this.#touch;
    const zoom = Math.max(1.7, BIG / (0.085 * this.#side));
    const plane = this.#enlarged(...this.#at(event), LENS, LENS, zoom);
    const kind = aimed?.cells.length ? "aim" : "ring";
    if (aimed) plane.append(...marksOf(aimed, kind));
    this.#lens.replaceChildren(plane);
    this.#lens.hidden = false;
    const above = event.clientY - LENS - 46;
    const left = Math.min(innerWidth - LENS - 8, Math.max(8, event.clientX - LENS / 2));
    const aside = event.clientX > innerWidth / 2 ? event.clientX - LENS - 56 : event.clientX + 56;
    style(this.#lens, { left: `${above < 4 ? aside : left}px`, top: `${Math.max(4, above)}px` });
  }

  /** Shows the neighbourhood of a touch that was not clear, with places as large as a finger. */
  #openLoupe(event) {
    const [x, y] = this.#at(event);
    const near = this.#targets.filter((one) => aimAt([one], x, y, this.#side, true).target);
    const least = Math.min(...near.flatMap((one) => areasOf(one).map(([, , width, height]) => Math.min(width, height)))) * this.#side;
    const zoom = Math.min(4.5, Math.max(1.6, (BIG + 4) / least));
    const width = Math.min(300, innerWidth - 24);
    const height = Math.min(260, innerHeight - 24);
    const plane = this.#enlarged(x, y, width, height, zoom);
    const [left, top] = [x - width / zoom / 2, y - height / zoom / 2];
    const isShown = ({ box }) => distance([left, top, width / zoom, height / zoom], ...middle(box).map((at) => at * this.#side)) === 0;
    for (const target of this.#targets.filter((one) => near.includes(one) || isShown(one))) {
      const button = put(h("button", { type: "button", class: "target big", "aria-label": target.name, "data-id": target.id }, target.mark && h("span", {}, target.mark)), target.reach ?? target.box);
      button.onclick = (pressed) => this.#choose(target, pressed.clientX || event.clientX, pressed.clientY || event.clientY);
      plane.append(button);
    }
    const close = (out) => {
      if (frame.contains(out.target)) return;
      // A touch beside it means no place below.
      out.stopPropagation();
      this.#closeLoupe();
    };
    const frame = h("div", { class: "loupe", role: "dialog", "aria-label": say("choose") }, plane);
    style(frame, {
      width: `${width}px`,
      height: `${height}px`,
      left: `${Math.min(innerWidth - width - 12, Math.max(12, event.clientX - width / 2))}px`,
      top: `${Math.min(innerHeight - height - 12, Math.max(12, event.clientY - height / 2))}px`,
    });
    frame.addEventListener("keydown", (key) => key.key === "Escape" && (key.stopPropagation(), this.#closeLoupe()));
    this.#loupe = { frame, close };
    document.body.append(frame);
    // The touch that opened it is still on its way to a click.
    setTimeout(() => addEventListener("pointerdown", close, true), 0);
    [...plane.querySelectorAll("button")].find((one) => near.some(({ id }) => id === one.dataset.id)).focus({ preventScroll: true });
  }

  #closeLoupe() {
    if (!this.#loupe) return;
    removeEventListener("pointerdown", this.#loupe.close, true);
    this.#loupe.frame.remove();
    this.#loupe = null;
  }

  #arrow(event) {
    const way = ARROWS[event.key];
    const from = this.#targets.find((one) => this.#buttons.get(one.box.join()) === document.activeElement);
    if (!way || !from) return;
    event.preventDefault();
    const next = nextTo(this.#targets, from, ...way);
    if (next) this.#buttons.get(next.box.join()).focus();
  }

  /** Letters choose a place as they stand in the picture; where that leaves a doubt, its number follows. */
  #type({ key, ctrlKey, metaKey, altKey, timeStamp }) {
    if (ctrlKey || metaKey || altKey || key.length > 1 || this.element.closest("[inert]") || document.activeElement?.matches("select")) return;
    const begun = timeStamp - this.#typedAt < TYPING ? this.#typed : "";
    const starts = (typed) => this.#targets.filter((one) => one.key && (one.key + one.mark).startsWith(typed));
    const typed = [begun + key, key].flatMap((one) => [one, one.toUpperCase()]).find((one) => starts(one).length);
    if (!typed) return;
    [this.#typed, this.#typedAt] = [typed, timeStamp];
    const [target, ...others] = starts(typed);
    const button = this.#buttons.get(target.box.join());
    button.focus();
    if (others.length) return;
    this.#typed = "";
    this.#choose(target, ...centre(button));
  }
}

/** Returns elements that show what a place fills. */
function marksOf({ cells, box, fill }, kind, words) {
  return (cells.length ? cells : [box]).map((one) => style(put(h("div", { class: kind }, words), one), { "--fill": fill }));
}

function centre(element) {
  const { left, top, width, height } = element.getBoundingClientRect();
  return [left + width / 2, top + height / 2];
}
