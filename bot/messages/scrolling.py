"""Whether a public message has been pushed out of sight."""

from __future__ import annotations

import discord

from bot.store.rows import MessageRow

SCROLLED_BY = 3
"""This many messages of others push a table out of a phone's screen."""
OWN_BELOW = 5
"""The bot's own messages below it, such as a reminder or a leaderboard, are read but not counted."""


async def has_scrolled_away(client: discord.Client, row: MessageRow) -> bool:
    """Whether others have written enough below the message; raises what Discord's refusal raises.

    Asking once a round costs less than hearing of every message in every channel, and needs no intent.
    """
    below = await client.http.logs_from(row.channel_id, SCROLLED_BY + OWN_BELOW, after=row.message_id)
    own = client.application_id
    return sum(int(message["author"]["id"]) != own for message in below) >= SCROLLED_BY
