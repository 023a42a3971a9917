"""The page of a leaderboard, and its picture to show to everyone."""

from __future__ import annotations

from dataclasses import dataclass, replace

from bot.features.boards.choice import CHALLENGE, PERIODS, PLACES, BoardChoice, What, of_game, whats
from bot.features.boards.standings import Board, Listed
from bot.features.boards.verbs import BoardVerb
from bot.games.names import strength_name
from bot.games.registry import PARTS, strengths
from bot.interactions.commands.options import opening_command
from bot.pages.control import Control
from bot.pages.layouts import escaped, layout_page, plain, row, rule, words
from bot.pages.page import MAX_OPTIONS, Draw, Item, Page, Part, Picture, Select, Style, button, select
from bot.pages.texts import text
from bot.render.listing import ListLine, render_listing
from bot.render.names import drawn_name
from bot.render.prose import ALT_LIMIT, joined
from bot.store.rows import SOLO


@dataclass(frozen=True, slots=True)
class Reader:
    """The person who reads the page in private."""

    locale: str
    guild_id: int | None
    user_id: int
    tag: str = ""
    """Different each time the page is drawn, so that the selects can be used again."""


def board_page(board: Board, choice: BoardChoice, reader: Reader, seasons: list[str]) -> Page:
    """Return the page: its lines, the reader's own with its neighbours, and controls. `seasons` are past
    ones."""
    locale = reader.locale
    items: list[Part] = [words(*_heading(board, choice, locale)), _rows(board, choice, reader)]
    if board.around:
        items += [rule(), words(*(_line(one, choice, reader) for one in board.around))]
    if own := _own(board, choice, reader):
        items.append(words(*own))
    items += _counted(board, choice, locale)
    return layout_page(*items, rule(), *_controls(board, choice, reader, seasons))


def shown_page(board: Board, choice: BoardChoice, locale: str, theme: str) -> Page:
    """Return the page for everyone: a picture of the lines, and a button to open a private page."""
    own = Control(BoardVerb.BOARD, arg=choice.arg())
    heading = "\n".join(_heading(board, choice, locale))
    rows = (row(button(own, text(locale, "board-open"), emoji="🏆")),)
    if not board.rows:
        return Page(f"{heading}\n{text(locale, 'board-nobody')}", rows=rows)
    alt = [
        text(locale, "board-alt", place=one.place, player=_plain(one, locale), value=value, note=note)
        for one in board.rows
        for value, note in [_figures(one, choice, locale)]
    ]
    entries = tuple(_entry(one, choice, locale) for one in board.rows)
    draw = Draw(render_listing, entries, theme=theme)
    key = f"board:{choice.arg()}:{locale}:{theme}:{hash(entries)}"
    picture = Picture("leaderboard.png", joined(alt, " ", ALT_LIMIT), key, draw)
    return Page(pictures=(picture,), rows=rows, caption=(heading,))


def what_name(game: str, what: What, locale: str) -> str:
    mode = text(locale, f"mode-{what.mode}")
    level = PARTS[game].scoring.variant(what.variant, locale) if what.variant else ""
    return text(locale, "board-what", kind=what.kind, mode=mode, level=level)


def period_words(period: str, locale: str) -> str:
    """Return a period in words; a past season by its quarter and year."""
    if period in PERIODS:
        return text(locale, f"period-{period}")
    year, quarter = period.split("-Q")
    return text(locale, "period-past", year=year, quarter=quarter)


