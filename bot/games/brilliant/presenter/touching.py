"""The fields and scoring fields of the sheet that can be touched."""

from __future__ import annotations

from collections.abc import Iterator

from bot.games.brilliant.pictures import area_name, letters_of
from bot.games.brilliant.pictures.layout import PLATE_HEIGHT, PLATE_WIDTH, SheetLayout
from bot.games.brilliant.pictures.sheet import DICE
from bot.games.brilliant.presenter.drafts import hinted_move, placed_fields
from bot.games.brilliant.presenter.hints import move_words
from bot.pages.control import Control, Verb
from bot.pages.targets import Box, Target, shares
from bot.render.theme import WIDTH
from bot.turns.look import Look
from engine.brilliant.level import Field, format_field
from engine.brilliant.notation import format_move
from engine.brilliant.sheet import Move, Placement, Start, Strike
from engine.brilliant.state import Phase, StartMode
from engine.brilliant.view import View, placements

NUMBERS = 6
"""The start numbers of a seat."""


def targets(look: Look, arg: str) -> tuple[Target, ...]:
    """Return the places for the decision, in reading order; an entry can be taken back or moved."""
    current = look.view_as(View)
    if look.own is None or not (look.own.is_awaited or look.viewer.entry is not None):
        return ()
    found = _Touching(look, current)
    match current.phase:
        case Phase.START:
            return tuple(found.starts(arg))
        case Phase.STRIKE:
            return tuple(found.strikes())
        case Phase.PLACE:
            hinted = hinted_move(current, arg)
            return tuple(found.places(hinted if isinstance(hinted, Placement) else None))
    return ()


def dice(look: Look) -> tuple[Box, ...]:
    """Return where the sheet shows the two dice."""
    return () if look.view_as(View).throw is None else tuple(shares(box, WIDTH) for box in DICE)


class _Touching:
    def __init__(self, look: Look, current: View) -> None:
        self._look, self._current = look, current
        self._layout = SheetLayout(current.level)

    def places(self, hinted: Placement | None) -> Iterator[Target]:
        """Yield the placements; where a field takes two numbers, each has half of it, as they are drawn."""
        legal = sorted(placements(self._current), key=lambda one: (one.field, one.number))
        letters, entry = letters_of(legal), self._look.viewer.entry
        for one in legal:
            if isinstance(entry, Placement) and one.field == entry.field:
                if one == entry:
                    yield self._entry(self._field_box(one.field), one)
                continue
            numbers = sorted(other.number for other in legal if other.field == one.field)
            box = self._field_box(one.field, numbers.index(one.number), len(numbers))
            letter = "" if entry is not None or hinted is not None else letters[one.field]
            yield Target(
                box,
                self._move(one),
                move_words(self._look, one),
                letter,
                str(one.number),
            )

    def strikes(self) -> Iterator[Target]:
        for area in self._current.strikable:
            box = shares((*self._layout.plates[area], PLATE_WIDTH, PLATE_HEIGHT), WIDTH)
            move = Strike(area)
            if move == self._look.viewer.entry:
                yield self._entry(box, move)
            else:
                yield Target(box, self._move(move), move_words(self._look, move), mark="×")

    def starts(self, arg: str) -> Iterator[Target]:
        """Yield the fields for the next start number, and the last one placed, which a touch takes back."""
        entry = self._look.viewer.entry
        if isinstance(entry, Start):
            for place in entry.fields:
                yield self._entry(self._field_box(place), entry)
            return
        placed = [] if isinstance(hinted_move(self._current, arg), Start) else placed_fields(arg)
        for place in self._start_fields(placed):
            fields = [*placed, place]
            press = self._move(Start(tuple(fields))) if len(fields) == NUMBERS else self._chosen(fields)
            yield Target(self._field_box(place), press, self._start_words(place), mark=str(len(fields)))
        if placed:
            last = placed[-1]
            back = self._chosen(placed[:-1])
            yield Target(self._field_box(last), back, self._start_words(last), is_entry=True)

    def _start_fields(self, placed: list[Field]) -> Iterator[Field]:
        """Yield the fields that the next start number may take."""
        level = self._current.level
        taken = {level.area_at[place] for place in placed}
        for place in level.stars if self._current.start_mode is StartMode.STARS else level.fields:
            if level.area_at[place] not in taken:
                yield place

    def _start_words(self, place: Field) -> str:
        area = area_name(self._current.level.area_of(place), self._look.locale)
        field = format_field(place)
        return self._look.say("brilliant-start-field", square="", field=field, area=area).strip()

    def _entry(self, box: Box, move: Move) -> Target:
        look = self._look
        control = Control(Verb.RETRACT, look.game, look.step)
        return Target(box, control.custom_id(), move_words(look, move), is_entry=True)

    def _move(self, move: Move) -> str:
        return Control(Verb.MOVE, self._look.game, self._look.step, format_move(move)).custom_id()

    def _chosen(self, fields: list[Field]) -> str:
        arg = "-".join(map(format_field, fields))
        return Control(Verb.CHOOSE, self._look.game, self._look.step, arg).custom_id()

    def _field_box(self, place: Field, index: int = 0, count: int = 1) -> Box:
        (x, y), cell = self._layout.origin(place), self._layout.cell
        height = cell / count
        return shares((x, y + index * height, cell, height), WIDTH)
