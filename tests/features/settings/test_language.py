"""`/settings`: a person chooses the language of what only they see."""

from __future__ import annotations

import json
from typing import Any

import pytest

from bot.features.settings import pages
from bot.interactions.languages import LANGUAGE, SERVER_LANGUAGE
from bot.store.database import Store
from bot.store.errors import StoreBusy
from bot.store.people import People
from bot.store.settings import KEPT_SECONDS, SAVE_SETTING, Choices, Settings
from bot.store.statements import statement
from bot.turns.clocks import CLOCK
from tests.journeys.world import Person, World
from tests.times import Time


async def test_the_page_says_whose_language_it_is_in(anna: Person, bert: Person) -> None:
    assert "Automatic: as in your Discord (English)" in (await anna.slash("settings")).words
    assert "Automatisch: wie in deinem Discord (Deutsch)" in (await bert.slash("settings")).words


@pytest.mark.slow
async def test_the_choice_is_saved_and_everything_private_follows(world: World, anna: Person) -> None:
    screen = await anna.choose_in("person.core.language", "de", on=await anna.slash("settings"))
    assert "**Sprache von allem, was nur du siehst**: Deutsch" in screen.words
    assert (await world.bot.records.settings.fresh("person", anna.id))[LANGUAGE] == "de"
    assert "Deine Einstellungen" in (await anna.slash("settings")).words
    assert "Deine Einstellungen" in (await anna.press("Auf hell stellen", screen)).words
    assert "Jedes Profil" in (await anna.slash("profile")).words
    screen = await anna.choose_in("person.core.language", "auto", on=await anna.slash("settings"))
    assert "Automatic: as in your Discord (English)" in screen.words
    assert (await world.bot.records.settings.fresh("person", anna.id))[LANGUAGE] is None


async def test_an_open_sheet_follows_and_public_messages_do_not(world: World, anna: Person) -> None:
    await anna.slash("brilliant solo")
    (game,) = await world.bot.coordinator.games_of(anna.id)
    await anna.choose_in("person.core.language", "de", on=await anna.slash("settings"))
    look = await world.bot.coordinator.look(game, anna.id)
    assert [player.locale for player in look.players] == ["de"]
    bert = world.person("bert", "de")
    await bert.choose_in("person.core.language", "en", on=await bert.slash("settings"))
    table = await bert.slash("brilliant play")
    assert not table.is_private
    assert "Am Tisch" in table.words


async def test_suggestions_and_refusals_are_in_the_chosen_language(anna: Person) -> None:
    await anna.choose_in("person.core.language", "de", on=await anna.slash("settings"))
    assert "gehört zu einem Server" in (await anna.open("server", in_dm=True)).words
    offered = await anna.offered("leaderboard", "what", "", game="brikks")
    assert any("Wertung" in choice["name"] for choice in offered)


async def test_a_language_that_is_gone_is_that_of_discord(world: World, anna: Person) -> None:
    await world.bot.store.commit(
        (statement(SAVE_SETTING, owner="person", id=anna.id, feature="core", name="language", value="xx"),)
    )
    assert "Automatic: as in your Discord (English)" in (await anna.slash("settings")).words


async def test_without_a_database_the_language_is_that_of_discord(
    world: World, anna: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fail(*_: object) -> None:
        raise StoreBusy("busy")

    monkeypatch.setattr(world.bot.records.settings, "of", fail)
    assert "Your settings" in (await anna.slash("settings")).words


async def test_a_preview_asks_what_sounds_wrong(
    anna: Person, bert: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert "Preview" not in (await anna.slash("settings")).words

    monkeypatch.setattr(pages, "is_preview", lambda locale: locale == "de")
    assert "Vorschau" in (await bert.slash("settings")).words
    assert "Preview" not in (await anna.slash("settings")).words


async def test_the_choice_is_in_the_copy_and_goes_with_the_rest(world: World, anna: Person) -> None:
    await anna.choose_in("person.core.language", "de", on=await anna.slash("settings"))
    copy = json.loads(json.dumps(await world.bot.records.export_user(anna.id)))
    assert copy["settings"] == {"core.language": "de"}


async def test_settings_are_remembered_for_a_while(store: Store) -> None:
    time = Time()
    here, elsewhere = Settings(store, time.seconds), Settings(store, time.seconds)
    assert (await here.of("person", 1))[LANGUAGE] is None
    await elsewhere.save(1, LANGUAGE.to("de"))
    assert (await elsewhere.of("person", 1))[LANGUAGE] == "de"
    assert (await here.of("person", 1))[LANGUAGE] is None
    assert (await here.fresh("person", 1))[LANGUAGE] == "de"
    await elsewhere.save(1, LANGUAGE.to("fr"))
    time.now += int(KEPT_SECONDS * 1000)
    assert (await here.of("person", 1))[LANGUAGE] == "fr"
    await here.save(1, LANGUAGE.to(None))
    assert (await here.of("person", 1))[LANGUAGE] is None


async def test_a_process_erases_nothing_that_another_has_set_meanwhile(store: Store) -> None:
    here, elsewhere = Settings(store), Settings(store)
    assert await here.of("server", 1) == Choices()
    await elsewhere.save(1, CLOCK.to("day"))
    await here.save(1, SERVER_LANGUAGE.to("de"))
    chosen = Choices().having(CLOCK.to("day"), SERVER_LANGUAGE.to("de"))
    assert await here.of("server", 1) == await elsewhere.fresh("server", 1) == chosen


async def test_presses_while_a_slow_database_is_asked_again_do_not_wait_for_it(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    time = Time()
    settings, fetch_each, trips = Settings(store, time.seconds), store.fetch_each, 0
    await settings.save(1, LANGUAGE.to("de"))
    time.now += int(KEPT_SECONDS * 1000)

    async def slow(*asked: Any) -> Any:
        nonlocal trips
        trips += 1
        if trips == 1:
            assert [(await settings.of("person", 1))[LANGUAGE] for _ in range(3)] == ["de"] * 3
        return await fetch_each(*asked)

    monkeypatch.setattr(store, "fetch_each", slow)
    assert (await settings.of("person", 1))[LANGUAGE] == "de"
    assert trips == 1


async def test_a_name_is_asked_for_once_by_presses_at_once_and_again_after_a_failure(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    people, fetch_each, trips = People(store), store.fetch_each, 0

    async def failing(*asked: Any) -> Any:
        nonlocal trips
        trips += 1
        if trips == 1:
            assert await people.rename(1, "Anna", 0, "Anna") is None
            raise StoreBusy("nothing was changed")
        return await fetch_each(*asked)

    monkeypatch.setattr(store, "fetch_each", failing)
    with pytest.raises(StoreBusy):
        await people.rename(1, "Anna", 0, "Anna")
    assert trips == 1
    await people.rename(1, "Anna", 0, "Anna")
    assert trips > 1


async def test_not_everybodys_settings_are_remembered(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.store.settings.MOST_KEPT", 2)
    settings = Settings(store)
    for user in (1, 2, 3):
        await settings.of("person", user)
    assert list(settings._kept) == [("person", 2), ("person", 3)]
