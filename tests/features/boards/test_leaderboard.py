"""`/leaderboard`: the games that count, the people that it names, and who sees it."""

from __future__ import annotations

from dataclasses import asdict, replace
from typing import Any, Unpack

import pytest

from bot.client import FEATURES, now
from bot.features.boards.choice import Boards
from bot.features.boards.page import period_words
from bot.features.boards.seasons import INSERT_SEASON
from bot.features.boards.verbs import BoardVerb
from bot.features.feature import boards_of
from bot.pages.control import Control
from bot.pages.texts import Language, text
from bot.store.people import People
from bot.store.periods import season_at
from bot.store.rated_games import OPPONENTS, UPSERT_RATING, RatingRow
from bot.store.ratings import Ratings
from bot.store.rows import ResultRow
from bot.store.statements import statement
from tests.counted import finished
from tests.journeys.answer import Answer
from tests.journeys.screen import selects
from tests.journeys.world import Person, World
from tests.stored import ResultChanges

DAY = 86_400_000

BOARDS = Boards(boards_of(FEATURES))


def result(
    game: str, world: World, user_id: int | None, points: int, seat: int = 0, **changes: Unpack[ResultChanges]
) -> ResultRow:
    row = ResultRow(
        game=game,
        seat=seat,
        user_id=user_id,
        computer=None,
        guild_id=world.guild.id,
        game_kind="brilliant",
        variant="1",
        mode="table",
        seats=2,
        points=points,
        is_winner=True,
        reason="target",
        ended_at=DAY,
    )
    return replace(row, **changes)


async def put(world: World, row: ResultRow, name: str = "Anna") -> None:
    """Store a result of a person with this name, with an unknown person at the same table."""
    if row.user_id is not None:
        await People(world.store).keep_name(row.user_id, name)
    unknown = replace(row, seat=row.seat + 10, user_id=None, points=0, is_winner=False)
    await world.put(*([row] if row.mode == "solo" else [row, unknown]))


async def rate(world: World, person: int, shown: int, *, is_here: bool = True, **changes: Any) -> None:
    """Give a person a rating and, on this server, a game that has just ended."""
    usual = RatingRow("brilliant", "table", person, 25.0, 5.0, shown, 70, OPPONENTS, now())
    if is_here:
        await world.put(result(f"r{person}", world, person, 9, unrated="clock", ended_at=now()))
    await People(world.store).keep_name(person, f"N*{person}")
    async with world.store.transaction() as tx:
        await tx.run(UPSERT_RATING, **asdict(replace(usual, **changes)))


async def choose(person: Person, screen: Answer, label: str) -> Answer:
    """Choose the first option that says this."""
    for menu in selects(screen.shown):
        for option in menu.options:
            if label in option.label:
                return await person.choose_in(menu, option.value, on=screen)
    raise AssertionError(label)


def options_of(screen: Answer) -> list[str]:
    """Return what the page's one select offers."""
    [menu] = selects(screen.shown)
    return [option.label for option in menu.options]


@pytest.mark.slow
async def test_an_empty_leaderboard_says_what_to_do(anna: Person, bert: Person) -> None:
    screen = await anna.slash("leaderboard")
    assert "/brilliant play" in screen.words
    assert "/brilliant solo" in (await choose(anna, screen, "📋 Solo")).words
    assert "/brilliant spielen" in (await bert.slash("leaderboard")).words


async def test_a_table_leaderboard_shows_place_name_games_wins_and_points(world: World, anna: Person) -> None:
    await put(world, result("g1", world, 7001, 20))
    await put(world, result("g2", world, 7001, 1000, is_winner=False))
    await put(world, result("g3", world, anna.id, 24, seat=1))
    screen = await anna.slash("leaderboard")
    assert screen.is_private
    assert screen.shown.flags.components_v2
    assert "**1.** <@7001> · **1 win** · 2 games" in screen.words
    assert f"**2.** <@{anna.id}> (you) · **1 win** · 1 game" in screen.words
    assert "Only games with at least two people count" in screen.words


