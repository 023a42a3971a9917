"""The shards that a process takes over, asks for and hands over."""

from __future__ import annotations

from collections.abc import Iterable

import pytest

from bot.cluster.balance import OVERDUE, Lease, Plan, Process, Seen, plan, shard_of

NOW = 1_000_000
LATER, OVER = NOW + 1000, NOW - 1


def seen(
    owners: str,
    *,
    leaving: str = "",
    dead: str = "",
    heirs: str = "",
    ready: Iterable[int] = (),
    over: int = OVER,
) -> Seen:
    """Return what a process sees: a letter for the owner of each shard, `.` for none. A dead owner's leases
    ended at `over`."""
    names = sorted(set(owners + leaving + dead + heirs + "m") - set(". "))
    processes = (Process(name, OVER if name in dead else LATER, name in leaving) for name in names)
    heirs = heirs.ljust(len(owners)).replace(" ", ".")
    leases = (
        Lease(
            shard,
            len(owners),
            owner.replace(".", ""),
            1,
            over if owner in dead else LATER,
            heir.replace(".", ""),
            shard in ready,
            "",
        )
        for shard, (owner, heir) in enumerate(zip(owners, heirs, strict=True))
    )
    return Seen(NOW, tuple(processes), tuple(leases))


def shards(found: Plan) -> tuple[list[int], list[int], list[int]]:
    return list(found.claims), [lease.shard for lease in found.asks], [lease.shard for lease in found.gifts]


@pytest.mark.parametrize(
    ("there", "connected", "most", "found"),
    [
        # Alone, it claims free shards, as many as may connect at once.
        (seen("...."), set(), 16, ([0, 1, 2, 3], [], [])),
        (seen("...."), set(), 1, ([0], [], [])),
        (seen("m..."), set(), 1, ([], [], [])),
        (seen("m..."), {0}, 1, ([1], [], [])),
        # Shards that are still connected after a database outage are claimed at once.
        (seen("...."), {0, 2, 3}, 1, ([0, 2, 3, 1], [], [])),
        # It claims what a dead process held, but no more than its share.
        (seen("dddd", dead="d"), set(), 16, ([0, 1, 2, 3], [], [])),
        (seen("ddod", dead="d"), set(), 16, ([0, 1], [], [])),
        # It claims first, and at once, what it stands by for, even beyond its share.
        (seen("dddmo", dead="d", heirs="mmm"), {0, 1, 2, 3}, 16, ([0, 1, 2], [4], [])),
        (seen("d.om", dead="d", heirs="m"), set(), 1, ([0], [], [])),
        # If the heir does not take over, it claims what it can hear at once, even too many.
        (seen("ddom", dead="d", heirs="oo", over=NOW - OVERDUE + 1), {0, 1, 3}, 16, ([], [2], [])),
        (seen("ddom", dead="d", heirs="oo", over=NOW - OVERDUE), {0, 1, 3}, 16, ([0, 1], [2], [])),
        (seen("ddom", dead="d", heirs="oo", over=NOW - OVERDUE), {3}, 16, ([0], [], [])),
        # It asks processes that have at least two more; then it stands by for the others.
        (seen("ooom"), {3}, 16, ([], [0, 1, 2], [])),
        (seen("oomm"), {2, 3}, 16, ([], [0, 1], [])),
        (seen("ooo"), set(), 16, ([], [0, 1, 2], [])),
        (seen("ooo"), set(), 2, ([], [0, 1], [])),
        (seen("oooooo"), set(), 1, ([], [0], [])),
        # A shard with a session to resume counts as connected.
        (seen("oooooo"), {1, 2}, 1, ([], [0, 1, 2], [])),
        # It asks for all that a leaving process holds, whatever the difference.
        (seen("lm", leaving="l"), {1}, 16, ([], [0], [])),
        (seen("nnll", leaving="l"), set(), 2, ([], [0, 2], [])),
        (seen("nlnm", leaving="l", heirs="mn"), {0, 3}, 16, ([], [2], [])),
        # Each process stands by for its share: for shards without an heir, or from an heir that has two more.
        (seen("ooom", heirs="nn"), {3}, 16, ([], [2], [])),
        (seen("oooom", heirs="x", dead="x"), {4}, 16, ([], [0, 1, 2, 3], [])),
        (seen("onm", heirs="nom"), {2}, 16, ([], [], [])),
        (seen("oonnmm", heirs="nnoooo"), {4, 5}, 16, ([], [0], [])),
        # No process stands by while some shard is not served.
        (seen("oo.mm"), {3, 4}, 0, ([], [], [])),
        (seen("d.om", dead="d", heirs="nm"), {3}, 16, ([1], [], [])),
        # A lease is handed over once the heir is ready, also by a leaving process, which takes nothing.
        (seen("mmm", heirs="nn", ready=[1]), {0, 1, 2}, 16, ([], [], [1])),
        (seen("mm.", heirs="nn", ready=[0], leaving="m"), {0, 1}, 16, ([], [], [0])),
        (seen("mm", heirs="x", ready=[0], dead="x"), {0, 1}, 16, ([], [], [])),
        # It is also handed over if only the heir is connected.
        (seen("mmn", heirs="nn", ready=[0, 1]), {0}, 0, ([], [], [1])),
        # The heir gets the surplus, and no more.
        (seen("mmmm", heirs="nnnn", ready=range(4)), set(range(4)), 16, ([], [], [0, 1])),
        (seen("mmn", heirs="nnm", ready=range(3)), set(range(3)), 16, ([], [], [])),
    ],
)
def test_a_process_takes_its_share(
    there: Seen, connected: set[int], most: int, found: tuple[list[int], list[int], list[int]]
) -> None:
    assert shards(plan(there, "m", len(there.leases), connected=connected, most=most)) == found


def test_direct_messages_come_over_the_first_shard() -> None:
    assert shard_of(None, 4) == 0
    assert shard_of(7 << 22 | 5, 4) == 3
