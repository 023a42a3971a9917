import pytest

from bot.games.brikks.pictures import (
    describe_sheet,
    describe_table,
    labelled_places,
    text_sheet,
)
from bot.games.brikks.pictures.rules import RULE_PICTURES
from bot.games.brikks.pictures.slot_keys import seat_state
from bot.pages.texts import LANGUAGES, text
from bot.render.prose import ALT_LIMIT, TEXT_LIMIT
from engine.brikks.blocks import Block, Colour
from engine.brikks.field import Cell
from engine.brikks.moves import Minis, Placement
from engine.brikks.sheet import LEVELS
from engine.brikks.state import Phase
from engine.brikks.view import mini_places
from engine.game import Seat
from tests.bench.brikks.sample import final_view
from tests.games.brikks.pictures.games import (
    KINDS,
    NAMES,
    NOBODY,
    OTHER,
    OWN,
    T1,
    T3,
    T8,
    at_hand,
    choices,
    game,
    of_phase,
)


@pytest.mark.parametrize("locale", LANGUAGES)
@pytest.mark.parametrize(("variant", "seats"), KINDS)
def test_words_keep_to_their_limits_through_whole_games(variant: str, seats: int, locale: str) -> None:
    for views in game(variant, seats)[::4]:
        for pencil, block in choices(views[OWN]):
            words = describe_sheet(views[OWN], names=NAMES, pencil=pencil, block=block, locale=locale)
            assert 0 < len(words) <= ALT_LIMIT
            assert (
                0
                < len(text_sheet(views[OWN], names=NAMES, pencil=pencil, block=block, locale=locale))
                <= TEXT_LIMIT
            )
        assert (
            0
            < len(describe_table(views[-1], names=NAMES, moved=frozenset({OWN}), locale=locale))
            <= ALT_LIMIT
        )


@pytest.mark.parametrize("locale", LANGUAGES)
@pytest.mark.parametrize("level", [*map(str, LEVELS), "own"])
def test_every_level_has_its_words(level: str, locale: str) -> None:
    for views in game(level=level)[::17]:
        assert describe_sheet(views[OWN], names=NAMES, locale=locale)
        assert text_sheet(views[OWN], names=NAMES, locale=locale)


@pytest.mark.parametrize("locale", LANGUAGES)
def test_the_text_sheet_is_complete(locale: str) -> None:
    for views in game()[::7]:
        view = views[OWN]
        lines = text_sheet(view, names=NAMES, locale=locale).splitlines()
        assert len(lines) >= 2 + 11
        if view.phase is Phase.RESOLVE and view.throw is not None and OWN in view.pending:
            for label in labelled_places(view, view.throw):
                assert text(locale, "labelled", label=label, what="") in lines[2]


def test_t1_the_words_name_the_places_that_can_be_reached() -> None:
    view = at_hand(T1, "yellow1")
    words = describe_sheet(view, names=NAMES, block=view.throw)
    assert "yellow 1 can land at A: columns 1–2, rows 4–6; " in words
    assert "I: columns 9–10, rows 5–7" in words
    assert "columns 5–6, rows 1–3" not in words
    bar = describe_sheet(view, names=NAMES, block=Block(Colour.BLACK, 3))
    assert "F: column 6, rows 1–4; " in bar


def test_t2_the_finished_sheet_tells_the_parts_of_its_73_points() -> None:
    words = describe_sheet(final_view(), names=NAMES)
    assert "73 points: rows 47, special 21, bombs 4, energy 1." in words
    assert "Full: rows 1–5, 8." in words
    assert "row 10 lacks column 3" in words
    assert "row 6 lacks column 4" in words


def test_a_finished_solo_game_has_no_winner() -> None:
    alone = game(seats=1)[-1][OWN]
    assert alone.result is not None
    assert seat_state(alone, OWN, is_out=alone.sheets[OWN].is_out) == "out"
    together = game(seats=2)[-1][OWN]
    assert together.result is not None
    (winner,) = together.result.winners
    assert seat_state(together, winner, is_out=together.sheets[winner].is_out) == "winner"


def test_t3_a_pencilled_block_tells_its_cost_and_what_it_brings() -> None:
    view = at_hand(T3, "red4")
    placed = Placement(Block(Colour.RED, 2), Cell(5, 5))
    for words in (
        describe_sheet(view, names=NAMES, pencil=placed),
        text_sheet(view, names=NAMES, pencil=placed),
    ):
        assert "red 2 in columns 5–6, rows 5–7." in words
        assert "It costs 2 energy." in words
        assert "+2 energy." in words
        assert "It fills rows 5 and 6." in words
        assert "It earns 2 special crosses." in words


def test_t8_a_block_that_fits_nowhere_is_told_so() -> None:
    view = at_hand(T8, "yellow1")
    for words in (describe_sheet(view, names=NAMES, block=view.throw), text_sheet(view, names=NAMES)):
        assert "yellow 1 fits nowhere." in words
    assert "white 3 can land at A: columns 4–6, rows 10–11." in text_sheet(at_hand(T8, "white3"), names=NAMES)


def test_the_duel_tells_minis_and_where_they_may_fall() -> None:
    view = of_phase(Phase.MINIS, "duel")[0]
    words = describe_sheet(view, names=NAMES)
    assert NAMES[OTHER] in words
    assert "may be sent to this field" in words
    assert "The next mini-block can fall to A: " in words
    cell = mini_places(view, ())[0]
    pencilled = describe_sheet(view, names=NAMES, pencil=Minis((cell,)))
    assert f"Mini-blocks pencilled: column {cell.column}, row {cell.row}." in pencilled


def test_the_table_names_who_throws_who_has_moved_and_who_is_out() -> None:
    views = game(seats=4)
    playing = next(v[-1] for v in views if v[-1].phase is Phase.RESOLVE)
    words = describe_table(playing, names=NAMES, moved=frozenset({OTHER}))
    assert f"{NAMES[playing.active]} has the dice." in words
    assert "still to move" in words
    assert words.count("has moved") == 1
    ended = describe_table(views[-1][-1], names=NAMES, moved=NOBODY)
    assert "out of the game" in ended
    assert "Winner" in ended


@pytest.mark.parametrize("locale", LANGUAGES)
def test_every_picture_of_the_rules_has_an_alt_text(locale: str) -> None:
    for topic in RULE_PICTURES.topics:
        assert 0 < len(RULE_PICTURES.describe(topic, locale=locale)) <= ALT_LIMIT


def test_a_seat_that_left_and_a_seat_that_waits_are_told_apart() -> None:
    views = game(seats=2)
    playing = next(v[-1] for v in views if v[-1].phase is Phase.RESOLVE)
    assert "still to move" in describe_table(playing, names=NAMES, moved=frozenset({Seat(1)}))
    assert "still to move" not in describe_table(playing, names=NAMES, moved=frozenset({Seat(0), Seat(1)}))
