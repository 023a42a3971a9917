"""The header of a sheet: the moment, the throw with its block, and the points of all seats."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from itertools import chain, islice, repeat

from bot.games.brikks.naming import block_name
from bot.games.brikks.pictures import layout
from bot.games.brikks.pictures.cells import draw_foot, foot
from bot.games.brikks.pictures.shapes import draw_block
from bot.games.brikks.pictures.shown import Rank, ShownSheet, gains, seat_state
from bot.games.brikks.pictures.signs import BADGE, SMALLEST_SHOWN, draw_badge, draw_colour_sign, draw_dice
from bot.games.kit import others_gains
from bot.games.plan import Part, S_contra
from bot.pages.texts import Speech
from bot.render.canvas import Key
from bot.render.gems import die_outline, draw_die, draw_die_body
from bot.render.names import Name
from bot.render.pen import Pen, star, text_width
from bot.render.theme import BOLD, PENCIL, REGULAR
from engine.brikks.blocks import SHAPES, Block, Colour
from engine.brikks.state import MAX_SEATS, Phase
from engine.brikks.view import View, view_score
from engine.game import Seat

UNIT = 18
"""The side of a cell in the picture of the thrown block."""
SIGN = 44
"""The room of the sign before the second line."""
UPPER, LOWER = 20, 60
"""The vertical centres of two lines."""
POINTS = 66


def moment(view: View, reader: Speech) -> str:
    match view.phase:
        case Phase.LEVEL | Phase.START | Phase.OVER:
            return reader.say(f"brikks-sheet-phase-{view.phase}")
        case Phase.THROW:
            # A round begins with its throw.
            round_ = view.round + (view.given_up is None)
            return reader.say("brikks-sheet-round", round=round_, throws=view.throws or 0)
    return reader.say("brikks-sheet-round", round=view.round, throws=view.throws or 0)


def _moment(shown: ShownSheet) -> Iterator[Key]:
    """Yield the seat's state, and two lines: the round; then the level, the state, or whose field it is."""
    view, seat = shown.view, shown.seat
    state = seat_state(view, seat, is_out=shown.after.is_out)
    if shown.names.drawn and seat != view.seat and state not in ("out", "gone"):
        yield state, moment(view, shown), shown.names.drawn[seat]
    else:
        line = shown.say("brikks-sheet-standing", level=shown.sheet.level, state=state)
        yield state, moment(view, shown), Name(line, REGULAR)


def _paint_moment(pen: Pen, key: tuple[str, str, Name]) -> None:
    state, upper, lower = key
    theme, room, left = pen.theme, pen.width - 2, 0
    pen.words((2, UPPER), upper, theme.ink, 44, room, face=BOLD, anchor="l", least=SMALLEST_SHOWN)
    if state == "active":
        left = SIGN
        draw_dice(pen, (20, LOWER), 36, theme.accent, theme.accent_ink)
    elif state == "winner":
        left = SIGN
        star(pen, (20, LOWER), 19, theme.score)
    ink = theme.danger if state in ("out", "gone") else theme.soft
    lower.draw(pen, (2 + left, LOWER), ink, SMALLEST_SHOWN, room - left, least=SMALLEST_SHOWN)


def say_seat(shown: ShownSheet) -> Iterator[tuple[int, str]]:
    view, seat = shown.view, shown.seat
    state = seat_state(view, seat, is_out=shown.sheet.is_out)
    player, level = shown.names.plain[seat], shown.sheet.level
    yield (
        Rank.SEAT,
        shown.say("brikks-sheet-alt-seat", player=player, seats=view.seats, level=level, state=state),
    )
    yield Rank.MOMENT, spoken_moment(view, shown)


def spoken_moment(view: View, reader: Speech) -> str:
    if view.phase in (Phase.LEVEL, Phase.START, Phase.OVER):
        return reader.say(f"brikks-sheet-alt-{view.phase}", round=view.round)
    if view.throw is None:
        round_ = view.round + (view.given_up is None)
        return reader.say("brikks-sheet-alt-throw-due", round=round_, throws=view.throws or 0)
    return reader.say(
        "brikks-sheet-alt-thrown",
        round=view.round,
        throws=view.throws or 0,
        block=block_name(view.throw, reader),
        second="no" if view.given_up is None else "yes",
    )


def throw_part(left: int, keys: Callable[[S_contra], Iterable[Key]]) -> Part[S_contra]:
    """Return the part with the two dice and the block that the marker is on, or a name."""
    return Part([layout.in_header(left, layout.THROW_WIDTH)], keys, paint_throw)


def _throw(shown: ShownSheet) -> Iterator[Key]:
    """Yield the throw, the marked block, and whether letters mark its places; the game's name without either."""
    block = shown.marked
    is_open = shown.open_block is not None
    yield shown.say("game-brikks") if block is None else (shown.view.throw, block, is_open)


def paint_throw(pen: Pen, key: str | tuple[Block | None, Block, bool]) -> None:
    """Draw the thrown block's colour and number, then the marked block and whether its places have letters; or a
    name."""
    if isinstance(key, str):
        place, room = (layout.THROW_WIDTH / 2, layout.HEADER / 2), layout.THROW_WIDTH - 4
        pen.words(place, key, pen.theme.ink, 62, room, face=BOLD, least=SMALLEST_SHOWN)
        return
    thrown, block, is_open = key
    pitch = layout.DIE + layout.DICE_GAP
    if thrown is not None:
        _paint_colour(pen, thrown.colour)
        draw_die(pen.at(pitch, 0), layout.DIE, thrown.number)
    # A start block, which was not thrown, is centred.
    _paint_tile(pen.at(2 * pitch if thrown is not None else pitch, 0), block, is_open=is_open)


