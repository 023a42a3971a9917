"""`/profile`: what a person has played and reached, and who may see it."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, cast

import pytest

from bot.client import now
from bot.features.boards.statements import BoardSql
from bot.games.contract import GamePart
from bot.games.registry import PARTS
from bot.store.batch import statement
from bot.store.periods import season_at
from bot.store.records import results_written
from bot.store.rows import ResultRow
from tests.databases import stored
from tests.features.boards.test_leaderboard import DAY, result
from tests.interactions.played import play_solo
from tests.interactions.readers import Person, World


async def finish(world: World, *rows: ResultRow) -> None:
    await world.store.commit(tuple(results_written(rows)))


async def test_a_profile_sums_up_what_somebody_has_played(world: World, anna: Person, bert: Person) -> None:
    at = now() - 200 * DAY
    for number, (own, other) in enumerate(((9, 8), (12, 3), (20, 19), (3, 30))):
        won = result(f"g{number}", world, anna.id, own, ended_at=at + number, is_winner=own > other)
        await finish(world, won, replace(won, seat=1, user_id=bert.id, points=other, is_winner=own < other))
    for number in range(5):
        alone = result(
            f"s{number}", world, anna.id, 40 + number, mode="solo", variant="2", seats=1, unrated="solo"
        )
        await finish(world, replace(alone, ended_at=now(), par=39))
    await world.bot.ratings.catch_up()
    season = season_at(at).name
    await world.store.commit((statement(BoardSql.insert_season, name=season, frozen_at=now()),))
    screen = await anna.slash("profile")
    assert screen.is_private
    assert "**9 games** finished, **3 wins** against people; most wins in a row: 3" in screen.text
    assert (
        "**BRILLIANT, At the table**: 4 games, 3 wins · best 20, average 11 · most played: Level 1"
        in screen.text
    )
    assert "**BRILLIANT, Solo**: 5 games · best 44, average 42 · most played: Level 2" in screen.text
    assert "📈 **BRILLIANT, At the table**: 16" in screen.text
    assert "settled after about" in screen.text
    assert f"Season {season[-1]} of {season[:4]}, BRILLIANT, At the table: place 1" in screen.text
    assert "**Achievements: 3 of 12**" in screen.text
    for name in ("By a hair", "Hat trick", "Above par"):
        assert f"🏅 **{name}**" in screen.text
    assert "Try this next: **" in screen.text
    [picture] = screen.message.attachments
    assert str(picture.description).startswith(
        "The rating in BRILLIANT, At the table, over the last 4 games: from 15"
    )
    seen = await bert.slash("profile", player=anna.user)
    assert f"<@{anna.id}>" in seen.text
    assert "**9 Spiele** zu Ende gespielt" in seen.text
    assert seen.labels == ["Herausfordern"]
    second = await bert.slash("profile")
    assert "Platz 2" in second.text


@pytest.mark.parametrize(
    ("others", "own", "is_earned"),
    [
        ({}, {}, True),
        ({"computer": "master"}, {}, False),
        ({}, {"is_winner": False}, False),
        ({}, {"has_left": True}, False),
        ({}, {"unrated": "short"}, False),
    ],
)
async def test_a_win_against_the_strongest_player_of_a_game_is_an_achievement_whatever_its_name(
    world: World,
    anna: Person,
    monkeypatch: pytest.MonkeyPatch,
    others: dict[str, Any],
    own: dict[str, Any],
    *,
    is_earned: bool,
) -> None:
    part = PARTS["brilliant"]
    players = {**part.strengths.players, "wizard": part.measuring["random"]}
    stronger = replace(part, strengths=replace(part.strengths, players=players))
    monkeypatch.setitem(cast("dict[str, GamePart]", PARTS), "brilliant", stronger)
    won = result("g", world, anna.id, 20, is_winner=True)
    other = replace(won, seat=1, user_id=None, computer="wizard", points=3, is_winner=False)
    await finish(world, replace(won, **own), replace(other, **others))
    assert ("🏅 **Past the master**" in (await anna.slash("profile")).text) == is_earned


async def test_the_sheets_of_finished_games_are_looked_at_once(world: World, anna: Person) -> None:
    game = await play_solo(world, anna)
    asked = "select feats from result where game = ?"
    assert stored(world.path, asked, game) == [{"feats": None}]
    assert "**1 game** finished" in (await anna.slash("profile")).text
    assert stored(world.path, asked, game) == [{"feats": ""}]
    stored(world.path, "update result set feats = 'full many' where game = ?", game)
    assert "🏅 **Hardly a gap**" in (await anna.slash("profile")).text
    exported = await world.bot.records.export_user(anna.id)
    assert exported["done_well"] == [{"game": game, "names": ["full", "many"]}]


async def test_whoever_stays_off_the_boards_shows_nobody_a_profile(
    world: World, anna: Person, bert: Person
) -> None:
    screen = await anna.slash_in_dm("profile")
    assert "No finished game yet." in screen.text
    assert screen.message.attachments == []
    changed = await anna.press(screen, "Hide me")
    assert "you stay off every board" in changed.text
    hidden = await bert.slash("profile", player=anna.user)
    assert hidden.is_private
    assert hidden.text.strip() == "Dieses Profil ist für andere nicht zu sehen."
    assert "you stay off every board" in (await anna.slash("profile")).text
