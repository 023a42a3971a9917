"""`python -m tests.browser.whole_games`: plays whole games at mixed tables, with one person in the Activity.

One taps in the Activity, one presses buttons below the private sheet in the channel, one by direct message; after
the first game of a table they play its rematches. A tap is off its place by what a finger or a hand on a mouse is
off. For each game it prints the taps for a round, the taps that pressed another place than was meant ("wrong") or
nothing ("none"), how often the magnifier opened, refusals, and errors in the console.
"""

from __future__ import annotations

import argparse
import json
import re
import sys
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from itertools import product
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from time import monotonic

from playwright.sync_api import Browser, Error, Locator, WebSocket, expect
from playwright.sync_api import TimeoutError as TooLate

from tests.bench.report import show
from tests.browser.chromium import launched
from tests.browser.player import Player
from tests.browser.tapper import DESKTOP, GO_ON, PHONE, SHOWN, Tapper, playing, seated

SIZES = {"phone": PHONE, "desktop": DESKTOP}
SIGMA = {"phone": 8, "desktop": 2}
"""Pixels by which a tap is off in each direction; a finger's are 1.3 mm (Bi, Li and Zhai, FFitts Law, CHI 2013)."""
SCHEMES = ("dark", "light")
TABLE, DUEL, SOLO = 3, 2, 1
KINDS = {
    "brilliant": ("brilliant play", TABLE),
    "brikks": ("brikks play", TABLE),
    "brikks-duel": ("brikks duel", DUEL),
    "brilliant-solo": ("brilliant solo", SOLO),
    "brikks-solo": ("brikks solo", SOLO),
}
NAMES = ("Ada", "Ben", "Cleo")
MIDDLE = 16
"""Steps after which a picture is taken."""
STILL, ANSWER = 20, 4000
"""Milliseconds between looks, and until a tap has had its effect."""
PATIENCE = 30_000
REVIEW = 240_000
MOST_SECONDS = 60
"""Without a move."""
OVER = "[data-status=finished]"
FIRST = re.compile(f"{GO_ON.pattern}|Good start")
RESORTS = re.compile("Pass|Bomb|Send|Drop out|Keep it")
ROUND = re.compile(r"(?:throw|round) (\d+)")


@dataclass
class Seen:
    """What happened to the person who taps, in one game."""

    rounds: set[str] = field(default_factory=set)
    taps: Counter[str] = field(default_factory=Counter)
    """Of "places", "buttons", "wrong", "none" and "magnified"."""
    pressed: list[str] = field(default_factory=list)
    misses: list[str] = field(default_factory=list)
    refused: list[str] = field(default_factory=list)
    errors: list[str] = field(default_factory=list)


