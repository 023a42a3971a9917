"""Who plays: the person behind a request, and the guests of a new table."""

from __future__ import annotations

from collections.abc import Iterable
from contextlib import suppress

from bot.interactions.request import Named, Request
from bot.interactions.services import Services
from bot.store.errors import StoreError
from bot.store.settings import ANSWERED
from bot.turns.look import Guest, Person, Refused


async def person_of(services: Services, request: Request, game_kind: str) -> Person:
    """Return the reader as a player of this kind of game."""
    reader, people = request.reader, services.records.people
    with suppress(StoreError):
        # The request goes on without it, and the next press notes it.
        await people.keep_name(reader.id, reader.own_name)
    chosen = await services.records.settings.fresh("person", reader.id)
    is_new = not await people.has_played(reader.id, game_kind)
    return Person(
        reader.id,
        # A screen knows only the name that its person had when it was opened.
        await people.name(reader.id) if request.where.is_screen else reader.name,
        reader.locale,
        chosen.riding,
        is_new=is_new,
        is_offered=is_new and not chosen[ANSWERED],
    )


def invited_guests(host: int, chosen: Iterable[Named], seats: int, *, are_known: bool) -> tuple[Guest, ...]:
    """Return the people whom the host invites; raises Refused for a person who cannot join. `are_known` means that
    Discord tells who is there."""
    people = {person.id: person for person in chosen}
    for person in people.values():
        if person.id == host:
            raise Refused("invited_self")
        if person.is_bot:
            raise Refused("invited_bot", {"player": person.mention})
        if are_known and not person.is_member:
            raise Refused("invited_stranger", {"player": person.mention})
    if len(people) >= seats:
        raise Refused("invited_too_many", {"seats": seats})
    return tuple(Guest(user_id, is_invited=True) for user_id in people)
