from pathlib import Path

from bot.messages import Messages, Sent
from tests.coordinator.tables import CHANNEL, opened, person

DIRECT = 31


async def test_a_message_that_was_on_its_way_makes_way_for_the_one_opened_meanwhile(tmp_path: Path) -> None:
    async with opened(tmp_path / "db") as table:
        game, messages = await table.started(2), Messages(table.store)
        opened_here = Sent("panel", CHANNEL, 41, seat=0, token="t")  # noqa: S106 - nobody's
        await table.coordinator.set_panel(game, person(0).user_id, "channel", opened_here)
        await messages.add(game, Sent("panel", DIRECT, 42, seat=0), step=0, shows=1, now=table.now)
        rows = await messages.of(game)
        assert [(row.message_id, row.is_retired) for row in rows] == [(41, 0), (42, 1)]


async def test_a_sent_message_is_the_live_one_where_there_is_none(tmp_path: Path) -> None:
    async with opened(tmp_path / "db") as table:
        game, messages = await table.started(2), Messages(table.store)
        await messages.add(game, Sent("panel", DIRECT, 41, seat=0), step=0, shows=1, now=table.now)
        await messages.retire((await messages.of(game))[0])
        await messages.add(game, Sent("panel", DIRECT, 42, seat=0), step=0, shows=1, now=table.now)
        await messages.add(game, Sent("panel", DIRECT, 43, seat=1), step=0, shows=1, now=table.now)
        rows = await messages.of(game)
        assert [(row.message_id, row.is_retired) for row in rows] == [(41, 1), (42, 0), (43, 0)]


async def test_a_message_shows_the_present_only_if_nothing_changed_meanwhile(tmp_path: Path) -> None:
    async with opened(tmp_path / "db") as table:
        game, messages = await table.started(2), Messages(table.store)
        revision = (await table.look(game)).revision
        for shown, is_behind in ((revision, False), (revision, True)):
            sent = Sent("panel", CHANNEL, 41, seat=0)
            await table.coordinator.set_panel(game, person(0).user_id, "channel", sent, shown=shown)
            live = [row for row in await messages.of(game) if not row.is_retired]
            assert [row.shows < row.wants for row in live] == [is_behind]
