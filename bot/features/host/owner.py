"""The owner of the bot, as Discord names them."""

from __future__ import annotations

from time import monotonic

import discord

KEPT_SECONDS = 60.0
"""Seconds after which Discord is asked again, because a team may have changed."""


class Owners:
    def __init__(self, client: discord.Client) -> None:
        self._client = client
        self._known: frozenset[int] = frozenset()
        self._asked_at = float("-inf")

    async def ids(self) -> frozenset[int]:
        """Return the owner of the application, or the members of its team who may change it."""
        if monotonic() - self._asked_at > KEPT_SECONDS:
            self._known = _owners(await self._client.application_info())
            self._asked_at = monotonic()
        return self._known


def _owners(found: discord.AppInfo) -> frozenset[int]:
    if found.team is None:
        return frozenset({found.owner.id})
    return frozenset(
        member.id
        for member in found.team.members
        if member.membership_state is discord.TeamMembershipState.accepted
        and member.role is not discord.TeamMemberRole.read_only
    ) | frozenset(filter(None, [found.team.owner_id]))
