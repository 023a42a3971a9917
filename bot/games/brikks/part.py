"""Everything that BRIKKS provides to the bot."""

from bot.games.base import GamePart
from bot.games.brikks.command import SUBCOMMANDS, daily_level, ghost_options
from bot.games.brikks.feats import FEATS
from bot.games.brikks.lesson import LESSON
from bot.games.brikks.motifs import MOTIFS
from bot.games.brikks.players.players import PLAYERS
from bot.games.brikks.players.reviewer import Reviewer
from bot.games.brikks.presenter import PRESENTER
from engine.brikks import players as measuring

PART = GamePart(
    presenter=PRESENTER,
    subcommands=SUBCOMMANDS,
    measuring=measuring.PLAYERS,
    strengths=PLAYERS,
    reviewer=Reviewer,
    feats=FEATS,
    motifs=MOTIFS,
    daily=daily_level,
    lesson=LESSON,
    ghost_options=ghost_options,
    without_ghosts=frozenset({"duel"}),
)
