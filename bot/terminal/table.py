"""One person's game at the terminal: it shows, asks, and enters what was typed."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Coroutine, Iterable
from random import Random
from typing import Any, TypeVar

from rich.columns import Columns
from rich.console import Console

from bot.games.brilliant.pictures.words import refused_move
from bot.pages.texts import text
from bot.terminal import words
from bot.terminal.drawing import draw_race, draw_sheet, draw_throw
from bot.terminal.typed import Word, parse_number, parse_place, parse_word
from bot.terminal.words import listed_moves
from bot.turns.coordinator import Coordinator
from bot.turns.look import Look, Refused
from engine.brilliant.level import NUMBERS, Field, format_field
from engine.brilliant.notation import format_move
from engine.brilliant.sheet import Move, Pass, Placement, Start, Strike, why_not, why_not_start
from engine.brilliant.state import Phase, StartMode
from engine.brilliant.view import View
from engine.game import Refusal

T = TypeVar("T")


class Stop(Exception):
    """The person has had enough."""


class LocalTable:
    """Synchronous between the coordinator's transactions, so that Ctrl-C works while it waits for input."""

    def __init__(
        self,
        runner: asyncio.Runner,
        coordinator: Coordinator,
        game: str,
        user_id: int,
        *,
        console: Console,
        locale: str,
    ) -> None:
        self._runner = runner
        self._coordinator = coordinator
        self._game = game
        self._user_id = user_id
        self._console = console
        self._locale = locale
        self._starts: tuple[Field, ...] = ()
        """Start numbers placed one by one so far."""

    def play(self) -> None:
        """Return when the game is over or the person stops."""
        try:
            look = self._look()
            self._say(words.welcome_words(look, self._locale))
            while not look.is_over:
                look = self._round(look)
        except EOFError:
            self._say(["", text(self._locale, "play-eof")])
        except (KeyboardInterrupt, Stop):
            self._say([text(self._locale, "play-goodbye")])
        else:
            self._show_sheet(look)
            if not look.is_solo:
                self._show_race(look)
            self._say(words.ending_words(look, self._locale))

    def _round(self, look: Look) -> Look:
        """Ask until the step is closed; returns the look after it."""
        self._show(look)
        now = look
        while now.step == look.step:
            self._say([words.question_words(now, len(self._starts), self._locale)])
            line = self._ask()
            try:
                self._answer(now, line)
            except Refused as reason:
                self._explain(now.view, Refusal(reason.code, reason.values))
            now = self._look()
        self._starts = ()
        self._say(words.round_words(look, now, self._locale))
        return now

    def _answer(self, look: Look, line: str) -> None:
        match parse_word(line, self._locale):
            case Word.QUIT:
                raise Stop
            case Word.HELP:
                self._say([text(self._locale, "play-help"), text(self._locale, "play-help-rules")])
            case Word.SHEET:
                self._show(look)
            case Word.UNDO:
                self._undo(look)
            case Word.PASS:
                self._enter(look, Pass())
            case None if not line:
                self._go_on(look)
            case None:
                self._choose(look, line)

    def _go_on(self, look: Look) -> None:
        """The Enter key alone closes the round, or makes the one choice that suggests itself."""
        view: View = look.view
        if look.entry is not None:
            self._ready(look)
        elif view.phase is Phase.START and not self._starts:
            stars = Random().sample(view.level.stars, len(view.level.stars))
            self._enter(look, Start(tuple(stars)))
            self._show_sheet(self._look())
        elif view.phase is Phase.PLACE and not listed_moves(view):
            self._enter(look, Pass())
            self._ready(look)

    def _undo(self, look: Look) -> None:
        if look.entry is None and not self._starts:
            self._say([text(self._locale, "play-nothing-to-undo")])
            return
        self._do(self._coordinator.retract(self._game, self._user_id, look.step))
        self._starts = self._starts[:-1]
        if look.view.phase is Phase.START:
            self._show_sheet(self._look())

    def _choose(self, look: Look, line: str) -> None:
        view: View = look.view
        number, place = parse_number(line), parse_place(line, self._locale)
        if number is not None and (moves := listed_moves(view)):
            self._choose_listed(look, moves, number)
        elif place is not None and view.phase is Phase.START:
            self._place_start(look, place[0])
        elif place is not None and view.phase is Phase.PLACE:
            self._write(look, *place)
        elif view.phase is Phase.STRIKE and (area := view.level.area_by_key(line.upper())) is not None:
            self._enter(look, Strike(area))
        else:
            self._say([text(self._locale, "play-not-understood", input=line)])

    def _choose_listed(self, look: Look, moves: tuple[Move, ...], number: int) -> None:
        if 1 <= number <= len(moves):
            self._enter(look, moves[number - 1])
        else:
            self._say([text(self._locale, "play-not-in-list", count=len(moves))])

    def _write(self, look: Look, field: Field, number: int | None) -> None:
        """Write at a field; where one number alone fits, nobody needs to name it."""
        view: View = look.view
        if view.sheet is None or view.throw is None:
            return
        tried = [number] if number is not None else list(dict.fromkeys(view.throw))
        reasons = {n: why_not(view.level, view.sheet, view.throw, Placement(field, n)) for n in tried}
        fitting = [n for n, reason in reasons.items() if reason is None]
        if len(fitting) == 1:
            self._enter(look, Placement(field, fitting[0]))
        elif fitting:
            first, second = fitting
            name = format_field(field)
            self._say([text(self._locale, "play-which-number", field=name, first=first, second=second)])
        else:
            self._explain(view, *(reason for reason in reasons.values() if reason is not None))

    def _place_start(self, look: Look, field: Field) -> None:
        """The next start number; a field that cannot take it is refused at once."""
        level, mode = look.view.level, look.view.start_mode
        starts = (field,) if look.entry is not None else (*self._starts, field)
        used = {level.area_at[place] for place in starts if place < len(level.area_at)}
        # The rule speaks of six fields: the missing ones stand on stars that are in nobody's way.
        free = [star for star in level.stars if level.area_at[star] not in used]
        whole = Start((*starts, *free)[: len(NUMBERS)])
        if reason := why_not_start(level, whole, stars_only=mode is StartMode.STARS):
            self._explain(look.view, reason)
            return
        self._starts = starts
        if look.entry is not None:
            self._do(self._coordinator.retract(self._game, self._user_id, look.step))
        if len(starts) == len(NUMBERS):
            self._enter(look, whole)
        self._show_sheet(self._look())

    def _enter(self, look: Look, move: Move) -> None:
        self._do(self._coordinator.submit(self._game, self._user_id, look.step, format_move(move)))

    def _ready(self, look: Look) -> None:
        self._do(self._coordinator.ready(self._game, self._user_id, look.step))

    def _look(self) -> Look:
        """The present, in which the computer players have moved."""
        self._do(self._coordinator.idle())
        return self._do(self._coordinator.look(self._game, self._user_id))

    def _do(self, work: Coroutine[Any, Any, T]) -> T:
        return self._runner.run(work)

    # Showing

    def _show(self, look: Look) -> None:
        """All that a decision needs: the race, the sheet, the dice and the list of choices."""
        self._show_race(look)
        self._show_sheet(look)
        if look.view.throw is not None:
            self._console.print(draw_throw(look.view.throw, words.throw_words(look.view, self._locale)))
        moves = listed_moves(look.view)
        lines = [
            f"{n:>2}  {words.move_words(look.view, move, self._locale)}" for n, move in enumerate(moves, 1)
        ]
        self._console.print(Columns(lines, column_first=True, padding=(0, 3)))

    def _show_race(self, look: Look) -> None:
        self._console.print()
        self._console.print(draw_race(look.view, words.names(look, self._locale), self._locale))

    def _show_sheet(self, look: Look) -> None:
        chosen = look.entry.fields if isinstance(look.entry, Start) else self._starts
        pencil = dict(zip(chosen, NUMBERS, strict=False))
        self._console.print()
        self._console.print(draw_sheet(look.view, self._locale, pencil))

    def _explain(self, view: View, *reasons: Refusal) -> None:
        sentences = (refused_move(view.level, r.code, r.values, self._locale) for r in reasons)
        self._say(dict.fromkeys(sentences))

    def _say(self, lines: Iterable[str]) -> None:
        for line in lines:
            self._console.print(line)

    def _ask(self) -> str:
        """What was typed; raises EOFError at the end of the input."""
        prompt = f"{text(self._locale, 'play-prompt')} "
        line = self._console.input(prompt).strip()
        if not sys.stdin.isatty():
            self._console.print(line)  # A piped game reads like one that was typed.
        return line
