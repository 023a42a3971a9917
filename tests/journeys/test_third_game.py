"""A game unknown to the shared code, from lobby to leaderboard: three lines in registries are enough."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.bench.command import run
from tests.bench.strength.figures import Contest, Match
from tests.bench.strength.matches import outcome_of
from tests.bench.strength.page import by_game, page
from tests.journeys.screen import button_labels, controls, framed
from tests.journeys.world import Person, World
from tests.third.rules import ROUNDS

pytestmark = pytest.mark.usefixtures("third_game")


async def keep(*people: Person, die: str = "second") -> None:
    for person in people:
        await person.press(f"Keep the {die}")
    for person in people:
        await person.ready()


async def test_three_people_and_a_computer_play_a_third_game(
    world: World, anna: Person, bert: Person, cleo: Person
) -> None:
    game = await world.lobby(anna, bert, cleo, command="third play")
    await anna.add_computer("steady", world.table(game))
    # The table is full now and starts automatically.
    assert "THIRD" in (await anna.press("More", world.table(game))).text
    await keep(anna, bert, cleo)
    await world.restart()
    await keep(anna, bert, cleo)
    await keep(anna, bert, cleo)
    look = await world.look(game)
    assert look.status == "finished"
    points = look.view.points
    assert points[0] == points[1] == points[2] <= points[3]
    closing = world.closing(game)
    assert "Three rounds are over." in (await anna.press("More", closing)).text
    assert anna.mention in framed((await anna.slash("leaderboard", game="third", what="wins.table")).shown)
    await bert.press("Rematch", closing)
    again = controls(world.table())[0].game
    assert again != game
    assert (await world.look(again)).kind == "third"


async def test_a_third_game_alone_with_a_hint(world: World, anna: Person) -> None:
    await anna.slash("third solo")
    assert "which die do you keep" in anna.panel_text.casefold()
    await anna.press("Hint")
    await anna.press("Show hints")
    assert "it is higher" in anna.panel_text
    for _ in range(ROUNDS):
        await anna.press("Keep the first")
        await anna.ready()
    assert "Three rounds are over." in (await anna.press("More")).text
    assert "Play again" in button_labels(anna.panel)
    rules = await anna.open("rules")
    assert rules.text == "Keep one of two dice."


def test_a_third_game_is_simulated(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    words = ["--game", "third", "--players", "2", "--strength", "strong,random", "--games", "3"]
    assert run("simulate", [*words, "--json", str(file)]) == 0
    records = [json.loads(line) for line in file.read_text().splitlines()]
    assert [(each["game"], each["rounds"]) for each in records] == [("third", ROUNDS)] * 3


def test_the_strength_of_a_third_game_is_reported() -> None:
    alone = [Contest("third", "solo", "plain", (name,)) for name in ("random", "strong")]
    duel = Contest("third", "table", "plain", ("steady", "relaxed"))
    outcomes = [outcome_of(Match(contest, 1, number)) for contest in (*alone, duel) for number in range(40)]
    text = page(by_game(outcomes))
    assert "| THIRD | steady against relaxed: more than half of the wins |" in text
    assert "--game third --modes table --levels plain --players steady relaxed --games 40 --seed 1" in text
    points = [sum(o.value for o in outcomes if o.match.contest == contest) for contest in alone]
    assert points[0] < points[1]
