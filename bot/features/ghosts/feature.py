"""Games against ghosts, and challenges, declared in one value."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from bot.features.feature import Feature, Running
from bot.features.ghosts.challenge import add_challenge
from bot.features.ghosts.challenge_messages import ChallengeSweep
from bot.features.ghosts.ghost import add_ghost, ghost_button
from bot.features.ghosts.statements import GhostSql
from bot.features.ghosts.verbs import ChallengeVerb
from bot.interactions.services import Services
from bot.interactions.tree import Tree
from bot.messages.additions import Addition
from bot.messages.seal import short
from bot.pages.control import Verb
from bot.pages.page import Row
from bot.pages.texts import text
from bot.store.database import Transaction
from bot.store.personal import Personal
from bot.store.rows import GHOSTS
from bot.turns.look import Look

CHALLENGE_COLUMNS = ("game_name", "game", "answer", "is_mine", "is_won", "stage", "made_at", "ended_at")


def _run(services: Services, tree: Tree) -> Running:
    return Running(
        handlers={**add_ghost(tree, services), **add_challenge(tree, services)},
        opening=frozenset({Verb.GHOST, ChallengeVerb.ACCEPT}),
        sweeps=(ChallengeSweep(services).sweep,),
    )


def _kind(look: Look, locale: str) -> str:
    return text(locale, "panel-ghosts") if look.mode == GHOSTS else ""


def _lines(look: Look, locale: str) -> Iterable[str]:
    if look.is_sealed:
        yield text(locale, "panel-challenge", game="first" if look.is_solo else "answer")


def _seal(look: Look, locale: str) -> str:
    if look.throws_of is None:
        return ""
    return text(locale, "seal-ghosts", hash=look.commitment, game=look.game, source=look.throws_of)


def _ended(look: Look, locale: str) -> Iterable[str]:
    if look.throws_of is not None:
        seal = short(look.commitment)
        yield text(locale, "panel-ghosts-over", seal=seal, game=look.game, source=look.throws_of)


def _after(look: Look, locale: str) -> Row:
    # Others may still play the same throws.
    return () if look.is_sealed or look.day is not None else (ghost_button(look, locale),)


async def _copy(tx: Transaction, user_id: int) -> Mapping[str, Any]:
    rows = await tx.values(GhostSql.export_challenges, user_id=user_id)
    return {"challenges": [dict(zip(CHALLENGE_COLUMNS, row, strict=True)) for row in rows]}


GHOST_GAMES = Feature(
    name="ghosts",
    run=_run,
    addition=Addition(kind=_kind, lines=_lines, seal=_seal, ended=_ended, after=_after),
    personal=Personal(
        copy=_copy,
        forget=(
            GhostSql.end_challenges_of,
            GhostSql.tell_challenges_again,
            GhostSql.unseal_games_of,
            GhostSql.forget_challenger,
            GhostSql.forget_opponent,
            GhostSql.forget_ghosts,
        ),
    ),
    due=GhostSql.challenges_going_on,
)
