/** Which place a touch means; all lengths in pixels of the screen. */

/** A finger covers about so much: smaller places need a second look. */
const FINGER = 40;
const NEAR = 22;
const EDGE = 5;

const away = (low, size, at) => Math.max(low - at, 0, at - low - size);

/** The distance from a point to a box [left, top, width, height]; 0 inside. */
export const distance = ([left, top, width, height], x, y) => Math.hypot(away(left, width, x), away(top, height, y));

export const middle = ([left, top, width, height]) => [left + width / 2, top + height / 2];

/** The boxes, in shares of the picture's width, in which a touch means the target. */
export function areasOf(target) {
  if (target.reach) return [target.reach];
  return target.is_entry && target.cells.length ? target.cells : [target.box];
}

/**
 * Finds what a touch at a point means. `side` is the width of the picture. Returns `{target, isClear}`, the nearest
 * target and whether no other is meant as likely; `target` is null where none is near.
 */
export function aimAt(targets, x, y, side, isFinger) {
  const scaled = (box) => box.map((length) => length * side);
  const found = targets
    .map((target) => {
      const areas = areasOf(target).map(scaled);
      const from = Math.min(...areas.map((area) => distance(area, x, y)));
      const least = Math.min(...areas.flatMap(([, , width, height]) => [width, height]));
      return { target, from, least, beside: distance(scaled(target.box), x, y) };
    })
    .sort((one, other) => one.from - other.from || one.beside - other.beside);
  const [first, second] = found;
  if (!first || first.from > (isFinger ? NEAR : 2)) return { target: null, isClear: true };
  if (!second || !isFinger) return { target: first.target, isClear: true };
  // A column is as high as the sheet, and the block is seen before it falls.
  const doubt = first.target.reach ? EDGE - 1 : Math.max(EDGE, (FINGER - Math.min(first.least, second.least)) / 2 + 2);
  return { target: first.target, isClear: second.from - first.from >= doubt };
}

/** The target nearest in a direction (-1, 0 or 1 across and down) from the middle of another. */
export function nextTo(targets, from, across, down) {
  const [x, y] = middle(from.box);
  let best = null;
  let least = Infinity;
  for (const target of targets) {
    const [tx, ty] = middle(target.box);
    const ahead = (tx - x) * across + (ty - y) * down;
    const aside = Math.abs((tx - x) * down) + Math.abs((ty - y) * across);
    const cost = ahead + 2.5 * aside;
    if (target !== from && ahead > 0.001 && cost < least) [best, least] = [target, cost];
  }
  return best;
}
