"""Any press by anyone, however late, gets an answer and does no harm."""

from enum import StrEnum

import pytest

from bot.pages.control import Verb
from bot.store.settings import TABLE_STYLE
from tests.journeys.screen import buttons, options, read_out, selects, verb, verbs
from tests.journeys.test_game_journeys import end_by_moderator
from tests.journeys.world import Person, World


async def test_a_stranger_gets_no_sheet_and_changes_nothing(world: World, cleo: Person, game: str) -> None:
    with world.unchanged():
        sheet = await cleo.press("My sheet", world.table())
        more = await cleo.press("More", world.table())
        assert "You are not in this game" in sheet.private_text
        assert "not at this table" in more.private_text
        assert verbs(more.shown) == ["rules", "seal", "alert"], "the dice are everybody's"
        for press in ("move:pass", "decide:pass", "retract", "ready", "text", "dm", "quit:sure", "end:sure"):
            answer = await cleo.press_id(f"b1:{game}:2:{press}", world.table())
            assert answer.is_new, press
            assert answer.private_text, press
    assert cleo.panels() == []


async def test_players_neither_end_the_game_nor_remove_others(
    world: World, anna: Person, bert: Person, game: str
) -> None:
    assert "end" not in verbs((await anna.open_more(world.table())).shown)
    assert "manage messages" in await world.refusal(anna.press_id(f"b1:{game}:2:end:sure", world.table()))
    assert "Only the host" in await world.refusal(bert.press_id(f"s1:{game}:2:kick", world.table(), "0"))


async def test_a_move_at_the_table_is_played_for_the_one_who_presses(
    world: World, bert: Person, game: str
) -> None:
    """The seat comes from the person, never from the control."""
    await bert.press_id(f"b1:{game}:2:move:pass", world.table())
    look = await world.look(game)
    assert [player.has_moved for player in look.players] == [False, True]


async def test_deciding_twice_enters_one_move_and_is_ready(
    world: World, anna: Person, bert: Person, game: str
) -> None:
    control = f"b1:{game}:2:decide:pass"
    await world.at_once(anna.press_id(control, anna.panel), anna.press_id(control, anna.panel))
    assert [player.is_ready for player in (await world.look(game)).players] == [True, False]
    assert "you are ready" in anna.panel_text
    await bert.press_id(control, bert.panel)
    assert (await world.look(game)).view.round == 2
    assert "already closed" in (await bert.press_id(control, bert.panel)).text
    assert (await world.look(game)).view.round == 2


async def test_a_press_for_another_throw_is_not_played_on_this_one(
    world: World, anna: Person, bert: Person, game: str
) -> None:
    await world.round(anna, bert)
    placement = next(value for value in (*options(anna.panel), "pass"))
    with world.unchanged():
        late = await anna.press_id(f"b1:{game}:2:move:pass", anna.panel)
        assert not late.is_new
        assert anna.panel_words.startswith("⚠️ That round is already closed")
        assert "Round 2" in late.text
        assert "ready" not in verbs(anna.panel)
        await anna.press_id(f"s1:{game}:2:move~0.9", anna.panel, placement)
        half_made = await anna.press_id(f"b1:{game}:2:choose:{placement}", anna.panel)
        assert "That round is already closed" in half_made.text
        await anna.press_id(f"b1:{game}:zzz:move:pass", anna.panel)
    assert (await world.look(game, anna)).viewer.entry is None


async def test_what_is_not_possible_is_refused_with_its_reason(world: World, anna: Person, game: str) -> None:
    thrown = (await world.look(game)).view.throw
    number = next(n for n in range(1, 7) if n not in thrown)
    with world.unchanged():
        for press, reason in (
            (f"move:A1={number}", f"{number} was not rolled"),
            (f"move:L9={thrown[0]}", "no such field"),
            ("move:hello", "could not read"),
            ("ready", "You have chosen nothing yet"),
        ):
            await anna.press_id(f"b1:{game}:2:{press}", anna.panel)
            assert reason in anna.panel_text
    await anna.press_id(f"b1:{game}:2:retract", anna.panel)
    assert (await world.look(game)).view.round == 1


async def test_a_sheet_opened_elsewhere_retires_the_first(world: World, anna: Person, game: str) -> None:
    await anna.press("My sheet", world.table())
    first = anna.panel
    await anna.press("My sheet", world.table())
    second = anna.panel
    assert first.id != second.id
    assert anna.direct_messages() == []
    assert [m.id for m in anna.panels()] == [second.id]
    assert (await world.look(game)).players[0].panel == "channel"


