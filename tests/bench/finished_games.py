"""Make finished games as the bot leaves them in its database, to fill one with many."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from random import Random

from bot.games.registry import strengths
from bot.store.messages import Sent, Token, settled, shown
from bot.store.statements import Batch
from bot.turns import lobby, rounds
from bot.turns.clocks import Timing
from bot.turns.game import GameDraft, LoadedGame, Players
from bot.turns.look import Person, Setup
from bot.turns.memory import difference
from engine.dice import player_random
from engine.game import Seat

NOW = 1_790_000_000_000
IDS = 10**17, 10**18
TIMING = Timing(NOW, 3000, NOW)


def begun(name: str, header_options: Mapping[str, str], seats: int, chance: Random) -> GameDraft:
    """Return a game of people that waits for its first moves."""
    people = [Person(chance.randint(*IDS), f"Player {seat}", "en-GB") for seat in range(seats)]
    place = chance.randint(*IDS), chance.randint(*IDS)
    mode = "solo" if seats == 1 else "table"
    game = lobby.open_lobby(
        Setup(name, "1", mode, header_options, seats, "live", "dm", *place, "en-GB"), people[0], TIMING
    )
    for person in people[1:]:
        lobby.join(game, TIMING, person, interaction=chance.randint(*IDS))
    return game


def play_round(game: GameDraft) -> None:
    """Let computer players move in the people's place."""
    weakest, *_ = strengths(game.row.kind).players.values()
    seed = bytes.fromhex(game.row.dice.seed)
    for seat in map(Seat, game.pending()):
        move = weakest(game.view(seat), player_random(seed, game.row.id, game.step, seat))
        rounds.enter(game, seat, game.rules.format_move(move), is_ready=True)
    rounds.advance(game, TIMING, panels=None)


def finished(name: str, header_options: Mapping[str, str], seats: int, chance: Random) -> GameDraft:
    """Return a game played to the end, with its two last messages."""
    game = begun(name, header_options, seats, chance)
    while game.row.status == "running":
        play_round(game)
    for kind in ("table", "reveal"):
        game.open_message(
            Sent(kind, game.row.place.channel_id, chance.randint(*IDS), token=Token("t" * 200, 0)),
            now=NOW,
        )
    end = game.row.revision
    game.messages = tuple(settled(shown(row, end, NOW)) for row in game.messages)
    return game


def copied(
    game: LoadedGame, number: int, people: Sequence[int], chance: Random, guild_id: int | None = None
) -> Batch:
    """Return the batch that writes another game with the same events, played by some of these people, maybe
    elsewhere."""
    copy, key = GameDraft(game.row, game.options), f"x{number:06}"
    who = chance.sample(people, len(game.players))
    place = game.row.place.guild_id if guild_id is None else guild_id
    copy.row = replace(game.row, id=key, host_id=who[0], place=replace(game.row.place, guild_id=place))
    copy.players = Players(
        {player.seat: replace(player, game=key, user_id=who[player.seat]) for player in game.players}
    )
    copy.events = game.events
    copy.entries = {seat: replace(entry, game=key) for seat, entry in game.entries.items()}
    copy.results = tuple(
        replace(row, game=key, user_id=who[row.seat], guild_id=place) for row in game.results
    )
    copy.messages = tuple(replace(row, game=key, id=chance.randint(*IDS)) for row in game.messages)
    return difference(None, copy, NOW)
