"""The text with which somebody shows their result: what they finished, in its colours, but no field and no number."""

from __future__ import annotations

from bot.features.daily.store import DailyRow
from bot.features.daily.verbs import DailyVerb
from bot.pages.control import Control
from bot.pages.page import Page, Style, button
from bot.pages.texts import Speech


def share_of(points: int, par: int) -> int:
    """Return the points as a percentage of par."""
    return max(0, round(100 * points / max(1, par)))


def share_text(sheet: DailyRow, points: int, story: str, streak: int, reader: Speech) -> str:
    """Return the text to share, with words before the emoji, whose rows are unreadable aloud."""
    return reader.say(
        "daily-share-text",
        name=sheet.term.sheet_name(sheet.game_kind, reader),
        points=points,
        percent=share_of(points, sheet.par),
        story=story,
        streak=streak,
    )


def shared_page(said: str, sheet: DailyRow, user_id: int, reader: Speech) -> Page:
    """Return the message for everyone in the channel: a person's result, with a button to play."""
    arg, label = (
        (sheet.game_kind, "daily-play-today")
        if sheet.term.kind == "daily"
        else (f"{sheet.game_kind},{sheet.day}", "daily-play")
    )
    play = Control(DailyVerb.DAILYPLAY, arg=arg)
    start = button(play, reader.say(label), Style.PRIMARY, emoji=sheet.term.emoji)
    return Page(reader.say("daily-shared", player=f"<@{user_id}>", said=said), rows=((start,),))


def copied_page(said: str, reader: Speech) -> Page:
    """Return the text to copy, for direct messages, where there is nobody to show it to."""
    return Page(reader.say("daily-share-copy", said=said))