async def test_a_press_on_a_retired_sheet_says_where_the_sheet_is(
    world: World, anna: Person, bert: Person
) -> None:
    """Discord keeps a private message on the screen that the bot can no longer take away."""
    game = await world.game(anna, bert, sheets="channel", clock="none")
    await anna.press("My sheet", world.table())
    old = anna.panel
    await world.wait(minutes=16)
    await anna.press("My sheet", world.table())
    assert anna.panels()[0].id == old.id
    with world.unchanged():
        answer = await anna.press("Shuffle", old)
    assert "Press **My sheet**" in answer.text
    assert not answer.is_new
    assert [m.id for m in anna.panels()] != [old.id]
    assert (await world.look(game, anna)).viewer.entry is None


UNKNOWN = (
    "b1:-:0:nonsense",
    "b1:abc123:0:jion",
    "b2:abc123:0:ready",
    "b0:abc123:0:ready",
    "x1:abc123:0:ready",
    "ready",
    "b1:abc123:0:ready:" + "x" * 83,
    "b1:abc123:0:READY",
    "🎲",
    "b1:abc123:0:move:A1=1:more",
    " b1:abc123:0:ready",
    "b1:abc123:0:ready\n",
)


GONE = ("join", "sheet", "move:pass", "ready", "choose:A1", "text", "more", "rematch")


@pytest.mark.usefixtures("lobby")
async def test_a_control_of_no_known_kind_or_game_is_answered(world: World, anna: Person) -> None:
    for custom_ids, words in (
        (UNKNOWN, "older version"),
        ([f"b1:nosuch:0:{press}" for press in GONE], "no longer exists"),
    ):
        for custom_id in custom_ids:
            assert words in await world.refusal(anna.press_id(custom_id, world.table())), custom_id


async def test_a_control_of_another_game_does_not_act_here(
    world: World, anna: Person, bert: Person, game: str
) -> None:
    second = await world.first_throw(bert, anna)
    with world.unchanged():
        await anna.press_id(f"b1:{game}:2:move:pass", anna.panels(second)[-1])
    assert (await world.look(game, anna)).viewer.entry is None


async def test_presses_after_the_end_say_that_it_is_over(
    world: World, anna: Person, bert: Person, game: str
) -> None:
    panel = anna.panel
    pressed = next(b for b in buttons(panel) if verb(b) == "move")
    await end_by_moderator(world, game)
    await world.tick(2)
    with world.unchanged():
        # The panels show the end and are dropped; an outdated screen gets the end once more.
        assert [row.kind for row in await world.rows(game)] == ["table"]
        answer = await anna.press_id(str(pressed.custom_id), panel)
        assert "stopped early" in answer.text
        assert not answer.is_new
        answer = await bert.press_id(f"b1:{game}:0:join", world.public()[-1])
        assert answer.is_private
    assert selects(anna.panel) == []


async def test_an_old_table_message_still_answers(world: World, anna: Person, bert: Person) -> None:
    await world.set_up(TABLE_STYLE.to("rounds"))
    game = await world.first_throw(anna, bert)
    await world.round(anna, bert)
    await world.tick(2)
    old = world.public()[0]
    assert old.id != world.table().id
    with world.unchanged():
        answer = await bert.press_id(f"b1:{game}:0:more", old)
    assert answer.is_private
    await anna.press_id(f"b1:{game}:0:sheet", old)
    assert "Round 2" in anna.panel_text
    before = read_out(world.public()[0])
    answer = await bert.press_id(f"b1:{game}:0:start", old)
    assert answer.is_private
    assert read_out(world.public()[0]) == before, "what everybody sees stays"


def test_every_verb_has_a_handler(world: World) -> None:
    """Each kind of verbs is an enum: that of all pages, and those of features in their `verbs` modules."""
    kinds: list[type[StrEnum]] = StrEnum.__subclasses__()
    of_features = [kind for kind in kinds if kind.__module__.endswith(".verbs")]
    assert len(of_features) > 1
    verbs = {*Verb, *(verb for kind in of_features for verb in kind)}
    assert verbs <= {*world.bot.presses.handlers, *world.bot.presses.changes}
