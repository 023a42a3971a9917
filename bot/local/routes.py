"""All REST routes, and those for channels and their messages."""

from __future__ import annotations

from bot.local import callbacks, permissions
from bot.local.application import ROUTES as APPLICATION
from bot.local.errors import refusal
from bot.local.hub import Hub
from bot.local.messages import Origin
from bot.local.rest import Call, Handler, Route
from bot.local.state import REPLY, Channel, Json

NEVER = 1 << 64
"""Greater than every id."""


def show_channel(hub: Hub, call: Call) -> Json:
    return hub.payloads.channel(hub.channel(call.params["channel"]))


def list_messages(hub: Hub, call: Call) -> list[Json]:
    """List messages, the newest first, as Discord does."""
    channel = hub.channel(call.params["channel"])
    limit = min(call.number("limit", 50), 100)
    before, after = call.number("before", NEVER), call.number("after", 0)
    found = [
        message
        for message in hub.world.messages.get(channel.id, {}).values()
        if not message.is_ephemeral and after < int(message.id) < before
    ]
    shown = found[:limit] if after else found[-limit:]
    return [hub.payloads.message(message) for message in reversed(shown)]


def create_message(hub: Hub, call: Call) -> Json:
    channel = hub.channel(call.params["channel"])
    _need_send(hub, channel, has_files=bool(call.body.files))
    reference = (call.body.object.get("message_reference") or {}).get("message_id")
    if reference is not None:
        hub.message(channel, str(reference))
    origin = Origin(
        hub.world.application_id,
        reference=None if reference is None else str(reference),
        type=0 if reference is None else REPLY,
    )
    return hub.payloads.message(hub.messages.create(channel, call.body, origin))


def show_message(hub: Hub, call: Call) -> Json:
    return hub.payloads.message(hub.message(hub.channel(call.params["channel"]), call.params["message"]))


def edit_message(hub: Hub, call: Call) -> Json:
    channel = hub.channel(call.params["channel"])
    message = hub.message(channel, call.params["message"])
    if message.author_id != hub.world.application_id:
        raise refusal(50005)
    if call.body.files:
        _need(channel, "ATTACH_FILES")
    return hub.payloads.message(hub.messages.edit(message, call.body))


def delete_message(hub: Hub, call: Call) -> None:
    channel = hub.channel(call.params["channel"])
    message = hub.message(channel, call.params["message"])
    if message.author_id != hub.world.application_id:
        _need(channel, "MANAGE_MESSAGES")
    hub.messages.delete(message)


def typing(hub: Hub, call: Call) -> None:
    channel = hub.channel(call.params["channel"])
    _need_send(hub, channel, has_files=False)
    frame = {"t": "typing", "d": {"channel_id": channel.id, "user_id": hub.world.application_id}}
    for person in hub.world.audience(channel):
        hub.tabs.push(person, frame)


def create_dm(hub: Hub, call: Call) -> Json:
    person = hub.world.people.get(str(call.body.object.get("recipient_id")))
    if person is None:
        raise refusal(50033)
    return hub.payloads.channel(hub.open_direct(person))


def _need_send(hub: Hub, channel: Channel, *, has_files: bool) -> None:
    """Raise ApiError where the bot may not write."""
    if channel.recipient is not None:
        person = hub.world.people[channel.recipient]
        if person.is_stranger and not person.has_app:
            raise refusal(50278)
        if not person.dms_open:
            raise refusal(50007)
        return
    _need(channel, "SEND_MESSAGES")
    if has_files:
        _need(channel, "ATTACH_FILES")


def _need(channel: Channel, permission: str) -> None:
    if channel.recipient is None and not permissions.may(permissions.of_bot(channel), permission):
        raise refusal(50013)


CHANNEL = "/channels/{channel}"
MESSAGES = f"{CHANNEL}/messages"
WEBHOOK = "/webhooks/{application}/{token}"
BY_TOKEN = f"{WEBHOOK}/messages/{{message}}"


def _by_token(name: str, method: str, path: str, handler: Handler) -> Route:
    return Route(name, method, path, handler, "webhook", ("token",), is_interaction=True)


ROUTES = (
    *APPLICATION,
    Route("channel", "GET", CHANNEL, show_channel, place=("channel",)),
    Route("messages", "GET", MESSAGES, list_messages, place=("channel",)),
    Route("create_message", "POST", MESSAGES, create_message, "create_message", ("channel",)),
    Route("message", "GET", f"{MESSAGES}/{{message}}", show_message, place=("channel",)),
    Route(
        "edit_message",
        "PATCH",
        f"{MESSAGES}/{{message}}",
        edit_message,
        "edit_message",
        ("channel",),
    ),
    Route(
        "delete_message", "DELETE", f"{MESSAGES}/{{message}}", delete_message, "delete_message", ("channel",)
    ),
    Route("typing", "POST", f"{CHANNEL}/typing", typing, place=("channel",)),
    Route("create_dm", "POST", "/users/@me/channels", create_dm, "create_dm"),
    Route("callback", "POST", callbacks.PATH, callbacks.callback, "", is_interaction=True),
    _by_token("follow_up", "POST", WEBHOOK, callbacks.follow_up),
    _by_token("token_message", "GET", BY_TOKEN, callbacks.show),
    _by_token("edit_token", "PATCH", BY_TOKEN, callbacks.edit),
    _by_token("delete_token", "DELETE", BY_TOKEN, callbacks.delete),
)
