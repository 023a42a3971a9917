"""Films of recorded games."""

from __future__ import annotations

import io
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from PIL import Image, ImageSequence

from bot.features.reviews.film_frames import At, Frame, Reel, frames, rounds
from bot.games.review import Decided, Review, SeatReview
from bot.render.film import END
from bot.turns.look import Look
from engine.game import Seat, Step, states_of
from engine.games import GAMES
from tests.bench.records import look_at
from tests.bench.registry import TOOLS
from tests.bench.simulate import simulate
from tests.bench.simulation import Simulated


@dataclass(frozen=True)
class Filmed:
    frames: list[Frame]
    content: bytes
    at: At
    ends: Mapping[int, int]

    def pictures(self) -> list[Image.Image]:
        opened = Image.open(io.BytesIO(self.content))
        return [frame.convert("RGB") for frame in ImageSequence.Iterator(opened)]


def played(game: str, seats: int, strength: str = "random") -> Simulated:
    header = TOOLS[game].simulation.header({}, seats)
    return next(iter(simulate(header, [strength] * seats, 1, 7)))


def filmed(
    game: Simulated,
    review: Review | None = None,
    *,
    chosen: Sequence[int] = (),
    theme: str = "dark",
    locale: str = "en",
) -> Filmed:
    """The film of these rounds, or of all."""
    states = states_of(GAMES[game.header.kind], game.header, game.events)

    def at(seat: Seat, step: int) -> Look:
        return look_at(game, states[step], seat, Step(step), theme=theme)

    ends = rounds(at, len(game.events))
    shown = frames({number: ends[number] for number in chosen or ends}, game.header.seats, review)
    reel = Reel(at(Seat(0), len(game.events)).read_in(locale), at, shown)
    return Filmed(shown, b"".join(draw() for draw in reel.draws) + END, at, ends)


def judged(game: Simulated, losses: Sequence[tuple[int, int, float]]) -> Review:
    """A review in which only these decisions, (seat, round, points lost), were worse than the best."""
    seats = tuple(
        SeatReview(
            0,
            0.0,
            (),
            tuple(Decided(1, at, "", lost, 0.1, "better") for own, at, lost in losses if own == seat),
        )
        for seat in range(game.header.seats)
    )
    return Review(game.header.kind, seats)
