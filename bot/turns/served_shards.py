"""The part of all servers that this process serves: the shards that it holds."""

from __future__ import annotations

from typing import Protocol


class Home(Protocol):
    @property
    def shards(self) -> int: ...

    @property
    def serving(self) -> tuple[int, ...]:
        """The shards that this process serves now."""
        ...

    def serves(self, guild_id: int | None) -> bool:
        """Whether it serves this server, or direct messages."""
        ...


class Everywhere:
    """The home of the only process."""

    shards = 1
    serving: tuple[int, ...] = (0,)

    def serves(self, guild_id: int | None) -> bool:
        del guild_id
        return True


def held(shards: tuple[int, ...]) -> str:
    """Shards as the statements take them: a list that has one if it contains its number between commas."""
    return f",{','.join(map(str, shards))},"
