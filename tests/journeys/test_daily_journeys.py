"""The daily sheet: the one try that counts, its results, the seal and the seed, over several days."""

from __future__ import annotations

import hashlib
import json
import re
from datetime import UTC, datetime

import discord
import pytest

from bot.features.daily.ends import DailyEnd
from bot.features.daily.page import ON_PAGE
from bot.features.daily.posts import EDIT_GAP
from bot.features.daily.settings import DAILY_CHANNEL, DAILY_HOUR
from bot.features.daily.store import DailyStore
from bot.features.daily.verbs import DailyVerb
from bot.features.reviews.verbs import ReviewVerb
from bot.pages.control import Control, Verb
from bot.store.settings import LISTED
from bot.turns.clocks import SECOND
from tests.databases import held
from tests.journeys.answer import Answer
from tests.journeys.running import SILENT
from tests.journeys.screen import button_labels, control_of, controls, framed, framed_buttons, read_out
from tests.journeys.skipping import to_the_end
from tests.journeys.test_review_journeys import here
from tests.journeys.world import Person, World
from tests.third.rules import ROUNDS

pytestmark = pytest.mark.usefixtures("third_sheets")


FIRST, SECOND_DAY, THIRD_DAY = "2026-01-01", "2026-01-02", "2026-01-03"
"""The day on which every journey begins, and the next ones."""


def page(answer: Answer) -> str:
    return framed(answer.shown)


def files(answer: Answer) -> list[str]:
    return [] if answer.message is None else [file.filename for file in answer.message.attachments]


async def until(world: World, day: str, hour: int) -> None:
    """Move the time to an hour of a day; the bot is down meanwhile."""
    due = datetime.fromisoformat(day).replace(tzinfo=UTC, hour=hour)
    await world.restart(down=(due - world.env.now()).total_seconds())


def _page_of(day: str) -> str:
    return Control(DailyVerb.DAILY, arg=f"third,{day}").custom_id()


async def begin(person: Person, game: str = "third") -> str:
    """Open the page and begin, unless the try goes on."""
    await start_on(person, (await person.slash("daily", game=game)).message)
    return controls(person.panel)[0].game


async def start_on(person: Person, page: discord.Message | None) -> None:
    """Press the button of the page that begins the one try, if there is one."""
    assert page is not None
    play = [button for button in framed_buttons(page) if control_of(button).verb == DailyVerb.DAILYPLAY]
    if play:
        await person.press_id(str(play[0].custom_id), page)


async def play(person: Person, *dice: str) -> None:
    """Play the third game to its end: press in one round, and skip the others."""
    game = controls(person.panel)[0].game
    await person.press(f"Keep the {dice[0]}")
    await person.ready()
    await to_the_end(person.world, game, person, choose=lambda view: dice[(view.round - 1) % len(dice)])


async def _shows_no_throws(world: World, anna: Person, bert: Person, game: str) -> None:
    """A review and a film would show a sheet's throws; people who have played it may see them."""
    world.bot.running["reviews"].service.compute = here
    review = await anna.press("Review")
    told = await world.refusal(anna.press_control(Control(ReviewVerb.PUBLISH, game), review))
    assert "which others may still be playing" in told
    for verb in (Verb.REVIEW, ReviewVerb.FILM):
        told = (await bert.press_control(Control(verb, game), bert.panel)).text
        assert "others may still be playing. You can see it <t:1767398400:R>" in told
    for person, shown in ((bert, []), (anna, ["film.gif"])):
        film = await person.open("film", game)
        assert ("others may still be playing" in film.private_text) == (person is bert)
        assert files(film) == shown


async def _is_shared(anna: Person, result: Answer, said: str, cleo: Person) -> None:
    """What others see of a sheet's result while they may still play it, and where it leads them."""
    seen = (await anna.press("Share", result.shown)).shown
    assert "The picture of your move comes with it <t:1767398400:R>" in read_out(seen)
    shared = await anna.press("Post it here", seen)
    assert not shared.is_private
    assert f"{anna.mention}\n{said}" in shared.text
    assert (shared.labels, files(shared)) == (["Play"], ["level.png"])
    assert "It counts once" in page(await cleo.press("Play", shared.shown))


