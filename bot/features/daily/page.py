"""The page of a sheet."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import groupby

from bot.features.daily.day_rank import DayRank, day_rank, rank_words
from bot.features.daily.share import share_of, share_text
from bot.features.daily.sheets import games_of
from bot.features.daily.store import DailyRow, DayResult, Try
from bot.features.daily.terms import Term, term_of, week_at
from bot.features.daily.verbs import DailyVerb
from bot.features.reviews.verbs import ReviewVerb
from bot.features.streaks import Streak
from bot.games.looks import look_without_table
from bot.games.registry import PARTS
from bot.messages.more_pages import share_button
from bot.pages.control import Control, Verb
from bot.pages.layouts import escape_markdown, layout_page, row, rule, words
from bot.pages.page import Button, Page, Part, Style, button
from bot.pages.texts import Speech
from bot.render.theme import DEFAULT as DARK
from bot.store.rows import OVER
from bot.turns.clocks import SECOND
from bot.turns.look import Look
from engine.dice import commitment
from engine.game import Seat, Step
from engine.games import GAMES

EXPLAINED = {"daily": ("what", "length", "once", "streak"), "weekly": ("what", "week", "medals")}
"""The explanation before the one try begins. On a day, people who have or had a streak know it."""
ON_PAGE = "page"
"""The tag of controls on the page, which then shows another one."""
MOST_LINES = 10
MEDALS = 3
"""Places that win a medal on the sheet of a week."""
MOST_NAMES = 12
"""Names listed for one place."""


@dataclass(frozen=True, slots=True)
class SheetOfDay:
    """A sheet as one person may see it now."""

    sheet: DailyRow
    now: int
    """The present time (ms UTC)."""
    own: Try | None
    results: Sequence[DayResult]
    """The results of this server, or of everybody in direct messages; the best first."""
    guild_id: int | None
    user_id: int
    streak: Streak = field(default_factory=Streak)
    group: int = 0
    """How many days in a row somebody on this server has finished a sheet."""
    games: Sequence[str] = ()
    """The games that have a sheet in the same term."""
    left: Sequence[str] = ()
    """The games whose sheet this person can still begin."""
    previous: str | None = None
    """The last day or week before this one that has a sheet."""
    everybody: Sequence[DayResult] = ()
    """The results of all servers; the best first."""
    everywhere: DayRank | None = None
    """How this person's points rank among everybody's, if they count."""
    story: str = ""
    """What was finished on this person's sheet, as squares."""
    asked_by: tuple[int, ...] = ()
    """The people who ask this person to keep a streak together."""

    @property
    def has_finished(self) -> bool:
        return self.own is not None and self.own.status in OVER

    @property
    def is_open(self) -> bool:
        """Return whether a game begun now can count."""
        return self.sheet.term.is_open(self.now)

    @property
    def counted(self) -> int | None:
        """Return the points that count, if any."""
        return self.own.points if self.own is not None and self.own.has_counted else None


def daily_page(shown: SheetOfDay, reader: Speech) -> Page:
    sheet, term = shown.sheet, shown.sheet.term
    is_week = term.kind == "weekly"
    title = f"## {term.emoji} {term.sheet_name(sheet.game_kind, reader)}"
    turn = term.closes_at if shown.is_open else term.opens_at
    asking = (reader.say("daily-pair-asks", player=f"<@{user_id}>") for user_id in shown.asked_by)
    about = reader.say(
        "daily-about",
        level=level_words(sheet, reader),
        par=sheet.par,
        throws=sheet.throws,
        is_open=term.kind if shown.is_open else "no",
        time=f"<t:{turn // SECOND}:{'R' if shown.is_open else 'D'}>",
    )
    return layout_page(
        words(title, about),
        words(_state(shown, reader)),
        _first_controls(shown, reader),
        *([] if is_week else [words(streak_line(shown.streak, reader), *asking)]),
        rule(),
        words(*_board(shown, reader)),
        _further_controls(shown, reader),
        words(_proof(shown, reader)),
    )


def sheet_look(sheet: DailyRow, locale: str, theme: str = DARK) -> Look:
    """Return a look at a sheet that nobody has begun."""
    rules, header = GAMES[sheet.game_kind], GAMES[sheet.game_kind].new_header(1, json.loads(sheet.rules))
    return look_without_table(
        f"{sheet.game_kind}-{sheet.day}",
        header,
        rules.view(rules.start(header), Seat(0)),
        Seat(0),
        ("",),
        step=Step(0),
        variant=sheet.variant,
        mode="solo",
        locale=locale,
        theme=theme,
    )


