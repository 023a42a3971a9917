"""`python -m tests.browser.screen`: plays whole games by pressing and measures what the window shows.

Whenever the person is asked for a move, the page's geometry is read: the dice (the top of the picture), the
whole picture, the question (the embed, or the text of a message without one) and the controls. It prints for
each size and kind of game in how many of a hundred turns they were inside the window together ("whole"), in how
many at least what a move needs was: the throw, as dice or named in the question, the rows of the picture where
something can land, the question and the controls ("needed"), and how many presses a round took. The bot has an
Activity, so that there are as many buttons as there can be. Counted separately are the start, before the first round, the key from which a throw is
turned, and the first game, in which newcomers get tips and a legend. Going on is never a press of a round:
the next throw comes automatically, and the player presses only to save time.
"""

from __future__ import annotations

import argparse
import json
import re
import sys
import tempfile
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from time import monotonic
from typing import Any

from playwright.sync_api import Browser, Locator, expect
from playwright.sync_api import TimeoutError as TooLate

from tests.bench.report import show
from tests.browser.chromium import NoChromium, launched, window
from tests.browser.landings import landing_rows
from tests.browser.local_table import served
from tests.browser.player import Player

SIZES = {
    "390x664": True,
    "360x740": True,
    "1366x650": False,
    "1280x800": False,
    "390x844": True,
}
"""Width and height of a window, and whether it is a phone's."""
LETTER = re.compile(r"[A-Z]{1,2}(→[1-6])?( ⚡\d+)?( \+\d+⚡?| 🧨\d+)?")
"""A place or a block: its letter, the number of two that were thrown, what it costs and what it brings."""
STRIKE = re.compile(r"[A-Z]{1,2} · \d+→\d+")
QUICK_TURN = re.compile(r"↻\d⚡\d+")
GOING_ON = re.compile(r"Next throw|Ready")
"""Controls that need not be pressed."""
GOOD_START = "Good start"
LAST_RESORTS = tuple(map(re.compile, (r"Keep it", r"Pass", r"Bomb", r"Send .*", r"Drop out")))
"""What to press if no letter is offered, in this order."""
KEY = re.compile(r"Turn( or swap)?")
"""Opens the key, from which a throw is turned or swapped."""
TURN_SHARE = 0.1
"""How often the throw is turned although it has places."""
ROUND = re.compile(r"\b[Rr]ound (\d+)")
NAMED = re.compile(r"Where does (\w+ \d land|the )|Keep \w+ \d|Write (a )?\d|Neither \d nor \d|No \d fits")
"""A question that names the throw, or a mini-block."""
OVER = re.compile(r"Rematch|Play again")
PATIENCE = 20_000
"""Milliseconds until the page must show an answer."""
PRESS = 2_000
"""Milliseconds for a press; after that the control may be gone, because the next throw has come."""
STILL = 120
"""Milliseconds without a change after which a turn is measured."""
MOST_SHOTS = 5
MOST_PRESSES = 600
MOST_IDLE = 150
"""Looks at the page without anything to press."""
MOST_SECONDS = 900
"""Seconds after which a game is given up, which is reported."""

