"""Whole games through the command line, with what a person types coming from a pipe."""

from __future__ import annotations

import hashlib
import io
import re
from collections.abc import Callable, Iterable

import pytest

from bot.__main__ import main
from bot.pages.texts import LANGUAGES
from bot.terminal.drawing import SPOTS
from bot.terminal.typed import Word, parse_number, parse_place, parse_word
from engine.brilliant.level import parse_field

Play = Callable[..., str]


@pytest.fixture
def play(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Play:
    """Run `terminal` with these options and typed lines; what it showed."""
    monkeypatch.setenv("COLUMNS", "100")
    monkeypatch.setenv("LC_ALL", "C")

    def run(*options: str, typed: Iterable[str]) -> str:
        monkeypatch.setattr("sys.stdin", io.StringIO("".join(f"{line}\n" for line in typed)))
        assert main(["terminal", *options]) == 0
        return capsys.readouterr().out

    return run


def first_of_each_list() -> list[str]:
    """Take the first choice and go on; where the list is empty, the Enter key passes."""
    return ["", "", *["1", ""] * 400]


def test_a_whole_game_for_two(play: Play) -> None:
    shown = play("--players", "2", "--level", "1", typed=first_of_each_list())
    assert "Computer 1" in shown
    assert "a 2 next to a 5" in shown
    assert "The game is over" in shown
    assert re.search(r"You win|The win goes to Computer 1|A shared win: You, Computer 1", shown)
    committed = re.search(r"SHA-256 of their seed: *\n?([0-9a-f]{64})", shown)
    seed = re.search(r"Dice seed: ([0-9a-f]{64})", shown)
    assert committed
    assert seed
    assert hashlib.sha256(bytes.fromhex(seed[1])).hexdigest() == committed[1]


@pytest.mark.parametrize("level", ["1", "4"])
def test_a_whole_solo_game(play: Play, level: str) -> None:
    shown = play("--players", "1", "--level", level, "--locale", "en", typed=first_of_each_list())
    rounds = set(map(int, re.findall(r"Round (\d+)", shown)))
    assert rounds == set(range(1, max(rounds) + 1))
    assert max(rounds) <= 44
    assert "This roll strikes out a value" in shown
    assert re.search(r"Your score: \d+ point", shown)


def test_a_german_game_with_six(play: Play) -> None:
    shown = play("--players", "6", "--locale", "de", typed=first_of_each_list())
    assert "Startwert der Würfel" in shown
    assert "Computer 5" in shown
    assert "You" not in shown


def test_start_numbers_one_by_one_with_undo_and_wrong_fields(play: Play) -> None:
    typed = ["undo", "C2", "A1", "F2", "Z9", "undo", "C2", "F2", "B4", "F5", "B7", "E7", "undo", "e7", "quit"]
    shown = play("--level", "1", "--players", "2", typed=typed)
    assert "There is nothing to undo" in shown
    assert "A1 has no star" in shown
    assert "I did not understand Z9" in shown
    assert "C2 and C2 are both in orange top" in shown
    chosen = "Start numbers: 1 C2, 2 F2, 3 B4, 4 F5, 5 B7, 6 E7."
    assert shown.count(chosen) == 2
    assert shown.rstrip().endswith("See you next time.")


def test_free_start_numbers_may_stand_anywhere_in_six_areas(play: Play) -> None:
    typed = ["A1", "B1", "L12", "D1", "G1", "A2", "F4", "A5", "", "quit"]
    shown = play("--level", "1", "--players", "2", "--start", "free", typed=typed)
    assert "B1 and A1 are both in blue top left" in shown
    assert "There is no such field" in shown
    assert "Start numbers: 1 A1, 2 D1, 3 G1, 4 A2, 5 F4, 6 A5." in shown
    assert "Round 1" in shown


def test_bad_input_is_answered_and_nothing_is_lost(play: Play) -> None:
    typed = [
        "pass",
        "12",
        "",
        "",
        "what?",
        "help",
        "99",
        "C2=6",
        "L12",
        "sheet",
        "pass",
        "undo",
        "pass",
        "",
        "quit",
    ]
    shown = play("--level", "1", "--players", "2", typed=typed)
    assert "That is not what the game waits for now" in shown
    assert "I did not understand what?" in shown
    assert "a number of the list   takes that choice" in shown
    assert "The list goes from 1 to" in shown
    assert re.search(r"C2 already holds \d", shown)
    assert "There is no such field" in shown
    assert shown.count("Chosen: pass.") == 2
    assert "Round 2" in shown


def test_a_field_can_be_chosen_by_name_exactly_when_it_is_listed(play: Play) -> None:
    fields = [f"{column}{row}" for column in "ABCDEFG" for row in range(1, 9)]
    shown = play("--level", "1", "--players", "2", typed=["", "", *fields, "quit"])
    listed = set(re.findall(r"\d+  [1-6] at (\w\d),", shown))
    chosen = set(re.findall(r"Chosen: [1-6] at (\w\d),", shown))
    either = set(re.findall(r"At (\w\d) both are possible", shown))
    assert listed
    assert chosen | either == listed


@pytest.mark.parametrize("typed", [[], [""], ["", ""], ["", "", "1"]])
def test_the_end_of_the_input_ends_the_game_cleanly(play: Play, typed: list[str]) -> None:
    assert play(typed=typed).rstrip().endswith("The input has ended, so the game stops here.")


def test_an_unknown_level_is_named(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["terminal", "--level", "nosuch"]) == 2
    assert "there is no level 'nosuch'" in capsys.readouterr().err


def test_what_can_be_typed_for_a_field() -> None:
    c4 = parse_field("C4")
    for line in ("C4=5", "c4 5", "5 C4", "5 at C4", "5@c4", "C4:5", "5c4"):
        assert parse_place(line, "en") == (c4, 5), line
    assert parse_place("5 auf C4", "de") == (c4, 5)
    assert parse_place("c4", "en") == (c4, None)
    for line in ("", "C", "4", "C44", "M1", "C4=7", "C4=55", "²", "C4 = 5 5", "auf C4"):
        assert parse_place(line, "en") is None, line
    assert (parse_number("12"), parse_number("-1"), parse_number("²"), parse_number("")) == (
        12,
        None,
        None,
        None,
    )


@pytest.mark.parametrize("locale", LANGUAGES)
def test_every_word_is_understood_in_both_languages(locale: str) -> None:
    for word in Word:
        assert parse_word(word.value.upper(), locale) is word
    assert parse_word("", locale) is None
    assert parse_word("zurück", "de") is Word.UNDO


def test_a_die_has_as_many_spots_as_its_number() -> None:
    for number, spots in SPOTS.items():
        assert (spots.count("●"), len(spots)) == (number, 9)
        assert spots == spots[::-1]
