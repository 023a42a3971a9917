"""How many messages a game makes, and whom they notify."""

from world import Person, World, controls, verbs


async def test_a_game_is_one_message_in_the_channel(world: World, anna: Person, bert: Person) -> None:
    await world.first_throw(anna, bert)
    for _ in range(4):
        await world.round(anna, bert)
        await world.tick(3)
    assert len(world.public()) == 1
    assert len(anna.direct_messages()) == 1


async def test_a_table_is_edited_at_most_every_two_seconds(world: World, anna: Person, bert: Person) -> None:
    await world.first_throw(anna, bert)
    await world.tick(3)

    def edits() -> int:
        bodies = [r.json for r in world.env.http_requests if r.method == "PATCH" and r.json]
        return sum(str(body.get("content")).startswith("## ") for body in bodies)

    before = edits()
    for _ in range(5):
        await anna.place_first()
        await anna.press("Undo")
    assert edits() - before <= 1


async def test_each_round_may_be_a_message_of_its_own(world: World, anna: Person, bert: Person) -> None:
    await world.set_up(is_message_per_round=1)
    await world.first_throw(anna, bert)
    for _ in range(2):
        await world.round(anna, bert)
        await world.tick(3)
    *old, newest = world.public()
    assert [controls(message) for message in old] == [[]] * len(old)
    assert "sheet" in verbs(newest)
    assert "Round 3" in newest.content
    assert [f"Round {n}" in m.content for n, m in enumerate(old[1:], 1)] == [True, True]
    assert len(world.public()) == 4


async def test_a_message_per_round_does_not_repeat_progress(world: World, anna: Person, bert: Person) -> None:
    await world.set_up(is_message_per_round=1)
    await world.first_throw(anna, bert)
    count = len(world.public())
    await anna.place_first()
    await world.tick(3)
    await bert.place_first()
    await world.tick(1)
    assert len(world.public()) == count


async def test_a_table_too_old_to_be_edited_is_sent_anew(world: World, anna: Person, bert: Person) -> None:
    await world.first_throw(anna, bert, clock="none")
    old = world.table()
    await world.wait(minutes=61)
    await world.round(anna, bert)
    await world.tick(3)
    assert world.table().id != old.id
    assert old.id not in [message.id for message in world.public()]
    assert "Round 2" in world.table().content
    assert len(world.public()) == 1
    assert len(anna.direct_messages()) == 1


async def test_the_table_says_how_the_dice_are_sealed(world: World, anna: Person, bert: Person) -> None:
    game = await world.first_throw(anna, bert)
    look = await world.look(game)
    assert look.commitment in world.table().content
    assert look.seed is None
