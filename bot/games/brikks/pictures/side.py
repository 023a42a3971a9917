"""The strip beside the field: energy, then the special track or a duel's opponent, and the bombs."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from bot.games.brikks.pictures import layout
from bot.games.brikks.pictures.colours import pink, zone
from bot.games.brikks.pictures.field import field_faces
from bot.games.brikks.pictures.shown import Rank, ShownSheet, sends_minis
from bot.games.brikks.pictures.signs import SMALLEST_SHOWN, draw_badge, draw_bolt, draw_bomb, draw_mini
from bot.games.plan import Part, Rect, on_panel
from bot.render.canvas import Key
from bot.render.pen import Box, Pen, cross
from bot.render.theme import BLACK, BOLD, PENCIL, RGB
from engine.brikks.energy import PINK_X
from engine.brikks.field import COLUMNS, MULTIPLIERS, ROWS, Cell
from engine.brikks.moves import Bomb, Minis, Placement
from engine.brikks.sheet import BOMB_POINTS, BOMBS, SPECIAL, Sheet
from engine.brikks.state import Phase, opponent
from engine.brikks.view import outcome
from engine.game import Seat

WIDTH = layout.SIDE_WIDTH
MIDDLE = WIDTH / 2
CUT = 8
SIGN, COUNT, CHANGE = 60, 60, 44
"""The heights of a sign, of the number under it, and of what the last round changed."""
CIRCLE = 27
"""The radius of a circle of the energy track."""
CELL = 6
OUTLINE_WIDTH, OUTLINE_HEIGHT = CELL * len(COLUMNS), CELL * len(ROWS)
"""The size of the opponent's field."""
MINIS, SEAT, NUMBER = 48, 46, 44
"""The heights of the minis to send, and of the opponent's badge and numbers."""


def side(*, is_duel: bool) -> tuple[Part[ShownSheet], ...]:
    """Return the parts of the strip, from the top."""
    pitch, bomb = (50, 66) if is_duel else (60, 86)
    energy_height, bombs_height = SIGN + COUNT + CHANGE + 3 * pitch + 8, BOMBS * bomb + 2 * CUT
    middle, bombs = layout.FIELD_TOP + energy_height + layout.PANEL_GAP, layout.FIELD_BOTTOM - bombs_height
    top = layout.FIELD_TOP + SIGN
    circles = top + COUNT + CHANGE
    energy = partial(_draw_panel, layout.FIELD_TOP, energy_height, is_energy=True)
    return (
        Part([_place(top, COUNT)], _energy, _paint_count, on_panel, still=energy, say=say_energy),
        Part([_place(top + COUNT, CHANGE)], _change, _paint_change, on_panel),
        Part(
            [_place(circles + place * pitch, pitch) for place in range(3)],
            _circles,
            _paint_circle,
            on_panel,
            of=[False, False, True],
        ),
        Part(still=partial(_draw_panel, middle, bombs - layout.PANEL_GAP - middle)),
        *(_opponent(middle + CUT) if is_duel else _special(middle)),
        Part(
            [_place(bombs + CUT + place * bomb, bomb) for place in range(BOMBS)],
            _bombs,
            _paint_bomb,
            on_panel,
            of=[BOMB_POINTS[place] - BOMB_POINTS[place + 1] for place in range(BOMBS)],
            still=partial(_draw_panel, bombs, bombs_height),
        ),
    )


def _place(top: int, height: int) -> Rect:
    return layout.SIDE_LEFT + 2, top, WIDTH - 4, height


def _draw_panel(top: int, height: int, pen: Pen, *, is_energy: bool = False) -> None:
    pen = pen.at(layout.SIDE_LEFT, 0)
    pen.gem((0, top, WIDTH, top + height), CUT, pen.theme.panel)
    if is_energy:
        draw_bolt(pen, (MIDDLE, top + 32), 50, pen.theme.good)


# Energy


def _energy(shown: ShownSheet) -> Iterator[Key]:
    now, then = shown.sheet.energy, shown.after.energy
    yield then.active, "pencil" if then.active != now.active else "plain"


def _paint_count(pen: Pen, key: tuple[int, str]) -> None:
    count, state = key
    ink, face = _draw_state(pen, state), PENCIL if state == "pencil" else BOLD
    pen.text(pen.middle, str(count), ink, 54, face=face)


def _draw_state(pen: Pen, state: str) -> RGB:
    """Draw the box behind a number that is new or pencilled, and return the number's ink; plain has no box."""
    box: Box = (2, 2, pen.width - 2, pen.height - 2)
    match state:
        case "pencil":
            pen.slip(box, 10)
            return pen.theme.graphite
        case "new":
            pen.gem(box, 10, pen.theme.accent)
            return pen.theme.accent_ink
    return pen.theme.ink


