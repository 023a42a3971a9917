"""Every figure that a review says is the sum of the parts that it says beside it."""

from __future__ import annotations

import re
from dataclasses import replace
from random import Random

import pytest

from bot.features.reviews.account import Account, account
from bot.features.reviews.words import YOU, counts, equation, headline, share, sum_lines
from bot.games.review import Decided, Grade, SeatReview, Thrown, Unit
from bot.pages.texts import Language
from engine.game import Seat
from tests.games.review_rests import KINDS, game_of, reviewed

FIGURE = re.compile(r"([−+]?)\s*(\d+\.\d)")
LOST = re.compile(r"(\d+) [^·]*? ([−+]\d+\.\d)")


def signed(words: str) -> float:
    return float(words.replace("−", "-"))


QUICK = ("BRILLIANT solo", "BRIKKS solo")


@pytest.mark.parametrize(
    "kind", [kind if kind in QUICK else pytest.param(kind, marks=pytest.mark.slow) for kind in KINDS]
)
def test_what_is_said_of_simulated_games_adds_up(kind: str) -> None:
    header, events = game_of(KINDS[kind], 1, 5)
    review = reviewed(header, events, "said", is_light=True)
    for seat in range(header.seats):
        check(account(review, Seat(seat)), is_solo=header.seats == 1)


@pytest.mark.parametrize("unit", Unit)
@pytest.mark.parametrize("is_solo", [True, False])
def test_what_is_said_of_figures_at_random_adds_up(unit: Unit, is_solo: bool) -> None:
    chance = Random(f"{unit} {is_solo}")
    for _ in range(50):
        steps = range(chance.randrange(30))
        throws = tuple(Thrown(step, step + 1, round(chance.gauss(0, 4), 1) + 0.0) for step in steps)
        decisions = tuple(
            Decided(
                step,
                step,
                "a",
                round(chance.gauss(1, 3), 1) + 0.0,
                0.2,
                chance.choice((None, "b")),
                unit,
            )
            for step in steps
        )
        decisions = tuple(replace(one, better=None) if one.loss <= 0 else one for one in decisions)
        seat = SeatReview(chance.randrange(100), 50.0, throws, decisions, unit, 0.0 if is_solo else 7.3)
        check(Account(seat, is_solo=is_solo), is_solo=is_solo)


def check(found: Account, *, is_solo: bool) -> None:
    assert [name for name, _ in found.terms].count("rest") <= (not is_solo)
    added = equation(found, Language("en"))
    left, right = added.split(" = ")
    total = sum(signed(sign + number) for sign, number in FIGURE.findall(left))
    assert total == pytest.approx(found.seat.end), added
    assert f"**{found.seat.end}**" in right

    for name, change in found.terms:
        assert f"{abs(change):.1f}" in "\n".join(sum_lines(found, YOU, Language("en"))), name
    if found.decisions:
        [line] = [line for line in sum_lines(found, YOU, Language("en")) if line.startswith("🧠")]
        lost = LOST.findall(line.partition(": ")[2])
        assert sum(signed(points) for _, points in lost) == pytest.approx(-found.seat.played_loss), line
        graded = [int(number) for number in re.findall(r"(\d+) \w", counts(found, Language("en")))]
        assert sum(graded) == found.decisions
    if found.is_share_of_points:
        *kept, base = (
            signed(sign + figure) for sign, figure in FIGURE.findall(share(found, YOU, Language("en")))
        )
        assert base == pytest.approx(found.kept + found.seat.played_loss)
        if kept:
            assert kept == [pytest.approx(found.kept)]
            assert found.accuracy == round(100 * kept[0] / base)
        else:
            assert found.accuracy == (0 if found.kept < 0 else 100)
    told = share(found, YOU, Language("en"))
    assert (f": {found.accuracy}%." in told) == ("cost more" not in told)
    assert "%" not in headline(found, YOU, Language("en")) or found.seat.unit is Unit.CHANCE


@pytest.mark.parametrize(
    ("loss", "told"),
    [
        (34.0, "-# Your decisions cost more than the 5.6 points within reach."),
        (1.6, "-# Your decisions: 71%. They kept 4.0 of the 5.6 points within reach."),
        (-1.0, "-# Your decisions: 100%. They made all 5.6 points within reach, and more."),
    ],
)
def test_nobody_is_told_to_have_kept_less_than_nothing(loss: float, told: str) -> None:
    found = Account(SeatReview(0, 5.6, (), (Decided(1, 1, "a", loss, 0.1),)), is_solo=False)
    assert share(found, YOU, Language("en")) == told


def test_many_small_losses_are_told_with_the_largest() -> None:
    decisions = (
        *(Decided(step, step, "a", 0.4, 0.1) for step in range(1, 51)),
        Decided(99, 31, "a", 0.9, 0.1),
    )
    found = Account(SeatReview(40, 60.0, (Thrown(1, 1, 1.0),), decisions), is_solo=True)
    told = "\n".join(sum_lines(found, YOU, Language("en")))
    assert "Your decisions cost **20.9**: 51 small losses −20.9 (the largest 0.9 in round 31)." in told
    assert "59.9 − 20.9 + 1.0 = **40**" in told
    assert headline(found, YOU, Language("en")) == "50 rounds, no best move; no mistakes"
    assert found.count(Grade.FINE) == 51


def test_rest_is_told_in_words_at_a_table_and_nowhere_alone() -> None:
    seat = SeatReview(30, 40.0, (Thrown(1, 1, -2.0),), (Decided(2, 1, "a", 3.0, 0.1, "b"),))
    alone, table = Account(seat, is_solo=True), Account(seat, is_solo=False)
    assert "Other players’ moves" in "\n".join(sum_lines(table, YOU, Language("en")))
    assert "−5.0" in "\n".join(sum_lines(table, YOU, Language("en")))
    assert equation(alone, Language("en")) == "35.0 − 3.0 − 2.0 = **30**"
    assert equation(table, Language("en")) == "40.0 − 3.0 − 2.0 − 5.0 = **30**"


@pytest.mark.parametrize(
    ("unit", "player", "told"),
    [
        (Unit.POINTS, YOU, "3 rounds, 1 best move; round 2 cost **5**"),
        (Unit.CHANCE, "Ada", "Ada: 3 rounds, 1 best move; round 2 cost **5**%"),
    ],
)
def test_the_headline_names_the_round_that_cost_most(unit: Unit, player: str, told: str) -> None:
    lost = ((1, 0.0, None), (2, 5.2, "b"), (3, 5.1, "b"))
    decisions = tuple(Decided(step, step, "a", loss, 0.5, better, unit) for step, loss, better in lost)
    found = Account(SeatReview(0, 50.0, (), decisions, unit), is_solo=False)
    assert headline(found, player, Language("en")) == told


def test_a_duel_counts_good_decisions() -> None:
    decisions = tuple(
        Decided(step, step, "a", lost, 0.5, better, Unit.CHANCE)
        for step, lost, better in ((1, 0.0, None), (2, 2.0, None), (3, 9.0, "b"), (4, 20.0, "b"))
    )
    found = Account(SeatReview(0, 50.0, (), decisions, Unit.CHANCE, gained=4.0), is_solo=False)
    assert found.accuracy == 50
    assert "50%. Best or good: 2 of 4." in share(found, YOU, Language("en"))
