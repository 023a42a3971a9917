"""Challenges: one person plays now, the other once asked, and the throws stay secret until the result is
posted."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import discord
import pytest

from bot.features.ghosts import challenge as command
from bot.features.ghosts.challenge import TIME
from bot.features.ghosts.challenges import Challenges, challenge_accepted
from bot.features.ghosts.setup import setup_against
from bot.features.ghosts.verbs import ChallengeVerb
from bot.features.reviews.verbs import ReviewVerb
from bot.pages.control import Control, Verb
from bot.turns.clocks import SECOND
from bot.turns.finished import finished_game
from bot.turns.look import Person as Player
from tests.databases import held
from tests.journeys.screen import button_labels, controls, read_out
from tests.journeys.test_daily_journeys import _quick, page, play
from tests.journeys.test_ghost_journeys import thrown
from tests.journeys.test_review_journeys import here
from tests.journeys.world import Person, World
from tests.third.fixture import third_game

__all__ = ["_quick", "third_game"]


@pytest.fixture(autouse=True)
def _third(third_game: None) -> None:
    """Before the bot is made."""


async def challenge(anna: Person, bert: Person, **options: Any) -> str:
    """Anna challenges Bert; returns her game."""
    await anna.slash("challenge", opponent=bert.actor, game="third", **options)
    return controls(anna.panel)[0].game


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
    assert "Your challenge: when this game is over" in anna.panel_text
    assert "Hint" not in button_labels(anna.panel)
    with world.unchanged():
        assert "open challenge with" in (await anna.slash("challenge", opponent=bert.actor)).text
    await world.tick(5)
    assert not asked(bert), "nobody is asked before she has played"
    await play(anna, "first")
    await world.restart()
    await world.tick(5)
    (message,) = asked(bert)
    assert message.guild is None
    assert f"{anna.name} challenges you" in read_out(message)
    assert not world.public(), "the channel is told of the result alone"

    await _is_secret(world, first, anna, bert, cleo)

    game = await _answers(world, first, bert, cleo)
    ((mine,), (theirs,)) = [(await world.look(one)).view.points for one in (game, first)]
    (result,) = results(world)
    winner, loser = (bert, anna) if mine > theirs else (anna, bert)
    if mine == theirs:
        assert " tie with " in result
    else:
        assert (
            f"{winner.mention} wins against {loser.mention}: {max(mine, theirs)} to {min(mine, theirs)}"
            in result
        )
    assert len(asked(bert)) == 1

    # Now everything can be seen, and is counted once on the board of challenges alone.
    assert "follow from this seed" in page(await cleo.open("verify", first))
    assert f"those of game {first}" in page(await cleo.open("verify", game))
    board = page(await cleo.slash("leaderboard", game="third", what="challenges"))
    assert "the most challenges won" in board
    assert f"{winner.mention} – **1 win** · 1 game" in board or mine == theirs
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

    await _stays_nameless(world, anna, bert)
    # No one gets these throws a second time.
    await bert.press("Play again")
    again = await world.look(controls(bert.panel)[0].game)
    assert (again.dice.throws_of, again.is_sealed) == (None, False)
    # Par may be found without a redraw, which comes with the next move.
    await play_on(bert)


async def _is_secret(world: World, first: str, anna: Person, bert: Person, cleo: Person) -> None:
    """The throws cannot be seen in any way, except by her on her own sheet."""
    world.bot.running["reviews"].service.compute = here
    with world.unchanged():
        assert "a challenge that is still open" in page(await cleo.open("verify", first))
        for person in (anna, bert, cleo):
            assert "an open challenge" in (await person.open("film", first)).text
            assert "an open challenge" in (await person.open("ghosts", first)).text
        # No button is there that could only refuse; an old one still does.
        assert not {"Review", "Race its ghosts"} & {*button_labels(anna.panel)}
        for verb in (Verb.REVIEW, Verb.GHOST, ReviewVerb.FILM, ReviewVerb.PUBLISH):
            told = await anna.press_id(Control(verb, first).custom_id(), anna.panel)
            assert "an open challenge" in told.text
        accept = Control(ChallengeVerb.ACCEPT, arg=str(held(world.place, "challenge")[0]["id"]))
        assert "for somebody else" in (await cleo.press_id(accept.custom_id(), cleo.sees()[-1])).text
    assert (await world.look(first)).dice.seed is None


async def _answers(world: World, first: str, bert: Person, cleo: Person) -> str:
    """He plays the same throws, alone and without hints; a second press and a restart continue the same
    game."""
    (message,) = asked(bert)
    await bert.press("Accept", message)
    game = controls(bert.panel)[0].game
    assert bert.panel.guild is None
    assert "Hint" not in button_labels(bert.panel)
    look = await world.look(game, bert)
    assert (look.mode, look.dice.throws_of, len(look.players)) == ("solo", first, 1)
    assert "A challenge: you play the same throws" in bert.panel_text
    sealed = await bert.more("Fair dice")
    assert f"are those of game {first}" in sealed.text
    assert "stays secret until the result is posted" in sealed.text
    await bert.press("Keep the second")
    await world.restart()
    await bert.ready()
    await bert.press("Accept", message)
    assert controls(bert.panel)[0].game == game
    assert "a challenge that is still open" in page(await cleo.open("verify", first))
    await play_on(bert)
    assert "You have both played" in bert.panel_text
    assert (await world.look(game)).dice.seed is None
    await world.tick(3)
    assert thrown(world.log(game)) == thrown(world.log(first))
    return game


async def _stays_nameless(world: World, anna: Person, bert: Person) -> None:
    """A deleted person's challenges stay, without a name."""
    async with world.bot.coordinator.set_aside():
        assert not await world.bot.records.delete_user(anna.id, now=world.now)
    await world.tick(5)
    (row,) = held(world.place, "challenge")
    assert (row["challenger"] < 0, row["challenger_name"], row["opponent"]) == (True, "", bert.id)
    assert not [text for text in results(world) if anna.mention in text]


