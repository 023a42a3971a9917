"""`/challenge`: play alone now, and somebody else plays the same throws after you."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import discord
from discord import app_commands

from bot.features.ghosts.challenges import Challenge, Challenges, challenge_accepted, challenge_made
from bot.features.ghosts.ghost import fitting
from bot.features.ghosts.setup import setup_again
from bot.features.ghosts.verbs import ChallengeVerb
from bot.games.command import GameChoice, Option
from bot.games.solo import solo_of
from bot.interactions.commands.opening import (
    channel_of,
    need_place,
    open_pressed,
    open_solo,
    server_defaults,
)
from bot.interactions.commands.options import IN_SERVERS, game_choices, own_game
from bot.interactions.commands.play import preparation
from bot.interactions.commands.sheet import open_here
from bot.interactions.press import Handlers, Press
from bot.interactions.services import Services
from bot.interactions.translator import named
from bot.messages.first_answer import Interaction
from bot.pages.page import Page
from bot.pages.texts import text
from bot.store.batch import Batch, LostRace
from bot.store.rows import OVER, SOLO
from bot.turns.clocks import DAY
from bot.turns.finished import finished_game
from bot.turns.limits import CHALLENGES
from bot.turns.look import Refused, Setup

MOST_MADE, MOST_GOT = 5, 10
"""Challenges of one person, and for one, that may be open."""
TIME = 3 * DAY
"""Each of the two has so long to play, from the challenge or their acceptance on, and the opponent to accept."""
LEVEL = "level"
"""The option of a game that a challenge may set; all others are as usual."""


def add_challenge(tree: app_commands.CommandTree[Any], services: Services) -> Handlers:
    _add_command(tree, services)
    kept = Challenges(services.store)

    async def asked(press: Press) -> Challenge:
        row = await kept.found(press.control.arg)
        if row is None or row.stage == "over":
            raise Refused("challenge_over")
        if row.opponent != press.user_id:
            raise Refused("not_challenged")
        return row

    async def accept(press: Press) -> None:
        """Open the game with the challenger's throws, or go on with it."""
        row, interaction = await asked(press), press.interaction
        if row.answer is not None:
            found = await services.coordinator.look(row.answer, press.user_id)
            if found.status in OVER:
                raise Refused("challenge_over")
            await open_here(services, interaction, found)
            return
        try:
            await open_pressed(services, interaction, await _answer_to(services, interaction, row))
        except LostRace as error:
            raise Refused("challenge_over") from error

    async def refuse(press: Press) -> None:
        row = await asked(press)
        if row.stage != "asked" or not await kept.end(row, None, services.coordinator.now()):
            raise Refused("challenge_over")
        await services.delivery.answer(press.interaction, Page(text(press.locale, "challenge-refused")))

    return {ChallengeVerb.ACCEPT: accept, ChallengeVerb.REFUSE: refuse}


