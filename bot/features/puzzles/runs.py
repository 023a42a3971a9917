"""A run: as many puzzles as somebody solves in three minutes, until the first wrong answer."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence

from bot.features.puzzles.page import NEW, Asked, motif_name
from bot.features.puzzles.store import RunPart
from bot.features.puzzles.verbs import PuzzleVerb
from bot.pages.control import Control
from bot.pages.page import Button, Page, Style, button, select
from bot.pages.texts import Speech
from bot.turns.clocks import MINUTE

LENGTH = 3 * MINUTE
ANY = "any"
"""The value of the select that stands for all themes."""
STARTED = re.compile(r"run([0-9a-z]+)")

Bests = Mapping[tuple[str, str], int]
"""The most puzzles solved in one run, by game and theme; without a theme, of any."""


def asked_in(tag: str) -> Asked:
    motif, _, rest = tag.partition(".")
    started = STARTED.fullmatch(rest.partition(".")[0])
    return Asked(motif, 0 if started is None else int(started[1], 36))


def bests_of(parts: Iterable[RunPart]) -> Bests:
    """Return a person's records."""
    runs, bests = Counter[tuple[str, int]](), dict[tuple[str, str], int]()
    for one in parts:
        runs[one.game_kind, one.run] += one.solved
        themed = one.game_kind, one.motifs.strip()
        bests[themed] = max(one.solved, bests.get(themed, 0))
    for (game, _), solved in runs.items():
        bests[game, ""] = max(solved, bests.get((game, ""), 0))
    return bests


def run_page(
    game: str, motifs: Sequence[str], bests: Bests, reader: Speech, over: str = "", *, motif: str = ""
) -> Page:
    """Return the page on which a run begins, with the records by theme; `over` says how the last one ended."""
    records = {theme: bests[game, theme] for theme in motifs if (game, theme) in bests}
    lines = [
        over,
        reader.say("puzzle-run", game=reader.say(f"game-{game}"), best=bests.get((game, ""), 0)),
        " · ".join(
            reader.say("puzzle-run-theme", motif=motif_name(game, theme, reader), best=best)
            for theme, best in records.items()
        ),
    ]
    themes = [(ANY, reader.say("puzzle-run-any"), "")]
    themes += [(theme, motif_name(game, theme, reader), "") for theme in motifs]
    choice = Control(PuzzleVerb.PUZZLEGO, arg=game, kind="s")
    return Page(
        rows=(
            (go_button(game, motif, reader, is_again=bool(over)),),
            (select(choice, reader.say("puzzle-run-choose"), themes),),
        ),
        caption=tuple(filter(None, lines)),
    )


def run_button(game: str, asked: Asked, reader: Speech, *, is_new: bool) -> Button:
    """Return the button to a run; in one that a wrong answer has ended, it begins another at once."""
    if asked.run:
        return go_button(game, asked.motif, reader, is_again=True)
    control = Control(PuzzleVerb.PUZZLERUN, arg=game, tag=NEW if is_new else "")
    return button(control, reader.say("puzzle-run-button"), emoji="⏱️")


def go_button(game: str, motif: str, reader: Speech, *, is_again: bool) -> Button:
    """Return the button that begins a run."""
    control = Control(PuzzleVerb.PUZZLEGO, arg=f"{game},{motif}")
    label = reader.say("puzzle-run-go", is_again="yes" if is_again else "no")
    return button(control, label, Style.PRIMARY, emoji="⏱️")


def solved_in(parts: Iterable[RunPart], run: int) -> int:
    """Count the puzzles solved in a run."""
    return sum(one.solved for one in parts if one.run == run)


def over_words(parts: Sequence[RunPart], game: str, run: int, reader: Speech, *, is_late: bool) -> str:
    """Say how a run ended, whose puzzles are among the parts."""
    solved, best = solved_in(parts, run), bests_of(parts).get((game, ""), 0)
    return reader.say(
        "puzzle-run-over",
        is_late="yes" if is_late else "no",
        solved=solved,
        is_record="none" if not best else "yes" if solved >= best else "no",
        best=best,
    )
