"""Games with the throws of another: alone, and with the ghosts that earlier versions seated, who make the recorded
moves, new awards, and know nothing of the future."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from bot.features.days import begins_at
from bot.features.ghosts.facts import Rivalry
from bot.features.ghosts.finished import need_open
from bot.features.ghosts.setup import setup_again
from bot.games.registry import PARTS
from bot.pages.page import Picture
from bot.store.rows import SEALED
from bot.turns import appearance, lobby
from bot.turns.finished import finished_game, verify_game
from bot.turns.game import CommittedGame, load
from bot.turns.look import Refused, Setup
from bot.turns.viewing import look
from engine.game import Moved, Rolled, parse_event, parse_header
from engine.games import GAMES
from tests.around import ADDITIONS
from tests.bench.export import record_of
from tests.checkers import check
from tests.computers import Threads
from tests.paths import DATA
from tests.races import open_race
from tests.turns.tables import CHANNEL, GUILD, Table, person

LEVEL = (DATA / "fixture.toml").read_text(encoding="utf-8")
BRILLIANT = {"level": LEVEL, "start": "stars"}
SHEET = Picture("sheet.png", "A sheet.", "sheet", bytes)
BRIKKS = {"level": "2", "variant": "base"}
THROWS = "08" * 32
DUEL = {"level": "2", "variant": "duel"}


@pytest.fixture(autouse=True)
def _no_pars(monkeypatch: pytest.MonkeyPatch) -> None:
    """Finding par takes long and does not matter for ghosts."""

    async def par(*_: object) -> int:
        return 0

    monkeypatch.setattr(Threads, "points_of_par", par)


async def played(
    table: Table, game: str, mode: str, rules: Mapping[str, str], *, people: int, **also: Any
) -> CommittedGame:
    """A finished game whose people move at random."""
    setup = Setup(game, "x", mode, rules, people, "none", "channel", GUILD, CHANNEL, "en", **also)
    opened = await table.coordinator.open_lobby(setup, person(0))
    for number in range(1, people):
        await table.coordinator.change(opened, lobby.join, person(number), interaction=1000 + number)
    await play_out(table, opened, people)
    return await source_of(table, opened)


async def play_out(table: Table, game: str, people: int) -> None:
    chance, name = Random(3), (await table.look(game)).kind
    choose = PARTS[name].measuring["random"]
    while True:
        await table.coordinator.idle()
        shown = await table.look(game)
        if shown.status != "running":
            return
        for number in range(people):
            own = await table.look(game, number)
            if (
                own.viewer.seat is None
                or not own.own.is_asked
                or own.step != shown.step
                or own.viewer.is_ready
            ):
                continue
            move = GAMES[name].format_move(choose(own.view, chance))
            await table.coordinator.submit(
                game, person(number).user_id, shown.step, move, is_final=True, interaction=5
            )


async def source_of(table: Table, game: str) -> CommittedGame:
    return await load(table.store, game)


def with_dice(source: CommittedGame, **changed: Any) -> CommittedGame:
    return replace(source, row=replace(source.row, dice=replace(source.row.dice, **changed)))


async def against(table: Table, source: CommittedGame, number: int) -> str:
    """Open a game with the throws of a finished one: alone, or against the ghosts of its table."""
    if len(source.players) > 1:
        return await open_race(table.coordinator, source, person(number), channel_id=CHANNEL)
    setup = setup_again(source, Rivalry("race"), guild_id=GUILD, channel_id=CHANNEL, locale="en")
    return await table.coordinator.open_lobby(setup, person(number))


def moves_by_round(loaded: CommittedGame, seat: int) -> dict[int, list[str]]:
    rules = loaded.rules
    state, found = rules.start(parse_header(loaded.row.header or "")), dict[int, list[str]]()
    for line in loaded.events:
        event = parse_event(rules, line)
        if isinstance(event, Moved):
            for mover, move in event.moves:
                if mover == seat:
                    found.setdefault(rules.view(state, None).round, []).append(rules.format_move(move))
        state = rules.apply(state, event)
    return found


def kept_throws(loaded: CommittedGame) -> list[tuple[int, ...]]:
    """The last throw of each round."""
    rules = loaded.rules
    state, kept = rules.start(parse_header(loaded.row.header or "")), {}
    for line in loaded.events:
        event = parse_event(rules, line)
        state = rules.apply(state, event)
        if isinstance(event, Rolled):
            kept[rules.view(state, None).round] = event.values
    return list(kept.values())


CASES = [
    ("brilliant", "table", BRILLIANT, 2),
    ("brikks", "table", {**BRIKKS, "level": "own"}, 3),
]


@pytest.mark.parametrize(("name", "mode", "rules", "people"), CASES)
async def test_ghosts_make_the_recorded_moves_of_the_same_throws(
    table: Table, name: str, mode: str, rules: dict[str, str], people: int
) -> None:
    source = await played(table, name, mode, rules, people=people)
    game = await against(table, source, 0)
    begun = await table.look(game, 0)
    assert begun.viewer.seat == 0
    assert [p.computer for p in begun.players[1:]] == ["ghost"] * (people - 1)
    await table.restart()
    await play_out(table, game, 1)
    loaded = await source_of(table, game)
    both = list(zip(kept_throws(source), kept_throws(loaded), strict=False))
    assert len(both) > 3
    assert all(one == other for one, other in both)
    last = len(kept_throws(source))
    for player in list(loaded.players)[1:]:
        assert player.ghost_of is not None
        recorded, made = moves_by_round(source, player.ghost_of), moves_by_round(loaded, player.seat)
        for number in set(made) & set(range(last + 1)):
            then = [move for move in recorded[number] if move not in ("keep", "rethrow")]
            assert made[number] == then, f"{name} {mode}: seat {player.seat} in round {number}"
    found = await verify_game(table.store, game)
    assert found.first_wrong_line is None
    assert found.throws_of == source.row.id
    check(record_of(loaded))
    assert {row["uncounted"] for row in table.rows("select * from result where game = ?", game)} == {"alone"}
    assert not table.rows("select * from rating_due where game = ?", game)


async def test_nobody_sees_what_a_ghost_will_do(table: Table) -> None:
    source = await played(table, "brilliant", "table", BRILLIANT, people=2)
    game = await against(table, source, 0)
    await table.play_round(game, (0,))
    await table.coordinator.idle()
    loaded = table.coordinator.games.memory.present(game)
    assert loaded is not None
    (entry,) = loaded.entries.values()
    other = loaded.draft()
    other.entries = {**other.entries, 1: replace(entry, move="pass" if entry.move != "pass" else "A1=1")}
    for user in (person(0).user_id, person(1).user_id, None):
        assert look(loaded, user) == look(other.committed(), user)
    assert not look(loaded, person(0).user_id).history
    assert len(loaded.throws) == 1, "nothing is thrown before its time"


async def test_awards_are_made_anew_with_whoever_plays_now(table: Table) -> None:
    """A person who passes all the time leaves the values to the ghost, which had shared some of them."""
    source = await played(table, "brilliant", "table", BRILLIANT, people=2)
    game = await against(table, source, 0)
    while (own := await table.look(game, 0)).status == "running" and own.view.round <= 12:
        move = "pass" if own.view.round else moves_by_round(source, 0)[0][0]
        await table.coordinator.submit(game, person(0).user_id, own.step, move, is_final=True)
        await table.coordinator.idle()
    then, view = (await table.look(source.row.id)).view, (await table.look(game)).view
    assert not [award for award in view.awards if award.seat == 0]
    # The thirteenth round is open now, but was closed then.
    had, now = (
        {(a.round, a.area): a.value for a in seen.awards if a.seat == 1 and a.round <= min(view.round, 12)}
        for seen in (then, view)
    )
    assert had.keys() == now.keys()
    assert all(now[award] >= had[award] for award in had)


@pytest.mark.parametrize(("name", "rules"), [("brilliant", BRILLIANT), ("brikks", BRIKKS)])
async def test_against_a_solo_game_the_points_made_there_run_along(
    table: Table, name: str, rules: dict[str, str]
) -> None:
    """Those who make the very same moves are level with them before every throw, and at the end."""
    source = await played(table, name, "solo", rules, people=1)
    first = source.row.id
    game = await against(table, source, 2)
    begun = await table.look(game, 2)
    known = begun.facts.of(Rivalry)
    assert known is not None
    assert (begun.mode, len(begun.players)) == ("solo", 1)
    assert begun.options.header_options == (await table.look(first)).options.header_options
    assert (known.side, known.rival) == ("race", str(person(0).user_id))
    (total,) = (await table.look(first)).view.points
    assert known.total == total
    moves = (move for line in source.events if line.startswith("move ") for move in moves_in(source, line))
    await table.restart()
    seen = []
    for move in moves:
        own = await table.look(game, 2)
        (points,) = own.view.points
        assert known.points_beside(own) == points, own.view.round
        assert ADDITIONS.sheet(own, SHEET) != SHEET
        seen.append(points)
        await table.coordinator.submit(game, person(2).user_id, own.step, move, is_final=True)
    over = await table.look(game, 2)
    assert (over.status, known.points_beside(over), over.view.points) == ("finished", total, (total,))
    assert len(set(seen)) > 3, "the line moves"
    assert {row["uncounted"] for row in table.rows("select * from result where game = ?", game)} == {
        "challenge"
    }
    # Once more, the same race.
    again = await table.look(await table.coordinator.rematch(game, person(2)), 2)
    assert (again.dice.throws_of, again.facts.of(Rivalry)) == (first, known)


def moves_in(source: CommittedGame, line: str) -> list[str]:
    event = parse_event(source.rules, line)
    assert isinstance(event, Moved)
    return [source.rules.format_move(move) for _, move in event.moves]


async def test_the_ghost_of_somebody_who_left_plays_on_as_a_computer_player(table: Table) -> None:
    first = await table.started(2, clock="none")
    await table.play_round(first, (0, 1))
    await table.play_round(first, (0, 1))
    await table.coordinator.change(first, lobby.depart, person(1).user_id)
    await play_out(table, first, 2)
    source = await source_of(table, first)
    recorded = moves_by_round(source, 1)
    game = await against(table, source, 0)
    await play_out(table, game, 1)
    made = moves_by_round(await source_of(table, game), 1)
    assert {number: made[number] for number in recorded} == recorded
    later = [made[number] for number in made if number > max(recorded)]
    assert len(later) > 3
    assert any(moves != ["pass"] for moves in later)


async def test_a_duel_goes_on_where_the_recorded_move_is_no_longer_possible(table: Table) -> None:
    game = await against(table, await played(table, "brikks", "duel", DUEL, people=2), 1)
    await play_out(table, game, 2)
    assert (await table.look(game)).status == "finished"
    assert (await verify_game(table.store, game)).first_wrong_line is None


async def test_throws_that_nobody_may_know_yet(table: Table) -> None:
    source = await played(table, "brilliant", "solo", BRILLIANT, people=1, secret_until=SEALED)
    first = source.row.id
    with pytest.raises(Refused, match="challenge_open"):
        need_open(source, table.now)
    with pytest.raises(Refused, match="challenge_open"):
        await finished_game(table.store, first, person(0).user_id, table.now)
    assert (await verify_game(table.store, first)).dice is None
    assert (await table.look(first, 0)).dice.seed is None
    await table.coordinator.change(first, appearance.publish_throws)
    source = await source_of(table, first)
    need_open(source, table.now)
    daily = with_dice(source, secret_until=begins_at("2026-01-03"))
    with pytest.raises(Refused, match="ghost_daily"):
        need_open(daily, begins_at("2026-01-03") - 1)
    need_open(daily, begins_at("2026-01-03"))
    with pytest.raises(Refused, match="ghost_old"):
        need_open(with_dice(source, interactions=None), table.now)
    with pytest.raises(Refused, match="ghost_table"):
        need_open(await played(table, "brikks", "table", BRIKKS, people=2), table.now)


async def test_against_ghosts_of_ghosts_the_throws_are_the_same_again(table: Table) -> None:
    source = await played(table, "brikks", "table", BRIKKS, people=2)
    game = await against(table, source, 1)
    await play_out(table, game, 2)
    second = await source_of(table, game)
    assert second.row.dice.skipped, "somebody has rolled again"
    last = await against(table, second, 2)
    third = await source_of(table, last)
    assert (third.row.dice.dice_name, third.row.dice.skipped) == (source.row.id, second.row.dice.skipped)
    # A person who did not play takes the seat of a computer player, such as a ghost.
    assert [player.ghost_user for player in third.players] == [None, person(1).user_id]
    assert third.dice == second.dice == source.dice
