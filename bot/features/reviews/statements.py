"""The names of this feature's statements; their SQL is in this folder."""

from __future__ import annotations

from enum import auto

from bot.store.batch import Sql


class ReviewSql(Sql):
    review_of = auto()
    last_reviews = auto()
    newest_reviewed = auto()
    keep_review = auto()
    set_review_shown = auto()
    export_reviews = auto()
    note_loss = auto()
    note_unreviewed = auto()
    people_of_results = auto()
    count_losses = auto()
    unexamined_review = auto()
    review_examined = auto()
    unreviewed_game = auto()
    last_finished_game = auto()
