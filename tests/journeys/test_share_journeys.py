"""A move of a finished game, or a puzzle, that others see: private first, posted or sent with one press more, and played by
whoever presses Play or opens the link."""

from __future__ import annotations

import base64
import io
from collections.abc import Mapping, Sequence

import pytest
from PIL import Image

from bot.computers.workers import Progress
from bot.features.ghosts.verbs import ChallengeVerb
from bot.features.puzzles.store import PuzzleStore
from bot.features.puzzles.verbs import PuzzleVerb
from bot.features.reviews import sharing
from bot.features.reviews.second_tries import SecondTries
from bot.features.reviews.verbs import ReviewVerb
from bot.games.registry import PARTS
from bot.games.review import Decided, Review, SeatReview, format_review
from bot.interactions.sharing import POST
from bot.pages.control import Control, Verb, parse_control
from bot.store.people import DAY_GAP, SHOWN_GAP
from bot.turns.clocks import DAY, MINUTE, SECOND
from engine.game import Moved
from engine.games import GAMES, parse_log
from tests.databases import held
from tests.journeys.answer import Answer
from tests.journeys.duels import begin_challenge
from tests.journeys.screen import button_labels, controls, framed, read_out, words
from tests.journeys.skipping import to_the_end
from tests.journeys.tapping import tapping
from tests.journeys.test_daily_journeys import play
from tests.journeys.test_ghost_journeys import table_of, thrown
from tests.journeys.test_second_try_journeys import here, short_game
from tests.journeys.world import Person, World
from tests.third.rules import ROUNDS

THROWS = 6


async def all_best(header: str, lines: Sequence[str], _: Progress) -> str:
    """A review that finds no better move anywhere."""
    log, rules, decisions = parse_log(header, lines), GAMES["brilliant"], []
    for step, (state, event) in enumerate(zip(log.states, log.events, strict=False)):
        for seat, move in event.moves if isinstance(event, Moved) else ():
            number = rules.view(state, seat).round
            decisions.append(Decided(step, number, rules.format_move(move), 0.0, 0.0))
    return format_review(Review("brilliant", (SeatReview(0, 10.0, (), tuple(decisions)),)))


async def finished(world: World, anna: Person, *, secret_until: int | None = None) -> str:
    """A short game alone, as the master plays it; others may get its throws until then."""
    world.bot.running["reviews"].service.compute = all_best
    strong = PARTS["brilliant"].players["strong"]
    return await short_game(world, anna, THROWS, strong, secret_until=secret_until)


async def share(person: Person, game: str) -> Answer:
    return await person.press_control(Control(Verb.SHARE, game), (await person.slash("home")).shown)


@pytest.fixture(autouse=True)
def _at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """A process of its own takes long to start, and many moves take long to judge."""
    monkeypatch.setattr(SecondTries, "compute", here)
    monkeypatch.setattr(sharing, "TRIED", 1)


@pytest.mark.parametrize("is_reviewed", [True, False])
async def test_a_move_is_posted_with_the_second_press_and_others_play_the_same_throws(
    world: World, anna: Person, bert: Person, *, is_reviewed: bool
) -> None:
    game = await finished(world, anna)
    if is_reviewed:
        await world.bot.running["reviews"].service.make(await world.bot.coordinator.games.game(game)).task
    before = len(world.public())
    answer = await share(anna, game)
    assert answer.is_private
    page = answer.shown
    [picture] = page.attachments
    assert str(picture.description).startswith("BRILLIANT · Throw ")
    assert words(page).startswith("BRILLIANT · level 1 · Quartz · ")
    assert "\nThrow " in words(page)
    assert len(world.public()) == before
    # Until she has shown it, nobody gets her throws by a forged press.
    replay = Control(ChallengeVerb.REPLAY, game)
    elsewhere = (await bert.slash_in_dm("home")).shown
    assert "no game with this id" in (await bert.press_control(replay, elsewhere)).text

    await anna.press("Post it here", page)
    public = world.public()[-1]
    assert len(world.public()) == before + 1
    assert read_out(public).splitlines()[0] == anna.mention
    assert public.attachments[0].description == picture.description
    assert [control.verb for control in controls(public)] == [ChallengeVerb.REPLAY]

    # One press opens the same throws, and the same game however often it is pressed.
    await bert.press("Play", public)
    [own] = {control.game for control in controls(bert.panel)}
    assert (await world.look(own)).dice.throws_of == game
    await bert.press("Play", public)
    assert await world.bot.coordinator.games_of(bert.id) == [own]
    assert await bert.press_control(replay, elsewhere)

    # Nobody else can post it, nor a step at which she made no move.
    post = next(one for one in controls(page) if one.tag == POST)
    assert "not in this game" in (await bert.press_control(post, public)).text
    assert (await anna.press_control(Control(Verb.SHARE, game, 1, tag=POST), public)).is_private
    assert len(world.public()) == before + 1
    if not is_reviewed:
        old = await anna.press_control(Control(ReviewVerb.BEST, game), public)
        assert "Post it here" in old.labels, "a button of earlier versions"


