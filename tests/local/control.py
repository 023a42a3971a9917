"""What tests do to the local Discord beside its own interface: time, lost connections, servers and channels."""

from __future__ import annotations

import json
from collections.abc import Collection
from dataclasses import replace

from bot.local.gateway import GUILDS, Gateway, Session
from bot.local.hub import Hub
from bot.local.permissions import BITS
from bot.local.snowflake import SHIFT
from bot.local.state import TEXT_CHANNEL, Channel, Guild, Json


def forward(hub: Hub, milliseconds: int) -> None:
    """Move the clock of the server on, with all that is due by then."""
    hub.clock.forward(milliseconds)
    for interaction in [*hub.interactions._by_id.values()]:
        hub.interactions._check(interaction)
    hub.events.wake()


# The gateway


def connected(gateway: Gateway) -> list[Session]:
    """Return the sessions that are connected."""
    return [session for session in gateway._sessions.values() if session.connection is not None]


def cut(gateway: Gateway, *, resumable: bool) -> None:
    """Cut every connection without a close frame."""
    for session in [*gateway._sessions.values()]:
        if session.connection is not None:
            session.connection.abort()
    if not resumable:
        gateway._sessions.clear()


def reconnect(gateway: Gateway) -> None:
    """Ask every connection to connect anew."""
    _say(gateway, {"op": 7, "d": None})


def invalidate(gateway: Gateway, *, resumable: bool) -> None:
    """Send opcode 9 to every connection."""
    _say(gateway, {"op": 9, "d": resumable})
    if not resumable:
        gateway._sessions.clear()


def _say(gateway: Gateway, payload: Json) -> None:
    for session in gateway._sessions.values():
        if session.connection is not None:
            session.connection.push(json.dumps(payload))


# Servers and channels


def add_guild(hub: Hub, name: str = "Club", shard: int = 0) -> Channel:
    """Add a server whose events go to this shard; return its channel."""
    shards = hub.gateway.starts.sharding.shards
    made = int(hub.new_id())
    # Moved to the latest millisecond that this shard serves.
    made -= (((made >> SHIFT) - shard) % shards) << SHIFT
    guild = Guild(str(made), name, hub.world.guild.owner_id, hub.new_id())
    channel = Channel(hub.new_id(), TEXT_CHANNEL, name="games", guild_id=guild.id)
    hub.world.more_guilds[guild.id] = guild
    hub.world.channels[channel.id] = channel
    hub.autosave.soon()
    hub.gateway.dispatch("GUILD_CREATE", hub.payloads.guild_create(guild), guild_id=guild.id, intent=GUILDS)
    added = {
        "integration_type": 0,
        "scopes": ["bot", "applications.commands"],
        "user": hub.payloads.user(hub.world.people[guild.owner_id]),
        "guild": hub.payloads.guild(guild),
    }
    hub.events.send("APPLICATION_AUTHORIZED", added)
    return channel


def remove_guild(hub: Hub, guild: Guild) -> None:
    """Remove the bot from a server after the first one, which is forgotten. There is no webhook event for it."""
    for channel in hub.world.channels_of(guild):
        _forget_channel(hub, channel)
    del hub.world.more_guilds[guild.id]
    hub.gateway.dispatch("GUILD_DELETE", {"id": guild.id}, guild_id=guild.id, intent=GUILDS)


def deauthorize(hub: Hub, person: str) -> None:
    """Withdraw a person's permission from the bot."""
    hub.events.send("APPLICATION_DEAUTHORIZED", {"user": hub.payloads.user(hub.world.people[person])})


def deny(hub: Hub, place: str, permissions: Collection[str]) -> None:
    """Let the bot have all permissions in a channel but these."""
    put_channel(hub, replace(hub.world.channels[place], denied=sum(BITS[name] for name in permissions)))


def put_channel(hub: Hub, channel: Channel) -> None:
    """Add or change a channel of a server."""
    event = "CHANNEL_UPDATE" if channel.id in hub.world.channels else "CHANNEL_CREATE"
    hub.world.channels[channel.id] = channel
    hub.autosave.soon()
    written = hub.payloads.channel(channel)
    guild = hub.world.guild_of(channel)
    hub.gateway.dispatch(event, written, guild_id=guild.id, intent=GUILDS)
    if event == "CHANNEL_CREATE" and guild is hub.world.guild:
        hub.tabs.push_all({"t": "channel_create", "d": written})


def remove_channel(hub: Hub, channel: Channel) -> None:
    written = hub.payloads.channel(channel)
    _forget_channel(hub, channel)
    guild_id = None if channel.recipient else hub.world.guild_of(channel).id
    hub.gateway.dispatch("CHANNEL_DELETE", written, guild_id=guild_id, intent=GUILDS)
    hub.tabs.push_all({"t": "channel_delete", "d": written})


def _forget_channel(hub: Hub, channel: Channel) -> None:
    hub.activities._instances.pop(channel.id, None)
    for message in hub.world.messages.pop(channel.id, {}).values():
        hub.messages._retire(message)
    del hub.world.channels[channel.id]
    for read in hub.world.read.values():
        read.pop(channel.id, None)
    hub.autosave.soon()
