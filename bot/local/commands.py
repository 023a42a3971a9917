"""What Discord's client does with a command: find it, check its options, build the interaction's data."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from bot.local import permissions
from bot.local.payloads import Payloads
from bot.local.state import Channel, Json, Person, World

CHAT, ENTRY_POINT = 1, 4
APP_HANDLES, DISCORD_LAUNCHES = 1, 2
"""Who handles the entry point: the application gets an interaction, or Discord opens the Activity."""
SUBCOMMAND, GROUP = 1, 2
STRING, INTEGER, BOOLEAN, USER, CHANNEL, ROLE, MENTIONABLE, NUMBER = 3, 4, 5, 6, 7, 8, 9, 10
IN_GUILD, IN_DM, IN_GROUP = 0, 1, 2
BY_GUILD, BY_PERSON = 0, 1
"""Who has installed the application."""
EVERYWHERE = {"contexts": None, "integration_types": [0], "default_member_permissions": None, "nsfw": False}


class Impossible(Exception):
    """Discord's client would not let a person do this."""


def is_entry_point(command: Json) -> bool:
    """Return whether a command opens the Activity from Discord's own menus."""
    return command.get("type") == ENTRY_POINT


def entry_point(application_id: str, new_id: Callable[[], str]) -> Json:
    """Return the entry point that Discord itself makes."""
    return {
        **EVERYWHERE,
        "id": new_id(),
        "version": new_id(),
        "application_id": application_id,
        "name": "launch",
        "description": "",
        "type": ENTRY_POINT,
        "handler": DISCORD_LAUNCHES,
    }


def usable(world: World, person: str) -> list[Json]:
    """Return the commands that a person may use somewhere; a guild command hides the global one of its
    name."""
    allowed = permissions.of_person(world, person)
    by_name = {
        (command["type"], command["name"]): command
        for scope in ("", world.guild.id)
        for command in world.commands.get(scope, ())
    }
    return [command for command in by_name.values() if _is_permitted(command, allowed)]


def build(
    world: World,
    payloads: Payloads,
    person: Person,
    channel: Channel,
    *,
    name: str,
    given: Mapping[str, Any],
    focused: str | None,
) -> tuple[str, Json]:
    """Return the full name of a command as a person typed it, and the data of the interaction; raises Impossible. If this
    asks for choices, `focused` is the option to complete."""
    first, *rest = name.split() or [""]
    command = next((c for c in usable(world, person.id) if c["name"] == first and c["type"] == 1), None)
    if command is None:
        raise Impossible(f"there is no command /{name}")
    here = IN_GUILD if channel.is_in_guild else IN_DM if channel.recipient else IN_GROUP
    if command.get("contexts") is not None and here not in command["contexts"]:
        raise Impossible(f"/{name} cannot be used here")
    if not world.has_bot(channel) and not (person.has_app and BY_PERSON in command["integration_types"]):
        raise Impossible(f"/{name} cannot be used where the bot is not")
    path, leaf = _descend(command, rest)
    options = list(_options(leaf, given, focused))
    data: Json = {"id": command["id"], "name": command["name"], "type": 1, "options": options}
    for part in reversed(path):
        data["options"] = [{"type": part["type"], "name": part["name"], "options": data["options"]}]
    if command.get("guild_id"):
        data["guild_id"] = command["guild_id"]
    mentioned = [(o["type"], o["value"]) for o in options]
    if resolved := resolve(world, payloads, mentioned, has_members=here != IN_GROUP):
        data["resolved"] = resolved
    return " ".join([command["name"], *(part["name"] for part in path)]), data


