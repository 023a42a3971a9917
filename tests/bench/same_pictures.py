"""Draw random states of games in every theme and language, and tell which pictures, alt texts, text forms and
touch targets a change of the code has changed."""

from __future__ import annotations

import argparse
import json
import re
import sys
from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import lru_cache
from hashlib import sha256
from itertools import chain, islice
from pathlib import Path
from random import Random
from time import perf_counter
from typing import Any

from bot.games.command import Option, Subcommand
from bot.games.looks import look_without_table
from bot.games.registry import PARTS
from bot.games.solo import usual_choice
from bot.messages.additions import NONE
from bot.messages.ended import end_picture
from bot.pages.control import Verb, parse_control
from bot.pages.page import Button, Select
from bot.pages.texts import DEFAULT, LANGUAGES
from bot.render.theme import THEMES
from bot.turns.look import Look
from engine.game import Header, Left, Seat, State, Step
from engine.games import GAMES
from tests.bench.command import run
from tests.journeys.drawn import played
from tests.pixels import decoded

Seen = tuple[str, str | bytes]
"""What it is, and its words or its PNG."""

IN_A_GAME = 20
"""States of one game share much that takes long to draw."""
LARGER = (2, 3)
NAMES = ("Ada", "W" * 32, "Дмитрий", "健太郎" * 10, "Maximiliane", "Ω")
MOST_STEPS = 7
"""The most controls pressed for a half-made choice: six start numbers are chosen one by one."""
QUICK = 3
"""So many of a game's computer players think little."""
KEPT = 20
KEPT_HASHES = 500
"""A picture without words is the same in every language."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    file = parser.add_mutually_exclusive_group(required=True)
    file.add_argument("--out", type=Path, metavar="FILE", help="write a hash of everything that is seen")
    file.add_argument(
        "--against", type=Path, metavar="FILE", help="look at the states of this file again; 1 if any differs"
    )
    parser.add_argument("--states", type=int, default=300, metavar="N", help="of each game")
    parser.add_argument("--seed", type=int, default=1, help="the same seed gives the same states")
    parser.add_argument("--game", choices=PARTS, help="if not all")
    parser.add_argument(
        "--keep",
        type=Path,
        metavar="DIR",
        help=f"save pictures that differ, as they are now, until there are {KEPT}",
    )


def main(args: argparse.Namespace) -> int:
    begun = perf_counter()
    wanted = {"states": args.states, "seed": args.seed, "games": [args.game] if args.game else [*PARTS]}
    before: dict[str, str] = {}
    if args.against is not None:
        first, *lines = args.against.read_text(encoding="utf-8").splitlines()
        wanted, before = json.loads(first), dict(line.rsplit(" ", 1) for line in lines)
    now: dict[str, str] = {}
    for game in wanted["games"]:
        for name, content in seen(game, wanted["states"], wanted["seed"]):
            now[name] = hashed(content)
            if (
                before
                and args.keep is not None
                and isinstance(content, bytes)
                and before.get(name) != now[name]
            ):
                keep(content, name, args.keep)
    if args.out is not None:
        lines = [json.dumps(wanted), *(f"{name} {digest}" for name, digest in now.items())]
        args.out.write_text("".join(f"{line}\n" for line in lines), encoding="utf-8")
        before = now
    differing = [
        f"{name} was {before.get(name, 'not there')}, is {now.get(name, 'not there')}"
        for name in before | now
        if before.get(name) != now.get(name)
    ]
    print(*differing, f"{len(differing)} of {len(before | now):,} differ", sep="\n")
    print(f"{perf_counter() - begun:.0f} s")
    return 1 if differing else 0


def keep(picture: bytes, name: str, folder: Path) -> None:
    """Save a picture under its name, if the folder has room."""
    folder.mkdir(parents=True, exist_ok=True)
    if sum(1 for _ in folder.iterdir()) < KEPT:
        (folder / re.sub(r"[^\w.=-]+", "_", f"{name}.png")).write_bytes(picture)


@lru_cache(KEPT_HASHES)
def hashed(content: bytes | str) -> str:
    """Return a hash of words, or of a picture's pixels: its bytes may differ though it looks the same."""
    if isinstance(content, str):
        return sha256(content.encode()).hexdigest()[:16]
    image = decoded(content)
    found = sha256(repr(image.size).encode())
    found.update(image.tobytes())
    return found.hexdigest()[:16]


@dataclass(frozen=True, slots=True)
class Moment:
    """A state of a game as one seat sees it, and what is drawn of it."""

    look: Look
    public: Look
    args: tuple[str, ...]
    """Half-made choices."""
    missed: Any
    """Another move than the entry; None without an entry."""
    has_preview: bool