class Finger:
    """The person who taps."""

    def __init__(self, tapper: Tapper, size: str, random: Random, shots: Path) -> None:
        self.tapper, self._sigma, self._random, self._shots = tapper, SIGMA[size], random, shots
        self.seen = Seen()
        tapper.page.on("websocket", self._listen)

    def _listen(self, socket: WebSocket) -> None:
        def sent(frame: str | bytes) -> None:
            if isinstance(frame, str) and (told := json.loads(frame)).get("t") == "press":
                self.seen.pressed.append(told["id"])

        def received(frame: str | bytes) -> None:
            if isinstance(frame, str) and frame.startswith('{"t":"told"'):
                self.seen.refused.append(f"{json.loads(frame)['text']} ({self.seen.pressed[-1]})")

        if "/activities/" in socket.url:
            socket.on("framesent", sent)
            socket.on("framereceived", received)

    @property
    def is_over(self) -> bool:
        return bool(self.tapper.frame.locator(OVER).count())

    def shoot(self, name: str) -> None:
        self.tapper.page.wait_for_timeout(300)
        self.tapper.page.screenshot(path=self._shots.with_name(f"{self._shots.name}-{name}.png"))

    def step(self) -> bool:
        """Go on with the game, or tap a place; return whether there was anything to do."""
        frame = self.tapper.frame
        about = frame.locator(".about").inner_text()
        if found := ROUND.search(about):
            self.seen.rounds.add(found[1])
        before = frame.evaluate(SHOWN)
        go_on = frame.locator(".dock").get_by_role("button", name=FIRST)
        resorts = frame.locator(".dock").get_by_role("button", name=RESORTS)
        places = frame.locator(".board .target:not(.entry)")
        with_entry = frame.locator(".board .target.entry").count()
        if go_on.count():
            self._press(go_on.first)
        elif places.count() and not with_entry:
            if not self._choose(places.nth(self._random.randrange(places.count()))):
                return True
        elif resorts.count() and not with_entry:
            self._press(resorts.first)
        else:
            return False
        frame.wait_for_function(
            f"before => {SHOWN} !== before || document.querySelector('{OVER}')", arg=before
        )
        return True

    def _press(self, button: Locator) -> None:
        # The next throw may come by itself just before.
        with suppress(TooLate):
            (button.tap if self.tapper.is_phone else button.click)(timeout=ANSWER)
            self.seen.taps["buttons"] += 1

    def _choose(self, place: Locator) -> bool:
        """Tap a place, and in the magnifier once more; return whether that pressed anything."""
        meant = place.get_attribute("data-id")
        loupe = self.tapper.frame.locator(".loupe")
        count = len(self.seen.pressed)
        self._tap(place)
        self._wait(lambda: len(self.seen.pressed) > count or bool(loupe.count()))
        if len(self.seen.pressed) == count and loupe.count():
            self.seen.taps["magnified"] += 1
            self._tap(loupe.locator(f"[data-id='{meant}']").first)
            self._wait(lambda: len(self.seen.pressed) > count)
        if len(self.seen.pressed) == count:
            self.seen.taps["none"] += 1
            return False
        if (pressed := self.seen.pressed[count]) != meant:
            self.seen.taps["wrong"] += 1
            self.seen.misses.append(f"meant {meant}, pressed {pressed}")
        return True

    def _wait(self, is_answered: Callable[[], bool]) -> None:
        for _ in range(ANSWER // STILL):
            if is_answered():
                return
            self.tapper.page.wait_for_timeout(STILL)

    def _tap(self, place: Locator) -> None:
        self.seen.taps["places"] += 1
        expect(self.tapper.frame.locator(".rest")).to_have_count(0)
        x, y = (at + self._random.gauss(0, self._sigma) for at in self.tapper.middle(place))
        touch = self.tapper.page.touchscreen.tap if self.tapper.is_phone else self.tapper.page.mouse.click
        touch(x, y)

    def look_back(self) -> None:
        """Open the review and the film of the game, in place."""
        frame = self.tapper.frame
        self.tapper.button("Review").click()
        self._see("review")
        self.tapper.button("More").click()
        frame.locator(".top .button", has_text="Film").first.click()
        self._see("film")

    def _see(self, name: str) -> None:
        top = self.tapper.frame.locator(".top")
        expect(top.locator("img.shown[src]").first).to_be_visible(timeout=REVIEW)
        self.shoot(name)
        top.locator("button.back").click()
        expect(top).to_be_hidden()


def play(finger: Finger, others: list[Player]) -> None:
    """Play a game to its end."""
    moved_at, moves = monotonic(), 0
    while not finger.is_over:
        if monotonic() - moved_at > MOST_SECONDS:
            raise AssertionError("nobody can move")
        has_moved = finger.step()
        moves += has_moved
        if has_moved and moves == MIDDLE:
            finger.shoot("middle")
        if any([has_moved, *[player.step() for player in others]]):
            moved_at = monotonic()
        else:
            finger.tapper.page.wait_for_timeout(STILL)


def sit_down(people: list[Player], url: str, command: str) -> None:
    """Begin the first game: the others join, each where they play, and the first opens the Activity."""
    for player, name in zip(people, NAMES, strict=False):
        player.sit_down(url)
        assert player.name == name
        # The bot may still be starting.
        expect(player.page.get_by_text("is offline")).to_be_hidden()
    tapper, *others = people
    options = {"players": str(len(people))} if len(people) == TABLE else {}
    tapper.run(command, **options, **({"clock": "No clock"} if others else {}))
    for player in others:
        player.press("Join")
    for player in others[1:]:
        player.go("Roll & Write")
    tapper.messages.get_by_role("button", name="Open the sheet").last.click()
    if others:
        others[0].press("My sheet")


def again(finger: Finger, others: list[Player]) -> None:
    """Play the next game with the same people, whom the rematch seats."""
    finger.tapper.button("Rematch").click()
    expect(finger.tapper.frame.locator("[data-status=lobby]")).to_be_attached()
    finger.tapper.button("Start").click()
    expect(finger.tapper.frame.locator("[data-status=running]")).to_be_attached()
    others[0].press("My sheet")


@dataclass(frozen=True)
class Plan:
    """Games of the same people, one after the other."""

    size: str
    kind: str
    scheme: str
    games: int
    seed: int
    shots: Path

    def played(self, chromium: Browser, url: str) -> Iterator[Seen]:
        command, number = KINDS[self.kind]
        errors: list[str] = []
        tapper = seated(chromium, url, errors, size=SIZES[self.size], scheme=self.scheme)
        chatting = [seated(chromium, url, errors, size=DESKTOP) for _ in range(number - 1)]
        named = zip([tapper, *chatting], NAMES, strict=False)
        people = [Player(one.page, name, is_phone=one.is_phone) for one, name in named]
        shots = self.shots / f"{self.size}-{self.kind}-{self.scheme}"
        finger = Finger(tapper, self.size, Random(f"{self.seed} {self.size} {self.kind}"), shots)
        sit_down(people, url, command)
        for game in range(self.games):
            if game:
                again(finger, people[1:])
            finger.seen = seen = Seen()
            try:
                expect(tapper.frame.locator(".about")).to_be_visible()
                finger.shoot("start")
                play(finger, people[1:])
                finger.shoot("end")
                if game == self.games - 1:
                    finger.look_back()
            except (AssertionError, Error):
                for player in people:
                    player.page.screenshot(path=shots.with_name(f"{shots.name}-given-up-{player.name}.png"))
                raise
            seen.errors += errors
            errors.clear()
            yield seen


COLUMNS = (
    *("game", "rounds", "taps on places", "on buttons", "taps a round", "wrong", "on nothing", "magnifier"),
    *("refused", "errors"),
)


def row(size: str, kind: str, seen: Seen) -> Sequence[str]:
    """Return the cells that `COLUMNS` names, after printing each miss, refusal and error."""
    print(*seen.misses, *seen.refused, *seen.errors, sep="\n", flush=True)
    taps, rounds = seen.taps, max(1, len(seen.rounds))
    a_round = (taps["places"] + taps["buttons"]) / rounds
    counts = (taps["wrong"], taps["none"], taps["magnified"], len(seen.refused), len(seen.errors))
    places = (f"{len(seen.rounds)}", f"{taps['places']}", f"{taps['buttons']}", f"{a_round:.2f}")
    return f"{kind}, {size}", *places, *map(str, counts)


def main() -> int:
    parser = argparse.ArgumentParser(prog="tests.browser.whole_games", description=__doc__)
    parser.add_argument("--games", type=int, default=3)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--sizes", nargs="+", default=list(SIZES), choices=list(SIZES))
    parser.add_argument("--kinds", nargs="+", default=list(KINDS), choices=list(KINDS))
    parser.add_argument("--shots", type=Path, metavar="DIR", help="save screenshots here")
    options = parser.parse_args()
    if options.shots:
        options.shots.mkdir(parents=True, exist_ok=True)
    expect.set_options(timeout=PATIENCE)
    code, rows = 0, list[Sequence[str]]()
    for number, (size, kind) in enumerate(product(options.sizes, options.kinds)):
        games = options.games if KINDS[kind][1] == TABLE else 1
        with TemporaryDirectory() as folder, launched() as chromium, playing(Path(folder)) as url:
            shots = options.shots or Path(folder)
            plan = Plan(size, kind, SCHEMES[number % 2], games, options.seed, shots)
            try:
                rows.extend(row(size, kind, seen) for seen in plan.played(chromium, url))
            except (AssertionError, Error) as error:
                print(f"{size:8} {kind:14} GIVEN UP: {error}", flush=True)
                code = 1
    show("Whole games at mixed tables", COLUMNS, rows)
    return code


if __name__ == "__main__":
    sys.exit(main())