def _paint_colour(pen: Pen, colour: Colour) -> None:
    shades, size = pen.theme.colours[colour], layout.DIE
    draw_die_body(pen, size, shades)
    draw_colour_sign(pen, (size / 2, size / 2), colour, shades.ink, size * 0.5)


def _paint_tile(pen: Pen, block: Block, *, is_open: bool) -> None:
    """Draw the marked block; its foot has a dot if letters mark its landing places."""
    shape, size = SHAPES[block], layout.DIE
    pen.polygon(die_outline(pen, size), pen.theme.panel)
    left, top = round((size - shape.width * UNIT) / 2), round((size - shape.height * UNIT) / 2)
    draw_block(pen, block, UNIT, (size, size))
    if is_open:
        right, up = foot(block)
        draw_foot(pen, (left + (right + 0.5) * UNIT, top + (shape.height - up - 0.5) * UNIT), UNIT)


def _own(shown: ShownSheet) -> Iterator[Key]:
    """Yield the seat, its points, those it has just gained, and whether they are pencilled."""
    now, then = shown.scored, shown.would_score
    seat = shown.seat if shown.is_owned else None
    gained = 0 if shown.news is None else shown.news.points
    if shown.view.is_duel:
        yield seat, sum(then.rows), gained, now.rows != then.rows
    else:
        yield seat, then.total, gained, now.total != then.total


def _paint_own(pen: Pen, key: tuple[Seat | None, int, int, bool]) -> None:
    seat, points, gained, is_pencilled = key
    theme, right, ink, face = pen.theme, pen.width - 2, pen.theme.ink, BOLD
    left = right - text_width(str(points), POINTS, PENCIL if is_pencilled else BOLD)
    if is_pencilled:
        ink, face, left = theme.graphite, PENCIL, left - 16
        pen.slip((left, 4, right, layout.HEADER - 4), 12)
        right -= 8
    pen.text((right, layout.HEADER / 2), str(points), ink, POINTS, face=face, anchor="r")
    left -= 40
    if seat is not None:
        draw_badge(pen, (left, UPPER + 2), seat)
    if gained:
        y = LOWER + 2 if seat is not None else layout.HEADER / 2
        pen.text((left, y), f"+{gained}", theme.score, SMALLEST_SHOWN, face=BOLD)


def say_points(shown: ShownSheet) -> Iterator[tuple[int, str]]:
    parts = view_score(shown.view, shown.seat)
    if shown.view.is_duel:
        yield Rank.POINTS, shown.say("brikks-sheet-alt-row-points", points=sum(parts.rows))
    else:
        points = {"points": parts.total, "rows": sum(parts.rows)}
        points |= {"special": parts.special, "bombs": parts.bombs, "energy": parts.energy}
        yield Rank.POINTS, shown.say("brikks-sheet-alt-points", **points)
    scores = zip(shown.names.plain, shown.view.points, strict=False)
    others = [f"{name} {points}" for seat, (name, points) in enumerate(scores) if seat != shown.seat]
    if others and shown.has_standings:
        yield Rank.OTHERS, shown.say("brikks-sheet-alt-others", players=", ".join(others))
    for words in others_gains(shown, shown.names.plain, gains(shown.view), shown.seat):
        yield Rank.OTHERS, words


def _others(shown: ShownSheet) -> Iterator[Key]:
    """Yield the other seats with their points, and whether they are out."""
    view = shown.view
    others = (
        (seat, points, Seat(seat) not in view.playing)
        for seat, points in enumerate(view.points)
        if shown.is_owned and shown.has_standings and seat != shown.seat
    )
    return islice(chain(others, repeat(None)), MAX_SEATS - 1)


def _paint_other(pen: Pen, key: tuple[Seat, int, bool] | None) -> None:
    if key is None:
        return
    seat, points, is_out = key
    middle = pen.height / 2
    draw_badge(pen, (BADGE / 2 + 2, middle), seat, is_out=is_out)
    ink = pen.theme.soft if is_out else pen.theme.ink
    pen.text((BADGE + 8, middle), str(points), ink, SMALLEST_SHOWN, face=BOLD, anchor="l")


HEAD: tuple[Part[ShownSheet], ...] = (
    Part([layout.in_header(layout.MARGIN, layout.MOMENT_WIDTH)], _moment, _paint_moment, say=say_seat),
    throw_part(layout.THROW_LEFT, _throw),
    Part([layout.in_header(layout.OWN_LEFT, layout.OWN_WIDTH)], _own, _paint_own, say=say_points),
    Part(
        [
            (
                layout.OTHERS_LEFT + place % 2 * layout.OTHER_WIDTH,
                layout.HEADER_TOP + place // 2 * layout.OTHER_HEIGHT,
                layout.OTHER_WIDTH,
                layout.OTHER_HEIGHT,
            )
            for place in range(MAX_SEATS - 1)
        ],
        _others,
        _paint_other,
    ),
)