async def test_one_try_counts_and_is_shown_to_those_who_have_finished(
    world: World, anna: Person, bert: Person, cleo: Person
) -> None:
    asked = await anna.slash("daily", game="third", day=FIRST)
    assert asked.is_private
    assert "It counts once" in page(asked)
    assert held(world.place, "daily_try") == [], "it is explained before it begins"
    games = [await begin(anna), await begin(bert)]
    assert games[0] != games[1]
    assert "Daily 1, this one counts" in anna.panel_text
    assert "Hint" not in button_labels(anna.panel)
    (seal,) = {(await world.look(game)).dice.commitment for game in games}

    # A person who has not finished sees no results, and returns to the same game.
    await play(anna, "first")
    points = (await world.look(games[0])).view.points[0]
    first = "On this server: place\u00a01\u00a0of\u00a01\n🌍 Everywhere: the first to finish"
    assert first in anna.panel_text
    assert "🔥 Streak: 1 day\u00a0· ❄️\u00a02\u00a0freezes" in anna.panel_text
    closed = page(await bert.press_id(_page_of(FIRST), bert.panel))
    assert "everybody sees them <t:1767312000:R>" in closed
    assert anna.mention not in closed
    assert await begin(bert) == games[1]

    # The results, and what may be shown of them.
    result = await anna.press("Results")
    assert f"> THIRD daily 1 · {points} points · " in page(result)
    assert f"👑 {anna.mention} · {points} points" in page(result)
    assert "🔥 Streak: 1 day\u00a0· ❄️\u00a02\u00a0freezes" in page(result)
    assert f"`{seal}`. The seed is published <t:1767398400:R>" in page(result)
    assert "Others may still be playing it" in page(await anna.open("verify", games[0]))
    await _is_shared(anna, result, f"THIRD daily 1 · {points} points · ", cleo)

    await _shows_no_throws(world, anna, bert, games[0])

    # The end says how the try stands, and is shared from there.
    await play(bert, "second")
    place = 1 if (await world.look(games[1])).view.points[0] > points else 2
    standing = f"place\u00a0{place}\u00a0of\u00a02"
    assert f"On this server: {standing}\n🌍 Everywhere: {standing}" in bert.panel_text
    assert button_labels(bert.panel)[:2] == ["Share", "Results"]
    shared = await bert.press("Post it here", (await bert.press("Share")).shown)
    assert not shared.is_private
    assert bert.mention in shared.text.splitlines()
    old = Control(DailyVerb.DAILYSHARE, arg=f"third,{FIRST}")
    assert "THIRD daily 1" in page(await bert.press_control(old, bert.panel)), "a button of earlier versions"
    # After a restart the end is read again, with what others have done meanwhile.
    await world.restart()
    assert (await world.look(games[0])).facts.of(DailyEnd).everywhere[1] == 2

    # Practice counts for nothing, has no standing and nothing to share.
    await anna.press("Play again", result.shown)
    assert "Daily 1, this one doesn’t count" in anna.panel_text
    assert controls(anna.panel)[0].game not in games
    await play(anna, "second", "first")
    assert button_labels(anna.panel)[0] == "Results"
    assert "Place" not in anna.panel_text
    assert page(await anna.slash("daily", game="third")).count(anna.mention) == 1
    assert anna.mention not in page(await anna.slash("leaderboard", game="third", what="points.plain"))


