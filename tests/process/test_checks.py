"""What the comparison at rest reports as a fault, and what not."""

from __future__ import annotations

import io
import sqlite3
from contextlib import closing
from dataclasses import replace
from functools import partial

import pytest
from PIL import Image

from bot.pages.page import Picture
from tests.pixels import look_alike
from tests.process.checks import Checker, _drawn_fault
from tests.simulator.scene import Scene, scene_test


@pytest.mark.slow
@scene_test
async def test_a_sheet_that_stays_after_the_end_is_no_stray_but_must_be_right_alone_and_known(
    scene: Scene,
) -> None:
    game, people = await scene.late_game("brilliant", "table", 2)
    await scene.play_out(game, people)
    checker = Checker(scene.path, scene.hub, {}, most_pictures=0)
    assert await checker.faults() == []
    direct = scene.hub.world.direct_channel(people[0].id)
    assert direct is not None
    kept = scene.hub.world.messages[direct.id]
    [sheet] = kept.values()

    async def only_fault() -> str:
        [fault] = await checker.faults()
        return fault

    kept[sheet.id] = replace(sheet, content="Saved.", embeds=())
    assert "says 'Saved.'" in await only_fault()
    kept[sheet.id] = replace(sheet, components=())
    assert "is nobody's" in await only_fault()
    kept[sheet.id] = sheet
    kept["1"] = replace(sheet, id="1")
    assert "is nobody's" in await only_fault()
    del kept["1"]
    with closing(sqlite3.connect(scene.path)) as base, base:
        named = base.execute("select * from naming where message_id = ?", (int(sheet.id),)).fetchall()
        base.execute("delete from naming where message_id = ?", (int(sheet.id),))
    assert "of whom set() are known" in await only_fault()
    with closing(sqlite3.connect(scene.path)) as base, base:
        base.executemany("insert into naming values (?, ?, ?)", named)


@pytest.mark.slow
@scene_test
async def test_a_changed_event_is_a_fault_at_every_look_and_an_unchecked_message_lags(scene: Scene) -> None:
    await scene.late_game("brilliant", "table", 2)
    checker = Checker(scene.path, scene.hub, {}, most_pictures=0)
    assert [*checker.log_faults()] == []
    assert checker.lag() is None
    with closing(sqlite3.connect(scene.path)) as base, base:
        [line] = base.execute("select line from event where step = 1").fetchone()
        base.execute("update event set line = 'pass' where step = 1")
        base.execute("update message set is_unsure = 1 where kind = 'table'")
    assert checker.lag() == "a message lags"
    for _ in range(2):
        [fault] = checker.log_faults()
        assert "events that were seen have changed" in fault
    with closing(sqlite3.connect(scene.path)) as base, base:
        base.execute("update event set line = ? where step = 1", (line,))
        base.execute("update message set is_unsure = 0")


def painted(colour: tuple[int, int, int], level: int = 0) -> bytes:
    picture, file = Image.new("RGB", (40, 40), (9, 8, 7)), io.BytesIO()
    picture.putpixel((20, 30), colour)
    picture.save(file, "PNG", compress_level=level)
    return file.getvalue()


def test_pictures_are_compared_by_what_they_show() -> None:
    fast, small = painted((1, 2, 3), 0), painted((1, 2, 3), 9)
    assert fast != small
    assert look_alike(fast, small)
    assert not look_alike(fast, painted((1, 2, 4)))


@pytest.mark.slow
def test_a_process_that_has_drawn_nothing_judges_pictures() -> None:
    picture = Picture("table.png", "", "key", partial(painted, (1, 2, 3)))
    assert _drawn_fault(painted((1, 2, 3), 9), picture) == ""
    assert "table.png, within (20, 30, 21, 31)" in _drawn_fault(painted((1, 2, 4)), picture)
