"""What stands on the page of figures: each section with its commands, short enough that all of them take less than an hour."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Section:
    title: str
    about: str
    """What is measured, and beside what, for somebody who reads only this section; Markdown."""
    commands: tuple[str, ...]
    """What follows `python -m`; each reports through `tests.bench.report`."""


def anchor(title: str) -> str:
    """Return the name by which documents link to a section."""
    return title.lower().replace(" ", "-")


SECTIONS = (
    Section(
        "A press",
        "People at tables of four press on the local Discord, which shares the cores with the bot. *The floor* makes the same "
        "requests, as many of them with a picture, but draws the pictures beforehand and stores nothing; *the plain bot* has "
        "twenty lines. CPU time is that of the bot's process, with everything that a press causes. The last command counts the "
        "functions, files and changes of folder on the way of a press.",
        ("tests.bench.load", "tests.bench.press"),
    ),
    Section(
        "The slowest hundredth",
        "The p99 of presses, the bot's and the floor's in the same run, each run with a new server and database; then what "
        "presses wait for.",
        ("tests.bench.load --runs 2",),
    ),
    Section(
        "Over HTTPS",
        "One bot with a public address, whose presses come over the gateway and over HTTP in turn, in windows that are compared "
        "in pairs; a proxy's own time is not in it. Then single requests as from a sheet's button.",
        ("tests.bench.load --way http --runs 3", "tests.bench.door"),
    ),
    Section(
        "The Activity",
        "People press at twelve tables and tap at as many, in one process and in turn; each tap is shown to all four players. "
        "Then a browser plays whole games; a tap is off by a finger's spread on a phone. More sizes and games: "
        "`tests.browser.whole_games`.",
        (
            "tests.bench.taps --games 12 --runs 3",
            "tests.browser.whole_games --games 1 --sizes phone --kinds brikks-solo",
        ),
    ),
    Section(
        "The screen",
        "In what share of the turns a window of the local table shows dice, picture, question and controls together (*whole*), "
        "or what a move needs (*needed*). More sizes and games: `tests.browser.screen`.",
        ("tests.browser.screen --games 1 --sizes 390x664 --kinds brikks-solo",),
    ),
    Section(
        "Strangers",
        "Four people press in the chat, over HTTP, four tap, and pages are opened one after the other; then another address "
        "opens 2,000 sockets that say nothing, and tries 1,500 codes. With `--unknown`, the bot cannot tell addresses apart.",
        ("tests.bench.strangers --seconds 10 --log /dev/null",),
    ),
    Section(
        "A flood",
        "One person gives 1,500 commands and asks for 150 random levels in ten seconds, beside ten tables of another server, in "
        "turn with ten quiet seconds. More tables and rounds: `tests.bench.flood`.",
        ("tests.bench.flood --tables 10 --rounds 1",),
    ),
    Section(
        "A busy channel",
        "For how long the messages of a quiet table are behind, alone and beside one channel in which 16 tables press as fast as "
        "they can, under Discord's limits.",
        ("tests.bench.busy_channel --seconds 15",),
    ),
    Section(
        "A move",
        "CPU time of a computer player's move, in positions of seeded games of all kinds, with empty caches. Then 50 games in "
        "one process, where a probe sleeps 5 ms again and again: the figure is how late it wakes.",
        ("tests.bench.players --positions 60 --few 15",),
    ),
    Section(
        "Pictures",
        "CPU time to draw a sheet beside deflating alone, and sizes. Then several threads deflate frames on a busy machine, and "
        "zlib decodes them; 100,000 frames: `tests.render.streams`.",
        ("tests.bench.drawing", "tests.render.streams --frames 200"),
    ),
    Section(
        "A restart",
        "Open games, half of them with computer players that owe a move, 1,024 file descriptors. Every fifth game's "
        "messages are out of date; the others are read once and compared. The goals are for 5,000 games: `--games 5000`.",
        ("tests.bench.restart --games 1500 --stale 0.2",),
    ),
    Section(
        "Several processes",
        "CPU time of all processes for a press. Processes that share cores cost more, whatever they do: so a bot of N processes "
        "is compared with N bots of one process, pressed at the same time. Then the same while a process is killed, comes back, "
        "and all are replaced; and at rest, where the first process has the gateway. Steadier: `tests.bench.scaling --windows 4`.",
        (
            "tests.bench.scaling --processes 1 2 --tables 6 --windows 2 --seconds 5",
            "tests.bench.scaling --processes 3 --failure --tables 4 --seconds 6 --direct 0.5",
            "tests.bench.scaling --processes 2 --rest 40 --seconds 10",
        ),
    ),
    Section(
        "A server",
        "What each server costs the process that is connected to the gateway: CPU time at its login, and memory from then on.",
        ("tests.bench.servers --servers 500",),
    ),
    Section(
        "Leaderboards",
        "A page of a board over 100,000 games of 20,000 people.",
        ("tests.bench.boards",),
    ),
    Section(
        "Memory",
        "Sixteen people at four tables, each in another language, play one game after another. The caches of drawings are full "
        "after some 2,000 presses. Two hours of play: `tests.bench.memory --presses 57600`.",
        ("tests.bench.memory --presses 4000",),
    ),
    Section(
        "Room for games",
        "100,000 finished games of all kinds by 20,000 people on 500 servers, written as the bot writes them, their share of all "
        "standings included; and half-played games in memory.",
        ("tests.bench.size",),
    ),
    Section(
        "The image",
        "The files of the image, added up by the steps of the `Dockerfile`; this needs the package index.",
        ("tests.supply.image",),
    ),
    Section(
        "The simulator",
        "Games in virtual time on a Discord where everything goes wrong ([how](reliability.md#the-simulator)). Longer: "
        "`tests.simulator --seeds 1000`.",
        ("tests.simulator --seeds 40 --first 2000",),
    ),
    Section(
        "Kills",
        "The bot is killed at labelled points, in requests and at random, in running games of six and at the end of others; then "
        "it is backed up at random moments, and goes on from each backup. Longer: `tests.process.campaign --kills 200` and "
        "`tests.process.restoring --backups 50`.",
        ("tests.process.campaign --kills 8 --seed 23001", "tests.process.restoring --backups 4 --seed 11"),
    ),
    Section(
        "When PostgreSQL fails",
        "Six people press without a pause, while connections drop and the server slows, fills, stops and freezes. Longer: "
        "`tests.process.outages --drops 200 --rounds 3`.",
        ("tests.process.outages --drops 10 --seed 11",),
    ),
    Section(
        "Processes in trouble",
        "Three processes behind a balancer, of which some are killed, stopped or replaced every few seconds, with clocks an hour "
        "apart, while the database loses connections, crashes and stalls. Longer: `tests.process.cluster --seconds 240`.",
        ("tests.process.cluster --seed 5 --processes 3 --tables 20 --pause 2 --seconds 30",),
    ),
    Section(
        "Fuzzing",
        "What the local Discord and the Activity's door should refuse or survive. Longer: 10,000 each, without the numbers here.",
        ("tests.local.fuzz --requests 2000", "tests.door.activity.fuzz --frames 1500"),
    ),
    Section(
        "Reviews",
        "The terms of reviews by player ([what they mean](review.md)): means with their standard errors, each player with the "
        "same throws. Then what they leave unexplained, with lighter reviews: *SD* is the root of the mean square. So few games "
        "bound little; longer: `tests.games.review_laws --games 1000`, and `--rest --games 200`.",
        (
            "tests.games.review_laws --games 4 --players relaxed steady strong",
            "tests.games.review_laws --rest --games 16",
        ),
    ),
    Section(
        "Duels",
        "The lead in a duel of BRIKKS that wins e : 1, by the part of the game, beside the lead that reviews take. Errors treat "
        "positions as independent, and are too small. Steadier: `tests.games.duel_chances --games 250`.",
        ("tests.games.duel_chances --games 30",),
    ),
    Section(
        "Puzzles",
        "What would give the puzzles away that come with the bot, how varied and how hard they are, and whether a stronger search "
        "finds their moves, with throws that no earlier check saw. Then what somebody reaches who knows all answers, alone or "
        "after other accounts have missed every puzzle on purpose. All puzzles: `--every 1`.",
        (
            "tests.bench.puzzles --game brilliant --measure --every 75",
            "tests.bench.puzzles --game brikks --measure --every 75",
            "tests.bench.known_puzzles --groups 5",
        ),
    ),
    Section(
        "Ratings",
        "How high a circle of accounts can lift one of them within thirty days, by the best plan that a search finds; and how "
        "well ratings of honest people order their strengths, by the rule and if every game counted in full. More plans and "
        "groups: `tests.bench.farming`.",
        ("tests.bench.farming --tries 10 --groups 5",),
    ),
    Section(
        "Achievements",
        "In what share of games between equal players somebody earns each. What is not rare enough for *steady* has an "
        "exclamation mark. Steadier: `--games 1000`, and `--shared` for those of all games.",
        ("tests.bench.achievements --strength steady --games 50",),
    ),
    Section(
        "Daily sheets",
        "What computer players make of the sheets of 30 days, beside par, which is what *strong* makes of the same throws.",
        ("tests.bench.dailies --days 30 --games 1",),
    ),
    Section(
        "Challenges",
        "How often the person who answers wins, between equal players: half is fair. Steadier: "
        "`tests.features.ghosts.challenge_chances`.",
        ("tests.features.ghosts.challenge_chances --decided 50",),
    ),
    Section(
        "Levels",
        "The four levels of BRILLIANT against the bounds of their difficulty, then generated ones with the lines that are drawn. "
        "A figure with several numbers has one for each number of players. Steadier: `--games 1000` and `--codes 50`.",
        (
            "bot level check assets/levels/1.toml assets/levels/2.toml assets/levels/3.toml assets/levels/4.toml --games 100",
            "tests.games.brilliant.levels.campaign --codes 1",
        ),
    ),
    Section(
        "Compact rules",
        "The compact rules with which computer players search, beside the engine's, position by position. Longer: "
        "`tests.games.campaign --positions 100000`.",
        ("tests.games.campaign --positions 5000",),
    ),
)
