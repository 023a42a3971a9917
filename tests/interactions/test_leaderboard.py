"""`/leaderboard`: which games count, who is named and who sees it."""

from __future__ import annotations

from dataclasses import replace
from typing import Unpack

import pytest

from bot.interactions.commands.leaderboard import Choice, choice_of, parse_choice
from bot.pages.layouts import escaped
from bot.store.rows import ResultRow
from tests.interactions.readers import Person, World
from tests.stored import ResultChanges

DAY = 86_400_000


def result(
    game: str, world: World, user_id: int | None, points: int, seat: int = 0, **changes: Unpack[ResultChanges]
) -> ResultRow:
    row = ResultRow(
        game=game,
        seat=seat,
        user_id=user_id,
        name="Anna",
        computer=None,
        guild_id=world.guild.id,
        game_name="brilliant",
        variant="1",
        mode="table",
        seats=2,
        points=points,
        is_winner=True,
        reason="target",
        ended_at=DAY,
    )
    return replace(row, **changes)


async def put(world: World, row: ResultRow) -> None:
    """Store a result, with an unknown person at the same table."""
    await world.put(row)
    if row.mode != "solo":
        await world.put(replace(row, seat=row.seat + 10, user_id=None, name="", points=0, is_winner=False))


async def test_an_empty_leaderboard_says_what_to_do(anna: Person, bert: Person) -> None:
    screen = await anna.slash("leaderboard")
    assert "/brilliant play" in screen.text
    assert "/brilliant solo" in (await anna.press(screen, "Solo")).text
    assert "/brilliant spielen" in (await bert.slash("leaderboard")).text


async def test_a_table_leaderboard_shows_place_name_games_wins_and_points(world: World, anna: Person) -> None:
    await put(world, result("g1", world, 7001, 20))
    await put(world, result("g2", world, 7001, 1000, is_winner=False))
    await put(world, result("g1", world, anna.id, 24, seat=1))
    screen = await anna.slash("leaderboard")
    assert screen.is_private
    assert screen.is_layout
    assert "**1.** <@7001> – **1 win** in 2 games, 1,020 points" in screen.text
    assert f"**2.** <@{anna.id}> ← you – **1 win** in 1 game, 24 points" in screen.text
    assert "Only games with at least two people count" in screen.text


async def test_a_solo_leaderboard_shows_best_score_and_date(world: World, bert: Person) -> None:
    await put(world, result("g1", world, bert.id, 61, mode="solo", ended_at=DAY))
    await put(world, result("g2", world, bert.id, 54, mode="solo", ended_at=2 * DAY))
    screen = await bert.slash("leaderboard", mode="solo")
    assert f"**1.** <@{bert.id}> ← du – **61 Punkte**, <t:86400:d> · 2 Spiele" in screen.text


async def test_computer_players_are_left_out(world: World, anna: Person) -> None:
    await put(world, result("g1", world, None, 30, name="1", computer="naive", uncounted="alone"))
    assert "No game that counts here yet" in (await anna.slash("leaderboard")).text


async def test_the_own_place_is_shown_outside_the_top(world: World, anna: Person) -> None:
    for number in range(12):
        await put(world, result(f"g{number}", world, 7000 + number, 100 - number))
    await put(world, result("last", world, anna.id, 3))
    screen = await anna.slash("leaderboard")
    assert "**10.**" in screen.text
    assert "**11.**" not in screen.text
    assert f"**13.** <@{anna.id}> ← you" in screen.text
    stranger = await world.person("cleo").slash("leaderboard")
    assert "You have no finished game here yet." in stranger.text


async def test_buttons_switch_mode_and_place(world: World, anna: Person) -> None:
    await put(world, result("g1", world, 7001, 20, name="Zoe *", guild_id=99))
    await put(world, result("g2", world, 7002, 40, mode="solo"))
    screen = await anna.slash("leaderboard")
    assert "No game that counts here yet" in screen.text
    everywhere = await anna.press(screen, "Everywhere")
    assert everywhere.message.id == screen.message.id
    assert "**1.** Zoe \\* – **1 win**" in everywhere.text
    assert "<@" not in everywhere.text
    solo = await anna.press(await anna.press(everywhere, "This server"), "Solo")
    assert "<@7002> – **40 points**" in solo.text
    assert "At the table" in solo.labels


