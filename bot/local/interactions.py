"""Interactions: from a press or command to the bot's answer, with Discord's two deadlines."""

from __future__ import annotations

import asyncio
import secrets
from dataclasses import dataclass

from bot.local import permissions
from bot.local.carrier import Carrier
from bot.local.commands import BY_GUILD, BY_PERSON, IN_DM, IN_GROUP, IN_GUILD
from bot.local.errors import refusal
from bot.local.payloads import FILE_LIMIT, Payloads
from bot.local.snowflake import Clock, Snowflakes
from bot.local.state import Channel, Json, Message, Person, World
from bot.local.tabs import Tabs

COMMAND, COMPONENT, AUTOCOMPLETE = 2, 3, 4
KINDS = {COMMAND: "command", COMPONENT: "component", AUTOCOMPLETE: "autocomplete"}

FIRST_ANSWER = 3_000
"""Milliseconds in which the bot must answer."""
TOKEN_LIFE = 15 * 60 * 1000
"""Milliseconds in which follow-ups are possible."""

MOST_FOLLOW_UPS = 5
"""The most for one interaction where the bot is no member."""
MOST = 100_000
"""Interactions that are remembered."""


@dataclass(slots=True, eq=False)
class Interaction:
    id: str
    token: str
    type: int
    person: str
    channel_id: str
    made: int
    owners: Json
    """Discord's `authorizing_integration_owners`."""
    nonce: str | None = None
    source: Message | None = None
    """The message whose component was used."""
    name: str | None = None
    """The full name of the command, with its subcommands."""
    answer: int | None = None
    """The type of the callback, once there is one."""
    original: str | None = None
    """The message that `@original` stands for."""
    follow_ups: int = 0
    has_failed: bool = False

    @property
    def metadata(self) -> Json:
        """Return the metadata that messages answering it carry."""
        made: Json = {"id": self.id, "type": self.type, "user_id": self.person, "owners": self.owners}
        if self.name is not None:
            made["name"] = self.name
        if self.source is not None:
            made["interacted_message_id"] = self.source.id
        return made


