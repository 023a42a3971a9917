"""Edits messages through interaction tokens."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import discord
from discord.http import handle_message_parameters
from discord.webhook.async_ import async_context

from bot.store.rows import MessageRow


class ByToken:
    """The message of an interaction, edited through its token: exempt from the global limit.

    A stored token belongs to the interaction that sent or last edited this very message, Discord's
    `@original`. discord.py's Interaction can do the same, but does not survive a restart.
    """

    def __init__(self, client: discord.Client, row: MessageRow) -> None:
        application_id = client.application_id
        if application_id is None or row.token is None:
            raise ValueError(f"message {row.id} has no token to edit with")
        self._webhook = discord.Webhook.partial(application_id, row.token, client=client)

    async def edit(self, **arguments: Any) -> None:
        with handle_message_parameters(**arguments) as params:
            await async_context.get().edit_original_interaction_response(
                **self._place(), payload=params.payload, multipart=params.multipart, files=params.files
            )

    async def fetch(self) -> Mapping[str, Any]:
        return await async_context.get().get_original_interaction_response(**self._place())

    async def delete(self) -> None:
        await async_context.get().delete_original_interaction_response(**self._place())

    def _place(self) -> dict[str, Any]:
        webhook = self._webhook
        return {"application_id": webhook.id, "token": webhook.token, "session": webhook.session}


def has_fresh_token(row: MessageRow, now: int) -> bool:
    return row.token is not None and row.token_until is not None and now < row.token_until