async def test_the_select_switches_the_level_and_back(world: World, anna: Person) -> None:
    await put(world, result("g1", world, 7001, 20, variant="2"))
    screen = await anna.slash("leaderboard", level="1")
    assert "Level 1 · Quartz" in screen.text
    assert "No game that counts here yet" in screen.text
    second = await anna.choose(screen, "board", "2")
    assert "Level 2" in second.text
    assert "<@7001>" in second.text
    assert second.select("board")["custom_id"] != screen.select("board")["custom_id"]
    every = await anna.choose(second, "board", "all")
    assert "All levels" in every.text
    assert "<@7001>" in every.text


async def test_generated_levels_share_a_leaderboard_by_difficulty(world: World, anna: Person) -> None:
    await put(world, result("g1", world, 7001, 20, variant="random-2"))
    screen = await anna.slash("leaderboard", level="random-2")
    assert "Random level 2" in screen.text
    assert "<@7001>" in screen.text
    screen = await anna.choose(screen, "board", "random-3")
    assert "No game that counts here yet" in screen.text
    assert "No game that counts here yet" in (await anna.choose(screen, "board", "2")).text


async def test_a_leaderboard_shown_to_all_is_in_the_language_of_the_server(
    world: World, anna: Person, bert: Person
) -> None:
    await put(world, result("g1", world, anna.id, 20))
    screen = await anna.slash("leaderboard")
    public = await anna.press(screen, "Show in the channel")
    assert not public.is_private
    assert "BRILLIANT: die meisten Siege" in public.text
    assert "← du" not in public.text
    assert public.labels == ["Meine Ansicht"]
    own = await bert.press(public, "Meine Ansicht")
    assert own.is_private
    assert own.message.id != public.message.id
    assert "Du hast hier noch kein Spiel" in own.text


async def test_the_option_shows_it_to_all(world: World, anna: Person) -> None:
    screen = await anna.slash("leaderboard", show=True, mode="solo")
    assert not screen.is_private
    assert "BRILLIANT: die besten Ergebnisse" in screen.text


async def test_direct_messages_show_everywhere_and_no_server_buttons(world: World, anna: Person) -> None:
    await put(world, result("g1", world, anna.id, 20))
    screen = await anna.slash_in_dm("leaderboard", where="here")
    assert "everywhere" in screen.text
    assert "**1.** Anna ← you" in screen.text
    assert screen.labels == ["BRILLIANT", "BRIKKS", "At the table", "Solo", "Ratings"]
    assert "BRILLIANT: the best scores" in (await anna.press(screen, "Solo")).text


async def test_long_names_and_numbers_stay_within_the_limits(world: World, anna: Person) -> None:
    for number in range(11):
        name = "_" * 32
        await put(world, result(f"g{number}", world, 7000 + number, 10**9, name=name))
    screen = await anna.slash("leaderboard", where="everywhere")
    assert len(screen.text) < 4000


@pytest.mark.parametrize(
    "arg",
    [
        "",
        "nonsense",
        "table,here,1",
        "brikks",
        "brilliant,table,here,99",
        "brikks,solo,nowhere,-1",
        "brilliant,duel,here,1",
        ",,,,,",
        "brikks,table,here,²",
    ],
)
def test_a_choice_from_an_old_control_is_never_an_error(arg: str) -> None:
    choice = parse_choice(arg)
    assert parse_choice(choice.arg()) == choice


def test_a_choice_survives_its_control() -> None:
    choice = Choice("brikks", "duel", "everywhere", "2")
    assert parse_choice(choice.arg()) == choice


def test_a_choice_keeps_to_what_the_game_has() -> None:
    assert choice_of("brilliant", "duel", "here", "own") == Choice("brilliant", "table", "here", "all")
    assert choice_of("brikks", "solo", "here", "own") == Choice("brikks", "solo", "here", "all")
    assert choice_of("brikks", "table", "here", "own").level == "own"