class Interactions:
    def __init__(
        self,
        world: World,
        payloads: Payloads,
        clock: Clock,
        new_id: Snowflakes,
        *,
        carrier: Carrier,
        tabs: Tabs,
    ) -> None:
        self._world = world
        self._payloads = payloads
        self._clock = clock
        self._new_id = new_id
        self._carrier = carrier
        self._tabs = tabs
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
    ) -> Interaction:
        """Send it to the bot; the person's tabs are told of the answer, or after 3 seconds of the failure."""
        self._forget_old()
        now = self._clock()
        token = secrets.token_urlsafe(96)
        owners = self._owners(person, channel, source)
        made = Interaction(
            self._new_id(), token, kind, person.id, channel.id, now, owners, nonce, source, name
        )
        self._by_id[made.id] = self._by_token[token] = made
        if kind != AUTOCOMPLETE:
            self._tabs.push(person.id, {"t": "interaction", "d": {"id": made.id, "nonce": nonce}})
        is_members = channel.is_in_guild and self._world.has_bot(channel)
        guild_id = self._world.guild_of(channel).id if is_members else None
        self._carrier.interaction(self._payload(made, person, channel, data), guild_id)
        asyncio.get_running_loop().call_later(FIRST_ANSWER / 1000 + 0.01, self._check, made)
        return made

    def find(self, interaction_id: str) -> Interaction | None:
        return self._by_id.get(interaction_id)

    def to_answer(self, interaction_id: str, token: str) -> Interaction:
        """Return an interaction to answer; raises ApiError 10062 if it is unknown or too old, 40060 if it has
        been answered."""
        found = self._by_id.get(interaction_id)
        if found is None or found.token != token:
            raise refusal(10062)
        if found.answer is not None:
            raise refusal(40060)
        if found.has_failed or self._clock() - found.made >= FIRST_ANSWER:
            raise refusal(10062)
        return found

    def by_token(self, token: str) -> Interaction:
        """Return the interaction of a follow-up; raises ApiError 50027 for an expired token, 10015 before the
        first answer."""
        found = self._by_token.get(token)
        if found is None or self._clock() - found.made >= TOKEN_LIFE:
            raise refusal(50027)
        if found.answer is None:
            raise refusal(10015)
        return found

    def answered(self, interaction: Interaction, kind: int) -> None:
        interaction.answer = kind
        if interaction.type != AUTOCOMPLETE:
            done = {"id": interaction.id, "nonce": interaction.nonce}
            self._tabs.push(interaction.person, {"t": "interaction_done", "d": done})

    def fail(self, interaction: Interaction) -> None:
        """Tell the person that there will be no answer, unless there is one already."""
        if interaction.answer is not None or interaction.has_failed:
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
        self._tabs.push(interaction.person, {"t": "interaction_failed", "d": failed})

    def is_hushed(self, interaction: Interaction) -> bool:
        """Return whether only the person sees what this is answered."""
        channel = self._world.channels.get(interaction.channel_id)
        is_guest = channel is not None and channel.is_in_guild and not self._world.has_bot(channel)
        return is_guest and channel is not None and not self._world.guild_of(channel).takes_apps

    def count_follow_up(self, interaction: Interaction) -> None:
        """Count a message that follows the first answer; raises ApiError 40094 if that is one too many."""
        if str(BY_GUILD) not in interaction.owners and interaction.follow_ups >= MOST_FOLLOW_UPS:
            raise refusal(40094)
        interaction.follow_ups += 1

    def _owners(self, person: Person, channel: Channel, source: Message | None) -> Json:
        """Return by whose installation this came: that of the guild, 0 in direct messages with the bot, or elsewhere that of
        the person who began with a command."""
        if self._world.has_bot(channel):
            return {str(BY_GUILD): self._world.guild_of(channel).id if channel.is_in_guild else "0"}
        begun = source.interaction if source is not None else None
        owners: Json = begun["owners"] if begun else {str(BY_PERSON): person.id}
        return owners

    def _check(self, interaction: Interaction) -> None:
        if self._clock() - interaction.made >= FIRST_ANSWER:
            self.fail(interaction)

    def _forget_old(self) -> None:
        """Keep interactions longer than their tokens live, to tell an expired one from an unknown one."""
        since = self._clock() - 2 * TOKEN_LIFE
        while self._by_id:
            oldest = next(iter(self._by_id.values()))
            if oldest.made >= since and len(self._by_id) < MOST:
                break
            del self._by_id[oldest.id], self._by_token[oldest.token]

    def _payload(self, made: Interaction, person: Person, channel: Channel, data: Json) -> Json:
        payload: Json = {
            "id": made.id,
            "application_id": self._world.application_id,
            "type": made.type,
            "token": made.token,
            "version": 1,
            "data": data,
            "locale": person.locale,
            "entitlements": [],
            "attachment_size_limit": FILE_LIMIT,
            "app_permissions": str(permissions.of_bot(channel)),
            "authorizing_integration_owners": made.owners,
            "channel_id": channel.id,
            "channel": {
                **self._payloads.channel(channel),
                "permissions": str(permissions.of_person(self._world, person.id)),
            },
        }
        if not channel.is_in_guild:
            context = IN_DM if channel.recipient else IN_GROUP
            payload |= {"user": self._payloads.user(person), "context": context}
        else:
            guild = self._world.guild_of(channel)
            payload |= {
                "guild_id": guild.id,
                "guild": {"id": guild.id, "locale": guild.locale, "features": []},
                "guild_locale": guild.locale,
                "member": self._payloads.acting_member(person, guild),
                "context": IN_GUILD,
            }
        if made.source is not None:
            payload["message"] = self._payloads.message(made.source)
        return payload
