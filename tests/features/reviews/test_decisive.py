"""Which decision decided a game."""

from bot.features.reviews.decisive import decisive_decision
from bot.games.review import Decided, Review, SeatReview, Thrown, Unit
from engine.game import Seat

ANNA, BERT, CLEO = map(Seat, range(3))
Rounds = dict[int, tuple[float, float]]
"""The luck and the loss of each round."""


def seat(rounds: Rounds, *, end: int, unit: Unit = Unit.POINTS) -> SeatReview:
    throws = tuple(Thrown(2 * n, n, luck) for n, (luck, _) in rounds.items() if n)
    decisions = tuple(
        Decided(2 * n + 1, n, f"move {n}", loss, 0.5, unit=unit) for n, (_, loss) in rounds.items()
    )
    return SeatReview(end, 40.0, throws, decisions, unit)


def told(*seats: SeatReview, winner: Seat = ANNA) -> str | None:
    others = [Seat(other) for other in range(len(seats)) if other != winner]
    found = decisive_decision(Review("third", seats), winner, others)
    return None if found is None else found.move


def test_it_is_the_best_round_since_the_winner_went_ahead_for_good() -> None:
    # Level before the first throw, ahead after round 1, behind after 2, ahead from 3 on; of these, 4 brought most.
    anna = seat({1: (9.0, 0.0), 2: (0.0, 0.0), 3: (2.0, 0.0), 4: (5.0, 1.0), 5: (1.0, 0.0)}, end=56)
    bert = seat({1: (0.0, 0.0), 2: (10.0, 0.0), 3: (0.0, 0.0)}, end=50)
    cleo = seat({1: (0.0, 0.0)}, end=20)
    assert told(anna, bert) == told(anna, cleo, bert) == "move 4"
    assert told(anna, cleo) == "move 1", "ahead all the time"


def test_what_a_throw_brings_and_a_move_gives_away_is_no_moment() -> None:
    other = seat({1: (0.0, 0.0)}, end=30)
    assert told(seat({1: (8.0, 7.5), 2: (1.0, 0.0)}, end=50), other) == "move 2"
    assert told(seat({1: (3.0, 3.0)}, end=50), other) is None


def test_the_start_which_the_bot_suggests_decides_nothing() -> None:
    anna = seat({0: (0.0, -9.0), 1: (1.0, 0.0)}, end=50)
    assert told(anna, seat({1: (0.0, 0.0)}, end=30)) == "move 1"


def test_nothing_is_told_of_a_win_that_points_do_not_explain() -> None:
    assert told(seat({1: (1.0, 0.0)}, end=40), seat({1: (3.0, 0.0)}, end=40)) is None


def test_in_a_duel_a_mistake_of_the_other_turns_the_lead() -> None:
    anna = seat({1: (20.0, 0.0), 2: (1.0, 0.0), 3: (9.0, 0.0)}, end=100, unit=Unit.CHANCE)
    for lost, move in ((0.0, "move 1"), (60.0, "move 3")):
        bert = seat({1: (-20.0, 0.0), 2: (-1.0, lost), 3: (-9.0, 0.0)}, end=0, unit=Unit.CHANCE)
        assert told(anna, bert) == move
