"""What holds at every moment: nothing is announced before it is saved, shown to others, lost or rewritten."""

from __future__ import annotations

import json
import re
import sqlite3
from collections import defaultdict
from collections.abc import Iterable, Iterator
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path

from bot.features.settings.verbs import SettingsVerb
from bot.local.callbacks import MESSAGE, UPDATE
from bot.local.hub import Hub
from bot.local.interactions import Interaction
from bot.local.state import Json
from bot.pages.control import NO_GAME, Control, Verb, parse_control
from tests.stored import log_of
from tests.world.offers import controls_in

KEYED = re.compile(rb"IHDR.{8}([0-9a-z]+):([0-9]+|None):(\w+):", re.DOTALL)
"""The game and seat of an undrawn picture."""
ENTERING = frozenset({Verb.MOVE, Verb.DECIDE, Verb.CHOOSE, Verb.READY, Verb.RETRACT})
Key = tuple[str, int, int]
ALL_PANELS = {"sheet.png"}


@dataclass(slots=True)
class Entered:
    """The newest entry of a seat that a commit has shown."""

    move: str | None
    """None once it is taken back, or if several presses could have entered it."""
    presses: int
    """The number of presses made by then."""


class Watch:
    def __init__(self, path: Path) -> None:
        self._path = path
        self.open()
        self._steps: dict[str, int] = {}
        self._over: set[str] = set()
        self._events: dict[str, list[str]] = {}
        self._entered: dict[tuple[str, int, int], Entered] = {}
        self._ever: set[tuple[str, int, int]] = set()
        self._presses: defaultdict[Key, list[str]] = defaultdict(list)
        """By game, user and step."""
        self._open: defaultdict[Key, set[str]] = defaultdict(set)
        """The presses that wait for their answers."""
        self.neighbours = 0
        """The other processes that enter moves at present, without a press."""
        self._key_of: dict[str, Key] = {}
        self._forgetting: set[str] = set()
        self.forgotten = 0
        self.faults: list[str] = []
        self.commits = 0
        self.acknowledged: set[tuple[str, int, int]] = set()

    def open(self) -> None:
        self._base = sqlite3.connect(self._path, isolation_level=None)

    def close(self) -> None:
        self._base.close()

    @property
    def totals(self) -> tuple[int, int, int]:
        """Games, events, and games that are over."""
        return len(self._steps), sum(self._steps.values()), len(self._over)

    # Presses

    def pressed(self, made: Interaction, data: Json) -> None:
        control = self.tapped(made.id, made.person, str(data.get("custom_id", "")))
        if control is not None and control.verb == SettingsVerb.FORGET and control.arg == "sure":
            self._forgetting.add(made.id)

    def tapped(self, tap: str, person: str, custom_id: str) -> Control | None:
        """Note a press, or a tap on a page of the Activity with a name of its own; return its control."""
        control = parse_control(custom_id)
        if control is not None and control.verb in ENTERING:
            key = self._key_of[tap] = (control.game, int(person), control.step)
            self._presses[key].append(tap)
            self._open[key].add(tap)
        return control

    def tap_answered(self, tap: str) -> None:
        if (key := self._key_of.get(tap)) is not None:
            self._open[key].discard(tap)

    def answered(self, made: Interaction, kind: int, *, is_busy: bool) -> None:
        """`is_busy` if the person has pressed something else that is not answered yet."""
        key = self._key_of.get(made.id)
        if key is not None and kind in (MESSAGE, UPDATE):
            self._open[key].discard(made.id)
        if made.id in self._forgetting and kind == UPDATE and not is_busy:
            # A refusal would be a message of its own.
            self.forgotten += 1
            for trace in self._traces_of(made.person):
                self._fault(trace)

    # Commits

    def committed(self) -> None:
        """Compare the database with what it held before."""
        self.commits += 1
        games = self._base.execute("select id, step, status from game").fetchall()
        for game, step, status in games:
            known = self._steps.get(game, 0)
            if step < known:
                self._fault(f"game {game} went back from step {known} to {step}")
            is_over = status in ("finished", "cancelled")
            if step > known or (is_over and game not in self._over):
                self._compare_log(game, known)
            self._steps[game] = step
            if is_over:
                self._over.add(game)
        for game in self._steps.keys() - {str(game) for game, _, _ in games}:
            self._fault(f"game {game} is gone")
        self._note_entries()

    def _compare_log(self, game: str, known: int) -> None:
        lines, before = log_of(self._path, game), self._events.get(game, [])
        if lines[: len(before)] != before:
            self._fault(f"game {game}: its first {len(before)} events have changed")
        self._events[game] = lines
        users = dict(
            self._base.execute("select seat, user_id from player where game = ?", (game,)).fetchall()
        )
        for step in range(known, len(lines)):
            for seat, move in closed_moves(lines[step]):
                entered = self._entered.get((game, step, seat))
                if entered is None or entered.move in (None, move):
                    continue
                if not self._presses[game, users.get(seat) or 0, step][entered.presses :]:
                    self._fault(
                        f"game {game} step {step} seat {seat}: {entered.move} was saved, {move} was played"
                    )

    def _note_entries(self) -> None:
        rows = self._base.execute(
            "select entry.game, entry.seat, entry.move, game.step, player.user_id from entry"
            " join game on game.id = entry.game join player on player.game = entry.game and player.seat = entry.seat"
        ).fetchall()
        now = {(game, step, seat): (move, user) for game, seat, move, step, user in rows}
        for key, (move, user) in now.items():
            self._ever.add(key)
            known = self._entered.get(key)
            if known is None or known.move != move:
                about = (key[0], user or 0, key[1])
                is_clear = len(self._open[about]) + self.neighbours <= 1
                self._entered[key] = Entered(move if is_clear else None, len(self._presses[about]))
        for key, known in self._entered.items():
            if key not in now and key[1] == self._steps.get(key[0]):
                known.move = None

    # Sightings

    def seen(self, hub: Hub, kind: str, people: Iterable[str], shown: Json) -> None:
        """Check a message as some people see it now."""
        if kind == "message_delete" or shown.get("author", {}).get("id") != hub.world.application_id:
            return
        audience = frozenset(people)
        for control in controls_in(shown.get("components") or ()):
            self._check_control(control, audience)
        for attachment in shown.get("attachments", ()):
            content = hub.files.read(attachment["url"].removeprefix("http://discord/")) or b""
            self._check_picture(content, audience)
        self._check_seeds(shown)

    def seen_on_page(self, person: str, controls: Iterable[Control]) -> None:
        """Check what a page of the Activity shows to its person."""
        for control in controls:
            self._check_control(control, frozenset({person}))

    def picture_on_page(self, person: str, content: bytes) -> None:
        self._check_picture(content, frozenset({person}))

    def _check_control(self, control: Control, audience: frozenset[str]) -> None:
        game = control.game
        if game == NO_GAME or self._is_puzzle(game):
            return
        if game not in self._steps:
            self._fault(f"game {game} was shown before it was saved")
        elif control.step > self._steps[game]:
            self._fault(f"game {game}: step {control.step} was shown before it was saved")
        if control.verb == Verb.RETRACT and len(audience) > 1:
            self._fault(f"game {game}: a sheet with an entry was shown to {sorted(audience)}")
        elif control.verb == Verb.RETRACT:
            # A person who can take a move back was told that it is saved.
            [viewer] = audience or {"0"}
            seats = self._seats(game, int(viewer))
            if not any((game, control.step, seat) in self._ever for seat in seats):
                self._fault(f"game {game} step {control.step}: {viewer} was told of a move that is not saved")
            self.acknowledged.update((game, control.step, seat) for seat in seats)

    def _check_picture(self, content: bytes, audience: frozenset[str]) -> None:
        """I3: only its owner sees a sheet while the game runs."""
        if (match := KEYED.search(content)) is None:
            return
        game, seat, name = (part.decode() for part in match.groups())
        if game in self._over or seat == "None" or f"{name}.png" not in ALL_PANELS:
            return
        if game not in self._steps and audience == {str(int(game, 36))}:
            # A lesson: its pictures carry the learner's id instead of a game's.
            return
        if self._is_puzzle(game):
            return
        owner = self._base.execute(
            "select user_id from player where game = ? and seat = ?", (game, int(seat))
        ).fetchone()
        if owner is None or not audience <= {str(owner[0])}:
            self._fault(f"game {game}: the sheet of seat {seat} was shown to {sorted(audience)}")

    def _is_puzzle(self, game: str) -> bool:
        """Return whether this is no game but a puzzle, whose position everyone may see."""
        return self._base.execute("select 1 from puzzle where id = ?", (game,)).fetchone() is not None

    def _check_seeds(self, shown: Json) -> None:
        """I5: the seed of the dice stays secret until the end."""
        text = json.dumps([shown.get("content"), shown.get("components")])
        for game, seed in self._base.execute(
            "select id, seed from game where status in ('lobby', 'running')"
        ):
            if seed in text:
                self._fault(f"game {game}: its seed was shown while it runs")

    def _seats(self, game: str, user: int) -> list[int]:
        rows = self._base.execute("select seat from player where game = ? and user_id = ?", (game, user))
        return [seat for (seat,) in rows.fetchall()]

    def places(self, kind: str) -> list[int]:
        """The channels of the messages of this kind, oldest first."""
        rows = self._base.execute("select channel_id from message where kind = ? order by id", (kind,))
        return [channel for (channel,) in rows.fetchall()]

    # Deleted people

    def _traces_of(self, user: str) -> Iterator[str]:
        """I11: return the tables that hold this person's id."""
        tables = self._base.execute("select name from sqlite_master where type = 'table'").fetchall()
        for (table,) in tables:
            with closing(self._base.execute(f"select * from {table}")) as rows:  # noqa: S608 (names of our own)
                if any(int(user) in row or user in row for row in rows):
                    yield f"{table} still holds {user}"

    def _fault(self, what: str) -> None:
        if what not in self.faults:
            self.faults.append(what)


def closed_moves(line: str) -> Iterator[tuple[int, str]]:
    """The seats and moves of an event."""
    kind, *moves = line.split(" ")
    for move in moves if kind == "move" else ():
        seat, _, text = move.partition(":")
        yield int(seat), text
