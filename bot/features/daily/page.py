"""The page of a day's sheet."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import groupby

from bot.features.daily.day_rank import DayRank, day_rank, rank_words
from bot.features.daily.share import share_of, share_text
from bot.features.daily.store import DailyRow, DayResult, Try
from bot.features.daily.verbs import DailyVerb
from bot.features.days import begins_at, ends_at, later, number_of, turns_at
from bot.features.streaks import Streak
from bot.games.registry import PARTS
from bot.pages.control import Control
from bot.pages.layouts import escape_markdown, layout_page, row, rule, words
from bot.pages.page import Button, Page, Part, Style, button
from bot.pages.texts import Speech
from bot.store.rows import OVER
from bot.turns.clocks import SECOND
from engine.dice import commitment

EXPLAINED = ("what", "length", "once", "streak")
"""What newcomers are told before the one try begins; people with a streak, past ones included, know it."""
ON_PAGE = "page"
"""The tag of controls on the page, which then shows another one."""
MOST_LINES = 10
MOST_NAMES = 12
"""Names listed for one place."""


@dataclass(frozen=True, slots=True)
class SheetOfDay:
    """A day's sheet as one person may see it now."""

    sheet: DailyRow
    now: int
    """Return when the day begins (ms UTC)."""
    own: Try | None
    results: Sequence[DayResult]
    """The results of this server, or of everybody in direct messages; the best first."""
    streak: Streak
    group: int
    """How many days in a row somebody on this server has finished a sheet."""
    guild_id: int | None
    user_id: int
    games: Sequence[str]
    """The games that have a daily sheet."""
    left: Sequence[str]
    """Those whose sheet of the day this person can still begin."""
    previous: str | None
    """The last day before this one that has a sheet."""
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
        """Return whether the sheet can still be started for its day."""
        return self.now < turns_at(self.sheet.day)

    @property
    def counted(self) -> int | None:
        """Return the points that count for the day, if any."""
        return self.own.points if self.own is not None and self.own.uncounted == "daily" else None


def daily_page(shown: SheetOfDay, reader: Speech) -> Page:
    sheet = shown.sheet
    title = reader.say("daily-title", game=reader.say(f"game-{sheet.game_kind}"), number=number_of(sheet.day))
    turn = turns_at(sheet.day) if shown.is_open else begins_at(sheet.day)
    about = reader.say(
        "daily-about",
        level=PARTS[sheet.game_kind].scoring.variant(sheet.variant, reader),
        par=sheet.par,
        throws=sheet.throws,
        is_open="yes" if shown.is_open else "no",
        time=f"<t:{turn // SECOND}:{'R' if shown.is_open else 'D'}>",
    )
    return layout_page(
        words(title, about),
        words(_state(shown, reader)),
        _first_controls(shown, reader),
        words(
            streak_line(shown.streak, reader),
            *(reader.say("daily-pair-asks", player=f"<@{user_id}>") for user_id in shown.asked_by),
        ),
        rule(),
        words(*_board(shown, reader)),
        _further_controls(shown, reader),
        words(_proof(shown, reader)),
    )


def daily_button(game: str, day: str, label: str, *, tag: str = "") -> Button:
    """Return a button that opens the page of a day's sheet."""
    return button(Control(DailyVerb.DAILY, arg=f"{game},{day}", tag=tag), label, emoji="📅")


def play_button(reader: Speech) -> Button:
    """Return a button that leads to the sheet of today that comes next, whichever game it is of."""
    return button(Control(DailyVerb.DAILYPLAY), reader.say("daily-play"), Style.PRIMARY, emoji="📅")


def today_button(reader: Speech) -> Button:
    """Return a button that turns a page about all sheets to the sheet of today that comes next."""
    return button(Control(DailyVerb.DAILY, tag=ON_PAGE), reader.say("daily-to-today"), emoji="📅")


def share_button(game: str, day: str, reader: Speech) -> Button:
    """Return a button that shows this person's result to everybody in the channel."""
    control = Control(DailyVerb.DAILYSHARE, arg=f"{game},{day}")
    return button(control, reader.say("daily-share"), Style.SUCCESS, emoji="📣")


def streak_line(streak: Streak, reader: Speech) -> str:
    # The best one says nothing while it is the one that runs.
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
    own = shown.own
    if own is None and shown.is_open:
        told = ("again",) if shown.streak.best else EXPLAINED
        return "\n".join(reader.say(f"daily-explain-{key}", throws=shown.sheet.throws) for key in told)
    if own is None:
        return reader.say("daily-not-played")
    if own.status not in OVER:
        return reader.say("daily-begun", time=f"<t:{ends_at(shown.sheet.day) // SECOND}:R>")
    if shown.counted is None:
        why = own.uncounted if own.uncounted in ("late", "deleted") else "stopped"
        return reader.say("daily-no-result", why=why)
    said = share_text(shown.sheet, shown.counted, shown.story, shown.streak.days, reader)
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
        time = f"<t:{turns_at(shown.sheet.day) // SECOND}:R>"
        return [heading, reader.say("daily-board-closed", time=time)]
    lines = best_places(shown.results, shown.sheet.par, shown.user_id, reader, is_here=is_here)
    return [heading, *(lines or [reader.say("daily-board-empty")])]


def _proof(shown: SheetOfDay, reader: Speech) -> str:
    """Show the seal and, once nobody can play for the day any more, the seed."""
    sheet = shown.sheet
    seal = commitment(bytes.fromhex(sheet.seed))
    if shown.now >= ends_at(sheet.day):
        return reader.say("daily-seed", hash=seal, seed=sheet.seed)
    return reader.say("daily-seal", hash=seal, time=f"<t:{ends_at(sheet.day) // SECOND}:R>")


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
        *([] if shown.counted is None else [share_button(sheet.game_kind, sheet.day, reader)]),
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
    """Return the buttons to the sheets of other days and to further pages."""
    sheet, days = shown.sheet, [] if shown.previous is None else [shown.previous]
    if not shown.is_open:
        days.append(later(sheet.day, 1))
    pages = [
        daily_button(sheet.game_kind, day, reader.say("daily-number", number=number_of(day)), tag=ON_PAGE)
        for day in days
    ]
    return row(
        *pages,
        button(
            Control(DailyVerb.DAILYWEEK, arg=f"{sheet.game_kind},{sheet.day}"),
            reader.say("daily-week"),
            emoji="📆",
        ),
        button(Control(DailyVerb.DAILYPAIRS), reader.say("daily-pairs"), emoji="🤝"),
        button(Control(DailyVerb.DAILYREMIND), reader.say("daily-remind"), emoji="⏰"),
    )


def person_words(user_id: int, name: str, reader: Speech, *, is_here: bool) -> str:
    if not name:
        return reader.say("somebody")
    return f"<@{user_id}>" if is_here else escape_markdown(name)
