"""Games against ghosts: the same throws, the recorded moves, awards anew, and nothing that is still to come."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from random import Random

import pytest

from bot.games.ghosts import setup_against
from bot.store.ghosts import GhostStore
from bot.turns import verifying
from bot.turns.game import LoadedGame, load
from bot.turns.look import Setup
from engine.game import Moved, Seat, fold, parse_event, parse_header
from engine.games import GAMES
from tests.paths import DATA
from tests.turns.tables import CHANNEL, GUILD, Table, opened, person

LEVEL = (DATA / "fixture.toml").read_text(encoding="utf-8")
BRILLIANT = {"level": LEVEL, "start": "stars"}
BRIKKS = {"level": "2", "variant": "base"}
DUEL = {"level": "2", "variant": "duel"}


async def played(
    table: Table, game: str, mode: str, rules: Mapping[str, str], *, people: int, computers: int = 0
) -> str:
    """A finished game whose people move at random."""
    setup = Setup(game, "x", mode, rules, people + computers, "none", "channel", GUILD, CHANNEL, "en")
    opened = await table.coordinator.open_lobby(setup, person(0))
    for number in range(1, people):
        await table.coordinator.join(opened, person(number), interaction=1000 + number)
    for _ in range(computers):
        await table.coordinator.add_computer(opened, person(0).user_id, interaction=77)
    await play_out(table, opened, people)
    return opened


async def play_out(table: Table, game: str, people: int) -> None:
    chance, name = Random(3), (await table.look(game)).name
    from bot.games.registry import PARTS

    choose = PARTS[name].measuring["random"]
    while True:
        await table.coordinator.idle()
        look = await table.look(game)
        if look.status != "running":
            return
        for number in range(people):
            own = await table.look(game, number)
            if own.seat is None or not own.own.is_asked or own.step != look.step or own.is_ready:
                continue
            move = GAMES[name].format_move(choose(own.view, chance))
            await table.coordinator.submit(
                game, person(number).user_id, look.step, move, is_final=True, interaction=5
            )


async def source_of(table: Table, game: str) -> LoadedGame:
    async with table.store.reading() as tx:
        return await load(tx, game)


async def against(table: Table, source: LoadedGame, number: int) -> str:
    setup = setup_against(source, person(number).user_id, guild_id=GUILD, channel_id=CHANNEL, locale="en")
    return await table.coordinator.open_lobby(setup, person(number))


def moves_by_round(loaded: LoadedGame, seat: int) -> dict[int, list[str]]:
    rules = loaded.rules
    state, found = rules.start(parse_header(loaded.row.header or "")), {}
    for line in loaded.events:
        event = parse_event(rules, line)
        if isinstance(event, Moved):
            for mover, move in event.moves:
                if mover == seat:
                    found.setdefault(rules.view(state, None).round, []).append(rules.format_move(move))
        state = rules.apply(state, event)
    return found


def kept_throws(loaded: LoadedGame) -> list[tuple[int, ...]]:
    """The last throw of each round."""
    rules = loaded.rules
    state, kept = rules.start(parse_header(loaded.row.header or "")), {}
    for line in loaded.events:
        event = parse_event(rules, line)
        state = rules.apply(state, event)
        if line.startswith("roll "):
            kept[rules.view(state, None).round] = event.values
    return list(kept.values())


CASES = [
    ("brilliant", "table", BRILLIANT, 2, 1),
    ("brilliant", "solo", BRILLIANT, 1, 0),
    ("brikks", "table", BRIKKS, 2, 1),
    ("brikks", "table", {**BRIKKS, "level": "own"}, 3, 0),
    ("brikks", "solo", BRIKKS, 1, 0),
]


@pytest.mark.parametrize(("name", "mode", "rules", "people", "computers"), CASES)
async def test_ghosts_make_the_recorded_moves_of_the_same_throws(
    tmp_path: Path, name: str, mode: str, rules: dict[str, str], people: int, computers: int
) -> None:
    async with opened(tmp_path / "db") as table:
        first = await played(table, name, mode, rules, people=people, computers=computers)
        source = await source_of(table, first)
        # Somebody who did not play; the last person has no seat there.
        game = await against(table, source, 0)
        begun = await table.look(game, 0)
        assert begun.seat == 0
        assert [p.computer for p in begun.players[1:]] == ["ghost"] * (max(2, people + computers) - 1)
        await table.restart()
        await play_out(table, game, 1)
        loaded = await source_of(table, game)
        both = list(zip(kept_throws(source), kept_throws(loaded), strict=False))
        assert len(both) > 3
        assert all(one == other for one, other in both)
        last = len(kept_throws(source))
        for player in loaded.players[1:]:
            assert player.ghost_of is not None
            recorded, made = moves_by_round(source, player.ghost_of), moves_by_round(loaded, player.seat)
            for number in set(made) & set(range(last + 1)):
                # Alone, values are struck besides.
                then = [
                    move
                    for move in recorded[number]
                    if not move.startswith("strike") and move not in ("keep", "rethrow")
                ]
                assert made[number] == then, f"{name} {mode}: seat {player.seat} in round {number}"
        found = await verifying.verified(table.store, game)
        assert found.first_wrong_line is None
        assert found.throws_of == first
        assert {row["uncounted"] for row in table.rows("select * from result where game = ?", game)} == {
            "alone"
        }
        assert not table.rows("select * from rating_due where game = ?", game)
