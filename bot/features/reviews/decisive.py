"""The decisive moment of a table, told below its end once the review is there."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from dataclasses import dataclass, replace
from typing import ClassVar

from bot.features.reviews.page import replay_game
from bot.games.names import player_name
from bot.games.registry import PARTS
from bot.games.review import Decided, Review, Unit
from bot.messages.game_messages import MAX_EDIT_AGE
from bot.store.messages import is_live, redrawn
from bot.store.rows import TABLE_SEAT, Fact
from bot.turns.clocks import Timing
from bot.turns.coordinator import Coordinator
from bot.turns.game import GameDraft
from bot.turns.look import Look
from bot.turns.viewing import look
from engine.game import Seat
from engine.games import GAMES


@dataclass(frozen=True, slots=True)
class Moment(Fact):
    """The moment that decided a game."""

    NAME: ClassVar[str] = "decisive"
    game: str
    """The game: a rematch has the facts of the one before it."""
    seat: int
    round: int
    move: str
    """The move in words, in the language of the table's messages."""


def decisive_decision(review: Review, winner: Seat, others: Collection[Seat]) -> Decided | None:
    """Return the decision by which the winner won; None if the review knows none.

    A seat's prospects after a round are what it had at the end, without the luck of later throws and with
    what later decisions lost. From some round on the winner's were better than anybody else's for good: of
    that round and those after it, the decisive one raised the winner's own prospects most, and its last
    decision is told.
    """

    def prospects(seat: Seat, after: int) -> float:
        own = review.seats[seat]
        change = sum(one.luck - one.loss for one in own.rounds if one.number > after)
        if own.unit is Unit.CHANCE:
            # The other's loss is a gain.
            rivals = (review.seats[other] for other in (winner, *others) if other != seat)
            change += sum(one.loss for rival in rivals for one in rival.rounds if one.number > after)
        return own.end - change

    def is_ahead(after: int) -> bool:
        return all(prospects(winner, after) > prospects(other, after) for other in others)

    numbers = sorted({one.number for seat in review.seats for one in seat.rounds})
    behind = max((number for number in numbers if not is_ahead(number)), default=-1)
    since = [one for one in review.seats[winner].rounds if one.number > behind]
    found = [one for one in since if one.number and one.decisions and one.luck > one.loss]
    return max(found, key=lambda one: one.luck - one.loss).decisions[-1] if found else None


def moment_of(public: Look, review: Review) -> Moment | None:
    """Return the decisive moment of a table with one winner and somebody who stayed to the end."""
    others = [p.seat for p in public.players if p.seat not in public.winners and not p.has_left]
    if len(public.winners) != 1 or not others:
        return None
    [winner] = public.winners
    found = decisive_decision(review, winner, others)
    if found is None:
        return None
    before = replay_game(public).at(winner, found.step)
    words = PARTS[public.kind].controls.move(before, GAMES[public.kind].parse_move(found.move))
    return Moment(public.game, winner, found.round, words)


def decisive_lines(public: Look) -> Iterable[str]:
    """Tell everybody what decided the game, if that is known."""
    moment = public.facts.of(Moment)
    if moment is not None and moment.game == public.game:
        player = player_name(public.players[moment.seat], public)
        yield public.say("review-decisive", round=moment.round, player=player, move=moment.move)


async def tell_moment(coordinator: Coordinator, game: str, review: Review) -> None:
    """Add the decisive moment to the closing message of a table, once, while Discord lets it be edited."""
    loaded = await coordinator.games.game(game)
    public, ended_at = look(loaded, None), loaded.row.ended_at
    if public.status != "finished" or public.is_private or ended_at is None:
        return
    is_fresh = 0 <= coordinator.now() - ended_at <= MAX_EDIT_AGE
    if is_fresh and not [*decisive_lines(public)] and (moment := moment_of(public, review)) is not None:
        await coordinator.change(game, _keep, moment)


def _keep(draft: GameDraft, _: Timing, moment: Moment) -> None:
    draft.row = replace(draft.row, facts=draft.row.facts.put(moment))
    draft.revise(panels=frozenset())
    # Everything else stays as it was sent.
    draft.messages = tuple(
        redrawn(row) if is_live(row, "reveal", TABLE_SEAT) else row for row in draft.messages
    )
