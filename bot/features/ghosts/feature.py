"""Games against ghosts, and challenges, declared in one value."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from bot.features.feature import Feature, Running
from bot.features.ghosts.challenge import add_challenge
from bot.features.ghosts.challenge_messages import ChallengeSweep
from bot.features.ghosts.figures import challenge_figure
from bot.features.ghosts.ghost import add_ghost, ghost_button
from bot.features.ghosts.statements import GhostSql
from bot.features.ghosts.verbs import ChallengeVerb
from bot.games.registry import PARTS
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
        yield text(locale, "panel-challenge", game=_which(look))


def _seal(look: Look, locale: str) -> str:
    if look.dice.throws_of is None:
        return ""
    key = "seal-challenge" if look.is_solo else "seal-ghosts"
    return text(locale, key, hash=look.dice.commitment, game=look.game, source=look.dice.throws_of)


def _ended(look: Look, locale: str) -> Iterable[str]:
    if look.is_sealed:
        game = "lost" if look.status == "cancelled" else _which(look)
        yield text(locale, "panel-challenge-over", game=game)
    elif look.dice.throws_of is not None and not look.is_solo and look.status == "finished":
        seal = short(look.dice.commitment)
        yield text(locale, "panel-ghosts-over", seal=seal, game=look.game, source=look.dice.throws_of)


def _menu(look: Look, locale: str) -> Row:
    # Others may still play the same throws.
    is_possible = (
        look.status == "finished"
        and look.dice.seed is not None
        and look.mode not in PARTS[look.kind].without_ghosts
    )
    return (ghost_button(look, locale),) if is_possible else ()


def _which(look: Look) -> str:
    """Whose game of a challenge this is."""
    return "first" if look.dice.throws_of is None else "answer"


async def _copy(tx: Transaction, user_id: int) -> Mapping[str, Any]:
    rows = await tx.values(GhostSql.export_challenges, user_id=user_id)
    return {"challenges": [dict(zip(CHALLENGE_COLUMNS, row, strict=True)) for row in rows]}


GHOST_GAMES = Feature(
    name="ghosts",
    run=_run,
    addition=Addition(kind=_kind, lines=_lines, seal=_seal, ended=_ended, menu=_menu),
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
    figures=challenge_figure,
)
