"""Challenges: one person plays now, the other once asked, and the throws stay secret until the result is
posted."""

from __future__ import annotations

from itertools import permutations

import discord
import pytest

from bot.features.ghosts import challenge as command
from bot.features.ghosts.challenge import TIME
from bot.features.ghosts.challenges import ADD_CHALLENGE, COUNTED_CHALLENGES
from bot.features.ghosts.duel_page import GAME, LENGTH, LEVELS, OPPONENT
from bot.features.ghosts.facts import Rivalry
from bot.features.ghosts.feature import CHALLENGES_DECIDED
from bot.features.ghosts.verbs import ChallengeVerb
from bot.features.reviews.verbs import ReviewVerb
from bot.pages.control import Control, Verb
from bot.store.standings import recounts
from bot.store.statements import statement
from bot.turns.clocks import SECOND
from tests.counted import forgotten
from tests.databases import held
from tests.journeys.duels import begin, begin_challenge, choose, duel_page, framed_controls
from tests.journeys.screen import below, button_labels, controls, read_out
from tests.journeys.skipping import to_the_end
from tests.journeys.test_daily_journeys import page, play
from tests.journeys.test_ghost_journeys import thrown
from tests.journeys.test_privacy_journeys import delete
from tests.journeys.test_review_journeys import here
from tests.journeys.world import Person, World

pytestmark = pytest.mark.usefixtures("third_sheets")


async def challenge(anna: Person, bert: Person) -> str:
    """Anna challenges Bert; returns her game."""
    await begin_challenge(anna, bert)
    return controls(anna.panel)[0].game


async def asked_after(world: World, anna: Person, bert: Person) -> str:
    """Anna challenges Bert and plays to the end, and he is asked; returns her game."""
    first = await challenge(anna, bert)
    await play(anna, "first")
    await world.tick(5)
    return first


def asked(bert: Person) -> list[discord.Message]:
    """What was sent to him that can be accepted."""
    return [
        message
        for message in bert.sees()
        if not message.flags.ephemeral and "Accept" in button_labels(message)
    ]


def results(world: World) -> list[str]:
    return [read_out(m) for m in world.public() if read_out(m).startswith("⚔️ **Challenge")]


async def test_a_challenge_from_the_first_game_to_the_result(
    world: World, anna: Person, bert: Person, cleo: Person
) -> None:
    first = await challenge(anna, bert)
    assert f"You go first, {bert.mention} next" in anna.panel_text
    assert "Challenge with" not in anna.panel_text, "the line that says so at length is still there"
    assert "Hint" not in button_labels(anna.panel)
    assert "open challenge with" in await world.refusal(begin_challenge(anna, bert))
    await world.tick(5)
    assert not asked(bert), "nobody is asked before she has played"
    await play(anna, "first")
    until = f"<t:{(world.now + 2 * TIME) // SECOND}:f>"[:8]
    assert f"Now it is {bert.mention}’s turn, until {until}" in anna.panel_text
    assert f"The result is posted in <#{world.channel.id}>" in anna.panel_text
    await world.restart()
    await world.tick(5)
    (message,) = asked(bert)
    assert message.guild is None
    assert f"{anna.name} challenges you" in read_out(message)
    assert not world.public(), "the channel is told of the result alone"

    await _is_secret(world, first, anna, bert, cleo)

    game = await _answers(world, first, anna, bert, cleo)
    ((mine,), (theirs,)) = [(await world.look(one)).view.points for one in (game, first)]
    (result,) = results(world)
    assert mine != theirs
    winner, loser = (bert, anna) if mine > theirs else (anna, bert)
    points = f"{max(mine, theirs)} to {min(mine, theirs)}"
    assert f"{winner.mention} wins against {loser.mention}: **{points}**" in result
    assert len(asked(bert)) == 1

    # Now everything can be seen, and is counted once on the board of challenges alone.
    assert "follow from this seed" in page(await cleo.open("verify", first))
    assert f"those of game {first}" in page(await cleo.open("verify", game))
    board = page(await cleo.slash("leaderboard", game="third", what="challenges"))
    assert "the most people beaten in challenges" in board
    assert f"{winner.mention} · **1 person beaten** · 1 game" in board
    counted = {row["game"]: row["uncounted"] for row in held(world.place, "result")}
    assert counted == {first: "", game: "challenge"}, "somebody could have told him the throws"
    assert bert.mention not in page(await cleo.slash("leaderboard", game="third", what="wins.table"))
    export = await world.bot.records.export_user(bert.id)
    assert [(row["game"], row["answer"], row["is_mine"]) for row in export["challenges"]] == [
        (first, game, 0)
    ]
    with world.unchanged():
        assert "is over" in (await bert.press("Accept", message)).text
    await world.at_rest()

    # No one gets these throws a second time, and the next game is an ordinary one.
    await bert.press("Play again")
    again = await world.look(controls(bert.panel)[0].game, bert)
    assert (again.dice.throws_of, again.dice.is_sealed, again.facts.of(Rivalry)) == (None, False, None)
    assert "Hint" in button_labels(bert.panel)
    # Par may be found without a redraw, which comes with the next move.
    await play_on(bert)


