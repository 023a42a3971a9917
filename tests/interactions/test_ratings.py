"""`/ratings`: who is listed, one's own line, and the pages."""

from __future__ import annotations

from dataclasses import asdict

from bot.client import now
from bot.interactions.commands.ratings import Pool, parse_pool
from bot.store.ratings import RatingRow
from bot.store.records import results_written
from bot.store.rows import ResultRow
from tests.interactions.readers import Person, World


async def rate(world: World, person: int, shown: int, *, sigma: float = 5.0, mode: str = "table") -> None:
    """Give somebody a rating and a game on the server; they have just played."""
    ended_at = now()
    row = RatingRow("brilliant", mode, person, f"N*{person}", 25.0, sigma, shown, 70, 5, ended_at)
    result = ResultRow(
        f"g{person}", 0, person, row.name, None, world.guild.id, "brilliant", "1", mode, 2, 9, True, "end",
        ended_at, unrated="clock",
    )  # fmt: skip
    await world.store.commit(tuple(results_written([result])))
    async with world.store.transaction() as tx:
        await tx.run("upsert_rating", **asdict(row))


async def test_nobody_is_listed_before_a_rating_is_settled(world: World, anna: Person, bert: Person) -> None:
    screen = await anna.slash("ratings")
    assert screen.is_private
    assert "Nobody’s rating is settled here yet" in screen.text
    assert "You have no rated game here yet" in screen.text
    await rate(world, anna.id, 1493, sigma=6.6)
    screen = await anna.slash("ratings")
    assert "Your rating: 1493?** ± 264 after 70 games; 61 % of the way" in screen.text
    assert "Nobody’s rating is settled" in screen.text
    assert "Hier steht noch keine Wertung fest" in (await bert.slash("ratings")).text


async def test_the_list_has_pages_and_always_ones_own_line_with_its_neighbours(
    world: World, anna: Person
) -> None:
    for number in range(1, 24):
        await rate(world, 7000 + number, 2000 - number)
    await rate(world, anna.id, 1980)
    screen = await anna.slash("ratings")
    assert "page 1 of 3" in screen.text
    assert "**1.** <@7001> – **1999** ± 200 · 70 games" in screen.text
    assert f"**20.** <@{anna.id}> ← you – **1980**" in screen.text
    assert "**11.**" not in screen.text
    # They share a place, and the next one is skipped.
    assert "**20.** <@7020>" in screen.text
    assert "**22.** <@7021>" in screen.text
    assert "Previous" not in screen.labels
    second = await anna.press(screen, "Next")
    assert second.message.id == screen.message.id
    assert "page 2 of 3" in second.text
    third = await anna.press(second, "Next")
    assert "**24.** <@7023>" in third.text
    assert "Next" not in third.labels
    assert "page 2 of 3" in (await anna.press(third, "Previous")).text
    for seen in (screen, second, third):
        seen.check()


async def test_each_pool_and_place_is_a_list_of_its_own(world: World, anna: Person) -> None:
    await rate(world, 7001, 1700, mode="table")
    board = await anna.slash("leaderboard")
    screen = await anna.press(board, "Ratings")
    assert "<@7001> – **1700**" in screen.text
    everywhere = await anna.press(screen, "Everywhere")
    assert "N\\*7001 – **1700**" in everywhere.text
    assert "<@" not in everywhere.text
    other = await anna.press(everywhere, "BRIKKS")
    assert "BRIKKS: ratings" in other.text
    assert "Duel" in other.labels
    assert "Nobody’s rating" in other.text
    alone = await anna.slash_in_dm("ratings", game="brilliant", where="here")
    assert "N\\*7001 – **1700**" in alone.text
    assert "This server" not in alone.labels


async def test_rated_games_move_the_list(world: World, anna: Person, bert: Person) -> None:
    """From results to the page, through the bot's own loop."""
    row = ResultRow(
        "g1", 0, anna.id, "Anna", None, world.guild.id, "brilliant", "1", "table", 2, 9, True, "end", now()
    )
    lost = ResultRow(
        "g1", 1, bert.id, "Bert", None, world.guild.id, "brilliant", "1", "table", 2, 5, False, "end", now()
    )
    await world.store.commit(tuple(results_written([row, lost])))
    await world.bot.ratings.catch_up()
    text = (await anna.slash("ratings")).text
    assert "after 1 game;" in text
    assert "Deine Wertung: 14" in (await bert.slash("ratings")).text
    assert int(text.split("Your rating: ")[1][:4]) > 1500


def test_a_broken_control_shows_a_page_that_there_is() -> None:
    pool = Pool("brikks", "duel", "everywhere", 3)
    assert parse_pool(pool.arg()) == pool
    assert parse_pool("chess,duel,nowhere,-1") == Pool("brilliant", "table", "here", 0)
    assert parse_pool("brikks,solo,here,99999999999") == Pool("brikks", "table", "here", 0)
