"""Sheets and tables in words: alt texts, and whole sheets as text."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from bot.games.brikks.pictures.labels import (
    labelled_blocks,
    labelled_minis,
    labelled_places,
    labelled_starts,
)
from bot.games.brikks.pictures.slot_keys import ShownSheet, move_state, seat_state, sends_minis, shown_seat
from bot.pages.texts import text
from bot.render.prose import ALT_LIMIT, TEXT_LIMIT, join_parts
from engine.brikks.blocks import MINI, SHAPES, Block, Shape
from engine.brikks.energy import PINK_X
from engine.brikks.field import CIRCLES, COLUMNS, MULTIPLIERS, ROWS, Cell, crosses, row_scores
from engine.brikks.gains import last_gain
from engine.brikks.moves import Bomb, Minis, Move, Out, Placement
from engine.brikks.sheet import BOMBS, SPECIAL, Sheet
from engine.brikks.state import Phase
from engine.brikks.view import View, outcome, view_score
from engine.game import Seat

NEARLY = 8
"""The alt text names rows with at least this many crosses, because they score."""


def describe_sheet(
    view: View,
    *,
    names: Sequence[str],
    seat: Seat | None = None,
    pencil: Move | None = None,
    block: Block | None = None,
    missed: Move | None = None,
    is_plain: bool = False,
    locale: str = "en",
) -> str:
    """Return the alt text for the sheet that `render_sheet` draws; at most 1024 characters.

    `names` are the players' names by seat.
    """
    shown = ShownSheet(view, shown_seat(view, seat), pencil, block, (), is_plain, missed, locale)
    sentences = [
        *_opening(shown, names),
        *_choice(shown),
        *_compared(shown),
        *_means(shown),
        *_last(shown),
        *_rows(shown.sheet, locale),
        *_landings(shown),
    ]
    return join_parts(sentences, " ", ALT_LIMIT)


def describe_key(view: View, *, names: Sequence[str], is_plain: bool = False, locale: str = "en") -> str:
    """Return the alt text for the key that `render_key` draws; at most 1024 characters."""
    shown = ShownSheet(view, shown_seat(view, None), is_plain=is_plain, locale=locale)
    sentences = [
        *_opening(shown, names),
        *_blocks(shown),
        *_means(shown),
    ]
    return join_parts(sentences, " ", ALT_LIMIT)


def describe_table(view: View, *, names: Sequence[str], moved: frozenset[Seat], locale: str = "en") -> str:
    """Return the alt text of the table picture; at most 1024 characters."""
    sentences = [
        _moment(view, locale),
        *_thrower(view, names, locale),
        *_ending(view, names, locale),
        *(_seat_line(view, Seat(seat), names[seat], moved, locale) for seat in range(view.seats)),
    ]
    return join_parts(sentences, " ", ALT_LIMIT)


def text_sheet(
    view: View,
    *,
    names: Sequence[str],
    pencil: Move | None = None,
    block: Block | None = None,
    locale: str = "en",
) -> str:
    """Return the whole sheet that the viewer sees as text for screen readers, at most 1900 characters.

    If a block is due and none is named, the text lists the landing places of the thrown one and, at the end,
    what it can be turned or swapped into.
    """
    due = view.throw if view.phase is Phase.RESOLVE and pencil is None else None
    shown = ShownSheet(view, shown_seat(view, None), pencil, block or due, locale=locale)
    head = " ".join([*_opening(shown, names), *_choice(shown)])
    means = " ".join([*_means(shown), *_last(shown)])
    rows = [_row_line(shown.sheet, row, locale) for row in reversed(ROWS)]
    return join_parts(
        [head, means, *_landings(shown), *rows, *_blocks(shown)],
        "\n",
        TEXT_LIMIT,
    )


def block_name(block: Block, locale: str) -> str:
    colour = text(locale, f"brikks-colour-{block.colour}")
    return text(locale, "brikks-sheet-block", colour=colour, number=block.number)


def place_name(shape: Shape, at: Cell, locale: str) -> str:
    """Name the columns and rows that a block spans."""
    return text(
        locale,
        "brikks-place",
        width=shape.width,
        left=at.column,
        right=at.column + shape.width - 1,
        height=shape.height,
        bottom=at.row,
        top=at.row + shape.height - 1,
    )


def _opening(shown: ShownSheet, names: Sequence[str]) -> Iterator[str]:
    view, seat = shown.view, shown.seat
    yield text(
        shown.locale,
        "brikks-sheet-alt-seat",
        player=names[seat],
        seats=view.seats,
        level=shown.sheet.level,
        state=seat_state(view, seat, is_out=shown.sheet.is_out),
    )
    yield _moment(view, shown.locale)
    yield from _points(view, seat, shown.locale)
    if others := [f"{names[other]} {points}" for other, points in enumerate(view.points) if other != seat]:
        yield text(shown.locale, "brikks-sheet-alt-others", players=", ".join(others))


def _points(view: View, seat: Seat, locale: str) -> Iterator[str]:
    parts = view_score(view, seat)
    if view.is_duel:
        yield text(locale, "brikks-sheet-alt-row-points", points=sum(parts.rows))
    else:
        yield text(
            locale,
            "brikks-sheet-alt-points",
            points=parts.total,
            rows=sum(parts.rows),
            special=parts.special,
            bombs=parts.bombs,
            energy=parts.energy,
        )


def _moment(view: View, locale: str) -> str:
    if view.phase in (Phase.LEVEL, Phase.START, Phase.OVER):
        return text(locale, f"brikks-sheet-alt-{view.phase}", round=view.round)
    if view.throw is None:
        return text(
            locale,
            "brikks-sheet-alt-throw-due",
            round=view.round + (view.given_up is None),
            throws=view.throws or 0,
        )
    block = block_name(view.throw, locale)
    is_second = "no" if view.given_up is None else "yes"
    values = {"round": view.round, "throws": view.throws or 0}
    return text(locale, "brikks-sheet-alt-thrown", **values, block=block, second=is_second)


def _thrower(view: View, names: Sequence[str], locale: str) -> Iterator[str]:
    if view.seats > 1 and view.phase in (Phase.THROW, Phase.DECIDE, Phase.RESOLVE):
        yield text(locale, "brikks-table-alt-thrower", player=names[view.active])


def _choice(shown: ShownSheet) -> Iterator[str]:
    """Describe the pencilled move, with its cost and gains."""
    match shown.own_pencil:
        case Placement(block, at) as placement:
            place = place_name(SHAPES[block], at, shown.locale)
            yield text(
                shown.locale, "brikks-sheet-alt-pencil", block=block_name(block, shown.locale), place=place
            )
            yield from _effects(shown.view, placement, shown.locale)
        case Bomb():
            yield text(shown.locale, "brikks-sheet-alt-bomb")
        case Out():
            yield text(shown.locale, "brikks-sheet-alt-out")
        case Minis(cells):
            yield text(shown.locale, "brikks-sheet-alt-minis", cells=_cells(cells, shown.locale))


def _compared(shown: ShownSheet) -> Iterator[str]:
    """Describe the move that is outlined in dashes."""
    match shown.missed:
        case Placement(block, at):
            place = place_name(SHAPES[block], at, shown.locale)
            yield text(
                shown.locale, "brikks-sheet-alt-missed", block=block_name(block, shown.locale), place=place
            )
        case Bomb():
            yield text(shown.locale, "brikks-sheet-alt-missed-bomb")


def _effects(view: View, placement: Placement, locale: str) -> Iterator[str]:
    brought = outcome(view, placement)
    if brought is None:
        return
    if brought.cost:
        yield text(locale, "brikks-sheet-alt-cost", count=brought.cost)
    if change := brought.gained - brought.lost:
        yield text(locale, "brikks-sheet-alt-energy", count=abs(change), sign="+" if change > 0 else "−")
    if brought.rows:
        rows = tuple(map(str, brought.rows))
        yield text(locale, "brikks-sheet-alt-fills", count=len(rows), rows=rows)
    if brought.crosses:
        prize = "minis" if view.is_duel else "crosses"
        yield text(locale, f"brikks-sheet-alt-{prize}-earned", count=brought.crosses)


def _means(shown: ShownSheet) -> Iterator[str]:
    sheet = shown.sheet
    yield text(
        shown.locale,
        "brikks-sheet-alt-energy-bombs",
        energy=sheet.energy.active,
        bombs=BOMBS - sheet.bombs_used,
    )
    next_x = [position for position in sorted(PINK_X) if position > sheet.energy.activated]
    if next_x and not shown.view.is_duel:
        away = next_x[0] - sheet.energy.activated
        yield text(
            shown.locale, "brikks-sheet-alt-special", count=sheet.crosses, of=len(SPECIAL) - 1, away=away
        )
    owed = shown.view.owed[shown.view.seat] if shown.view.seat is not None else 0
    if owed and sends_minis(shown.view):
        yield text(shown.locale, "brikks-sheet-alt-owed", count=owed)


def _last(shown: ShownSheet) -> Iterator[str]:
    match shown.sheet.last:
        case Placement(block, at):
            place = place_name(SHAPES[block], at, shown.locale)
            yield text(
                shown.locale, "brikks-sheet-alt-last", block=block_name(block, shown.locale), place=place
            )
            yield from _news(shown)
        case Bomb():
            yield text(shown.locale, "brikks-sheet-alt-last-bomb")
    if new := shown.sheet.minis[len(shown.sheet.minis) - shown.sheet.new_minis :]:
        yield text(shown.locale, "brikks-sheet-alt-new-minis", cells=_cells(new, shown.locale))


def _news(shown: ShownSheet) -> Iterator[str]:
    """Say what the last block brought, as long as the picture shows it."""
    gained = shown.news
    if gained is None:
        return
    if gained.points > 0:
        yield text(shown.locale, "brikks-sheet-alt-gained", points=gained.points)
    if gained.energy:
        sign = "+" if gained.energy > 0 else "−"
        yield text(shown.locale, "brikks-sheet-alt-energy-changed", count=abs(gained.energy), sign=sign)


def _blocks(shown: ShownSheet) -> Iterator[str]:
    """List the blocks that the viewer can choose now, with their letters and costs; in a puzzle not their gains."""
    view = shown.view
    offers = [
        text(
            shown.locale,
            "brikks-sheet-alt-offer",
            letter=letter,
            block=block_name(offer.block, shown.locale),
            cost=offer.cost,
            points=0 if shown.is_plain else offer.best.points,
        )
        for letter, offer in labelled_blocks(view, is_plain=shown.is_plain).items()
    ]
    if offers:
        yield text(shown.locale, "brikks-sheet-alt-offers", blocks="; ".join(offers))
    starts = [
        text(shown.locale, "labelled", label=letter, what=block_name(block, shown.locale))
        for letter, block in labelled_starts(view).items()
    ]
    if starts:
        yield text(shown.locale, "brikks-sheet-alt-start-blocks", blocks="; ".join(starts))


def _rows(sheet: Sheet, locale: str) -> Iterator[str]:
    filled = {row: crosses(sheet.filled, row) for row in ROWS}
    full = [row for row in ROWS if filled[row] == len(COLUMNS)]
    nearly = [row for row in ROWS if NEARLY <= filled[row] < len(COLUMNS)]
    if full:
        yield text(locale, "brikks-sheet-alt-full", count=len(full), rows=_spans(full))
    if nearly:
        parts = "; ".join(_gaps(sheet, row, locale) for row in nearly)
        yield text(locale, "brikks-sheet-alt-nearly", rows=parts)


def _gaps(sheet: Sheet, row: int, locale: str) -> str:
    gaps = [column for column in COLUMNS if (column, row) not in sheet.filled]
    return text(locale, "brikks-sheet-alt-gaps", row=row, columns=_spans(gaps), count=len(gaps))


def _landings(shown: ShownSheet) -> Iterator[str]:
    view, block = shown.view, shown.block
    if sends_minis(view) and shown.seat != view.seat:
        earlier = shown.own_pencil.cells if isinstance(shown.own_pencil, Minis) else ()
        found, shape = labelled_minis(view, earlier), MINI
        if found:
            yield text(
                shown.locale,
                "brikks-sheet-alt-mini-places",
                places=_places(shape, found.items(), shown.locale),
            )
    elif block is not None and shown.seat == view.seat and shown.own_pencil is None:
        places = labelled_places(view, block)
        listed = _places(SHAPES[block], places.items(), shown.locale)
        name = block_name(block, shown.locale)
        yield text(shown.locale, "brikks-sheet-alt-places", block=name, count=len(places), places=listed)


def _places(shape: Shape, places: Iterable[tuple[str, Cell]], locale: str) -> str:
    return "; ".join(
        text(locale, "labelled", label=label, what=place_name(shape, at, locale)) for label, at in places
    )


def _cells(cells: Sequence[Cell], locale: str) -> str:
    return "; ".join(text(locale, "brikks-cell", column=c.column, row=c.row) for c in cells)


def _row_line(sheet: Sheet, row: int, locale: str) -> str:
    """Describe one row for screen readers: its filled cells, its score, and its free circles."""
    filled = [column for column in COLUMNS if (column, row) in sheet.filled]
    circles = [
        text(
            locale,
            "brikks-sheet-text-circle",
            column=cell.column,
            colour=text(locale, f"brikks-colour-{colour}"),
        )
        for cell, colour in CIRCLES.items()
        if cell.row == row and cell not in sheet.filled
    ]
    return text(
        locale,
        "brikks-sheet-text-row",
        row=row,
        multiplier=MULTIPLIERS[row],
        count=len(filled),
        columns=_spans(filled) if filled else "–",
        points=row_scores(sheet.filled)[row - 1],
        circles=", ".join(circles) or "none",
    )


def _spans(numbers: Sequence[int]) -> str:
    """Format ascending numbers, with neighbours as a range: `1–3, 5`."""
    spans: list[list[int]] = []
    for number in numbers:
        if spans and spans[-1][-1] == number - 1:
            spans[-1].append(number)
        else:
            spans.append([number])
    return ", ".join(str(s[0]) if len(s) == 1 else f"{s[0]}–{s[-1]}" for s in spans)


def _seat_line(view: View, seat: Seat, name: str, moved: frozenset[Seat], locale: str) -> str:
    sheet = view.sheets[seat]
    return text(
        locale,
        "brikks-table-alt-seat",
        player=name,
        points=view.points[seat],
        energy=sheet.energy.active,
        bombs=BOMBS - sheet.bombs_used,
        cells=len(sheet.filled),
        height=max((cell.row for cell in sheet.filled), default=0),
        state=move_state(view, seat, moved),
        kind="duel" if view.is_duel else "base",
        gained=0 if (gained := last_gain(view, seat)) is None else gained.points,
    )


def _ending(view: View, names: Sequence[str], locale: str) -> Iterator[str]:
    if view.result is not None and view.seats > 1:
        winners = tuple(names[seat] for seat in view.result.winners)
        yield text(locale, "table-alt-winners", count=len(winners), players=winners)
