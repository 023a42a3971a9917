"""Any press by anyone, however late, gets an answer and does no harm."""

from bot.pages.control import Control, Verb
from bot.pages.texts import text
from bot.store.settings import TABLE_STYLE
from tests.journeys.screen import buttons, options, read_out, selects, verb, verbs
from tests.journeys.test_game_journeys import end_by_moderator
from tests.journeys.world import Person, World


async def test_a_stranger_gets_no_sheet(world: World, anna: Person, bert: Person, cleo: Person) -> None:
    await world.first_throw(anna, bert)
    with world.unchanged():
        answer = await cleo.press("My sheet", world.table())
    assert answer.is_private
    assert "You are not in this game" in answer.text
    assert cleo.panels() == []


async def test_a_stranger_finds_nothing_to_do_to_the_game_under_more(
    world: World, anna: Person, bert: Person, cleo: Person
) -> None:
    await world.first_throw(anna, bert)
    answer = await cleo.press("More", world.table())
    assert answer.is_private
    assert answer.message is not None
    assert verbs(answer.message) == ["rules", "seal", "alert"], "the dice are everybody's"
    assert "not at this table" in answer.text


async def test_a_strangers_press_on_any_control_changes_nothing(
    world: World, anna: Person, bert: Person, cleo: Person
) -> None:
    game = await world.first_throw(anna, bert)
    for press in ("move:pass", "decide:pass", "retract", "ready", "text", "dm", "quit:sure", "end:sure"):
        with world.unchanged():
            answer = await cleo.press_id(f"b1:{game}:2:{press}", world.table())
        assert answer.is_private, press
        assert answer.is_new, press
        assert answer.text, press


async def test_players_may_not_end_the_game_of_others(world: World, anna: Person, bert: Person) -> None:
    game = await world.first_throw(anna, bert)
    more = await anna.press("More", world.table())
    assert more.message is not None
    assert "end" not in verbs(more.message)
    with world.unchanged():
        answer = await anna.press_id(f"b1:{game}:2:end:sure", world.table())
    assert "manage messages" in answer.text


async def test_guests_may_not_remove_others(world: World, anna: Person, bert: Person) -> None:
    game = await world.first_throw(anna, bert)
    with world.unchanged():
        answer = await bert.press_id(f"s1:{game}:2:kick", world.table(), "0")
    assert answer.is_private
    assert "Only the host" in answer.text


async def test_a_move_at_the_table_is_played_for_the_one_who_presses(
    world: World, anna: Person, bert: Person
) -> None:
    """The seat comes from the person, never from the control."""
    game = await world.first_throw(anna, bert)
    await bert.press_id(f"b1:{game}:2:move:pass", world.table())
    look = await world.look(game)
    assert [player.has_moved for player in look.players] == [False, True]


async def test_deciding_twice_enters_one_move_and_is_ready(world: World, anna: Person, bert: Person) -> None:
    game = await world.first_throw(anna, bert)
    control = f"b1:{game}:2:decide:pass"
    await world.at_once(anna.press_id(control, anna.panel), anna.press_id(control, anna.panel))
    assert [player.is_ready for player in (await world.look(game)).players] == [True, False]
    assert "you are ready" in anna.panel_text
    await bert.press_id(control, bert.panel)
    assert (await world.look(game)).view.round == 2
    answer = await bert.press_id(control, bert.panel)
    assert "already closed" in answer.text
    assert (await world.look(game)).view.round == 2


async def test_choosing_the_same_option_twice_keeps_one_entry(
    world: World, anna: Person, bert: Person
) -> None:
    game = await world.first_throw(anna, bert)
    while not options(anna.panel):
        await world.round(anna, bert)
    panel, value = anna.panel, options(anna.panel)[0]
    await world.at_once(anna.choose(value, panel), anna.choose(value, panel))
    entries = [row for row in world.stored() if row[0] == "entry" and row[1] == game]
    assert [row[3] for row in entries] == [value]
    assert "You wrote" in anna.panel_text


async def test_pressing_ready_twice_closes_one_round(world: World, anna: Person, bert: Person) -> None:
    game = await world.first_throw(anna, bert)
    await anna.place_first()
    await anna.ready()
    await bert.place_first()
    await world.at_once(bert.ready(), bert.ready())
    assert (await world.look(game)).view.round == 2
    assert "Round 2" in bert.panel_text


