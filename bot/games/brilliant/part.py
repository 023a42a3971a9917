"""Everything that BRILLIANT provides to the bot."""

from bot.computers.strengths import Strengths
from bot.games.brilliant.achievements import ACHIEVEMENTS
from bot.games.brilliant.command import SUBCOMMANDS
from bot.games.brilliant.lesson import LESSON
from bot.games.brilliant.level_option import daily_level
from bot.games.brilliant.levels import files as levels
from bot.games.brilliant.motifs import PUZZLES
from bot.games.brilliant.players import strengths
from bot.games.brilliant.players.reviewer import Reviewer
from bot.games.brilliant.presenter import CONTROLS, PICTURES, RULES, SCORING, WORDS
from bot.games.contract import GamePart, Unmet
from engine.brilliant import players as measuring
from engine.brilliant.view import known_state
from engine.game import MalformedText


def playable_levels() -> str:
    names = levels.names()
    if not names:
        raise Unmet(f"none in {levels.LEVELS}", "restore the level files")
    for name in names:
        try:
            levels.load(name)
        except MalformedText as error:
            raise Unmet(str(error), "correct the file") from error
    return f"{len(names)} are playable"


PART = GamePart(
    words=WORDS,
    controls=CONTROLS,
    pictures=PICTURES,
    scoring=SCORING,
    rules_pages=RULES,
    subcommands=SUBCOMMANDS,
    known_state=known_state,
    measuring=measuring.PLAYERS,
    strengths=Strengths(strengths.PLAYERS, stand_in="steady", par="strong"),
    reviewer=Reviewer,
    achievements=ACHIEVEMENTS,
    puzzles=PUZZLES,
    daily=daily_level,
    express=24,
    lesson=LESSON,
    warm_up=strengths.warm_up,
    checks={"Levels": playable_levels},
)
