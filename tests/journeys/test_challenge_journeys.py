"""Challenges: one plays now, the other once asked, and the throws stay secret until the result is posted."""

from __future__ import annotations

from typing import Any

import discord
import pytest

from bot.features.ghosts import challenge as command
from bot.features.ghosts.challenge_messages import TIME
from bot.features.ghosts.verbs import ChallengeVerb
from bot.features.reviews.verbs import ReviewVerb
from bot.pages.control import Control, Verb
from bot.turns.clocks import SECOND
from tests.databases import held
from tests.journeys.screen import button_labels, controls
from tests.journeys.test_daily_journeys import _quick, page, play
from tests.journeys.test_review_journeys import here
from tests.journeys.world import Answer, Person, World
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
    return [message for message in bert.sees() if "Accept" in button_labels(message)]


def results(world: World) -> list[str]:
    return [m.content for m in world.public() if m.content.startswith("⚔️ **Challenge")]


async def test_a_challenge_from_the_first_game_to_the_result(
    world: World, anna: Person, bert: Person, cleo: Person
) -> None:
    first = await challenge(anna, bert)
    assert "Your challenge: when this game is over" in anna.panel_text
    assert "Hint" not in button_labels(anna.panel)
    with world.unchanged():
        assert "open challenge with" in (await anna.slash("challenge", opponent=bert.actor)).text
    await world.tick(5)
    assert not asked(bert), "nobody is asked before there is a ghost"
    await play(anna, "first")
    await world.restart()
    await world.tick(5)
    (message,) = asked(bert)
    assert message.guild is None
    assert f"{anna.name} challenges you" in message.content
    assert not world.public(), "the channel is told of the result alone"

    await _is_secret(world, first, anna, bert, cleo)

    # He plays against her ghost, without hints; a second press and a restart go on with the same game.
    await bert.press("Accept", message)
    game = controls(bert.panel)[0].game
    assert bert.panel.guild is None
    assert "Hint" not in button_labels(bert.panel)
    look = await world.look(game, bert)
    assert (look.dice.throws_of, look.players[1].ghost_user) == (first, anna.id)
    await bert.press("Keep the second")
    await world.restart()
    await bert.ready()
    await bert.press("Accept", message)
    assert controls(bert.panel)[0].game == game
    await play_on(bert)
    await world.tick(3)
    mine, ghost = (await world.look(game)).view.points
    (result,) = results(world)
    winner, loser = (bert, anna) if mine > ghost else (anna, bert)
    if mine == ghost:
        assert " tie with " in result
    else:
        assert (
            f"{winner.mention} wins against {loser.mention}: {max(mine, ghost)} to {min(mine, ghost)}"
            in result
        )
    assert len(asked(bert)) == 1

    # Now everything can be seen, and is counted once on the board of challenges alone.
    assert "follow from this seed" in page(await cleo.slash("verify", game=first))
    assert f"those of game {first}" in page(await cleo.slash("verify", game=game))
    board = page(await cleo.slash("leaderboard", game="third", what="challenges"))
    assert "the most challenges won" in board
    assert f"{winner.mention} – **1 win** · 1 game" in board or mine == ghost
    assert bert.mention not in page(await cleo.slash("leaderboard", game="third", what="wins.table"))
    export = await world.bot.records.export_user(bert.id)
    assert [(row["game"], row["answer"], row["is_mine"]) for row in export["challenges"]] == [
        (first, game, 0)
    ]
    with world.unchanged():
        assert "is over" in (await bert.press("Accept", message)).text
    await world.at_rest()

    await _stays_nameless(world, anna, bert)


async def _is_secret(world: World, first: str, anna: Person, bert: Person, cleo: Person) -> None:
    """Nobody gets to see the throws, whichever way; she herself has her sheet."""
    world.bot.running["reviews"].service.compute = here
    with world.unchanged():
        assert "a challenge that is still open" in page(await cleo.slash("verify", game=first))
        for person in (anna, bert, cleo):
            assert "an open challenge" in (await person.slash("replay", game=first)).text
            assert "an open challenge" in (await person.slash("ghost", against=first)).text
        # No button is there that could only refuse; an old one still does.
        assert not {"Review", "Play against this game"} & {*button_labels(anna.panel)}
        for verb in (Verb.REVIEW, Verb.GHOST, ReviewVerb.FILM, ReviewVerb.PUBLISH):
            told = await anna.press_id(Control(verb, first).custom_id(), anna.panel)
            assert "an open challenge" in told.text
        accept = Control(ChallengeVerb.ACCEPT, arg=str(held(world.place, "challenge")[0]["id"]))
        assert "for somebody else" in (await cleo.press_id(accept.custom_id(), cleo.sees()[-1])).text
    assert (await world.look(first)).dice.seed is None


