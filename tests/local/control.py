"""What tests do to the local Discord beside its own interface: faults, time, permissions; and what they ask of it.

A request is written as a method, a path and JSON: `act(hub, "POST", "faults", {"route": "me", "status": 502})`.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from bot.local.carrier import Carrier
from bot.local.faults import Fault
from bot.local.gateway import Gateway
from bot.local.hub import Hub
from bot.local.permissions import BITS
from bot.local.ratelimit import Rule
from bot.local.state import TEXT_CHANNEL, Channel, Json


async def act(hub: Hub, method: str, path: str, asked: Json) -> Any:
    """Carry out a request; return what it asks for. Raises LookupError for what is not there."""
    match (method, *path.split("/")):
        case ("POST", "faults"):
            hub.faults.add(Fault(**asked))
        case ("GET", "faults"):
            return hub.faults.listing()
        case ("DELETE", "faults"):
            hub.faults.clear()
        case ("POST", "gateway"):
            _trouble_gateway(hub.gateway, asked)
        case ("POST", "interactions"):
            _trouble_interactions(hub.carrier, asked)
            if asked["do"] == "check":
                await hub.endpoints.check()
        case ("PATCH", "application"):
            # As Discord's own route does, but without calling the addresses.
            await hub.endpoints.change(asked, is_verified=False)
        case ("POST", "guilds"):
            hub.add_guild(asked.get("name", "Club"), asked.get("shard", 0))
        case ("DELETE", "guilds", guild):
            hub.remove_guild(hub.world.more_guilds[guild])
        case ("POST", "deauthorize", person):
            hub.deauthorize(hub.world.people[person])
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
            hub.put_channel(
                Channel(hub.new_id(), TEXT_CHANNEL, name=asked["name"], position=len(hub.world.channels))
            )
        case ("PATCH", "channels", place):
            channel = hub.world.channels[place]
            names = asked.get("deny", [name for name, bit in BITS.items() if channel.denied & bit])
            hidden = tuple(asked.get("hidden_from", channel.hidden_from))
            hub.put_channel(replace(channel, denied=sum(BITS[name] for name in names), hidden_from=hidden))
        case ("DELETE", "channels", place):
            hub.remove_channel(hub.world.channels[place])
        case ("DELETE", "channels", place, "messages", message):
            hub.messages.delete(hub.world.messages[place][message])
        case ("GET", "seen", person):
            return hub.visibility.seen_by(person)
        case ("GET", "messages", message):
            return hub.visibility.states_of(message)
        case _:
            raise ValueError(f"there is no {method} {path}")
    return None


def _trouble_gateway(gateway: Gateway, asked: Json) -> None:
    is_resumable = asked.get("resumable", True)
    match asked["do"]:
        case "close":
            gateway.close(asked.get("code", 4000), resumable=is_resumable)
        case "cut":
            gateway.cut(resumable=is_resumable)
        case "reconnect":
            gateway.reconnect()
        case "invalidate":
            gateway.invalidate(resumable=is_resumable)
        case "deafen":
            gateway.faults.is_deaf = asked.get("on", True)


def _trouble_interactions(carrier: Carrier, asked: Json) -> None:
    count = asked.get("count", 1)
    match asked["do"]:
        case "duplicate":
            carrier.faults.duplicate = count
        case "drop":
            carrier.faults.drop = count
        case "reorder":
            carrier.faults.hold = count
        case "release":
            carrier.release()
        case "again":
            carrier.again(asked["interaction_id"])
        case "check":
            carrier.faults.check_every = asked.get("every", 0)
