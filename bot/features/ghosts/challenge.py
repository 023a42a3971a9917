"""`/challenge` and its page: you play alone now, and somebody else plays the same throws after you."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

import discord
from discord import app_commands

from bot.features.ghosts.challenges import Challenge, Challenges, challenge_accepted, challenge_made
from bot.features.ghosts.duel_page import (
    LEVEL,
    OPPONENT,
    RACE,
    Pairing,
    challenge_games,
    days_of,
    duel_page,
    levels_of,
    parse_chosen,
    usual_level,
    with_value,
)
from bot.features.ghosts.facts import Rivalry
from bot.features.ghosts.race import offered_games, show_race, source_of
from bot.features.ghosts.setup import setup_again
from bot.features.ghosts.verbs import ChallengeVerb
from bot.games.command import GameChoice, Option
from bot.games.solo import solo_of
from bot.interactions.commands.opening import channel_of, need_place, open_pressed, server_defaults
from bot.interactions.commands.options import IN_SERVERS, own_game
from bot.interactions.commands.play import preparation
from bot.interactions.commands.sheet import open_here
from bot.interactions.press import Handlers, Press
from bot.interactions.services import Services
from bot.interactions.translator import localised
from bot.messages.first_answer import Interaction
from bot.pages.control import Verb, base36
from bot.pages.page import Page
from bot.pages.texts import text
from bot.store.batch import LostRace
from bot.store.facts import Facts
from bot.store.rows import OVER, SEALED, SOLO
from bot.turns.clocks import DAY
from bot.turns.finished import finished_game
from bot.turns.limits import CHALLENGES, LEVELS
from bot.turns.look import Refused, Setup

MOST_MADE, MOST_GOT = 5, 10
"""The most open challenges that one person may have made, and that may wait for one person."""
TIME = 3 * DAY
"""The time for each of the two to play, counted from the challenge or its acceptance, and for the opponent
to accept."""


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
        """Open the game with the challenger's throws, or continue it."""
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
        locale = press.locale if press.is_private else row.locale
        await services.delivery.answer(press.interaction, Page(text(locale, "challenge-refused")))

    async def show(press: Press) -> None:
        """Open the page, or show what was chosen on it."""
        chosen, what = await _known(services, press), press.control.tag.partition(".")[0]
        if what == RACE:
            await show_race(services, press, await source_of(services, press.interaction, press.value))
            return
        if what:
            chosen = with_value(chosen, what, press.value)
            if what == OPPONENT and chosen.opponent is not None:
                _need_person(press, str(chosen.opponent))
        page = await _page(services, press.interaction, chosen)
        if what:
            await services.delivery.answer(press.interaction, page)
        else:
            await services.delivery.answer_private(press.interaction, page)

    async def begin(press: Press) -> None:
        chosen = await _known(services, press)
        if chosen.opponent is None:
            raise Refused("challenged_nobody")
        row = await _new(services, press.interaction, chosen)
        await _open(services, press.interaction, row, chosen.level)

    return {
        Verb.DUEL: show,
        ChallengeVerb.BEGIN: begin,
        ChallengeVerb.ACCEPT: accept,
        ChallengeVerb.REFUSE: refuse,
    }


def _add_command(tree: app_commands.CommandTree[Any], services: Services) -> None:
    @tree.command(name=localised("command-challenge"), description=localised("command-challenge-about"))
    @app_commands.rename(opponent=localised("option-opponent"))
    @app_commands.describe(opponent=localised("option-challenged-about"))
    async def challenge(interaction: Interaction, *, opponent: discord.User | None = None) -> None:
        game = await own_game(services, interaction.user.id)
        if opponent is not None:
            is_member = isinstance(opponent, discord.Member)
            _need_opponent(interaction.user.id, opponent.id, is_bot=opponent.bot, is_member=is_member)
        chosen = Pairing(game, usual_level(game), None if opponent is None else opponent.id)
        await services.delivery.answer_private(interaction, await _page(services, interaction, chosen))

    challenge.allowed_contexts = IN_SERVERS


async def _page(services: Services, interaction: Interaction, chosen: Pairing) -> Page:
    """Return the page that begins a challenge, with the games that the person may race instead."""
    guild_id = interaction.guild_id
    races = await offered_games(services, interaction.user.id, chosen.game, guild_id, chosen.opponent)
    tag = base36(interaction.id)
    is_server = guild_id is not None
    return duel_page(chosen, races, str(interaction.locale), days=days_of(TIME), tag=tag, is_server=is_server)


