"""A canary for every sheet: only its owner sees its content before the game is over."""

import asyncio
import logging
from typing import Any

import pytest

from bot.games.brilliant.pictures.sheet import sheet_plan, text_sheet
from bot.games.brilliant.pictures.shown import ShownSheet
from bot.games.names import names_of
from bot.games.plan import alt_text
from bot.render.theme import DEFAULT
from tests.journeys.screen import fingerprint
from tests.journeys.world import Person, World


async def secrets(world: World, game: str, person: Person) -> tuple[set[str], set[str]]:
    """The pictures, and the words, that only this person may see now."""
    look = await world.look(game, person)
    pictures, words = set(), set()
    for locale in ("en-US", "de"):
        names = names_of(look.read_in(locale))
        for pencil in (None, look.viewer.entry):
            for has_letters in (True, False):
                shown = ShownSheet(
                    look.view, look.view.seat, pencil, names=names, locale=locale, has_letters=has_letters
                )
                plan = sheet_plan(look.view)
                pictures.add(fingerprint(plan.draw(shown, DEFAULT)))
            words |= {alt_text(shown, plan), text_sheet(shown)}
    return pictures, words


class Canaries:
    """Every secret so far, by its owner."""

    def __init__(self, world: World, game: str, people: list[Person]) -> None:
        self.world = world
        self.game = game
        self.people = people
        self.pictures: dict[int, set[str]] = {p.id: set() for p in people}
        self.words: dict[int, set[str]] = {p.id: set() for p in people}

    async def note(self) -> None:
        for person in self.people:
            pictures, words = await secrets(self.world, self.game, person)
            self.pictures[person.id] |= pictures
            self.words[person.id] |= words

    def check(self) -> None:
        for person in self.people:
            own_pictures, own_words = self.pictures[person.id], self.words[person.id]
            assert person.seen_pictures & own_pictures, "they see their own"
            assert person.seen_texts & own_words
            for other in self.world.people:
                if other is not person:
                    # Two sheets are alike only before anything is written.
                    foreign = own_pictures - self.pictures.get(other.id, set())
                    assert not other.seen_pictures & foreign
                    foreign = own_words - self.words.get(other.id, set())
                    assert not other.seen_texts & foreign


async def test_nobody_sees_the_sheet_of_another(world: World) -> None:
    people = world.crowd(6)
    watcher = world.person("walt", is_moderator=True)
    game = await world.game(*people, players=6)
    canaries = Canaries(world, game, people)
    await people[1].press("My sheet", world.table())
    for number in range(3):
        for person in people:
            await person.place_first()
            await canaries.note()
        await people[0].more("As text")
        await people[1].more("As text")
        for person in people:
            await person.ready()
        await canaries.note()
        await world.tick(2)
        if number == 1:
            await people[1].more("By direct message", world.table())
            await people[0].press("My sheet", world.table())
            await world.tick(2)
    canaries.check()
    assert not any("sheet" in a.filename for m in watcher.sees() for a in m.attachments)


async def test_the_log_tells_each_press_and_nothing_of_what_is_on_a_sheet(
    world: World, anna: Person, game: str, caplog: pytest.LogCaptureFixture
) -> None:
    with caplog.at_level(logging.DEBUG, "bot"):
        await anna.place_first()
    entry = next(str(row[3]) for row in world.stored() if row[0] == "entry" and row[1] == game)
    lines = [record.getMessage() for record in caplog.records if record.levelno == logging.DEBUG]
    assert lines[-1].split()[2:5] == ["move", "answered", "in"]
    assert not any(entry in line for line in lines)


@pytest.mark.usefixtures("game")
async def test_the_names_of_files_tell_nothing(anna: Person, bert: Person) -> None:
    names = {a.filename for person in (anna, bert) for m in person.sees() for a in m.attachments}
    assert names == {"sheet.png", "table.png"}


async def test_a_slow_answer_draws_no_sheet_on_the_table(
    world: World, anna: Person, bert: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    """After a deferral of the table's own press, its token would lead to the table, not to the new sheet."""
    monkeypatch.setattr("bot.messages.sender.THINKING_TIME", 0)
    game = await world.game(anna, bert)
    draw = world.bot.worker.draw

    async def slowly(*how: Any, is_answer: bool) -> bytes:
        await asyncio.sleep(0.05)
        return await draw(*how, is_answer=is_answer)

    monkeypatch.setattr(world.bot.worker, "draw", slowly)
    await bert.press("My sheet", world.table(game))
    assert bert.panel.flags.ephemeral
    kinds = [r.json["type"] for r in world.env.http_requests if r.path.endswith("/callback") and r.json]
    assert kinds[-1] == 5, "deferred as a new message"
    for _ in range(2):
        await world.round(anna, bert)
        await world.tick(2)
    assert [a.filename for a in world.table(game).attachments] == ["table.png"]
    assert "Round 2" in bert.panel_text
