"""Routes of the application: its user, guild, commands and emojis."""

from __future__ import annotations

import base64

from bot.local.command_limits import CHAT, check_command, check_commands
from bot.local.errors import Problems, refusal
from bot.local.hub import Hub
from bot.local.messages import image_size
from bot.local.rest import Call, Created, Route
from bot.local.shapes import COMMAND, TEXT, Items, Shape
from bot.local.state import Guild, Json
from bot.local.storage import emoji_path

MAX_EMOJIS = 2000
MAX_EMOJI = 256 * 1024
EVERYWHERE = {"contexts": None, "integration_types": [0], "default_member_permissions": None, "nsfw": False}


def me(hub: Hub, _call: Call) -> Json:
    return hub.payloads.own_user()


def application(hub: Hub, _call: Call) -> Json:
    return hub.payloads.application()


def gateway(hub: Hub, _call: Call) -> Json:
    return {"url": hub.gateway.url}


def gateway_bot(hub: Hub, _call: Call) -> Json:
    starts = hub.gateway.starts
    return {
        "url": hub.gateway.url,
        "shards": starts.sharding.shards,
        "session_start_limit": starts.limit(),
    }


def user(hub: Hub, call: Call) -> Json:
    found = hub.payloads.user_by_id(call.params["user"])
    if found is None:
        raise refusal(10013)
    return found


def guild(hub: Hub, call: Call) -> Json:
    return hub.payloads.guild(_guild(hub, call))


def guild_channels(hub: Hub, call: Call) -> list[Json]:
    return [hub.payloads.channel(channel) for channel in hub.world.channels_of(_guild(hub, call))]


def member(hub: Hub, call: Call) -> Json:
    guild = _guild(hub, call)
    if call.params["user"] == hub.world.application_id:
        return hub.payloads.bot_member(guild)
    person = hub.world.people.get(call.params["user"])
    if person is None:
        raise refusal(10013)
    return hub.payloads.member(person)


def list_commands(hub: Hub, call: Call) -> list[Json]:
    return hub.world.commands.get(_scope(hub, call), [])


def put_commands(hub: Hub, call: Call) -> list[Json]:
    """Replace all commands; one whose name was there before keeps its id."""
    scope = _scope(hub, call)
    given = call.body.json or []
    check_commands(given)
    ids = {_key(command): command["id"] for command in hub.world.commands.get(scope, ())}
    hub.world.commands[scope] = [
        _registered(hub, scope, command, ids.get(_key(command))) for command in given
    ]
    _changed(hub)
    return hub.world.commands[scope]


def post_command(hub: Hub, call: Call) -> Json | Created:
    """Add a command, or replace the one of the same name."""
    scope = _scope(hub, call)
    check_command(call.body.object)
    commands = hub.world.commands.setdefault(scope, [])
    existing = next((c for c in commands if _key(c) == _key(call.body.object)), None)
    made = _registered(hub, scope, call.body.object, None if existing is None else existing["id"])
    kept = [c for c in commands if c is not existing]
    check_commands([*kept, made])
    hub.world.commands[scope] = [*kept, made]
    _changed(hub)
    return Created(made) if existing is None else made


def show_command(hub: Hub, call: Call) -> Json:
    return _command(hub, call)


def edit_command(hub: Hub, call: Call) -> Json:
    old = _command(hub, call)
    scope = _scope(hub, call)
    changed = {**old, **call.body.object}
    check_command(changed)
    made = _registered(hub, scope, changed, old["id"])
    hub.world.commands[scope] = [made if c is old else c for c in hub.world.commands[scope]]
    _changed(hub)
    return made


def delete_command(hub: Hub, call: Call) -> None:
    old = _command(hub, call)
    scope = _scope(hub, call)
    hub.world.commands[scope] = [c for c in hub.world.commands[scope] if c is not old]
    _changed(hub)


def list_emojis(hub: Hub, call: Call) -> Json:
    _need_application(hub, call)
    return {"items": [*hub.world.emojis.values()]}


def create_emoji(hub: Hub, call: Call) -> Created:
    _need_application(hub, call)
    given = call.body.object
    problems = Problems()
    problems.size((), len(hub.world.emojis), 0, MAX_EMOJIS - 1)
    if problems.required(("name",), given.get("name")):
        problems.text(("name",), given["name"], 2, 32)
    picture = _picture(given.get("image") or "")
    problems.size(("image",), len(picture), 1, MAX_EMOJI)
    problems.raise_any()
    made = {
        "id": hub.new_id(),
        "name": given["name"],
        "roles": [],
        "user": hub.payloads.bot_user(),
        "require_colons": True,
        "managed": False,
        "animated": image_size(picture) == (None, None) and picture.startswith(b"GIF"),
        "available": True,
    }
    hub.files.write(emoji_path(str(made["id"])), picture)
    hub.world.emojis[made["id"]] = made
    hub.autosave.soon()
    return Created(made)