async def play_on(person: Person) -> None:
    """Play what is left of the third game."""
    while "Keep the first" in button_labels(person.panel):
        await person.press("Keep the first")
        await person.ready()


async def test_no_and_silence_and_a_closed_door(
    world: World, anna: Person, bert: Person, cleo: Person
) -> None:
    # His direct messages are closed: he is mentioned once in the channel of the challenge, and declines.
    world.close_dms(bert)
    await challenge(anna, bert)
    await play(anna, "first")
    await world.tick(4)
    (message,) = asked(bert)
    assert message.guild is not None
    assert read_out(message).startswith(bert.mention)
    assert anna.mention not in read_out(message)
    with world.unchanged():
        assert "for somebody else" in (await cleo.press("Accept", message)).text
    await bert.press("No, thanks", message)
    await world.tick(3)
    (result,) = results(world)
    assert f"{bert.mention} did not play" in result

    # She does not answer within three days.
    first = await challenge(anna, cleo)
    await play(anna, "second")
    await world.tick(4)
    assert len(asked(cleo)) == 1
    await world.restart(down=TIME / SECOND + 10)
    await world.tick(3)
    points = (await world.look(first)).view.points[0]
    assert f"{anna.mention} made {points} points. {cleo.mention} did not play." in results(world)[-1]
    assert "follow from this seed" in page(await cleo.open("verify", first))

    board = page(await cleo.slash("leaderboard", game="third", what="challenges"))
    assert "No challenge has been decided here yet" in board


async def accepted(world: World, bert: Person) -> str:
    """He accepts the newest challenge; returns his game."""
    await world.tick(4)
    await bert.press("Accept", asked(bert)[-1])
    return controls(bert.panel)[0].game


async def leave(person: Person) -> str:
    """Leave the game in the person's panel; returns the question before."""
    return (await person.leave()).text


async def test_whoever_leaves_has_lost(world: World, anna: Person, bert: Person, cleo: Person) -> None:
    # He has accepted, and leaves.
    first = await challenge(anna, bert)
    await play(anna, "first")
    game = await accepted(world, bert)
    assert "you have lost the challenge" in await leave(bert)
    await world.tick(3)
    points = (await world.look(first)).view.points[0]
    said = f"{anna.mention} wins with {points} points: {bert.mention} did not play to the end."
    assert results(world)[-1].endswith(said)
    for over in (first, game):
        assert "a challenge that is still open" not in page(await cleo.open("verify", over))

    # She leaves before he was asked: a game that was never played has no winner.
    first = await challenge(anna, cleo)
    await anna.press("Keep the first")
    await leave(anna)
    await world.tick(3)
    assert not asked(cleo)
    assert f"{anna.mention} challenged {cleo.mention}, did not play to the end" in results(world)[-1]
    assert "a challenge that is still open" not in page(await cleo.open("verify", first))
    rows = held(world.place, "challenge")
    assert [(row["stage"], row["winner"]) for row in rows] == [("over", anna.id), ("over", cleo.id)]
    standings = [row for row in held(world.place, "standing") if row["kind"] == "challenges"]
    counted = {(row["user_id"], row["games"], row["value"]) for row in standings}
    assert counted == {(anna.id, 2, 1), (bert.id, 1, 0)}


