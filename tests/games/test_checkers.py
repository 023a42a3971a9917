"""The programs in docs/ that check records: each stands alone, and finds whatever is spoiled in a game."""

from __future__ import annotations

import ast
import copy
import json
import re
import subprocess
import sys
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache
from pathlib import Path
from types import ModuleType

import pytest

from docs import check_brikks, check_brilliant
from tests.bench.simulated_games import Record, simulated
from tests.paths import ROOT

PROGRAMS: Mapping[str, ModuleType] = {"brilliant": check_brilliant, "brikks": check_brikks}
each_game = pytest.mark.parametrize("game", PROGRAMS)
MOST_LINES = 350
SAME = "# From here on,"


def source(game: str) -> str:
    return (ROOT / f"docs/check_{game}.py").read_text(encoding="utf-8")


@each_game
def test_a_checker_is_one_short_file_that_needs_only_python(game: str) -> None:
    taken = set[str]()
    for node in ast.walk(ast.parse(source(game))):
        if isinstance(node, ast.Import):
            taken |= {name.name for name in node.names}
        elif isinstance(node, ast.ImportFrom):
            taken.add(f"{'.' * node.level}{node.module}")
    assert taken - {"__future__"} <= sys.stdlib_module_names
    assert len(source(game).splitlines()) <= MOST_LINES


def test_both_checkers_share_the_part_that_they_say_is_the_same() -> None:
    one, other = (source(game).partition(SAME)[2] for game in PROGRAMS)
    assert one == other != ""


@cache
def table(game: str) -> Record:
    """A game of two."""
    strength, level = {"brilliant": ("naive", "3"), "brikks": ("steady", "own")}[game]
    [found] = simulated(game, [strength] * 2, level=level)
    return found


@cache
def solo(game: str) -> Record:
    strength, level = {"brilliant": ("naive", "4"), "brikks": ("steady", "1")}[game]
    [found] = simulated(game, [strength], level=level)
    return found


def moves(content: Record, seat: int = 0) -> list[Record]:
    return [line["moves"][seat] for line in content["rounds"] if line["moves"][seat] != "pass"]


def turns(content: Record) -> list[Record]:
    """The blocks placed."""
    found = (turn for line in content["rounds"] for turn in line["turns"])
    return [turn for turn in found if turn and turn["action"] == "place"]


def commit_to_another_seed(content: Record) -> None:
    content["dice"]["commitment"] = "0" * 64


def throw_otherwise(content: Record) -> None:
    thrown = content["rounds"][3]
    values = thrown["throw"] if "throw" in thrown else thrown["throws"][0]["values"]
    values[0] = values[0] % 6 + 1


def mix_in_a_press(content: Record) -> None:
    content["dice"]["interactions"] = [17]


def count_one_more(content: Record) -> None:
    content["points"][-1] += 1


def let_another_win(content: Record) -> None:
    content["winners"] = [0, 1] if len(content["winners"]) == 1 else [0]


def leave_a_round_out(content: Record) -> None:
    del content["rounds"][2]


def swap_two_rounds(content: Record) -> None:
    rounds = content["rounds"]
    rounds[2], rounds[3] = rounds[3], rounds[2]


def stop_early(content: Record) -> None:
    content["rounds"].pop()


def award_more(content: Record) -> None:
    award = content["awards"][0]
    award["value"] += 1
    content["points"][award["seat"]] += 1


def fill_a_field_twice(content: Record) -> None:
    first, second, *_ = moves(content)
    second["field"] = first["field"]


def forget_a_strike(content: Record) -> None:
    del next(line for line in content["rounds"] if "strike" in line)["strike"]


def fill_what_is_filled(content: Record) -> None:
    content["rounds"][2]["turns"][1] = content["rounds"][1]["turns"][1]


def gain_more_from_a_circle(content: Record) -> None:
    turn = next(turn for turn in turns(content) if turn["gained"])
    turn["gained"] += 1
    turn["energy"]["activated"] += 1


