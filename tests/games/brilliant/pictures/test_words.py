import re
from itertools import cycle

import pytest

from bot.games.brilliant.pictures import describe_sheet, describe_table, text_sheet
from bot.games.brilliant.pictures.rules import RULE_PICTURES
from bot.pages.texts import LANGUAGES
from bot.render.prose import ALT_LIMIT, TEXT_LIMIT
from engine.brilliant.level import format_field
from engine.brilliant.sheet import Move, Pass, Start, Strike
from engine.brilliant.state import Phase
from engine.brilliant.view import View, placements
from engine.game import Seat
from tests.games.brilliant.pictures.games import LEVEL_FILES, game

PEOPLE = ("Anna", "Ben")
CASES = [*zip(LEVEL_FILES, cycle((1, 2, 6)), strict=False)]


def pencils(view: View) -> list[Move | None]:
    match view.phase:
        case Phase.START:
            return [None, *(Start(view.level.stars[:count]) for count in (0, 3, 6))]
        case Phase.STRIKE:
            return [None, Strike(view.strikable[0])]
        case Phase.PLACE:
            return [None, Pass(), *placements(view)[:1]]
    return [None]


@pytest.mark.parametrize("locale", LANGUAGES)
@pytest.mark.parametrize(("name", "seats"), CASES)
def test_words_keep_to_their_limits_through_whole_games(name: str, seats: int, locale: str) -> None:
    names = ["W" * 32 for _ in range(seats)]
    for views in game(name, seats)[::3]:
        for pencil in pencils(views[0]):
            assert 0 < len(describe_sheet(views[0], names=names, pencil=pencil, locale=locale)) <= ALT_LIMIT
            assert 0 < len(text_sheet(views[0], names=names, pencil=pencil, locale=locale)) <= TEXT_LIMIT
        moved = frozenset({Seat(0)})
        assert 0 < len(describe_table(views[-1], names=names, moved=moved, locale=locale)) <= ALT_LIMIT


@pytest.mark.parametrize("locale", LANGUAGES)
@pytest.mark.parametrize("name", LEVEL_FILES)
def test_the_text_sheet_is_complete_on_every_level_of_ours(name: str, locale: str) -> None:
    for views in game(name, 2)[::3]:
        view = views[0]
        words = text_sheet(view, names=PEOPLE, locale=locale)
        assert view.sheet is not None
        for place in view.level.fields:
            number = view.sheet.numbers[place]
            assert (f"{format_field(place)} {number}" if number else format_field(place)) in words
        assert len(words.splitlines()) >= 1 + len(view.level.areas)
        for choice in placements(view):
            assert format_field(choice.field) in words.splitlines()[-1]


def test_the_alt_text_tells_throw_round_points_and_choice() -> None:
    view = next(v[0] for v in game("fixture", 2)[15:] if placements(v[0]))
    first, second = view.throw or (0, 0)
    words = describe_sheet(view, names=PEOPLE)
    assert f"Round {view.round}." in words
    assert f"{first} and {second}" in words
    assert f"{view.points[0]} of {view.target} points" in words
    assert f"Score bar: Anna {view.points[0]}, Ben {view.points[1]}." in words
    assert str(len(placements(view))) in words
    choice = placements(view)[0]
    pencilled = describe_sheet(view, names=PEOPLE, pencil=choice)
    assert f"{choice.number} at {format_field(choice.field)}" in pencilled


def test_the_table_names_who_has_moved_and_who_won() -> None:
    views = game("fixture", 2)
    playing = next(v[-1] for v in views if v[-1].phase is Phase.PLACE)
    words = describe_table(playing, names=PEOPLE, moved=frozenset({Seat(1)}))
    assert "Anna: 0, still to move." in words
    assert "Ben: 0, has moved." in words
    assert re.search("Winner: (Anna|Ben)[.]", describe_table(views[-1][-1], names=PEOPLE, moved=frozenset()))


@pytest.mark.parametrize("locale", LANGUAGES)
def test_every_picture_of_the_rules_has_an_alt_text(locale: str) -> None:
    for topic in RULE_PICTURES.topics:
        assert 0 < len(RULE_PICTURES.describe(topic, locale=locale)) <= ALT_LIMIT
