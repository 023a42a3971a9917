"""`/leaderboard`: the best players of a game, on one server or all; private unless shown."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any

from discord import app_commands

from bot.games.registry import PARTS
from bot.interactions.commands.opening import server_defaults
from bot.interactions.commands.options import (
    choices,
    default_game,
    game_choices,
    opening_command,
    own_game,
)
from bot.interactions.commands.ratings import PLACES, ratings_button
from bot.interactions.press import Handler, Press
from bot.interactions.services import Services
from bot.interactions.translator import named
from bot.messages.first_answer import Interaction
from bot.pages.control import Control, Verb
from bot.pages.layouts import escaped, layout_page, row, rule, words
from bot.pages.page import MAX_OPTIONS, Item, Page, Part, Style, button, select
from bot.pages.texts import text
from bot.store.records import Board, BoardRow

ALL = "all"
ROWS = 10


@dataclass(frozen=True, slots=True)
class Choice:
    """Which leaderboard; every control of the page carries it."""

    game: str
    mode: str
    where: str
    level: str

    def arg(self) -> str:
        # A level is stored as its number in the list: not every file name fits a custom_id.
        return f"{self.game},{self.mode},{self.where},{_levels(self.game, self.mode).index(self.level)}"


@dataclass(frozen=True, slots=True)
class Reader:
    """Who reads the page: everyone, or one person, who can use its controls."""

    locale: str
    guild_id: int | None
    user_id: int | None
    tag: str = ""
    """New each time the page is drawn, so that the select can be used again."""


def choice_of(game: str = "", mode: str = "", where: str = "", level: str = ALL) -> Choice:
    """The choice with these values; a value the game lacks becomes the default."""
    game = game if game in PARTS else default_game()
    modes = PARTS[game].presenter.modes
    mode = mode if mode in modes else next(iter(modes))
    where = where if where in PLACES else PLACES[0]
    return Choice(game, mode, where, level if level in _levels(game, mode) else ALL)


def parse_choice(arg: str) -> Choice:
    """The choice in a control, including controls from older versions."""
    game, mode, where, level = [*arg.split(","), "", "", "", ""][:4]
    choice = choice_of(game, mode, where)
    known = _levels(choice.game, choice.mode)
    number = int(level) if level.isdecimal() else 0
    return replace(choice, level=known[number] if number < len(known) else ALL)


def add_leaderboard(tree: app_commands.CommandTree[Any], services: Services) -> Mapping[Verb, Handler]:
    _add_command(tree, services)

    async def turn(press: Press) -> None:
        """Show another leaderboard; a press on a public one opens a private page."""
        choice = parse_choice(press.control.arg)
        if press.control.kind == "s":
            choice = choice_of(choice.game, choice.mode, choice.where, press.value)
        page = await _private_page(services, press.interaction, choice)
        message = press.interaction.message
        if message is not None and message.flags.ephemeral:
            await services.delivery.answer(press.interaction, page)
        else:
            await services.delivery.answer_private(press.interaction, page)

    async def show(press: Press) -> None:
        await _publish(services, press.interaction, parse_choice(press.control.arg))

    return {Verb.BOARD: turn, Verb.BOARDSHOW: show}


def _add_command(tree: app_commands.CommandTree[Any], services: Services) -> None:
    @tree.command(name=named("command-leaderboard"), description=named("command-leaderboard-about"))
    @app_commands.rename(
        game=named("option-game"),
        level=named("option-level"),
        mode=named("option-mode"),
        where=named("option-where"),
        show=named("option-show"),
    )
    @app_commands.describe(
        game=named("option-page-game-about"),
        level=named("option-board-level-about"),
        mode=named("option-mode-about"),
        where=named("option-where-about"),
        show=named("option-show-about"),
    )
    @app_commands.choices(
        game=game_choices(), mode=choices("mode", *_all_modes()), where=choices("where", *PLACES)
    )
    async def leaderboard(
        interaction: Interaction,
        *,
        game: str = "",
        level: str = ALL,
        mode: str = "",
        where: str = "",
        show: bool = False,
    ) -> None:
        choice = choice_of(game or await own_game(services, interaction.user.id), mode, where, level)
        if show:
            await _publish(services, interaction, choice)
        else:
            await services.delivery.answer_private(
                interaction, await _private_page(services, interaction, choice)
            )

    @leaderboard.autocomplete("level")
    async def offer(interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        """The levels for the game and mode in the other options."""
        given = interaction.namespace
        choice = choice_of(str(given.game or ""), str(given.mode or ""))
        names = {
            level: _level_name(choice.game, level, str(interaction.locale))
            for level in _levels(choice.game, choice.mode)
        }
        fitting = [(level, name) for level, name in names.items() if typed.casefold() in name.casefold()]
        return [app_commands.Choice(name=name, value=level) for level, name in fitting[:MAX_OPTIONS]]


async def _private_page(services: Services, interaction: Interaction, choice: Choice) -> Page:
    """In the person's own language, with controls."""
    tag = f"{interaction.id:x}"
    reader = Reader(str(interaction.locale), interaction.guild_id, interaction.user.id, tag)
    page, _ = await _page(services, choice, reader)
    return page


