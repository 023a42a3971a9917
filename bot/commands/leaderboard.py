"""`/leaderboard`: the best of a server or of all, at the table or solo; private unless shown."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from discord import ButtonStyle, app_commands

from bot import levels
from bot.commands.brilliant import NAME
from bot.commands.opening import server_defaults
from bot.control import Control
from bot.delivery import Interaction
from bot.generator.codes import DIFFICULTIES
from bot.layouts import Item, escaped, layout_page, row, rule, words
from bot.pages import Page, button, select
from bot.presses import Handler, Press
from bot.records import Board, BoardRow
from bot.texts import text
from bot.translator import named

if TYPE_CHECKING:
    from bot.client import Bot

ALL = "all"
ROWS = 10
MODES = ("table", "solo")
PLACES = ("here", "everywhere")
RANDOM_LEVELS = tuple(map(levels.random_variant, DIFFICULTIES))


@dataclass(frozen=True, slots=True)
class Choice:
    """Which leaderboard; its text stands in every control of the page."""

    mode: str = "table"
    where: str = "here"
    level: str = ALL

    def arg(self) -> str:
        # A level is told by its number in the list: not every file name fits a custom_id.
        return f"{self.mode},{self.where},{_levels().index(self.level)}"


@dataclass(frozen=True, slots=True)
class Reader:
    """Who reads the page: everybody, or one person who may press its controls."""

    locale: str
    guild_id: int | None
    user_id: int | None
    mark: str = ""
    """New in every drawing, so that the select can be used again."""


def parse_choice(arg: str) -> Choice:
    """The choice in a control; whatever is unknown becomes what one sees first."""
    mode, where, level = [*arg.split(","), "", "", ""][:3]
    known = _levels()
    number = int(level) if level.isdecimal() else 0
    return Choice(
        mode if mode in MODES else MODES[0],
        where if where in PLACES else PLACES[0],
        known[number] if number < len(known) else ALL,
    )


def add_leaderboard(bot: Bot) -> Mapping[str, Handler]:
    _add_command(bot)

    async def turn(press: Press) -> None:
        """Another leaderboard; on a public one everybody gets a page of their own."""
        choice = parse_choice(press.control.arg)
        if press.control.kind == "s":
            choice = replace(choice, level=press.value if press.value in _levels() else ALL)
        page = await _private_page(bot, press.interaction, choice)
        message = press.interaction.message
        if message is not None and message.flags.ephemeral:
            await bot.delivery.answer(press.interaction, page)
        else:
            await bot.delivery.answer_private(press.interaction, page)

    async def show(press: Press) -> None:
        page = await _public_page(bot, press.interaction, parse_choice(press.control.arg))
        await bot.delivery.answer_public(press.interaction, page)

    return {"board": turn, "boardshow": show}


def _add_command(bot: Bot) -> None:
    @bot.tree.command(name=named("command-leaderboard"), description=named("command-leaderboard-about"))
    @app_commands.rename(
        level=named("option-level"),
        mode=named("option-mode"),
        where=named("option-where"),
        show=named("option-show"),
    )
    @app_commands.describe(
        level=named("option-board-level-about"),
        mode=named("option-mode-about"),
        where=named("option-where-about"),
        show=named("option-show-about"),
    )
    @app_commands.choices(
        level=_level_choices(), mode=_choices("mode", MODES), where=_choices("where", PLACES)
    )
    async def leaderboard(
        interaction: Interaction,
        level: str = ALL,
        mode: str = "table",
        where: str = "here",
        show: bool = False,
    ) -> None:
        choice = Choice(mode, where, level)
        if show:
            await bot.delivery.answer_public(interaction, await _public_page(bot, interaction, choice))
        else:
            await bot.delivery.answer_private(interaction, await _private_page(bot, interaction, choice))


async def _private_page(bot: Bot, interaction: Interaction, choice: Choice) -> Page:
    """In the person's own language, with the controls."""
    mark = f"{interaction.id:x}"
    reader = Reader(str(interaction.locale), interaction.guild_id, interaction.user.id, mark)
    return await _page(bot, choice, reader)


async def _public_page(bot: Bot, interaction: Interaction, choice: Choice) -> Page:
    """In the server's language, with one way to a page of one's own."""
    language, _ = await server_defaults(bot, interaction)
    return await _page(bot, choice, Reader(language, interaction.guild_id, None))