def _picture(image: str) -> bytes:
    """The content of a data URL; nothing for anything else."""
    try:
        return base64.b64decode(image.partition(",")[2])
    except ValueError:
        return b""


def show_emoji(hub: Hub, call: Call) -> Json:
    return _emoji(hub, call)


def edit_emoji(hub: Hub, call: Call) -> Json:
    emoji = _emoji(hub, call)
    problems = Problems()
    problems.text(("name",), call.body.object.get("name"), 2, 32)
    problems.raise_any()
    emoji["name"] = call.body.object.get("name", emoji["name"])
    hub.autosave.soon()
    return emoji


def delete_emoji(hub: Hub, call: Call) -> None:
    emoji = _emoji(hub, call)["id"]
    del hub.world.emojis[emoji]
    hub.files.delete(emoji_path(emoji))
    hub.autosave.soon()


def _need_application(hub: Hub, call: Call) -> None:
    if call.params["application"] != hub.world.application_id:
        raise refusal(10002)


def _guild(hub: Hub, call: Call) -> Guild:
    found = next((guild for guild in hub.world.guilds if guild.id == call.params["guild"]), None)
    if found is None:
        raise refusal(10004)
    return found


def _scope(hub: Hub, call: Call) -> str:
    """The guild of these commands, or an empty string for global ones."""
    _need_application(hub, call)
    if "guild" not in call.params:
        return ""
    if call.params["guild"] not in (guild.id for guild in hub.world.guilds):
        raise refusal(50001)
    return call.params["guild"]


def _key(command: Json) -> tuple[object, object]:
    return command.get("type", CHAT), command.get("name")


def _registered(hub: Hub, scope: str, given: Json, command_id: str | None) -> Json:
    present = {key: value for key, value in given.items() if value is not None}
    made = {**EVERYWHERE, "type": CHAT, "description": "", **present, "version": hub.new_id()}
    made |= {"id": command_id or hub.new_id(), "application_id": hub.world.application_id}
    if made["default_member_permissions"] is not None:
        made["default_member_permissions"] = str(made["default_member_permissions"])
    if scope:
        made["guild_id"] = scope
    return made


def _command(hub: Hub, call: Call) -> Json:
    commands = hub.world.commands.get(_scope(hub, call), ())
    found = next((c for c in commands if c["id"] == call.params["command"]), None)
    if found is None:
        raise refusal(10063)
    return found


def _emoji(hub: Hub, call: Call) -> Json:
    _need_application(hub, call)
    found = hub.world.emojis.get(call.params["emoji"])
    if found is None:
        raise refusal(10014)
    return found


def _changed(hub: Hub) -> None:
    hub.autosave.soon()
    hub.tabs.commands_changed()


NEW_EMOJI: Shape = {"name": TEXT, "image": TEXT}
APPLICATION = "/applications/{application}"
EMOJIS = f"{APPLICATION}/emojis"
GUILD = "/guilds/{guild}"


def _command_routes(name: str, base: str) -> tuple[Route, ...]:
    one = f"{base}/{{command}}"
    return (
        Route(f"{name}_commands", "GET", base, list_commands),
        Route(f"put_{name}_commands", "PUT", base, put_commands, "commands", shape=Items(COMMAND)),
        Route(f"post_{name}_command", "POST", base, post_command, "commands", shape=COMMAND),
        Route(f"{name}_command", "GET", one, show_command),
        Route(f"edit_{name}_command", "PATCH", one, edit_command, "commands", shape=COMMAND),
        Route(f"delete_{name}_command", "DELETE", one, delete_command, "commands"),
    )


ROUTES = (
    Route("me", "GET", "/users/@me", me),
    Route("application", "GET", "/oauth2/applications/@me", application),
    Route("own_application", "GET", "/applications/@me", application),
    Route("gateway", "GET", "/gateway", gateway),
    Route("gateway_bot", "GET", "/gateway/bot", gateway_bot),
    Route("user", "GET", "/users/{user}", user),
    Route("guild", "GET", GUILD, guild, place=("guild",)),
    Route("guild_channels", "GET", f"{GUILD}/channels", guild_channels, place=("guild",)),
    Route("member", "GET", f"{GUILD}/members/{{user}}", member, place=("guild",)),
    *_command_routes("global", f"{APPLICATION}/commands"),
    *_command_routes("guild", f"{APPLICATION}/guilds/{{guild}}/commands"),
    Route("emojis", "GET", EMOJIS, list_emojis),
    Route("create_emoji", "POST", EMOJIS, create_emoji, shape=NEW_EMOJI),
    Route("emoji", "GET", f"{EMOJIS}/{{emoji}}", show_emoji),
    Route("edit_emoji", "PATCH", f"{EMOJIS}/{{emoji}}", edit_emoji, shape=NEW_EMOJI),
    Route("delete_emoji", "DELETE", f"{EMOJIS}/{{emoji}}", delete_emoji),
)
