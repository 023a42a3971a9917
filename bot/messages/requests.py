"""The requests that send, edit, fetch and delete messages: through an interaction's token, or as the bot. discord.py
waits and repeats; its objects, which cost more than the page, are left out, and so are copies of messages that
nobody reads."""

from __future__ import annotations

from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from typing import Any

import aiohttp
import discord
from discord.http import Route
from discord.webhook.async_ import async_context

from bot.messages.bodies import MessageBody
from bot.store.rows import MessageRow

CALLBACK = "/interactions/{webhook_id}/{webhook_token}/callback"
FOLLOW_UP = "/webhooks/{webhook_id}/{webhook_token}"


def kept_message(
    client: discord.Client, row: MessageRow, now: int, *, is_lent: bool = False
) -> ByToken | ByBot:
    """Return a recorded message, edited through its interaction's token while that is fresh; `is_lent` means that the
    token may have answered with another message, too."""
    if not has_fresh_token(row, now):
        return ByBot(client, row.channel_id, row.message_id)
    if client.application_id is None or row.token is None:
        raise ValueError(f"message {row.id} has no token to edit with")
    webhook = discord.Webhook.partial(client.application_id, row.token, client=client)
    return ByToken(webhook, row.message_id if is_lent else None)


def has_fresh_token(row: MessageRow, now: int) -> bool:
    return row.token is not None and row.token_until is not None and now < row.token_until


class ByBot:
    """A message that the bot sent."""

    def __init__(self, client: discord.Client, channel_id: int, message_id: int) -> None:
        self._http = client.http
        self._place = (channel_id, message_id)

    async def edit(self, body: MessageBody) -> Mapping[str, Any]:
        with body.parameters() as params:
            return await self._http.edit_message(*self._place, params=params)

    async def fetch(self) -> Mapping[str, Any]:
        return await self._http.get_message(*self._place)

    async def delete(self) -> None:
        await self._http.delete_message(*self._place)


class ByToken:
    """The message of an interaction, edited through its token: exempt from the global limit.

    A stored token belongs to the interaction that sent or last edited this very message, Discord's
    `@original`, or one that followed it. discord.py's Interaction can do the same, but does not survive a restart.
    """

    def __init__(self, webhook: discord.Webhook, message_id: int | None = None) -> None:
        """Create it; `webhook` has the application's id and the token, such as an interaction's `followup`. Without
        `message_id` it is `@original`."""
        self._session = webhook.session
        self._path = f"{FOLLOW_UP}/messages/{message_id or '@original'}"
        self._token: dict[str, Any] = {"webhook_id": webhook.id, "webhook_token": webhook.token}

    async def edit(self, body: MessageBody) -> Mapping[str, Any]:
        message: Mapping[str, Any] = await _send(self._route("PATCH"), self._session, body)
        return message

    async def fetch(self) -> Mapping[str, Any]:
        message: Mapping[str, Any] = await async_context.get().request(self._route("GET"), self._session)
        return message

    async def delete(self) -> None:
        await async_context.get().request(self._route("DELETE"), self._session)

    def _route(self, method: str) -> Route:
        return Route(method, self._path, **self._token)


async def send(client: discord.Client, channel_id: int, body: MessageBody) -> int:
    """Send a new message as the bot; return its id."""
    with body.parameters() as params:
        return int((await client.http.send_message(channel_id, params=params))["id"])


async def edit_pressed(interaction: discord.Interaction[Any], body: MessageBody) -> None:
    """Give the first answer to a press by editing its message."""
    route = Route("POST", CALLBACK, webhook_id=interaction.id, webhook_token=interaction.token)
    kind = discord.InteractionResponseType.message_update
    await _send(route, interaction.followup.session, body.inside(type=kind.value))


async def answer_anew(interaction: discord.Interaction[Any], body: MessageBody) -> int | None:
    """Give the first answer with a new message; return its id."""
    route = Route("POST", CALLBACK, webhook_id=interaction.id, webhook_token=interaction.token)
    kind, session = discord.InteractionResponseType.channel_message, interaction.followup.session
    answered = await _send(route, session, body.inside(type=kind.value), with_response="1")
    message_id = answered["interaction"].get("response_message_id")
    return None if message_id is None else int(message_id)


async def follow_up(interaction: discord.Interaction[Any], body: MessageBody) -> int:
    """Send a further answer as a new message; return its id."""
    webhook = interaction.followup
    route = Route("POST", FOLLOW_UP, webhook_id=webhook.id, webhook_token=webhook.token)
    return int((await _send(route, webhook.session, body, wait="1"))["id"])


async def _send(route: Route, session: aiohttp.ClientSession, body: MessageBody, **query: str) -> Any:
    """Send a request that needs no other proof than the token in its address."""
    with body.parameters() as params:
        sending: Any = InOneWrite(session) if params.multipart else session
        return await async_context.get().request(route, sending, **params._asdict(), params=query)


class InOneWrite:
    """A session that sends a form in one write; aiohttp sends each part separately."""

    def __init__(self, session: aiohttp.ClientSession) -> None:
        self._session = session

    @asynccontextmanager
    async def request(
        self, method: str, url: str, *, data: aiohttp.FormData, headers: Mapping[str, str], **options: Any
    ) -> AsyncIterator[aiohttp.ClientResponse]:
        """Make the request as `aiohttp.ClientSession.request` does."""
        form = data()
        whole, kind = await form.as_bytes(), {"Content-Type": form.content_type}
        async with self._session.request(
            method, url, data=whole, headers={**headers, **kind}, **options
        ) as answer:
            yield answer