def resolve(world: World, payloads: Payloads, mentioned: list[tuple[int, Any]], *, has_members: bool) -> Json:
    """Return the objects with these user and channel ids; raises Impossible for unknown ones."""
    resolved: dict[str, Json] = {}
    for kind, value in mentioned:
        if kind in (USER, MENTIONABLE):
            user = payloads.user_by_id(str(value))
            if user is None:
                raise Impossible(f"there is no user {value}")
            person = world.people.get(str(value))
            member = payloads.acting_member(person) if person else payloads.bot_member(world.guild)
            own = {key: part for key, part in member.items() if key not in ("user", "mute", "deaf")}
            resolved.setdefault("users", {})[user["id"]] = user
            if has_members:
                resolved.setdefault("members", {})[user["id"]] = {"permissions": "0", **own}
        elif kind == CHANNEL:
            channel = world.channels.get(str(value))
            if channel is None:
                raise Impossible(f"there is no channel {value}")
            resolved.setdefault("channels", {})[channel.id] = {
                **payloads.channel(channel),
                "permissions": str(permissions.EVERYTHING),
                "app_permissions": str(permissions.of_bot(channel)),
            }
        elif kind == ROLE:
            raise Impossible("this server has no roles to choose")
    return resolved


def _is_permitted(command: Json, allowed: int) -> bool:
    wanted = command.get("default_member_permissions")
    if wanted is None or permissions.may(allowed, "ADMINISTRATOR"):
        return True
    return int(wanted) != 0 and allowed & int(wanted) == int(wanted)


def _descend(command: Json, names: list[str]) -> tuple[list[Json], Json]:
    """Return the subcommands in order, and the last of them or else the command."""
    path: list[Json] = []
    leaf = command
    for name in names:
        found = next(
            (o for o in leaf.get("options") or () if o["type"] in (SUBCOMMAND, GROUP) and o["name"] == name),
            None,
        )
        if found is None:
            raise Impossible(f"/{command['name']} has no subcommand {name}")
        path.append(found)
        leaf = found
    if any(option["type"] in (SUBCOMMAND, GROUP) for option in leaf.get("options") or ()):
        raise Impossible(f"/{command['name']} needs a subcommand")
    return path, leaf


def _options(leaf: Json, given: Mapping[str, Any], focused: str | None) -> Iterator[Json]:
    known = {option["name"]: option for option in leaf.get("options") or ()}
    for name in given:
        if name not in known:
            raise Impossible(f"there is no option {name}")
    for name, option in known.items():
        written: Json = {"name": name, "type": option["type"]}
        if name == focused:
            # Discord asks for choices before anything is typed.
            yield {**written, "value": str(given.get(name, "")), "focused": True}
        elif name in given:
            yield {**written, "value": _value(option, given[name])}
        elif option.get("required") and focused is None:
            raise Impossible(f"the option {name} is required")


def _value(option: Json, value: Any) -> Any:
    """Return the value for the bot; raises Impossible for one that the option does not allow."""
    kind, name = option["type"], option["name"]
    if kind == STRING:
        _between(name, len(str(value)), option.get("min_length"), option.get("max_length"))
        chosen: Any = str(value)
    elif kind in (INTEGER, NUMBER):
        chosen = _number(name, value, is_whole=kind == INTEGER)
        _between(name, chosen, option.get("min_value"), option.get("max_value"))
    elif kind == BOOLEAN:
        if not isinstance(value, bool):
            raise Impossible(f"{name} must be true or false, not {value!r}")
        chosen = value
    elif kind in (USER, CHANNEL, ROLE, MENTIONABLE):
        chosen = str(value)
    else:
        raise Impossible(f"options of type {kind} are not supported here")
    choices = [choice["value"] for choice in option.get("choices") or ()]
    if choices and chosen not in choices:
        raise Impossible(f"{name} must be one of {choices}, not {value!r}")
    return chosen


def _number(name: str, value: Any, *, is_whole: bool) -> float | int:
    try:
        return int(value) if is_whole else float(value)
    except (OverflowError, TypeError, ValueError):
        raise Impossible(f"{name} must be a number, not {value!r}") from None


def _between(name: str, value: float, low: float | None, high: float | None) -> None:
    if (low is not None and value < low) or (high is not None and value > high):
        raise Impossible(f"{name} must be between {low} and {high}, not {value}")
