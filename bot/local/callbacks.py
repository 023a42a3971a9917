"""Responses to interactions: in the body of HTTP, by callback, follow-ups, and messages reached through a token."""

from __future__ import annotations

import logging

from bot.local.activities import LAUNCH
from bot.local.errors import ApiError, Problems, refusal
from bot.local.hub import Hub
from bot.local.interactions import AUTOCOMPLETE, COMMAND, Interaction
from bot.local.messages import Origin
from bot.local.outgoing import Reply
from bot.local.reading import Body
from bot.local.rest import Call
from bot.local.state import COMMAND_ANSWER, EPHEMERAL, LOADING, REPLY, Channel, Json, Message

PATH = "/interactions/{interaction}/{token}/callback"
CARRIED, PROMISED = 200, 202
MESSAGE, DEFERRED_MESSAGE, DEFERRED_UPDATE, UPDATE, CHOICES = 4, 5, 6, 7, 8

logger = logging.getLogger(__name__)


def callback(hub: Hub, call: Call) -> Json | None:
    """Take the first response to an interaction."""
    interaction = hub.interactions.to_answer(call.params["interaction"], call.params["token"])
    message = _take(hub, interaction, call.body)
    if call.query.get("with_response") not in ("1", "true", "True"):
        return None
    return _response(hub, interaction, interaction.answer or 0, message)


def reply(hub: Hub, interaction_id: str, said: Reply | None) -> None:
    """Take what an interaction over HTTP was answered: 202 without a body promises a callback, 200 carries the
    response; anything else, or nothing, fails it."""
    interaction = hub.interactions.find(interaction_id)
    if interaction is None or (said is not None and said.status == PROMISED and not said.body):
        return
    try:
        if said is None or said.status != CARRIED:
            raise ValueError("no answer" if said is None else f"status {said.status}")
        answer = said.read()
        hub.rules.check_body("callback", answer)
        hub.interactions.to_answer(interaction.id, interaction.token)
        _take(hub, interaction, Body(answer))
        hub.observer.noted(hub.clock(), "POST", PATH, "answer_in_body", status=200, sent=answer)
    except (ApiError, ValueError) as error:
        logger.info("interaction %s over HTTP failed: %s", interaction.id, error)
        hub.interactions.fail(interaction)


def _take(hub: Hub, interaction: Interaction, body: Body) -> Message | None:
    """Do what the first response says; return its message."""
    kind = body.object.get("type")
    _check_kind(interaction, kind, is_embedded=hub.activities.address is not None)
    message = _answer(hub, interaction, kind, body.inside("data"))
    hub.interactions.answered(interaction, int(kind or 0))
    return message


def follow_up(hub: Hub, call: Call) -> Json:
    """Take another message; the first one after a deferred response becomes that response."""
    interaction = _by_token(hub, call)
    original = _original(hub, interaction)
    if interaction.answer == DEFERRED_MESSAGE and original is not None and original.flags & LOADING:
        return hub.payloads.message(hub.messages.edit(original, call.body))
    reference = original.id if original is not None else None
    channel = _channel(hub, interaction)
    hub.interactions.count_follow_up(interaction)
    flags = int(call.body.object.get("flags") or 0)
    origin = _origin(hub, interaction, flags, kind=REPLY, reference=reference)
    return hub.payloads.message(hub.messages.create(channel, call.body, origin))


def show(hub: Hub, call: Call) -> Json:
    return hub.payloads.message(_message(hub, call))


def edit(hub: Hub, call: Call) -> Json:
    return hub.payloads.message(hub.messages.edit(_message(hub, call), call.body))


def delete(hub: Hub, call: Call) -> None:
    hub.messages.delete(_message(hub, call))


def _check_kind(interaction: Interaction, kind: object, *, is_embedded: bool) -> None:
    """Raise ApiError for a response that this type of interaction does not allow."""
    allowed = {MESSAGE, DEFERRED_MESSAGE}
    if interaction.type == AUTOCOMPLETE:
        allowed = {CHOICES}
    elif interaction.source is not None:
        allowed |= {DEFERRED_UPDATE, UPDATE}
    if is_embedded and interaction.type != AUTOCOMPLETE:
        allowed.add(LAUNCH)
    problems = Problems()
    problems.choice(("type",), kind, sorted(allowed))
    problems.raise_any()


