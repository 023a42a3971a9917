"""`/profile`: what a person has played and reached, and who may see it."""

from __future__ import annotations

import re
from dataclasses import replace
from random import Random
from typing import cast

import pytest

from bot.client import now
from bot.features.boards.achievements import PersonalOutcome, shared_feats
from bot.features.boards.new_achievements import ADD_ACHIEVEMENT, conclude_achievements
from bot.features.boards.profiles import keep_feats
from bot.features.boards.seasons import INSERT_SEASON
from bot.features.boards.verbs import BoardVerb
from bot.features.days import day_of
from bot.games.contract import Achievement, GamePart
from bot.games.registry import PARTS
from bot.messages.ended import closing_page
from bot.messages.panel import panel_page
from bot.pages.control import Control, Verb, parse_control
from bot.store.errors import StoreAway
from bot.store.periods import season_at
from bot.store.rows import ResultRow
from bot.store.settings import LISTED
from bot.store.statements import statement
from bot.turns import lobby
from engine.game import Seat
from tests.around import ADDITIONS
from tests.databases import stored
from tests.features.boards.test_leaderboard import DAY, rate, result
from tests.interactions.played import loaded_game, open_lobby, play_solo
from tests.journeys.answer import Answer
from tests.journeys.world import Person, World

CHALLENGE = (
    "insert into challenge (id, game, game_kind, challenger, opponent, guild_id, channel_id,"
    " locale, answer, stage, winner, made_at, is_asked, is_told, due_at)"
    " values (?, ?, 'brikks', ?, ?, 1, 2, 'en', ?, ?, ?, 1, 1, 1, 0)"
)


def about(screen: Answer) -> str:
    """What the picture says, in words."""
    [picture] = screen.shown.attachments
    return str(picture.description)


