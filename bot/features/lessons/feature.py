"""Lessons and the rules of all games, declared in one value."""

from __future__ import annotations

from bot.features.feature import Feature, Running
from bot.features.lessons.command import add_learn
from bot.features.lessons.page import offer_row
from bot.features.lessons.rules import add_rules
from bot.features.lessons.verbs import LessonVerb
from bot.interactions.press import Press
from bot.interactions.services import Services
from bot.interactions.tree import Tree
from bot.messages.additions import Addition
from bot.turns.look import Looks


def _run(services: Services, tree: Tree) -> Running:
    async def decline(press: Press) -> Looks:
        await services.records.people.answered(press.user_id)
        await services.coordinator.end_offers(press.user_id)
        return await services.coordinator.looks(press.game)

    return Running(
        handlers={**add_rules(tree, services), **add_learn(tree, services)},
        changes={LessonVerb.NOLESSON: decline},
        opening=frozenset({LessonVerb.LEARNPLAY}),
    )


LESSONS = Feature(name="lessons", run=_run, addition=Addition(row=offer_row))