async def test_everybody_pressing_at_once_closes_one_round(
    world: World, anna: Person, bert: Person, cleo: Person
) -> None:
    game = await world.first_throw(anna, bert, cleo)
    people = (anna, bert, cleo)
    ready = Control(Verb.READY, game, 2)
    for person in people:
        await person.place_first()
    await world.at_once(*(p.press_control(ready, p.panel) for p in people for _ in range(2)))
    assert (await world.look(game)).view.round == 2


async def test_a_sheet_of_an_earlier_round_is_brought_up_to_date(
    world: World, anna: Person, bert: Person
) -> None:
    game = await world.first_throw(anna, bert)
    await world.round(anna, bert)
    with world.unchanged():
        answer = await anna.press_id(f"b1:{game}:2:move:pass", anna.panel)
    assert not answer.is_new
    assert anna.panel_words.startswith("⚠️ That round is already closed")
    assert "Round 2" in answer.text
    assert "ready" not in verbs(anna.panel)


async def test_a_placement_for_an_earlier_throw_is_not_played_on_the_next(
    world: World, anna: Person, bert: Person
) -> None:
    game = await world.first_throw(anna, bert)
    await world.round(anna, bert)
    placement = next(value for value in (*options(anna.panel), "pass"))
    with world.unchanged():
        await anna.press_id(f"s1:{game}:2:move~0.9", anna.panel, placement)
    assert (await world.look(game, anna)).viewer.entry is None


async def test_a_press_from_the_future_is_refused(world: World, anna: Person, bert: Person) -> None:
    game = await world.first_throw(anna, bert)
    with world.unchanged():
        await anna.press_id(f"b1:{game}:zzz:move:pass", anna.panel)
    assert (await world.look(game, anna)).viewer.entry is None


async def test_an_illegal_placement_is_refused_with_its_reason(
    world: World, anna: Person, bert: Person
) -> None:
    game = await world.first_throw(anna, bert)
    first, second = (await world.look(game)).view.throw
    number = next(n for n in range(1, 7) if n not in (first, second))
    with world.unchanged():
        await anna.press_id(f"b1:{game}:2:move:A1={number}", anna.panel)
        assert f"{number} was not rolled" in anna.panel_text
        await anna.press_id(f"b1:{game}:2:move:L9={first}", anna.panel)
        assert "no such field" in anna.panel_text
        await anna.press_id(f"b1:{game}:2:move:hello", anna.panel)
        assert "could not read" in anna.panel_text


async def test_ready_or_undo_without_an_entry_do_no_harm(world: World, anna: Person, bert: Person) -> None:
    game = await world.first_throw(anna, bert)
    await anna.press_id(f"b1:{game}:2:ready", anna.panel)
    assert "You have chosen nothing yet" in anna.panel_text
    await anna.press_id(f"b1:{game}:2:retract", anna.panel)
    assert (await world.look(game)).view.round == 1


async def test_a_sheet_opened_elsewhere_retires_the_first(world: World, anna: Person, bert: Person) -> None:
    game = await world.first_throw(anna, bert)
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


async def test_a_control_of_no_known_kind_is_answered(world: World, anna: Person) -> None:
    await world.lobby(anna)
    for custom_id in UNKNOWN:
        with world.unchanged():
            answer = await anna.press_id(custom_id, world.table())
        assert answer.is_private, custom_id
        assert "older version" in answer.text, custom_id


async def test_a_control_of_a_game_that_is_gone_is_answered(world: World, anna: Person) -> None:
    await world.lobby(anna)
    for press in ("join", "sheet", "move:pass", "ready", "choose:A1", "text", "more", "rematch"):
        with world.unchanged():
            answer = await anna.press_id(f"b1:nosuch:0:{press}", world.table())
        assert answer.is_private, press
        assert "no longer exists" in answer.text, press


async def test_a_control_of_another_game_does_not_act_here(world: World, anna: Person, bert: Person) -> None:
    first = await world.first_throw(anna, bert)
    second = await world.first_throw(bert, anna)
    with world.unchanged():
        await anna.press_id(f"b1:{first}:2:move:pass", anna.panels(second)[-1])
    assert (await world.look(first, anna)).viewer.entry is None


async def test_presses_after_the_end_say_that_it_is_over(world: World, anna: Person, bert: Person) -> None:
    game = await world.first_throw(anna, bert)
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


async def test_a_press_that_nothing_answers_says_what_to_do(world: World, anna: Person, bert: Person) -> None:
    game = await world.first_throw(anna, bert)
    with world.unchanged():
        answer = await anna.press_id(f"b1:{game}:0:jion", world.table())
    assert answer.is_private
    assert answer.text == text("en", "press-unknown")


def test_every_verb_has_a_handler(world: World) -> None:
    assert set(Verb) <= set(world.bot.presses.handlers)
