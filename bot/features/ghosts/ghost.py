"""`/ghost`: a finished game once more, beside the recorded moves of those who played it."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from typing import Any

import discord
from discord import app_commands

from bot.features.boards.standings import BoardName, Kind, board
from bot.features.ghosts.finished import FinishedGame, GhostStore
from bot.features.ghosts.setup import need_legal, need_open, setup_against
from bot.games.registry import PARTS
from bot.interactions.commands.opening import channel_of, open_pressed, open_solo
from bot.interactions.commands.options import game_choices, own_game
from bot.interactions.press import Handlers, Press
from bot.interactions.services import Services
from bot.interactions.translator import named
from bot.messages.first_answer import Interaction
from bot.pages.control import Control, Verb
from bot.pages.layouts import plain
from bot.pages.page import MAX_OPTIONS, Button, button
from bot.pages.texts import text
from bot.store.periods import season_at
from bot.store.rows import SOLO
from bot.turns.finished import finished_game
from bot.turns.game import LoadedGame
from bot.turns.look import Look, Refused, Setup

CHAMPION = "champion"
RECENT = 12
"""The number of one's newest games that are offered."""
MAX_LABEL = 100
"""Discord's limit for a choice."""


def add_ghost(tree: app_commands.CommandTree[Any], services: Services) -> Handlers:
    _add_command(tree, services)

    async def play(press: Press) -> None:
        setup = await _setup(services, press.interaction, press.game)
        await open_pressed(services, press.interaction, setup)

    return {Verb.GHOST: play}


def _add_command(tree: app_commands.CommandTree[Any], services: Services) -> None:
    @tree.command(name=named("command-ghost"), description=named("command-ghost-about"))
    @app_commands.rename(
        game=named("option-game"), against=named("option-against"), player=named("option-player")
    )
    @app_commands.describe(
        game=named("option-page-game-about"),
        against=named("option-against-about"),
        player=named("option-ghost-player-about"),
    )
    @app_commands.choices(game=game_choices())
    async def ghost(
        interaction: Interaction, *, game: str = "", against: str = "", player: discord.User | None = None
    ) -> None:
        name = game or await own_game(services, interaction.user.id)
        kept: int | None = None
        if against and against != CHAMPION:
            chosen = against.strip().lower()
        else:
            found = await _found(services, interaction, name, against, player)
            chosen, kept = found.game, found.seat
        await open_solo(services, interaction, await _setup(services, interaction, chosen, kept))

    @ghost.autocomplete("against")
    async def offer(interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        name = str(interaction.namespace.game or "")
        name = name if name in PARTS else await own_game(services, interaction.user.id)
        offered = await _own_games(services, interaction, name)
        if interaction.guild_id is not None:
            offered = {text(str(interaction.locale), "ghost-champion"): CHAMPION, **offered}
        return fitting(offered, typed)


def fitting(offered: Mapping[str, str], typed: str) -> list[app_commands.Choice[str]]:
    """The values whose labels hold what was typed."""
    found = [(label, value) for label, value in offered.items() if typed.casefold() in label.casefold()]
    return [app_commands.Choice(name=label[:MAX_LABEL], value=value) for label, value in found[:MAX_OPTIONS]]


async def _own_games(services: Services, interaction: Interaction, name: str) -> dict[str, str]:
    """A person's best solo games and newest games, by label."""
    kept, user_id, locale = GhostStore(services.store), interaction.user.id, str(interaction.locale)
    bests = await kept.bests(user_id, name)
    newest = await _newest(services, user_id, name)
    known = {one.game for one in bests}
    others = (one for one in newest if one.game not in known)
    return {
        **{_label(name, one, "best", locale): one.game for one in bests[:RECENT]},
        **{_label(name, one, "newest", locale): one.game for one in others},
    }


async def _newest(
    services: Services, user_id: int, name: str, guild_id: int | None = None
) -> list[FinishedGame]:
    """A person's newest games that have ghosts, on one server or everywhere."""
    newest = await GhostStore(services.store).newest(user_id, name, RECENT, guild_id)
    return [one for one in newest if one.mode not in PARTS[name].without_ghosts]


def _label(name: str, one: FinishedGame, which: str, locale: str) -> str:
    level = plain(PARTS[name].scoring.variant(one.variant, locale))
    mode = text(locale, f"mode-{one.mode}")
    return text(locale, "ghost-offer", which=which, game=one.game, level=level, mode=mode, points=one.points)


def ghost_button(look: Look, locale: str) -> Button:
    """Opens a game against the ghosts of this one."""
    return button(Control(Verb.GHOST, look.game, look.step), text(locale, "ghost-play"), emoji="👻")


async def _source_of(services: Services, interaction: Interaction, game: str) -> LoadedGame:
    """A finished game that this person may play against here; raises Refused for any other."""
    try:
        source = await finished_game(services.store, game, interaction.user.id, services.coordinator.now())
    except Refused as refused:
        codes = {"no_game": "unknown_game", "review_not_over": "ghost_not_over"}
        raise Refused(codes.get(refused.code, refused.code)) from refused
    is_own = any(player.user_id == interaction.user.id for player in source.players)
    is_here = interaction.guild_id is not None and source.row.place.guild_id == interaction.guild_id
    if not is_own and not is_here:
        raise Refused("unknown_game")
    need_open(source, services.coordinator.now())
    return source


async def _found(
    services: Services, interaction: Interaction, name: str, against: str, player: discord.User | None
) -> FinishedGame:
    """Somebody's newest game here, last season's champion's best one, or one's own best."""
    kept, guild_id, found = GhostStore(services.store), interaction.guild_id, None
    if against == CHAMPION:
        found = None if guild_id is None else await _champions(services, interaction, name, guild_id)
    elif player is None or player.id == interaction.user.id:
        newest = await _newest(services, interaction.user.id, name)
        found = next(iter((*await kept.bests(interaction.user.id, name), *newest)), None)
    elif (await services.records.people.settings(player.id)).is_unlisted:
        raise Refused("profile_hidden")
    elif guild_id is not None:
        found = next(iter(await _newest(services, player.id, name, guild_id)), None)
    if found is None:
        raise Refused("ghost_none")
    return found


async def _champions(
    services: Services, interaction: Interaction, name: str, guild_id: int
) -> FinishedGame | None:
    """The best game of the first on the first board of last season that has one."""
    now = services.coordinator.now()
    season = season_at(season_at(now).since - 1)
    modes = [mode for mode in PARTS[name].scoring.modes if mode not in {SOLO, *PARTS[name].without_ghosts}]
    kinds: tuple[Kind, ...] = ("beaten", "wins")
    for kind in kinds:
        for mode in modes:
            asked = BoardName(kind, name, mode, guild_id=guild_id, period=season.name)
            first = (await board(services.store, asked, interaction.user.id, now=now, rows=1)).rows
            if first and first[0].user_id > 0:
                found = GhostStore(services.store).best_of_season(
                    first[0].user_id, name, mode, guild_id, season
                )
                if (best := await found) is not None:
                    return best
    return None


async def _setup(services: Services, interaction: Interaction, game: str, kept: int | None = None) -> Setup:
    """A game against the ghosts of this one; raises Refused where there is none."""
    source = await _source_of(services, interaction, game)
    setup = setup_against(
        source,
        interaction.user.id,
        guild_id=interaction.guild_id,
        channel_id=channel_of(interaction),
        locale=str(interaction.locale),
        kept=kept,
    )
    await asyncio.to_thread(need_legal, source, setup)
    return setup