async def test_whoever_takes_too_long_has_lost(
    world: World, anna: Person, bert: Person, cleo: Person
) -> None:
    # He accepts on the third day, and has three days from then on.
    await challenge(anna, bert)
    await play(anna, "first")
    await world.tick(4)
    await world.restart(down=TIME / SECOND - 60)
    game = await accepted(world, bert)
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

    # She does not play her own game to its end.
    first = await challenge(anna, cleo)
    await world.restart(down=TIME / SECOND + 10)
    await world.tick(5)
    assert (await world.look(first)).status == "cancelled"
    assert f"{anna.mention} challenged {cleo.mention}, did not play" in results(world)[-1]
    assert [row["winner"] for row in held(world.place, "challenge")] == [anna.id, cleo.id]


async def test_a_race_that_began_before_both_played_alone_is_decided_as_it_began(
    world: World, anna: Person, bert: Person
) -> None:
    first = await challenge(anna, bert)
    await play(anna, "first")
    await world.tick(4)
    (held_row,) = held(world.place, "challenge")
    row = await Challenges(world.bot.store).found(str(held_row["id"]))
    assert row is not None
    source = await finished_game(world.bot.store, first, anna.id, world.now, is_sealed=True)
    setup = setup_against(source, bert.id, guild_id=row.guild_id, channel_id=row.channel_id, locale="en")
    race = await world.bot.coordinator.open_lobby(
        replace(
            setup,
            panel="dm",
            is_sealed=True,
            also=lambda game: (challenge_accepted(row, bert.name, game, world.now + TIME),),
        ),
        Player(bert.id, bert.name, "en"),
    )
    await world.restart()
    await world.tick(2)
    await play_on(bert)
    await world.tick(4)
    own, ghost = (await world.look(race)).view.points
    winner, loser = (bert, anna) if own > ghost else (anna, bert)
    said = f"{winner.mention} wins against {loser.mention}: {max(own, ghost)} to {min(own, ghost)}."
    assert said in results(world)[-1] or own == ghost
    assert len(results(world)) == 1


async def test_the_limits_of_challenges(
    world: World, anna: Person, bert: Person, cleo: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    with world.unchanged():
        refused = await anna.slash("challenge", opponent=anna.actor, game="third")
        assert "cannot challenge yourself" in refused.text
        wrong = await anna.slash("challenge", opponent=bert.actor, game="brikks", level="9")
        assert "Choose one of 1, 2, 3, 4" in wrong.text
    monkeypatch.setattr(command, "MOST_MADE", 1)
    others = [world.person(f"friend{number}") for number in range(2)]
    await challenge(anna, others[0])
    await play(anna, "first")
    await world.tick(4)
    with world.unchanged():
        full = await anna.slash("challenge", opponent=others[-1].actor, game="third")
        assert "1 challenges of yours are open" in full.text
    levels = await anna.actor.autocomplete(world.channel, "challenge", "level", "", game="brikks")
    assert len(levels) == 4

    # A person who is deleted while asked is told nothing more, and is not named any more.
    (held_open,) = [row for row in held(world.place, "challenge") if row["stage"] == "asked"]
    before = len(results(world))
    async with world.bot.coordinator.set_aside():
        assert not await world.bot.records.delete_user(others[0].id, now=world.now)
    await world.tick(4)
    assert len(results(world)) == before
    (row,) = [row for row in held(world.place, "challenge") if row["id"] == held_open["id"]]
    assert (row["stage"], row["opponent"] < 0, row["opponent_name"]) == ("over", True, "")
    assert "follow from this seed" in page(await cleo.open("verify", row["game"]))