async def test_a_sheet_and_its_seal_when_days_have_passed(world: World, anna: Person, bert: Person) -> None:
    games = [await begin(anna), await begin(bert)]
    seal = (await world.look(games[0])).dice.commitment
    await play(anna, "first")
    points = (await world.look(games[0])).view.points[0]

    # After midnight, yesterday's sheet may still be finished for its day; today's is another one.
    await until(world, SECOND_DAY, 1)
    await play(bert, "first")
    late = page(await bert.press("Results"))
    assert f"👑 {anna.mention} and {bert.mention} · {points} points" in late
    await world.bot.records.settings.save(anna.id, LISTED.to(False))
    assert anna.mention not in page(await bert.slash("daily", game="third", day=FIRST)), (
        "she stays off the boards"
    )
    assert anna.mention in page(await anna.slash("daily", game="third", day=FIRST))
    assert "🔥 Streak: 1 day" in late
    assert (await world.look(await begin(anna))).dice.commitment != seal
    assert "Daily 2, this one counts" in anna.panel_text
    assert "Seed:" not in page(await anna.slash("daily", game="third", day=FIRST))

    # Once it can no longer be finished, everyone can check the throws.
    await until(world, THIRD_DAY, 1)
    opened = page(await anna.slash("daily", game="third", day=FIRST))
    (seed,) = re.findall("Seed: `([0-9a-f]{64})`", opened)
    assert hashlib.sha256(bytes.fromhex(seed)).hexdigest() == seal
    checked = page(await bert.open("verify", games[1]))
    assert f"✅ All {ROUNDS} throws follow from this seed." in checked
    assert f'"third-{FIRST}::n:0"' in checked
    assert files(await bert.open("film", games[0])) == ["film.gif"]

    # A game that was begun too late for its day, or not finished, does not count.
    assert "You did not play this sheet" in page(await bert.slash("daily", game="third", day=SECOND_DAY))
    assert "You have begun this sheet" in page(await anna.press_id(_page_of(SECOND_DAY), anna.panel))

    # The job has made tomorrow's sheet, which must not be seen yet.
    assert {row["day"] for row in held(world.place, "daily")} >= {THIRD_DAY, "2026-01-04"}
    ahead = Control(DailyVerb.DAILYPLAY, arg="third,2026-01-04")
    with world.unchanged():
        assert "no daily sheet for that day" in (await anna.press_id(ahead.custom_id(), anna.panel)).text
        for day in ("2026-01-04", "yesterday", "2025-06-01"):
            assert "no daily sheet" in (await anna.slash("daily", game="third", day=day)).text


