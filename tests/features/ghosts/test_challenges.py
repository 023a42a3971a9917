"""Challenges are fair: both people play the same game, so neither of them has an advantage."""

from __future__ import annotations

from dataclasses import replace
from itertools import islice
from random import Random

import pytest

from bot.features.ghosts.challenge_page import result_page
from bot.features.ghosts.facts import Rivalry
from bot.features.ghosts.setup import setup_again
from bot.store.rows import Facts
from bot.turns.game import CommittedGame
from bot.turns.look import Hints
from bot.turns.viewing import look
from engine.brilliant.view import View
from engine.game import Rolled, parse_event
from engine.games import GAMES
from tests.features.ghosts.challenge_chances import (
    CHALLENGER,
    OPPONENT,
    ROW,
    pairs,
    played,
    won,
)
from tests.races import ghost_of, ghosts_seated


def thrown(loaded: CommittedGame) -> list[tuple[int, ...]]:
    events = (parse_event(loaded.rules, line) for line in loaded.events)
    return [event.values for event in events if isinstance(event, Rolled)]


@pytest.mark.parametrize("game", GAMES)
def test_both_play_the_same_game_with_the_same_throws(game: str) -> None:
    for first, answer in islice(pairs(game, "random"), 3):
        assert (answer.row.header, answer.row.variant) == (first.row.header, first.row.variant)
        assert look(answer, OPPONENT).hints is Hints.OFF
        # BRIKKS is over as soon as one player cannot go on.
        both = list(zip(thrown(first), thrown(answer), strict=False))
        assert len(both) > 5
        assert all(one == other for one, other in both)


def test_in_a_race_of_before_the_ghosts_points_there_count() -> None:
    first, _ = next(pairs("brilliant", "random"))
    setup = replace(
        setup_again(first, Rivalry("opponent"), guild_id=None, channel_id=4, locale="en"),
        mode="ghosts",
        seats=2,
        facts=Facts(),
    )
    with ghosts_seated([ghost_of(player) for player in first.players]):
        race = played(setup, OPPONENT, "relaxed", Random(5))
    (alone,) = look(first, None).view_as(View).points
    own, ghost = look(race, None).view_as(View).points
    assert alone <= own < ghost, "as if the challenger had played better there"
    said = result_page(replace(ROW, winner=won(first, race)), look(first, None), look(race, None)).content
    assert said.endswith(f"<@{CHALLENGER}> wins against <@{OPPONENT}>: **{ghost} to {own}**.")
