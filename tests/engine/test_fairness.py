"""No seat has an advantage: swapping seats only swaps the points."""

from random import Random

import pytest

from bot.computers.self_play import play
from bot.games.brilliant.levels import files as levels
from engine import brilliant
from engine.brilliant.players import naive_player
from engine.game import Event, Header, Moved, Result, Seat, fold


def reseated(event: Event, seat_of: list[int]) -> Event:
    """The same round with the players in different seats."""
    if not isinstance(event, Moved):
        return event
    return Moved(
        tuple(sorted(((Seat(seat_of[seat]), move) for seat, move in event.moves), key=lambda pair: pair[0]))
    )


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_reseated_players_get_the_same_points_and_wins(seats: int) -> None:
    header = Header("brilliant", seats, {"level": levels.level_text("2"), "start": "stars"})
    events = play(brilliant, header, bytes([seats]), [naive_player] * seats)
    seat_of = Random(seats).sample(range(seats), seats)
    result = brilliant.result(fold(brilliant, header, events))
    assert result is not None
    expected = Result(
        tuple(result.points[seat_of.index(seat)] for seat in range(seats)),
        tuple(sorted(Seat(seat_of[seat]) for seat in result.winners)),
        result.reason,
    )
    other = brilliant.result(fold(brilliant, header, (reseated(event, seat_of) for event in events)))
    assert other == expected