async def _is_secret(world: World, first: str, anna: Person, bert: Person, cleo: Person) -> None:
    """The throws cannot be seen in any way, except by her on her own sheet."""
    world.bot.running["reviews"].service.compute = here
    with world.unchanged():
        assert "a challenge that is still open" in page(await cleo.open("verify", first))
        for person in (anna, bert, cleo):
            assert "an open challenge" in (await person.open("film", first)).text
        # No button is there that could only refuse; an old one still does.
        assert "Review" not in button_labels(anna.panel)
        profile = await anna.slash("profile")
        assert not [one for one in controls(profile.shown) if one.verb == Verb.REVIEW], (
            "nor among the last games"
        )
        for verb in (Verb.REVIEW, ChallengeVerb.GHOST, ReviewVerb.FILM, ReviewVerb.PUBLISH):
            told = await anna.press_id(Control(verb, first).custom_id(), anna.panel)
            assert "an open challenge" in told.text
        accept = Control(ChallengeVerb.ACCEPT, arg=str(held(world.place, "challenge")[0]["id"]))
        assert "for somebody else" in (await cleo.press_id(accept.custom_id(), cleo.sees()[-1])).text
    assert (await world.look(first)).dice.seed is None


async def _answers(world: World, first: str, anna: Person, bert: Person, cleo: Person) -> str:
    """He plays the same throws, alone and without hints; a second press and a restart continue the same
    game."""
    (message,) = asked(bert)
    await bert.press("Accept", message)
    game = controls(bert.panel)[0].game
    assert bert.panel.guild is None
    assert "Hint" not in button_labels(bert.panel)
    look = await world.look(game, bert)
    assert (look.mode, look.dice.throws_of, len(look.players)) == ("solo", first, 1)
    assert f"shows {anna.mention}’s points" in bert.panel_text
    sealed = await bert.more("Fair dice")
    assert f"are those of game {first}" in sealed.text
    assert "stays secret until the result is posted" in sealed.text
    assert "To beat: 0" in bert.panel_text, "her points run along below his sheet"
    known = look.facts.of(Rivalry)
    await bert.press("Keep the second")
    await world.restart()
    await bert.ready()
    await bert.press("Accept", message)
    assert controls(bert.panel)[0].game == game
    assert "a challenge that is still open" in page(await cleo.open("verify", first))
    await bert.press("Keep the first")
    await bert.ready()
    then = known.points_beside(await world.look(game, bert))
    assert f"Challenge with {anna.mention}" in bert.panel_text
    assert f"To beat: {then}" in bert.panel_text
    assert len(below(bert.panel).splitlines()) <= 3, "the strip says how both stand"
    await play_on(bert)
    (points,) = (await world.look(game)).view.points
    assert any(f"{one} to {other}" in bert.panel_text for one, other in permutations((points, known.total)))
    assert f"The result is posted in <#{world.channel.id}>" in bert.panel_text
    assert (await world.look(game)).dice.seed is None
    await world.tick(3)
    assert thrown(world.log(game)) == thrown(world.log(first))
    return game


async def play_on(person: Person) -> None:
    """Play what is left of the third game: press in one round, and skip the others."""
    game = controls(person.panel)[0].game
    await person.press("Keep the first")
    await person.ready()
    await to_the_end(person.world, game, person, choose=lambda _: "first")


async def test_no_and_silence_and_a_closed_door(
    world: World, anna: Person, bert: Person, cleo: Person
) -> None:
    # His direct messages are closed: he is mentioned once in the channel of the challenge, and declines.
    world.close_dms(bert)
    await asked_after(world, anna, bert)
    (message,) = asked(bert)
    assert message.guild is not None
    assert read_out(message).startswith(bert.mention)
    assert anna.mention not in read_out(message)
    assert "for somebody else" in await world.refusal(cleo.press("Accept", message))
    await bert.press("No, thanks", message)
    await world.tick(3)
    (result,) = results(world)
    assert f"{bert.mention} does not play this time, so the challenge is over without a winner" in result

    # She does not answer: she may until three days after the challenger's time is over.
    first = await asked_after(world, anna, cleo)
    assert len(asked(cleo)) == 1
    await world.restart(down=2 * TIME / SECOND - 60)
    await world.tick(3)
    assert len(results(world)) == 1
    await world.restart(down=100)
    await world.tick(3)
    points = (await world.look(first)).view.points[0]
    assert (
        f"{anna.mention} made **{points} points**. {cleo.mention} did not answer in time"
        in results(world)[-1]
    )
    assert "follow from this seed" in page(await cleo.open("verify", first))

    board = page(await cleo.slash("leaderboard", game="third", what="challenges"))
    assert "No challenge has been decided here yet" in board