async def test_a_solo_leaderboard_shows_best_score_and_date(world: World, bert: Person) -> None:
    await put(world, result("g1", world, bert.id, 61, mode="solo", ended_at=DAY))
    await put(world, result("g2", world, bert.id, 54, mode="solo", ended_at=2 * DAY))
    screen = await bert.slash("leaderboard", what="points.1")
    assert f"**1.** <@{bert.id}> (du) · **61 Punkte** · 2 Spiele · <t:86400:d>" in screen.words


async def test_the_own_place_is_shown_outside_the_top(world: World, anna: Person) -> None:
    for number in range(12):
        await put(world, result(f"g{number}", world, 7000 + number, 100 - number))
    await put(world, result("last", world, anna.id, 3))
    screen = await anna.slash("leaderboard")
    assert "**10.**" in screen.words
    assert "**11.**" not in screen.words
    assert f"**13.** <@{anna.id}> (you)" in screen.words
    stranger = await world.person("cleo").slash("leaderboard")
    assert "You have no finished game here yet." in stranger.words


async def test_buttons_switch_the_place_and_the_group_and_a_select_the_board(
    world: World, anna: Person
) -> None:
    await put(world, result("g1", world, 7001, 20, guild_id=99), "Zoe *")
    await put(world, result("g2", world, 7002, 40, mode="solo"))
    solo = await anna.slash("leaderboard")
    assert "Level 1 · Quartz · All time · on this server" in solo.words
    assert "<@7002> · **40 points**" in solo.words
    # Here is no table; everywhere is one.
    everywhere = await choose(anna, solo, "📋 Tables")
    assert everywhere.shown.id == solo.shown.id
    assert "**1.** Zoe \\* · **1 win**" in everywhere.words
    assert "<@" not in everywhere.words
    here = await anna.press("This server", everywhere)
    assert "No game that counts here yet" in here.words
    again = await choose(anna, here, "📋 Solo")
    assert "<@7002> · **40 points**" in again.words
    assert "<@7002>" not in (await choose(anna, again, "Level 2")).words
    ids = [menu.custom_id for shown in (solo, everywhere) for menu in selects(shown.shown)]
    assert len(set(ids)) == len(ids) == 2


async def test_four_groups_stand_beside_each_game(world: World, anna: Person) -> None:
    screen = await anna.slash("leaderboard")
    assert screen.labels == ["Everywhere", "Show in the channel"]
    offered = options_of(screen)
    assert offered[-4:] == ["📋 Solo", "📋 Daily", "📋 Puzzles", "🎲 BRIKKS"]
    assert {"🏆 Rating · At the table", "🗓️ All time", "🗓️ This week"} < {*offered}
    daily = await choose(anna, screen, "📋 Daily")
    assert "No daily sheet counts here yet" in daily.words
    # One board, for all time and for seasons: the first day of a month would tell of a sheet that is still open.
    assert options_of(daily)[0] == "🗓️ All time"
    assert options_of(daily)[1] == "📋 Tables"
    brikks = await choose(anna, daily, "🎲 BRIKKS")
    assert "📅 BRIKKS: daily sheets" in brikks.words
    puzzles = await choose(anna, brikks, "📋 Puzzles")
    assert "🧩 BRIKKS: puzzle ratings" in puzzles.words
    assert "No puzzle rating is settled here yet" in puzzles.words
    assert options_of(puzzles)[0] == "📋 Tables"


async def test_daily_sheets_bring_their_shares_of_par(world: World, anna: Person) -> None:
    at = int(world.env.now().timestamp() * 1000)
    for number, points in enumerate((30, 45, 12)):
        one = result(
            f"d{number}", world, anna.id, points, mode="solo", par=40, uncounted="daily", ended_at=at
        )
        await put(world, replace(one, unrated="solo"))
    await put(
        world, result("late", world, anna.id, 90, mode="solo", par=40, uncounted="late", unrated="solo")
    )
    screen = await anna.slash("leaderboard")
    assert "📅 BRILLIANT: daily sheets" in screen.words
    assert f"**1.** <@{anna.id}> (you) · **218 points** · 3 days" in screen.words
    assert "100 points for par itself" in screen.words
    assert "you are **number 1** of 1" in screen.words


