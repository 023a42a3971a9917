"""The permissions that a game needs in its channel, and the invite link, which asks for little more."""

from __future__ import annotations

import discord

from bot.interactions.request import Request
from bot.messages.first_answer import PERSON_INSTALLED
from bot.turns.look import Refused

IN_CHANNEL = discord.Permissions(view_channel=True, send_messages=True, attach_files=True)
IN_THREAD = discord.Permissions(view_channel=True, send_messages_in_threads=True, attach_files=True)
WELCOME = discord.Permissions(embed_links=True)
"""Puts words below pictures, where they stay in view; without this permission they stand above."""
SCOPES = ("bot", "applications.commands")


def is_for_people(client: discord.Client) -> bool:
    """Return whether the portal lets people add the bot to their account, too."""
    return client.application is not None and client.application.user_integration_config is not None


def own_install_link(application_id: int) -> str:
    """Return the link with which a person adds the bot to their account, for places where it is not a member."""
    return f"{discord.utils.oauth_url(application_id, scopes=SCOPES[1:])}&integration_type={PERSON_INSTALLED}"


def install_link(application_id: int) -> str:
    """Return the link with which an administrator adds the bot to a server."""
    return discord.utils.oauth_url(
        application_id, permissions=IN_CHANNEL | IN_THREAD | WELCOME, scopes=SCOPES
    )


def missing(granted: discord.Permissions, *, is_thread: bool) -> list[str]:
    """Return the permissions that a game needs and the bot lacks here, by discord.py's names."""
    needed = IN_THREAD if is_thread else IN_CHANNEL
    return [name for name, is_needed in needed if is_needed and not getattr(granted, name)]


def need_manager(request: Request) -> int:
    """Return the server's id; raises Refused for people who may not change its settings. Permissions change, so every
    request is checked."""
    if request.where.server is None:
        raise Refused("only_in_server")
    if not request.where.manages:
        raise Refused("not_administrator")
    return request.where.server
