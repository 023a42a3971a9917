"""The words of a daily sheet's page, of a shared result and of a server's daily message."""

from __future__ import annotations

import re
from dataclasses import replace
from functools import partial
from typing import Any

import pytest

from bot.features.daily.day_rank import day_rank, rank_words, steps_of
from bot.features.daily.page import MOST_LINES, MOST_NAMES, SheetOfDay, daily_page, places, streak_line
from bot.features.daily.post_page import Digest, WeekState, digest_page
from bot.features.daily.share import share_text
from bot.features.daily.store import DailyRow, DayResult, Try, WeekResult
from bot.features.daily.week import leading, week_page, week_results
from bot.features.daily.weekly import opened_page, over_page, season_page, season_results
from bot.features.days import begins_at, ends_at, turns_at
from bot.features.streaks import Streak
from bot.pages.control import Control, parse_control
from bot.pages.page import MAX_CONTENT, Button, Page, Style, Words
from bot.pages.texts import LANGUAGES, Language

DAY = "2026-11-22"
SHEET = DailyRow("brikks", DAY, "ab" * 32, "3", "{}", 100)
TRY = Try("abc123", "finished", 87, "daily")
RUNNING = replace(TRY, status="running", points=None, uncounted="")
NOON = begins_at(DAY) + 12 * 3_600_000
EMOJI = re.compile("[\U0001f300-\U0001faff\u25ab]")
EXPRESS = replace(SHEET, rules='{"throws": "12"}')
MORE = ["Week", "Pairs", "Remind me"]


def shown(**changes: Any) -> SheetOfDay:
    usual = SheetOfDay(SHEET, NOON, TRY, results(87), 11, 1, Streak(12, 12, 1, 0), 3, ("brikks",))
    return replace(usual, **changes)


def results(*points: int) -> list[DayResult]:
    return [DayResult(number, f"P{number}", each) for number, each in enumerate(points, 1)]


def words(page: Page) -> str:
    return "\n".join(part.text for part in page.frame if isinstance(part, Words))


def labels(page: Page) -> list[str]:
    rows = (part for part in page.frame if isinstance(part, tuple))
    return [item.label for row in rows for item in row if hasattr(item, "label")]


def test_a_shared_result_is_words_and_then_what_was_finished() -> None:
    said = share_text("brikks", DAY, Language("en"), points=87, par=100, story="🟨▫️🟦", streak=12)
    first, second, third = said.splitlines()
    assert first == "BRIKKS daily 326 · 87 points · 87% of par"
    assert second == "🟨▫️🟦 · streak 12"
    assert third == "Play it: /daily"
    assert not EMOJI.search(first)
    german = share_text("brikks", DAY, Language("de"), points=1, par=100, story="▫️", streak=0)
    assert german.splitlines() == [
        "BRIKKS-Tagesblatt 326 · 1 Punkt · 1\u00a0% vom Par",
        "▫️",
        "Mitspielen: /tagesblatt",
    ]


def test_the_standing_counts_those_who_have_fewer_points() -> None:
    board = results(90, 80, 80, 10)
    assert [(s.place, s.count, s.ahead_of) for s in (day_rank(p, board) for p in (90, 80, 10))] == [
        (1, 4, 100),
        (2, 4, 33),
        (4, 4, 0),
    ]
    assert day_rank(5, results(5)).ahead_of == 0


def test_per_cent_are_told_among_many_to_those_who_are_ahead_of_somebody() -> None:
    many = results(*range(12))
    said = [rank_words(day_rank(points, many), Language("en")) for points in (11, 6, 0)]
    assert said == ["better than 100%", "better than 55%", "place\u00a012\u00a0of\u00a012"]
    assert rank_words(day_rank(9, results(9, 3)), Language("en")) == "place\u00a01\u00a0of\u00a02"
    assert rank_words(day_rank(9, results(9)), Language("de")) == "noch kein anderes Ergebnis"


@pytest.mark.parametrize("reached", [(5,), (5, 5), (0, 9), (0, 10), (0, 41, 41, 87, 300)])
def test_everybody_is_in_one_step_of_the_histogram(reached: tuple[int, ...]) -> None:
    for points in reached:
        counts, own = steps_of(points, results(*reached))
        assert (sum(counts), counts[own] > 0, len(counts) <= 10) == (len(reached), True, True)
        assert counts[0] > 0
        assert counts[-1] > 0


