import asyncio
from collections.abc import AsyncIterator, Iterator
from threading import Event

import pytest

from bot.pages.page import Draw
from bot.render import worker as drawing
from bot.render.byte_cache import ENTRY, ByteCache
from bot.render.worker import ANSWERS_AHEAD, THREADS, RenderWorker

MOST_WAITING = 20


@pytest.fixture(autouse=True)
def _patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """One thread draws, however slow the machine is."""
    monkeypatch.setattr(drawing, "LONG", 60.0)


@pytest.fixture
def worker() -> Iterator[RenderWorker]:
    made = RenderWorker(most_waiting=MOST_WAITING)
    yield made
    made.close()


@pytest.fixture
async def go(worker: RenderWorker) -> AsyncIterator[Event]:
    """Ends a drawing that keeps the thread busy until then."""
    event = Event()
    busy = asyncio.create_task(worker.draw("busy", lambda: bytes(event.wait(5))))
    await settle()
    yield event
    await busy


async def settle() -> None:
    for _ in range(5):
        await asyncio.sleep(0)


async def test_equal_pictures_that_wait_are_drawn_once_and_others_each(
    worker: RenderWorker, go: Event
) -> None:
    drawn: list[bytes] = []

    def draw(content: bytes) -> bytes:
        drawn.append(content)
        return content

    requests = []
    # The last caller may have looked first.
    for content in (b"new", b"old", b"new", b"newer"):
        requests.append(asyncio.create_task(worker.draw("sheet", Draw(draw, content))))
        await settle()
    go.set()
    assert await asyncio.gather(*requests) == [b"new", b"old", b"new", b"newer"]
    assert drawn == [b"new", b"old", b"newer"]


async def test_answers_are_drawn_before_redraws_that_wait_and_never_for_ever(
    worker: RenderWorker, go: Event
) -> None:
    drawn: list[str] = []

    def draw(content: str) -> bytes:
        drawn.append(content)
        return content.encode()

    redraws, answers = (
        ["shown", "redraw", "redraw 2"],
        ["shown", *(f"answer {n}" for n in range(ANSWERS_AHEAD + 1))],
    )
    requests = []
    for contents, is_answer in ((redraws, False), (answers, True)):
        for content in contents:
            draws = worker.draw("sheet", Draw(draw, content), is_answer=is_answer)
            requests.append(asyncio.create_task(draws))
            await settle()
    go.set()
    assert [content.decode() for content in await asyncio.gather(*requests)] == [*redraws, *answers]
    assert drawn == [*answers[:ANSWERS_AHEAD], "redraw", *answers[ANSWERS_AHEAD:], "redraw 2"]


async def test_what_is_being_drawn_is_not_given_to_another(worker: RenderWorker) -> None:
    begun, go = Event(), Event()

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


async def test_an_error_reaches_who_asked_and_the_next_is_drawn(worker: RenderWorker) -> None:
    def fail() -> bytes:
        raise ValueError("no such sheet")

    with pytest.raises(ValueError, match="no such sheet"):
        await worker.draw("sheet", fail)
    assert await worker.draw("sheet", lambda: b"fine") == b"fine"


async def test_no_more_than_the_limit_wait_at_once(worker: RenderWorker, go: Event) -> None:
    requests = [asyncio.create_task(worker.draw(key, lambda: b"done")) for key in range(2 * MOST_WAITING)]
    await settle()
    assert len(worker._waiting) <= MOST_WAITING
    go.set()
    assert await asyncio.gather(*requests) == [b"done"] * 2 * MOST_WAITING


async def test_one_who_gives_up_does_not_stop_the_others(worker: RenderWorker, go: Event) -> None:
    impatient = asyncio.create_task(worker.draw("sheet", lambda: b"picture"))
    patient = asyncio.create_task(worker.draw("sheet", lambda: b"picture"))
    await settle()
    impatient.cancel()
    go.set()
    assert await patient == b"picture"


async def test_a_long_drawing_holds_up_no_other(
    worker: RenderWorker, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(drawing, "LONG", 0.001)
    go = Event()
    long = [asyncio.create_task(worker.draw(n, lambda: bytes(go.wait(5)))) for n in range(THREADS - 1)]
    await settle()
    short = [asyncio.create_task(worker.draw(str(n), lambda: b"short")) for n in range(3)]
    assert await asyncio.gather(*short) == [b"short"] * 3
    assert not any(task.done() for task in long)
    # As many long drawings as threads do hold up the others, but none is lost.
    last = asyncio.create_task(worker.draw("last", lambda: bytes(go.wait(5))))
    late = asyncio.create_task(worker.draw("late", lambda: b"late"))
    while worker._busy < THREADS:  # noqa: ASYNC110 (the worker tells no event)
        await asyncio.sleep(0.001)
    assert not late.done()
    go.set()
    assert await asyncio.gather(*long, last, late) == [b"\0"] * THREADS + [b"late"]
    assert await worker.draw("later", lambda: b"later") == b"later"


async def test_what_two_threads_want_at_once_is_made_once() -> None:
    begun, go, made = Event(), Event(), list[str]()
    cache = ByteCache[str](2 * (1 + ENTRY), len)

    @cache.keeping
    def slow(name: str) -> str:
        made.append(name)
        begun.set()
        go.wait(5)
        return name.upper()

    first = asyncio.create_task(asyncio.to_thread(slow, "a"))
    await asyncio.to_thread(begun.wait, 5)
    others = [asyncio.create_task(asyncio.to_thread(slow, "a")) for _ in range(2)]
    await settle()
    go.set()
    assert await asyncio.gather(first, *others) == ["A"] * 3
    assert made == ["a"]
    assert [slow(name) for name in ("b", "c", "a")] == ["B", "C", "A"]
    assert made == ["a", "b", "c", "a"]