def hundredths(number: int, locale: str) -> str:
    """Format hundredths of a point with two decimals, as the language writes them."""
    return text(locale, "board-hundredths", whole=number // 100, rest=f"{number % 100:02}")


def _heading(board: Board, choice: BoardChoice, locale: str) -> tuple[str, str]:
    what = choice.what
    level = PARTS[choice.game].scoring.variant(what.variant, locale) if what.variant else ""
    return (
        text(locale, "board-title", game=text(locale, f"game-{choice.game}"), kind=choice.kind),
        text(
            locale,
            "board-scope",
            what=level or text(locale, f"mode-{what.mode}"),
            period=period_words(choice.period, locale),
            where=choice.where,
            page=board.page + 1,
            pages=board.pages,
        ),
    )


def _rows(board: Board, choice: BoardChoice, reader: Reader) -> Part:
    if board.rows:
        return words(*(_line(line, choice, reader) for line in board.rows))
    if choice.kind in ("rating", "loss"):
        return words(text(reader.locale, "board-unsettled", kind=choice.kind))
    if choice.period not in PERIODS:
        return words(text(reader.locale, "board-nobody"))
    if choice.what.mode == CHALLENGE:
        return words(text(reader.locale, "board-no-challenge"))
    is_dm = reader.guild_id is None
    command = opening_command(choice.game, choice.what.mode, reader.locale, is_dm=is_dm)
    mode = SOLO if choice.what.mode == SOLO else "shared"
    return words(text(reader.locale, "board-empty", mode=mode, command=command))


def _line(one: Listed, choice: BoardChoice, reader: Reader) -> str:
    locale = reader.locale
    player = (
        f"<@{one.user_id}>" if choice.where == "here" and one.user_id > 0 else escaped(_plain(one, locale))
    )
    if one.user_id == reader.user_id:
        player = text(locale, "board-you", player=player)
    value, note = _figures(one, choice, locale)
    is_best = choice.what.variant
    date = f"<t:{one.reached_at // 1000}:d>" if is_best else "none"
    return text(locale, "board-row", place=one.place, player=player, value=value, note=note, date=date)


def _figures(one: Listed, choice: BoardChoice, locale: str) -> tuple[str, str]:
    """Return the value that ranks the line, and what else there is to say about it."""
    shown = str(one.value) if choice.kind == "rating" else one.value
    value = text(locale, "board-value", kind=choice.kind, value=shown)
    if choice.kind in ("par", "beaten"):
        value = text(locale, "board-par", whole=one.value // 10, tenths=one.value % 10)
    if choice.kind == "loss":
        value = text(locale, "board-loss", mode=choice.what.mode, loss=hundredths(-one.value, locale))
    note = text(
        locale, "board-note", kind=choice.kind, games=one.games, points=one.second, margin=str(one.margin)
    )
    return value, note


def _entry(one: Listed, choice: BoardChoice, locale: str) -> ListLine:
    value, note = _figures(one, choice, locale)
    neutral = text(locale, "player-neutral", number=one.number)
    return ListLine(one.place, drawn_name(_plain(one, locale), neutral), value, note)


def _plain(one: Listed, locale: str) -> str:
    return plain(one.name) if one.user_id > 0 else text(locale, "somebody")


def _own(board: Board, choice: BoardChoice, reader: Reader) -> list[str]:
    """Return what readers should know about their own line, or about having none."""
    locale = reader.locale
    is_there = any(one.user_id == reader.user_id for one in (*board.rows, *board.around))
    lines = []
    if choice.kind == "rating":
        lines.append(_own_rating(board, locale, is_there=is_there))
    elif not is_there and choice.kind == "loss":
        lines.append(text(locale, "board-own-loss"))
    elif not is_there and choice.period == "all" and board.own_uncounted:
        lines.append(text(locale, "board-own-uncounted", games=board.own_uncounted))
    elif not is_there and board.rows:
        lines.append(text(locale, "board-own-none"))
    if board.is_unlisted:
        lines.append(text(locale, "board-unlisted", is_there="yes" if is_there else "no"))
    return lines


def _own_rating(board: Board, locale: str, *, is_there: bool) -> str:
    """Return the reader's own rating, and what it needs to be listed."""
    own = board.own_rating
    if own is None:
        return text(locale, "board-rating-none")
    values: dict[str, str | int] = {
        "rating": str(own.shown),
        "margin": str(own.skill.margin),
        "games": own.games,
    }
    if not own.skill.is_settled:
        return text(locale, "board-rating-provisional", **values, left=own.skill.games_to_go(games=own.games))
    return text(locale, "board-rating", **values, is_listed="yes" if is_there else "no")


def _counted(board: Board, choice: BoardChoice, locale: str) -> list[Part]:
    """Say which games count, and why others that were played do not."""
    par = strength_name(strengths(choice.game).par, locale)
    lines = [text(locale, "board-counted", kind=choice.kind, where=choice.where, strength=par)]
    if board.uncounted:
        reasons = " · ".join(text(locale, f"uncounted-{reason}") for reason in board.uncounted)
        lines.append(text(locale, "board-uncounted", reasons=reasons))
    return [words(*lines)]


def _controls(board: Board, choice: BoardChoice, reader: Reader, seasons: list[str]) -> list[Part]:
    locale, first = reader.locale, replace(choice, page=0)
    games = [_switch(of_game(first, game), first, f"game-{game}", locale) for game in PARTS]
    # By the time of the press, the board may have fewer pages: then the last one is shown.
    steps = [
        button(
            Control(BoardVerb.BOARD, arg=replace(choice, page=to).arg(), tag=key),
            text(locale, f"board-{key}"),
        )
        for key, to in (("before", board.page - 1), ("after", board.page + 1))
        if 0 <= to < board.pages
    ]
    items: list[Part] = [
        row(*games),
        row(_what_select(first, reader)),
        row(_period_select(first, reader, seasons)),
    ]
    # Direct messages have no server to choose, and no one to show the page to.
    if reader.guild_id is None:
        return [*items, row(*steps)] if steps else items
    places = [_switch(replace(first, where=where), first, f"where-{where}", locale) for where in PLACES]
    show = button(Control(BoardVerb.BOARDSHOW, arg=choice.arg()), text(locale, "board-show"), emoji="📣")
    return [*items, row(*places, *steps, show)]


def _what_select(choice: BoardChoice, reader: Reader) -> Select:
    """Return the select of boards; each option is the argument of the choice that it leads to."""
    options = [
        (replace(choice, what=what).arg(), what_name(choice.game, what, reader.locale), "")
        for what in whats(choice.game)
    ]
    control = Control(BoardVerb.BOARD, arg=choice.arg(), tag=f"{reader.tag}.w", kind="s")
    return select(control, what_name(choice.game, choice.what, reader.locale), options[:MAX_OPTIONS])


def _period_select(choice: BoardChoice, reader: Reader, seasons: list[str]) -> Select:
    options = [
        (replace(choice, period=period).arg(), period_words(period, reader.locale), "")
        for period in (*PERIODS, *seasons)
    ]
    control = Control(BoardVerb.BOARD, arg=choice.arg(), tag=f"{reader.tag}.p", kind="s")
    return select(control, period_words(choice.period, reader.locale), options[:MAX_OPTIONS])


def _switch(to: BoardChoice, now: BoardChoice, key: str, locale: str) -> Item:
    style = Style.PRIMARY if to == now else Style.SECONDARY
    # Several buttons may lead to the same page, but Discord refuses duplicate custom_ids.
    tag, _, _ = key.partition("-")
    return button(Control(BoardVerb.BOARD, arg=to.arg(), tag=tag), text(locale, key), style)
