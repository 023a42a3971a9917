/** What moves: dice that roll, and what is new between two pictures of the same sheet. */
import { h, isStill, put } from "./dom.js";
import { distance, middle } from "./aim.js";

const SIDE = 250;
/** The grid in which changed pixels are joined to parts. */
const STEP = 5;
const ROLL = 600;
/** Milliseconds for which a player's points are counted, and how often they change in that time. */
const COUNT = 420;
const COUNTED = 14;
/** A pixel of a picture, in shares of its width. */
const PIXEL = 0.001;
/** The outline of a die as `bot.render.gems` draws it; its corners are a little inside, where no ground is blended in. */
const DIE = [[0.255, 0], [0.745, 0], [1, 0.255], [1, 0.745], [0.745, 1], [0.255, 1], [0, 0.745], [0, 0.255]];
/** Numbers are at most so large; areas, unlike words, are at least so wide and high. */
const SMALL = 0.14;
const AREA = 0.07;

function pixels(image) {
  const canvas = new OffscreenCanvas(SIDE, Math.round((SIDE * image.naturalHeight) / image.naturalWidth));
  const context = canvas.getContext("2d", { willReadFrequently: true });
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  return context.getImageData(0, 0, canvas.width, canvas.height);
}

/** Returns the parts that differ, each `{box, cells}`, with the changed pixels; null for pictures of another kind. */
export function changes(before, after) {
  const ratio = (image) => Math.round((100 * image.naturalHeight) / image.naturalWidth);
  if (!before?.naturalWidth || ratio(before) !== ratio(after)) return null;
  const [old, now] = [pixels(before), pixels(after)];
  const columns = Math.ceil(now.width / STEP);
  const changed = new Set();
  const mask = new ImageData(now.width, now.height);
  for (let at = 0; at < now.data.length; at += 4) {
    const by = [0, 1, 2].reduce((sum, one) => sum + Math.abs(now.data[at + one] - old.data[at + one]), 0);
    if (by < 90) continue;
    mask.data[at + 3] = Math.min(255, by);
    const [x, y] = [(at / 4) % now.width, Math.floor(at / 4 / now.width)];
    changed.add(Math.floor(y / STEP) * columns + Math.floor(x / STEP));
  }
  if (changed.size > (columns * now.height) / STEP / 2) return null;
  return { mask, parts: [...joined(changed, columns)] };
}

function* joined(changed, columns) {
  while (changed.size) {
    const [first] = changed;
    const queue = [first];
    changed.delete(first);
    let [left, top, right, bottom] = [Infinity, Infinity, 0, 0];
    for (const cell of queue) {
      const [x, y] = [cell % columns, Math.floor(cell / columns)];
      [left, top, right, bottom] = [Math.min(left, x), Math.min(top, y), Math.max(right, x), Math.max(bottom, y)];
      for (let dy = -1; dy <= 1; dy += 1) {
        for (let dx = -1; dx <= 1; dx += 1) {
          const near = cell + dy * columns + dx;
          if (Math.abs(((near + columns) % columns) - x) <= 1 && changed.delete(near)) queue.push(near);
        }
      }
    }
    const share = STEP / SIDE;
    yield [left * share, top * share, (right - left + 1) * share, (bottom - top + 1) * share];
  }
}

const lies = (part, boxes) => boxes.some((box) => distance(box, ...middle(part)) === 0);

const grown = ([left, top, width, height], by) => [left - by, top - by, width + 2 * by, height + 2 * by];

/** A part of a picture as an element, `pad` larger on each side. */
export function crop(image, box, pad = 0) {
  const [left, top, width, height] = grown(box, pad);
  const scale = image.naturalWidth;
  const canvas = h("canvas", { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) });
  canvas.getContext("2d").drawImage(image, left * scale, top * scale, width * scale, height * scale, 0, 0, canvas.width, canvas.height);
  return put(canvas, [left, top, width, height]);
}

/** A die of a picture as an element, without the ground at its corners. */
export function dieOf(image, box) {
  const die = crop(image, box, PIXEL);
  const edge = PIXEL * image.naturalWidth;
  const side = die.width - 2 * edge;
  const context = die.getContext("2d");
  context.globalCompositeOperation = "destination-in";
  context.beginPath();
  for (const [x, y] of DIE) context.lineTo(edge + x * side, edge + y * side);
  context.fill();
  // Another face takes its place.
  context.globalCompositeOperation = "copy";
  return die;
}

