"""`/ratings`: who plays a game best, by the rating of every rated game; private."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any

import discord
from discord import app_commands

from bot.games.registry import PARTS
from bot.interactions.commands.options import choices, default_game, game_choices, own_game
from bot.interactions.press import Handler, Press
from bot.interactions.services import Services
from bot.interactions.translator import named
from bot.messages.first_answer import Interaction
from bot.pages.control import Control, Verb
from bot.pages.layouts import escaped, layout_page, row, rule, words
from bot.pages.page import Item, Page, Part, Style, button
from bot.pages.texts import text
from bot.store.rating import margin_of
from bot.store.rating_lists import Listed, RatingList, rating_list

PLACES = ("here", "everywhere")
SOLO = "solo"


@dataclass(frozen=True, slots=True)
class Pool:
    """Which ratings, and which page of them; every control of the page carries it."""

    game: str
    mode: str
    where: str
    page: int = 0

    def arg(self) -> str:
        return f"{self.game},{self.mode},{self.where},{self.page}"


def pool_of(game: str = "", mode: str = "", where: str = "", page: str = "") -> Pool:
    """The pool with these values; a value the game lacks becomes the default."""
    game = game if game in PARTS else default_game()
    modes = rated_modes(game)
    place = where if where in PLACES else PLACES[0]
    number = int(page) if page.isdecimal() and len(page) < 6 else 0
    return Pool(game, mode if mode in modes else modes[0], place, number)


def parse_pool(arg: str) -> Pool:
    return pool_of(*[*arg.split(","), "", "", "", ""][:4])


def rated_modes(game: str) -> list[str]:
    """Each is a pool of its own: solo games are not rated."""
    return [mode for mode in PARTS[game].presenter.modes if mode != SOLO]


def ratings_button(game: str, mode: str, where: str, label: str) -> Item:
    """A button that opens this page from another one."""
    return button(Control(Verb.RATINGS, arg=pool_of(game, mode, where).arg()), label, emoji="📈")


def add_ratings(tree: app_commands.CommandTree[Any], services: Services) -> Mapping[Verb, Handler]:
    @tree.command(name=named("command-ratings"), description=named("command-ratings-about"))
    @app_commands.rename(game=named("option-game"), mode=named("option-mode"), where=named("option-where"))
    @app_commands.describe(
        game=named("option-page-game-about"),
        mode=named("option-ratings-mode-about"),
        where=named("option-where-about"),
    )
    @app_commands.choices(
        game=game_choices(), mode=choices("mode", *_all_modes()), where=choices("where", *PLACES)
    )
    async def ratings(interaction: Interaction, *, game: str = "", mode: str = "", where: str = "") -> None:
        pool = pool_of(game or await own_game(services, interaction.user.id), mode, where)
        await services.delivery.answer_private(interaction, await _page(services, interaction, pool))

    async def turn(press: Press) -> None:
        """Show other ratings; a press on a public page opens a private one."""
        page = await _page(services, press.interaction, parse_pool(press.control.arg))
        message = press.interaction.message
        if message is not None and message.flags.ephemeral:
            await services.delivery.answer(press.interaction, page)
        else:
            await services.delivery.answer_private(press.interaction, page)

    return {Verb.RATINGS: turn}


async def _page(services: Services, interaction: Interaction, pool: Pool) -> Page:
    if interaction.guild_id is None:
        pool = replace(pool, where="everywhere")
    found = await rating_list(
        services.store,
        pool.game,
        pool.mode,
        interaction.guild_id if pool.where == "here" else None,
        interaction.user.id,
        now=int(discord.utils.utcnow().timestamp() * 1000),
        page=pool.page,
    )
    reader = Reader(str(interaction.locale), interaction.user.id, is_dm=interaction.guild_id is None)
    return ratings_page(found, replace(pool, page=found.page), reader)


@dataclass(frozen=True, slots=True)
class Reader:
    """Who reads the page."""

    locale: str
    user_id: int
    is_dm: bool


def ratings_page(found: RatingList, pool: Pool, reader: Reader) -> Page:
    """The lines of the page, the reader's own with its neighbours, and controls."""
    locale, game = reader.locale, text(reader.locale, f"game-{pool.game}")
    mode = text(locale, f"mode-{pool.mode}")
    lines = [_line(one, pool, reader) for one in found.rows] or [text(locale, "ratings-empty")]
    parts: list[Part] = [
        words(
            text(locale, "ratings-title", game=game),
            text(
                locale, "ratings-scope", mode=mode, where=pool.where, page=found.page + 1, pages=found.pages
            ),
        ),
        words(*lines),
    ]
    if found.around:
        parts += [rule(), words(*(_line(one, pool, reader) for one in found.around))]
    parts += [words(_own(found, reader), text(locale, "ratings-counted", where=pool.where)), rule()]
    return layout_page(*parts, *_controls(found, pool, reader))


def _line(one: Listed, pool: Pool, reader: Reader) -> str:
    player = f"<@{one.user_id}>" if pool.where == "here" else escaped(one.name)
    if one.user_id == reader.user_id:
        player = text(reader.locale, "board-you", player=player)
    return text(
        reader.locale,
        "ratings-row",
        place=one.place,
        player=player,
        rating=str(one.shown),
        margin=str(margin_of(one.sigma)),
        games=one.games,
    )


def _own(found: RatingList, reader: Reader) -> str:
    """The reader's own rating, and what it lacks to be listed."""
    own = found.own
    if own is None:
        return text(reader.locale, "ratings-own-none")
    values: dict[str, str | int] = {
        "rating": str(own.shown),
        "margin": str(own.skill.margin),
        "games": own.games,
    }
    if not own.skill.is_settled:
        return text(reader.locale, "ratings-own-provisional", **values, progress=own.skill.progress)
    is_listed = any(one.user_id == reader.user_id for one in (*found.rows, *found.around))
    return text(reader.locale, "ratings-own", **values, is_listed="yes" if is_listed else "no")


def _controls(found: RatingList, pool: Pool, reader: Reader) -> list[Part]:
    locale, first = reader.locale, replace(pool, page=0)
    games = [_switch(pool_of(game, pool.mode, pool.where), first, f"game-{game}", locale) for game in PARTS]
    modes = [
        _switch(replace(first, mode=mode), first, f"mode-{mode}", locale) for mode in rated_modes(pool.game)
    ]
    items: list[Part] = [row(*games), row(*modes)]
    if not reader.is_dm:
        places = (_switch(replace(first, where=where), first, f"where-{where}", locale) for where in PLACES)
        items.append(row(*places))
    # A page further on may hold fewer lines by the time of the press: then the last one is shown.
    steps = [
        button(
            Control(Verb.RATINGS, arg=replace(pool, page=to).arg(), tag=key), text(locale, f"ratings-{key}")
        )
        for key, to in (("before", pool.page - 1), ("after", pool.page + 1))
        if 0 <= to < found.pages
    ]
    return [*items, row(*steps)] if steps else items


def _switch(to: Pool, now: Pool, key: str, locale: str) -> Item:
    style = Style.PRIMARY if to == now else Style.SECONDARY
    # Several buttons may lead to the same page, but Discord refuses duplicate custom_ids.
    tag, _, _ = key.partition("-")
    return button(Control(Verb.RATINGS, arg=to.arg(), tag=tag), text(locale, key), style)


def _all_modes() -> list[str]:
    return list(dict.fromkeys(mode for game in PARTS for mode in rated_modes(game)))
