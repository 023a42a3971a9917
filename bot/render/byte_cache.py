"""Caches what was drawn last, up to a size."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable
from functools import wraps
from threading import RLock
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
        self._values: OrderedDict[Hashable, tuple[V, int]] = OrderedDict()
        """Each value with its size when it was kept."""
        self._lock = RLock()
        self._making = RLock()
        self.size = 0

    def find(self, key: Hashable) -> V | None:
        with self._lock:
            found = self._values.get(key)
            if found is None:
                return None
            self._values.move_to_end(key)
            return found[0]

    def keep(self, key: Hashable, value: V) -> None:
        """Keep a value that was not found, unless another thread was faster."""
        size = self._size_of(value) + ENTRY
        with self._lock:
            if key in self._values:
                return
            self.size += size
            self._values[key] = value, size
            while self.size > self._most:
                self.size -= self._values.popitem(last=False)[1][1]

    def keeping(self, make: F) -> F:
        """Keep what a slow function returns; one thread makes it while the others wait."""

        @wraps(make)
        def found(*args: Hashable, **named: Hashable) -> object:
            key = (make, args, *named.items())
            value = self.find(key)
            if value is None:
                with self._making:
                    value = self.find(key)
                    if value is None:
                        value = make(*args, **named)
                        self.keep(key, value)
            return value

        return cast("F", found)
