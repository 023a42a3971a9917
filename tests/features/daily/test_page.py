"""The words of a daily sheet's page, of a shared result and of a server's daily message."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import Any

import pytest

from bot.features.daily.days import begins_at, ends_at, turns_at
from bot.features.daily.page import MOST_LINES, MOST_NAMES, Shown, daily_page, places, share_text, shared_page
from bot.features.daily.post_page import Digest, digest_page
from bot.features.daily.store import DailyRow, DayResult, Try
from bot.features.daily.streaks import Streak
from bot.pages.page import MAX_CONTENT, Page, Words
from bot.pages.texts import LANGUAGES

DAY = "2026-11-22"
SHEET = DailyRow("brikks", DAY, "ab" * 32, "3", "{}", 100)
TRY = Try("abc123", "finished", 87, "daily")
NOON = begins_at(DAY) + 12 * 3_600_000
EMOJI = re.compile("[\U0001f300-\U0001faff\u25ab]")


def shown(**changes: Any) -> Shown:
    usual = Shown(SHEET, NOON, TRY, results(87), Streak(12, 12, 1, 0), 3, 11, 1, ("brikks",), None)
    return replace(usual, **changes)


def results(*points: int) -> list[DayResult]:
    return [DayResult(number, f"P{number}", each) for number, each in enumerate(points, 1)]


def words(page: Page) -> str:
    return "\n".join(part.text for part in page.frame if isinstance(part, Words))


def labels(page: Page) -> list[str]:
    rows = (part for part in page.frame if isinstance(part, tuple))
    return [item.label for row in rows for item in row if hasattr(item, "label")]


@pytest.mark.parametrize(
    ("points", "squares"),
    [
        (0, "▫️" * 5),
        (19, "▫️" * 5),
        (20, "🟦▫️▫️▫️▫️"),
        (87, "🟦🟦🟦🟦▫️"),
        (99, "🟦🟦🟦🟦▫️"),
        (100, "🟩" * 5),
        (150, "🟩" * 5),
    ],
)
def test_a_shared_result_is_words_and_then_five_squares(points: int, squares: str) -> None:
    first, second = share_text(SHEET, points, 12, "en").splitlines()
    assert first == f"BRIKKS daily 326 · {points} points · {points} % of par"
    assert second == f"{squares} · streak 12"
    assert not EMOJI.search(first)
    assert len(EMOJI.findall(second)) == 5
    assert share_text(SHEET, 1, 0, "de").splitlines() == [
        "BRIKKS Tagesblatt 326 · 1 Punkt · 1 % vom Par",
        "▫️" * 5,
    ]


def test_what_does_not_count_is_not_shared() -> None:
    assert shared_page(shown(own=replace(TRY, uncounted="late")), "en") is None
    assert shared_page(shown(own=None), "en") is None
    page = shared_page(shown(), "en")
    assert page is not None
    assert page.content.startswith("<@1>\nBRIKKS daily 326 · 87 points")


@pytest.mark.parametrize("locale", LANGUAGES)
def test_results_and_seed_wait_for_their_time(locale: str) -> None:
    running = replace(TRY, status="running", points=None, uncounted="")
    for own in (None, running):
        before = words(daily_page(shown(own=own, results=results(150)), locale))
        assert "<@1>" not in before
        assert f"<t:{turns_at(DAY) // 1000}:R>" in before
        after = words(daily_page(shown(own=own, results=results(150), now=turns_at(DAY)), locale))
        assert "👑 <@1> · 150" in after
    assert SHEET.seed not in words(daily_page(shown(now=ends_at(DAY) - 1), locale))
    assert SHEET.seed in words(daily_page(shown(now=ends_at(DAY)), locale))


def test_the_page_offers_what_is_possible() -> None:
    assert labels(daily_page(shown(own=None), "en")) == ["Play"]
    assert labels(daily_page(shown(own=replace(TRY, status="running")), "en"))[0] == "Go on"
    assert labels(daily_page(shown(), "en")) == ["Practise", "Share"]
    assert labels(daily_page(shown(guild_id=None), "en")) == ["Practise"]
    past = shown(own=None, now=turns_at(DAY), games=("brilliant", "brikks"), previous="2026-11-20")
    assert labels(daily_page(past, "en")) == ["Practise", "BRILLIANT", "Daily 324", "Daily 327"]
    stopped = words(daily_page(shown(own=Try("abc123", "cancelled", None, "")), "en"))
    assert "You gave up" in stopped
    assert "too late" in words(daily_page(shown(own=replace(TRY, uncounted="late")), "en"))


def test_who_ties_shares_a_place_and_a_line() -> None:
    lines = places([*results(90, 90, 80), DayResult(-7, "", 80)], 100, "en", is_here=True)
    assert lines == ["👑 <@1>, <@2> · 90 points · 90 %", "**3** <@3>, somebody · 80 points · 80 %"]
    everywhere = places([DayResult(1, "*A*", 1)], 100, "en", is_here=False)
    assert everywhere == [r"👑 \*A\* · 1 point · 1 %"]
    many = places(results(*[50] * (MOST_NAMES + 3)), 100, "en", is_here=True)
    assert many[0].count("<@") == MOST_NAMES
    assert "3 more" in many[0]


def test_the_own_line_stands_below_the_best() -> None:
    board = results(*range(100, 60, -1))
    page = words(daily_page(shown(user_id=30, results=board), "en"))
    assert page.count("points ·") == MOST_LINES + 2
    assert "…\n**30** <@30> · 71 points" in page


@pytest.mark.parametrize("locale", LANGUAGES)
def test_a_daily_message_notifies_nobody_and_has_room_for_everybody(locale: str) -> None:
    crowd = [DayResult(10**18 + n, f"P{n}", n % 40) for n in range(400, 0, -1)]
    crowd.sort(key=lambda result: -result.points)
    digest = Digest(DAY, 7, {"brilliant": (40, crowd), "brikks": (100, crowd)}, 5)
    page = digest_page(digest, locale)
    assert page.notified == ()
    assert len(page.words) <= MAX_CONTENT
    assert "BRILLIANT" in page.words
    assert "325" in page.words
    assert digest.named == {result.user_id for result in crowd}
    assert "👑" not in digest_page(Digest(DAY, 0, {}, 0), locale).words
