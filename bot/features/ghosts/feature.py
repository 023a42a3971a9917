"""Games against ghosts, and challenges, declared in one value."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from bot.features.feature import Feature, Running
from bot.features.ghosts.challenge import add_challenge
from bot.features.ghosts.challenge_messages import ChallengeSweep
from bot.features.ghosts.challenges import Challenge, Challenges
from bot.features.ghosts.figures import challenge_figure
from bot.features.ghosts.ghost import ghost_button, ghost_handlers
from bot.features.ghosts.statements import GhostSql
from bot.features.ghosts.verbs import ChallengeVerb
from bot.games.registry import PARTS
from bot.interactions.home.parts import Door, HomeEntry, HomePart, Rank, Shelf, Visit
from bot.interactions.services import Services
from bot.interactions.tree import Tree
from bot.messages.additions import Addition
from bot.messages.seal import short
from bot.pages.control import Control, Verb
from bot.pages.layouts import escaped
from bot.pages.page import Row, button
from bot.pages.texts import text
from bot.store.database import Transaction
from bot.store.personal import Personal
from bot.store.rows import GHOSTS
from bot.turns.clocks import SECOND
from bot.turns.look import Look

MOST_AT_HOME = 3
"""Challenges on the home page."""
CHALLENGE_COLUMNS = ("game_name", "game", "answer", "is_mine", "is_won", "stage", "made_at", "ended_at")


GHOSTS_DOOR = Door(
    control=Control(Verb.GHOST),
    label="home-ghosts",
    about="home-ghosts-about",
    emoji="👻",
    shelf=Shelf.MORE,
)


def _run(services: Services, tree: Tree) -> Running:
    challenges = Challenges(services.store)

    async def entries(visit: Visit) -> Sequence[HomeEntry]:
        """The challenges that wait for this person's answer."""
        waiting = await challenges.waiting_for(visit.user_id)
        return [_waiting(row, visit.locale) for row in waiting[:MOST_AT_HOME]]

    return Running(
        handlers={**ghost_handlers(services), **add_challenge(tree, services)},
        opening=frozenset({Verb.GHOST, Verb.RACE, ChallengeVerb.ACCEPT}),
        home=HomePart(entries=entries, doors=(GHOSTS_DOOR,)),
        sweeps=(ChallengeSweep(services).sweep,),
    )


def _waiting(row: Challenge, locale: str) -> HomeEntry:
    title = text(locale, "home-challenge", player=escaped(row.challenger_name))
    until = "" if row.until is None else f"<t:{row.until // SECOND}:R>"
    about = text(locale, "home-challenge-about", game=text(locale, f"game-{row.game_name}"), time=until)
    accept = button(Control(ChallengeVerb.ACCEPT, arg=row.id), text(locale, "challenge-accept"), emoji="⚔️")
    return HomeEntry(Rank.CHALLENGE, title, about, accept)


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