@pytest.mark.parametrize("locale", LANGUAGES)
def test_results_and_seed_wait_for_their_time(locale: str) -> None:
    for own in (None, RUNNING):
        before = words(daily_page(shown(own=own, results=results(150)), Language(locale)))
        assert "<@1>" not in before
        assert f"<t:{turns_at(DAY) // 1000}:R>" in before
        after = words(daily_page(shown(own=own, results=results(150), now=turns_at(DAY)), Language(locale)))
        assert "👑 <@1> · 150" in after
    assert SHEET.seed not in words(daily_page(shown(now=ends_at(DAY) - 1), Language(locale)))
    assert SHEET.seed in words(daily_page(shown(now=ends_at(DAY)), Language(locale)))


LATE = replace(TRY, uncounted="late")
BOTH = {"games": ("brilliant", "brikks")}


@pytest.mark.parametrize(
    ("changes", "offered"),
    [
        ({"own": None}, ["Play", *MORE]),
        ({"own": RUNNING}, ["Continue"]),
        ({}, ["Share", "Play again", *MORE]),
        ({"guild_id": None}, ["Share"]),
        (BOTH, ["Share", "Play again", "BRILLIANT", *MORE]),
        # One press leads from one finished sheet to the other.
        ({**BOTH, "left": ["brilliant"]}, ["Share", "Play BRILLIANT", "Play again", *MORE]),
        ({**BOTH, "left": ["brilliant"], "own": RUNNING}, ["Continue", "BRILLIANT", *MORE]),
        ({**BOTH, "left": ["brilliant", "brikks"], "own": None}, ["Play", "BRILLIANT", *MORE]),
        ({"own": LATE}, ["Play again", *MORE]),
        (
            {**BOTH, "own": None, "now": turns_at(DAY), "previous": "2026-11-20"},
            ["Play", "BRILLIANT", "Daily 324", "Daily 327"],
        ),
    ],
)
def test_the_page_offers_first_what_is_possible(changes: dict[str, Any], offered: list[str]) -> None:
    assert labels(daily_page(shown(**changes), Language("en")))[: len(offered)] == offered


@pytest.mark.parametrize(
    ("own", "told"), [(Try("abc123", "cancelled", None, ""), "You gave up"), (LATE, "too late")]
)
def test_the_page_says_why_a_try_counts_no_more(own: Try, told: str) -> None:
    assert told in words(daily_page(shown(own=own), Language("en")))


def test_what_people_come_for_stands_above_the_results_and_alone_stands_out() -> None:
    for given, wanted in ((shown(own=None), ["Play"]), (shown(), ["Share"])):
        frame = daily_page(given, Language("en")).frame
        rows = [part for part in frame if isinstance(part, tuple)]
        bright = [
            item.label
            for row in rows
            for item in row
            if isinstance(item, Button) and item.style is not Style.SECONDARY
        ]
        assert bright == wanted
        board = next(part for part in frame if isinstance(part, Words) and "On this server**" in part.text)
        assert frame.index(rows[0]) < frame.index(board) < frame.index(rows[1])


def test_the_best_streak_is_told_once_it_is_longer_than_the_present_one() -> None:
    assert (
        streak_line(Streak(3, 3, 2, 0, False), Language("en"))
        == "🔥 Streak: 3 days\u00a0· ❄️\u00a02\u00a0freezes"
    )
    assert (
        streak_line(Streak(3, 9, 1, 0, False), Language("en"))
        == "🔥 Streak: 3 days\u00a0· best 9\u00a0· ❄️\u00a01\u00a0freeze"
    )


def test_the_one_try_is_explained_before_it_begins_and_only_then() -> None:
    new = Streak(0, 0, 2, 0, False)
    told = words(daily_page(shown(own=None, sheet=EXPRESS, streak=new), Language("en")))
    assert "Express, 12 throws" in told
    for said in (
        "same throws for everybody",
        "five minutes",
        "our own short variant of solo",
        "counts once",
        "start with two",
    ):
        assert said in told
    assert "About 20 minutes" in words(daily_page(shown(own=None, streak=new), Language("en")))
    for later in (shown(), shown(own=None, now=turns_at(DAY)), shown(own=replace(TRY, status="running"))):
        assert "counts once" not in words(daily_page(later, Language("en")))


@pytest.mark.parametrize(("sheet", "length"), [(EXPRESS, "about five minutes"), (SHEET, "about 20 minutes")])
def test_who_has_had_a_streak_is_told_in_a_line(sheet: DailyRow, length: str) -> None:
    told = words(daily_page(shown(own=None, sheet=sheet, streak=Streak(0, 4, 2, 0, False)), Language("en")))
    assert length in told
    assert "your first game counts" in told
    assert "start with two" not in told


