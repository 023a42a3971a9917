from dataclasses import replace

import pytest

from bot.games.brilliant.pictures import (
    describe_sheet,
    describe_table,
    render_sheet,
    render_table,
    text_sheet,
)
from bot.games.brilliant.pictures.outlines import outlines_of
from bot.games.brilliant.pictures.slot_keys import sheet_keys
from engine import brilliant
from engine.brilliant.sheet import Start
from engine.brilliant.state import Phase
from engine.brilliant.view import placements
from engine.game import Header, Moved, Rolled, Seat
from tests.bench.brilliant.sample import sample_names
from tests.games.brilliant.pictures.games import LEVEL_FILES, THOROUGH, game, level

OWN, OTHER = Seat(0), Seat(1)
PEOPLE = ("Anna", "Ben")
DRAWN = sample_names(2)
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
        {render_sheet(view, names=DRAWN) for view in own},
        {describe_sheet(view, names=PEOPLE) for view in own},
        {text_sheet(view, names=PEOPLE) for view in own},
        {render_table(view, names=DRAWN, moved=NOBODY) for view in table},
        {describe_table(view, names=PEOPLE, moved=NOBODY) for view in table},
    ):
        assert len(shown) == 1


def test_a_players_view_and_the_table_give_one_table_picture() -> None:
    own, _, table = game("fixture", 2)[20]
    assert render_table(own, names=DRAWN, moved=NOBODY) == render_table(table, names=DRAWN, moved=NOBODY)


def test_another_seats_sheet_is_shown_only_once_all_are_revealed() -> None:
    views = game("fixture", 2)
    playing, over = views[9][0], views[-1][0]
    with pytest.raises(ValueError, match="seat 1"):
        render_sheet(playing, names=DRAWN, seat=OTHER)
    others = render_sheet(over, names=DRAWN, seat=OTHER)
    assert others != render_sheet(over, names=DRAWN)
    assert others == render_sheet(replace(over, seat=None, sheet=None), names=DRAWN, seat=OTHER)


def test_sealed_moves_change_no_picture() -> None:
    """An entry that completes an area shows nowhere but on the own sheet, as pencilled."""
    views = [seats for seats in game(THOROUGH, 2) if seats[0].phase is Phase.PLACE and placements(seats[0])]
    own, _, table = views[len(views) // 2]
    before = render_table(table, names=DRAWN, moved=NOBODY)
    count = len(outlines_of(own.level))
    plain = sheet_keys(own, OWN, DRAWN, None, "en")
    for choice in placements(own)[:3]:
        assert sheet_keys(own, OWN, DRAWN, choice, "en")[-count:] == plain[-count:]
        assert render_sheet(own, names=DRAWN, pencil=choice) != render_sheet(own, names=DRAWN)
    assert render_table(table, names=DRAWN, moved=NOBODY) == before
