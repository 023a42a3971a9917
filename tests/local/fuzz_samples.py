"""Requests that the local server accepts, for the fuzzer to spoil; it knows them without Discord's description."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random
from typing import Any

from tests.local.fuzz_values import word

Json = dict[str, Any]
V2 = 1 << 15
OPTIONS = [{"label": "one", "value": "1", "emoji": {"name": "🎲"}}, {"label": "two", "value": "2"}]


def message(random: Random) -> Json:
    """A body for a channel message, a follow-up or an edit."""
    if random.random() < 0.5:
        return {"flags": V2, "components": [container(random)], "allowed_mentions": {"parse": []}}
    return {
        "content": f"<@1> {word(random)}",
        "nonce": word(random),
        "enforce_nonce": random.random() < 0.5,
        "embeds": [{"title": word(random), "fields": [{"name": "a", "value": "b"}], "footer": {"text": "c"}}],
        "components": [
            {"type": 1, "components": [button(random)]},
            {"type": 1, "components": [select(random)]},
        ],
        "allowed_mentions": {"users": ["1"], "parse": []},
        "attachments": [],
        "message_reference": None,
    }


def button(random: Random) -> Json:
    return {"type": 2, "style": 1, "label": "Press", "custom_id": word(random, 20), "emoji": {"name": "🎲"}}


def select(random: Random) -> Json:
    made = {"type": random.choice((3, 5, 6, 7, 8)), "custom_id": word(random, 20), "placeholder": "choose"}
    return {**made, "min_values": 1, "max_values": 1, "options": OPTIONS}


def container(random: Random) -> Json:
    text = {"type": 10, "content": word(random)}
    section = {"type": 9, "components": [text], "accessory": button(random)}
    gallery = {"type": 12, "items": [{"media": {"url": "attachment://a.png"}, "description": "a"}]}
    parts = [text, section, {"type": 1, "components": [button(random)]}, {"type": 14, "spacing": 1}]
    shown = random.sample([*parts, gallery, {"type": 13, "file": {"url": "attachment://a.png"}}], 3)
    return {"type": 17, "accent_color": 255, "components": shown}


def callback(random: Random) -> Json:
    kind = random.choice((4, 5, 6, 7, 8, 9, 12))
    if kind == 8:
        return {
            "type": 8,
            "data": {"choices": [{"name": "a", "value": "a", "name_localizations": {"de": "b"}}]},
        }
    return {"type": kind, "data": {**message(random), "tts": False}}


def command(random: Random) -> Json:
    choice = {"name": "red", "value": "red", "name_localizations": {"de": "rot"}}
    options = [
        {"type": 3, "name": "colour", "description": "c", "required": True, "choices": [choice]},
        {"type": 4, "name": "count", "description": "c", "min_value": 1, "max_value": 9},
        {"type": random.choice((5, 6, 7, 8, 9, 10)), "name": "other", "description": "c"},
    ]
    inner = {"type": 1, "name": "inner", "description": "i", "options": options}
    return {
        "name": random.choice(COMMANDS),
        "type": 1,
        "description": "d",
        "description_localizations": {"de": "d"},
        "options": [inner] if random.random() < 0.3 else options,
        "default_member_permissions": random.choice((None, "0", "32")),
        "contexts": random.choice((None, [0], [0, 1])),
    }


COMMANDS = ("play", "hand", "rules")


def anything(random: Random) -> Json:
    return {}


def addresses(random: Random) -> Json:
    """Nobody listens at the port, so nothing takes what is sent there."""
    nowhere = random.choice((None, None, "http://127.0.0.1:1/interactions"))
    kinds = ["APPLICATION_AUTHORIZED"]
    made = {"event_webhooks_status": random.choice((1, 2)), "event_webhooks_types": kinds}
    return {"interactions_endpoint_url": nowhere, "event_webhooks_url": nowhere, **made}


BODIES: Mapping[str, Callable[[Random], Any]] = {
    "create_message": message,
    "edit_message": message,
    "follow_up": message,
    "edit_token": message,
    "callback": callback,
    "change_application": addresses,
    "create_dm": lambda _: {"recipient_id": "1"},
    "put_global_commands": lambda random: [command(random)],
    "put_guild_commands": lambda random: [command(random)],
}
"""By name of the route; the others take no body."""
PLACES: Mapping[tuple[str, str], Callable[[Random], Any]] = {
    ("GET", "/"): anything,
    ("GET", "/gateway"): anything,
    ("GET", "/local/people"): anything,
    ("GET", "/local/live?user={person}"): anything,
    ("POST", "/local/people"): lambda random: {"name": word(random), "locale": "de"},
    ("PATCH", "/local/people/{person}"): lambda random: {"name": word(random), "dms_open": True},
    ("GET", "/page/{word}"): anything,
    ("GET", "/attachments/{channel}/{message}/a.png"): anything,
    ("POST", "/activities/{application}/{word}"): anything,
}
"""Everything beside Discord's own interface."""


def page_request(random: Random, *, place: Json, control: str, application: str, instance: str) -> Json:
    """What a tab asks of the server about a message at a place."""
    typed = {"name": random.choice(COMMANDS), "options": {"colour": "red", "count": 2}}
    asked: tuple[Json, ...] = (
        {"op": "command", **typed},
        {"op": "autocomplete", **typed, "focused": "colour"},
        {"op": "press", "custom_id": control},
        {"op": "select", "custom_id": control, "values": ["1"]},
        {"op": "dismiss"},
        {"op": "send", "content": word(random)},
        {"op": "read"},
        {"op": "history", "before": place["message_id"], "limit": 3},
        {"op": "open_dm"},
        {"op": "enter"},
        {"op": "launch", "custom_id": word(random)},
        {"op": "join_activity", "instance_id": instance, "frame_id": "f"},
        {"op": "leave_activity", "frame_id": "f"},
        {"op": "authorize", "client_id": application, "scope": ["identify"]},
    )
    return {"nonce": word(random), **place, **random.choice(asked)}


def gateway_payload(random: Random) -> Json:
    """What a bot says to the gateway."""
    return random.choice(
        (
            {"op": 1, "d": None},
            {"op": 2, "d": {"token": "x", "intents": 513, "properties": {}, "shard": [0, 1]}},
            {"op": 6, "d": {"token": "x", "session_id": word(random), "seq": 1}},
            {"op": 3, "d": {"status": "online"}},
            {"op": 8, "d": {"guild_id": "1", "query": "", "limit": 0}},
        )
    )