def level_words(sheet: DailyRow, reader: Speech) -> str:
    """Return the level of a sheet; that of a week has its own name, and the game is named with it."""
    part = PARTS[sheet.game_kind]
    if sheet.term.kind == "daily":
        return part.scoring.variant(sheet.variant, reader)
    return part.words.title(sheet_look(sheet, reader.locale))


def daily_button(game: str, day: str, label: str, *, tag: str = "") -> Button:
    """Return a button that opens the page of a sheet."""
    control = Control(DailyVerb.DAILY, arg=f"{game},{day}", tag=tag)
    return button(control, label, emoji=term_of(day).emoji)


def best_buttons(results: Sequence[DayResult], reader: Speech) -> list[Button]:
    """Return a button that shows the film of the best game on a sheet, if there is one."""
    label = reader.say("weekly-film")
    return [button(Control(ReviewVerb.FILM, result.game), label, emoji="🎬") for result in results[:1]]


def play_button(reader: Speech) -> Button:
    """Return a button that leads to the sheet of today that comes next, whichever game it is of."""
    return button(Control(DailyVerb.DAILYPLAY), reader.say("daily-play"), Style.PRIMARY, emoji="📅")


def today_button(reader: Speech) -> Button:
    """Return a button that turns a page about all sheets to the sheet of today that comes next."""
    return button(Control(DailyVerb.DAILY, tag=ON_PAGE), reader.say("daily-to-today"), emoji="📅")


def streak_line(streak: Streak, reader: Speech) -> str:
    # The best streak adds nothing while it is the current one.
    best = 0 if streak.best == streak.days else streak.best
    return reader.say("daily-streak", days=streak.days, best=best, freezes=streak.freezes, used=streak.used)


def places(
    results: Sequence[DayResult], par: int, reader: Speech, *, is_here: bool, key: str = "daily-row"
) -> list[str]:
    """Return a line for each place, with all who share it; `key` names the text of a line."""
    lines, ahead = [], 0
    for points, group in groupby(results, key=lambda result: result.points):
        tied = list(group)
        names = [
            person_words(result.user_id, result.name, reader, is_here=is_here) for result in tied[:MOST_NAMES]
        ]
        if len(tied) > MOST_NAMES:
            names.append(reader.say("daily-more", count=len(tied) - MOST_NAMES))
        lines.append(
            reader.say(
                key,
                place=ahead + 1,
                players=tuple(names),
                points=points,
                percent=share_of(points, par),
            )
        )
        ahead += len(tied)
    return lines


def best_places(
    results: Sequence[DayResult],
    par: int,
    user_id: int,
    reader: Speech,
    *,
    is_here: bool,
    key: str = "daily-row",
) -> list[str]:
    """Return a line for each of the best places; that of this person comes below them if it is not among them."""
    lines = places(results, par, reader, is_here=is_here, key=key)
    own = next((result.points for result in results if result.user_id == user_id), None)
    better = 0 if own is None else len({result.points for result in results if result.points > own})
    return [*lines[:MOST_LINES], *(["…", lines[better]] if better >= MOST_LINES else [])]


def _state(shown: SheetOfDay, reader: Speech) -> str:
    own, term = shown.own, shown.sheet.term
    ends = f"<t:{term.ends_at // SECOND}:R>"
    if own is None and shown.is_open:
        told = ("again",) if shown.streak.best else EXPLAINED[term.kind]
        return "\n".join(
            reader.say(f"daily-explain-{key}", throws=shown.sheet.throws, time=ends) for key in told
        )
    if own is None:
        return reader.say("daily-not-played")
    if own.status not in OVER:
        return reader.say("daily-begun", time=ends)
    if shown.counted is None:
        why = own.uncounted if own.uncounted in ("late", "deleted") else "stopped"
        return reader.say("daily-no-result", why=why)
    sheet = shown.sheet
    said = share_text(
        sheet.game_kind,
        sheet.day,
        reader,
        points=shown.counted,
        par=sheet.par,
        story=shown.story,
        streak=shown.streak.days,
    )
    quoted = "\n".join(f"> {line}" for line in said.splitlines())
    if shown.everywhere is None:
        return quoted
    here = None if shown.guild_id is None else day_rank(shown.counted, shown.results)
    place, count = (0, 0) if here is None else (here.place, here.count)
    everywhere = rank_words(shown.everywhere, reader)
    standing = reader.say("daily-end-standing", place=place, count=count, everywhere=everywhere)
    return f"{quoted}\n{standing}"


