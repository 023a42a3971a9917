"""The page of a leaderboard, and its picture to show to everyone."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from bot.features.boards.choice import PLACES, BoardChoice, Boards, What
from bot.features.boards.standings import Board, Line, Listed, SeasonSoFar
from bot.features.boards.verbs import BoardVerb
from bot.games.names import strength_name
from bot.games.registry import PARTS, strengths
from bot.interactions.boards import PERIODS, PUZZLES, TABLES
from bot.interactions.commands.options import opening_command
from bot.interactions.request import Request
from bot.pages.control import Control
from bot.pages.layouts import escape_markdown, layout_page, plain, row, rule, words
from bot.pages.page import MAX_OPTIONS, Draw, Page, Part, Picture, Select, button, select
from bot.pages.texts import Speech
from bot.render.listing import ListLine, render_listing
from bot.render.names import drawn_name
from bot.render.prose import ALT_LIMIT, join_parts
from bot.store.rows import SOLO


def board_page(
    boards: Boards, board: Board, choice: BoardChoice, request: Request, seasons: list[str]
) -> Page:
    """Return the page: its lines, the reader's own with its neighbours, and controls. `seasons` are past
    ones."""
    items: list[Part] = [words(*_heading(board, choice, request))]
    if board.season is not None:
        items += [words(*_season(board.season, choice, request)), rule()]
    items.append(_rows(board, choice, request))
    if board.around:
        items += [rule(), words(*(_line(one, choice, request) for one in board.around))]
    if own := _own(board, choice, request):
        items.append(words(*own))
    if board.newcomers:
        items.append(words(*_newcomers(board, choice, request)))
    items += _counted(board, choice, request)
    return layout_page(*items, rule(), *_controls(boards, board, choice, request, seasons))


def shown_page(board: Board, choice: BoardChoice, reader: Speech, theme: str) -> Page:
    """Return the page for everyone: a picture of the lines, and a button to open a private page."""
    heading = "\n".join(_heading(board, choice, reader))
    rows = (row(button(Control(BoardVerb.BOARD, arg=choice.arg()), reader.say("board-open"), emoji="🏆")),)
    if not board.rows:
        return Page(f"{heading}\n{reader.say('board-nobody')}", rows=rows)
    figures = [(one, *_figures(one, choice, reader)) for one in board.rows]
    alt = [
        reader.say("board-alt", place=one.place, player=_plain(one, reader), value=value, note=note)
        for one, value, note in figures
    ]
    neutral = (reader.say("player-neutral", number=one.number) for one in board.rows)
    entries = tuple(
        ListLine(one.place, drawn_name(_plain(one, reader), number), value, note)
        for (one, value, note), number in zip(figures, neutral, strict=True)
    )
    draw = Draw(render_listing, entries, theme=theme)
    key = f"board:{choice.arg()}:{reader.locale}:{theme}:{hash(entries)}"
    picture = Picture("leaderboard.png", join_parts(alt, " ", ALT_LIMIT), key, draw)
    return Page(pictures=(picture,), rows=rows, caption=(heading,))


def what_name(game: str, what: What, reader: Speech) -> str:
    mode = reader.say(f"mode-{what.mode}")
    level = PARTS[game].scoring.variant(what.variant, reader) if what.variant else ""
    return reader.say(f"board-what-{what.kind.name}", mode=mode, level=level)


def period_words(period: str, reader: Speech) -> str:
    """Return a period in words; a past season by its quarter and year."""
    if period in PERIODS:
        return reader.say(f"period-{period}")
    year, quarter = period.split("-Q")
    return reader.say("period-past", year=year, quarter=quarter)


def _heading(board: Board, choice: BoardChoice, reader: Speech) -> tuple[str, str]:
    what = choice.what
    level = PARTS[choice.game].scoring.variant(what.variant, reader) if what.variant else ""
    return (
        reader.say(f"board-title-{choice.kind.name}", game=reader.say(f"game-{choice.game}")),
        reader.say(
            "board-scope",
            what=level or (reader.say(f"mode-{what.mode}") if what.group == TABLES else "none"),
            period=period_words(choice.period, reader),
            where=choice.where,
            page=board.page + 1,
            pages=board.pages,
        ),
    )


def _rows(board: Board, choice: BoardChoice, request: Request) -> Part:
    if board.rows:
        return words(*(_line(line, choice, request) for line in board.rows))
    if choice.period not in PERIODS:
        return words(request.say("board-nobody"))
    if choice.kind.empty:
        return words(request.say(choice.kind.empty))
    command = opening_command(choice.game, choice.what.mode, request, is_dm=request.where.is_direct)
    mode = SOLO if choice.what.mode == SOLO else "shared"
    return words(request.say("board-empty", mode=mode, command=command))


def _line(one: Listed, choice: BoardChoice, request: Request) -> str:
    player = _player(one, choice, request)
    value, note = _figures(one, choice, request)
    is_best = choice.what.variant
    date = f"<t:{one.reached_at // 1000}:d>" if is_best else "none"
    return request.say("board-row", place=one.place, player=player, value=value, note=note, date=date)


def _player(one: Line, choice: BoardChoice, request: Request) -> str:
    is_mentioned = choice.where == "here" and one.user_id > 0
    player = f"<@{one.user_id}>" if is_mentioned else escape_markdown(_plain(one, request))
    return request.say("board-you", player=player) if one.user_id == request.user_id else player


def _newcomers(board: Board, choice: BoardChoice, request: Request) -> Iterator[str]:
    """Yield the provisional ratings, in grey."""
    yield request.say("board-new-title")
    for new in board.newcomers:
        line = Line(new.person, new.name, new.shown, 0, new.games, 0, new.skill.margin)
        yield request.say(
            "board-new",
            player=_player(line, choice, request),
            rating=str(new.shown),
            note=request.say("rating-new", mode=new.mode, games=new.games_left),
        )


def _season(season: SeasonSoFar, choice: BoardChoice, request: Request) -> Iterator[str]:
    """Yield when the season ends, the reader's place in it, and who was first in the last one."""
    yield request.say(
        "board-season",
        season=period_words(season.name, request),
        days=season.days,
        place=season.place,
        people=season.people,
    )
    if season.champions:
        players = tuple(_player(one, choice, request) for one in season.champions)
        yield request.say("board-champions", players=players, count=len(season.champions))


