from dataclasses import replace

import pytest

from bot.games.brilliant.pictures.outlines import outlines_of
from bot.games.brilliant.pictures.sheet import text_sheet
from engine import brilliant
from engine.brilliant.sheet import Start
from engine.brilliant.state import Phase
from engine.brilliant.view import placements
from engine.game import Header, Moved, Rolled, Seat
from tests.games.brilliant.pictures.games import LEVEL_FILES, THOROUGH, drawn_sheet, drawn_table, game, level

OWN, OTHER = Seat(0), Seat(1)
NOBODY: frozenset[Seat] = frozenset()


def test_what_others_hide_changes_no_picture_and_no_word() -> None:
    header = Header("brilliant", 2, {"level": LEVEL_FILES["fixture"].read_text(encoding="utf-8")})
    stars = level("fixture").stars
    states = []
    for hidden in (stars, stars[::-1]):
        moves = ((OWN, Start(stars)), (OTHER, Start(hidden)))
        states.append(brilliant.apply(brilliant.apply(brilliant.start(header), Moved(moves)), Rolled((2, 5))))
    assert states[0].sheets[OTHER] != states[1].sheets[OTHER]
    own = [brilliant.view(state, OWN) for state in states]
    table = [brilliant.view(state, None) for state in states]
    for shown in (
        {drawn_sheet(view).pixels() for view in own},
        {drawn_sheet(view).words for view in own},
        {text_sheet(drawn_sheet(view).shown) for view in own},
        {drawn_table(view, NOBODY).pixels() for view in table},
        {drawn_table(view, NOBODY).words for view in table},
    ):
        assert len(shown) == 1


def test_a_players_view_and_the_table_give_one_table_picture() -> None:
    own, _, table = game("fixture", 2)[20]
    assert drawn_table(own, NOBODY).pixels() == drawn_table(table, NOBODY).pixels()


def test_another_seats_sheet_is_shown_only_once_all_are_revealed() -> None:
    views = game("fixture", 2)
    playing, over = views[9][0], views[-1][0]
    with pytest.raises(ValueError, match="seat 1"):
        drawn_sheet(playing, seat=OTHER)
    others = drawn_sheet(over, seat=OTHER).pixels()
    assert others != drawn_sheet(over).pixels()
    assert others == drawn_sheet(replace(over, seat=None, sheet=None), seat=OTHER).pixels()


def test_sealed_moves_change_no_picture() -> None:
    """An entry that completes an area shows nowhere but on the own sheet, as pencilled."""
    views = [seats for seats in game(THOROUGH, 2) if seats[0].phase is Phase.PLACE and placements(seats[0])]
    own, _, table = views[len(views) // 2]
    before = drawn_table(table, NOBODY).pixels()
    count = len(outlines_of(own.level))
    _, plain = drawn_sheet(own).scene()
    for choice in placements(own)[:3]:
        _, keys = drawn_sheet(own, pencil=choice).scene()
        assert keys[-count:] == plain[-count:]
        assert drawn_sheet(own, pencil=choice).pixels() != drawn_sheet(own).pixels()
    assert drawn_table(table, NOBODY).pixels() == before
