"""What a finished game needs in the database, with the real levels and its messages."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from bot.games.brilliant.levels.files import LEVELS
from bot.games.computers import players
from bot.store.batch import Batch
from bot.store.database import Store
from bot.store.messages import Sent, settled, shown
from bot.turns import lobby, rounds
from bot.turns.difference import difference
from bot.turns.game import LoadedGame
from bot.turns.look import Person, Setup
from bot.turns.rounds import Timing
from engine.dice import player_random
from engine.game import Seat
from tests.turns.tables import LEVEL

GAMES = 200
MOST = 3000
"""Bytes; a hundred thousand games fit into 300 MB."""
NOW = 1_790_000_000_000
IDS = 10**17, 10**18
PEOPLE = [10**18 + number for number in range(GAMES // 20)]
"""Who plays the games: a standing belongs to a person, not to a game."""
TIMING = Timing(NOW, 3000, NOW)
PRINTED = {"level": (LEVELS / "1.toml").read_text(encoding="utf-8"), "start": "stars"}
OWN = {"level": LEVEL, "start": "stars"}


def finished(name: str, rules: Mapping[str, str], seats: int, chance: Random) -> LoadedGame:
    """A game of people, played to the end by computer players in their place, with its two last messages."""
    people = [Person(chance.randint(*IDS), f"Player {seat}", "en-GB") for seat in range(seats)]
    place = chance.randint(*IDS), chance.randint(*IDS)
    setup = Setup(name, "1", "table", rules, seats, "live", "dm", *place, "en-GB")
    game = lobby.open_lobby(setup, people[0], TIMING)
    for person in people[1:]:
        lobby.join(game, person, TIMING, interaction=chance.randint(*IDS))
    player, seed = players(name)["relaxed"], bytes.fromhex(game.row.seed)
    while game.row.status == "running":
        for seat in map(Seat, game.pending()):
            view = game.rules.view(game.state, seat)
            move = player(view, player_random(seed, game.row.id, game.step, seat))
            rounds.enter(game, seat, game.rules.format_move(move), is_ready=True)
        rounds.advance(game, TIMING, panels=None)
    for kind in ("table", "reveal"):
        game.open_message(Sent(kind, place[1], chance.randint(*IDS), token="t" * 200), now=NOW)
    end = game.row.revision
    game.messages = tuple(settled(shown(row, end, NOW)) for row in game.messages)
    return game


def copied(game: LoadedGame, number: int, chance: Random) -> Batch:
    """The batch that writes another game with the same events."""
    copy, key = game.draft(), f"x{number:05}"
    copy.row = replace(game.row, id=key)
    who = chance.sample(PEOPLE, len(game.players))
    copy.players = [replace(player, game=key, user_id=who[player.seat]) for player in game.players]
    seats = {player.seat: player.user_id for player in copy.players}
    copy.results = tuple(replace(row, game=key, user_id=seats[row.seat]) for row in game.results)
    copy.messages = tuple(replace(row, game=key, id=chance.randint(*IDS)) for row in game.messages)
    return difference(None, copy, NOW)


@pytest.mark.parametrize(
    ("name", "rules", "seats"),
    [
        ("brilliant", PRINTED, 4),
        ("brilliant", OWN, 2),
        ("brilliant", OWN, 4),
        ("brikks", {"level": "2"}, 3),
    ],
)
async def test_a_finished_game_needs_at_most_three_kilobytes(
    tmp_path: Path, name: str, rules: Mapping[str, str], seats: int
) -> None:
    chance, path = Random(3), tmp_path / "db"
    game = finished(name, rules, seats, chance)
    async with Store(path) as store:
        empty = path.stat().st_size
        outcomes = await store.commit_each(copied(game, number, chance) for number in range(GAMES))
        assert not any(outcomes)
    assert (path.stat().st_size - empty) / GAMES <= MOST