READ = """panel => {
  const box = (one) => one && one.getBoundingClientRect();
  const top = document.querySelector(".scroller").getBoundingClientRect();
  const isIn = (from, to) => from >= top.top - 1 && to <= top.bottom + 1;
  const picture = box(panel.querySelector(".picture"));
  const question = box([...panel.querySelectorAll(".embed")].at(-1) ?? panel.querySelector(".message-body > .markdown"));
  const rows = [...panel.querySelectorAll(".row")].map(box);
  const controls = rows.length ? { top: rows[0].top, bottom: rows.at(-1).bottom } : null;
  const has = (part) => !part || isIn(part.top, part.bottom);
  return {
    text: panel.innerText,
    alt: panel.querySelector(".picture img")?.alt ?? "",
    hasPicture: Boolean(picture),
    ids: [...panel.querySelectorAll(".row [data-control]")].map((one) => one.dataset.control),
    // In shares of the picture's width: what the window shows of it.
    shown: picture && [top.top - 1 - picture.top, top.bottom + 1 - picture.top].map((at) => at / picture.width),
    labels: [...panel.querySelectorAll(".row button:enabled, .row .select:enabled")].map((one) => one.dataset.label ?? ""),
    lists: [...panel.querySelectorAll(".row .select:enabled")].map((one) => one.dataset.label ?? ""),
    rows: rows.length,
    height: Math.round(Math.max(...[picture, question, controls].filter(Boolean).map((one) => one.bottom)) - (picture ?? question).top),
    room: Math.round(top.bottom - top.top),
    dice: !picture || isIn(picture.top, picture.top + Math.min(picture.height, 60)),
    picture: has(picture),
    question: has(question),
    controls: has(controls),
  };
}"""
SETTLED = """([panel, still]) => new Promise((resolve) => {
  const pictures = () => [...panel.querySelectorAll("img")].every((one) => one.complete);
  let timer;
  const wait = () => { clearTimeout(timer); timer = setTimeout(() => (pictures() ? done() : wait()), still); };
  const observer = new MutationObserver(wait);
  const done = () => { observer.disconnect(); resolve(true); };
  observer.observe(panel.parentElement, { childList: true, subtree: true, attributes: true });
  wait();
})"""
CHANGED = """([panel, before]) => {
  const now = [...panel.querySelectorAll("[data-control]")].map((one) => one.dataset.control).join();
  return !panel.isConnected || panel.nextElementSibling?.matches(".message") || now !== before || panel.innerText === "";
}"""
BEGUN = f"""() => {{
  const last = document.querySelector(".message:last-child");
  return last?.querySelector("[data-control]") && !/{OVER.pattern}/.test(last.innerText);
}}"""
CONTROLS = "panel => [...panel.querySelectorAll('[data-control]')].map((one) => one.dataset.control).join()"


PARTS = ("dice", "picture", "question", "controls")
NEEDED = ("throw", "landings", "question", "controls")


@dataclass(slots=True)
class Share:
    """The share of screens that showed everything, or what a move needs."""

    seen: int = 0
    whole: int = 0
    needed: int = 0

    def note(self, seen: Mapping[str, Any]) -> None:
        self.seen += 1
        self.whole += all(seen[part] for part in PARTS)
        self.needed += all(seen[part] for part in NEEDED)


@dataclass(slots=True)
class Count:
    """What was seen of one kind of game at one size."""

    turns: Share = field(default_factory=Share)
    others: Share = field(default_factory=Share)
    """The start, and the key."""
    presses: int = 0
    rounds: int = 0
    games: int = 0
    stuck: list[str] = field(default_factory=list)
    """What could be pressed when a game was given up."""
    missing: Counter[str] = field(default_factory=Counter)
    tallest: int = 0
    """The height of the tallest turn, from the top of its picture to the last control."""
    room: int = 0
    """The height of the list of messages."""

    def note(self, seen: Mapping[str, Any], *, is_turn: bool) -> None:
        self.room = seen["room"]
        if not is_turn:
            self.others.note(seen)
            return
        self.turns.note(seen)
        self.missing.update(part for part in (*PARTS, "throw", "landings") if not seen[part])
        self.tallest = max(self.tallest, seen["height"])


@dataclass(frozen=True, slots=True)
class Kind:
    """A kind of game: the commands and presses that begin it."""

    game: str
    name: str
    begin: Callable[[list[Player]], None]
    people: int = 1


def solo(game: str) -> Callable[[list[Player]], None]:
    return lambda players: players[0].run(f"{game} solo")


def with_computers(game: str) -> Callable[[list[Player]], None]:
    """Three at the table, two of them computer players; the sheet opens in the channel."""

    def begin(players: list[Player]) -> None:
        player = players[0]
        player.run(f"{game} play", players="3", clock="No clock", sheets="Privately in the channel")
        press_soon(player, "Computer")
        press_soon(player, "Steady")
        expect(player.last).to_contain_text("2 of 3")
        press_soon(player, "Steady")
        press_soon(player, "My sheet")

    return begin


def duel(players: list[Player]) -> None:
    players[0].run("brikks duel", sheets="Privately in the channel")
    press_soon(players[1], "Join")
    for player in players:
        press_soon(player, "My sheet")


KINDS = {
    "brilliant-solo": Kind("brilliant", "BRILLIANT solo", solo("brilliant")),
    "brilliant-table": Kind("brilliant", "BRILLIANT table", with_computers("brilliant")),
    "brikks-solo": Kind("brikks", "BRIKKS solo", solo("brikks")),
    "brikks-table": Kind("brikks", "BRIKKS table", with_computers("brikks")),
    "brikks-duel": Kind("brikks", "BRIKKS duel", duel, people=2),
}


