"""The types of the fields that Discord's requests have; rules beyond types are checked where they belong.

A field may always be null or missing, and fields that are not listed may hold anything.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum
from typing import Any

from bot.local.errors import Path, Problems
from bot.local.snowflake import is_id

MOST = 1 << 63
"""Discord's integers have 64 bits."""


class Kind(Enum):
    """A value without parts: the code and message of Discord's error for any other."""

    TEXT = ("STRING_TYPE_CONVERT", "Could not interpret value as string.")
    INTEGER = ("NUMBER_TYPE_COERCE", "Value is not int.")
    NUMBER = ("NUMBER_TYPE_COERCE", "Value is not float.")
    BOOLEAN = ("BOOLEAN_TYPE_CONVERT", "Must be either true or false.")
    ID = ("NUMBER_TYPE_COERCE", "Value is not snowflake.")
    PERMISSIONS = ("PERMISSIONS_TYPE_CONVERT", "Value is not a set of permissions.")
    VALUE = ("UNION_TYPE_CONVERT", "Value is neither a string nor a number.")


TYPES: Mapping[Kind, tuple[type, ...]] = {
    Kind.TEXT: (str,),
    Kind.INTEGER: (int,),
    Kind.NUMBER: (int, float),
    Kind.BOOLEAN: (bool,),
    Kind.ID: (int, str),
    Kind.PERMISSIONS: (int, str),
    Kind.VALUE: (int, float, str),
}


@dataclass(frozen=True, slots=True)
class Items:
    """A list of these."""

    of: Shape


@dataclass(frozen=True, slots=True)
class Named:
    """An object with any keys and these values."""

    of: Shape


Shape = Kind | Items | Named | Mapping[str, "Shape"]
TEXT, INTEGER, NUMBER, BOOLEAN, ID, VALUE = (
    Kind.TEXT,
    Kind.INTEGER,
    Kind.NUMBER,
    Kind.BOOLEAN,
    Kind.ID,
    Kind.VALUE,
)

URL: dict[str, Shape] = {"url": TEXT}
EMOJI: Shape = {"id": ID, "name": TEXT, "animated": BOOLEAN}
OPTION: Shape = {"label": TEXT, "value": TEXT, "description": TEXT, "emoji": EMOJI, "default": BOOLEAN}
COMPONENT: dict[str, Shape] = {
    **dict.fromkeys(("type", "id", "style", "min_values", "max_values", "spacing", "accent_color"), INTEGER),
    **dict.fromkeys(("min_length", "max_length"), INTEGER),
    **dict.fromkeys(("custom_id", "label", "url", "placeholder", "content", "description"), TEXT),
    **dict.fromkeys(("disabled", "spoiler", "divider", "required"), BOOLEAN),
    "emoji": EMOJI,
    "media": URL,
    "file": URL,
    "options": Items(OPTION),
    "items": Items({"media": URL, "description": TEXT, "spoiler": BOOLEAN}),
}
COMPONENT |= {"components": Items(COMPONENT), "accessory": COMPONENT, "component": COMPONENT}
EMBED: Shape = {
    **dict.fromkeys(("title", "description", "url", "type", "timestamp"), TEXT),
    **dict.fromkeys(("image", "thumbnail", "video", "provider"), URL),
    "color": INTEGER,
    "footer": {"text": TEXT, "icon_url": TEXT},
    "author": {"name": TEXT, **URL, "icon_url": TEXT},
    "fields": Items({"name": TEXT, "value": TEXT, "inline": BOOLEAN}),
}
MESSAGE: dict[str, Shape] = {
    "content": TEXT,
    "nonce": ID,
    "flags": INTEGER,
    **dict.fromkeys(("tts", "enforce_nonce"), BOOLEAN),
    "embeds": Items(EMBED),
    "components": Items(COMPONENT),
    "attachments": Items({"id": ID, "filename": TEXT, "description": TEXT}),
    "allowed_mentions": {
        "parse": Items(TEXT),
        "users": Items(ID),
        "roles": Items(ID),
        "replied_user": BOOLEAN,
    },
    "message_reference": {"message_id": ID, "channel_id": ID, "guild_id": ID},
}
TRANSLATIONS = Named(TEXT)
CHOICE: Shape = {"name": TEXT, "name_localizations": TRANSLATIONS, "value": VALUE}
ANSWER: Shape = {
    "type": INTEGER,
    "data": {**MESSAGE, "title": TEXT, "custom_id": TEXT, "choices": Items(CHOICE)},
}
NAMES: dict[str, Shape] = {
    **dict.fromkeys(("name", "description"), TEXT),
    **dict.fromkeys(("name_localizations", "description_localizations"), TRANSLATIONS),
    "type": INTEGER,
}
COMMAND_OPTION: dict[str, Shape] = {
    **NAMES,
    **dict.fromkeys(("required", "autocomplete"), BOOLEAN),
    **dict.fromkeys(("min_value", "max_value"), NUMBER),
    **dict.fromkeys(("min_length", "max_length"), INTEGER),
    "choices": Items(CHOICE),
    "channel_types": Items(INTEGER),
}
COMMAND_OPTION |= {"options": Items(COMMAND_OPTION)}
COMMAND: Shape = {
    **NAMES,
    "options": Items(COMMAND_OPTION),
    "default_member_permissions": Kind.PERMISSIONS,
    **dict.fromkeys(("contexts", "integration_types"), Items(INTEGER)),
    **dict.fromkeys(("nsfw", "dm_permission"), BOOLEAN),
    "id": ID,
    "handler": INTEGER,
}

ADDRESSES: Shape = {
    **dict.fromkeys(("interactions_endpoint_url", "event_webhooks_url"), TEXT),
    "event_webhooks_status": INTEGER,
    "event_webhooks_types": Items(TEXT),
}

BY_ROUTE: Mapping[str, Shape] = {
    **dict.fromkeys(("create_message", "edit_message", "follow_up", "edit_token"), MESSAGE),
    **dict.fromkeys(("put_global_commands", "put_guild_commands"), Items(COMMAND)),
    "callback": ANSWER,
    "create_dm": {"recipient_id": ID},
    "change_application": ADDRESSES,
}
"""The bodies of the routes that take one, by their names."""


def check_shape(value: Any, shape: Shape) -> None:
    """Raise ApiError 50035, with the path of every part that has another type."""
    problems = Problems()
    _check(problems, (), value, shape)
    problems.raise_any()


def _check(problems: Problems, at: Path, value: Any, shape: Shape) -> None:
    if isinstance(shape, Kind):
        if not _is(shape, value):
            problems.add(at, *shape.value)
    elif isinstance(shape, Items):
        if not isinstance(value, list):
            problems.add(at, "LIST_TYPE_CONVERT", "Only iterables may be used in a ListType")
            return
        for index, item in enumerate(value):
            _check(problems, (*at, index), item, shape.of)
    elif not isinstance(value, dict):
        problems.add(at, "MODEL_TYPE_CONVERT", "Only dictionaries may be used in a ModelType")
    else:
        for key, part in value.items():
            inner = shape.of if isinstance(shape, Named) else shape.get(key)
            # Most fields are texts, and every request is checked.
            if inner is None or part is None or (inner is TEXT and isinstance(part, str)):
                continue
            _check(problems, (*at, key), part, inner)


def _is(kind: Kind, value: Any) -> bool:
    # A bool is an int to `isinstance`.
    is_of_type = type(value) in TYPES[kind] and (type(value) is not int or -MOST <= value < MOST)
    return is_of_type and (kind is not Kind.PERMISSIONS or is_id(str(value)))
