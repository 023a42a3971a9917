/** The game: its sheet to touch, who plays, what to do. */
import { arrange, h, isStill, pictured, rest, style } from "./dom.js";
import { Board } from "./board.js";
import { countUp, pause } from "./motion.js";
import { itemOf, pageOf, pictureOf, replaced, rowsOf, textOf } from "./pages.js";
import { say } from "./words.js";

const HASTE = 15;
const HOUR = 3600000;
/** Milliseconds for which the last round is seen before points are counted, and then the points before the winner. */
const LAST = 1100;
const SUMS = 500;
/** The signs of what a player does. */
const MOODS = { moved: "✅", ready: "✅", awaited: "⏳", away: "💤", left: "🚪" };
const LEAVES = { home: "🏠", back: "‹" };

export class Game {
  #act;
  #game = null;
  #version = 0;
  #buttons = new Map();
  #players = new Map();
  #list = h("div", { class: "list" });
  #clock = h("span", { class: "clock", hidden: true });
  #about = h("h1", { class: "about" });
  #open = h("button", { type: "button", class: "players", onclick: () => this.#showTable() }, this.#list);
  #caption = h("div", { class: "caption" });
  #row = h("div", { class: "row", tabindex: "-1" });
  #more = h("span");
  #dice = h("div", { class: "tray", "aria-hidden": "true" });
  #home = h("button", { type: "button", class: "home-button", onclick: () => this.#act.leave(this.#game.leave) });
  #public = h("img", { class: "public", hidden: true });
  #news = h("div", { class: "spoken", "aria-live": "polite" });
  board;
  element;

