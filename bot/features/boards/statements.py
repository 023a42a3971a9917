"""The names of this feature's statements; their SQL is in this folder."""

from __future__ import annotations

from enum import auto

from bot.store.batch import Sql


class BoardSql(Sql):
    best_of = auto()
    median_step = auto()
    profile_results = auto()
    last_games = auto()
    rating_curve = auto()
    frozen_standings = auto()
    losses_of = auto()
    unjudged_games = auto()
    set_feats = auto()
    achievements_of = auto()
    add_achievement = auto()
    forget_achievements = auto()
    computers_beaten = auto()
    newest_wins = auto()
    games_above_par = auto()

    ratings_of = auto()
    count_ratings = auto()
    listed_ratings = auto()
    count_ratings_here = auto()
    listed_ratings_here = auto()
    count_solvers_here = auto()
    listed_solvers_here = auto()
    new_ratings = auto()
    forget_ratings = auto()
    forget_rating_changes = auto()
    export_rating_changes = auto()
    insert_season = auto()
    unfreeze_seasons_ahead = auto()
    seasons = auto()
    first_result = auto()
    newest_result = auto()
    count_standings = auto()
    listed_standings = auto()
    standing_of = auto()
    uncounted = auto()
    own_uncounted = auto()
    forget_frozen_standings = auto()
    forget_standings = auto()
    export_feats = auto()
    export_standings = auto()