async def accepted(bert: Person) -> str:
    """He accepts the newest challenge; returns his game."""
    await bert.press("Accept", asked(bert)[-1])
    return controls(bert.panel)[0].game


async def test_whoever_leaves_has_lost(world: World, anna: Person, bert: Person, cleo: Person) -> None:
    # He has accepted, and leaves.
    first = await asked_after(world, anna, bert)
    game = await accepted(bert)
    assert "you have lost the challenge" in (await bert.leave()).text
    await world.tick(3)
    points = (await world.look(first)).view.points[0]
    said = f"{anna.mention} wins with **{points} points**: {bert.mention} did not play to the end. "
    assert (
        f"{said}That was before half of the throws, so it is no win on the leaderboard." in results(world)[-1]
    )
    for over in (first, game):
        assert "a challenge that is still open" not in page(await cleo.open("verify", over))

    # She leaves before he was asked: a game that was never played has no winner.
    first = await challenge(anna, cleo)
    await anna.press("Keep the first")
    await anna.leave()
    await world.tick(3)
    assert not asked(cleo)
    said = f"{cleo.mention} wins: {anna.mention} made the challenge, but did not play to the end."
    assert said in results(world)[-1]
    assert "a challenge that is still open" not in page(await cleo.open("verify", first))
    rows = held(world.place, "challenge")
    assert [(row["stage"], row["winner"]) for row in rows] == [("over", anna.id), ("over", cleo.id)]
    standings = [row for row in held(world.place, "standing") if row["kind"] == "challenges"]
    counted = {(row["user_id"], row["games"], row["value"]) for row in standings}
    assert counted == {(anna.id, 2, 0), (bert.id, 1, 0)}


@pytest.mark.slow
async def test_people_beaten_count_once_and_only_if_they_have_played(
    world: World, anna: Person, bert: Person, cleo: Person
) -> None:
    """However often somebody accepts and leaves; a loss is counted each time."""

    async def beaten(opponent: Person, *, rounds: int) -> None:
        await asked_after(world, anna, opponent)
        await accepted(opponent)
        for _ in range(rounds):
            await opponent.press("Keep the first")
            await opponent.ready()
        await opponent.leave()
        await world.tick(3)

    found = []
    for opponent, rounds in ((bert, 0), (bert, 1), (bert, 1), (cleo, 1)):
        await beaten(opponent, rounds=rounds)
        early = "no win on the leaderboard" in results(world)[-1]
        board = page(await cleo.slash("leaderboard", game="third", what="challenges"))
        [line] = [line for line in board.splitlines() if anna.mention in line]
        found.append((early, line.split(" · ")[1:]))
    assert found == [
        (True, ["**0 people beaten**", "1 game"]),
        (False, ["**1 person beaten**", "2 games"]),
        (False, ["**1 person beaten**", "3 games"]),
        (False, ["**2 people beaten**", "4 games"]),
    ]
    assert await world.bot.store.rows(CHALLENGES_DECIDED, user_id=anna.id) == [(4, 3, 0)]
    assert await world.bot.store.rows(CHALLENGES_DECIDED, user_id=bert.id) == [(3, 0, 3)]
    # A recount, as in an upgrade, comes to the same, in whatever order.
    standings = held(world.place, "standing")
    ended = await world.bot.store.rows(COUNTED_CHALLENGES)
    again = [statement(ADD_CHALLENGE, **values) for values in recounts("id", ended[::-1])]
    await world.bot.store.commit((*forgotten(), *again))
    challenges = [row for row in standings if row["kind"] == "challenges"]
    assert sorted(map(str, held(world.place, "standing"))) == sorted(map(str, challenges))


