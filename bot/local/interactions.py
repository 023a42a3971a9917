"""Interactions: from a person's press to the answer, with Discord's two deadlines."""

from __future__ import annotations

import asyncio
import secrets
from dataclasses import dataclass
from typing import TYPE_CHECKING

from bot.local import permissions
from bot.local.errors import refused
from bot.local.payloads import FILE_LIMIT
from bot.local.state import Channel, Json, Message, Person

if TYPE_CHECKING:
    from bot.local.hub import Hub

COMMAND, COMPONENT, AUTOCOMPLETE, FORM = 2, 3, 4, 5
KINDS = {COMMAND: "command", COMPONENT: "component", AUTOCOMPLETE: "autocomplete", FORM: "modal"}

FIRST_ANSWER = 3_000
"""Milliseconds until an unanswered interaction is void."""
TOKEN_LIFE = 15 * 60 * 1000


@dataclass(slots=True, eq=False)
class Interaction:
    id: str
    token: str
    type: int
    person: str
    channel_id: str
    made: int
    nonce: str | None = None
    source: Message | None = None
    """The message that was pressed."""
    name: str | None = None
    """The command, with its subcommands."""
    answer: int | None = None
    """The type of the callback."""
    original: str | None = None
    """The message that `@original` stands for."""
    form: Json | None = None
    """The modal that was opened."""
    opener: Interaction | None = None
    """What the submitted modal was the answer to."""
    has_failed: bool = False

    def metadata(self, owners: Json) -> Json:
        """What the messages that answer it say about it."""
        made: Json = {"id": self.id, "type": self.type, "user_id": self.person, "owners": owners}
        if self.name is not None:
            made["name"] = self.name
        if self.opener is not None:
            made["triggering"] = self.opener.metadata(owners)
        elif self.source is not None:
            made["interacted_message_id"] = self.source.id
        return made


class Interactions:
    def __init__(self, hub: Hub) -> None:
        self._hub = hub
        self._by_id: dict[str, Interaction] = {}
        self._by_token: dict[str, Interaction] = {}

    def send(
        self,
        kind: int,
        person: Person,
        channel: Channel,
        data: Json,
        *,
        nonce: str | None = None,
        source: Message | None = None,
        name: str | None = None,
        opener: Interaction | None = None,
    ) -> Interaction:
        """Tell the bot; the person's page is told of the answer, or of its lack after 3 seconds."""
        self._forget_old()
        now = self._hub.clock()
        token = secrets.token_urlsafe(96)
        made = Interaction(self._hub.new_id(), token, kind, person.id, channel.id, now, nonce, source, name)
        made.opener = opener
        self._by_id[made.id] = self._by_token[token] = made
        if kind != AUTOCOMPLETE:
            self._hub.live.push(person.id, {"t": "interaction", "d": {"id": made.id, "nonce": nonce}})
        guild_id = None if channel.recipient else self._hub.world.guild.id
        self._hub.gateway.interaction(self._payload(made, person, channel, data), guild_id)
        asyncio.get_running_loop().call_later(FIRST_ANSWER / 1000 + 0.01, self._check, made)
        return made

    def to_answer(self, interaction_id: str, token: str) -> Interaction:
        """Raises ApiError 10062 when it is unknown or too late, 40060 when it has its answer."""
        found = self._by_id.get(interaction_id)
        if found is None or found.token != token:
            raise refused(10062)
        if found.answer is not None:
            raise refused(40060)
        if found.has_failed or self._hub.clock() - found.made >= FIRST_ANSWER:
            raise refused(10062)
        return found

    def by_token(self, token: str) -> Interaction:
        """For follow-ups; raises ApiError 50027 for a dead token, 10015 before the first answer."""
        found = self._by_token.get(token)
        if found is None or self._hub.clock() - found.made >= TOKEN_LIFE:
            raise refused(50027)
        if found.answer is None:
            raise refused(10015)
        return found

    def opened_form(self, interaction_id: str, person: str) -> Interaction | None:
        found = self._by_id.get(interaction_id)
        return found if found and found.person == person and found.form is not None else None

    def answered(self, interaction: Interaction, kind: int) -> None:
        interaction.answer = kind
        if interaction.type != AUTOCOMPLETE:
            done = {"id": interaction.id, "nonce": interaction.nonce}
            self._hub.live.push(interaction.person, {"t": "interaction_done", "d": done})

    def expire(self) -> None:
        """Fail what is too late; for when the clock was pushed."""
        for interaction in [*self._by_id.values()]:
            self._check(interaction)

    def owners(self, channel_id: str) -> Json:
        """On whose behalf the application is installed here."""
        channel = self._hub.world.channels.get(channel_id)
        return {"0": "0" if channel is not None and channel.recipient else self._hub.world.guild.id}

    def _check(self, interaction: Interaction) -> None:
        if interaction.answer is not None or interaction.has_failed:
            return
        if self._hub.clock() - interaction.made < FIRST_ANSWER:
            return
        interaction.has_failed = True
        if interaction.type == AUTOCOMPLETE:
            return
        failed = {
            "id": interaction.id,
            "nonce": interaction.nonce,
            "channel_id": interaction.channel_id,
            "message_id": interaction.source.id if interaction.source else None,
            "kind": KINDS[interaction.type],
        }
        self._hub.live.push(interaction.person, {"t": "interaction_failed", "d": failed})

    def _forget_old(self) -> None:
        """Keep a while longer than tokens live, to tell late from unknown."""
        since = self._hub.clock() - 2 * TOKEN_LIFE
        while self._by_id and (oldest := next(iter(self._by_id.values()))).made < since:
            del self._by_id[oldest.id], self._by_token[oldest.token]

    def _payload(self, made: Interaction, person: Person, channel: Channel, data: Json) -> Json:
        guild = self._hub.world.guild
        payload: Json = {
            "id": made.id,
            "application_id": self._hub.world.application_id,
            "type": made.type,
            "token": made.token,
            "version": 1,
            "data": data,
            "locale": person.locale,
            "entitlements": [],
            "attachment_size_limit": FILE_LIMIT,
            "app_permissions": str(permissions.of_bot(channel)),
            "authorizing_integration_owners": self.owners(channel.id),
            "channel_id": channel.id,
            "channel": {
                **self._hub.payloads.channel(channel),
                "permissions": str(permissions.of_person(self._hub.world, person.id)),
            },
        }
        if channel.recipient:
            payload |= {"user": self._hub.payloads.user(person), "context": 1}
        else:
            payload |= {
                "guild_id": guild.id,
                "guild": {"id": guild.id, "locale": "en-US", "features": []},
                "guild_locale": "en-US",
                "member": self._hub.payloads.acting_member(person),
                "context": 0,
            }
        if made.source is not None:
            payload["message"] = self._hub.payloads.message(made.source)
        return payload
