"""Lessons and the rules of all games, declared in one value."""

from __future__ import annotations

from collections.abc import Sequence

from bot.features.feature import Feature, Running
from bot.features.lessons.command import Learn, learned
from bot.features.lessons.page import offer_row
from bot.features.lessons.rules import rules_handlers
from bot.features.lessons.verbs import LessonVerb
from bot.games.registry import PARTS
from bot.games.solo import solo_games
from bot.interactions.home.parts import HomeEntry, HomePart, PageButton, Rank, Shelf, Visit, alone_button
from bot.interactions.request import Request
from bot.interactions.services import Services
from bot.messages.additions import Addition
from bot.pages.control import Control, Verb
from bot.store.settings import ANSWERED
from bot.turns import appearance
from bot.turns.look import Looks

LEARN = PageButton(
    control=Control(LessonVerb.LEARN), label="home-learn", emoji="🎓", shelf=Shelf.FRONT, is_greeting=True
)
RULES = PageButton(
    control=Control(Verb.RULES), label="table-rules", emoji="📖", shelf=Shelf.FRONT, is_greeting=True
)


def _run(services: Services) -> Running:
    learn = Learn(services)
    people, settings = services.records.people, services.records.settings

    async def decline(request: Request) -> Looks:
        await settings.save(request.user_id, ANSWERED.to(True))
        await services.coordinator.change_all(request.user_id, appearance.end_offer)
        return await services.coordinator.looks(request.game)

    async def entries(visit: Visit) -> Sequence[HomeEntry]:
        """Offer the lesson to people who have never played; once they have taken or declined it, a game alone."""
        for game in PARTS:
            if await people.has_played(visit.user_id, game):
                return ()
        chosen = await settings.of("person", visit.user_id)
        if not chosen[ANSWERED]:
            title, about = visit.say("home-new"), visit.say("home-new-about")
            return (HomeEntry(Rank.LESSON, title, about, LEARN.button(visit)),)
        if visit.theme is not None:
            # A screen always offers a game alone first.
            return ()
        known = [game for game in solo_games() if chosen[learned(game)]]
        start = alone_button(visit, *known) if len(known) == 1 else alone_button(visit)
        return (HomeEntry(Rank.LESSON, visit.say("home-first"), visit.say("home-first-about"), start),)

    return Running(
        commands=(learn.command,),
        handlers={**rules_handlers(services), **learn.handlers},
        changes={LessonVerb.NOLESSON: decline},
        home=HomePart(entries=entries, buttons=(LEARN, RULES)),
    )


LESSONS = Feature(name="lessons", run=_run, addition=Addition(row=offer_row))
