"""Handle Discord's refusals of messages."""

from __future__ import annotations

import logging
from collections.abc import Callable, Mapping
from enum import Enum, auto

import discord

from bot.messages.first_answer import SERVER_ERROR, UNKNOWN_MESSAGE
from bot.store.messages import UNSENT
from bot.store.rows import LASTING, MessageRow
from bot.turns import own_seat, visibility
from bot.turns.clocks import MINUTE
from bot.turns.coordinator import Coordinator
from bot.turns.look import Look
from bot.turns.messages import Messages

ARCHIVED_THREAD = 50083
BLOCKED = frozenset({200000, 200001, 240000})
"""Error codes for a message whose words a server's AutoMod blocks."""
UNAUTHORIZED, FORBIDDEN, PROXY_DENIED, TIMEOUT, TOO_MANY = 401, 403, 407, 408, 429

TRY_GAP = MINUTE
"""After this time, a message that failed, or whose process died while sending, is sent again; for some
minutes, Discord recognizes it as the same message."""

logger = logging.getLogger(__name__)


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


class Failures:
    def __init__(
        self,
        coordinator: Coordinator,
        messages: Messages,
        now: Callable[[], int],
        wake: Callable[[str], None],
    ) -> None:
        """Create the handler; `wake` redraws a game."""
        self._coordinator = coordinator
        self._messages = messages
        self._now = now
        self._wake = wake

    async def handle(self, look: Look, row: MessageRow, error: Exception) -> None:
        """React to a failure of the network or to the code of a refusal: send a new message, hide the game, or try again
        later."""
        if not isinstance(error, discord.HTTPException):
            logger.warning("game %s: %s not delivered (%s)", look.game, row.kind, type(error).__name__)
            await self._messages.failed(row, self._now())
            return
        logger.info("game %s: %s refused by Discord with %s", look.game, row.kind, error.code)
        why = refusal(error)
        if row.kind == "panel" and why in UNREACHABLE:
            if row.message_id == UNSENT or row.is_retired:
                await self._messages.forget(row)
            else:
                # The message exists, but could never change again.
                await self._messages.retire(row)
            await self._coordinator.change(look.game, own_seat.close_panel, row.seat)
        elif error.code == UNKNOWN_MESSAGE and row.kind in LASTING:
            # It was deleted; without its row it would be sent again.
            await self._messages.shown(row, look.revision, self._now())
        elif error.code == UNKNOWN_MESSAGE:
            if row.kind == "table":
                await self._coordinator.change(look.game, visibility.close_lobby)
            await self._messages.forget(row)
            self._wake(look.game)
        elif row.token is not None and error.status in (401, 404):
            await self._messages.drop_token(row)
            self._wake(look.game)
        elif error.code == ARCHIVED_THREAD and row.message_id != UNSENT and look.status != "lobby":
            # A new message unarchives the thread; an edit cannot.
            await self._messages.retire(row)
            self._wake(look.game)
        elif row.kind != "panel" and why in SHUT:
            await self._coordinator.change(look.game, visibility.hide, is_gone=why is Refusal.GONE)
        else:
            await self._messages.failed(row, self._now())
