"""Track which pictures messages show: an edit that changes none uploads none, and clients do not reload
them."""

from __future__ import annotations

from collections import Counter, OrderedDict
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass

from bot.pages.page import Picture

MOST = 1000
"""Messages remembered with everything their pictures show; the least recently edited is dropped, and its next
edit uploads."""

Pictures = tuple[Picture, ...]


@dataclass(slots=True)
class Edit:
    is_shown: bool
    """Whether the message already shows the pictures of this edit."""
    is_done: bool = False
    """Set once Discord has confirmed the edit."""


class ShownPictures:
    """Remembers pictures in memory only; with `most=0`, none, if other processes edit the same messages."""

    def __init__(self, most: int = MOST) -> None:
        self._most = most
        self._shown: OrderedDict[int, Pictures] = OrderedDict()
        """The pictures of each message by its id; messages being edited are left out."""
        self._edits: Counter[int] = Counter()
        self._crossed: set[int] = set()
        """Messages with several edits at once, whose order at Discord is unknown."""

    def shows(self, message_id: int, pictures: Pictures) -> None:
        """Record that a new message shows these pictures."""
        self._shown[message_id] = pictures
        self._shown.move_to_end(message_id)
        if len(self._shown) > self._most:
            self._shown.popitem(last=False)

    @contextmanager
    def editing(self, message_id: int, pictures: Pictures) -> Iterator[Edit]:
        """Hold during an edit of a message to these pictures."""
        known = self._shown.pop(message_id, None)
        edit = Edit(is_shown=bool(pictures) and known == pictures)
        self._edits[message_id] += 1
        if self._edits[message_id] > 1:
            self._crossed.add(message_id)
        try:
            yield edit
        finally:
            is_crossed = message_id in self._crossed
            self._edits[message_id] -= 1
            if not self._edits[message_id]:
                del self._edits[message_id]
                self._crossed.discard(message_id)
            if edit.is_done and not is_crossed:
                self.shows(message_id, pictures)
