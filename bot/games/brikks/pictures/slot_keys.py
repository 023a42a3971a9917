"""The content of every part of a sheet, as keys for its slots."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import chain, islice, repeat

from bot.games.brikks.pictures.cells import GROUNDS, Face, Faces, block_faces, foot, in_reading_order
from bot.games.brikks.pictures.colours import MINI
from bot.games.brikks.pictures.labels import is_good, labelled_minis, labelled_places
from bot.pages.texts import DEFAULT, text
from bot.render.canvas import Key
from bot.render.names import Name
from bot.render.theme import REGULAR
from engine.brikks.blocks import Block
from engine.brikks.energy import PINK_X
from engine.brikks.field import ROWS, Cell
from engine.brikks.gains import Gain, last_gain
from engine.brikks.moves import Bomb, Minis, Move, Out, Placement
from engine.brikks.sheet import BOMBS, SPECIAL, Score, Sheet, score
from engine.brikks.state import MAX_SEATS, Phase, opponent
from engine.brikks.view import View, preview
from engine.game import Seat

PARTS = ("rows", "special", "bombs", "energy", "total")


def shown_seat(view: View, seat: Seat | None) -> Seat:
    """Return the seat whose sheet to show: the viewer's own, or the opponent's while minis are due."""
    chosen = view.seat if seat is None else seat
    if chosen is None:
        raise ValueError("the view of a spectator has no sheet of its own: name a seat")
    return opponent(chosen) if seat is None and sends_minis(view) else chosen


def sends_minis(view: View) -> bool:
    return view.phase is Phase.MINIS and view.seat in view.pending


@dataclass(frozen=True)
class ShownSheet:
    """One sheet of a view, with the move that its seat has pencilled or is about to place."""

    view: View
    seat: Seat
    pencil: Move | None = None
    block: Block | None = None
    names: Sequence[Name] = ()
    """The players' names by seat; not needed in solo."""
    is_plain: bool = False
    """Whether letters look alike, whatever a place earns: in a puzzle."""
    missed: Move | None = None
    """Another move of the own seat, outlined in dashes beside the pencilled one."""
    locale: str = DEFAULT

    @property
    def sheet(self) -> Sheet:
        return self.view.sheets[self.seat]

    @cached_property
    def own_pencil(self) -> Move | None:
        """Return the pencilled move on this sheet; minis are on the opponent's."""
        own = self.view.seat
        if own is None or self.pencil in (None, Minis(())):
            return None
        target = opponent(own) if isinstance(self.pencil, Minis) else own
        return self.pencil if self.seat == target else None

    @cached_property
    def after(self) -> Sheet:
        """Return the sheet with the pencilled move."""
        match self.own_pencil:
            case Placement() | Bomb() | Out() | Minis() as move if self.view.phase in (
                Phase.RESOLVE,
                Phase.MINIS,
            ):
                return preview(self.view, move)[self.seat]
        return self.sheet

    @property
    def marked(self) -> Block | None:
        """Return the block under the marker."""
        match self.own_pencil:
            case Placement(block) | Out(block):
                return block
        if self.block is not None and self.seat == self.view.seat:
            return self.block
        return self.view.throw

    @cached_property
    def news(self) -> Gain | None:
        """Return what the last block brought; None once a move is pencilled."""
        return None if self.own_pencil is not None else last_gain(self.view, self.seat)

    @cached_property
    def scored(self) -> Score:
        """Return the score of the sheet as it is."""
        return score(self.sheet)

    @cached_property
    def would_score(self) -> Score:
        """Return the score with the pencilled move."""
        return self.scored if self.after is self.sheet else score(self.after)

    def faces(self) -> Faces:
        """Return the faces of all cells that are not empty."""
        found = field_faces(self.sheet, has_halo=self.own_pencil is None)
        match self.own_pencil:
            case Placement() as placed:
                found.update(block_faces(placed, "pencil", is_start=not self.sheet.blocks))
            case Minis(cells):
                found.update((cell, Face("pencil-mini", MINI)) for cell in cells)
        found.update(self._missed_faces(found))
        found.update(self._labels())
        return found

    def _missed_faces(self, found: Faces) -> Iterator[tuple[tuple[int, int], Face]]:
        """Yield the cells of the missed block, with what else they show."""
        if isinstance(self.missed, Placement):
            for cell, face in block_faces(self.missed, "pencil"):
                under = found.get(cell, GROUNDS[cell])
                yield cell, under._replace(missed=face.colour, missed_joins=face.joins)

    def _labels(self) -> Iterator[tuple[tuple[int, int], Face]]:
        if sends_minis(self.view) and self.seat != self.view.seat:
            earlier = self.own_pencil.cells if isinstance(self.own_pencil, Minis) else ()
            for label, cell in labelled_minis(self.view, earlier).items():
                yield cell, GROUNDS[cell]._replace(label=label)
        elif self.block is not None and self.own_pencil is None and self.seat == self.view.seat:
            right, up = foot(self.block)
            for label, at in labelled_places(self.view, self.block).items():
                good = not self.is_plain and is_good(self.view, Placement(self.block, at))
                cell = Cell(at.column + right, at.row + up)
                yield cell, GROUNDS[cell]._replace(label=label, is_good=good)


