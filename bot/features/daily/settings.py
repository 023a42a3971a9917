"""What a server can set about the daily message."""

from __future__ import annotations

from collections.abc import Iterable

from bot.features.daily.verbs import DailyVerb
from bot.interactions.answers import Answer, Private
from bot.interactions.permissions import need_manager
from bot.interactions.request import Asks, Request
from bot.interactions.services import Services
from bot.interactions.settings_lines import Line, Reading, channel_menu, clearing, menu, switch_part
from bot.pages.layouts import layout_page, words
from bot.pages.page import Part
from bot.store.settings import Setting, choice, switch

DAILY_CHANNEL: Setting[int | None] = Setting("server", "daily", "channel", None, int)
"""The channel of the daily message; None for none."""
DAILY_HOUR = choice("server", "daily", "hour", range(24), default=8)
"""The hour (UTC) from which the daily message comes."""
DAILY_PUZZLE = switch("server", "daily", "puzzle", default=True)
"""Whether the daily message has the puzzle of the day."""


def daily_settings_handlers(services: Services) -> Asks:
    async def bring(request: Request) -> Answer:
        """Send the daily message to this channel from now on."""
        server = need_manager(request)
        await services.records.settings.save(server, DAILY_CHANNEL.to(request.where.need_channel()))
        return Private(layout_page(words(request.say("settings-daily-here"))))

    return {DailyVerb.DAILYHERE: bring}


def _parts(reading: Reading) -> Iterable[Part]:
    channel, hour = reading.chosen[DAILY_CHANNEL], reading.chosen[DAILY_HOUR]
    shown = "none" if channel is None else f"<#{channel}>"
    sentence = reading.say("settings-daily", channel=shown, hour=hour)
    yield clearing(reading, DAILY_CHANNEL, sentence, "settings-daily-off", is_set=channel is not None)
    chosen = [] if channel is None else [str(channel)]
    yield channel_menu(reading, DAILY_CHANNEL, "settings-daily-choose", chosen=chosen, most=1)
    if channel is not None:
        hours = {str(hour): f"{hour}:00 UTC" for hour in range(24)}
        yield menu(reading, DAILY_HOUR, "settings-daily-hour", hours)
        yield switch_part(reading, DAILY_PUZZLE, "settings-puzzle", "settings-puzzle-switch")


DAILY_LINE = Line("server", 70, _parts, (DAILY_CHANNEL, DAILY_HOUR, DAILY_PUZZLE))
