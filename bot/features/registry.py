"""The features of the bot, in the order in which their buttons and lines appear."""

from __future__ import annotations

from bot.features.boards.feature import BOARDS
from bot.features.daily.feature import DAILY_SHEET
from bot.features.feature import Feature
from bot.features.ghosts.feature import GHOST_GAMES
from bot.features.lessons.feature import LESSONS
from bot.features.notices.feature import NOTICES
from bot.features.puzzles.feature import PUZZLES
from bot.features.reviews.feature import REVIEWS
from bot.features.settings.feature import SETTINGS

FEATURES: tuple[Feature, ...] = (
    LESSONS,
    DAILY_SHEET,
    PUZZLES,
    REVIEWS,
    GHOST_GAMES,
    BOARDS,
    SETTINGS,
    NOTICES,
)