def field_faces(sheet: Sheet, *, has_halo: bool = True) -> Faces:
    """Return the faces of a sheet's blocks and minis; the latest ones have a halo."""
    found: Faces = {}
    for number, placed in enumerate(sheet.blocks):
        kind = "last" if has_halo and placed == sheet.last else "block"
        found.update(block_faces(placed, kind, is_start=number == 0))
    new = len(sheet.minis) - sheet.new_minis
    for number, cell in enumerate(sheet.minis):
        found[cell] = Face("new-mini" if has_halo and number >= new else "mini", MINI)
    return found


def sheet_keys(shown: ShownSheet, beside: Iterable[Key]) -> list[Key]:
    """Return what every slot shows, in the order of the scene's slots.

    `beside` are the keys of what is drawn between energy and bombs.
    """
    return [
        *(final_keys(shown) if shown.view.phase is Phase.OVER else head_keys(shown)),
        *in_reading_order(shown.faces()),
        *_row_points(shown),
        *_energy(shown),
        *beside,
        *_bombs(shown),
    ]


def head_keys(shown: ShownSheet) -> Iterator[Key]:
    """Yield the keys of the header while the game goes on."""
    yield seat_moment(shown)
    yield thrown_key(shown)
    yield from point_keys(shown)


def moment(view: View, locale: str) -> str:
    match view.phase:
        case Phase.LEVEL | Phase.START | Phase.OVER:
            return text(locale, f"brikks-sheet-phase-{view.phase}")
        case Phase.THROW:
            # A round begins with its throw.
            round_ = view.round + (view.given_up is None)
            return text(locale, "brikks-sheet-round", round=round_, throws=view.throws or 0)
    return text(locale, "brikks-sheet-round", round=view.round, throws=view.throws or 0)


def seat_moment(shown: ShownSheet) -> tuple[str, str, Name]:
    """Return the seat's state, and two lines: the round; then the level, the state, or whose field it is."""
    view, seat = shown.view, shown.seat
    state = seat_state(view, seat, is_out=shown.after.is_out)
    if shown.names and seat != view.seat and state not in ("out", "gone"):
        return state, moment(view, shown.locale), shown.names[seat]
    line = text(shown.locale, "brikks-sheet-standing", level=shown.sheet.level, state=state)
    return state, moment(view, shown.locale), Name(line, REGULAR)


def seat_state(view: View, seat: Seat, *, is_out: bool) -> str:
    """Return winner (not in solo), gone, out, active or plain."""
    if view.result is not None and seat in view.result.winners and not view.is_solo:
        return "winner"
    if seat in view.gone:
        return "gone"
    if is_out:
        return "out"
    is_active = seat == view.active and view.phase in (Phase.THROW, Phase.DECIDE, Phase.RESOLVE)
    return "active" if is_active and not view.is_solo else "plain"


