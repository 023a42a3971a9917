"""Which games are rated: decided when a game ends, and shown in its closing message."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from bot import __main__ as command_line
from bot.features.boards.facts import BOARD_HOOKS, ENOUGH, LevelSoFar
from bot.messages.ended import closing_page, details_page
from bot.messages.panel import panel_page
from bot.settings import ExitCode
from bot.store.database import Store
from bot.store.engines import store_on
from bot.store.errors import StoreError
from bot.store.rating import FIRST_GAMES, Skill
from bot.store.ratings import Ratings
from bot.store.settings import LISTED, RATING_SHOWN, Settings
from bot.turns import appearance, lobby
from bot.turns.game import MISSED_TURNS
from bot.turns.look import Refused, Setup
from tests.databases import held, stored
from tests.store.baseline import baseline_file
from tests.turns.tables import Table, person, setup

LONG = 30
"""A multiple of a game's steps, of which even a third is longer than any game."""


async def reason(table: Table, game: str) -> str:
    """Return why the finished game is not rated, as stored and as shown to everyone."""
    [unrated] = {row["unrated"] for row in table.rows("select unrated from result where game = ?", game)}
    look = await table.look(game)
    assert look.rating.unrated == unrated
    told = [line for line in details_page(look).content.splitlines() if "Not rated" in line]
    assert len(told) == (1 if unrated else 0)
    # It is known only because the game is over.
    assert look.is_over
    # It was rated before its end was announced.
    assert table.rows("select game from rating_due where game = ?", game) == []
    changed = table.rows("select person from rating_change where game = ?", game)
    assert len(look.rating.changes) == len(changed) == (0 if unrated else 2)
    return str(unrated)


async def test_who_leaves_a_game_of_two_after_a_round_is_rated_last(table: Table, game: str) -> None:
    for _ in range(2):
        await table.play_round(game, (0, 1))
    await table.coordinator.change(game, lobby.depart, person(1).user_id)
    await table.play_out(game, (0,))
    assert await reason(table, game) == ""
    stayed, gone = table.rows("select mu from rating order by person")
    assert stayed["mu"] > 25 > gone["mu"]


async def test_who_leaves_after_a_round_is_rated_last_whoever_left_before(table: Table) -> None:
    """Somebody who leaves at once, and has not played, does not let another go without a loss."""
    game = await table.started(3)
    await table.coordinator.change(game, lobby.depart, person(0).user_id)
    for _ in range(3):
        await table.play_round(game, (1, 2))
    await table.coordinator.change(game, lobby.depart, person(1).user_id)
    await table.play_out(game, (2,))
    results = table.rows("select has_left, unrated, beaten from result order by seat")
    assert [tuple(row.values()) for row in results] == [(1, "few", None), (1, "", 0), (0, "", 100)]
    assert (await table.look(game)).rating.unrated == ""
    rated = {row["person"]: row["shown"] for row in table.rows("select person, shown from rating")}
    assert rated.keys() == {person(1).user_id, person(2).user_id}
    assert rated[person(1).user_id] < 1500 < rated[person(2).user_id]


async def test_whom_the_host_removes_before_a_round_loses_nothing(table: Table) -> None:
    game = await table.started(3)
    await table.coordinator.change(game, lobby.remove, person(0).user_id, 2)
    await table.play_out(game, (0, 1))
    results = table.rows("select unrated from result order by seat")
    assert [row["unrated"] for row in results] == ["", "", "few"]
    assert [row["person"] for row in table.rows("select person from rating")] == [
        person(0).user_id,
        person(1).user_id,
    ]


@pytest.mark.parametrize("clock", ["live", "none"])
async def test_nobody_who_plays_can_undo_a_game_that_counts(table: Table, clock: str) -> None:
    """Neither the host, who may remove people, nor a moderator, who may end games."""
    game = await table.started(2, clock=clock)
    host, other = (person(number).user_id for number in (0, 1))
    for _ in range(2):
        await table.play_round(game, (0, 1))
    with pytest.raises(Refused, match="game_counts"):
        await table.coordinator.change(game, lobby.remove, host, 1)
    for user_id in (host, other):
        with pytest.raises(Refused, match="game_counts"):
            await table.coordinator.change(game, lobby.cancel, user_id, is_moderator=True)
    # A moderator who does not play still can.
    await table.coordinator.change(game, lobby.cancel, person(2).user_id, is_moderator=True)
    assert (await table.look(game)).status == "cancelled"