async def test_nothing_of_a_sheet_that_others_may_still_play_is_shown(
    world: World, anna: Person, bert: Person
) -> None:
    game = await finished(world, anna, secret_until=world.bot.coordinator.now() + DAY)
    answer = await share(anna, game)
    assert "The picture of your move comes with it" in answer.text
    step = next(number for number, line in enumerate(world.log(game)[1:]) if line.startswith("move 0:"))
    for press in (POST, "link"):
        forged = Control(Verb.SHARE, game, step, "pass", press)
        await anna.press_control(forged, answer.shown)
    public = world.public()[-1]
    assert [a.filename for a in public.attachments] == ["level.png"]
    assert "Throw" not in read_out(public).replace(str(public.attachments[0].description), "")
    assert not (await share(bert, game)).shown.attachments


@pytest.mark.usefixtures("third_sheets")
async def test_whoever_shares_a_table_invites_to_play_alone(world: World, anna: Person, bert: Person) -> None:
    game = await table_of(world, anna, bert)
    shown = (await anna.press_control(Control(Verb.SHARE, game), world.closing(game))).shown
    await anna.press("Post it here", shown)
    assert [(one.verb, one.arg) for one in controls(world.public()[-1])] == [(Verb.ALONE, "third")]


@pytest.mark.usefixtures("third_sheets")
async def test_each_of_a_challenge_shares_their_own_game_from_its_result(
    world: World, anna: Person, bert: Person
) -> None:
    await begin_challenge(anna, bert)
    first = controls(anna.panel)[0].game
    await play(anna, "first")
    assert "Share" not in button_labels(anna.panel), "the other is still to play"
    assert "belong to an open challenge" in (await share(anna, first)).text
    await world.tick(5)
    [asked] = [m for m in bert.sees() if "Accept" in button_labels(m)]
    await bert.press("Accept", asked)
    second = controls(bert.panel)[0].game
    await to_the_end(world, second, bert, choose=lambda _: "second")
    await world.tick(5)
    result = world.public()[-1]
    for person, game in ((anna, first), (bert, second)):
        page = (await person.press("Share", result)).shown
        assert {one.game for one in controls(page)} == {game}
    assert len(thrown(world.log(first))) == ROUNDS