def test_the_page_says_how_the_own_result_stands_and_who_asks() -> None:
    board = results(90, 87, 40)
    page = words(
        daily_page(
            shown(user_id=2, results=board, everywhere=day_rank(87, board), asked_by=(7,)), Language("en")
        )
    )
    assert "> BRIKKS daily 326 · 87 points" in page
    assert "On this server: place\u00a02\u00a0of\u00a03\n🌍 Everywhere: place\u00a02\u00a0of\u00a03" in page
    assert "<@7> asks you to keep a streak together" in page
    alone = words(daily_page(shown(guild_id=None, everywhere=day_rank(87, results(87))), Language("en")))
    assert "🌍 Everywhere: the first to finish" in alone


def week(*results_: tuple[int, int, int], day: str = DAY, game: str = "brikks") -> list[WeekResult]:
    return [WeekResult(game, day, user, f"P{user}", points, par) for user, points, par in results_]


def test_the_sheets_of_a_day_are_added_up_and_the_best_five_days_of_a_week_count() -> None:
    shares = (10, 70, 30, 60, 20, 50, 40)
    week_of_one = [
        one
        for number, share in enumerate(shares)
        for one in week((1, share, 100), day=f"2026-11-{16 + number}")
    ]
    assert [one.points for one in week_results(week_of_one)] == [70 + 60 + 50 + 40 + 30]
    # Another sheet of the worst day makes it one of the best.
    week_of_one += week((1, 25, 50), day="2026-11-16", game="brilliant")
    assert [one.points for one in week_results(week_of_one)] == [70 + 60 + 60 + 50 + 40]


def test_a_week_is_led_by_all_who_share_its_first_places() -> None:
    board = week_results(week((1, 50, 100), (2, 20, 10), (3, 0, 0), (4, 20, 10), (5, 30, 60)))
    assert [(one.user_id, one.points) for one in board] == [(2, 200), (4, 200), (1, 50), (5, 50), (3, 0)]
    assert [[one.user_id for one in leading(board, most)] for most in (1, 2, 3, 5, 9)] == [
        [2, 4],
        [2, 4],
        [2, 4, 1, 5],
        [2, 4, 1, 5, 3],
        [2, 4, 1, 5, 3],
    ]
    assert leading([]) == []


@pytest.mark.parametrize("locale", LANGUAGES)
def test_the_board_of_a_week_shows_the_own_place_below_the_best(locale: str) -> None:
    board = week_results(week(*((user, 200 - user, 100) for user in range(1, 31))))
    told = partial(week_page, board, game="brikks", day=DAY, user_id=30)
    page = words(told((), Language(locale), is_here=True, has_today=False))
    assert "🥇 <@1> · 199" in page
    assert "🥉 <@3> · 197" in page
    assert "…\n**30** <@30> · 170" in page
    assert "<@15>" not in page
    assert f"<t:{(begins_at('2026-11-16') // 1000 + 43_200)}:D>" in page
    assert "-#" in page
    leaders = [DayResult(4, "P4", 90), DayResult(5, "P5", 90)]
    full = words(told(leaders, Language(locale), is_here=False, has_today=True))
    assert "🥇 P1 · 199" in full
    assert re.search(r": P4 \S+ P5$", full), "who leads today stands below"
    assert "-#" not in full


def test_who_ties_shares_a_place_and_a_line() -> None:
    lines = places([*results(90, 90, 80), DayResult(-7, "", 80)], 100, Language("en"), is_here=True)
    assert lines == ["👑 <@1> and <@2> · 90 points · 90%", "**3** <@3> and somebody · 80 points · 80%"]
    everywhere = places([DayResult(1, "*A*", 1)], 100, Language("en"), is_here=False)
    assert everywhere == ["👑 \\*A\\* · 1 point · 1%"]
    many = places(results(*[50] * (MOST_NAMES + 3)), 100, Language("en"), is_here=True)
    assert many[0].count("<@") == MOST_NAMES
    assert "3 more" in many[0]


def test_the_own_line_stands_below_the_best() -> None:
    board = results(*range(100, 60, -1))
    page = words(daily_page(shown(user_id=30, results=board), Language("en")))
    assert page.count("points ·") == MOST_LINES + 2
    assert "…\n**30** <@30> · 71 points" in page