  /** `act` has `press(id, value, element)`, `touch(target, x, y)`, `picture(number)`, `leave(where)`, `open(words, nodes)`. */
  constructor(act) {
    this.#act = act;
    this.board = new Board(act.touch);
    const dock = h("section", { class: "dock" }, this.#caption, this.#public, this.#row);
    const head = h("header", { class: "head" }, h("div", { class: "line" }, this.#home, this.#about, this.#clock, this.#more), this.#open);
    this.element = h("main", { class: "game", hidden: true }, head, this.#dice, this.board.element, dock, this.#news);
    setInterval(() => this.#tick(), 250);
  }

  /** Shows a moment of a game, once its picture is there. */
  async show(game) {
    const version = (this.#version += 1);
    const before = this.#game;
    this.element.hidden = !game;
    if (!game) {
      this.#game = null;
      return;
    }
    const isSame = before?.game === game.game;
    const picture = game.panel.pictures[0] ?? game.table.picture;
    const image = picture ? await this.#loaded(picture) : null;
    if (version !== this.#version) return;
    this.#game = game;
    const isSeen = isSame && before.status === game.status;
    const isNew = isSeen && before.step !== game.step;
    const isThrown = isNew && game.dice_boxes.length > 0 && thrown(before) !== thrown(game);
    if (isSame && before.status === "running" && game.sheet && !isStill()) {
      await this.#end(before, game, version);
      if (version !== this.#version) return;
    }
    this.board.element.hidden = !image;
    if (image) this.board.show(image, game.targets, game.dice_boxes, { isSame: isSeen, isNew, isThrown });
    if (isThrown) rest(this.board.element);
    this.board.label(game.title);
    this.element.dataset.status = game.status;
    this.#showTurn(game);
    this.#showPlayers(game);
    this.#tell(before, game);
  }

  /** Shows what the last round changed on one's own sheet, then counts everybody's points, the winner's last. */
  async #end(before, game, version) {
    const dock = this.#caption.parentElement;
    this.board.show(await this.#loaded(game.sheet), [], before.dice_boxes, { isSame: true, isNew: true, isThrown: false });
    this.#about.replaceChildren(...aboutOf(game));
    style(dock, { visibility: "hidden" });
    await pause(LAST);
    for (const { seat, points } of byPlace(game.table.players).reverse()) {
      const known = this.#players.get(seat);
      if (version === this.#version && known) await countUp(known.points, known.last, (known.last = points));
    }
    await pause(SUMS);
    style(dock, { visibility: "" });
  }

  /** Returns a decoded picture: the one that is shown, if it is the same. */
  async #loaded({ n, alt }) {
    const src = await this.#act.picture(n);
    const image = this.board.image.src === src ? this.board.image : h("img", { src, draggable: "false" });
    image.alt = alt;
    await image.decode().catch(() => null);
    return image;
  }

  #showTurn(game) {
    const { panel, table } = game;
    this.#showButtons((panel.rows.length ? panel.rows : table.buttons).flat());
    this.#row.classList.toggle("slots", game.status === "running");
    const words = panel.frame ? pageOf(panel, this.#act) : textOf([panel.content, ...panel.caption]);
    this.#caption.replaceChildren(...words);
    style(this.#caption, { "--edge": panel.colour ?? "transparent" });
    this.#about.replaceChildren(...aboutOf(game));
    this.#home.replaceChildren(...pictured(LEAVES[game.leave]));
    this.#home.setAttribute("aria-label", say(game.leave));
    const all = game.status === "running" && table.picture?.n !== panel.pictures[0]?.n && table.picture;
    this.#public.hidden = !all;
    if (all) {
      this.#public.alt = all.alt;
      this.#act.picture(all.n).then((url) => (this.#public.src = url));
    }
    const dice = this.board.dice(game.dice_boxes);
    this.#dice.replaceChildren(...(dice.length ? dice : [this.#about.textContent]));
  }

  /** Shows buttons in their places. One that stays is not drawn anew: it would not be pressed if that happened before the release. */
  #showButtons(items) {
    const known = this.#buttons;
    this.#buttons = new Map(items.map((item) => [JSON.stringify(item), known.get(JSON.stringify(item)) ?? this.#buttonOf(item)]));
    const isMore = (one) => one.dataset.slot === "more";
    replaced(this.#row, [...this.#buttons.values()].filter((one) => !isMore(one)), this.#row);
    replaced(this.#more, [...this.#buttons.values()].filter(isMore));
  }

  #buttonOf(item) {
    const button = style(itemOf(item, this.#act), { "grid-area": item.slot ?? "auto" });
    button.dataset.slot = item.slot ?? "";
    const old = [...this.#row.children].find((one) => one.dataset.slot === button.dataset.slot);
    if (old && old.dataset.name !== button.dataset.name) rest(button);
    return button;
  }

  #showPlayers(game) {
    const { players, most } = game.table;
    arrange(this.#list, players.map((player) => this.#playerOf(player, most)));
    this.#list.className = `list of${players.length}`;
    style(this.#list, { "--seats": players.length });
  }

  #playerOf(player, most) {
    let known = this.#players.get(player.seat);
    if (!known || known.game !== this.#game.game) {
      const parts = Object.fromEntries(["badge", "name", "state", "points", "bar", "gain"].map((one) => [one, h("span", { class: one })]));
      parts.bar.append(h("i"));
      const element = h("span", {}, h("span", { class: "seat" }, parts.badge, parts.state), parts.name, h("span", { class: "sum" }, parts.gain, parts.points), parts.bar);
      known = { ...parts, game: this.#game.game, element, last: player.points, mood: "" };
      this.#players.set(player.seat, known);
    }
    const { element } = known;
    element.className = `player ${player.state} ${player.is_you ? "you" : ""}`;
    style(element, { "--seat": player.colour });
    known.badge.textContent = player.seat + 1;
    known.name.replaceChildren(player.name, h("small", {}, player.strength));
    known.points.textContent = player.points;
    style(known.bar.firstChild, { transform: `scaleX(${Math.max(0, Math.min(1, player.points / most))})` });
    const mood = MOODS[player.state] ?? "";
    if (mood !== known.mood) {
      known.state.replaceChildren(...pictured(mood), h("span", { class: "spoken" }, say(player.state)));
    }
    known.mood = mood;
    if (player.points !== known.last && !isStill()) {
      const more = player.points - known.last;
      known.gain.textContent = more > 0 ? `+${more}` : `−${-more}`;
      known.gain.classList.toggle("loss", more < 0);
      known.gain.animate([{ opacity: 0, transform: "scale(0.5)" }, { opacity: 1, transform: "none", offset: 0.15 }, { opacity: 1, offset: 0.8 }, { opacity: 0 }], 1800);
      known.points.animate([{ transform: "scale(1)" }, { transform: "scale(1.35)" }, { transform: "scale(1)" }], 380);
    }
    known.last = player.points;
    return element;
  }

  /** Says what is new to those who cannot see it. */
  #tell(before, game) {
    if (game.status !== "page" && before?.game === game.game && before.step === game.step && before.status === game.status) return;
    const said = [game.table.progress, game.table.throw, this.#caption.textContent].filter(Boolean).join(". ");
    if (said !== this.#news.textContent) this.#news.textContent = said;
  }

  /** Shows what all see of the table. */
  #showTable() {
    const { table, title } = this.#game;
    const picture = table.picture && pictureOf(table.picture, this.#act);
    const nodes = [picture, textOf(table.news), rowsOf(table.buttons, this.#act)].flat().filter(Boolean);
    if (nodes.length) this.#act.open(title, nodes);
  }

  #tick() {
    const deadline = this.#game?.status === "running" ? this.#game.table.deadline : null;
    // Longer times stand in words below the sheet.
    this.#clock.hidden = !deadline || deadline - Date.now() > HOUR;
    if (this.#clock.hidden) return;
    const left = Math.max(0, Math.round((deadline - Date.now()) / 1000));
    const words = `${Math.floor(left / 60)}:${String(left % 60).padStart(2, "0")}`;
    if (this.#clock.textContent !== words) this.#clock.textContent = words;
    this.#clock.classList.toggle("haste", left < HASTE && this.#game.table.players.some((one) => one.is_you && one.state === "awaited"));
  }
}

// Names in a title are written for Markdown. Each part of it is shown whole, or not at all.
const aboutOf = ({ title, table }) =>
  [title, table.progress].filter(Boolean).join(" · ").replace(/\\(.)/g, "$1").split(/(?= · )/).map((part) => h("span", {}, part));

const byPlace = (players) => [...players].sort((one, other) => (one.place ?? 99) - (other.place ?? 99));

const thrown = (game) => `${game.table.round} ${game.table.dice.join()} ${game.table.throw}`;