def change_a_block_for_nothing(content: Record) -> None:
    next(turn for turn in turns(content) if turn["cost"])["cost"] = 0


def start_in_another_order(content: Record) -> None:
    content["starts"].reverse()


def rate_higher(content: Record) -> None:
    content["rating"]["points"] += 5


SPOILERS: Mapping[str, Sequence[tuple[Callable[[str], Record], Callable[[Record], None], str]]] = {
    "brilliant": [
        (table, commit_to_another_seed, "commitment"),
        (table, throw_otherwise, "round 4: throw"),
        (table, mix_in_a_press, "round 1: throw"),
        (table, award_more, "awards"),
        (table, count_one_more, "points"),
        (table, let_another_win, "winners"),
        (table, fill_a_field_twice, "seat 0 must not play"),
        (table, swap_two_rounds, "round 3: step"),
        (table, stop_early, "awards|not over"),
        (solo, forget_a_strike, "strike due True"),
    ],
    "brikks": [
        (table, commit_to_another_seed, "commitment"),
        (table, throw_otherwise, "round 4: values"),
        (table, gain_more_from_a_circle, "energy|gained"),
        (table, count_one_more, "the end: points"),
        (table, let_another_win, "the end: winners"),
        (table, fill_what_is_filled, "round 3, seat 1"),
        (table, change_a_block_for_nothing, "cost is 0"),
        (table, start_in_another_order, "order of start blocks"),
        (table, leave_a_round_out, "round 3: "),
        (solo, rate_higher, "the end: rating"),
    ],
}


@each_game
def test_ten_games_spoiled_in_ten_ways_are_ten_wrong_ones(
    game: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    spoiled = []
    for of, spoil, _ in SPOILERS[game]:
        content = copy.deepcopy(of(game))
        spoil(content)
        spoiled.append(json.dumps(content))
    assert PROGRAMS[game].main([written(tmp_path, spoiled)]) == 1
    *said, last = capsys.readouterr().out.splitlines()
    assert last == "10 games checked, 10 wrong"
    for number, (line, (_, _, told)) in enumerate(zip(said, SPOILERS[game], strict=True), 1):
        assert re.match(f"game {number}: WRONG: .*({told})", line), line


def written(folder: Path, lines: Iterable[str]) -> str:
    file = folder / "games.jsonl"
    file.write_text("".join(f"{line}\n" for line in lines), encoding="utf-8")
    return str(file)


@each_game
def test_what_is_no_record_is_wrong_and_no_file_is_said(
    game: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    content = json.dumps(table(game))
    other = json.dumps(table(next(one for one in PROGRAMS if one != game)))
    lines = [
        content,
        other,
        "",
        "{}",
        "[]",
        "[" * 100_000,
        content[:-1],
        content.replace('"rounds"', '"turns"'),
    ]
    assert PROGRAMS[game].main([written(tmp_path, lines)]) == 1
    said = capsys.readouterr().out
    assert said.startswith(
        "game 1: every throw, move and point is right\ngame 2: WRONG: this program checks "
    )
    assert said.endswith("8 games checked, 7 wrong\n")
    assert PROGRAMS[game].main([]) == 2
    assert str(PROGRAMS[game].__doc__) in capsys.readouterr().out


@pytest.mark.slow
@each_game
def test_a_checker_runs_alone_in_another_folder(game: str, tmp_path: Path) -> None:
    program = tmp_path / "check.py"
    program.write_text(source(game), encoding="utf-8")

    def run(*words: str) -> tuple[int, str]:
        command = [sys.executable, "-I", "-S", program.name, *words]
        done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=False)  # noqa: S603 (this interpreter, and a copy of the checker that is tested)
        return done.returncode, done.stdout + done.stderr

    written(tmp_path, map(json.dumps, (table(game), solo(game))))
    code, said = run("games.jsonl")
    assert (code, said.splitlines()[-1]) == (0, "2 games checked, 0 wrong")
    code, said = run("nowhere.jsonl")
    assert code == 2
    assert "nowhere.jsonl" in said