async def test_it_opens_on_a_board_with_the_readers_own_line(
    world: World, anna: Person, bert: Person
) -> None:
    await put(world, result("g1", world, 7001, 20))
    await put(world, result("g2", world, anna.id, 40, mode="solo", variant="3", guild_id=99))
    await put(world, result("g3", world, 7002, 40, game_kind="brikks", mode="solo", variant="2"))
    own = await anna.slash("leaderboard")
    assert "Level 3 · " in own.words
    assert "everywhere" in own.words
    assert "anna (you)" in own.words
    assert "die meisten Siege" in (await bert.slash("leaderboard")).words
    assert "BRIKKS: die besten Ergebnisse" in (await bert.slash("leaderboard", game="brikks")).words


async def test_the_home_page_opens_the_leaderboard_and_the_profile(world: World, anna: Person) -> None:
    await put(world, result("g1", world, anna.id, 20))
    home = await anna.slash("home")
    opened = await anna.press("Leaderboard", home)
    assert opened.is_private
    assert opened.shown.id != home.shown.id
    assert "(you) · **1 win**" in opened.words
    profile = await anna.press("My profile", home)
    assert profile.is_private
    assert profile.shown.id != home.shown.id
    assert "All figures" in profile.labels


async def test_a_season_is_seen_while_it_runs(world: World, anna: Person, bert: Person) -> None:
    at = int(world.env.now().timestamp() * 1000)
    for game, when in (("old", at - 100 * DAY), ("new", at)):
        won = result(game, world, 7001, 9, ended_at=when)
        await world.store.commit(
            tuple(finished([won, replace(won, seat=1, user_id=anna.id, points=5, is_winner=False)]))
        )
    old, new = season_at(at - 100 * DAY), season_at(at)
    await world.store.commit((statement(INSERT_SEASON, name=old.name, frozen_at=at),))
    screen = await anna.slash("leaderboard", what="rating.table")
    days = -(-(new.until - at) // DAY)
    season = f"🗓️ **Season {new.name[-1]} of {new.name[:4]}** · {days} days left"
    assert f"{season} · you are **number 2** of 2" in screen.words
    assert "👑 Last season’s champion: <@7001>" in screen.words
    opened = await anna.slash("leaderboard")
    assert "At the table · This season · on this server" in opened.words
    assert opened.words.index("you are **number 2** of 2") < opened.words.index("**1.** <@7001>")
    assert "👑 Last season’s champion: <@7001>" in opened.words
    assert "du hast noch keinen Platz (2 dabei)" in (await bert.slash("leaderboard")).words
    archive = await choose(anna, screen, period_words(old.name, Language("en")))
    assert "days left" not in archive.words


async def test_provisional_ratings_are_listed_apart(world: World, anna: Person) -> None:
    await rate(world, 7001, 1600)
    await rate(world, 7002, 1700, sigma=6.9, games=6)
    await rate(world, 7003, 1500, sigma=8.0)
    text = (await anna.slash("leaderboard", what="rating.table")).words
    listed, _, apart = text.partition("-# **New here, not ranked yet**")
    assert "**1.** <@7001>" in listed
    assert "7002" not in listed
    assert "-# <@7002> · 1700? · provisional for 4 more games" in apart
    assert apart.index("7002") < apart.index("7003")


async def test_people_who_solve_puzzles_have_a_board(world: World, anna: Person) -> None:
    for person, shown, sigma in ((7001, 1650, 5.0), (7002, 1700, 5.0), (7003, 1800, 7.0)):
        # The second has never played on this server.
        await rate(
            world, person, shown, is_here=person != 7002, sigma=sigma, game_kind="brikks", mode="puzzle"
        )
    screen = await anna.slash("leaderboard", game="brikks")
    assert "**1.** <@7001> · **1650**" in screen.words
    assert "7002" not in screen.words
    assert "-# <@7003> · 1800? · provisional: puzzles from real games settle it" in screen.words
    everywhere = await anna.press("Everywhere", screen)
    assert "**1.** N\\*7002 · **1700**" in everywhere.words
    assert "days left" not in everywhere.words


async def test_generated_levels_go_by_the_share_of_par(world: World, anna: Person) -> None:
    solo: ResultChanges = {"variant": "random-2", "mode": "solo", "unrated": "solo"}
    for game, user_id, points, par in (("g1", 7001, 30, 40), ("g2", 7002, 29, 33), ("g3", 7002, 90, None)):
        await put(world, replace(result(game, world, user_id, points, **solo), par=par))
    screen = await anna.slash("leaderboard", what="par.random-2")
    assert "BRILLIANT: the best shares of par" in screen.words
    assert "**1.** <@7002> · **87.8%** · 1 game" in screen.words
    assert "**2.** <@7001> · **75.0%**" in screen.words
    assert "No solo game that counts here yet" in (await anna.slash("leaderboard", what="par.random-3")).words


async def test_periods_count_what_was_played_in_them(world: World, anna: Person, bert: Person) -> None:
    at = int(world.env.now().timestamp() * 1000)
    for number, days in enumerate((0, 0, 100, 400)):
        game = result(f"g{number}", world, anna.id, 9, ended_at=at - days * DAY)
        lost = replace(game, seat=1, user_id=7001, points=5, is_winner=False)
        await world.store.commit(tuple(finished([game, lost])))
    await Ratings(world.store).catch_up()
    screen = await choose(anna, await anna.slash("leaderboard", what="rating.table"), "This week")
    assert "BRILLIANT: opponents beaten\nAt the table · This week" in screen.words
    assert f"<@{anna.id}> (you) · **56.5%** · 2 games" in screen.words
    wins = await choose(anna, screen, "Wins")
    assert f"<@{anna.id}> (you) · **2 wins** · 2 games" in wins.words
    assert "· **4 wins**" in (await choose(anna, wins, "All time")).words
    old = season_at(at - 400 * DAY).name
    await world.store.commit((statement(INSERT_SEASON, name=old, frozen_at=at),))
    season = f"Season {old[-1]} of {old[:4]}"
    archive = await choose(anna, await anna.slash("leaderboard"), season)
    assert season in archive.words
    assert f"<@{anna.id}> (you) · **1 win**" in archive.words
    points = await choose(anna, archive, "Rating")
    assert "**54.5%** · 1 game" in points.words
    assert (
        "Saison"
        in (await choose(bert, await bert.slash("leaderboard"), period_words(old, Language("de")))).words
    )
    empty = Control(BoardVerb.BOARD, arg=BOARDS.choose("brilliant", "", "2001-Q1", "here").arg())
    assert "Nobody is on this leaderboard" in (await anna.press_id(empty.custom_id(), archive)).words


async def test_nobody_is_listed_before_a_rating_is_settled(world: World, anna: Person, bert: Person) -> None:
    screen = await anna.slash("leaderboard", what="rating.table")
    assert screen.is_private
    assert "No rating is settled here yet" in screen.words
    assert "You have no rated game here yet" in screen.words
    await rate(world, anna.id, 1493, sigma=7.9, games=3)
    screen = await anna.slash("leaderboard", what="rating.table")
    assert "Your rating: 1493?** provisional for 7 more games" in screen.words
    assert "No rating is settled" in screen.words
    assert (
        "Hier steht noch keine Wertung fest" in (await bert.slash("leaderboard", what="rating.table")).words
    )


async def test_the_board_has_pages_and_always_ones_own_line_with_its_neighbours(
    world: World, anna: Person
) -> None:
    for number in range(1, 24):
        await rate(world, 7000 + number, 2000 - number)
    await rate(world, anna.id, 1980)
    screen = await anna.slash("leaderboard", what="rating.table")
    assert "page 1 of 3" in screen.words
    assert "**1.** <@7001> · **1999** · ± 200, 70 games" in screen.words
    assert f"**20.** <@{anna.id}> (you) · **1980**" in screen.words
    assert "**11.**" not in screen.words
    # They share a place, and the next one is skipped.
    assert "**20.** <@7020>" in screen.words
    assert "**22.** <@7021>" in screen.words
    assert "Previous" not in screen.labels
    second = await choose(anna, screen, "Next")
    assert second.shown.id == screen.shown.id
    assert "page 2 of 3" in second.words
    third = await choose(anna, second, "Next")
    assert "**24.** <@7023>" in third.words
    assert "Next" not in third.labels
    assert "page 2 of 3" in (await choose(anna, third, "Previous")).words
    public = await anna.press("Show in the channel", second)
    assert "Seite 2 von 3" in public.words
    [picture] = public.shown.attachments
    assert str(picture.description).startswith("11. N*7011, 1989, ± 200, 70 Spiele.")


async def test_a_person_may_stay_off_every_board(world: World, anna: Person, bert: Person) -> None:
    await rate(world, anna.id, 1600)
    await rate(world, 7001, 1500)
    settings = await anna.slash_in_dm("settings")
    assert "**Leaderboards and profile**: visible" in settings.words
    settings = await anna.press("Hide me", settings)
    assert "You are on no leaderboard of any server" in settings.words
    for what in ("wins.table", "rating.table"):
        own = await anna.slash("leaderboard", what=what)
        assert f"<@{anna.id}> (you)" in own.words
        assert "You are hidden from the leaderboards: only you see your line" in own.words
        assert str(anna.id) not in (await bert.slash("leaderboard", what=what)).words
        public = await anna.press("Show in the channel", own)
        alt = str(public.shown.attachments[0].description)
        assert alt.startswith("1. N*7001, ")
        assert f"N*{anna.id}" not in alt
        assert "2. " not in alt
    assert "**Leaderboards and profile**: visible" in (await anna.press("Show me", settings)).words
    assert f"<@{anna.id}>" in (await bert.slash("leaderboard")).words


async def test_a_leaderboard_shown_to_all_is_in_the_language_of_the_server(
    world: World, anna: Person, bert: Person
) -> None:
    await put(world, result("g1", world, anna.id, 20))
    screen = await anna.slash("leaderboard")
    public = await anna.press("Show in the channel", screen)
    assert not public.is_private
    assert "BRILLIANT: die meisten Siege" in public.words
    assert "(du)" not in public.words
    assert public.labels == ["Meine Ansicht"]
    own = await bert.press("Meine Ansicht", public)
    assert own.is_private
    assert own.shown.id != public.shown.id
    assert "Du hast hier noch kein Spiel" in own.words
    [picture] = public.shown.attachments
    assert picture.description == "1. anna, 1 Sieg, 1 Spiel."


async def test_the_option_shows_it_to_all(world: World, anna: Person) -> None:
    screen = await anna.slash("leaderboard", show=True, what="points.1")
    assert not screen.is_private
    assert "Auf dieser Rangliste steht niemand" in screen.words
    assert "BRILLIANT: die besten Ergebnisse" in screen.words


async def test_direct_messages_show_everywhere_and_no_server_buttons(world: World, anna: Person) -> None:
    await put(world, result("g1", world, anna.id, 20))
    screen = await anna.slash_in_dm("leaderboard")
    assert "everywhere" in screen.words
    assert "**1.** anna (you)" in screen.words
    assert screen.labels == []
    assert "BRILLIANT: the best scores" in (await choose(anna, screen, "📋 Solo")).words


async def test_long_names_and_numbers_stay_within_the_limits(world: World, anna: Person) -> None:
    for number in range(11):
        name = "_" * 32
        await put(world, result(f"g{number}", world, 7000 + number, 10**9), name)
    screen = await anna.press(text("en", "where-everywhere"), await anna.slash("leaderboard"))
    assert len(screen.words) < 4000


async def test_each_game_has_boards_of_its_own(world: World, anna: Person) -> None:
    await put(world, result("g1", world, 7001, 20))
    await put(world, result("g2", world, 7002, 90, game_kind="brikks", mode="duel", variant="own"))
    duel = await choose(anna, await anna.slash("leaderboard"), "🎲 BRIKKS")
    assert "## 🏆 BRIKKS: the most wins\nDuel · All time" in duel.words
    assert "<@7002> · **1 win**" in duel.words
    assert options_of(duel)[:5] == [
        *("🏆 Wins · At the table", "🏆 Rating · At the table", "🏆 Rating · Duel"),
        *("🏆 Decisions · At the table", "🏆 Decisions · Duel"),
    ]
    table = await choose(anna, duel, "Wins · At the table")
    assert "/brikks play" in table.words
    solo = await choose(anna, table, "📋 Solo")
    names = [name for name in options_of(solo) if name.startswith("🏆")]
    assert names[-2:] == ["🏆 People beaten in challenges", "🏆 Decisions · Solo"]
    back = await choose(anna, await choose(anna, solo, "📋 Tables"), "🎲 BRILLIANT")
    assert "<@7001> · **1 win**" in back.words
    carl = world.person("carl", "de")
    board = await carl.slash("leaderboard", game="brikks", what="wins.duel")
    assert "/brikks duell" in (await choose(carl, board, text("de", "period-week"))).words


async def test_the_boards_offered_are_those_of_the_game(anna: Person) -> None:
    offered = await anna.offered("leaderboard", "what", "", game="brikks")
    assert [one["value"] for one in offered] == [what.key for what in BOARDS.of_game("brikks")]
    found = await anna.offered("leaderboard", "what", "PAR")
    assert [one["value"] for one in found] == [f"par.random-{number}" for number in (1, 2, 3, 4)]
    assert await anna.offered("leaderboard", "what", "nothing like it") == []


async def test_it_begins_with_what_one_played_last(world: World, anna: Person) -> None:
    await put(world, result("g1", world, anna.id, 24))
    duel = result("g2", world, anna.id, 30, game_kind="brikks", mode="duel", variant="2", ended_at=2 * DAY)
    await put(world, duel)
    await put(world, result("g3", world, anna.id, 41, mode="solo", ended_at=DAY + 1))
    assert "BRIKKS: the most wins\nDuel" in (await anna.slash("leaderboard")).words
    assert "BRILLIANT: the best scores\nLevel 1" in (await anna.slash("leaderboard", game="brilliant")).words
    assert "BRILLIANT: the most wins" in (await anna.slash("leaderboard", what="wins.table")).words


async def test_the_leaderboard_says_why_games_do_not_count(world: World, anna: Person, bert: Person) -> None:
    await world.put(
        result("g1", world, anna.id, 26, uncounted="alone"),
        result("g1", world, None, 20, seat=1, computer="naive", uncounted="alone"),
    )
    await world.put(result("g2", world, anna.id, 30, uncounted="hints", guild_id=99))
    await put(world, result("g3", world, anna.id, 41, mode="solo", uncounted="rules"))
    screen = await anna.slash("leaderboard", what="wins.table")
    assert "No game that counts here yet" in screen.words
    assert "not counted: games against computers alone\n" in f"{screen.words}\n"
    assert "You have finished 1 game here, but it does not count." in screen.words
    assert "Du hast hier" not in (await bert.slash("leaderboard")).words
    everywhere = await anna.press("Everywhere", screen)
    assert "games against computers alone · games with hints" in everywhere.words
    assert "You have finished 2 games here, but none of them counts." in everywhere.words
    assert "games by older rules" in (await choose(anna, everywhere, "📋 Solo")).words
    await put(world, result("g4", world, anna.id, 25))
    counted = await anna.slash("leaderboard")
    assert f"<@{anna.id}> (you) · **1 win** · 1 game" in counted.words
    assert "Also played here, but not counted: games against computers alone" in counted.words
    assert "You have finished" not in counted.words
    alone = await anna.slash_in_dm("leaderboard", game="brikks", what="points.1")
    assert "`/solo brikks`" in alone.words