async def test_a_game_that_does_not_count_yet_can_be_ended_by_whoever_may(table: Table) -> None:
    early = await table.started(2)
    alone = await table.started(1, computers=1)
    for _ in range(3):
        await table.play_round(alone, (0,))
    for game in (early, alone):
        await table.coordinator.change(game, lobby.cancel, person(0).user_id, is_moderator=True)
        assert (await table.look(game)).status == "cancelled"


async def test_a_game_of_two_with_a_clock_is_rated_and_others_say_why_not(table: Table) -> None:
    games = {
        "": await table.started(2),
        "alone": await table.started(1, computers=1),
        "clock": await table.started(2, clock="none"),
        "hints": await table.started(2, is_casual=True),
        "few": await table.started(2),
    }
    await table.coordinator.change(games["few"], lobby.depart, person(1).user_id)
    for why, game in games.items():
        assert (await table.look(game)).rating.unrated == ""
        await table.play_out(game, range(1 if why in ("alone", "few") else 2))
        assert await reason(table, game) == why
    left = table.rows("select has_left from result where game = ? order by seat", games["few"])
    assert [row["has_left"] for row in left] == [0, 1]
    solo = await table.started(1, mode="solo", clock="none")
    await table.play_out(solo, (0,))
    assert table.rows("select unrated from result where game = ?", solo) == [{"unrated": "solo"}]
    await Ratings(table.store).catch_up()
    rows = table.rows("select person, games from rating order by person")
    assert rows == [{"person": person(number).user_id, "games": 1} for number in range(2)]
    assert table.rows("select game from rating_due") == []


async def test_the_end_tells_everybody_what_it_made_of_ratings(table: Table) -> None:
    ids = [person(number).user_id for number in range(3)]
    first = await table.started(3)
    await table.play_out(first, (0, 1, 2))
    look = await table.look(first)
    rows = {row["person"]: row for row in table.rows("select * from rating")}
    assert {look.players[one.seat].user_id: one.after.shown for one in look.rating.changes} == {
        user: rows[user]["shown"] for user in ids
    }
    assert {one.before for one in look.rating.changes} == {Skill()}
    [line] = [line for line in details_page(look).content.splitlines() if line.startswith("📊")]
    best = max(look.rating.changes, key=lambda one: one.after.mu)
    assert line.startswith(f"📊 <@{look.players[best.seat].user_id}>\u00a0**{best.after.shown}?**\u00a0(+")
    assert line.count("?**") == 3
    assert sum(one.change for one in look.rating.changes) in (-1, 0, 1)
    # A person who stays off the boards reads their own rating, and no one else does.
    await Settings(table.store).save(ids[1], LISTED.to(False))
    await table.tick(1_000)
    second = await table.started(3)
    chosen = await Settings(table.store).save(ids[1], RATING_SHOWN.to(True))
    await table.coordinator.change_all(ids[1], appearance.set_settings, chosen.riding, is_drawn=False)
    await table.play_out(second, (0, 1, 2))
    everybody, own, other = [await table.look(second, number) for number in (None, 1, 0)]
    hidden = next(player.seat for player in everybody.players if player.user_id == ids[1])
    assert len(everybody.rating.changes) == len(other.rating.changes) == 2
    assert hidden not in {one.seat for one in (*everybody.rating.changes, *other.rating.changes)}
    assert f"<@{ids[1]}>\u00a0" not in next(
        line for line in details_page(everybody).content.splitlines() if line.startswith("📊")
    )
    [mine] = [one for one in own.rating.changes if one.seat == hidden]
    before = next(one for one in look.rating.changes if one.seat == hidden)
    assert mine.before == before.after
    sign = f"{mine.change:+}".replace("-", "−") if mine.change else "±0"
    told = f"**Your rating: {mine.after.shown}?** ({sign}), provisional for {FIRST_GAMES - 2} more games"
    assert told in details_page(own).content
    # The end itself says so to whoever wants it, and to nobody else.
    assert told in "\n".join(panel_page(own).caption)
    assert not set("📈📉📊") & set("".join(panel_page(other).caption + closing_page(everybody).caption))
    assert f"**Deine Wertung: {mine.after.shown}?**" in details_page(own.read_in("de")).content