@pytest.fixture
def easy(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every game of BRILLIANT brings one achievement, and nobody has it by other means."""
    part = replace(PARTS["brilliant"], achievements={"many": Achievement(lambda view: view is not None)})
    monkeypatch.setitem(cast("dict[str, GamePart]", PARTS), "brilliant", part)


async def test_a_profile_sums_up_what_somebody_has_played(world: World, anna: Person, bert: Person) -> None:
    at = now() - 200 * DAY
    for number, (own, other) in enumerate(((9, 8), (12, 3), (20, 19), (3, 30))):
        won = result(f"g{number}", world, anna.id, own, ended_at=at + number, is_winner=own > other)
        await world.put(won, replace(won, seat=1, user_id=bert.id, points=other, is_winner=own < other))
    for number in range(5):
        alone = result(
            f"s{number}", world, anna.id, 40 + number, mode="solo", variant="2", seats=1, unrated="solo"
        )
        await world.put(replace(alone, ended_at=now(), par=39))
    await world.bot.ratings.catch_up()
    season = season_at(at).name
    await world.store.commit(
        (
            statement(INSERT_SEASON, name=season, frozen_at=now()),
            statement(ADD_ACHIEVEMENT, user_id=anna.id, name="row", earned_at=at),
        )
    )
    screen = await anna.slash("profile")
    assert screen.is_private
    assert about(screen).startswith("The profile of anna: 9 games · 3 wins against people.")
    assert "BRILLIANT · At the table: 16" in about(screen)
    assert "provisional for 6 more games; over the last 4 games from 15" in about(screen)
    assert "Most wins in a row: 3." in about(screen)
    assert "Achievements: 1 of 12: Four in a row." in about(screen)
    assert "Next goal: **Above par** (beat par in ten solo games), 5 of 10" in screen.words, "the nearest"
    assert f"<@{anna.id}>" not in screen.words, "the picture says whose it is"
    figures = await anna.press("All figures", screen)
    assert figures.is_private
    assert "**BRILLIANT, At the table**: 4 games, 3 wins · best 20, average 11" in figures.words
    assert "**BRILLIANT, Solo**: 5 games · best 44, average 42" in figures.words
    assert f"Season {season[-1]} of {season[:4]}, BRILLIANT, At the table: place 1" in figures.words
    assert figures.labels == ["Profile", "Settings"]
    assert not figures.is_new
    back = await anna.press("Profile", figures)
    assert (back.is_new, about(back)) == (False, about(screen))
    seen = await bert.slash("profile", player=anna.actor.user)
    assert f"<@{anna.id}>" in seen.words
    assert "9 Spiele · 3 Siege gegen Menschen" in about(seen)
    assert seen.labels == ["Herausfordern", "Alle Zahlen"]
    assert "Try this next" not in seen.words
    theirs = await bert.press("Alle Zahlen", seen)
    assert f"<@{anna.id}>" in theirs.words
    assert "**BRILLIANT, Solo**: 5 Spiele" in theirs.words
    assert theirs.labels == ["Profil"]
    back = await bert.press("Profil", theirs)
    assert (back.is_new, back.labels) == (False, seen.labels)
    second = await bert.press("Alle Zahlen", await bert.slash("profile"))
    assert "Platz 2" in second.words


async def test_features_say_what_they_know_of_a_person(world: World, anna: Person) -> None:
    """Sheets of three days, a rating in puzzles, and challenges of which one was lost."""
    newcomer = await anna.slash("profile")
    assert about(newcomer) == "The profile of anna: New here. Achievements: 0 of 12."
    today = int(world.env.now().timestamp()) * 1000 // DAY * DAY
    for ago in range(3):
        solo = result(f"d{ago}", world, anna.id, 30, mode="solo", seats=1, uncounted="daily", unrated="solo")
        await world.put(replace(solo, ended_at=today - ago * DAY, par=30))
        await world.put(replace(solo, game=f"e{ago}", user_id=5, ended_at=today - ago * DAY))
        for game, user_id in ((f"d{ago}", anna.id), (f"e{ago}", 5)):
            stored(
                world.path,
                "insert into daily_try (game_kind, day, user_id, game, guild_id)"
                " values ('brilliant', date(?, ?), ?, ?, null)",
                day_of(today),
                f"-{ago} days",
                user_id,
                game,
            )
    # Agreed two days ago; the other one has not answered.
    for asker, asked, since in ((anna.id, 5, day_of(today - DAY)), (6, anna.id, None)):
        stored(world.path, "insert into daily_pair values (?, ?, ?, 0)", asker, asked, since)
    # Two wins, one of them by somebody else's challenge, a defeat, and a tie, which is neither.
    for number, winner in enumerate((anna.id, anna.id, 5, 0)):
        people = (5, anna.id) if number == 1 else (anna.id, 5)
        stored(world.path, CHALLENGE, f"c{number}", f"c{number}", *people, f"a{number}", "over", winner)
    # Neither is somebody else's, nor one that they never answered.
    stored(world.path, CHALLENGE, "c5", "c5", 5, 6, "a5", "over", 5)
    stored(world.path, CHALLENGE, "c6", "c6", 5, anna.id, None, "over", 5)
    stored(
        world.path,
        "insert into rating (game_kind, mode, person, mu, sigma, shown, games, opponents, last_at)"
        " values ('brikks', 'puzzle', ?, 26, 7, 1540, 9, 5, 1)",
        anna.id,
    )
    screen = await anna.slash("profile")
    figures = ("Daily streak: 3.", "Streak in pairs: 2.", "Puzzle rating: 1540?.", "Challenges: 2 : 1.")
    for figure in figures:
        assert figure in about(screen)
    assert "**BRILLIANT, Daily**: 3 games · best 30" in (await anna.press("All figures", screen)).words


async def test_the_last_games_open_their_reviews(world: World, anna: Person, bert: Person) -> None:
    games = [await play_solo(world, anna) for _ in range(6)]
    stored(world.path, "update result set uncounted = 'daily' where game = ?", games[-1])
    screen = await anna.slash("profile")
    assert "**Last games**" in screen.words
    assert screen.words.count("BRILLIANT, Solo: **") == 2
    assert screen.words.count("BRILLIANT, Daily: **") == 1
    offered = [control for control in map(parse_control, screen.custom_ids) if control is not None]
    reviews = [control.game for control in offered if control.verb == Verb.REVIEW]
    assert set(reviews) < set(games)
    assert len(reviews) == 3
    # Solo games are nobody else's business.
    assert "Last games" not in (await bert.slash("profile", player=anna.actor.user)).words


async def test_others_review_tables_of_their_server_alone(world: World, anna: Person, bert: Person) -> None:
    game = await _table(world, anna, bert)
    cleo = world.person("cleo")
    screen = await cleo.slash("profile", player=anna.actor.user)
    # Whoever is "of 2" was at a table.
    assert re.search(r"\*\*1\*\* · BRILLIANT: \*\*\d+\*\*, (1st|2nd) of 2 · ", screen.words)
    assert screen.labels == ["1", "Challenge", "All figures"]
    stored(world.path, "update result set guild_id = 99 where game = ?", game)
    assert (await cleo.slash("profile", player=anna.actor.user)).labels == ["Challenge", "All figures"]
    assert (await anna.slash("profile")).labels[0] == "1"


async def test_a_profile_is_shown_to_everybody_by_its_owner(world: World, anna: Person) -> None:
    shown = await anna.press("Show in the channel", await anna.slash("profile"))
    assert not shown.is_private
    assert f"<@{anna.id}>" in shown.words
    own = await anna.press("Mein Profil", shown)
    assert own.is_private
    assert "All figures" in own.labels
    exported = await world.bot.records.export_user(anna.id)
    assert len(exported["messages_that_name_you"]) == 1


async def _told(world: World, game: str, person: Person, locale: str = "en") -> str:
    """What a person reads below their sheet when the game is over."""
    look = await world.bot.coordinator.look(game, person.id)
    return panel_page(look.read_in(locale), None, ADDITIONS).below


async def _table(world: World, *people: Person) -> str:
    """A table of these people from beginning to end; they play like computers."""
    game = await open_lobby(world, *people)
    coordinator, relaxed = world.bot.coordinator, PARTS["brilliant"].strengths.players["relaxed"]
    await coordinator.change(game, lobby.start, people[0].id)
    while (loaded := await coordinator.games.game(game)).row.status == "running":
        for person in people:
            seat = Seat(loaded.seat_of(person.id))
            move = loaded.rules.format_move(relaxed(loaded.view(seat), Random(loaded.row.step)))
            await coordinator.submit(game, person.id, loaded.row.step, move)
        for person in people:
            await coordinator.ready(game, person.id, loaded.row.step)
    return game


@pytest.mark.usefixtures("easy")
async def test_an_achievement_is_announced_when_it_is_earned_and_only_then(
    world: World, anna: Person, bert: Person
) -> None:
    alone = await play_solo(world, anna)
    assert "🏅 New achievement: **Wide awake** (complete seven areas" in await _told(world, alone, anna)
    game = await _table(world, anna, bert)
    closing = closing_page(await world.bot.coordinator.look(game, None), ADDITIONS).below
    assert f"\n🏅 New achievement: <@{bert.id}> **Wide awake**" in closing
    assert f"<@{anna.id}> **" not in closing
    assert "🏅 Neuer Erfolg: **Hellwach**" in await _told(world, game, bert, "de")
    assert "🏅" not in await _told(world, await play_solo(world, anna), anna)
    assert "Achievements: 1 of" in about(await anna.slash("profile"))
    exported = await world.bot.records.export_user(anna.id)
    assert [one["name"] for one in exported["achievements"]] == ["brilliant-many"]
    assert await world.bot.records.delete_user(anna.id, now=now()) == 0
    assert stored(world.path, "select user_id from achievement") == [{"user_id": bert.id}]


@pytest.mark.usefixtures("easy")
async def test_whoever_stays_off_the_boards_is_told_alone(world: World, anna: Person, bert: Person) -> None:
    await world.bot.records.settings.save(bert.id, LISTED.to(False))
    game = await _table(world, anna, bert)
    closing = closing_page(await world.bot.coordinator.look(game, None), ADDITIONS).below
    assert f"\n🏅 New achievement: <@{anna.id}> **Wide awake**" in closing
    assert f"<@{bert.id}> **" not in closing
    assert "🏅 New achievement" in await _told(world, game, bert)


@pytest.mark.usefixtures("easy")
async def test_the_achievements_of_all_are_announced_in_one_line(
    world: World, anna: Person, bert: Person
) -> None:
    game = await _table(world, anna, bert)
    closing = closing_page(await world.bot.coordinator.look(game, None), ADDITIONS).below
    # What several have earned is said once.
    told = f"<@{anna.id}> and <@{bert.id}> **Wide awake**"
    assert closing.splitlines()[1:] == [f"🏅 New achievement: {told}"]


@pytest.mark.parametrize(("uncounted", "feats"), [("hints", None), ("", "")])
async def test_old_games_are_looked_at_once_unless_they_had_hints(
    world: World, anna: Person, uncounted: str, feats: str | None
) -> None:
    game = await play_solo(world, anna)
    asked = "select feats from result where game = ?"
    assert stored(world.path, asked, game) == [{"feats": ""}]
    stored(world.path, "update result set feats = null, uncounted = ? where game = ?", uncounted, game)
    assert "1 game." in about(await anna.slash("profile"))
    assert stored(world.path, asked, game) == [{"feats": feats}]


async def test_what_old_games_brought_is_kept_with_the_time_of_the_first(world: World, anna: Person) -> None:
    games = [("g2", 0, "brilliant", "", 20), ("g1", 0, "brilliant", "", 10)]
    await keep_feats(world.store, anna.id, games, [("g2", 0, "full many"), ("g1", 0, "many")])
    assert "Achievements: 2 of 12: Hardly a gap and Wide awake." in about(await anna.slash("profile"))
    assert stored(world.path, "select name, earned_at from achievement order by name") == [
        {"name": "brilliant-full", "earned_at": 20},
        {"name": "brilliant-many", "earned_at": 10},
    ]


async def _brought(world: World, *rows: ResultRow) -> list[str]:
    """What the last game brings its first player after those that are stored."""
    return await shared_feats(world.store, PersonalOutcome(rows[0], rows), ())


async def test_achievements_of_all_games_count_those_before(
    world: World, anna: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    won = result("g", world, anna.id, 20, is_winner=True, unrated="clock")
    other = replace(won, seat=1, user_id=7, points=3, is_winner=False)
    assert await _brought(world, won, other) == []
    assert await _brought(world, won, replace(other, points=19)) == ["close"]
    assert await _brought(world, replace(won, has_left=True), replace(other, points=19)) == []
    for number in range(3):
        await world.put(replace(won, game=f"w{number}", ended_at=number), replace(other, game=f"w{number}"))
    assert await _brought(world, won, other) == ["row"]
    await world.put(replace(won, game="l", ended_at=9, is_winner=False), replace(other, game="l"))
    assert await _brought(world, won, other) == []

    # Whatever the strongest player of a game is called.
    part = PARTS["brilliant"]
    players = {**part.strengths.players, "wizard": part.measuring["random"]}
    stronger = replace(part, strengths=replace(part.strengths, players=players))
    monkeypatch.setitem(cast("dict[str, GamePart]", PARTS), "brilliant", stronger)
    wizard = replace(other, user_id=None, computer="wizard")
    for number in range(9):
        assert await _brought(world, won, wizard) == []
        await world.put(
            replace(won, game=f"m{number}", uncounted="alone"), replace(wizard, game=f"m{number}")
        )
    assert await _brought(world, won, wizard) == ["master"]
    assert await _brought(world, won, replace(wizard, computer="master")) == []

    solo = result("s", world, anna.id, 40, mode="solo", seats=1, par=39, unrated="solo")
    for number in range(9):
        assert await _brought(world, solo) == []
        await world.put(replace(solo, game=f"p{number}"))
    assert await _brought(world, solo) == ["par"]
    assert await _brought(world, replace(solo, points=39)) == []
    assert await _brought(world, replace(solo, uncounted="practice")) == []


async def test_whoever_stays_off_the_boards_shows_nobody_a_profile(
    world: World, anna: Person, bert: Person
) -> None:
    screen = await anna.slash_in_dm("profile")
    assert "No finished game yet." in screen.words
    figures = await anna.press("All figures", screen)
    seen = await bert.slash("profile", player=anna.actor.user)
    changed = await anna.press("Hide me", await anna.press("Settings", figures))
    assert "You are on no leaderboard of any server" in changed.words
    more = Control(BoardVerb.PROFILEMORE, arg=str(anna.id)).custom_id()
    assert "nicht zu sehen" in (await bert.press_id(more, seen)).words
    hidden = await bert.slash("profile", player=anna.actor.user)
    assert hidden.is_private
    assert hidden.words.strip() == "Dieses Profil ist für andere nicht zu sehen."
    own = await anna.slash("profile")
    assert "You are on no leaderboard of any server" in own.words
    assert "Show in the channel" not in own.labels


async def test_ratings_beside_the_one_with_the_most_games_stand_below(world: World, anna: Person) -> None:
    await rate(world, anna.id, 1600)
    more = {"game_kind": "brikks", "mode": "duel", "sigma": 7.0, "games": 9, "opponents": 2}
    await rate(world, anna.id, 1480, is_here=False, **more)
    figures = await anna.press("All figures", await anna.slash("profile"))
    assert "📈 BRIKKS, Duel: 1480, provisional for 1 more game" in figures.words
    assert "📈 BRILLIANT" not in figures.words


async def test_a_game_does_not_end_without_its_achievements_because_the_database_is_away(
    world: World, anna: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    ended = await loaded_game(world, await play_solo(world, anna))
    with monkeypatch.context() as patch:
        patch.setattr(world.store, "refusal", lambda: StoreAway("it is away"))
        with pytest.raises(StoreAway):
            await conclude_achievements(world.store, ended, 0)