def move_state(view: View, seat: Seat, moved: frozenset[Seat]) -> str:
    """Return winner, gone, out, moved, waiting or idle."""
    state = seat_state(view, seat, is_out=view.sheets[seat].is_out)
    if state in ("winner", "gone", "out"):
        return state
    if seat in moved:
        return "moved"
    return "waiting" if seat in view.pending else "idle"


def thrown_key(shown: ShownSheet) -> Key:
    """Return the throw, the marked block, and whether letters mark its places; the game's name without either."""
    view, block = shown.view, shown.marked
    if block is None:
        return text(shown.locale, "game-brikks")
    is_open = shown.block is not None and shown.own_pencil is None and shown.seat == view.seat
    return view.throw, block, is_open


def point_keys(shown: ShownSheet) -> Iterator[Key]:
    """Yield the viewer's seat, its points, those it has just gained, and whether they are pencilled; then the
    other seats with their points, and whether they are out.

    A sheet without names, as in solo and in a lobby, has no owner.
    """
    now, then, view = shown.scored, shown.would_score, shown.view
    is_named = bool(shown.names) and not view.is_solo
    own = shown.seat if is_named else None
    gained = 0 if shown.news is None else shown.news.points
    if view.is_duel:
        yield own, sum(then.rows), gained, now.rows != then.rows
    else:
        yield own, then.total, gained, now.total != then.total
    others = [
        (seat, points, Seat(seat) not in view.playing)
        for seat, points in enumerate(view.points)
        if is_named and seat != shown.seat
    ]
    yield from islice(chain(others, repeat(None)), MAX_SEATS - 1)


def _row_points(shown: ShownSheet) -> Iterator[Key]:
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


def special_keys(shown: ShownSheet) -> Iterator[Key]:
    """Yield the points of the special track with their state, and what the next cross makes of them."""
    now, then = shown.sheet.crosses, shown.after.crosses
    is_new = shown.news is not None and shown.news.special > 0
    yield SPECIAL[then], "pencil" if now != then else "new" if is_new else "plain"
    yield SPECIAL[then + 1] if then + 1 < len(SPECIAL) else None


def _energy(shown: ShownSheet) -> Iterator[Key]:
    """Yield the energy, its last change, and the circles up to the next pink X."""
    now, then = shown.sheet.energy, shown.after.energy
    yield then.active, "pencil" if then.active != now.active else "plain"
    yield 0 if shown.news is None else shown.news.energy
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


def _bombs(shown: ShownSheet) -> Iterator[Key]:
    for place in range(BOMBS):
        if place < shown.sheet.bombs_used:
            yield "used"
        elif place < shown.after.bombs_used:
            yield "would-use"
        else:
            is_next = place == shown.sheet.bombs_used
            yield "missed" if is_next and isinstance(shown.missed, Bomb) else "there"


def final_keys(shown: ShownSheet) -> Iterator[Key]:
    """Yield the keys of the header of a finished sheet: its player, the outcome, and the sum."""
    view, seat = shown.view, shown.seat
    is_named = bool(shown.names) and not view.is_solo
    is_winner = seat_state(view, seat, is_out=shown.sheet.is_out) == "winner"
    name = shown.names[seat] if is_named else Name(text(shown.locale, "brikks-sheet-phase-over"), REGULAR)
    yield seat if is_named else None, name, is_winner
    counted = (sum(shown.scored.rows),) if view.is_duel else parts(shown.scored)[:-1]
    yield text(shown.locale, "brikks-sheet-part-rows"), counted
    yield view.points[seat], is_winner


def parts(points: Score) -> tuple[int, ...]:
    """Return the parts of the score and the total, in the order of PARTS."""
    return sum(points.rows), points.special, points.bombs, points.energy, points.total
