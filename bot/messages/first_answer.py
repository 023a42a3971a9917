"""The first answer to an interaction: Discord accepts only one, and says so."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

import aiohttp
import discord

ACKNOWLEDGED = 40060
"""Already answered: our first attempt worked, unless another process may have answered."""
UNKNOWN_INTERACTION = 10062
DEFERRED = "deferred"
"""Key in an interaction's extras: whether Discord accepted a deferral, or an edit that discord.py does not know of."""
UNSURE = "unsure"
"""Key in an interaction's extras: whether a process that has died may have answered it."""
SERVER_ERROR = 500
ACCIDENTS = (discord.HTTPException, aiohttp.ClientError, TimeoutError, OSError)

Interaction = discord.Interaction[Any]
T = TypeVar("T")

logger = logging.getLogger(__name__)


class AnsweredElsewhere(Exception):
    """Another process has given the first answer; there is nothing left to do."""


def mark_unsure(interaction: Interaction) -> None:
    """Note that a process that has died, or stands still, may have answered it."""
    interaction.extras[UNSURE] = True


def is_unsure(interaction: Interaction) -> bool:
    return bool(interaction.extras.get(UNSURE))


def is_answered(interaction: Interaction) -> bool:
    """Whether Discord has a first answer, even one that it did not confirm."""
    return interaction.response.is_done() or bool(interaction.extras.get(DEFERRED))


def turn(interaction: Interaction) -> asyncio.Lock:
    """The lock for checking and giving the first answer: Discord accepts only one."""
    lock: asyncio.Lock = interaction.extras.setdefault("turn", asyncio.Lock())
    return lock


async def twice(request: Callable[[], Awaitable[T]]) -> T:
    """The result of a request, retried once after a network failure."""
    try:
        return await request()
    except ACCIDENTS as error:
        if isinstance(error, discord.HTTPException) and error.status < SERVER_ERROR:
            raise
        return await request()


async def respond(interaction: Interaction, send: Callable[[], Awaitable[object]]) -> bool:
    """Answer an interaction; returns whether Discord accepted it. Raises AnsweredElsewhere."""
    try:
        await send()
    except ACCIDENTS as error:
        return tolerate(interaction, error)
    return True


def tolerate(interaction: Interaction, error: Exception) -> bool:
    """Whether a failed answer counts as given; raises other than network errors, and AnsweredElsewhere."""
    if isinstance(error, discord.HTTPException):
        if error.code == ACKNOWLEDGED:
            if is_unsure(interaction):
                raise AnsweredElsewhere(f"interaction {interaction.id}") from error
            return True
        if error.code != UNKNOWN_INTERACTION and error.status < SERVER_ERROR:
            raise error
    logger.warning("interaction %s: answer lost (%s)", interaction.id, type(error).__name__)
    return False
