"""The text of the report."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from functools import partial
from statistics import fmean

from bot.games.brikks.record import BANDS
from bot.games.brilliant.players.hindsight import TEMPERS
from bot.games.brilliant.players.strengths import COMPILED
from bot.games.brilliant.players.strengths import TIRELESS as TIRELESS_EFFORT
from bot.games.computers import players
from bot.tools.strength.contests import (
    BEYOND_MASTER,
    BRIKKS,
    BRILLIANT,
    HARDEST,
    MODES,
    NAIVE,
    SOLO,
    TIRELESS,
    TOLD,
    seatings,
)
from bot.tools.strength.figures import ALL_LEVELS, Figures, difference, mean, ratio
from bot.tools.strength.goals import HINDSIGHT, goals
from bot.tools.strength.writing import NONE, interval, paragraph, percent, picture, points, table, titled
from bot.turns.computers import MASTER
from engine.brikks.state import NORMAL_LEVEL
from engine.brikks.view import POINTS_PER_LEVEL, RATINGS

of_percent, of_points = partial(interval, written=percent), partial(interval, written=points)


def report(figures: Figures, folder: str) -> str:
    """Markdown, with links to the pictures in a folder beside it."""
    lines = [
        "# How strong the computer players are",
        "",
        *paragraph(
            f"Figures on {len(figures.outcomes):,} games that the computer players played by the rules of the",
            "engine, alone and against each other, seeing only what a person in their seat would see.",
            "The 95 % confidence interval is in brackets.",
            "A command writes this page; [the commands](#the-commands) that play the games are below.",
        ),
        *_goals(figures),
        *_brilliant(figures, folder),
        *_brikks(figures, folder),
        *_commands(figures),
    ]
    return "\n".join(lines)


def _goals(figures: Figures) -> Iterator[str]:
    rows = [
        (
            goal.game.upper(),
            goal.text,
            interval(goal.reached, goal.written),
            f"{goal.reached.games:,}" if goal.reached else NONE,
            goal.verdict,
        )
        for goal in goals(figures)
    ]
    yield from ("## Goals", "")
    yield from paragraph(
        "A goal counts as met, or as missed, when the whole interval lies on that side of it. An interval holds",
        "for a number of games chosen beforehand: of a contest that was played on because it was not settled,",
        "it is a little too narrow.",
    )
    yield from table(("game", "goal", "reached", "games", ""), rows, texts=2)


def _brilliant(figures: Figures, folder: str) -> Iterator[str]:
    yield from ("## BRILLIANT", "", "### Alone", "")
    yield from picture("For each level the share of hindsight, by player", folder, "brilliant-ladder")
    yield from paragraph(
        "*Random* and *naive* are measuring players: any legal number, and the legal number whose area has the",
        "fewest empty fields. On one level all players have the same throws; a share is of the sums over the",
        "games that both have. In the picture a dashed line is the master's goal.",
    )
    yield from _meaning_of_hindsight(figures)
    rows = [row for level in MODES[BRILLIANT][SOLO] for row in _solo_rows(figures, level)]
    yield from table(("level", "player", "games", "mean points", "of naive", "of hindsight"), rows, texts=2)
    yield from _beyond_master(figures)
    yield from picture("How the points of each player are spread, by level", folder, "brilliant-scores")
    yield from paragraph("A dot is the mean; the curve above it is high where games are frequent.")
    yield from ("### Against others", "")
    yield from picture("The shares of the wins, by contest and level", folder, "brilliant-wins")
    yield from paragraph(
        "A shared win is split. A grey dashed line is what chance gives, a golden one the goal."
    )
    yield from _wins(figures, BRILLIANT)


def _meaning_of_hindsight(figures: Figures) -> Iterator[str]:
    widths = {str(outcome.match.width) for outcome in figures.outcomes if outcome.bound is not None}
    leads = [outcome.value - outcome.bound for outcome in figures.outcomes if outcome.bound is not None]
    if leads:
        yield from paragraph(
            "*Hindsight* is what a search reaches that knows all throws of the master's game and begins with the",
            f"master's start numbers: {len(TEMPERS)} beam searches that judge sheets differently, of which the best",
            f"counts; after each throw each keeps the {' or '.join(sorted(widths))} best sheets that differ. What it",
            "finds can be reached, so the true best may be higher: of the",
            f"{len(leads):,} games the {MASTER} came to as much in {sum(lead == 0 for lead in leads):,} and to more in",
            f"{sum(lead > 0 for lead in leads):,}.",
        )


def _beyond_master(figures: Figures) -> Iterator[str]:
    """What more search, and what knowing throws beforehand would bring."""
    master = figures.points(BRILLIANT, HARDEST, MASTER)
    played = {name: values for name in BEYOND_MASTER if (values := figures.points(BRILLIANT, HARDEST, name))}
    if not played or not master:
        return
    yield from paragraph(
        f"*What keeps the {MASTER} from more?* It looks at the best {COMPILED.choices} choices, each time in",
        f"{COMPILED.futures} futures of {COMPILED.rolls} throws; those that have fallen behind are dropped, and the",
        f"others go on in up to {COMPILED.futures * COMPILED.heats:,} futures.",
        f"*{TIRELESS.capitalize()}* begins with {TIRELESS_EFFORT.choices} choices and goes on in up to",
        f"{TIRELESS_EFFORT.futures * TIRELESS_EFFORT.heats:,} futures, each to the end of the game;",
        f"*{next(iter(TOLD))}* and so on are masters that know as many throws to come. All had the same throws.",
    )
    rows = [
        (
            name,
            f"{len(values):,}",
            of_points(mean(list(values.values()))),
            of_points(difference(values, master)),
            of_percent(figures.of_hindsight(HARDEST, name)),
        )
        for name, values in played.items()
    ]
    yield from table(("player", "games", "mean points", f"more than {MASTER}", "of hindsight"), rows)
    verdict = []
    if (short := _short_of_goal(figures)) > 0:
        verdict.append(f"For its goal the {MASTER} would need {points(short)} points more.")
    if gain := difference(played.get(TIRELESS, {}), master):
        verdict.append(
            "More search would help." if gain.low > 0 else "That more search would help is not shown."
        )
    yield from paragraph(*verdict)


def _short_of_goal(figures: Figures) -> float:
    """By how many points the master misses its share of hindsight, nothing or less where it does not."""
    master, bounds = figures.points(BRILLIANT, HARDEST, MASTER), figures.bounds(HARDEST)
    both = master.keys() & bounds.keys()
    return fmean(HINDSIGHT[HARDEST] * bounds[game] - master[game] for game in both) if both else 0.0


def _solo_rows(figures: Figures, level: str) -> Iterator[Sequence[str]]:
    naive, bounds = figures.points(BRILLIANT, level, NAIVE), figures.bounds(level)
    for player in players(BRILLIANT):
        values = figures.points(BRILLIANT, level, player)
        of_naive = of_percent(ratio(values, naive)) if player != NAIVE else NONE
        of_bound = of_percent(figures.of_hindsight(level, player))
        yield level, player, f"{len(values):,}", of_points(mean(list(values.values()))), of_naive, of_bound
    bound = of_points(mean(list(bounds.values())))
    yield level, "*hindsight*", f"{len(bounds):,}", bound, of_percent(ratio(bounds, naive)), NONE


def _brikks(figures: Figures, folder: str) -> Iterator[str]:
    yield from ("## BRIKKS", "", "### Alone", "")
    yield from picture("For each level the mean points, by player", folder, "brikks-ladder")
    yield from paragraph(
        "*Random* and *greedy* are measuring players: the thrown block anywhere it fits, and the move after",
        "which the sheet is worth most. In the picture a dashed line is the master's goal.",
    )
    rows = [
        (level, player, f"{len(values):,}", of_points(mean(list(values.values()))))
        for level in MODES[BRIKKS][SOLO]
        for player in players(BRIKKS)
        if (values := figures.points(BRIKKS, level, player))
    ]
    yield from table(("level", "player", "games", "mean points"), rows, texts=2)
    yield from _ratings(figures)
    yield from picture("How the points of each player are spread, by level", folder, "brikks-scores")
    yield from paragraph(
        "A dot is the mean; the curve above it is high where games are frequent. Upright lines part the bands",
        "of the rating.",
    )
    yield from (f"### Against others, on level {NORMAL_LEVEL}", "")
    yield from picture(
        "The shares of the wins, by contest, at the table and in the duel", folder, "brikks-wins"
    )
    yield from paragraph("A shared win is split. The grey dashed line is what chance gives.")
    yield from _wins(figures, BRIKKS)


def _ratings(figures: Figures) -> Iterator[str]:
    """How the games on the usual level are rated."""
    added = POINTS_PER_LEVEL * (NORMAL_LEVEL - 1)
    rows = []
    for player in players(BRIKKS):
        values = figures.points(BRIKKS, str(NORMAL_LEVEL), player).values()
        reached = Counter(sum(value + added < least for least in RATINGS) for value in values)
        if values:
            rows.append((player, *(percent(reached[band] / len(values)) for band in range(len(BANDS)))))
    yield from paragraph(
        f"How the games on level {NORMAL_LEVEL} are rated by the table of the rules, {added} points being added:"
    )
    yield from table(("player", *BANDS), rows)


def _wins(figures: Figures, game: str) -> Iterator[str]:
    found = figures.ladder(game)
    columns = list(next(iter(found.values())))
    rows = [
        (
            titled(seated),
            f"{sum(e.games for name, e in estimates.items() if e and name != ALL_LEVELS):,}",
            *(of_percent(estimates[name]) for name in columns),
        )
        for seated, estimates in found.items()
    ]
    yield from table(("wins of the first", "games", *columns), rows)


def _commands(figures: Figures) -> Iterator[str]:
    """What plays these games again."""
    yield from ("## The commands", "")
    yield from paragraph(
        "These play the same games again, whatever the number of processes (`--jobs`); what a file holds",
        "already is not played twice.",
    )
    yield from (f"    python3 -m bot strength play outcomes.jsonl {words}" for words in _plays(figures))
    yield from ("    python3 -m bot strength report outcomes.jsonl --out docs/strength.md", "")
    compiled = Counter(o.is_compiled for o in figures.outcomes if o.match.contest.game == BRILLIANT)
    if compiled[True]:
        yield from paragraph(
            f"{compiled[True]:,} of the {compiled.total():,} games of BRILLIANT were played with compiled functions",
            "(`pip install .[fast]`). Its master looks at more futures with them, so its games differ without.",
        )


def _plays(figures: Figures) -> Iterator[str]:
    """The arguments for the games that all contests of a mode have, then for those that some have beyond."""
    sizes: dict[tuple[str, str, int, str], dict[tuple[str, ...], int]] = defaultdict(dict)
    for match in (outcome.match for outcome in figures.outcomes):
        contest = match.contest
        known = sizes[contest.game, contest.mode, match.seed, contest.level]
        known[contest.players] = max(known.get(contest.players, 0), match.number + 1)
    levels: dict[tuple[str, str, int, tuple[str, ...], int], list[str]] = defaultdict(list)
    for (game, mode, seed, level), known in sorted(sizes.items()):
        of_all = min(known.get(seated, 0) for seated in seatings(game, mode))
        if of_all:
            levels[game, mode, seed, (), of_all].append(level)
        for seated, games in known.items():
            if games > of_all or seated[0] in BEYOND_MASTER:
                levels[game, mode, seed, tuple(dict.fromkeys(seated)), games].append(level)
    for (game, mode, seed, seated, games), alike in levels.items():
        who = f" --players {' '.join(seated)}" if seated else ""
        bounds = max(len(figures.bounds(level)) for level in alike)
        is_bounded = (game, mode) == (BRILLIANT, SOLO) and seated in {(), (MASTER,)} and bounds < games
        some = f" --bounds {bounds}" if is_bounded else ""
        yield f"--game {game} --modes {mode} --levels {' '.join(alike)}{who} --games {games}{some} --seed {seed}"
