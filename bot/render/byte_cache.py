"""Caches what was drawn last, up to a size."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable
from functools import lru_cache, partial, wraps
from threading import Lock
from typing import Any, Generic, TypeVar, cast

F = TypeVar("F", bound=Callable[..., Any])
V = TypeVar("V")

ENTRY = 400
"""The overhead of an entry, in bytes."""


class ByteCache(Generic[V]):
    """The most recently used values; the least recently used are dropped."""

    def __init__(self, most: int, size: Callable[[V], int]) -> None:
        """Create a cache of `most` bytes; `size` returns the bytes of a value, without the entry."""
        self._most = most
        self._size_of = size
        self._values: OrderedDict[Hashable, V] = OrderedDict()
        self._lock = Lock()
        self.size = 0

    def find(self, key: Hashable) -> V | None:
        with self._lock:
            value = self._values.get(key)
            if value is not None:
                self._values.move_to_end(key)
            return value

    def keep(self, key: Hashable, value: V) -> None:
        """Keep a value that was not found, unless another thread was faster."""
        with self._lock:
            if key in self._values:
                return
            self.size += self._size_of(value) + ENTRY
            self._values[key] = value
            while self.size > self._most:
                _, oldest = self._values.popitem(last=False)
                self.size -= self._size_of(oldest) + ENTRY


class _Once(Generic[V]):
    """A value that the first caller makes while the others wait."""

    def __init__(self, make: Callable[[], V]) -> None:
        self._make = make
        self._made: list[V] = []
        self._lock = Lock()

    def value(self) -> V:
        with self._lock:
            if not self._made:
                self._made.append(self._make())
            return self._made[0]


def made_once(most: int) -> Callable[[F], F]:
    """Keep this many answers of a slow function. `lru_cache` would let two threads compute the same one."""

    def decorated(make: F) -> F:
        @lru_cache(most)
        def once(*args: Hashable, **named: Hashable) -> _Once[Any]:
            return _Once(partial(make, *args, **named))

        @wraps(make)
        def found(*args: Hashable, **named: Hashable) -> object:
            return once(*args, **named).value()

        return cast("F", found)

    return decorated
