"""Sheets are public between rounds; a half-made choice shows only on its own drawing."""

from dataclasses import replace

import pytest

from bot.games.brikks.pictures.sheet import text_sheet
from bot.games.names import SeatNames
from engine.brikks.moves import Bomb
from engine.brikks.state import Phase
from engine.brikks.view import placements
from engine.game import Seat
from tests.games.brikks.pictures.games import NOBODY, OTHER, OWN, drawn_sheet, drawn_table, game, placing


def test_a_pencilled_move_changes_no_other_sheet() -> None:
    view = placing()
    placed = placements(view)[-1]
    for pencil in (placed, Bomb()):
        assert drawn_sheet(view, pencil=pencil).pixels() != drawn_sheet(view).pixels()
        assert drawn_sheet(view, seat=OTHER, pencil=pencil).pixels() == drawn_sheet(view, seat=OTHER).pixels()
        assert drawn_sheet(view, seat=OTHER, pencil=pencil).words == drawn_sheet(view, seat=OTHER).words
    marked = drawn_sheet(view, seat=OTHER, block=placed.block).pixels()
    assert marked == drawn_sheet(view, seat=OTHER).pixels()


def test_all_seats_and_the_table_see_the_same_sheet_of_a_seat() -> None:
    for views in game(seats=4)[::29]:
        assert len({drawn_sheet(view, seat=OWN, names=SeatNames()).pixels() for view in views}) == 1
        assert len({drawn_sheet(view, seat=OWN).words for view in views}) == 1


def test_what_others_have_entered_is_in_no_view() -> None:
    before = next(views for views in game() if views[OWN].phase is Phase.RESOLVE)
    own = before[OWN]
    # Both seats owe a move; drawing uses only this view, whatever the other has entered.
    assert own.pending == {OWN, OTHER}
    assert own == replace(before[OTHER], seat=OWN)
    assert drawn_table(own, frozenset({OTHER})).pixels() != drawn_table(own, NOBODY).pixels()


def test_the_words_change_only_with_what_is_given() -> None:
    view = placing()
    placed = placements(view)[0]
    assert "Chosen for now" in drawn_sheet(view, pencil=placed).words
    assert "Chosen for now" in text_sheet(drawn_sheet(view, pencil=placed).shown)
    for words in (
        drawn_sheet(view).words,
        text_sheet(drawn_sheet(view).shown),
        drawn_table(view, frozenset({Seat(0)})).words,
    ):
        assert "Chosen" not in words


def test_a_spectator_must_name_the_seat_of_a_sheet_and_sees_the_players_table() -> None:
    own, _, table = game()[20]
    with pytest.raises(ValueError, match="name a seat"):
        drawn_sheet(table)
    assert (
        drawn_sheet(table, seat=OWN, names=SeatNames()).pixels()
        == drawn_sheet(own, names=SeatNames()).pixels()
    )
    assert drawn_table(own, NOBODY).pixels() == drawn_table(table, NOBODY).pixels()
