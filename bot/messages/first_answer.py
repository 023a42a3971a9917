"""Give the first answer to an interaction: Discord accepts only one, and reports any further one."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import Any, TypeVar

import aiohttp
import discord

from bot.store.messages import Token

ACKNOWLEDGED = 40060
"""The code for an interaction that has an answer: our first attempt worked, unless another process may have
answered."""
UNKNOWN_INTERACTION = 10062
UNKNOWN_MESSAGE = 10008
SERVER_ERROR = 500
UNDELIVERED = (aiohttp.ClientError, discord.RateLimited, TimeoutError, OSError)
"""Network failures, and a rate limit that is not worth waiting for."""
ACCIDENTS = (discord.HTTPException, *UNDELIVERED)
TOKEN_SECONDS = 14.5 * 60
"""For how many seconds we answer: an interaction accepts answers for 15 minutes, and a request needs time."""

SERVER_INSTALLED, PERSON_INSTALLED = 0, 1
"""The keys of who has installed the application."""

Interaction = discord.Interaction[Any]
T = TypeVar("T")

logger = logging.getLogger(__name__)


class AnsweredElsewhere(Exception):
    """Another process has given the first answer; nothing is left to do."""


@dataclass(slots=True)
class FirstAnswer:
    """What is known about answering an interaction."""

    heard_at: float
    """When the interaction arrived, in seconds by the event loop's clock."""
    is_unsure: bool = False
    """Whether another process may have answered it."""
    is_given: bool = False
    """Whether Discord has a first answer, even one that it did not confirm."""
    has_lost_deferral: bool = False
    """Whether a deferral failed, which Discord may have accepted anyway."""
    overdue: int | None = None
    """The message with which a late command was deferred."""
    is_gone: bool = False
    """Whether Discord has reported the pressed message as deleted."""
    is_wordless: bool = False
    """Whether AutoMod has blocked the words of its answer."""
    turn: asyncio.Lock = field(default_factory=asyncio.Lock)
    """Held while the first answer is checked and given."""


def answer_to(interaction: Interaction) -> FirstAnswer:
    """Return what is known about answering an interaction; the first call notes when it arrived."""
    known: FirstAnswer | None = interaction.extras.get("answer")
    if known is None:
        known = interaction.extras["answer"] = FirstAnswer(asyncio.get_running_loop().time())
    return known


def guest_of(interaction: Interaction) -> int | None:
    """Return where the bot is not a member and can only answer: the id of a server, or 0 for a channel of people;
    None where it is a member."""
    # discord.py keeps by whose installation an interaction comes in this attribute only. Its public `is_user_integration`
    # says no of everybody at a table but the one who has added the bot, and `is_guild_integration` says no as well where
    # Discord names nobody.
    owners = interaction._integration_owners  # noqa: SLF001 (no public method tells a server without the bot, see above)
    if interaction.context.private_channel:
        return 0
    is_guest = (
        interaction.guild_id is not None and PERSON_INSTALLED in owners and SERVER_INSTALLED not in owners
    )
    return interaction.guild_id if is_guest else None


def server_of(interaction: Interaction) -> int | None:
    """Return the server of an interaction, if it has the bot."""
    return interaction.guild_id if guest_of(interaction) is None else None


def is_direct(interaction: Interaction) -> bool:
    """Return whether it was made in a person's direct messages with the bot."""
    return interaction.guild_id is None and guest_of(interaction) is None


def is_answered(interaction: Interaction) -> bool:
    return answer_to(interaction).is_given


def token_of(interaction: Interaction) -> Token:
    """Return the token that edits the message of this interaction."""
    return Token(interaction.token, int(interaction.created_at.timestamp() * 1000))


def has_expired(interaction: Interaction) -> bool:
    """Return whether Discord accepts no more answers; each attempt would count as an invalid request."""
    # Not by the wall clock: a machine whose clock is fast would answer no press.
    return asyncio.get_running_loop().time() - answer_to(interaction).heard_at > TOKEN_SECONDS


async def twice(request: Callable[[], Awaitable[T]]) -> T:
    """Return the result of a request, retried once after a network failure."""
    try:
        return await request()
    except ACCIDENTS as error:
        if isinstance(error, discord.HTTPException) and error.status < SERVER_ERROR:
            raise
        return await request()


async def respond(interaction: Interaction, send: Callable[[], Awaitable[T]]) -> T | None:
    """Answer an interaction; return what that brings, or None if Discord did not take it or has not confirmed it.
    Raises errors other than those of the network, and AnsweredElsewhere."""
    answer = answer_to(interaction)
    if has_expired(interaction):
        logger.warning("interaction %s: its answer came after fifteen minutes", interaction.id)
        return None
    try:
        said = await send()
    except ACCIDENTS as error:
        answer.is_given |= _has_answer(interaction, answer, error)
        return None
    answer.is_given = True
    return said


def _has_answer(interaction: Interaction, answer: FirstAnswer, error: Exception) -> bool:
    """Return whether the error says that Discord has an answer of ours."""
    if isinstance(error, discord.HTTPException):
        if error.code == ACKNOWLEDGED:
            if answer.is_unsure:
                logger.info("interaction %s: another process has answered", interaction.id)
                raise AnsweredElsewhere(f"interaction {interaction.id}") from error
            logger.warning(
                "interaction %s: it has an answer already; if Discord was not out of order just now, another program "
                "runs with this token: stop it",
                interaction.id,
            )
            return True
        if error.code == UNKNOWN_MESSAGE:
            answer.is_gone = True
        if error.code != UNKNOWN_INTERACTION and error.status < SERVER_ERROR:
            raise error
    logger.warning("interaction %s: answer lost (%s)", interaction.id, type(error).__name__)
    return False