def press_soon(player: Player, label: str) -> None:
    player.messages.get_by_role("button", name=re.compile(f"{label}$")).last.click(timeout=PATIENCE)


class Game:
    """One game; each person presses in the newest message that is for them."""

    def __init__(
        self, name: str, players: list[Player], count: Count, random: Random, shots: Path | None
    ) -> None:
        self._name = name
        self._players = players
        self._count = count
        self._random = random
        self._shots = shots
        self._rounds: set[tuple[int, str]] = set()
        self._pressed: dict[int, str] = {}
        """What each person pressed last."""

    def play(self) -> None:
        """Until it is over, or until `MOST_PRESSES` or `MOST_SECONDS`."""
        until = monotonic() + MOST_SECONDS
        presses = idle = 0
        while presses < MOST_PRESSES and monotonic() < until and idle < MOST_IDLE:
            moved = [self._step(number, player) for number, player in enumerate(self._players)]
            if any(done is None for done in moved):
                self._count.games += 1
                break
            presses += sum(bool(done) for done in moved)
            idle = 0 if any(moved) else idle + 1
            if not any(moved):
                self._players[0].page.wait_for_timeout(STILL)
        else:
            self._count.stuck += [", ".join(player.last.evaluate(READ)["labels"]) for player in self._players]
        self._count.rounds += len(self._rounds)

    def _step(self, number: int, player: Player) -> bool | None:
        """Measure and press; None when the game is over, False if there is nothing to press."""
        panel = player.last
        handle = panel.element_handle()
        player.page.evaluate(SETTLED, [handle, STILL])
        seen = self._read(panel)
        labels = seen["labels"]
        if any(OVER.search(label) for label in labels):
            return None
        going_on = next((label for label in labels if GOING_ON.fullmatch(label)), None)
        wanted = going_on or self._wanted(labels, seen["lists"])
        if wanted is None:
            return False
        if going_on is None:
            self._note(number, player, seen)
        before = panel.evaluate(CONTROLS)
        try:
            self._press(player, wanted)
            player.page.wait_for_function(CHANGED, arg=[handle, before], timeout=PATIENCE)
        except TooLate:
            return False
        self._pressed[number] = wanted
        return True

    def _read(self, panel: Locator) -> dict[str, Any]:
        """Return what the window shows of a message, and whether it has the throw and the landing rows."""
        seen: dict[str, Any] = panel.evaluate(READ)
        rows, shown = landing_rows(self._name, seen["ids"]), seen["shown"]
        is_strike = any(map(STRIKE.fullmatch, seen["labels"]))  # It has nothing to do with the throw.
        seen["throw"] = seen["dice"] or is_strike or NAMED.search(seen["text"]) is not None
        seen["landings"] = rows is None or (shown[0] <= rows[0] and rows[1] <= shown[1])
        return seen

    def _note(self, number: int, player: Player, seen: Mapping[str, Any]) -> None:
        """Measure a question; what is not about a round is counted apart."""
        if not seen["hasPicture"]:
            return
        is_key = KEY.fullmatch(self._pressed.get(number, "")) is not None
        if match := ROUND.search(seen["alt"]):
            self._rounds.add((number, match[1]))
        is_turn = match is not None and not is_key
        self._count.note(seen, is_turn=is_turn)
        self._shoot(player, seen, "turn" if is_turn else "key" if is_key else "start")

    def _wanted(self, labels: list[str], lists: list[str]) -> str | None:
        """Choose a letter at random, now and then a turn of the throw; otherwise a last resort, or the first
        list."""
        if GOOD_START in labels:
            return GOOD_START
        letters = [label for label in labels if LETTER.fullmatch(label) or STRIKE.fullmatch(label)]
        turns = [label for label in labels if QUICK_TURN.fullmatch(label)]
        turns += [label for label in labels if KEY.fullmatch(label)]
        if turns and (not letters or self._random.random() < TURN_SHARE):
            return self._random.choice(turns)
        if letters:
            return self._random.choice(letters)
        if lists and "Undo" not in labels:
            return lists[0]
        return next((label for wish in LAST_RESORTS for label in labels if wish.fullmatch(label)), None)

    def _press(self, player: Player, label: str) -> None:
        control = player.last.locator(f"[data-label={json.dumps(label, ensure_ascii=False)}]").first
        control.click(timeout=PRESS)
        is_list = control.get_attribute("role") == "combobox"
        if is_list:
            player.page.get_by_role("option").first.click(timeout=PATIENCE)
        if self._rounds and not GOING_ON.fullmatch(label):
            self._count.presses += 1 + is_list

    def _shoot(self, player: Player, seen: Mapping[str, Any], kind: str) -> None:
        """Keep the first screens of each kind and number of rows, those that fit and those that do not."""
        if self._shots is None:
            return
        has_all = all(seen[part] for part in NEEDED)
        name = f"{kind}-{'needed' if has_all else 'cut'}-{seen['rows']}-rows"
        self._shots.mkdir(parents=True, exist_ok=True)
        if (number := len([*self._shots.glob(f"{name}-*.png")])) < MOST_SHOTS:
            player.page.screenshot(path=self._shots / f"{name}-{number + 1}.png")


