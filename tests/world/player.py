"""What a player presses among what is offered, and what they remember of what was acknowledged."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from random import Random
from typing import Protocol

from bot.local.state import Message
from bot.pages.control import Verb
from tests.world.offers import AnyOffer

ENTERS = (Verb.MOVE, Verb.DECIDE)
Turn = tuple[AnyOffer, str | None]
"""What to press, and the value of a select."""


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a press ended."""

    seconds: float | None
    """Seconds until it was answered; None if it was not."""
    key: str = ""
    """Names the press; in the chat, its interaction."""
    shown: Message | None = None
    """The pressed message as the answer shows it; None if the answer was a deferral, or a message of its own."""
    is_refused: bool = False
    """Whether the Activity said why it changed nothing."""


class Hand(Protocol[AnyOffer]):
    """How one person sees what they may press, and presses it."""

    async def sheets(self) -> Iterable[Sequence[AnyOffer]]:
        """Return what each of their sheets offers, the newest first."""

    async def press(self, offer: AnyOffer, value: str | None = None) -> Outcome: ...

    def has_saved(self, offer: AnyOffer, outcome: Outcome) -> bool:
        """Return whether the answer said that the move is placed and saved, and the round is still open."""


@dataclass(slots=True)
class Press:
    """A press that changes the entries of a round."""

    move: str | None
    """None takes the move back."""
    is_acknowledged: bool = False


Ledger = dict[tuple[str, str, int], list[Press]]
"""By game, user and step, in the order of the presses."""


def owed(offers: Sequence[AnyOffer]) -> list[AnyOffer]:
    """Return the controls of which one has to be pressed: a move, the first half of one, or Ready."""
    has_moved = any(offer.control.verb == Verb.RETRACT for offer in offers)
    verbs = (Verb.READY,) if has_moved else (*ENTERS, Verb.CHOOSE)
    return [offer for verb in verbs for offer in offers if offer.control.verb == verb]


def fickle_turn(offers: Sequence[AnyOffer], chance: Random) -> Turn[AnyOffer] | None:
    """Return what somebody presses who takes moves back, enters other ones, and is seldom ready."""
    moves = [offer for offer in offers if offer.control.verb in ENTERS]
    halves = [offer for offer in offers if offer.control.verb == Verb.CHOOSE]
    undo = next((offer for offer in offers if offer.control.verb == Verb.RETRACT), None)
    ready = next((offer for offer in offers if offer.control.verb == Verb.READY), None)
    draw = chance.random()
    if (moves or halves) and (undo is None or draw < 0.08):
        if moves and (draw < 0.9 or not halves):
            # Rarely a pass if something can be written.
            selects = [offer for offer in moves if offer.values]
            return with_value(chance.choice(selects if selects and chance.random() < 0.97 else moves), chance)
        # Also what ends a player's game early.
        return with_value(chance.choice(halves), chance)
    if undo is not None and draw < 0.12:
        return undo, None
    if ready is not None and draw < 0.8:
        return ready, None
    return None


def with_value(offer: AnyOffer, chance: Random) -> Turn[AnyOffer]:
    return offer, chance.choice(offer.values) if offer.values else None