async def test_a_game_whose_rating_fails_ends_all_the_same(
    table: Table, game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fail(_: Ratings) -> bool:
        raise StoreError("no ratings today")

    monkeypatch.setattr(Ratings, "rate_some", fail)
    await table.play_out(game, (0, 1))
    look = await table.look(game)
    assert (look.status, look.rating.changes) == ("finished", ())
    assert not set("📈📉📊") & set(details_page(look).content)
    monkeypatch.undo()
    await Ratings(table.store).catch_up()
    assert len(table.rows("select person from rating_change where game = ?", game)) == 2


async def median_of(store: Store, opened: Setup) -> int | None:
    assert BOARD_HOOKS.complete is not None
    known = (await BOARD_HOOKS.complete(store, opened, 0)).facts.of(LevelSoFar)
    return None if known is None else known.median


async def test_a_game_much_shorter_than_the_median_is_not_rated(table: Table) -> None:
    assert await median_of(table.store, setup()) is None
    first = await table.started(2)
    await table.play_out(first, (0, 1))
    [steps] = [row["step"] for row in table.rows("select step from game where id = ?", first)]
    # It is the only game so far.
    table.rows("create table longer as select * from game")
    for number in range(ENOUGH - 1):
        assert await median_of(table.store, setup()) is None
        table.rows("update longer set id = ?, step = ?", f"long{number}", LONG * steps)
        table.rows("insert into game select * from longer")
    table.rows("drop table longer")
    assert await median_of(table.store, setup()) == LONG * steps
    assert await median_of(table.store, setup(mode="solo")) is None
    short = await table.started(2)
    assert (await table.look(short)).facts.of(LevelSoFar) == LevelSoFar(median=LONG * steps)
    await table.play_out(short, (0, 1))
    assert [await reason(table, game) for game in (first, short)] == ["", "short"]

    # Whoever leaves has lost all the same, and so has who is away until the end; not before a round has closed.
    left, away, early = [await table.started(2) for _ in range(3)]
    for _ in range(2):
        await table.play_round(left, (0, 1))
    await table.coordinator.change(left, lobby.depart, person(1).user_id)
    await table.coordinator.change(early, lobby.depart, person(1).user_id)
    for _ in range(MISSED_TURNS):
        await table.play_round(away, (0,))
        await table.tick(600_000)
    for game in (left, away, early):
        await table.play_out(game, (0,))
    assert [await reason(table, game) for game in (left, away, early)] == ["", "", "few"]
    won = table.rows("select seat from result where game = ? and is_winner = 1", left)
    assert won == [{"seat": 0}]
    wins = "select value from standing where kind = 'wins' and guild_id = 0 and period = '' and user_id = ?"
    earlier = table.rows(
        "select 1 from result where seat = 0 and is_winner = 1 and game in (?, ?)", first, away
    )
    assert table.rows(wins, person(0).user_id) == [{"value": 1 + len(earlier)}]


async def test_results_that_wait_for_ratings_are_rated_and_recomputed_to_the_same(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = baseline_file(tmp_path / "db")
    stored(path, "delete from rating")
    stored(path, "delete from rating_change")
    stored(path, "insert into rating_due select distinct game, game_kind, mode, ended_at from result")
    async with store_on(path) as store:
        await Ratings(store).catch_up()
    before = derived(path)
    assert len(before) == 4
    stored(path, "update rating set mu = 40, shown = 2100")
    stored(path, "delete from rating_change")
    assert derived(path) != before
    assert await asyncio.to_thread(command_line.main, ["recompute", str(path)]) == 0
    assert derived(path) == before
    assert capsys.readouterr().out == "rated games: 1\n"
    assert command_line.main(["recompute", "mysql://host/db"]) == ExitCode.CONFIG
    assert "DATABASE" in capsys.readouterr().err


def derived(path: Path) -> list[str]:
    return sorted(str(row) for table in ("rating", "rating_change") for row in held(path, table))