def seen(game: str, states: int, seed: int) -> Iterator[Seen]:
    """Yield everything that is seen of random states of a game."""
    for first in range(0, states, IN_A_GAME):
        random = Random(f"{game} {seed} {first}")
        found = list(islice(moments(game, seed + first // IN_A_GAME, random), min(IN_A_GAME, states - first)))
        for theme in THEMES:
            larger = random.choice(LANGUAGES)
            for locale in LANGUAGES:
                for scale in (1, *LARGER) if locale == larger else (1,):
                    for number, moment in enumerate(found, first + 1):
                        for name, content in shown(moment, theme, locale, scale):
                            yield f"{game} {number} {theme} {locale} {scale}x {name}", content


def shown(moment: Moment, theme: str, locale: str, scale: int) -> Iterator[Seen]:
    """Yield every picture of a moment that has this size, and once what belongs to them."""
    look, public = (
        replace(each, viewer=replace(each.viewer, theme=theme)).read_in(locale)
        for each in (moment.look, moment.public)
    )
    drawn, args = PARTS[look.kind].pictures, moment.args if scale == 1 else moment.args[-1:]
    pictures = {f"sheet:{arg}": drawn.sheet(look, arg) for arg in args}
    pictures["table"] = drawn.table(public)
    pictures["lies"] = drawn.lies(look)
    if moment.missed is not None:
        pictures["compared"] = drawn.compared(look, moment.missed)
    if moment.has_preview:
        lobby = replace(public, view=None, status="lobby", players=public.players[:1])
        pictures["preview"] = drawn.preview(lobby)
    if look.is_over:
        pictures["reveal"] = end_picture(public, NONE)
    for name, picture in pictures.items():
        if scale == 1 or picture.is_scalable:
            large = picture.at(scale)
            yield name, b"".join(draw() for draw in (large.draw, *large.then))
    if scale == 1:
        yield from ((f"{name} alt", picture.description) for name, picture in pictures.items())
        yield "text", drawn.sheet_text(look)
        yield "dice", repr(drawn.dice(look))
        yield from ((f"targets:{arg}", repr(drawn.targets(look, arg))) for arg in args)


def moments(game: str, number: int, random: Random) -> Iterator[Moment]:
    """Yield moments of one game, half of them from any of its phases, so that short ones occur."""
    part, rules = PARTS[game], GAMES[game]
    turn, place = divmod(number, len(part.subcommands))
    way = part.subcommands[place]
    header, variant = chosen(game, way, turn, random)
    player = random.choice([*part.players.values()][:QUICK])
    states = [state for state, _ in played(game, header.seats, dict(header.options), player, random)]
    phases: dict[Any, list[State]] = {}
    for state in states:
        phases.setdefault(getattr(rules.view(state, None), "phase", None), []).append(state)
    while True:
        state = random.choice(random.choice([states, random.choice([*phases.values()])]))
        yield moment(header, way.mode, variant, state, random, is_new=turn % 3 == 1)


def chosen(game: str, way: Subcommand, turn: int, random: Random) -> tuple[Header, str]:
    """Return the header of a game, and its variant; every turn takes the next value of each option."""
    given = {}
    for option in way.options:
        if isinstance(option, Option):
            # A level that is made when it is chosen would be another one next time.
            typed = [value for _, value in option.suggest("", DEFAULT)] if option.suggest is not None else []
            known = [value for value in typed if usual_choice(way, {option.name: value}).make is None]
            values = [*option.choices, *known]
            given[option.name] = values[turn % len(values)]
    if turn % 3 == 2:
        given.update(PARTS[game].daily(random.randrange(4), random))
    choice = usual_choice(way, given)
    options = {**choice.header_options, **(choice.make() if choice.make is not None else {})}
    if way.mode == "solo" and PARTS[game].express and turn % 4 > 1:
        options["throws"] = str(PARTS[game].express)
    return GAMES[game].new_header(way.seats[turn % len(way.seats)], options), choice.variant


def moment(header: Header, mode: str, variant: str, state: State, random: Random, *, is_new: bool) -> Moment:
    """Return what a random seat sees; some players are computers, some have moved, and one may have left."""
    part, rules = PARTS[header.kind], GAMES[header.kind]
    seats, left = [Seat(seat) for seat in range(header.seats)], None
    if header.seats > 1 and rules.result(state) is None and random.random() < 0.15:
        left = seats.pop(random.randrange(header.seats))
        state = rules.apply(state, Left(left))
    own, pending = random.choice(seats), rules.pending(state)
    view, entry, missed = rules.view(state, own), None, None
    if own in pending and random.random() < 0.4:
        entry, missed = (part.measuring["random"](view, random) for _ in range(2))
    look = look_without_table(
        "seen",
        header,
        view,
        own,
        NAMES[: header.seats],
        step=Step(view.round),
        variant=variant,
        mode=mode,
        users=range(1, header.seats + 1),
        entry=entry,
    )
    computer: dict[str, Any] = {"computer": part.strengths.stand_in, "user_id": None, "name": "1"}
    look = replace(
        look,
        players=tuple(
            replace(
                player,
                has_left=player.seat == left,
                is_asked=player.seat in pending,
                has_moved=player.has_moved if player.seat == own else random.random() < 0.5,
                is_new=is_new,
                **computer if player.seat != own and random.random() < 0.2 else {},
            )
            for player in look.players
        ),
        status="running" if rules.result(state) is None else "finished",
        is_alone=header.seats == 1,
        par=random.randrange(120) if mode == "solo" else None,
        is_plain=random.random() < 0.2,
    )
    public = replace(look, view=rules.view(state, None), viewer=replace(look.viewer, seat=None, entry=None))
    args = ["", half_made(look, random)]
    if own in pending and random.random() < 0.5:
        args.append(rules.format_move(part.measuring["random"](view, random)))
    return Moment(look, public, tuple(dict.fromkeys(args)), missed, random.random() < 0.05)


def half_made(look: Look, random: Random) -> str:
    """Return the choice to which a few random controls lead."""
    arg = ""
    for _ in range(random.randint(1, MOST_STEPS)):
        if not (steps := [*offered(look, arg)]):
            break
        arg = random.choice(steps)
    return arg


def offered(look: Look, arg: str) -> Iterator[str]:
    """Yield the choices to which the controls lead that choose half of a move."""
    controls = PARTS[look.kind].controls
    for item in chain.from_iterable(controls.rows(look, arg)):
        control = parse_control(item.custom_id) if isinstance(item, Button | Select) else None
        if control is not None and control.verb == Verb.CHOOSE:
            for value in [option.value for option in item.options] if isinstance(item, Select) else [""]:
                made = controls.choose(control.arg, value)
                yield made.arg or made.move or made.then


if __name__ == "__main__":
    sys.exit(run("same_pictures"))
