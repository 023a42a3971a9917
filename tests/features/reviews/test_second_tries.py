"""Second tries: judged as the review judges, and without a word of what comes after."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

import pytest

from bot.features.reviews.reviews import make_review
from bot.features.reviews.second_tries import judge_try
from bot.features.reviews.second_try_page import (
    SecondTry,
    decision_look,
    judged_page,
    known_try,
    second_try_page,
)
from bot.features.reviews.verbs import ReviewVerb
from bot.games.brilliant.levels.files import level_text
from bot.games.review import Decided, Grade, Unit
from engine.brikks.state import new_header
from engine.game import Header, Seat, format_event, format_header
from engine.games import GAMES
from tests.features.reviews.test_reviews import (
    Preferring,
    Winning,
    events_of,
    is_placed,
    others,
    read_in,
    reviewed_by,
)
from tests.journeys.drawn import LOCALES, check_limits, control_of, items

SHORT = {"throws": "2"}


@pytest.mark.parametrize(
    "header", [Header("brilliant", 1, {"level": level_text("1"), **SHORT}), new_header(1, SHORT)]
)
def test_another_look_at_the_move_of_the_game_finds_what_the_review_has_found(header: Header) -> None:
    rules, events = GAMES[header.kind], events_of(header)
    lines = [format_event(rules, event) for event in events]
    found = [one for one in make_review(header, events).seats[0].decisions if one.round]
    assert found
    for one in found:
        again = judge_try(format_header(header), lines, one.step, Seat(0), one.move, lambda _: None)
        better = "null" if one.better is None else f'"{one.better}"'
        assert again == f"[{one.loss}, {one.error}, {better}]"


@pytest.mark.slow
@pytest.mark.parametrize(
    "header",
    [
        Header("brilliant", 2, {"level": level_text("1")}),
        new_header(1, {}),
        new_header(2, {"variant": "duel"}),
    ],
)
def test_every_page_of_a_second_try_is_one_that_discord_takes(header: Header) -> None:
    shown, rules = reviewed_by(header, Preferring), GAMES[header.kind]
    found = [one for one in shown.review.seats[0].mistakes if is_placed(one.better)]
    assert found
    for one in found[:12]:
        look = decision_look(shown, Seat(0), one.step)
        assert look.viewer.entry is None
        assert not look.history
        assert all(step < one.step for step, _ in look.dice.throws), "no throw that comes after"
        moves = [rules.format_move(move) for move in others(rules, shown.states[one.step], Seat(0))]
        for locale in LOCALES:
            page = second_try_page(read_in(shown, locale), Seat(0), one)
            check_limits(page)
            assert any(
                control is not None and control.verb == ReviewVerb.RETRYMOVE
                for control in map(control_of, items(page))
            )
            for second in tries(one, moves):
                check_limits(judged_page(read_in(shown, locale), Seat(0), one, second))


def tries(one: Decided, moves: list[str]) -> list[SecondTry]:
    other = replace(one, move=moves[0], loss=0.5, better=None)
    known = [known_try(one, move) for move in (one.move, str(one.better))]
    assert None not in known
    more = [
        SecondTry(moves[0], other),
        SecondTry(moves[0], None, is_underway=True),
        SecondTry(moves[0], None),
    ]
    return [second for second in (*known, *more) if second is not None]


def test_a_second_try_is_called_by_what_it_loses() -> None:
    one = Decided(3, 2, "a", 4.0, 0.2, "b")
    results: Mapping[Any, str] = {
        known_try(one, "b"): "best",
        known_try(one, "a"): Grade.BLUNDER.value,
        SecondTry("c", replace(one, move="c", loss=0.0, better=None)): "equal",
        SecondTry("c", replace(one, move="c", loss=-0.4, better=None)): "equal",
        SecondTry("c", replace(one, move="c", loss=2.0, better=None)): Grade.FINE.value,
        SecondTry("c", replace(one, move="c", loss=2.0)): Grade.SLIP.value,
        SecondTry("c", None, is_underway=True): "waiting",
        SecondTry("c", None): "unknown",
    }
    assert {second: second.result("b") for second in results} == results
    assert known_try(one, "c") is None


def test_in_a_duel_a_second_try_is_told_in_chances_to_win() -> None:
    shown = reviewed_by(new_header(2, {"variant": "duel"}), Winning)
    one = next(one for one in shown.review.seats[0].decisions if one.better and one.round)
    one = replace(one, loss=20.0, unit=Unit.CHANCE)
    page = judged_page(shown, Seat(0), one, SecondTry(one.move, one))
    assert "lowers the chance of winning by **20.0**" in page.words
