import asyncio
from threading import Event

import pytest

from bot.render.worker import RenderWorker


async def settle() -> None:
    for _ in range(5):
        await asyncio.sleep(0)


async def test_a_newer_wish_replaces_the_one_that_waits() -> None:
    worker, go = RenderWorker(), Event()
    drawn: list[bytes] = []

    def draw(content: bytes) -> bytes:
        drawn.append(content)
        return content

    busy = asyncio.create_task(worker.draw("other", lambda: bytes(go.wait(5))))
    await settle()
    requests = []
    for content in (b"old", b"newer", b"newest"):
        requests.append(asyncio.create_task(worker.draw("sheet", draw, content)))
        await settle()
    go.set()
    assert await asyncio.gather(*requests) == [b"newest"] * 3
    assert drawn == [b"newest"]
    await busy
    worker.close()


async def test_a_wish_that_is_being_drawn_is_not_replaced() -> None:
    worker, begun, go = RenderWorker(), Event(), Event()

    def slow() -> bytes:
        begun.set()
        go.wait(5)
        return b"first"

    first = asyncio.create_task(worker.draw("sheet", slow))
    await asyncio.to_thread(begun.wait, 5)
    second = asyncio.create_task(worker.draw("sheet", lambda: b"second"))
    await settle()
    go.set()
    assert (await first, await second) == (b"first", b"second")
    worker.close()


async def test_an_error_reaches_who_asked_and_the_next_is_drawn() -> None:
    worker = RenderWorker()

    def fail() -> bytes:
        raise ValueError("no such sheet")

    with pytest.raises(ValueError, match="no such sheet"):
        await worker.draw("sheet", fail)
    assert await worker.draw("sheet", lambda: b"fine") == b"fine"
    worker.close()


async def test_no_more_than_the_limit_wait_at_once() -> None:
    worker, go = RenderWorker(most_waiting=2), Event()
    busy = asyncio.create_task(worker.draw(0, lambda: bytes(go.wait(5))))
    requests = [asyncio.create_task(worker.draw(key, lambda: b"done")) for key in range(1, 6)]
    await settle()
    assert len(worker._waiting) <= 2
    go.set()
    assert await asyncio.gather(*requests) == [b"done"] * 5
    await busy
    worker.close()


async def test_one_who_gives_up_does_not_stop_the_others() -> None:
    worker, go = RenderWorker(), Event()
    busy = asyncio.create_task(worker.draw("other", lambda: bytes(go.wait(5))))
    await settle()
    impatient = asyncio.create_task(worker.draw("sheet", lambda: b"picture"))
    patient = asyncio.create_task(worker.draw("sheet", lambda: b"picture"))
    await settle()
    impatient.cancel()
    go.set()
    assert await patient == b"picture"
    await busy
    worker.close()