def _change(shown: ShownSheet) -> Iterator[Key]:
    yield 0 if shown.news is None else shown.news.energy


def _paint_change(pen: Pen, change: int) -> None:
    if change:
        ink = pen.theme.score if change > 0 else pen.theme.danger
        place = pen.width / 2, pen.height / 2 - 2
        pen.text(place, format_signed(change), ink, SMALLEST_SHOWN, face=BOLD)


def _circles(shown: ShownSheet) -> Iterator[Key]:
    """Yield the circles up to the next pink X."""
    now, then = shown.sheet.energy, shown.after.energy
    for position in next_circles(now.activated):
        if position <= now.activated:
            yield "active"
        else:
            yield "would-gain" if position <= then.activated else "open"


def next_circles(activated: int) -> tuple[int, ...]:
    """Return the positions after the last pink X, up to the next one; those before the last one at the end."""
    ends = sorted(PINK_X)
    end = next((position for position in ends if position > activated), ends[-1])
    return end - 2, end - 1, end


def _paint_circle(pen: Pen, state: str, is_last: bool) -> None:
    """Draw a circle on the way to the next pink X: open, active or would-gain. The last one has the X."""
    theme, radius = pen.theme, min(CIRCLE, pen.height // 2 - 3)
    fill, line, ink = {
        "open": (theme.panel, theme.soft, pink(theme)),
        "active": (theme.good, theme.wall, BLACK if theme.name == "dark" else theme.paper),
        "would-gain": (theme.paper, theme.accent, theme.graphite),
    }[state]
    pen.disc(pen.middle, radius, line)
    pen.disc(pen.middle, radius - (4 if state != "active" else 2), fill)
    if is_last:
        cross(pen, pen.middle, 42, ink, 8)
    elif state != "open":
        draw_bolt(pen, pen.middle, 36, ink)


def say_energy(shown: ShownSheet) -> Iterator[tuple[int, str]]:
    """Say what a seat has to spend, how far the next cross is, and what it may send."""
    view, sheet = shown.view, shown.sheet
    energy, bombs = sheet.energy, BOMBS - sheet.bombs_used
    yield Rank.MEANS, shown.say("brikks-sheet-alt-energy-bombs", energy=energy.active, bombs=bombs)
    next_x = next((position for position in sorted(PINK_X) if position > energy.activated), None)
    if next_x is not None and not view.is_duel:
        away, of = next_x - energy.activated, len(SPECIAL) - 1
        yield Rank.SPECIAL, shown.say("brikks-sheet-alt-special", count=sheet.crosses, of=of, away=away)
    owed = 0 if view.seat is None else view.owed[view.seat]
    if owed and sends_minis(view):
        yield Rank.OWED, shown.say("brikks-sheet-alt-owed", count=owed)


# The special track


def _special(top: int) -> Iterator[Part[ShownSheet]]:
    at = top + SIGN + 6
    yield Part([_place(at, COUNT)], _reached, _paint_reached, on_panel, still=partial(_draw_cross, top))
    yield Part([_place(at + COUNT + 2, CHANGE)], _next, _paint_next, on_panel)


def _draw_cross(top: int, pen: Pen) -> None:
    cross(pen, (layout.SIDE_LEFT + MIDDLE, top + 34), 56, pink(pen.theme), 10)


def _reached(shown: ShownSheet) -> Iterator[Key]:
    """Yield the points of the track with their state."""
    now, then = shown.sheet.crosses, shown.after.crosses
    is_new = shown.news is not None and shown.news.special > 0
    yield SPECIAL[then], "pencil" if now != then else "new" if is_new else "plain"


def _paint_reached(pen: Pen, key: tuple[int, str]) -> None:
    value, state = key
    ink, face = _draw_state(pen, state), PENCIL if state == "pencil" else BOLD
    pen.text(pen.middle, str(value), ink, 50, face=face)


def _next(shown: ShownSheet) -> Iterator[Key]:
    """Yield what the next cross makes of them."""
    then = shown.after.crosses
    yield SPECIAL[then + 1] if then + 1 < len(SPECIAL) else None


def _paint_next(pen: Pen, value: int | None) -> None:
    if value is not None:
        pen.text(pen.middle, str(value), pen.theme.soft, SMALLEST_SHOWN)


# A duel's opponent


def _opponent(top: int) -> Iterator[Part[ShownSheet]]:
    for height, keys, paint in (
        (MINIS, _minis, _paint_minis),
        (SEAT, lambda shown: (opponent(shown.seat),), _paint_seat),
        (OUTLINE_HEIGHT + 6, _outline, _paint_outline),
        (NUMBER, lambda shown: (_theirs(shown).energy.active,), _paint_energy),
        (NUMBER, lambda shown: (BOMBS - _theirs(shown).bombs_used,), _paint_bombs),
    ):
        yield Part([_place(top, height)], keys, paint, on_panel)
        top += height


def _theirs(shown: ShownSheet) -> Sheet:
    return shown.view.sheets[opponent(shown.seat)]


def _minis(shown: ShownSheet) -> Iterator[Key]:
    """Yield how many minis the viewer can still send, or would earn with the pencilled move, and whether in pencil."""
    view = shown.view
    if view.seat is None:
        yield 0, False
        return
    match shown.own_pencil:
        case Placement() as placement if view.phase is Phase.RESOLVE:
            brought = outcome(view, placement)
            yield (0 if brought is None else brought.crosses), True
        case Minis(cells):
            yield view.owed[view.seat] - len(cells), True
        case _:
            yield view.owed[view.seat], False


def _paint_minis(pen: Pen, key: tuple[int, bool]) -> None:
    count, is_pencilled = key
    if not count:
        return
    ink, face = pen.theme.ink, BOLD
    if is_pencilled:
        pen.slip((2, 2, pen.width - 2, pen.height - 2), 8, 3)
        ink, face = pen.theme.graphite, PENCIL
    draw_mini(pen, (21, pen.height / 2), 32)
    pen.text((53, pen.height / 2), str(count), ink, SMALLEST_SHOWN, face=face)


def _paint_seat(pen: Pen, seat: Seat) -> None:
    draw_badge(pen, pen.middle, seat)


def _outline(shown: ShownSheet) -> Iterator[Key]:
    faces = field_faces(_theirs(shown), has_halo=False)
    yield tuple((cell, face.colour) for cell, face in faces.items())


def _paint_outline(pen: Pen, key: tuple[tuple[Cell, str], ...]) -> None:
    """Draw which cells of the opponent's field are filled, in the colours of their blocks."""
    theme, left = pen.theme, (pen.width - OUTLINE_WIDTH) // 2
    pen.rectangle((left - 2, 0, left + OUTLINE_WIDTH + 2, OUTLINE_HEIGHT + 4), theme.wall)
    for row in ROWS:
        top = 2 + (len(ROWS) - row) * CELL
        pen.rectangle((left, top, left + OUTLINE_WIDTH, top + CELL), zone(theme, MULTIPLIERS[row]))
    for (column, row), colour in key:
        x, y = left + (column - 1) * CELL, 2 + (len(ROWS) - row) * CELL
        pen.rectangle((x, y, x + CELL, y + CELL), theme.colours[colour].base)


def _paint_energy(pen: Pen, number: int) -> None:
    draw_bolt(pen, (12, pen.height / 2), 30, pen.theme.good)
    _draw_number(pen, number)


def _paint_bombs(pen: Pen, number: int) -> None:
    draw_bomb(pen, (16, pen.height / 2 + 3), 30, is_used=number == 0)
    _draw_number(pen, number)


def _draw_number(pen: Pen, number: int) -> None:
    pen.text((46, pen.height / 2), str(number), pen.theme.ink, SMALLEST_SHOWN, face=BOLD)


# The bombs


def _bombs(shown: ShownSheet) -> Iterator[Key]:
    for place in range(BOMBS):
        if place < shown.sheet.bombs_used:
            yield "used"
        elif place < shown.after.bombs_used:
            yield "would-use"
        else:
            is_next = place == shown.sheet.bombs_used
            yield "missed" if is_next and isinstance(shown.missed, Bomb) else "there"


def _paint_bomb(pen: Pen, state: str, value: int) -> None:
    """Draw a bomb with its points on it: there, used, would-use or missed."""
    x, y = pen.middle
    if state == "would-use":
        pen.slip((2, 2, pen.width - 2, pen.height - 2), CUT)
        pen.text(pen.middle, f"−{value}", pen.theme.graphite, 48, face=PENCIL)
        return
    draw_bomb(pen, (x - 5, y + 5), min(60, pen.height - 12), value=value, is_used=state == "used")
    if state == "missed":
        pen.dashed((5, 5, pen.width - 5, pen.height - 5), CUT, 5, 10, edge=BLACK)


def format_signed(number: int) -> str:
    """Format a number with its sign; a negative one gets a real minus."""
    return f"{number:+d}".replace("-", "−") if number else "0"