/** Numbers pop and finished areas light up; what only lost or got a letter, in the boxes of `quiet`, does not, nor what is above the dice. */
export function celebrate(layer, before, after, { quiet, dice }) {
  if (isStill()) return;
  const found = changes(before, after);
  // Above the lower edge of the dice, words change with each throw.
  const head = Math.max(0, ...dice.map(([, y, , height]) => y + height));
  const parts = found?.parts.filter((part) => part[1] >= head && !lies(part, quiet) && Math.min(part[2], part[3]) > 0.03) ?? [];
  for (const part of parts.filter(([, , width, height]) => Math.max(width, height) <= SMALL)) {
    const popping = crop(after, part, 0.006);
    layer.append(popping);
    const frames = [
      { transform: "scale(0.6)", opacity: 0 },
      { transform: "scale(1.3)", opacity: 1, offset: 0.55 },
      { transform: "scale(1)", opacity: 1 },
    ];
    popping.animate(frames, { duration: 340, easing: "cubic-bezier(.2,.8,.3,1)" }).finished.finally(() => popping.remove());
  }
  const large = parts.filter(([, , width, height]) => Math.max(width, height) > SMALL && Math.min(width, height) > AREA);
  if (large.length) glow(layer, found.mask, large);
}

function glow(layer, mask, parts) {
  const { width, height, data } = mask;
  for (let at = 3; at < data.length; at += 4) {
    const [x, y] = [((at >> 2) % width) / SIDE, Math.floor((at >> 2) / width) / SIDE];
    if (!parts.some((part) => distance(part, x, y) === 0)) data[at] = 0;
    data[at - 3] = data[at - 2] = data[at - 1] = 255;
  }
  const canvas = h("canvas", { class: "glow", width, height });
  canvas.getContext("2d").putImageData(mask, 0, 0);
  layer.append(put(canvas, [0, 0, 1, height / width]));
  const frames = [{ opacity: 0 }, { opacity: 0.95, offset: 0.2 }, { opacity: 0.35, offset: 0.5 }, { opacity: 0.8, offset: 0.7 }, { opacity: 0 }];
  canvas.animate(frames, { duration: 1100 }).finished.finally(() => canvas.remove());
}

export const pause = (time) => new Promise((done) => setTimeout(done, time));

/** Counts points up in an element, from what a player had to what they have in the end. */
export async function countUp(element, from, to) {
  for (let at = 1; at <= COUNTED; at += 1) {
    await pause(COUNT / COUNTED);
    element.textContent = Math.round(from + ((to - from) * at) / COUNTED);
  }
}

/** The faces seen so far, which show while the dice roll. */
const faces = [];

/** Lets the dice of a picture roll where they lie. */
export function roll(layer, after, boxes) {
  const shown = boxes.map((box) => dieOf(after, box));
  faces.unshift(...shown);
  faces.length = Math.min(faces.length, 12);
  if (isStill()) return;
  // Ground lies below all dice, a little larger than those it hides: neither ends on whole pixels of the screen.
  const grounds = boxes.map((box) => put(crop(after, [box[0], box[1], PIXEL, PIXEL]), grown(box, 4 * PIXEL)));
  layer.append(...grounds);
  boxes.forEach((box, place) => {
    const die = dieOf(after, box);
    die.className = "die";
    const context = die.getContext("2d");
    layer.append(die);
    const turn = 540 + 180 * place;
    const frames = [
      { transform: `translate(${-160 - 60 * place}%, 90%) rotate(${-turn}deg) scale(1.5)` },
      { transform: `translate(-30%, 20%) rotate(${-turn / 3}deg) scale(1.28)`, offset: 0.5 },
      { transform: "translate(6%, 0) rotate(14deg) scale(1.04)", offset: 0.8 },
      { transform: "none" },
    ];
    const rolling = die.animate(frames, { duration: ROLL - 60 * (boxes.length - 1 - place), easing: "cubic-bezier(.3,.1,.3,1)" });
    const spare = faces.filter((face) => face.width === die.width && face !== shown[place]);
    const swap = (when, face) => setTimeout(() => context.drawImage(face, 0, 0, die.width, die.height), when);
    const timers = spare.length ? [0, 80, 160, 250].map((when, at) => swap(when, spare[(at + place) % spare.length])) : [];
    timers.push(swap(340, shown[place]));
    rolling.finished.finally(() => {
      timers.forEach(clearTimeout);
      die.remove();
      grounds[place].remove();
    });
  });
}
