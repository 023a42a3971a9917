"""The names of this feature's statements; their SQL is in this folder."""

from __future__ import annotations

from enum import auto

from bot.store.batch import Sql


class BoardSql(Sql):
    profile_results = auto()
    beaten_computers = auto()
    rating_curve = auto()
    frozen_standings = auto()
    unjudged_games = auto()
    set_feats = auto()
    losses_of = auto()
