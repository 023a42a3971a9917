"""The names of this feature's statements; their SQL is in this folder."""

from __future__ import annotations

from enum import auto

from bot.store.batch import Sql


class GhostSql(Sql):
    challenge_by_id = auto()
    insert_challenge = auto()
    open_challenges = auto()
    challenges_waiting = auto()
    due_challenges = auto()
    ask_challenge = auto()
    challenge_asked = auto()
    accept_challenge = auto()
    end_challenge = auto()
    challenge_told = auto()
    challenge_failed = auto()
    move_challenges_ahead = auto()
    has_open_challenge = auto()
    export_challenges = auto()
    end_challenges_of = auto()
    redraw_rivals = auto()
    forget_rivals = auto()
    tell_challenges_again = auto()
    unseal_games_of = auto()
    forget_challenger = auto()
    forget_opponent = auto()
    challenges_going_on = auto()
    challenges_decided = auto()

    best_games = auto()
    newest_games = auto()
    best_of_season = auto()
    forget_ghosts = auto()
