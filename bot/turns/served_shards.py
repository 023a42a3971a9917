"""The shards that this process serves."""

from __future__ import annotations

from typing import Protocol


class Home(Protocol):
    @property
    def shards(self) -> int: ...

    @property
    def serving(self) -> tuple[int, ...]:
        """Return the shards that this process serves now."""
        ...

    def serves(self, guild_id: int | None) -> bool:
        """Return whether it serves this server, or direct messages."""
        ...


class Everywhere:
    """The shards of a single process, which serves everything."""

    shards = 1
    serving: tuple[int, ...] = (0,)

    def serves(self, guild_id: int | None) -> bool:
        del guild_id
        return True


def held(shards: tuple[int, ...]) -> str:
    """Format shards for the statements: a list contains a shard if its number stands between commas."""
    return f",{','.join(map(str, shards))},"
