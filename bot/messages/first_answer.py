"""Give the first answer to an interaction: Discord accepts only one, and reports any further one."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

import aiohttp
import discord

from bot.store.messages import Token

ACKNOWLEDGED = 40060
"""The code for an interaction that has an answer: our first attempt worked, unless another process may have
answered."""
UNKNOWN_INTERACTION = 10062
UNKNOWN_MESSAGE = 10008
DEFERRED = "deferred"
"""The key in an interaction's extras for whether Discord accepted a deferral, or an edit unknown to
discord.py."""
SURE = "sure"
"""The key in an interaction's extras for whether no other process can have answered it."""
HEARD = "heard"
"""The key in an interaction's extras for when it arrived, by the event loop's clock."""
GONE = "gone"
"""The key in an interaction's extras for whether Discord has reported the pressed message as deleted."""
SERVER_ERROR = 500
UNDELIVERED = (aiohttp.ClientError, discord.RateLimited, TimeoutError, OSError)
"""Network failures, and a rate limit that is not worth waiting for."""
ACCIDENTS = (discord.HTTPException, *UNDELIVERED)

Interaction = discord.Interaction[Any]
T = TypeVar("T")

logger = logging.getLogger(__name__)


TOKEN_SECONDS = 14.5 * 60
"""For how many seconds we answer: an interaction accepts answers for 15 minutes, and a request needs time."""


class AnsweredElsewhere(Exception):
    """Another process has given the first answer; nothing is left to do."""


def note_sureness(interaction: Interaction, *, is_sure: bool) -> None:
    """Note whether no other process can have answered it."""
    interaction.extras[SURE] = is_sure


def is_unsure(interaction: Interaction) -> bool:
    return interaction.extras.get(SURE) is False


def note_heard(interaction: Interaction) -> float:
    """Record when an interaction arrived, in seconds by the event loop's clock; return it."""
    heard_at: float = interaction.extras.setdefault(HEARD, asyncio.get_running_loop().time())
    return heard_at


def is_answered(interaction: Interaction) -> bool:
    """Return whether Discord has a first answer, even one that it did not confirm."""
    return interaction.response.is_done() or bool(interaction.extras.get(DEFERRED))


def token_of(interaction: Interaction) -> Token:
    """Return the token that edits the message of this interaction."""
    return Token(interaction.token, int(interaction.created_at.timestamp() * 1000))


def has_expired(interaction: Interaction) -> bool:
    """Return whether Discord accepts no more answers; each attempt would count as an invalid request."""
    # Not by the wall clock: of a machine whose clock is fast, no press would be answered.
    return asyncio.get_running_loop().time() - note_heard(interaction) > TOKEN_SECONDS


def is_gone(interaction: Interaction) -> bool:
    """Return whether the pressed message is known to be deleted."""
    return bool(interaction.extras.get(GONE))


def turn(interaction: Interaction) -> asyncio.Lock:
    """Return the lock for checking and giving the first answer: Discord accepts only one."""
    lock: asyncio.Lock = interaction.extras.setdefault("turn", asyncio.Lock())
    return lock


async def twice(request: Callable[[], Awaitable[T]]) -> T:
    """Return the result of a request, retried once after a network failure."""
    try:
        return await request()
    except ACCIDENTS as error:
        if isinstance(error, discord.HTTPException) and error.status < SERVER_ERROR:
            raise
        return await request()


async def respond(interaction: Interaction, send: Callable[[], Awaitable[object]]) -> bool:
    """Answer an interaction; return whether Discord accepted it. Raises AnsweredElsewhere."""
    if has_expired(interaction):
        logger.warning("interaction %s: its answer came after fifteen minutes", interaction.id)
        return False
    try:
        await send()
    except ACCIDENTS as error:
        return tolerate(interaction, error)
    return True


def tolerate(interaction: Interaction, error: Exception) -> bool:
    """Return whether a failed answer counts as given; raises errors other than network errors, and
    AnsweredElsewhere."""
    if isinstance(error, discord.HTTPException):
        if error.code == ACKNOWLEDGED:
            if is_unsure(interaction):
                logger.info("interaction %s: another process has answered", interaction.id)
                raise AnsweredElsewhere(f"interaction {interaction.id}") from error
            logger.warning(
                "interaction %s: it has an answer already; if Discord was not out of order just now, another program "
                "runs with this token: stop it",
                interaction.id,
            )
            return True
        if error.code == UNKNOWN_MESSAGE:
            interaction.extras[GONE] = True
        if error.code != UNKNOWN_INTERACTION and error.status < SERVER_ERROR:
            raise error
    logger.warning("interaction %s: answer lost (%s)", interaction.id, type(error).__name__)
    return False
