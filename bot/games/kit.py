"""What all games show, say and offer alike: who has moved, who has won, and a hint."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property

from bot.games.names import SeatNames
from bot.games.plan import Part, Rect, ShownPicture
from bot.pages.control import Control, Verb
from bot.pages.page import ButtonSlot, Row, Style, button
from bot.render.canvas import Key
from bot.render.pen import Pen
from bot.render.seat_signs import draw_count
from bot.turns.look import Look
from engine.game import Result, Seat


@dataclass(frozen=True)
class ShownTable(ShownPicture):
    """A game as everybody may see it."""

    names: SeatNames
    moved: frozenset[Seat]
    """The seats that have moved in the open round."""

    @cached_property
    def signs(self) -> tuple[str, ...]:
        """Return what each seat is doing: winner, gone, out, moved, waiting or idle."""
        return tuple(self.sign(Seat(seat)) for seat in range(len(self.names.plain)))

    @abstractmethod
    def sign(self, seat: Seat) -> str:
        """Return the same for one seat."""

    def moving(self, seat: Seat, *, is_asked: bool) -> str:
        """Return moved, waiting or idle."""
        return "moved" if seat in self.moved else "waiting" if is_asked else "idle"


def count_part(place: Rect) -> Part[ShownTable]:
    """Return the part that tells how many of the seats that the round waits for have moved."""
    return Part([place], _count, _paint_moved)


def _count(shown: ShownTable) -> Iterator[Key]:
    moved = shown.signs.count("moved")
    # Alone, one knows.
    yield moved, 0 if len(shown.signs) == 1 else moved + shown.signs.count("waiting")


def _paint_moved(pen: Pen, key: tuple[int, int]) -> None:
    draw_count(pen, (pen.width, pen.height / 2), *key)


def hint_row(look: Look, move: str, *, is_good: bool) -> Row:
    """Offer to take the hint, whose button stands out if the move is good, or to dismiss it."""
    take = Control(Verb.MOVE, look.game, look.step, move, tag="hint")
    back = Control(Verb.CHOOSE, look.game, look.step, tag="undo")
    style = Style.SUCCESS if is_good else Style.SECONDARY
    return (
        button(take, look.say("hint-take"), style, emoji="✏️", slot=ButtonSlot.GO),
        button(back, look.say("hint-back"), emoji="↩️", slot=ButtonSlot.BACK),
    )


def others_gains(shown: ShownPicture, names: Sequence[str], gains: Sequence[int], own: Seat) -> Iterator[str]:
    """Say what the last round brought the other seats."""
    players = ", ".join(
        f"{name} +{points}"
        for seat, (name, points) in enumerate(zip(names, gains, strict=False))
        if points > 0 and seat != own
    )
    if players:
        yield shown.say("sheet-alt-gains", players=players)


def winners(shown: ShownTable, result: Result | None) -> Iterator[str]:
    """Say who has won, unless the game is a solo game or goes on."""
    if result is not None and len(shown.names.plain) > 1:
        players = tuple(shown.names.plain[seat] for seat in result.winners)
        yield shown.say("table-alt-winners", count=len(players), players=players)