@pytest.mark.usefixtures("no_daily_sheets")
async def test_a_link_carries_a_picture_and_leads_a_newcomer_there_and_its_sender_is_told_once(
    world: World, anna: Person, bert: Person, cleo: Person
) -> None:
    game = await finished(world, anna)
    made: list[tuple[int, Mapping[str, str]]] = []

    async def quick_link(user_id: int, shown: Mapping[str, str]) -> str:
        made.append((user_id, shown))
        return "0-123"

    async with tapping(anna, quick_link=quick_link) as page:
        # The end of the game has the button, and so has its review.
        start = Control(Verb.REVIEW, game).custom_id()
        page.screen._offers.append({start: frozenset()})
        await page.press(start)
        await page.until(lambda: "share" in page.verbs())
        await page.tap("Share")
        await page.tap("Send a link")
        await page.until(lambda: bool(page.links))
        [link] = [frame["args"] for frame in page.links]
    control = parse_control(link["custom_id"])
    assert control == Control(ChallengeVerb.REPLAY, game)
    assert link["link_id"] == "0-123"
    assert link["message"].startswith("BRILLIANT · level 1")
    assert len(link["custom_id"]) <= 64
    [(sender, shown)] = made
    assert (sender, shown["custom_id"]) == (anna.id, link["custom_id"])
    card = Image.open(io.BytesIO(base64.b64decode(shown["image"])))
    assert card.width * 24 == card.height * 43

    assert "Your link brought" not in framed((await anna.slash("home")).shown)
    async with tapping(bert, link["custom_id"], in_dm=True, referrer=anna.id) as page:
        assert page.game["kind"] == "brilliant"
        assert (await world.look(page.game["game"])).dice.throws_of == game
    # Nobody brings themselves, nor somebody who plays here already; nor does a stranger's id count.
    for person, referrer in ((anna, anna.id), (bert, cleo.id), (cleo, 12345)):
        async with tapping(person, referrer=referrer):
            pass
    told = "🎉 Your link brought somebody"
    assert told in framed((await anna.slash("home")).shown)
    await world.wait(SHOWN_GAP / MINUTE)
    assert told not in framed((await anna.slash("home")).shown)
    async with tapping(cleo, referrer=anna.id):
        pass
    assert told not in framed((await anna.slash("home")).shown), "once a day"
    await world.restart(down=DAY_GAP / SECOND)
    assert told in framed((await anna.slash("home")).shown)
    assert [(row["newcomer"], row["referrer"]) for row in held(world.place, "arrival")] == [
        (bert.id, anna.id),
        (cleo.id, anna.id),
    ]


async def test_a_puzzle_is_shared_without_its_answer_and_play_opens_that_very_one(
    world: World, anna: Person, bert: Person
) -> None:
    opened = await anna.slash("puzzle", game="brilliant")
    puzzle = controls(opened.shown)[0].game
    kept = await PuzzleStore(world.bot.store).puzzle(puzzle)
    assert kept is not None
    best = kept.moves.split()[0]
    page, start = opened.shown, Control(PuzzleVerb.PUZZLE, puzzle)
    showing = Control(PuzzleVerb.PUZZLESHARE, puzzle)
    assert "is not there any more" in (await anna.press_control(showing, page)).text, "not tried yet"
    await anna.press_control(Control(PuzzleVerb.PUZZLEANSWER, puzzle, arg=best), page)
    [before] = page.attachments
    seen = (await anna.press_control(showing, page)).shown
    assert "I found the best move. Do you see it?" in words(seen)
    await anna.press("Post it here", seen)
    public = world.public()[-1]
    assert button_labels(public) == ["Play"]
    assert best not in read_out(public)
    assert [a.description for a in public.attachments] == [a.description for a in seen.attachments]
    assert public.attachments[0].description == str(before.description).replace("You", "").strip()

    # In the chat or by a link, nobody types a word, and an answered one stays answered.
    landed = await bert.press("Play", public)
    assert landed.is_private
    assert controls(landed.shown)[0].game == puzzle
    async with tapping(bert, start.custom_id(), in_dm=True, referrer=anna.id) as screen:
        assert screen.game["title"] == "Puzzle · BRILLIANT"
    await bert.press_control(Control(PuzzleVerb.PUZZLEANSWER, puzzle, arg=best), landed.shown)
    async with tapping(bert, start.custom_id()) as screen:
        assert "Solved" in screen.text
    gone = Control(PuzzleVerb.PUZZLE, "0123456789ab")
    async with tapping(bert, gone.custom_id()) as screen:
        assert screen.top["kind"] == "home"
        assert "is not there any more" in screen.told[0]["text"]


async def test_a_link_presses_nothing_but_what_may_be_shared(
    world: World, anna: Person, bert: Person
) -> None:
    game = await finished(world, anna)
    presses = (
        Control(Verb.REMATCH, game),
        Control(ChallengeVerb.BEGIN, arg=f"brilliant,1,{bert.id}"),
        Control(Verb.PRIVACY),
        Control("unknown"),
    )
    for control in presses:
        async with tapping(anna, control.custom_id()) as screen:
            assert not screen.told
            assert (screen.shown["top"] or {"kind": "home"})["kind"] == "home"
    assert await world.bot.coordinator.games_of(anna.id) == []