def _figures(one: Listed, choice: BoardChoice, reader: Speech) -> tuple[str, str]:
    """Return the value that ranks the line, and what else there is to say about it."""
    value = choice.kind.value(one.value, choice.what.mode, reader)
    return value, reader.say(choice.kind.note, games=one.games, margin=str(one.margin))


def _plain(one: Line, reader: Speech) -> str:
    return plain(one.name) if one.name else reader.say("somebody")


def _own(board: Board, choice: BoardChoice, request: Request) -> list[str]:
    """Return what readers should know about their own line, or why they have none."""
    is_there = any(one.user_id == request.user_id for one in (*board.rows, *board.around))
    lines = []
    if choice.what.group == PUZZLES and board.own_rating is None:
        # The empty board already says what to do.
        lines += [request.say("board-puzzle-none")] if board.rows else []
    elif choice.kind.is_rating:
        lines += [] if is_there else [_own_rating(board, request)]
    elif not is_there and choice.kind.without_own:
        lines.append(request.say(choice.kind.without_own))
    elif not is_there and choice.period == "all" and board.own_uncounted:
        lines.append(request.say("board-own-uncounted", games=board.own_uncounted))
    elif not is_there and board.rows:
        lines.append(request.say("board-own-none"))
    if board.is_unlisted:
        lines.append(request.say("board-unlisted", is_there="yes" if is_there else "no"))
    return lines


def _own_rating(board: Board, reader: Speech) -> str:
    """Return the rating of a reader who is not listed, and what it needs to be listed."""
    own = board.own_rating
    if own is None:
        return reader.say("board-rating-none")
    if own.is_settled:
        return reader.say("board-rating", rating=str(own.shown), margin=str(own.skill.margin))
    note = reader.say("rating-new", mode=own.mode, games=own.games_left)
    return reader.say("board-rating-provisional", rating=str(own.shown), note=note)


def _counted(board: Board, choice: BoardChoice, reader: Speech) -> list[Part]:
    """Say which games count, and why others that were played do not."""
    par = strength_name(strengths(choice.game).par, reader)
    lines = [reader.say(f"board-counted-{choice.kind.name}", where=choice.where, strength=par)]
    if board.uncounted:
        reasons = " · ".join(reader.say(f"uncounted-{reason}") for reason in board.uncounted)
        lines.append(reader.say("board-uncounted", reasons=reasons))
    return [words(*lines)]


def _controls(
    boards: Boards, board: Board, choice: BoardChoice, request: Request, seasons: list[str]
) -> list[Part]:
    menu = row(_menu(boards, board, choice, request, seasons))
    # Direct messages have no server to choose, and no one to show the page to.
    if request.where.server is None:
        return [menu]
    other = next(where for where in PLACES if where != choice.where)
    elsewhere = Control(BoardVerb.BOARD, arg=replace(choice, where=other, page=0).arg())
    show = Control(BoardVerb.BOARDSHOW, arg=choice.arg())
    return [
        menu,
        row(
            button(elsewhere, request.say(f"where-{other}")),
            button(show, request.say("board-show"), emoji="📣"),
        ),
    ]


def _menu(boards: Boards, board: Board, choice: BoardChoice, request: Request, seasons: list[str]) -> Select:
    """Return the select of everything else to show; each option is the argument of the choice that it leads
    to."""
    first, group = replace(choice, page=0), choice.what.group
    # By the time of the choice, the board may have fewer pages: then the last one is shown.
    options = [
        (replace(choice, page=to).arg(), request.say(f"board-{key}"))
        for key, to in (("before", board.page - 1), ("after", board.page + 1))
        if 0 <= to < board.pages
    ]
    options += [
        (replace(first, what=what).arg(), f"🏆 {what_name(choice.game, what, request)}")
        for what in boards.of_game(choice.game, group)
        if what != choice.what
    ]
    periods = choice.what.kind.periods
    options += [
        (replace(first, period=period).arg(), f"🗓️ {period_words(period, request)}")
        for period in (*periods, *(seasons if len(periods) > 1 else ()))
        if period != choice.period
    ]
    others = [
        (first.group_arg(one), f"📋 {request.say(f'group-{one}')}")
        for one in boards.groups(first.game)
        if one != group
    ]
    others += [
        (
            first.group_arg(group if group in boards.groups(game) else TABLES, game),
            f"🎲 {request.say(f'game-{game}')}",
        )
        for game in PARTS
        if game != choice.game
    ]
    # The oldest seasons make room for the other boards.
    options = [*options[: MAX_OPTIONS - len(others)], *others]
    control = Control(BoardVerb.BOARD, arg=choice.arg(), tag=request.tag, kind="s")
    return select(control, request.say("board-choose"), [(arg, label, "") for arg, label in options])
