"""Everything that BRIKKS provides to the bot."""

from bot.computers.strengths import Strengths
from bot.games.brikks.achievements import ACHIEVEMENTS
from bot.games.brikks.command import SUBCOMMANDS, daily_level, ghost_options
from bot.games.brikks.lesson import LESSON
from bot.games.brikks.motifs import PUZZLES
from bot.games.brikks.players.players import PLAYERS
from bot.games.brikks.players.reviewer import Reviewer
from bot.games.brikks.presenter import CONTROLS, PICTURES, RULES, SCORING, WORDS
from bot.games.contract import GamePart
from engine.brikks import players as measuring
from engine.brikks.view import known_state

PART = GamePart(
    words=WORDS,
    controls=CONTROLS,
    pictures=PICTURES,
    scoring=SCORING,
    rules_pages=RULES,
    subcommands=SUBCOMMANDS,
    known_state=known_state,
    measuring=measuring.PLAYERS,
    strengths=Strengths(PLAYERS, stand_in="steady", par="strong"),
    reviewer=Reviewer,
    achievements=ACHIEVEMENTS,
    puzzles=PUZZLES,
    daily=daily_level,
    express=12,
    lesson=LESSON,
    ghost_options=ghost_options,
)
