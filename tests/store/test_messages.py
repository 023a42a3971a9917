from dataclasses import replace

from bot.messages.requests import has_fresh_token
from bot.store.messages import NOTHING, TOKEN_TIME, Sent, Token, merged
from bot.store.rows import MessageRow
from bot.turns import appearance
from tests.turns.tables import CHANNEL, Table, person

DIRECT = 31


async def test_a_message_that_was_on_its_way_makes_way_for_the_one_opened_meanwhile(
    table: Table, game: str
) -> None:
    under_way = await table.open_message(game)
    opened_here = Sent("panel", CHANNEL, 41, seat=0, token=Token("t", 0))
    await table.coordinator.change(game, appearance.place_panel, person(0).user_id, "channel", opened_here)
    await table.messages.sent(under_way, DIRECT, 42, shows=1, now=table.now)
    rows = await table.messages.of(game)
    assert [(row.message_id, row.is_retired) for row in rows] == [(42, 1), (41, 0)]


async def test_no_message_is_begun_in_place_of_one_that_has_just_changed(table: Table, game: str) -> None:
    first = await table.open_message(game)
    assert await table.messages.open(game, "panel", 0, now=table.now, instead_of=None) is None
    second = await table.messages.open(game, "panel", 0, now=table.now, instead_of=first)
    assert second is not None
    rows = await table.messages.of(game)
    assert [(row.id, row.is_retired) for row in rows] == [(first.id, 1), (second.id, 0)]


async def test_no_message_is_begun_for_somebody_whose_seat_has_gone_to_another(
    table: Table, game: str
) -> None:
    first, other = person(0).user_id, person(1).user_id
    assert await table.messages.open(game, "panel", 0, now=table.now, instead_of=None, user_id=other) is None
    assert await table.messages.of(game) == ()
    assert await table.messages.open(game, "panel", 0, now=table.now, instead_of=None, user_id=first)


async def test_a_message_shows_the_present_only_if_nothing_changed_meanwhile(table: Table, game: str) -> None:
    revision = (await table.look(game)).revision
    for shown, is_behind in ((revision, False), (revision, True)):
        sent = Sent("panel", CHANNEL, 41, seat=0)
        await table.coordinator.change(
            game, appearance.place_panel, person(0).user_id, "channel", sent, shown=shown
        )
        live = [row for row in await table.messages.of(game) if not row.is_retired]
        assert [row.shows < row.wants for row in live] == [is_behind]


async def test_what_is_noted_late_is_drawn_again(table: Table, game: str) -> None:
    """Of an edit and an answer that overlap, the one with the older content may end last."""
    revision = (await table.look(game)).revision
    sent = Sent("panel", CHANNEL, 41, seat=0)
    await table.coordinator.change(game, appearance.place_panel, person(0).user_id, "channel", sent)
    [row] = [row for row in await table.messages.of(game) if row.message_id == 41]
    await table.messages.shown(row, revision + 1, table.now)
    await table.messages.shown(row, revision, table.now)
    [row] = [row for row in await table.messages.of(game) if row.message_id == 41]
    assert (row.shows, row.is_urgent) == (NOTHING, True)


async def test_a_panel_taken_up_by_two_presses_stays_one_message(table: Table, game: str) -> None:
    """Its id stays too, by which two crossing answers are noticed."""
    found: list[MessageRow] = []
    for token in ("t", "u"):
        sent = Sent("panel", CHANNEL, 41, seat=0, token=Token(token, 0))
        await table.coordinator.change(game, appearance.place_panel, person(0).user_id, "channel", sent)
        found += await table.messages.of(game)
    assert [(row.token, bool(row.is_retired)) for row in found] == [("t", False), ("u", False)]
    assert found[0].id == found[1].id


async def test_a_token_runs_from_when_its_interaction_was_made(table: Table, game: str) -> None:
    """A level that takes minutes to make does not make the token of its command any younger."""
    made_at = table.now - 5 * 60_000
    sent = Sent("panel", CHANNEL, 41, seat=0, token=Token("t", made_at))
    await table.coordinator.change(game, appearance.place_panel, person(0).user_id, "channel", sent)
    [row] = await table.messages.of(game)
    assert row.token_until == made_at + TOKEN_TIME
    await table.messages.answered(row, row.wants, Token("u", made_at + 1), table.now)
    [row] = await table.messages.of(game)
    assert (row.token, row.token_until) == ("u", made_at + 1 + TOKEN_TIME)
    assert not has_fresh_token(row, made_at + 1 + TOKEN_TIME)


async def test_a_look_below_a_table_outlives_its_process_and_its_message(table: Table, game: str) -> None:
    first = await table.open_message(game, "table", -1)
    await table.messages.looked(first, revision=7, newest=99, now=table.now)
    await table.flush()
    await table.restart()
    [row] = await table.messages.of(game)
    second = await table.messages.open(game, "table", -1, now=table.now, instead_of=row)
    assert second is not None
    for found in (row, second):
        assert (found.looked_at, found.looked_for, found.looked_to) == (table.now, 7, 99)


async def test_a_look_of_another_process_draws_no_message_again(table: Table, game: str) -> None:
    await table.messages.open(game, "table", -1, now=table.now, instead_of=None)
    before = await table.messages.of(game)
    looked = tuple(replace(row, looked_at=5, looked_for=2, looked_to=9) for row in before)
    theirs = tuple(replace(row, wants=3, is_urgent=True) for row in before)
    for written, own in ((looked, theirs), (theirs, looked)):
        [row] = merged(written, before, own)
        assert (row.looked_at, row.looked_for, row.looked_to) == (5, 2, 9)
        assert row.shows == before[0].shows
    edited = tuple(replace(row, edited_at=8, shows=1) for row in before)
    [row] = merged(looked, before, edited)
    assert (row.shows, row.looked_at) == (1, 5)
