"""Edit messages through interaction tokens, or as the bot."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import discord
from discord.http import Route
from discord.webhook.async_ import async_context

from bot.messages.bodies import InOneWrite, MessageBody
from bot.store.rows import MessageRow

CALLBACK = "/interactions/{webhook_id}/{webhook_token}/callback"
ORIGINAL = "/webhooks/{webhook_id}/{webhook_token}/messages/@original"


def kept_message(client: discord.Client, row: MessageRow, now: int) -> ByToken | ByBot:
    """Return a recorded message, edited through its interaction's token while that is fresh."""
    return (
        ByToken(client, row) if has_fresh_token(row, now) else ByBot(client, row.channel_id, row.message_id)
    )


class ByBot:
    """A message that the bot sent. Answers are not parsed, since they are never read."""

    def __init__(self, client: discord.Client, channel_id: int, message_id: int) -> None:
        self._http = client.http
        self._place = (channel_id, message_id)

    async def edit(self, body: MessageBody) -> None:
        with body.parameters() as params:
            await self._http.edit_message(*self._place, params=params)

    async def fetch(self) -> Mapping[str, Any]:
        return await self._http.get_message(*self._place)

    async def delete(self) -> None:
        await self._http.delete_message(*self._place)


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

    async def edit(self, body: MessageBody) -> None:
        webhook = self._webhook
        await _send(Route("PATCH", ORIGINAL, **_named(webhook.id, webhook.token)), webhook.session, body)

    async def fetch(self) -> Mapping[str, Any]:
        return await async_context.get().get_original_interaction_response(**self._place())

    async def delete(self) -> None:
        await async_context.get().delete_original_interaction_response(**self._place())

    def _place(self) -> dict[str, Any]:
        webhook = self._webhook
        return {"application_id": webhook.id, "token": webhook.token, "session": webhook.session}


async def edit_pressed(interaction: discord.Interaction[Any], body: MessageBody) -> None:
    """Answer a press by editing its message; Discord returns no copy, which we would not read.

    discord.py does not know of this answer.
    """
    route = Route("POST", CALLBACK, **_named(interaction.id, interaction.token))
    kind = discord.InteractionResponseType.message_update.value
    await _send(route, interaction.followup.session, body.inside(type=kind))


async def edit_answer(interaction: discord.Interaction[Any], body: MessageBody) -> None:
    """Edit the message of a press, or the answer to a command, once it has been deferred."""
    route = Route("PATCH", ORIGINAL, **_named(interaction.application_id, interaction.token))
    await _send(route, interaction.followup.session, body)


def has_fresh_token(row: MessageRow, now: int) -> bool:
    return row.token is not None and row.token_until is not None and now < row.token_until


def _named(webhook_id: int, token: str | None) -> dict[str, Any]:
    return {"webhook_id": webhook_id, "webhook_token": token}


async def _send(route: Route, session: Any, body: MessageBody) -> None:
    """Send a request, with discord.py's waiting and retries."""
    with body.parameters() as params:
        if params.multipart:
            session = InOneWrite(session, params.multipart, body.drawn)
        await async_context.get().request(route, session, **params._asdict())