async def test_whoever_takes_too_long_has_lost(
    world: World, anna: Person, bert: Person, cleo: Person
) -> None:
    # He accepts on the third day, and has three days from then on.
    await asked_after(world, anna, bert)
    await world.restart(down=TIME / SECOND - 60)
    game = await accepted(bert)
    await world.restart(down=TIME / SECOND - 60)
    await world.tick(3)
    assert not results(world)
    await bert.press("Accept", asked(bert)[-1])
    await bert.press("Keep the first")
    await world.restart(down=100)
    await world.tick(5)
    assert (await world.look(game)).status == "cancelled"
    assert f"{bert.mention} did not play to the end" in results(world)[-1]
    assert "You have lost the challenge" in bert.panel_text
    assert f"posted in <#{world.channel.id}>" in bert.panel_text

    # She does not play her own game to its end.
    first = await challenge(anna, cleo)
    await world.restart(down=TIME / SECOND + 10)
    await world.tick(5)
    assert (await world.look(first)).status == "cancelled"
    assert f"{cleo.mention} wins: {anna.mention} made the challenge" in results(world)[-1]
    assert [row["winner"] for row in held(world.place, "challenge")] == [anna.id, cleo.id]


async def test_the_page_offers_what_can_be_chosen(
    world: World, anna: Person, bert: Person, cleo: Person
) -> None:
    opened = await anna.slash("challenge")
    assert opened.is_private
    assert "You both play the same sheet" in page(opened)
    assert [c.verb for c in framed_controls(opened.shown)] == ["duel"] * 4, (
        "nothing begins without an opponent"
    )

    # Chosen one after the other, on the same message.
    shown = await choose(anna, opened, OPPONENT, str(bert.id))
    assert f"You and {bert.mention} play the same sheet" in page(shown)
    shown = await choose(anna, shown, GAME, "brikks")
    shown = await choose(anna, shown, LEVELS, "4")
    shown = await choose(anna, shown, LENGTH, "express")
    (control,) = (c for c in framed_controls(shown.shown) if c.verb == ChallengeVerb.BEGIN)
    assert control.arg == f"brikks,4,{bert.id},express"
    assert not shown.is_new

    # At the end of a solo game a button leads here, with the game chosen.
    await cleo.slash("third solo")
    await play(cleo, "first")
    assert "You both play" in page(await cleo.press("Challenge"))
    with world.unchanged():
        for whom in ("", cleo.id):
            pressed = Control(ChallengeVerb.BEGIN, arg=f"third,,{whom}")
            told = (await cleo.press_control(pressed, cleo.panel)).text
            assert "First choose who to challenge" in told


async def test_an_express_challenge_ends_in_a_picture_of_both_with_rematch_and_review(
    world: World, anna: Person, bert: Person
) -> None:
    await begin(anna, await choose(anna, await duel_page(anna, bert, "brikks"), LENGTH, "express"))
    for person in (anna, bert):
        game = controls(person.panel)[0].game
        assert (await world.look(game)).options.header_options["throws"] == "12"
        await to_the_end(world, game, person)
        await world.tick(4)
        if person is anna:
            await bert.press("Accept", asked(bert)[-1])
    await world.tick(10)
    await world.drawn(100)
    (message,) = (m for m in world.public() if "⚔️ **Challenge" in read_out(m))
    assert [one.filename for one in message.attachments] == ["ending.png"]
    for name in (anna.name, bert.name):
        assert f"{name}" in (message.attachments[0].description or "")
    assert {row["uncounted"] for row in held(world.place, "result")} == {"challenge"}, "too short for a board"
    assert button_labels(message) == ["Rematch", "Review", "Share"]
    for person, other in ((anna, bert), (bert, anna)):
        again = await person.press("Rematch", message)
        assert f"You and {other.mention} play the same sheet" in page(again)
        (control,) = (c for c in framed_controls(again.shown) if c.verb == ChallengeVerb.BEGIN)
        assert control.arg == f"brikks,2,{other.id},express"


async def test_the_limits_of_challenges(
    world: World, anna: Person, bert: Person, cleo: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    with world.unchanged():
        by_command = await anna.slash("challenge", opponent=anna.actor)
        on_the_page = await choose(anna, await duel_page(anna), OPPONENT, str(anna.id))
        for refused in (by_command, on_the_page):
            assert "cannot challenge yourself" in refused.text
    monkeypatch.setattr(command, "MOST_MADE", 1)
    others = [world.person(f"friend{number}") for number in range(2)]
    await asked_after(world, anna, others[0])
    assert "1 challenges of yours are open" in await world.refusal(begin_challenge(anna, others[-1]))

    # A person who is deleted while asked is told nothing more, and the others are told no name.
    (held_open,) = [row for row in held(world.place, "challenge") if row["stage"] == "asked"]
    before = len(results(world))
    await delete(others[0])
    await world.tick(4)
    assert len(results(world)) == before + 1
    assert "so the challenge is over without a winner" in results(world)[-1]
    assert others[0].mention not in results(world)[-1]
    (row,) = [row for row in held(world.place, "challenge") if row["id"] == held_open["id"]]
    assert (row["stage"], row["opponent"] < 0) == ("over", True)
    assert "follow from this seed" in page(await cleo.open("verify", row["game"]))