@pytest.mark.parametrize("locale", LANGUAGES)
def test_a_daily_message_notifies_nobody_and_has_room_for_everybody(locale: str) -> None:
    crowd = [DayResult(10**18 + n, f"P{n}", n % 40) for n in range(400, 0, -1)]
    crowd.sort(key=lambda result: -result.points)
    digest = Digest(DAY, 7, {"brilliant": (40, crowd), "brikks": (100, crowd)}, 5)
    page = digest_page(digest, Language(locale))
    assert page.notified == ()
    assert len(page.words) <= MAX_CONTENT
    assert "BRILLIANT" in page.words
    assert "325" in page.words
    assert digest.named == {result.user_id for result in crowd}
    assert "👑" not in digest_page(Digest(DAY, 0, {}, 0), Language(locale)).words


def test_a_daily_message_names_who_was_best_yesterday_and_who_leads_today() -> None:
    leaders = results(90, 90)
    digest = Digest(DAY, 3, {"brikks": (100, results(90, 80))}, 0, leaders=leaders)
    said = digest_page(digest, Language("en")).words
    assert "**BRIKKS** 👑 <@1> · 90 points · 90%\n-# **2**\u00a0<@2>\u00a080%" in said
    assert "-# 3 people have played today · Leading today: <@1> and <@2>" in said
    assert digest.named == {1, 2}


@pytest.mark.parametrize(
    ("state", "told"),
    [
        ("running", "🏆 **This week so far:** 🥇 <@5> · 410 points"),
        (
            "ending",
            "🏆 **This week’s podium, with hours to go**\n🥇 <@5> · 410 points",
        ),
        ("over", "🏆 **Last week’s podium**\n🥇 <@5> · 410 points\n🥈 <@6> and <@7> · 90 points"),
    ],
)
def test_a_daily_message_has_the_week_and_its_podium(state: WeekState, told: str) -> None:
    board = [DayResult(5, "P5", 410), DayResult(6, "P6", 90), DayResult(7, "P7", 90)]
    digest = Digest(DAY, 0, {}, 0, state, board[:1] if state == "running" else board)
    assert told in digest_page(digest, Language("en")).words
    assert digest.named == {one.user_id for one in digest.week}


def test_where_nobody_has_played_the_message_asks_for_the_first_and_has_one_button() -> None:
    page = digest_page(Digest(DAY, 0, {}, 0), Language("en"))
    assert page.words.splitlines() == ["## 📅 Today’s sheets", "Be the first today."]
    assert [[item.label for item in row if isinstance(item, Button)] for row in page.rows] == [["Play"]]
    assert "first today" not in digest_page(Digest(DAY, 1, {}, 1), Language("en")).words


WEEK = replace(SHEET, day="w2026-11-20", variant="4", rules='{"level": "4", "variant": "base"}')


@pytest.mark.parametrize("locale", LANGUAGES)
def test_a_week_is_told_in_every_language(locale: str) -> None:
    reader, board = Language(locale), [*results(90, 80, 80, 70), DayResult(-7, "", 60)]
    term = WEEK.term
    before = words(daily_page(shown(sheet=WEEK, own=None, now=term.opens_at, group=0), reader))
    assert f"<t:{term.closes_at // 1000}:R>" in before
    assert "🔥" not in before
    told = opened_page(WEEK, 3, reader).words
    assert told.splitlines()[0] == f"## 🏆 {term.name(reader)}"
    assert "3" in told.splitlines()[-1]
    everybody = [DayResult(9, "Zoe", 99, "abc123"), *board]
    over = over_page(WEEK, board, everybody, reader)
    assert "👑 <@1> · 90" in over.words
    assert "👑 Zoe · 99" in over.words
    films = [parse_control(item.custom_id) for item in over.rows[0] if isinstance(item, Button)]
    assert films[0] == Control("film", "abc123")
    after = shown(sheet=WEEK, now=term.closes_at, results=board, everybody=everybody, guild_id=11)
    assert "👑 Zoe · 99" in words(daily_page(after, reader))
    season = words(
        season_page(season_results(week((1, 90, 1), day=WEEK.day)), "brikks", term, 1, reader, is_here=True)
    )
    assert "🥇 <@1> · 10" in season


def test_places_bring_a_point_less_each_and_one_at_least_for_their_season() -> None:
    weeks = [
        *week((1, 50, 1), (2, 40, 1), (3, 40, 1), (4, 30, 1), day="w2026-11-20"),
        *week(*((user, 100 - user, 1) for user in range(1, 13)), day="w2026-11-27"),
    ]
    won = {one.user_id: one.points for one in season_results(weeks)}
    assert [won[user] for user in (1, 2, 3, 4, 10, 11, 12)] == [20, 18, 17, 14, 1, 1, 1]
    assert [one.user_id for one in season_results(weeks)][:4] == [1, 2, 3, 4]
