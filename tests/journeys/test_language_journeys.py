from bot.store.people import People
from tests.journeys.screen import button_labels, read_out, selects
from tests.journeys.world import Person, World


async def german_server(world: World) -> None:
    world.guild._guild.preferred_locale = "de"


async def test_private_words_are_in_the_language_of_the_reader(world: World, anna: Person) -> None:
    jonas = world.person("jonas", "de")
    await world.game(anna, jonas)
    assert "Sterne" in jonas.panel_text
    assert "Mischen" in button_labels(jonas.panel)
    assert "Von Hand: Wohin kommt die 1?" in [s.placeholder for s in selects(jonas.panel)]
    assert "stars" in anna.panel_text
    assert "My sheet" in button_labels(world.table())
    assert "Waiting for" in read_out(world.table())


async def test_refusals_are_in_the_language_of_the_reader(world: World, anna: Person) -> None:
    jonas = world.person("jonas", "de")
    await world.lobby(anna, jonas)
    assert "kann nur der Gastgeber" in (await jonas.press("Start", world.table())).text


async def test_the_table_is_in_the_language_of_the_server(world: World, anna: Person, bert: Person) -> None:
    await german_server(world)
    await anna.play_command()
    await bert.press("Mitspielen", world.table())
    await anna.press("Start", world.table())
    assert "Am Zug" in read_out(world.table())
    assert "Put 1 to 6" in anna.panel_text


async def test_a_server_chooses_its_language(world: World, anna: Person) -> None:
    await world.set_up(language="de")
    await anna.play_command()
    assert "Am Tisch (1 von 6)" in read_out(world.table())


async def test_pictures_speak_the_language_of_the_reader(world: World, anna: Person) -> None:
    jonas = world.person("jonas", "de")
    await world.first_throw(anna, jonas)
    assert "Wurf" in str(jonas.panel.attachments[0].description)
    assert "Throw" in str(anna.panel.attachments[0].description)
    assert "Throw" in str(world.table().attachments[0].description)


async def test_an_unknown_language_falls_back_to_english(world: World, anna: Person) -> None:
    yuki = world.person("yuki", "ja")
    await world.first_throw(anna, yuki)
    assert "Round 1" in yuki.panel_text


async def test_a_turn_notice_is_in_the_language_of_its_readers(
    world: World, anna: Person, bert: Person
) -> None:
    await german_server(world)
    await People(world.stores[-1]).set_notify(bert.id, "channel")
    await anna.play_command(clock="day")
    await bert.press("Mitspielen", world.table())
    await anna.press("Start", world.table())
    await world.tick(62)
    assert any("Deine Bedenkzeit endet" in read_out(message) for message in world.public())
    assert any("Your turn in" in read_out(message) for message in anna.direct_messages())
