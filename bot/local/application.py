"""Routes of the application: its user, guild and commands."""

from __future__ import annotations

from bot.local.commands import CHAT, EVERYWHERE, is_entry_point
from bot.local.errors import ApiError, refusal
from bot.local.hub import Hub
from bot.local.rest import BEARER, Call, Route
from bot.local.state import Guild, Json


def me(hub: Hub, call: Call) -> Json:
    if not call.authorization.startswith(BEARER):
        return hub.payloads.own_user()
    person, grant = hub.activities.grant(call.authorization.removeprefix(BEARER))
    if "identify" not in grant.scopes:
        raise ApiError(401, 0, "401: Unauthorized")
    return {**hub.payloads.user(person), "mfa_enabled": False, "locale": person.locale}


def authorization(hub: Hub, call: Call) -> Json:
    return hub.activities.authorization(call.authorization.removeprefix(BEARER))


def token(hub: Hub, call: Call) -> Json:
    """Exchange a code; the application names itself in the form."""
    return hub.activities.exchange(call.body.object)


def quick_link(hub: Hub, call: Call) -> Json:
    _need_application(hub, call)
    return hub.activities.make_link(call.authorization.removeprefix(BEARER), call.body.object)


def activity_instance(hub: Hub, call: Call) -> Json:
    _need_application(hub, call)
    found = hub.activities.find(call.params["instance"])
    if found is None:
        raise ApiError(404, 0, "404: Not Found")
    return hub.activities.described(found)


def application(hub: Hub, _call: Call) -> Json:
    return hub.payloads.application()


async def change_application(hub: Hub, call: Call) -> Json:
    """Set or remove the addresses for interactions and events; nothing else can be changed here."""
    await hub.endpoints.change(call.body.object)
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


def active_threads(hub: Hub, call: Call) -> Json:
    """Return none: there are no threads here."""
    _guild(hub, call)
    return {"threads": [], "members": []}


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
    """Replace all commands; one that is named by its id, or by its old name, keeps its id."""
    scope = _scope(hub, call)
    given = call.body.json or []
    hub.rules.check_commands(given, is_global=not scope)
    before = hub.world.commands.get(scope, [])
    if any(map(is_entry_point, before)) and not any(map(is_entry_point, given)):
        raise refusal(50240)
    ids = {_key(command): command["id"] for command in before}
    known = {command["id"] for command in before}
    hub.world.commands[scope] = [
        _registered(
            hub, scope, command, command["id"] if command.get("id") in known else ids.get(_key(command))
        )
        for command in given
    ]
    _changed(hub)
    return hub.world.commands[scope]


def delete_command(hub: Hub, call: Call) -> None:
    scope = _scope(hub, call)
    before = hub.world.commands.get(scope, [])
    left = [command for command in before if command["id"] != call.params["command"]]
    if len(left) == len(before):
        raise refusal(10063)
    hub.world.commands[scope] = left
    _changed(hub)


def _need_application(hub: Hub, call: Call) -> None:
    if call.params["application"] != hub.world.application_id:
        raise refusal(10002)


def _guild(hub: Hub, call: Call) -> Guild:
    found = next((guild for guild in hub.world.guilds if guild.id == call.params["guild"]), None)
    if found is None:
        raise refusal(10004)
    if not found.has_bot:
        raise refusal(50001)
    return found


def _scope(hub: Hub, call: Call) -> str:
    """Return the guild of these commands, or an empty string for global ones."""
    _need_application(hub, call)
    if "guild" not in call.params:
        return ""
    if call.params["guild"] not in (guild.id for guild in hub.world.guilds if guild.has_bot):
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


def _changed(hub: Hub) -> None:
    hub.autosave.soon()
    hub.tabs.commands_changed()


APPLICATION = "/applications/{application}"
GUILD = "/guilds/{guild}"


def _command_routes(name: str, base: str) -> tuple[Route, ...]:
    return (
        Route(f"{name}_commands", "GET", base, list_commands),
        Route(f"put_{name}_commands", "PUT", base, put_commands, "commands"),
        Route(f"delete_{name}_command", "DELETE", f"{base}/{{command}}", delete_command, "commands"),
    )


ROUTES = (
    Route("me", "GET", "/users/@me", me, takes_person=True),
    Route("token", "POST", "/oauth2/token", token, is_form=True),
    Route("authorization", "GET", "/oauth2/@me", authorization, takes_person=True),
    Route("activity_instance", "GET", f"{APPLICATION}/activity-instances/{{instance}}", activity_instance),
    Route("quick_link", "POST", f"{APPLICATION}/quick-links/", quick_link, takes_person=True),
    Route("application", "GET", "/oauth2/applications/@me", application),
    Route("own_application", "GET", "/applications/@me", application),
    Route("change_application", "PATCH", "/applications/@me", change_application),
    Route("gateway", "GET", "/gateway", gateway),
    Route("gateway_bot", "GET", "/gateway/bot", gateway_bot),
    Route("user", "GET", "/users/{user}", user),
    Route("guild", "GET", GUILD, guild, place=("guild",)),
    Route("guild_channels", "GET", f"{GUILD}/channels", guild_channels, place=("guild",)),
    Route("active_threads", "GET", f"{GUILD}/threads/active", active_threads, place=("guild",)),
    Route("member", "GET", f"{GUILD}/members/{{user}}", member, place=("guild",)),
    *_command_routes("global", f"{APPLICATION}/commands"),
    *_command_routes("guild", f"{APPLICATION}/guilds/{{guild}}/commands"),
)