def _answer(hub: Hub, interaction: Interaction, kind: object, body: Body) -> Message | None:
    match kind:
        case 4 | 5:
            message = _new(hub, interaction, body, is_deferred=kind == DEFERRED_MESSAGE)
            interaction.original = message.id
            return message
        case 6 | 7:
            return _update(hub, interaction, body, is_deferred=kind == DEFERRED_UPDATE)
        case 8:
            _choices(hub, interaction, body)
        case 12:
            hub.activities.launch(
                hub.world.people[interaction.person], _channel(hub, interaction), interaction.nonce
            )
    return None


def _new(hub: Hub, interaction: Interaction, body: Body, *, is_deferred: bool) -> Message:
    channel = _channel(hub, interaction)
    flags = int(body.object.get("flags") or 0)
    if is_deferred:
        body = Body({"flags": flags & EPHEMERAL})
        flags = (flags & EPHEMERAL) | LOADING
    # Responses to commands name the command, those to components reply to their message.
    kind = COMMAND_ANSWER if interaction.type == COMMAND else REPLY if interaction.source else 0
    origin = _origin(hub, interaction, flags, kind=kind)
    return hub.messages.create(channel, body, origin, at=("data",))


def _update(hub: Hub, interaction: Interaction, body: Body, *, is_deferred: bool) -> Message:
    source = interaction.source
    message = source and hub.world.message(source.channel_id, source.id)
    if message is None:
        raise refusal(10008)
    interaction.original = message.id
    return message if is_deferred else hub.messages.edit(message, body, at=("data",))


def _choices(hub: Hub, interaction: Interaction, body: Body) -> None:
    hub.rules.check_choices(body.object)
    data = {"nonce": interaction.nonce, "choices": body.object.get("choices") or []}
    hub.tabs.push_seen(interaction.person, {"t": "autocomplete", "d": data})


def _response(hub: Hub, interaction: Interaction, kind: int, message: Message | None) -> Json:
    state: Json = {"id": interaction.id, "type": interaction.type, "channel_id": interaction.channel_id}
    answer: Json = {"interaction": state}
    if message is not None:
        state |= {
            "response_message_id": message.id,
            "response_message_loading": bool(message.flags & LOADING),
            "response_message_ephemeral": message.is_ephemeral,
        }
    if kind in (MESSAGE, UPDATE) and message is not None:
        answer["resource"] = {"type": kind, "message": hub.payloads.message(message)}
    if kind == LAUNCH:
        state["activity_instance_id"] = instance = hub.activities.running(interaction.channel_id)
        answer["resource"] = {"type": kind, "activity_instance": {"id": instance}}
    return answer


def _origin(
    hub: Hub, interaction: Interaction, flags: int, *, kind: int, reference: str | None = None
) -> Origin:
    source = interaction.source
    flags |= EPHEMERAL if hub.interactions.is_hushed(interaction) else 0
    return Origin(
        hub.world.application_id,
        seen_by=interaction.person if flags & EPHEMERAL else None,
        interaction=interaction.metadata,
        reference=reference or (source.id if source is not None else None),
        type=kind,
        flags=flags & (EPHEMERAL | LOADING),
    )


def _channel(hub: Hub, interaction: Interaction) -> Channel:
    """Return the channel, whatever the bot's permissions there: responses need none."""
    channel = hub.world.channels.get(interaction.channel_id)
    if channel is None:
        raise refusal(10003)
    return channel


def _by_token(hub: Hub, call: Call) -> Interaction:
    if call.params["application"] != hub.world.application_id:
        raise refusal(10015)
    return hub.interactions.by_token(call.params["token"])


def _original(hub: Hub, interaction: Interaction) -> Message | None:
    return hub.world.message(interaction.channel_id, interaction.original or "")


def _message(hub: Hub, call: Call) -> Message:
    """Return a message that this token reaches: one it created, or the one whose component was used."""
    interaction = _by_token(hub, call)
    wanted = call.params["message"]
    if wanted == "@original":
        message = _original(hub, interaction)
    else:
        message = hub.world.message(interaction.channel_id, wanted)
        if message is not None and not _reaches(interaction, message):
            message = None
    if message is None:
        raise refusal(10008)
    return message


def _reaches(interaction: Interaction, message: Message) -> bool:
    made_by = (message.interaction or {}).get("id")
    return made_by == interaction.id or message.id in (
        interaction.original,
        interaction.source and interaction.source.id,
    )
