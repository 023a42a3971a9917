"""What tests do to the local Discord beside its own interface: faults, time, permissions; and what they ask of it.

A request is written as a method, a path and JSON: `act(hub, "POST", "faults", {"route": "me", "status": 502})`.
"""

from __future__ import annotations

import json
from dataclasses import replace
from typing import Any

from bot.local.gateway import GUILDS, Gateway
from bot.local.hub import Hub
from bot.local.permissions import BITS
from bot.local.ratelimit import Rule
from bot.local.snowflake import SHIFT
from bot.local.state import TEXT_CHANNEL, Channel, Guild, Json
from tests.strict.faults import Fault
from tests.strict.watch import Watch, watch


async def act(hub: Hub, method: str, path: str, asked: Json) -> Any:
    """Carry out a request; return what it asks for. Raises LookupError for what is not there."""
    match (method, *path.split("/")):
        case ("POST", "faults"):
            watch(hub).faults.add(Fault(**asked))
        case ("GET", "faults"):
            return watch(hub).faults.listing()
        case ("DELETE", "faults"):
            watch(hub).faults.clear()
        case ("POST", "gateway"):
            _trouble_gateway(hub.gateway, watch(hub), asked)
        case ("POST", "interactions"):
            _trouble_interactions(watch(hub), asked)
            if asked["do"] == "check":
                watch(hub).delivery.check = hub.endpoints.check
                await hub.endpoints.check()
        case ("PATCH", "application"):
            # As Discord's own route does, but without calling the addresses.
            await hub.endpoints.change(asked, is_verified=False)
        case ("POST", "guilds"):
            add_guild(hub, asked.get("name", "Club"), asked.get("shard", 0))
        case ("DELETE", "guilds", guild):
            remove_guild(hub, hub.world.more_guilds[guild])
        case ("POST", "deauthorize", person):
            hub.events.send("APPLICATION_DEAUTHORIZED", {"user": hub.payloads.user(hub.world.people[person])})
        case ("POST", "time"):
            hub.clock.forward(asked["forward"])
            hub.interactions.expire()
            hub.events.wake()
        case ("PATCH", "limits"):
            limits = hub.rates.limits
            limits.global_limit = asked.get("global", limits.global_limit)
            for bucket, rule in asked.get("rules", {}).items():
                limits.rules[bucket] = Rule(rule["limit"], rule["per"])
        case ("POST", "channels"):
            put_channel(
                hub, Channel(hub.new_id(), TEXT_CHANNEL, name=asked["name"], position=len(hub.world.channels))
            )
        case ("PATCH", "channels", place):
            channel = hub.world.channels[place]
            names = asked.get("deny", [name for name, bit in BITS.items() if channel.denied & bit])
            hidden = tuple(asked.get("hidden_from", channel.hidden_from))
            put_channel(hub, replace(channel, denied=sum(BITS[name] for name in names), hidden_from=hidden))
        case ("DELETE", "channels", place):
            remove_channel(hub, hub.world.channels[place])
        case ("DELETE", "channels", place, "messages", message):
            hub.messages.delete(hub.world.messages[place][message])
        case ("GET", "seen", person):
            return watch(hub).visibility.seen_by(person)
        case ("GET", "messages", message):
            return watch(hub).visibility.states_of(message)
        case _:
            raise ValueError(f"there is no {method} {path}")
    return None


def _trouble_gateway(gateway: Gateway, watching: Watch, asked: Json) -> None:
    is_resumable = asked.get("resumable", True)
    match asked["do"]:
        case "close":
            gateway.close(asked.get("code", 4000), resumable=is_resumable)
        case "cut":
            cut(gateway, resumable=is_resumable)
        case "reconnect":
            _say(gateway, {"op": 7, "d": None})
        case "invalidate":
            invalidate(gateway, resumable=is_resumable)
        case "deafen":
            watching.hears_heartbeats = not asked.get("on", True)


def _trouble_interactions(watching: Watch, asked: Json) -> None:
    count = asked.get("count", 1)
    match asked["do"]:
        case "duplicate":
            watching.delivery.duplicate = count
        case "drop":
            watching.delivery.drop = count
        case "reorder":
            watching.delivery.hold = count
        case "release":
            watching.release()
        case "again":
            watching.again(asked["interaction_id"])
        case "check":
            watching.delivery.check_every = asked.get("every", 0)


# The gateway


def cut(gateway: Gateway, *, resumable: bool) -> None:
    """Cut every connection without a close frame."""
    for session in [*gateway._sessions.values()]:
        if session.connection is not None:
            session.connection.abort()
    if not resumable:
        gateway._sessions.clear()


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


def add_guild(hub: Hub, name: str, shard: int) -> Channel:
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