async def test_a_real_sheet_in_german_and_the_same_in_direct_messages(
    world: World, bert: Person, jonas: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = await begin(jonas, "brikks")
    assert "Tagesblatt 1 (Express), dieses Spiel zählt" in jonas.panel_text
    assert "Blatt von BRIKKS. Level 2." in jonas.panel_text
    sealed = await jonas.more("Faire Würfel")
    assert f"`{(await world.look(game)).dice.commitment}`" in sealed.text
    assert "Würfe dieses Blatts sind versiegelt" in sealed.text
    rules = {"level": "2", "variant": "base", "throws": "12"}
    assert json.loads(held(world.place, "daily")[0]["rules"]) == rules, "the first day is a Thursday"

    await start_on(bert, (await bert.slash_in_dm("daily", game="third")).message)
    assert bert.panel.guild is None
    await play(bert, "first")
    result = await bert.press("Results")
    assert f"👑 {bert.name}" in page(result)
    copied = await bert.press("Share", result.shown)
    assert "Copy this and post it where you like:" in copied.text
    assert "THIRD daily 1 · " in copied.text
    await bert.press("Play again", result.shown)
    assert "Daily 1, this one doesn’t count" in bert.panel_text
    assert bert.panel.guild is None

    # Another process, or a second press, was faster.
    async def none(*_: object) -> None:
        return None

    monkeypatch.setattr(DailyStore, "try_of", none)
    again = Control(DailyVerb.DAILYPLAY, arg="third", tag=ON_PAGE)
    assert "You have just begun this sheet" in await world.refusal(bert.press_control(again, bert.panel))


async def test_a_server_gets_one_silent_message_a_day(world: World, anna: Person, bert: Person) -> None:
    await world.set_up(DAILY_CHANNEL.to(world.channel.id), DAILY_HOUR.to(8))
    for person in (anna, bert):
        await begin(person)
        await play(person, "first")
    await until(world, SECOND_DAY, 7)
    assert not world.public()
    await until(world, SECOND_DAY, 9)
    (message,) = world.public()
    assert "champions of yesterday, daily 1" in read_out(message)
    assert f"**THIRD** 👑 {anna.mention} and {bert.mention}" in read_out(message)
    assert "played today" not in read_out(message)
    assert "Server streak: 1 day" in read_out(message)
    assert message.flags.value & SILENT
    assert button_labels(message) == ["Play", "Solve it"]
    await start_on(bert, (await bert.press("Play", message)).message)
    await play(bert, "first")
    await world.wait(EDIT_GAP / SECOND / 60 + 2)
    await world.restart()
    (message,) = world.public()
    assert f"1 person has played today · Leading today: {bert.mention}" in read_out(message)
    assert "Server streak: 2 days" in read_out(message)

    # A message that names a deleted person is removed and posted again without the name, like their results.
    export = await world.bot.records.export_user(anna.id)
    assert [(row["game_kind"], row["day"]) for row in export["daily_sheets"]] == [("third", FIRST)]
    await world.bot.records.delete_user(anna.id, now=world.now)
    await world.tick(5)
    assert not world.public()
    await world.wait(EDIT_GAP / SECOND / 60 + 2)
    (message,) = world.public()
    assert f"👑 somebody and {bert.mention}" in read_out(message)
    assert "1 person has played today" in read_out(message)
    assert anna.id not in {row["user_id"] for row in held(world.place, "daily_try")}
    assert "somebody and " in page(await bert.slash("daily", game="third", day=FIRST))


async def test_one_play_leads_through_all_sheets_of_a_day(
    world: World, anna: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    for module in ("command", "play"):
        monkeypatch.setattr(f"bot.features.daily.{module}.solo_games", lambda: ["third", "brikks"])
    await world.set_up(DAILY_CHANNEL.to(world.channel.id), DAILY_HOUR.to(0))
    await world.wait(2)
    (message,) = world.public()
    assert "## 📅 Today’s sheets\nBe the first today.\n" in read_out(message)
    asked = await anna.press("Play", message)
    assert "THIRD daily 1" in page(asked)
    await start_on(anna, asked.message)
    # A try that is under way goes on.
    await anna.press("Play", message)
    assert "Daily 1, this one counts" in anna.panel_text
    await play(anna, "first")
    # Then comes the other sheet, from the message, the command and the page of the one that is done.
    assert "BRIKKS daily 1" in page(await anna.press("Play", message))
    assert "BRIKKS daily 1" in page(await anna.slash("daily"))
    await anna.press("Play BRIKKS", (await anna.slash("daily", game="third")).shown)
    assert "brikks" in {row["game_kind"] for row in held(world.place, "daily_try")}


@pytest.mark.parametrize(("status", "code"), [(503, 0), (429, 20028), (403, 0)])
async def test_a_daily_message_that_fails_for_now_is_sent_later_and_once(
    world: World, status: int, code: int
) -> None:
    await world.set_up(DAILY_CHANNEL.to(world.channel.id), DAILY_HOUR.to(8))
    world.env.inject_error("POST", f"/channels/{world.channel.id}/messages", status=status, code=code)
    await until(world, SECOND_DAY, 9)
    assert not world.public()
    await world.wait(3)
    assert len(world.public()) == 1
    await world.wait(10)
    await world.restart()
    assert len(world.public()) == 1


async def test_a_channel_that_is_closed_gets_no_message_and_stops_nothing(world: World, anna: Person) -> None:
    await world.set_up(DAILY_CHANNEL.to(world.channel.id), DAILY_HOUR.to(0))
    world.deny(world.channel, send_messages=True, embed_links=True)
    await world.tick(5)
    assert not world.public()
    await begin(anna)
    assert isinstance(anna.panel, discord.Message)
