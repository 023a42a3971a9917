"""Limits on input, and on how much of it an error quotes."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from engine import brikks, brilliant
from engine.brikks.notation import parse_sheet as parse_brikks_sheet
from engine.brilliant.notation import parse_level
from engine.game import AnyGame, Header, IllegalMove, MalformedText, parse_event, parse_header
from tests.engine.brikks.fields import sheet_of, table
from tests.engine.brilliant.states import PAIRS_TEXT, level_text, started


def test_a_level_has_no_more_areas_than_its_margins_hold() -> None:
    keys = "ABCDEFGHIJKLMNOPQRSTUVWXY"
    rows = "/".join(keys[start : start + 5] for start in range(0, 25, 5))
    with pytest.raises(MalformedText, match="level: areas has 25 tables, at most 24"):
        parse_level(level_text(rows, " ".join(["green"] * 25)))


@pytest.mark.parametrize("length", [81, 200_000])
def test_an_error_repeats_no_more_than_eighty_characters(length: int) -> None:
    text = "x" * length
    header = f'{{"game": "brilliant", "seats": 2, "options": {{"level": "{text}"}}, "more": 1}}'
    options = {"start": text, "level": PAIRS_TEXT}
    readers: list[Callable[[], object]] = [
        lambda: brilliant.parse_move(text),
        lambda: parse_event(brilliant, text),
        lambda: parse_event(brilliant, f"roll {text}"),
        lambda: parse_header(header),
        lambda: parse_header(f'{{"{text}": 1, "{text}": 1}}'),
        lambda: brilliant.start(Header("brilliant", 2, options)),
        lambda: brilliant.start(Header("brilliant", 2, {text: "1"})),
        lambda: parse_level(f"{text} = 1\n{text} = 1"[:60_000]),
        lambda: parse_level(PAIRS_TEXT.replace('"green"', f'"{text}"')[:60_000]),
        lambda: brikks.parse_move(text),
        lambda: brikks.parse_move(f"white1={text}"),
        lambda: parse_brikks_sheet(text),
        lambda: brikks.start(Header("brikks", 2, {"level": text})),
        lambda: brikks.start(Header("brikks", 2, {"variant": text})),
    ]
    for read in readers:
        with pytest.raises(MalformedText) as caught:
            read()
        assert len(str(caught.value)) < 400


def test_an_event_that_is_not_legal_is_cut_short() -> None:
    many = "roll" + " 1" * 5000
    for game, state in ((brilliant, started()), (brikks, table(sheet_of(), sheet_of()))):
        with pytest.raises(IllegalMove, match="wrong_dice") as caught:
            game.apply(state, parse_event(game, many))
        assert len(str(caught.value)) < 300


@pytest.mark.parametrize(
    ("header", "reason"),
    [
        ('{"game": "x", "game": "x", "seats": 2, "options": {}}', "key 'game' stands twice"),
        ('{"game": "x", "seats": 2, "options": {"a": "1", "a": "1"}}', "key 'a' stands twice"),
        ('{"game": "x", "seats": NaN, "options": {}}', "not JSON: NaN is no number"),
    ],
)
def test_a_header_has_each_key_once_and_numbers_only(header: str, reason: str) -> None:
    with pytest.raises(MalformedText, match=f"^header .*: {reason}$"):
        parse_header(header)


@pytest.mark.parametrize(
    ("game", "options", "known"),
    [
        (brilliant, {"level": PAIRS_TEXT, "levels": "1"}, "level, start, code, throws"),
        (brikks, {"level": "2", "start": "stars"}, "level, variant, rethrow, energy, throws"),
    ],
)
def test_an_option_that_the_game_does_not_know_is_refused(
    game: AnyGame, options: dict[str, str], known: str
) -> None:
    with pytest.raises(MalformedText, match=f"^header: unknown option '(levels|start)', not {known}$"):
        game.start(Header("x", 2, options))


def test_the_code_of_a_generated_level_is_a_known_option() -> None:
    plain = {"level": PAIRS_TEXT, "start": "free"}
    with_code = Header("brilliant", 2, {**plain, "code": "2A-0001H"})
    assert brilliant.start(with_code) == brilliant.start(Header("brilliant", 2, plain))
