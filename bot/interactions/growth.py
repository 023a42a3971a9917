"""Show pages as they come."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterator

from bot.pages.page import Page

logger = logging.getLogger(__name__)


class Growth:
    """The answers that are still growing."""

    def __init__(self) -> None:
        self._tasks: set[asyncio.Task[None]] = set()

    def begin(
        self,
        request_id: int,
        pages: Iterator[Awaitable[Page | None]],
        show: Callable[[Page], Awaitable[bool]],
    ) -> None:
        """Show each page as soon as it is there; `show` returns whether another one can follow."""
        task = asyncio.create_task(_show_each(request_id, pages, show))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def close(self) -> None:
        """Show no more pages; those that are shown have a button to ask again."""
        tasks = [*self._tasks]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


async def _show_each(
    request_id: int, pages: Iterator[Awaitable[Page | None]], show: Callable[[Page], Awaitable[bool]]
) -> None:
    try:
        for waiting in pages:
            page = await waiting
            if page is not None and not await show(page):
                return
    except Exception:
        logger.exception("interaction %s: its answer stopped growing", request_id)
