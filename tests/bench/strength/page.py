"""The text of the report."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass

from bot.games.registry import players
from bot.pages.texts import DEFAULT, text
from tests.bench.strength.contests import SOLO, Contests, Mode
from tests.bench.strength.figures import Estimate, Figures, Outcome, mean, ratio
from tests.bench.strength.markdown import (
    NONE,
    interval,
    of_percent,
    of_points,
    paragraph,
    percent,
    points,
    table,
)
from tests.bench.strength.matches import measured

ALL_LEVELS = "all levels"
EVEN = 0.5
Wins = Mapping[tuple[str, ...], Mapping[str, Estimate | None]]


def game_title(game: str) -> str:
    return text(DEFAULT, f"game-{game}")


def by_game(outcomes: Iterable[Outcome]) -> Mapping[str, Figures]:
    known = list(outcomes)
    return {game: Figures(o for o in known if o.match.contest.game == game) for game in measured()}


def page(figures: Mapping[str, Figures]) -> str:
    """Return the report as Markdown."""
    lines = [
        "# How strong the computer players are",
        "",
        *paragraph(
            f"The computer players played {sum(len(of_one.outcomes) for of_one in figures.values()):,} games, alone",
            "and against each other, under the engine's rules. They see only what a person in their seat would see.",
            "Brackets hold 95 % confidence intervals.",
            "A command writes this page; [the commands](#the-commands) that play the games are at the end.",
        ),
        *_goals(figures),
    ]
    for game, contests in measured().items():
        lines += _chapter(game, contests, figures[game])
    return "\n".join([*lines, *_commands(figures)])


def _goals(figures: Mapping[str, Figures]) -> Iterator[str]:
    rows = [
        (
            game_title(game),
            goal.text,
            interval(goal.written, goal.reached),
            f"{goal.reached.games:,}" if goal.reached else NONE,
            goal.verdict,
        )
        for game, contests in measured().items()
        for goal in goals(contests, figures[game])
    ]
    yield from ("## Goals", "")
    yield from paragraph(
        "A goal is met, or missed, when the whole interval lies on that side of it. Intervals assume a number of",
        "games fixed in advance; where a contest was extended because it was not settled, they are slightly too",
        "narrow.",
    )
    yield from table(("game", "goal", "reached", "games", ""), rows, texts=2)


def _chapter(game: str, contests: Contests, figures: Figures) -> Iterator[str]:
    found = wins(contests, figures)
    columns = list(next(iter(found.values())))
    yield from (f"## {game_title(game)}", "", "### Alone", "")
    yield from paragraph(contests.about_players)
    yield from contests.about_hindsight(figures)
    yield from _solo(game, contests, figures)
    yield from contests.after_solo(figures)
    yield from (f"### Against others{_on_one_level(contests)}", "")
    yield from paragraph("A shared win is split.")
    rows = [
        (
            titled(seated),
            f"{sum(e.games for name, e in estimates.items() if e and name != ALL_LEVELS):,}",
            *(of_percent(estimates[name]) for name in columns),
        )
        for seated, estimates in found.items()
    ]
    yield from table(("wins of the first", "games", *columns), rows)
    yield from contests.after_wins(figures)


def _on_one_level(contests: Contests) -> str:
    levels = {level for name, mode in contests.modes.items() if name != SOLO for level in mode.levels}
    return f", on level {levels.pop()}" if len(levels) == 1 else ""


def _solo(game: str, contests: Contests, figures: Figures) -> Iterator[str]:
    head = ["level", "player", "games", "mean points"]
    head += [f"of {contests.base}"] * (contests.base is not None)
    head += ["of hindsight"] * (contests.hindsight is not None)
    levels = filter(figures.levels(SOLO).__contains__, contests.modes[SOLO].levels)
    rows = [row for level in levels for row in _of_level(game, contests, figures, level)]
    yield from table(head, [row[: len(head)] for row in rows], texts=2)


def _of_level(game: str, contests: Contests, figures: Figures, level: str) -> Iterator[Sequence[str]]:
    base, bounds = figures.points(level, contests.base or ""), figures.bounds(level)
    of_each = {name: figures.points(level, name) for name in players(game)}
    if contests.hindsight:
        of_each["*hindsight*"] = bounds
    for name, values in of_each.items():
        row = [level, name, f"{len(values):,}", of_points(mean(values.values()))]
        if contests.base:
            row.append(NONE if name == contests.base else of_percent(ratio(values, base)))
        yield [*row, NONE if values is bounds else of_percent(ratio(values, bounds))]


def wins(contests: Contests, figures: Figures) -> Wins:
    """Return the wins of each contest against others: by level and overall, or by mode."""
    modes = {name: mode for name, mode in contests.modes.items() if name != SOLO}
    found: dict[tuple[str, ...], dict[str, Estimate | None]] = defaultdict(dict)
    for name, mode in modes.items():
        for seated in mode.seatings:
            if len(modes) == 1:
                for level in filter(figures.levels(name).__contains__, mode.levels):
                    found[seated][f"level {level}"] = figures.wins(name, [level], seated)
            column = ALL_LEVELS if len(modes) == 1 else name
            found[seated][column] = figures.wins(name, mode.levels, seated)
    return found


def _commands(figures: Mapping[str, Figures]) -> Iterator[str]:
    """Yield the commands that play these games again."""
    yield from ("## The commands", "")
    yield from paragraph(
        "These play the same games again, with any number of processes (`--jobs`); games already in the file",
        "are skipped.",
    )
    for game in sorted(figures):
        words = _plays(game, measured()[game], figures[game])
        yield from (
            f"    .venv/bin/python -m tests.bench.strength play outcomes.jsonl {each}" for each in words
        )
    yield from (
        "    .venv/bin/python -m tests.bench.strength report outcomes.jsonl --out docs/strength.md",
        "",
    )
    for game, contests in measured().items():
        compiled = Counter(outcome.is_compiled for outcome in figures[game].outcomes)
        if contests.is_compiled and compiled[True]:
            yield from paragraph(
                f"{compiled[True]:,} of the {compiled.total():,} games of {game_title(game)} were played with",
                f"compiled functions (`pip install .[fast]`). {contests.about_compiled}",
            )


def _plays(game: str, contests: Contests, figures: Figures) -> Iterator[str]:
    """Yield the arguments for the games that all contests of a mode have, then for extra games of some
    contests."""
    sizes: dict[tuple[str, int, str], dict[tuple[str, ...], int]] = defaultdict(dict)
    for match in (outcome.match for outcome in figures.outcomes):
        known = sizes[match.contest.mode, match.seed, match.contest.level]
        seated = match.contest.players
        known[seated] = max(known.get(seated, 0), match.number + 1)
    levels: dict[tuple[str, int, tuple[str, ...], int], list[str]] = defaultdict(list)
    for (mode, seed, level), known in sorted(sizes.items()):
        of_all = min(known.get(seated, 0) for seated in contests.modes[mode].seatings)
        if of_all:
            levels[mode, seed, (), of_all].append(level)
        for seated, games in known.items():
            if games > of_all:
                levels[mode, seed, tuple(dict.fromkeys(seated)), games].append(level)
    for (mode, seed, seated, games), alike in levels.items():
        who = f" --players {' '.join(seated)}" if seated else ""
        bounds = max(len(figures.bounds(level)) for level in alike)
        is_bounded = (
            contests.hindsight and mode == SOLO and seated in {(), (contests.strongest,)} and bounds < games
        )
        some = f" --bounds {bounds}" if is_bounded else ""
        yield f"--game {game} --modes {mode} --levels {' '.join(alike)}{who} --games {games}{some} --seed {seed}"


@dataclass(frozen=True, slots=True)
class Goal:
    text: str
    least: float
    reached: Estimate | None
    written: Callable[[float], str]

    @property
    def verdict(self) -> str:
        """Judge the whole interval, so that luck neither meets nor misses a goal."""
        if self.reached is None:
            return "not measured"
        if self.reached.low > self.least:
            return "**met**"
        if self.reached.high < self.least:
            short = self.written(self.least - self.reached.value)
            return f"**missed** by {short.replace('%', 'percentage points')}"
        return f"not settled: {self.written(self.least)} is within the interval"


def titled(seated: Sequence[str]) -> str:
    """Name the players of a contest, such as `master against three naive`."""
    first, *others = seated
    return f"{first} against {others[0] if len(others) == 1 else f'three {others[0]}'}"


def goals(contests: Contests, figures: Figures) -> Iterator[Goal]:
    strongest = contests.strongest
    for level, least in contests.goals.items():
        text = f"{strongest} alone on level {level}: "
        if contests.hindsight:
            text += f"at least {percent(least)} of hindsight"
            reached = ratio(figures.points(level, strongest), figures.bounds(level))
            yield Goal(text, least, reached, percent)
        else:
            reached = mean(figures.points(level, strongest).values())
            yield Goal(f"{text}mean points above {least:g}", least, reached, points)
    for name, mode in contests.modes.items():
        if name != SOLO:
            yield from (_wins(contests, figures, name, mode, seated) for seated in mode.seatings)


def _wins(contests: Contests, figures: Figures, name: str, mode: Mode, seated: tuple[str, ...]) -> Goal:
    """Return the goal for wins on all levels together."""
    least = contests.win_goals.get(seated, EVEN)
    share = "more than half" if least == EVEN else f"at least {percent(least)}"
    text = f"{titled(seated)}{mode.where}: {share} of the wins"
    return Goal(text, least, figures.wins(name, mode.levels, seated), percent)