async def _page(bot: Bot, choice: Choice, reader: Reader) -> Page:
    if reader.guild_id is None:
        choice = replace(choice, where="everywhere")
    is_here = choice.where == "here"
    board = await bot.records.board(
        NAME,
        choice.mode,
        None if choice.level == ALL else choice.level,
        reader.guild_id if is_here else None,
        reader.user_id or 0,
        limit=ROWS,
    )
    return board_page(board, choice, reader)


def board_page(board: Board, choice: Choice, reader: Reader) -> Page:
    locale = reader.locale
    level = text(locale, "level-all") if choice.level == ALL else _level_name(choice.level, locale)
    items = [
        words(
            text(locale, "board-title", mode=choice.mode),
            text(locale, "board-scope", level=level, where=choice.where),
        ),
        words(*(_line(line, choice, reader) for line in board.rows))
        if board.rows
        else words(text(locale, "board-empty", mode=choice.mode)),
    ]
    if board.rows and choice.mode == "table":
        items.append(words(text(locale, "board-computers")))
    if reader.user_id is None:
        own = Control("board", arg=choice.arg())
        return layout_page(*items, row(button(own, text(locale, "board-open"), emoji="🏆")))
    if board.rows and board.own not in board.rows:
        items.append(rule())
        mine = text(locale, "board-own-none") if board.own is None else _line(board.own, choice, reader)
        items.append(words(mine))
    return layout_page(*items, rule(), *_controls(choice, reader))


def _line(line: BoardRow, choice: Choice, reader: Reader) -> str:
    player = f"<@{line.user_id}>" if choice.where == "here" else escaped(line.name)
    if line.user_id == reader.user_id:
        player = text(reader.locale, "board-you", player=player)
    if choice.mode == "solo":
        date = f"<t:{line.best_at // 1000}:d>"
        return text(
            reader.locale,
            "board-row-solo",
            place=line.place,
            player=player,
            best=line.best,
            date=date,
            games=line.games,
        )
    return text(
        reader.locale,
        "board-row-table",
        place=line.place,
        player=player,
        games=line.games,
        wins=line.wins,
        points=line.points,
    )


def _controls(choice: Choice, reader: Reader) -> list[Item]:
    locale = reader.locale
    modes = [_switch(replace(choice, mode=mode), choice, f"mode-{mode}", locale) for mode in MODES]
    places = [_switch(replace(choice, where=where), choice, f"where-{where}", locale) for where in PLACES]
    show = button(Control("boardshow", arg=choice.arg()), text(locale, "board-show"), emoji="📣")
    level = select(
        Control("board", arg=choice.arg(), mark=reader.mark, kind="s"),
        text(locale, "board-level"),
        [(ALL, text(locale, "level-all"), "")]
        + [(name, _level_name(name, locale), "") for name in (*levels.names(), *RANDOM_LEVELS)],
    )
    # In direct messages there is no server to choose and nobody to show it to.
    return [row(level), row(*modes) if reader.guild_id is None else row(*modes, *places, show)]


def _switch(to: Choice, now: Choice, key: str, locale: str) -> Item:
    style = ButtonStyle.primary if to == now else ButtonStyle.secondary
    # Two buttons lead to where one is; Discord takes no two of one custom_id.
    mark, _, _ = key.partition("-")
    return button(Control("board", arg=to.arg(), mark=mark), text(locale, key), style)


def _levels() -> list[str]:
    return [ALL, *levels.names(), *RANDOM_LEVELS]


def _level_name(name: str, locale: str) -> str:
    if name in RANDOM_LEVELS:
        return text(locale, f"level-{name}")
    return text(locale, "level-one", level=name, name=levels.load(name).name)


def _level_choices() -> list[app_commands.Choice[str]]:
    names = [
        app_commands.Choice(name=f"{name} · {levels.load(name).name}", value=name) for name in levels.names()
    ]
    every = app_commands.Choice(name=named("level-all"), value=ALL)
    return [every, *names, *_choices("level", RANDOM_LEVELS)]


def _choices(kind: str, values: tuple[str, ...]) -> list[app_commands.Choice[str]]:
    return [app_commands.Choice(name=named(f"{kind}-{value}"), value=value) for value in values]
