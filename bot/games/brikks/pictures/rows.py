"""The rows of a sheet: their numbers, the zones of their multipliers, and the points of each."""

from __future__ import annotations

from collections.abc import Iterator

from bot.games.brikks.naming import spans
from bot.games.brikks.pictures import layout
from bot.games.brikks.pictures.colours import zone
from bot.games.brikks.pictures.shown import Rank, ShownSheet
from bot.games.brikks.pictures.signs import SMALLEST_SHOWN
from bot.games.plan import Part
from bot.render.canvas import Key
from bot.render.pen import Pen
from bot.render.theme import BOLD, PENCIL, REGULAR
from engine.brikks.field import CIRCLES, COLUMNS, MULTIPLIERS, ROW_POINTS, ROWS, crosses, row_scores

INSET = 5
NEARLY = 8
"""The alt text names rows with at least this many crosses, because they score."""


def _top(row: int) -> int:
    return layout.FIELD_BOTTOM - row * layout.CELL


def _draw_zones(pen: Pen) -> None:
    """Draw the zones of the multipliers, which reach from the row numbers to the points."""
    for row in ROWS:
        box = (layout.MARGIN, _top(row), layout.POINTS_RIGHT, _top(row - 1))
        pen.rectangle(box, zone(pen.theme, MULTIPLIERS[row]))
        place = layout.ROW_NUMBERS, _top(row) + layout.CELL / 2
        pen.text(place, str(row), pen.theme.soft, SMALLEST_SHOWN)
    for row in ROWS[1:]:
        if MULTIPLIERS[row] != MULTIPLIERS[row - 1]:
            y = _top(row - 1)
            pen.rectangle((layout.MARGIN, y - 1, layout.POINTS_RIGHT, y + 1), pen.theme.ground)


def _keys(shown: ShownSheet) -> Iterator[Key]:
    """Yield the points of each row from the top, and whether they are open, scored, new or pencilled."""
    gained = (0,) * len(ROWS) if shown.news is None else shown.news.rows
    rows = zip(shown.scored.rows, shown.would_score.rows, gained, strict=True)
    for before, after, new in reversed(list(rows)):
        if before != after:
            yield after, "pencil"
        elif new:
            yield after, "new"
        else:
            yield after, "scored" if after else "open"


def _paint(pen: Pen, key: tuple[int, str], multiplier: int) -> None:
    """Draw the points of a row or, while it has none, what it will score once full."""
    points, state = key
    box = (3, 6, pen.width - 3, pen.height - 6)
    theme, face, ink = pen.theme, BOLD, pen.theme.ink
    match state:
        case "open":
            points, ink, face = ROW_POINTS[len(COLUMNS)] * multiplier, theme.soft, REGULAR
        case "new":
            pen.gem(box, 12, theme.accent)
            ink = theme.accent_ink
        case "pencil":
            pen.slip(box, 12)
            ink, face = theme.graphite, PENCIL
    pen.text(pen.middle, str(points), ink, 44, face=face)


def _say(shown: ShownSheet) -> Iterator[tuple[int, str]]:
    filled = {row: crosses(shown.sheet.filled, row) for row in ROWS}
    if full := [row for row in ROWS if filled[row] == len(COLUMNS)]:
        yield Rank.ROWS, shown.say("brikks-sheet-alt-full", count=len(full), rows=spans(full))
    if nearly := [row for row in ROWS if NEARLY <= filled[row] < len(COLUMNS)]:
        rows = "; ".join(_gaps(shown, row) for row in nearly)
        yield Rank.ROWS, shown.say("brikks-sheet-alt-nearly", rows=rows)


def _gaps(shown: ShownSheet, row: int) -> str:
    gaps = [column for column in COLUMNS if (column, row) not in shown.sheet.filled]
    return shown.say("brikks-sheet-alt-gaps", row=row, columns=spans(gaps), count=len(gaps))


def row_line(shown: ShownSheet, row: int) -> str:
    """Describe a row for screen readers: its filled cells, its score, and its free circles."""
    covered = shown.sheet.filled
    filled = [column for column in COLUMNS if (column, row) in covered]
    circles = [
        shown.say("brikks-sheet-text-circle", column=cell.column, colour=shown.say(f"brikks-colour-{colour}"))
        for cell, colour in CIRCLES.items()
        if cell.row == row and cell not in covered
    ]
    return shown.say(
        "brikks-sheet-text-row",
        row=row,
        multiplier=MULTIPLIERS[row],
        count=len(filled),
        columns=spans(filled) if filled else "–",
        points=row_scores(covered)[row - 1],
        circles=", ".join(circles) or "none",
    )


ROW_POINTS_PART: Part[ShownSheet] = Part(
    [
        # Without the lines between zones.
        (layout.POINTS_LEFT, _top(row) + INSET, layout.POINTS_WIDTH, layout.CELL - 2 * INSET)
        for row in reversed(ROWS)
    ],
    _keys,
    _paint,
    zone,
    of=[MULTIPLIERS[row] for row in reversed(ROWS)],
    still=_draw_zones,
    say=_say,
)