async def test_each_game_has_leaderboards_of_its_own(world: World, anna: Person) -> None:
    await put(world, result("g1", world, 7001, 20))
    await put(world, result("g2", world, 7002, 90, game_name="brikks", mode="duel", variant="3"))
    screen = await anna.press(await anna.slash("leaderboard"), "BRIKKS")
    assert "## 🏆 BRIKKS: the most wins\nAt the table · All levels" in screen.text
    assert "No game that counts here yet" in screen.text
    assert "/brikks play" in screen.text
    duel = await anna.press(screen, "Duel")
    assert "<@7002> – **1 win**" in duel.text
    third = await anna.choose(duel, "board", "3")
    assert "Duel · Level 3" in third.text
    assert "<@7002>" in third.text
    solo = await anna.press(third, "Solo")
    assert "/brikks solo" in solo.text
    assert [option["value"] for option in solo.select("board")["options"]] == ["all", "1", "2", "3", "4"]
    back = await anna.press(await anna.press(solo, "Duel"), "BRILLIANT")
    assert "At the table · Level 3" in back.text
    assert "Duel" not in back.labels


async def test_the_options_name_game_and_mode(world: World, anna: Person, bert: Person) -> None:
    await put(world, result("g1", world, 7001, 20, game_name="brikks", mode="duel", variant="own"))
    screen = await anna.slash("leaderboard", game="brikks", mode="duel", level="own")
    assert "Own levels" in screen.text
    assert "<@7001>" in screen.text
    assert "/brikks duell" in (await bert.slash("leaderboard", game="brikks", mode="duel", level="1")).text


@pytest.mark.parametrize(
    ("given", "typed", "offered"),
    [
        ({}, "", ["all", "1", "2", "3", "4", "random-1", "random-2", "random-3", "random-4"]),
        ({"game": "brikks"}, "", ["all", "1", "2", "3", "4", "own"]),
        ({"game": "brikks", "mode": "solo"}, "", ["all", "1", "2", "3", "4"]),
        ({"game": "brikks"}, "OWN", ["own"]),
        ({"game": "brikks"}, "nothing like it", []),
    ],
)
async def test_the_levels_offered_are_those_of_the_game(
    given: dict[str, str], typed: str, offered: list[str], world: World, anna: Person
) -> None:
    choices = await anna.offered("leaderboard", "level", typed, **given)
    assert [choice["value"] for choice in choices] == offered


def test_names_are_plain_letters() -> None:
    assert escaped("[a](https://x.y) <@1> @here `b`") == (
        "\\[a\\]\\(https\\:\\/\\/x\\.y\\) \\<\\@1\\> \\@here \\`b\\`"
    )
    assert escaped("Zoë \u202eoof\n") == "Zoë oof"


async def test_the_leaderboard_says_why_games_do_not_count(world: World, anna: Person, bert: Person) -> None:
    await world.put(result("g1", world, anna.id, 26, uncounted="alone"))
    await world.put(result("g1", world, None, 20, seat=1, computer="naive", uncounted="alone"))
    await world.put(result("g2", world, anna.id, 30, uncounted="hints", guild_id=99))
    await put(world, result("g3", world, anna.id, 41, mode="solo", uncounted="rules"))
    screen = await anna.slash("leaderboard")
    assert "No game that counts here yet" in screen.text
    assert "not counted: games against computers alone\n" in f"{screen.text}\n"
    assert "You have finished 1 game here, but it does not count." in screen.text
    assert "Du hast hier" not in (await bert.slash("leaderboard")).text
    everywhere = await anna.press(screen, "Everywhere")
    assert "games against computers alone · games with hints" in everywhere.text
    assert "You have finished 2 games here, but none of them counts." in everywhere.text
    assert "games by older rules" in (await anna.press(everywhere, "Solo")).text
    await put(world, result("g4", world, anna.id, 25))
    counted = await anna.slash("leaderboard")
    assert f"<@{anna.id}> ← you – **1 win** in 1 game" in counted.text
    assert "Also played here, but not counted: games against computers alone" in counted.text
    assert "You have finished" not in counted.text
    alone = await anna.slash_in_dm("leaderboard", game="brikks", mode="solo")
    assert "`/solo brikks`" in alone.text
