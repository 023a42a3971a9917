"""Handle Discord's refusals of messages that are kept up to date."""

from __future__ import annotations

import logging
from collections.abc import Callable

import discord

from bot.messages.first_answer import SERVER_ERROR, UNKNOWN_MESSAGE
from bot.messages.sender import (
    ARCHIVED_THREAD,
    CLOSED_CHANNEL,
    CLOSED_DMS,
    GONE_CHANNEL,
)
from bot.store.messages import UNSENT
from bot.store.rows import LASTING, MessageRow
from bot.turns.coordinator import Coordinator
from bot.turns.look import Look
from bot.turns.messages import Messages

TOO_MANY = 429
logger = logging.getLogger(__name__)


def is_passing(error: Exception) -> bool:
    """Return whether the same request may succeed later."""
    return (
        not isinstance(error, discord.HTTPException)
        or error.status >= SERVER_ERROR
        or error.status == TOO_MANY
    )


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

    async def handle(self, look: Look, row: MessageRow, error: discord.HTTPException) -> None:
        """React to the error code: send a new message, hide the game, or try again later."""
        logger.info("game %s: %s refused by Discord with %s", look.game, row.kind, error.code)
        if row.kind == "panel" and error.code in CLOSED_DMS:
            if row.message_id == UNSENT or row.is_retired:
                await self._messages.forget(row)
            else:
                # The message exists, but could never change again.
                await self._messages.retire(row)
            await self._coordinator.dms_are_closed(look.game, row.seat)
        elif error.code == UNKNOWN_MESSAGE and row.kind in LASTING:
            # It was deleted; without its row it would be sent again.
            await self._messages.shown(row, look.revision, self._now())
        elif error.code == UNKNOWN_MESSAGE:
            if row.kind == "table":
                await self._coordinator.close_lobby(look.game)
            await self._messages.forget(row)
            self._wake(look.game)
        elif row.token is not None and error.status in (401, 404):
            await self._messages.drop_token(row)
            self._wake(look.game)
        elif error.code == ARCHIVED_THREAD and row.message_id != UNSENT and look.status != "lobby":
            # A new message unarchives the thread; an edit cannot.
            await self._messages.retire(row)
            self._wake(look.game)
        elif row.kind != "panel" and error.code in GONE_CHANNEL | CLOSED_CHANNEL:
            await self._coordinator.hide(look.game, is_gone=error.code in GONE_CHANNEL)
        else:
            await self._messages.failed(row, self._now())