async def _known(services: Services, press: Press) -> Pairing:
    """Return what is chosen on the pressed page; the usual where it says nothing, or what is no longer
    offered."""
    game, level, opponent = parse_chosen(press.control.arg)
    if game not in challenge_games():
        game = await own_game(services, press.user_id)
    return Pairing(game, level if level in levels_of(game, press.locale) else usual_level(game), opponent)


def _need_person(press: Press, chosen: str) -> None:
    """Raise Refused unless the person chosen in a select can be challenged."""
    data: Mapping[str, Any] = press.interaction.data or {}
    resolved: Mapping[str, Any] = data.get("resolved") or {}
    person = resolved.get("users", {}).get(chosen, {})
    is_member = not person or chosen in resolved.get("members", {})
    _need_opponent(press.user_id, int(chosen), is_bot=bool(person.get("bot")), is_member=is_member)


def _need_opponent(user_id: int, opponent: int, *, is_bot: bool, is_member: bool) -> None:
    if opponent == user_id:
        raise Refused("challenged_self")
    if is_bot:
        raise Refused("challenged_bot", {"player": f"<@{opponent}>"})
    if not is_member:
        raise Refused("challenged_stranger", {"player": f"<@{opponent}>"})


async def _new(services: Services, interaction: Interaction, chosen: Pairing) -> Challenge:
    """Return a challenge that may be made here now; raises Refused."""
    guild_id, user, now = interaction.guild_id, interaction.user, services.coordinator.now()
    opponent = chosen.opponent or 0
    if guild_id is None:
        raise Refused("not_in_dm")
    _need_opponent(user.id, opponent, is_bot=False, is_member=True)
    await need_place(services, interaction, guild_id)
    found, player = await Challenges(services.store).open(user.id, opponent), f"<@{opponent}>"
    if found.between_both:
        raise Refused("challenged_already", {"player": player})
    if found.by_challenger >= MOST_MADE:
        raise Refused("challenges_of_host", {"count": MOST_MADE})
    if found.for_opponent >= MOST_GOT:
        raise Refused("challenges_of_guest", {"player": player})
    return Challenge(
        id=f"{interaction.id:x}",
        game="",
        game_kind=chosen.game,
        challenger=user.id,
        opponent=opponent,
        guild_id=guild_id,
        channel_id=channel_of(interaction),
        locale=(await server_defaults(services, interaction)).language,
        stage="playing",
        made_at=now,
        until=now + TIME,
    )


async def _open(services: Services, interaction: Interaction, row: Challenge, level: str) -> None:
    """Open the challenger's game, alone and without hints; the opponent is asked when it is over.

    The dice are new, because anyone could have seen those of an earlier game.
    """
    choice = _choice(row.game_kind, level)
    services.coordinator.limiter.take(CHALLENGES, row.people)
    setup = Setup(
        kind=row.game_kind,
        variant=choice.variant,
        mode=SOLO,
        header_options=choice.header_options,
        seats=1,
        clock="none",
        panel="channel",
        guild_id=row.guild_id,
        channel_id=row.channel_id,
        locale=str(interaction.locale),
        has_hints=False,
        secret_until=SEALED,
        facts=Facts().put(
            Rivalry(
                "challenger",
                str(row.opponent),
                channel_id=row.channel_id,
                until=row.until,
                answer_until=row.made_at + 2 * TIME,
            )
        ),
        also=lambda game: (challenge_made(replace(row, game=game)),),
    )
    if choice.make is not None:
        services.coordinator.limiter.take(LEVELS, row.challenger)
        setup = await preparation(services, choice.make)(setup)
    await open_pressed(services, interaction, setup)


async def _answer_to(services: Services, interaction: Interaction, row: Challenge) -> Setup:
    """Return the opponent's game: the same sheet and throws, alone."""
    now = services.coordinator.now()
    source = await finished_game(services.store, row.game, row.challenger, now, is_sealed=True)
    setup = setup_again(
        source,
        Rivalry("opponent", channel_id=row.channel_id, until=now + TIME),
        guild_id=interaction.guild_id,
        channel_id=channel_of(interaction),
        locale=str(interaction.locale),
    )
    return replace(
        setup,
        has_hints=False,
        secret_until=SEALED,
        also=lambda game: (challenge_accepted(row, game, now + TIME),),
    )


def _choice(game: str, level: str) -> GameChoice:
    """Return what `/<game> solo` would play on this level; raises Refused for a game that is not played
    alone."""
    solo = solo_of(game)
    if solo is None:
        raise Refused("challenge_not_alone")
    usual = {each.name: each.default for each in solo.options if isinstance(each, Option)}
    return solo.choose({**usual, LEVEL: level} if LEVEL in usual and level else usual)