def _board(shown: SheetOfDay, reader: Speech) -> list[str]:
    is_here = shown.guild_id is not None
    heading = reader.say("daily-board", where="here" if is_here else "everywhere", group=shown.group)
    if shown.is_open and not shown.has_finished:
        time = f"<t:{shown.sheet.term.closes_at // SECOND}:R>"
        return [heading, reader.say("daily-board-closed", time=time)]
    lines = best_places(shown.results, shown.sheet.par, shown.user_id, reader, is_here=is_here)
    lines = [heading, *(lines or [reader.say("daily-board-empty")])]
    if shown.sheet.term.kind == "weekly" and is_here:
        lines += champion_lines(shown.sheet, shown.everybody, reader)
    return lines


def champion_lines(sheet: DailyRow, results: Sequence[DayResult], reader: Speech) -> list[str]:
    """Return the first places among everybody on the sheet of a week, by names."""
    lines = places(results, sheet.par, reader, is_here=False)[:MEDALS]
    return [reader.say("daily-board", where="everywhere", group=0), *lines] if lines else []


def _proof(shown: SheetOfDay, reader: Speech) -> str:
    """Show the seal and, once nobody can play for the day any more, the seed."""
    sheet, ends_at = shown.sheet, shown.sheet.term.ends_at
    seal = commitment(bytes.fromhex(sheet.seed))
    if shown.now >= ends_at:
        return reader.say("daily-seed", hash=seal, seed=sheet.seed)
    return reader.say("daily-seal", hash=seal, time=f"<t:{ends_at // SECOND}:R>")


def _first_controls(shown: SheetOfDay, reader: Speech) -> Part:
    """Return the buttons that most people want: to play, or to show their result, and the sheets of other games."""
    sheet = shown.sheet
    others = [game for game in shown.games if game != sheet.game_kind]
    next_ones = [game for game in others if game in shown.left and shown.has_finished]
    key = "daily-play" if shown.own is None else "panel-again"
    if shown.own is not None and not shown.has_finished:
        key = "daily-continue"
    is_first = Style.PRIMARY if shown.counted is None else Style.SECONDARY
    return row(
        *(
            []
            if shown.counted is None or shown.own is None
            else [share_button(Control(Verb.SHARE, shown.own.game), reader, is_first=True)]
        ),
        *(
            _play(game, sheet.day, reader.say("daily-play-game", game=reader.say(f"game-{game}")))
            for game in next_ones
        ),
        _play(sheet.game_kind, sheet.day, reader.say(key), is_first),
        *(
            daily_button(game, sheet.day, reader.say(f"game-{game}"), tag=ON_PAGE)
            for game in others
            if game not in next_ones
        ),
    )


def _play(game: str, day: str, label: str, style: Style = Style.SECONDARY) -> Button:
    return button(Control(DailyVerb.DAILYPLAY, arg=f"{game},{day}", tag=ON_PAGE), label, style, emoji="🎲")


def _further_controls(shown: SheetOfDay, reader: Speech) -> Part:
    """Return the buttons to the sheets of other days or weeks and to further pages."""
    term, game, week = shown.sheet.term, shown.sheet.game_kind, week_at(shown.now)
    terms = [] if shown.previous is None else [term_of(shown.previous)]
    if (following := term.later(1)).opens_at <= shown.now:
        terms.append(following)
    turns = [_turn(each, game, reader) for each in terms]
    board = Control(DailyVerb.DAILYWEEK, arg=f"{game},{shown.sheet.day}")
    if term.kind == "weekly":
        film = [] if shown.is_open else best_buttons(shown.everybody, reader)
        season = button(board, reader.say("weekly-season"), emoji="📆")
        return row(*turns, season, *film, today_button(reader))
    return row(
        *turns,
        button(board, reader.say("daily-week"), emoji="📆"),
        button(Control(DailyVerb.DAILYPAIRS), reader.say("daily-pairs"), emoji="🤝"),
        button(Control(DailyVerb.DAILYREMIND), reader.say("daily-remind"), emoji="⏰"),
        *([_turn(week, game, reader)] if shown.is_open and week.is_open(shown.now) else []),
    )


def _turn(term: Term, game: str, reader: Speech) -> Button:
    """Return a button that turns the page to another day of a game, or to the sheet of a week."""
    game = game if term.kind == "daily" else games_of(term)[0]
    return daily_button(game, term.key, term.name(reader), tag=ON_PAGE)


def person_words(user_id: int, name: str, reader: Speech, *, is_here: bool) -> str:
    if not name:
        return reader.say("somebody")
    return f"<@{user_id}>" if is_here else escape_markdown(name)
