"""The pictures of open pages: each is drawn once for all of them, and sent once to each."""

from __future__ import annotations

import asyncio
import struct
from collections import deque
from typing import Any, Protocol

from bot.messages.bodies import picture_file
from bot.pages.page import Picture
from bot.render.worker import RenderWorker
from bot.store.recent import Recent

KEPT = 16
"""How many of the newest pictures a page keeps."""
KEPT_DRAWN = 32
"""How many pictures are kept for other pages; each has some 100 kB."""
PNG, GIF = b"\x89PNG", b"GIF8"


class PageLink(Protocol):
    """The way to the page. Both methods raise ConnectionError once it is gone."""

    async def send(self, frame: str) -> None: ...
    async def send_picture(self, number: int, content: bytes) -> None: ...


class Studio:
    """Draws pictures, and keeps the newest for other pages: all pages of one table show the same one."""

    def __init__(self, worker: RenderWorker) -> None:
        self._worker = worker
        self._drawn = Recent[str, tuple[Picture, asyncio.Future[bytes]]](KEPT_DRAWN)
        """The newest picture of each key."""

    async def drawn(self, picture: Picture) -> bytes:
        known, drawing = self._drawn.get(picture.key, (None, None))
        if drawing is None or known != picture or _has_failed(drawing):
            drawing = asyncio.ensure_future(picture_file(self._worker, picture, is_answer=True))
            self._drawn[picture.key] = picture, drawing
        # One page may be gone before another one's picture is drawn.
        return await asyncio.shield(drawing)


def _has_failed(drawing: asyncio.Future[bytes]) -> bool:
    return drawing.done() and (drawing.cancelled() or drawing.exception() is not None)


class Gallery:
    """The pictures of one page."""

    def __init__(self, studio: Studio, link: PageLink) -> None:
        self._studio = studio
        self._link = link
        self._sent: deque[tuple[Picture, dict[str, Any]]] = deque(maxlen=KEPT)
        self._count = 0

    async def shown(self, picture: Picture) -> dict[str, Any]:
        """Return what represents a picture in a frame, once the page has it; raises ConnectionError."""
        for sent, written in self._sent:
            if sent == picture:
                return written
        content = await self._studio.drawn(picture)
        self._count += 1
        width, height = size_of(content)
        await self._link.send_picture(self._count, content)
        written = {"n": self._count, "alt": picture.description, "w": width, "h": height}
        self._sent.append((picture, written))
        return written


def size_of(content: bytes) -> tuple[int, int]:
    """Return width and height of a PNG or GIF, in pixels."""
    if content.startswith(PNG):
        width, height = struct.unpack_from(">II", content, 16)
    elif content.startswith(GIF):
        width, height = struct.unpack_from("<HH", content, 6)
    else:
        raise ValueError(f"a picture begins with {content[:4]!r}, neither PNG nor GIF")
    return width, height
