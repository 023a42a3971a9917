"""A finished game once more, beside the recorded moves of those who played it."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping

from discord import app_commands

from bot.features.boards.standings import BoardName, Kind, board
from bot.features.ghosts.finished import FinishedGame, GhostStore
from bot.features.ghosts.setup import need_legal, need_open, setup_against
from bot.games.registry import PARTS
from bot.interactions.commands.opening import channel_of, open_pressed
from bot.interactions.commands.options import default_game, own_game
from bot.interactions.press import Handlers, Press
from bot.interactions.services import Services
from bot.messages.first_answer import Interaction
from bot.pages.control import NO_GAME, Control, Verb
from bot.pages.layouts import layout_page, plain, row, words
from bot.pages.page import MAX_OPTIONS, Button, Page, button, select
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


def ghost_handlers(services: Services) -> Handlers:
    async def play(press: Press) -> None:
        """Play against a game, or choose whose ghosts to play against."""
        interaction, name = press.interaction, press.control.arg
        if press.control.game != NO_GAME:
            await _open(services, press, press.control.game)
        elif press.value == CHAMPION:
            guild_id = interaction.guild_id
            champions = guild_id and await _champions(services, interaction, _known(name), guild_id)
            await _open_found(services, press, champions or None)
        elif press.value:
            await _open(services, press, press.value)
        else:
            await _show_choice(services, press, name)

    async def race(press: Press) -> None:
        """Play against the newest game of the person whom the button names."""
        await _open_found(services, press, await _newest_of(services, press, _number(press.control.arg)))

    return {Verb.GHOST: play, Verb.RACE: race}


async def _open(services: Services, press: Press, game: str, kept: int | None = None) -> None:
    setup = await _setup(services, press.interaction, game, kept)
    await open_pressed(services, press.interaction, setup)


async def _open_found(services: Services, press: Press, found: FinishedGame | None) -> None:
    if found is None:
        raise Refused("ghost_none")
    await _open(services, press, found.game, found.seat)


async def _show_choice(services: Services, press: Press, game: str) -> None:
    """Offer the ghosts that this person may play against; a press that names a game turns the page to it."""
    name = _known(game or await own_game(services, press.user_id))
    offered = await _own_games(services, press.interaction, name)
    if press.interaction.guild_id is not None:
        offered = {**offered, text(press.locale, "ghost-champion"): CHAMPION}
    page = _choice_page(name, offered, press.locale, f"{press.interaction.id:x}")
    if game:
        await services.delivery.answer(press.interaction, page)
    else:
        await services.delivery.answer_private(press.interaction, page)


def _choice_page(name: str, offered: Mapping[str, str], locale: str, tag: str) -> Page:
    """`offered` has the labels of games with their ids; `tag` tells the select from one drawn before."""
    options = [(value, label, "") for label, value in offered.items()][:MAX_OPTIONS]
    choose = Control(Verb.GHOST, arg=name, tag=tag, kind="s")
    chooser = (row(select(choose, text(locale, "ghost-choose"), options)),) if options else ()
    others = tuple(
        button(Control(Verb.GHOST, arg=game), text(locale, f"game-{game}")) for game in PARTS if game != name
    )
    title = text(locale, "ghost-title", game=text(locale, f"game-{name}"), some="yes" if options else "no")
    return layout_page(words(title), *chooser, *((row(*others),) if others else ()))


def _known(game: str) -> str:
    return game if game in PARTS else default_game()


def _number(digits: str) -> int:
    """A person's id; 0, which is no person, for any other text."""
    return int(digits) if digits.isascii() and digits.isdecimal() and len(digits) < 20 else 0


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


async def _newest_of(services: Services, press: Press, player: int) -> FinishedGame | None:
    """Somebody's newest game of any kind: on this server, or anywhere if it is one's own."""
    is_own, guild_id = player == press.user_id, press.interaction.guild_id
    if not is_own and (await services.records.people.settings(player)).is_unlisted:
        raise Refused("profile_hidden")
    if not is_own and guild_id is None:
        return None
    place = None if is_own else guild_id
    newest = [one for name in PARTS for one in await _newest(services, player, name, place)]
    return max(newest, key=lambda one: one.ended_at, default=None)


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
