"""The review of a finished game, from the closing message to the channel."""

from __future__ import annotations

import asyncio
import io
import json
import re
from collections.abc import Sequence

import discord
import pytest
from PIL import Image

from bot.computers.workers import Progress
from bot.features.reviews import reviews
from bot.features.reviews.account import account
from bot.features.reviews.feature import FILMS
from bot.features.reviews.presses import SOON
from bot.features.reviews.reviews import KEEP_REVIEW, compute_review
from bot.features.reviews.verbs import ReviewVerb
from bot.games.review import Review, parse_review
from bot.pages.control import Control, Verb
from bot.store.statements import statement
from engine.game import Seat
from engine.games import GAMES
from tests.journeys.answer import Answer
from tests.journeys.screen import button_labels, buttons, controls, read_out, selects, words
from tests.journeys.tapping import tapping
from tests.journeys.test_third_game import keep
from tests.journeys.world import Person, World
from tests.third.rules import ROUNDS


@pytest.fixture(autouse=True)
def _here(third_game: None, world: World) -> None:
    """Reviews are made at once."""
    world.bot.running["reviews"].service.compute = here


async def here(header: str, lines: Sequence[str], told: Progress) -> str:
    """A new process would not know the third game."""
    return compute_review(header, lines, told)


async def stopped(header: str, lines: Sequence[str], told: Progress) -> str:
    """Ends as every review does when the bot stops."""
    told((len(lines) + 1) // 2)
    await asyncio.sleep(SOON + 0.5)
    raise asyncio.CancelledError(header)


async def finished(world: World, *people: Person, die: str = "second") -> str:
    game = await world.lobby(*people, command="third play")
    await people[0].press("Start", world.table(game))
    for _ in range(ROUNDS):
        await keep(*people, die=die)
    return game


def shown(person: Person, answer: Answer) -> discord.Message:
    """The answer as it is now."""
    return next(message for message in person.sees() if message.id == answer.shown.id)


async def turn(person: Person, answer: Answer, label: str) -> discord.Message:
    """Press a button of the answer as it is now, and return what it shows then."""
    await person.press(label, shown(person, answer))
    return shown(person, answer)


def film_of(world: World, message: discord.Message) -> int:
    """The number of frames in its film."""
    [attachment] = message.attachments
    assert attachment.filename == "film.gif"
    assert attachment.description
    content = world.env.backend.cdn.get(attachment.url)
    assert content is not None
    with Image.open(io.BytesIO(content)) as film:
        return int(getattr(film, "n_frames", 1))


def kept(world: World, game: str) -> Review:
    [content] = [str(row[2]) for row in world.stored("review") if row[1] == game]
    return parse_review(content)


async def test_a_stopped_review_is_made_when_somebody_asks_again(
    world: World, anna: Person, bert: Person
) -> None:
    world.bot.running["reviews"].service.compute = stopped
    game = await finished(world, anna, bert)
    answer = await bert.press("Review", world.closing(game))
    assert answer.is_private
    assert "**50%** done" in read_out(shown(bert, answer))
    assert button_labels(shown(bert, answer)) == ["Look again"]
    await world.restart()
    assert not world.stored("review")
    world.bot.running["reviews"].service.compute = here
    assert "Luckiest throw" in read_out(await turn(bert, answer, "Look again"))
    assert kept(world, game)


@pytest.mark.slow
async def test_a_table_is_reviewed_round_by_round(world: World, anna: Person, bert: Person) -> None:
    game = await finished(world, anna, bert)
    answer = await bert.press("Review", world.closing(game))
    review, page = kept(world, game), shown(bert, answer)
    assert f"= **{review.seats[1].end}**" in words(page), "the presser's own sum"
    best = sum(one.grade == "best" for one in review.seats[1].played)
    assert words(page).startswith(f"## {ROUNDS} rounds, {best or 'no'} best move")
    assert [a.filename for a in page.attachments] == ["review.png"]
    alt = str(page.attachments[0].description)
    for player, seat in zip((anna, bert), review.seats, strict=True):
        assert re.search(rf"{player.name}: [0-9, ]*\b{seat.end}\.", alt), (
            "the last point of the line is the end"
        )
    own = review.seats[1]
    assert read_out(page).count("Better: ") == len(own.turning_points) > 0

    await bert.press("Next mistake", page)
    for before, missed in zip((None, *own.mistakes), own.mistakes, strict=False):
        page = shown(bert, answer)
        assert f"round {missed.round}. What would you play?" in read_out(page)
        assert "Better: " not in read_out(page), "it asks first"
        await bert.press("Show the answer", page)
        page = shown(bert, answer)
        assert f"round {missed.round}" in read_out(page)
        assert "Better: " in read_out(page)
        assert ("Previous mistake" in button_labels(page)) == (before is not None)
        loud = [one.label for one in buttons(page) if one.style is discord.ButtonStyle.primary]
        assert loud == ["Overview" if missed == own.mistakes[-1] else "Next mistake"]
        if missed != own.mistakes[-1]:
            await bert.press("Next mistake", page)
    assert "Next mistake" not in button_labels(shown(bert, answer))
    await bert.press("Overview", shown(bert, answer))

    await bert.press("Round by round", shown(bert, answer))
    for one in own.rounds:
        mistaken = [decided for decided in one.decisions if decided.better]
        for is_after in (False, True) if mistaken else (True,):
            page = shown(bert, answer)
            assert f"round {one.number}" in read_out(page)
            assert f"luck {one.luck:+.1f}".replace("-", "−") in read_out(page)
            for decided in one.decisions:
                assert f"Keep the {decided.move}" in read_out(page)
                assert str(decided.grade) in read_out(page)
            assert [a.filename for a in page.attachments] == ["round.png" if is_after else "sheet.png"]
            assert ("Better: " in read_out(page)) != is_after
            assert (f"The sheet after round {one.number}" in read_out(page)) == is_after
            if (one.number, is_after) != (ROUNDS, True):
                await bert.press("Next", page)
    page = shown(bert, answer)
    assert "Next" not in button_labels(page)
    assert film_of(world, await turn(bert, answer, "Play")) == ROUNDS + 1
    assert f"The sheet after round {ROUNDS}" in read_out(await turn(bert, answer, "Round by round")), (
        "back to where it was"
    )
    await bert.press("Overview", shown(bert, answer))
    await bert.choose("0", shown(bert, answer))
    assert f"🔵 {anna.mention}: {ROUNDS} rounds, " in read_out(shown(bert, answer))


async def test_a_review_is_shown_to_the_table_once_and_goes_with_its_people(
    world: World, anna: Person, bert: Person, cleo: Person
) -> None:
    game = await finished(world, anna, bert)
    answer = await bert.press("Review", world.closing(game))
    before = len(world.public())
    world.deny(world.channel, send_messages=True)
    assert "I am not allowed to write in" in (await bert.press("Show to the table", shown(bert, answer))).text
    world.deny(world.channel)
    assert "Show to the table" not in button_labels(await turn(bert, answer, "Show to the table"))
    public = world.public()[-1]
    assert len(world.public()) == before + 1
    assert [control.verb for control in controls(public)] == [Verb.REVIEW]
    again = await anna.press_control(Control(ReviewVerb.PUBLISH, game, arg="0"), shown(bert, answer))
    assert "already in the channel" in again.text
    stranger = await cleo.press("Review", public)
    assert stranger.is_private
    assert "Show to the table" not in stranger.labels
    assert selects(stranger.shown)

    export = await world.bot.records.export_user(bert.id)
    seats = json.loads(str(world.stored("review")[0][2]))["seats"]
    assert export["reviews"] == [{"game": game, **seats[1]}]
    assert {"channel": public.channel.id, "message": public.id} in export["messages_that_name_you"]
    await world.bot.records.delete_user(bert.id, now=world.now)
    await world.tick(3)
    assert public.id not in [message.id for message in world.public()]
    reopened = await anna.press("Review", world.closing(game))
    assert bert.mention not in reopened.text
    assert "somebody" in reopened.text


async def test_a_review_that_cannot_be_shown_is_refused_or_made_again(
    world: World, anna: Person, bert: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = await world.game(anna, bert, command="third play")
    early = await bert.press_control(Control(Verb.REVIEW, game), world.table(game))
    assert "played to its end" in early.text
    for _ in range(ROUNDS):
        await keep(anna, bert)
    page = shown(anna, await anna.press("Review"))
    assert selects(page)
    assert {"slip", "blunder"} & {str(one.grade) for one in kept(world, game).seats[0].decisions}

    await world.bot.store.commit((statement(KEEP_REVIEW, game=game, content="{}"),))
    again = await anna.press("Review", world.closing(game))
    assert read_out(shown(anna, again)) == read_out(page), "another format is made again"

    with monkeypatch.context() as rules:
        rules.setattr(GAMES["third"], "result", lambda _: None)
        old = await anna.press_control(Control(Verb.REVIEW, game), shown(anna, again))
    assert "older rules" in old.text


async def test_a_game_is_shown_as_a_film_and_the_review_marks_it(
    world: World, anna: Person, bert: Person, cleo: Person
) -> None:
    assert "not finished a game" in (await anna.open("newest")).text
    game = await finished(world, anna, bert)
    answer = await anna.more("Film", world.closing(game))
    assert answer.is_private
    page = shown(anna, answer)
    assert film_of(world, page) == ROUNDS + 1
    assert f"round by round from 0 to {ROUNDS}" in str(page.attachments[0].description)
    assert "the film marks the mistakes it finds" in read_out(page)
    assert button_labels(page) == ["Pause", "Show to the table", "Review", "More"]

    review = await anna.press("Review", page)
    page = await turn(anna, review, "Film")
    assert film_of(world, page) == ROUNDS + 1
    assert "⚠️ marks a slip" in read_out(page)
    assert "round 1" in read_out(await turn(anna, review, "Round by round"))
    assert "Luckiest throw" in read_out(await turn(anna, review, "Overview"))

    assert "Luckiest throw" in (await anna.open("newest")).text
    assert film_of(world, shown(cleo, await cleo.more("Film", world.closing(game)))) == ROUNDS + 1
    assert "no longer exists" in (await cleo.open("film", "nothing")).text


async def test_a_film_stops_about_where_it_is_steps_and_is_shown_to_the_table(
    world: World, anna: Person, bert: Person, cleo: Person
) -> None:
    game = await finished(world, anna, bert)
    answer = await anna.more("Film", world.closing(game))
    # Each frame shows for a second; the film needed a second and a half to arrive.
    await world.tick(4)
    page = await turn(anna, answer, "Pause")
    [still] = page.attachments
    assert still.filename == "film.png"
    assert str(still.description).startswith("Round 2. anna: ")
    assert button_labels(page) == ["Back", "Play", "Next", "Show to the table", "Review", "More"]
    page = await turn(anna, answer, "Next")
    assert str(page.attachments[0].description).startswith(f"Round {ROUNDS}. anna: ")
    assert "Next" not in button_labels(page)
    for _ in range(ROUNDS):
        page = await turn(anna, answer, "Back")
    assert str(page.attachments[0].description).startswith("Before the first throw. anna: 0. bert: 0.")
    assert button_labels(page)[:2] == ["Play", "Next"]
    assert film_of(world, await turn(anna, answer, "Play")) == ROUNDS + 1
    posted = await anna.press("Show to the table", shown(anna, answer))
    assert not posted.is_private
    film = world.public()[-1]
    assert film_of(world, film) == ROUNDS + 1
    assert "You are not in this game" in await world.refusal(
        cleo.press_control(Control(ReviewVerb.FILMSHOW, game), film)
    )
    menu = await anna.press("More", shown(anna, answer))
    assert (menu.is_new, "Film" in menu.labels) == (False, True)
    await world.bot.records.delete_user(bert.id, now=world.now)
    await world.tick(3)
    assert film.id not in [message.id for message in world.public()], "it names somebody who is gone"


async def test_a_film_stops_steps_and_is_shown_to_all_in_the_activity(
    world: World, anna: Person, bert: Person
) -> None:
    game = await finished(world, anna, bert)
    async with tapping(anna, Control(Verb.SHEET, game).custom_id()) as page:
        await page.do("more")
        await page.do("film")
        for label, round_shown in (
            ("Pause", "Before the first throw."),
            ("Next", "Round 1."),
            ("Next", "Round 2."),
        ):
            await page.tap(label)
            assert round_shown in page.top["pictures"][0]["alt"]
        await page.tap("Show to the table")
        assert page.told[-1]["text"] == "It is in the channel now."
    assert film_of(world, world.public()[-1]) == ROUNDS + 1


async def test_a_server_that_asks_for_films_gets_one_below_the_closing_message(
    world: World, anna: Person, bert: Person
) -> None:
    without = await finished(world, anna, bert)
    await world.tick(2)
    await world.set_up(FILMS.to(True))
    game = await finished(world, anna, bert)
    await world.tick(2)
    closing, film = world.public()[-2:]
    assert closing.id == world.closing(game).id
    assert film_of(world, film) == ROUNDS + 1
    assert [control.verb for control in controls(film)] == [Verb.REVIEW, ReviewVerb.FILM]
    await world.restart()
    await world.tick(3)
    films = [m for m in world.public() if any(a.filename == "film.gif" for a in m.attachments)]
    assert [m.id for m in films] == [film.id], "once, and none of games before"
    assert without != game
    await world.bot.records.delete_user(bert.id, now=world.now)
    await world.tick(3)
    redrawn = next(m for m in world.public() if m.id == film.id)
    assert bert.mention not in read_out(redrawn)
    assert "somebody: " in str(redrawn.attachments[0].description)
    assert film_of(world, redrawn) == ROUNDS + 1


async def test_a_review_shows_how_the_last_games_were_played(
    world: World, anna: Person, bert: Person
) -> None:
    games, shares, pages = [], [], []
    for die in ("second", "first", "second"):
        games.append(game := await finished(world, anna, bert, die=die))
        answer = await anna.press("Review", world.closing(game))
        shares.append(account(kept(world, game), Seat(0)).accuracy)
        pages.append(shown(anna, answer))
        await world.tick(60)
    assert "Your decisions in the last games" not in words(pages[0]), "one game is no trend"
    assert f"Your decisions in the last games: {shares[0]}, **{shares[1]}**%" in words(pages[1])
    assert f"Your decisions in the last games: {shares[0]}, {shares[1]}, **{shares[2]}**%" in words(pages[2])

    # It is told of one's own games alone, and ends with the game that is shown.
    await anna.choose("1", pages[2])
    assert "Your decisions in the last games" not in words(
        next(m for m in anna.sees() if m.id == pages[2].id)
    )
    earlier = await anna.press("Review", world.closing(games[1]))
    assert f"Your decisions in the last games: {shares[0]}, **{shares[1]}**%" in words(shown(anna, earlier))

    # A profile has the newest ones, for others as well.
    for person in (anna, bert):
        profile = shown(person, await person.slash("profile", player=anna.actor))
        assert f"Decisions lately (THIRD, At the table): {shares[0]}, {shares[1]}, **{shares[2]}**%" in words(
            profile
        )

    # What is forgotten is not in it, nor a review that must be made again.
    await world.bot.store.commit((statement(KEEP_REVIEW, game=games[0], content="{}"),))
    later = await anna.press("Review", world.closing(games[2]))
    assert f"Your decisions in the last games: {shares[1]}, **{shares[2]}**%" in words(shown(anna, later))
    await world.bot.records.delete_user(anna.id, now=world.now)
    assert await reviews.shares(world.bot.store, games[2], anna.id, reviews.TREND) == ()