async def _publish(services: Services, interaction: Interaction, choice: Choice) -> None:
    """For everyone: in the server's language, with a button to open a private page."""
    defaults = await server_defaults(services, interaction)
    reader = Reader(defaults.language, interaction.guild_id, None)
    page, board = await _page(services, choice, reader)
    message_id = await services.delivery.answer_public(interaction, page)
    if message_id is not None and interaction.channel_id is not None:
        named = [row.user_id for row in board.rows]
        await services.messages.shown_to_all(interaction.channel_id, message_id, named)


async def _page(services: Services, choice: Choice, reader: Reader) -> tuple[Page, Board]:
    if reader.guild_id is None:
        choice = replace(choice, where="everywhere")
    is_here = choice.where == "here"
    board = await services.records.board(
        choice.game,
        choice.mode,
        None if choice.level == ALL else choice.level,
        reader.guild_id if is_here else None,
        reader.user_id or 0,
        limit=ROWS,
    )
    return board_page(board, choice, reader), board


def board_page(board: Board, choice: Choice, reader: Reader) -> Page:
    items: list[Part] = [_heading(choice, reader.locale), _rows(board, choice, reader)]
    items += _counted(board, choice, reader.locale)
    if reader.user_id is None:
        own = Control(Verb.BOARD, arg=choice.arg())
        return layout_page(*items, row(button(own, text(reader.locale, "board-open"), emoji="🏆")))
    if (board.rows or board.own_uncounted) and board.own not in board.rows:
        items += [rule(), words(_own(board, choice, reader))]
    return layout_page(*items, rule(), *_controls(choice, reader))


def _heading(choice: Choice, locale: str) -> Part:
    game, mode = text(locale, f"game-{choice.game}"), text(locale, f"mode-{choice.mode}")
    level = _level_name(choice.game, choice.level, locale)
    return words(
        text(locale, "board-title", game=game, mode=choice.mode),
        text(locale, "board-scope", mode=mode, level=level, where=choice.where),
    )


def _rows(board: Board, choice: Choice, reader: Reader) -> Part:
    if board.rows:
        return words(*(_line(line, choice, reader) for line in board.rows))
    command = opening_command(choice.game, choice.mode, reader.locale, is_dm=reader.guild_id is None)
    return words(text(reader.locale, "board-empty", mode=choice.mode, command=command))


def _counted(board: Board, choice: Choice, locale: str) -> list[Part]:
    """Which games count, and why others that were played do not."""
    lines = [text(locale, "board-counted", mode=choice.mode)] if board.rows else []
    if board.uncounted:
        reasons = " · ".join(text(locale, f"uncounted-{reason}") for reason in board.uncounted)
        lines.append(text(locale, "board-uncounted", reasons=reasons))
    return [words(*lines)] if lines else []


def _own(board: Board, choice: Choice, reader: Reader) -> str:
    """The viewer's own line, when it is not among the rows."""
    if board.own is not None:
        return _line(board.own, choice, reader)
    if board.own_uncounted:
        return text(reader.locale, "board-own-uncounted", games=board.own_uncounted)
    return text(reader.locale, "board-own-none")


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


def _controls(choice: Choice, reader: Reader) -> list[Part]:
    locale = reader.locale
    games = [
        _switch(choice_of(game, choice.mode, choice.where, choice.level), choice, f"game-{game}", locale)
        for game in PARTS
    ]
    level = select(
        Control(Verb.BOARD, arg=choice.arg(), tag=reader.tag, kind="s"),
        text(locale, "board-level"),
        [(level, _level_name(choice.game, level, locale), "") for level in _levels(choice.game, choice.mode)],
    )
    modes: list[Item] = [
        _switch(choice_of(choice.game, mode, choice.where, choice.level), choice, f"mode-{mode}", locale)
        for mode in PARTS[choice.game].presenter.modes
    ]
    if choice.mode != "solo":
        modes.append(ratings_button(choice.game, choice.mode, choice.where, text(locale, "board-ratings")))
    items: list[Part] = [row(*games), row(level), row(*modes)]
    # Direct messages have no server to choose and nobody to show the page to.
    if reader.guild_id is not None:
        places = [_switch(replace(choice, where=where), choice, f"where-{where}", locale) for where in PLACES]
        show = button(Control(Verb.BOARDSHOW, arg=choice.arg()), text(locale, "board-show"), emoji="📣")
        items.append(row(*places, show))
    return items


def _switch(to: Choice, now: Choice, key: str, locale: str) -> Item:
    style = Style.PRIMARY if to == now else Style.SECONDARY
    # Three buttons may lead to the same page, but Discord refuses duplicate custom_ids.
    tag, _, _ = key.partition("-")
    return button(Control(Verb.BOARD, arg=to.arg(), tag=tag), text(locale, key), style)


def _all_modes() -> list[str]:
    return list(dict.fromkeys(mode for part in PARTS.values() for mode in part.presenter.modes))


def _levels(game: str, mode: str) -> list[str]:
    return [ALL, *PARTS[game].presenter.modes[mode]]


def _level_name(game: str, level: str, locale: str) -> str:
    return text(locale, "level-all") if level == ALL else PARTS[game].presenter.variant(level, locale)
