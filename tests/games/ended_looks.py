"""Looks at finished games, each played by random players."""

from __future__ import annotations

from dataclasses import replace

from bot.computers.self_play import play_on
from bot.games.registry import PARTS
from bot.messages.additions import NONE
from bot.messages.ended import end_picture
from bot.turns.look import Look
from engine.game import Seat
from engine.games import GAMES
from tests.games.brikks.pictures.games import NAMES
from tests.journeys import drawn
from tests.paths import DATA

TABLE = {"level": (DATA / "fixture.toml").read_text(encoding="utf-8")}
DUEL = {"variant": "duel", "level": "2"}
BASE = {"variant": "base", "level": "2"}


def ended(game: str, seats: int, options: dict[str, str], *, left: int | None = None) -> Look:
    header = GAMES[game].new_header(seats, options)
    players = [PARTS[game].measuring["random"]] * seats
    *_, (_, state) = play_on(GAMES[game], header, b"seed", players)
    mode = "duel" if options.get("variant") == "duel" else "solo" if seats == 1 else "table"
    look = drawn.look_at(game, state, Seat(0), variant="2", mode=mode)
    named = tuple(replace(p, name=NAMES[p.seat], has_left=p.seat == left) for p in look.players)
    return replace(
        look, players=named, options=replace(look.options, header_options=header.options, seats=seats)
    )


def ending_picture(look: Look, theme: str = "dark", par: int | None = None) -> bytes:
    look = replace(look, par=par, viewer=replace(look.viewer, theme=theme))
    return end_picture(look, NONE).draw()
