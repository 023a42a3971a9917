"""Challenges, and races against finished games, declared in one value."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from bot.features.feature import Feature, Running
from bot.features.ghosts.challenge import add_challenge
from bot.features.ghosts.challenge_messages import ChallengeSweep
from bot.features.ghosts.challenges import Challenge, Challenges
from bot.features.ghosts.facts import GHOST_HOOKS
from bot.features.ghosts.panels import RIVALRY
from bot.features.ghosts.race import race_handlers
from bot.features.ghosts.statements import GhostSql
from bot.features.ghosts.verbs import ChallengeVerb
from bot.interactions.figures import Figure
from bot.interactions.home.parts import Door, HomeEntry, HomePart, Rank, Shelf, Visit
from bot.interactions.services import Services
from bot.interactions.tree import Tree
from bot.pages.control import Control, Verb
from bot.pages.layouts import escaped
from bot.pages.page import button
from bot.pages.texts import text
from bot.store.database import Transaction
from bot.store.personal import Personal
from bot.turns.clocks import SECOND

MOST_AT_HOME = 3
"""The most challenges on the home page."""
CHALLENGE_COLUMNS = ("game_kind", "game", "answer", "is_mine", "is_won", "stage", "made_at", "ended_at")
DUEL_DOOR = Door(
    control=Control(Verb.DUEL),
    label="home-duel",
    about="home-duel-about",
    emoji="⚔️",
    shelf=Shelf.MORE,
)


async def challenge_figure(tx: Transaction, user_id: int, _: int, locale: str) -> Sequence[Figure]:
    """Return how many were won and lost; a tie is neither."""
    [(decided, won, lost)] = await tx.values(GhostSql.challenges_decided, user_id=user_id)
    if not decided:
        return ()
    return (Figure(text(locale, "challenge-figure"), f"{won} : {lost}"),)


def _run(services: Services, tree: Tree) -> Running:
    challenges = Challenges(services.store)

    async def entries(visit: Visit) -> Sequence[HomeEntry]:
        """Return the challenges that wait for this person's answer."""
        waiting = await challenges.waiting_for(visit.user_id)
        people = services.records.people
        return [
            _waiting(row, (await people.settings(row.challenger)).name, visit.locale)
            for row in waiting[:MOST_AT_HOME]
        ]

    return Running(
        handlers={**race_handlers(services), **add_challenge(tree, services)},
        opening=frozenset({ChallengeVerb.BEGIN, ChallengeVerb.ACCEPT}),
        home=HomePart(entries=entries, doors=(DUEL_DOOR,)),
        sweeps=(ChallengeSweep(services).sweep,),
    )


def _waiting(row: Challenge, challenger: str, locale: str) -> HomeEntry:
    title = text(locale, "home-challenge", player=escaped(challenger))
    until = "" if row.until is None else f"<t:{row.until // SECOND}:R>"
    about = text(locale, "home-challenge-about", game=text(locale, f"game-{row.game_kind}"), time=until)
    accept = button(Control(ChallengeVerb.ACCEPT, arg=row.id), text(locale, "challenge-accept"), emoji="⚔️")
    return HomeEntry(Rank.CHALLENGE, title, about, accept)


async def _copy(tx: Transaction, user_id: int) -> Mapping[str, Any]:
    rows = await tx.values(GhostSql.export_challenges, user_id=user_id)
    return {"challenges": [dict(zip(CHALLENGE_COLUMNS, row, strict=True)) for row in rows]}


GHOST_GAMES = Feature(
    name="ghosts",
    run=_run,
    addition=RIVALRY,
    hooks=GHOST_HOOKS,
    personal=Personal(
        copy=_copy,
        forget=(
            GhostSql.redraw_rivals,
            GhostSql.forget_rivals,
            GhostSql.end_challenges_of,
            GhostSql.tell_challenges_again,
            GhostSql.unseal_games_of,
            GhostSql.forget_challenger,
            GhostSql.forget_opponent,
            GhostSql.forget_ghosts,
        ),
    ),
    due=GhostSql.challenges_going_on,
    ahead=GhostSql.move_challenges_ahead,
    figures=challenge_figure,
)