def measure(kind: Kind, size: str, games: int, random: Random, shots: Path | None) -> tuple[Count, Count]:
    """What the first game showed, and what the other games of the same people did, one after the other."""
    first, later = Count(), Count()
    with (
        launched() as chromium,
        tempfile.TemporaryDirectory() as folder,
        served("both", Path(folder)) as table,
    ):
        players = list(_seated(chromium, table.url, size, kind.people))
        for number in range(games):
            kind.begin(players)
            for player in players:
                player.page.wait_for_function(BEGUN, timeout=PATIENCE)
            is_first = number == 0
            taken = shots and shots / ("first" if is_first else "later")
            Game(kind.game, players, first if is_first else later, random, taken).play()
        for player in players:
            player.page.context.close()
    return first, later


def _seated(chromium: Browser, url: str, size: str, people: int) -> Iterator[Player]:
    width, height = map(int, size.split("x"))
    for name in ("Ada", "Dan")[:people]:
        context = window(chromium, (width, height), is_phone=SIZES.get(size, width <= 720))
        context.set_default_timeout(PATIENCE)
        player = Player(context.new_page(), name, is_phone=width <= 720)
        player.sit_down(url)
        yield player


COLUMNS = (
    *("window, game", "games", "turns", "whole", "needed", "others", "whole", "needed", "presses a round"),
    *("most, room", "what was outside"),
)


def row(size: str, name: str, count: Count) -> Sequence[str]:
    """One row, as `COLUMNS` names its cells."""
    a_round = f"{count.presses / count.rounds:.2f}" if count.rounds else "-"
    missing = ", ".join(f"{part} {number}" for part, number in count.missing.most_common())
    stuck = "".join(f" GIVEN UP at [{labels}]" for labels in count.stuck)
    shares = (*_shares(count.turns), *_shares(count.others))
    room = f"{count.tallest}, {count.room}"
    return f"{size}, {name}", f"{count.games}", *shares, a_round, room, f"{missing}{stuck}"


def _shares(share: Share) -> Sequence[str]:
    whole, needed = (
        f"{100 * part / share.seen:.1f} %" if share.seen else "-" for part in (share.whole, share.needed)
    )
    return f"{share.seen}", whole, needed


def main() -> int:
    parser = argparse.ArgumentParser(prog="tests.browser.screen", description=__doc__)
    parser.add_argument("--games", type=int, default=3)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--sizes", nargs="+", default=list(SIZES), metavar="WIDTHxHEIGHT")
    parser.add_argument("--kinds", nargs="+", default=list(KINDS), choices=list(KINDS))
    parser.add_argument("--shots", type=Path, metavar="DIR", help="save screenshots of chosen turns here")
    options = parser.parse_args()
    expect.set_options(timeout=PATIENCE)
    rows = []
    for size in options.sizes:
        for name in options.kinds:
            random = Random(f"{options.seed} {size} {name}")
            shots = options.shots and options.shots / size / name
            try:
                first, later = measure(KINDS[name], size, options.games, random, shots)
            except NoChromium as error:
                print(f"error: {error}", file=sys.stderr)
                return 1
            titled = ((f"{KINDS[name].name}, first", first), (KINDS[name].name, later))
            rows += [row(size, title, count) for title, count in titled if count.games]
    show("In how many turns the window showed all, or what a move needs", COLUMNS, rows)
    return 0


if __name__ == "__main__":
    sys.exit(main())
