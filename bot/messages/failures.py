"""What Discord's refusals mean for a message."""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum, auto

import discord

from bot.messages.first_answer import SERVER_ERROR
from bot.turns.clocks import MINUTE

ARCHIVED_THREAD = 50083
BLOCKED = frozenset({200000, 200001, 240000})
"""Error codes for a message whose words a server's AutoMod blocks."""
UNAUTHORIZED, FORBIDDEN, PROXY_DENIED, TIMEOUT, TOO_MANY = 401, 403, 407, 408, 429

TRY_GAP = MINUTE
"""After this time, a message that failed, or whose process died while sending, is sent again; for some
minutes, Discord recognizes it as the same message."""


class Refusal(Enum):
    """Why a message was not sent."""

    PASSING = auto()
    """An outage, a limit, or something between the bot and Discord: the same request may succeed later."""
    BOT = auto()
    """Discord does not let the bot open direct messages for now; this has nothing to do with the person."""
    DOOR = auto()
    """The person accepts no direct messages from the bot, or no longer has an account."""
    GONE = auto()
    """The channel or its server no longer exists."""
    CLOSED = auto()
    """The bot may not write there; only people can change that."""
    FINAL = auto()
    """Discord will never accept this message."""


CODES: Mapping[Refusal, frozenset[int]] = {
    Refusal.BOT: frozenset({20026, 40003}),
    Refusal.DOOR: frozenset({10013, 50007, 50278}),
    Refusal.GONE: frozenset({10003, 10004}),
    Refusal.CLOSED: BLOCKED | {20009, 20012, 50001, 50008, 50013, 50024, 50033, ARCHIVED_THREAD, 160005},
}
"""What Discord's error codes mean for a message."""
SHUT = frozenset({Refusal.GONE, Refusal.CLOSED})
"""A channel accepts no messages."""
UNREACHABLE = SHUT | {Refusal.BOT, Refusal.DOOR}
"""No direct message reaches the person now."""


def refusal(error: Exception) -> Refusal:
    """Return what an error means for the message that was to be sent."""
    if not isinstance(error, discord.HTTPException):
        return Refusal.PASSING
    # Without a code, the answer is not about the message.
    is_passing = error.status >= SERVER_ERROR or error.status in (PROXY_DENIED, TIMEOUT, TOO_MANY)
    if is_passing or (error.code == 0 and error.status in (UNAUTHORIZED, FORBIDDEN)):
        return Refusal.PASSING
    return next((kind for kind, codes in CODES.items() if error.code in codes), Refusal.FINAL)


def is_passing(error: Exception) -> bool:
    """Return whether the same request may succeed later."""
    return refusal(error) in (Refusal.PASSING, Refusal.BOT)