def _add_command(tree: app_commands.CommandTree[Any], services: Services) -> None:
    @tree.command(name=named("command-challenge"), description=named("command-challenge-about"))
    @app_commands.rename(
        opponent=named("option-opponent"),
        game=named("option-game"),
        level=named("option-level"),
    )
    @app_commands.describe(
        opponent=named("option-challenged-about"),
        game=named("option-challenge-game-about"),
        level=named("option-challenge-level-about"),
    )
    @app_commands.choices(game=game_choices())
    async def challenge(
        interaction: Interaction, *, opponent: discord.User, game: str = "", level: str = ""
    ) -> None:
        name = game or await own_game(services, interaction.user.id)
        await _open(services, interaction, await _new(services, interaction, opponent, name), level)

    @challenge.autocomplete("level")
    async def offer_level(interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        option, locale = _level_option(await _game(services, interaction)), str(interaction.locale)
        if option is None:
            return []
        if option.suggest is not None:
            return fitting(dict(option.suggest(typed, locale)), "")
        return fitting({text(locale, key): value for value, key in option.choices.items()}, typed)

    challenge.allowed_contexts = IN_SERVERS


async def _game(services: Services, interaction: Interaction) -> str:
    """Return the game in the option filled in so far, or the person's usual one."""
    return str(interaction.namespace.game or "") or await own_game(services, interaction.user.id)


async def _new(
    services: Services, interaction: Interaction, opponent: discord.User | discord.Member, name: str
) -> Challenge:
    """A challenge that may be made here now; raises Refused."""
    guild_id, user, now = interaction.guild_id, interaction.user, services.coordinator.now()
    if guild_id is None:
        raise Refused("not_in_dm")
    if opponent.id == user.id:
        raise Refused("challenged_self")
    if opponent.bot:
        raise Refused("challenged_bot", {"player": opponent.mention})
    if not isinstance(opponent, discord.Member):
        raise Refused("challenged_stranger", {"player": opponent.mention})
    await need_place(services, interaction, guild_id)
    found = await Challenges(services.store).open(user.id, opponent.id)
    if found.between_both:
        raise Refused("challenged_already", {"player": opponent.mention})
    if found.by_challenger >= MOST_MADE:
        raise Refused("challenges_of_host", {"count": MOST_MADE})
    if found.for_opponent >= MOST_GOT:
        raise Refused("challenges_of_guest", {"player": opponent.mention})
    return Challenge(
        id=f"{interaction.id:x}",
        game="",
        game_name=name,
        challenger=user.id,
        challenger_name=user.display_name,
        opponent=opponent.id,
        opponent_name=opponent.display_name,
        guild_id=guild_id,
        channel_id=channel_of(interaction),
        locale=(await server_defaults(services, interaction)).language,
        stage="playing",
        made_at=now,
        until=now + TIME,
    )


async def _open(services: Services, interaction: Interaction, row: Challenge, level: str) -> None:
    """Open the challenger's game, alone and without hints; the opponent is asked when it is over.

    Its throws are new: of those of a game that was played before, anybody could have seen them.
    """
    choice = _choice(row.game_name, level.strip())
    services.coordinator.limiter.take(CHALLENGES, row.people)
    setup = Setup(
        kind=row.game_name,
        variant=choice.variant,
        mode=SOLO,
        header_options=choice.header_options,
        seats=1,
        clock="none",
        panel="channel",
        guild_id=row.guild_id,
        channel_id=row.channel_id,
        locale=str(interaction.locale),
        is_sealed=True,
        also=_made(row),
    )
    prepare = None if choice.make is None else preparation(services, choice.make)
    await open_solo(services, interaction, setup, prepare)


def _made(row: Challenge) -> Callable[[str], Batch]:
    return lambda game: (challenge_made(replace(row, game=game)),)


async def _answer_to(services: Services, interaction: Interaction, row: Challenge) -> Setup:
    """The opponent's game: the same sheet and throws, alone."""
    now = services.coordinator.now()
    source = await finished_game(services.store, row.game, row.challenger, now, is_sealed=True)
    setup = setup_again(
        source,
        guild_id=interaction.guild_id,
        channel_id=channel_of(interaction),
        locale=str(interaction.locale),
    )
    name = interaction.user.display_name
    return replace(
        setup, is_sealed=True, also=lambda game: (challenge_accepted(row, name, game, now + TIME),)
    )


def _level_option(game: str) -> Option | None:
    solo = solo_of(game)
    options = () if solo is None else solo.options
    return next((one for one in options if isinstance(one, Option) and one.name == LEVEL), None)


def _choice(game: str, level: str) -> GameChoice:
    """What `/<game> solo` would play on this level; raises Refused for an unknown one."""
    solo, option = solo_of(game), _level_option(game)
    if solo is None:
        raise Refused("challenge_not_alone")
    usual = {each.name: each.default for each in solo.options if isinstance(each, Option)}
    if option is not None and level:
        if option.choices and level not in option.choices:
            raise Refused("challenge_level", {"levels": ", ".join(option.choices)})
        usual[LEVEL] = level
    return solo.choose(usual)
