"""Permission bits: what people and the bot may do in a channel."""

from __future__ import annotations

from bot.local.state import Channel, Guild, World

BITS = {
    "ADMINISTRATOR": 1 << 3,
    "MANAGE_CHANNELS": 1 << 4,
    "MANAGE_GUILD": 1 << 5,
    "ADD_REACTIONS": 1 << 6,
    "VIEW_CHANNEL": 1 << 10,
    "SEND_MESSAGES": 1 << 11,
    "MANAGE_MESSAGES": 1 << 13,
    "EMBED_LINKS": 1 << 14,
    "ATTACH_FILES": 1 << 15,
    "READ_MESSAGE_HISTORY": 1 << 16,
    "MENTION_EVERYONE": 1 << 17,
    "USE_EXTERNAL_EMOJIS": 1 << 18,
    "USE_APPLICATION_COMMANDS": 1 << 31,
    "SEND_MESSAGES_IN_THREADS": 1 << 38,
    "USE_EXTERNAL_APPS": 1 << 50,
    "PIN_MESSAGES": 1 << 51,
}

MEMBER = sum(
    BITS[name]
    for name in (
        "ADD_REACTIONS",
        "VIEW_CHANNEL",
        "SEND_MESSAGES",
        "EMBED_LINKS",
        "ATTACH_FILES",
        "READ_MESSAGE_HISTORY",
        "USE_EXTERNAL_EMOJIS",
        "USE_APPLICATION_COMMANDS",
        "SEND_MESSAGES_IN_THREADS",
        "USE_EXTERNAL_APPS",
    )
)
EVERYTHING = sum(BITS.values())


def of_person(world: World, person: str, guild: Guild | None = None) -> int:
    """Return a person's permissions on a server, by default the first one; its owner may do everything."""
    guild = guild or world.guild
    if person == guild.owner_id:
        return EVERYTHING
    return MEMBER if guild.takes_apps else MEMBER & ~BITS["USE_EXTERNAL_APPS"]


def of_bot(channel: Channel) -> int:
    return MEMBER & ~channel.denied


def may(permissions: int, *names: str) -> bool:
    """Return whether the permissions include all of these."""
    wanted = sum(BITS[name] for name in names)
    return permissions & wanted == wanted