async def _stays_nameless(world: World, anna: Person, bert: Person) -> None:
    """A deleted person's challenges stay without a name."""
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
    # He takes no direct messages: he is named once in the channel where it was made, and says no.
    world.close_dms(bert)
    await challenge(anna, bert)
    await play(anna, "first")
    await world.tick(4)
    (message,) = asked(bert)
    assert message.guild is not None
    assert message.content.startswith(bert.mention)
    assert anna.mention not in message.content
    with world.unchanged():
        assert "for somebody else" in (await cleo.press("Accept", message)).text
    await bert.press("No, thanks", message)
    await world.tick(3)
    (result,) = results(world)
    assert f"{bert.mention} did not play" in result

    # She does not answer in three days.
    first = await challenge(anna, cleo)
    await play(anna, "second")
    await world.tick(4)
    assert len(asked(cleo)) == 1
    await world.restart(down=TIME / SECOND + 10)
    await world.tick(3)
    points = (await world.look(first)).view.points[0]
    assert f"{anna.mention} made {points} points. {cleo.mention} did not play." in results(world)[-1]
    assert "follow from this seed" in page(await cleo.slash("verify", game=first))

    # A game that is given up challenges nobody.
    await challenge(anna, cleo)
    more = await anna.press("More")
    sure = await anna.press("Leave the game", more.message)
    await anna.press("Leave the game", sure.message)
    await world.tick(3)
    assert len(results(world)) == 2
    assert {row["stage"] for row in held(world.place, "challenge")} == {"over"}
    board = page(await cleo.slash("leaderboard", game="third", what="challenges"))
    assert "No challenge has been decided here yet" in board


async def _with(person: Person, opponent: Person, game: str) -> Answer:
    """Challenge with a finished game."""
    options: dict[str, Any] = {"opponent": opponent.actor, "game": "third", "with": game}
    return await person.slash("challenge", **options)


async def test_a_challenge_with_a_finished_game_and_its_limits(
    world: World, anna: Person, bert: Person, cleo: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    await anna.slash("third solo")
    await play(anna, "first")
    mine = controls(anna.panel)[0].game
    table = await world.lobby(anna, bert, command="third play", players=2)
    for _ in range(3):
        for person in (anna, bert):
            await person.press("Keep the first")
        for person in (anna, bert):
            await person.ready()
    with world.unchanged():
        for who, opponent, source, said in (
            (anna, anna, mine, "cannot challenge yourself"),
            (anna, bert, table, "solo game of your own"),
            (anna, bert, "zzzzzz", "no game with this id"),
            (cleo, bert, mine, "solo game of your own"),
        ):
            assert said in (await _with(who, opponent, source)).text
        wrong = await anna.slash("challenge", opponent=bert.actor, game="brikks", level="9")
        assert "Choose one of 1, 2, 3, 4" in wrong.text
    answer = await _with(anna, cleo, mine)
    assert answer.is_private
    await world.tick(4)
    (message,) = asked(cleo)
    assert "an open challenge" in (await bert.slash("replay", game=mine)).text
    await cleo.press("Accept", message)
    game = controls(cleo.panel)[0].game
    look = await world.look(game, cleo)
    assert [p.ghost_user for p in look.players] == [None, anna.id]
    # Given up: as it stands, and she has not won.
    await world.bot.coordinator.leave(game, cleo.id)
    await world.tick(4)
    assert f"{cleo.mention} did not play to the end" in results(world)[-1]

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
    offered = await anna.actor.autocomplete(world.channel, "challenge", "with", "", game="third")
    assert [one["value"] if isinstance(one, dict) else one.value for one in offered] == [mine]

    # Whoever is deleted while asked is told nothing more, and nothing is told of them.
    (held_open,) = [row for row in held(world.place, "challenge") if row["stage"] == "asked"]
    before = len(results(world))
    async with world.bot.coordinator.set_aside():
        assert not await world.bot.records.delete_user(others[0].id, now=world.now)
    await world.tick(4)
    assert len(results(world)) == before
    (row,) = [row for row in held(world.place, "challenge") if row["id"] == held_open["id"]]
    assert (row["stage"], row["opponent"] < 0, row["opponent_name"]) == ("over", True, "")
    assert "follow from this seed" in page(await cleo.slash("verify", game=row["game"]))
