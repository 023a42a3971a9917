"""Sheets are public between rounds; a half-made choice shows only on its own drawing."""

from dataclasses import replace

import pytest

from bot.games.brikks.pictures import describe_sheet, describe_table, render_sheet, render_table, text_sheet
from engine.brikks.moves import Bomb
from engine.brikks.state import Phase
from engine.brikks.view import placements
from engine.game import Seat
from tests.games.brikks.pictures.games import DRAWN, NAMES, NOBODY, OTHER, OWN, game, placing


def test_a_pencilled_move_changes_no_other_sheet() -> None:
    view = placing()
    placed = placements(view)[-1]
    for pencil in (placed, Bomb()):
        assert render_sheet(view, pencil=pencil) != render_sheet(view)
        assert render_sheet(view, seat=OTHER, pencil=pencil) == render_sheet(view, seat=OTHER)
        assert describe_sheet(view, names=NAMES, seat=OTHER, pencil=pencil) == describe_sheet(
            view, names=NAMES, seat=OTHER
        )
    marked = render_sheet(view, seat=OTHER, block=placed.block)
    assert marked == render_sheet(view, seat=OTHER)


def test_all_seats_and_the_table_see_the_same_sheet_of_a_seat() -> None:
    for views in game(seats=4)[::29]:
        assert len({render_sheet(view, seat=OWN) for view in views}) == 1
        assert len({describe_sheet(view, names=NAMES, seat=OWN) for view in views}) == 1


def test_what_others_have_entered_is_in_no_view() -> None:
    before = next(views for views in game() if views[OWN].phase is Phase.RESOLVE)
    own = before[OWN]
    # Both seats owe a move; drawing uses only this view, whatever the other has entered.
    assert own.pending == {OWN, OTHER}
    assert own == replace(before[OTHER], seat=OWN)
    assert render_table(own, names=DRAWN, moved=frozenset({OTHER})) != render_table(
        own, names=DRAWN, moved=NOBODY
    )


def test_the_words_change_only_with_what_is_given() -> None:
    view = placing()
    placed = placements(view)[0]
    assert "Chosen for now" in describe_sheet(view, names=NAMES, pencil=placed)
    assert "Chosen for now" in text_sheet(view, names=NAMES, pencil=placed)
    for words in (
        describe_sheet(view, names=NAMES),
        text_sheet(view, names=NAMES),
        describe_table(view, names=NAMES, moved=frozenset({Seat(0)})),
    ):
        assert "Chosen" not in words


def test_a_spectator_must_name_the_seat_of_a_sheet_and_sees_the_players_table() -> None:
    own, _, table = game()[20]
    with pytest.raises(ValueError, match="name a seat"):
        render_sheet(table)
    assert render_sheet(table, seat=OWN) == render_sheet(own)
    assert render_table(own, names=DRAWN, moved=NOBODY) == render_table(table, names=DRAWN, moved=NOBODY)
