"""Which shards a process takes over, asks for and hands over."""

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
    """A letter for the owner of each shard; `.` has none, and a dead owner's leases were over at `over`."""
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
        # Alone: what nobody holds, as many as may connect at once.
        (seen("...."), set(), 16, ([0, 1, 2, 3], [], [])),
        (seen("...."), set(), 1, ([0], [], [])),
        (seen("m..."), set(), 1, ([], [], [])),
        (seen("m..."), {0}, 1, ([1], [], [])),
        # Connected still, after the database was away: at once.
        (seen("...."), {0, 2, 3}, 1, ([0, 2, 3, 1], [], [])),
        # What a dead process held, but no more than a share.
        (seen("dddd", dead="d"), set(), 16, ([0, 1, 2, 3], [], [])),
        (seen("ddod", dead="d"), set(), 16, ([0, 1], [], [])),
        # What it stands by for at once, even if that is more than a share, and first of all.
        (seen("dddmo", dead="d", heirs="mmm"), {0, 1, 2, 3}, 16, ([0, 1, 2], [4], [])),
        (seen("d.om", dead="d", heirs="m"), set(), 1, ([0], [], [])),
        # Where whoever stands by does not take over: what this process can hear at once, be it too many.
        (seen("ddom", dead="d", heirs="oo", over=NOW - OVERDUE + 1), {0, 1, 3}, 16, ([], [2], [])),
        (seen("ddom", dead="d", heirs="oo", over=NOW - OVERDUE), {0, 1, 3}, 16, ([0, 1], [2], [])),
        (seen("ddom", dead="d", heirs="oo", over=NOW - OVERDUE), {3}, 16, ([0], [], [])),
        # From whoever has at least two more; then it stands by for the others.
        (seen("ooom"), {3}, 16, ([], [0, 1, 2], [])),
        (seen("oomm"), {2, 3}, 16, ([], [0, 1], [])),
        (seen("ooo"), set(), 16, ([], [0, 1, 2], [])),
        (seen("ooo"), set(), 2, ([], [0, 1], [])),
        (seen("oooooo"), set(), 1, ([], [0], [])),
        # What can be resumed is as good as connected.
        (seen("oooooo"), {1, 2}, 1, ([], [0, 1, 2], [])),
        # All that a leaving process holds, whatever the difference.
        (seen("lm", leaving="l"), {1}, 16, ([], [0], [])),
        (seen("nnll", leaving="l"), set(), 2, ([], [0, 2], [])),
        (seen("nlnm", leaving="l", heirs="mn"), {0, 3}, 16, ([], [2], [])),
        # Each process stands by for its share, where nobody does or another one does for two more.
        (seen("ooom", heirs="nn"), {3}, 16, ([], [2], [])),
        (seen("oooom", heirs="x", dead="x"), {4}, 16, ([], [0, 1, 2, 3], [])),
        (seen("onm", heirs="nom"), {2}, 16, ([], [], [])),
        (seen("oonnmm", heirs="nnoooo"), {4, 5}, 16, ([], [0], [])),
        # Nobody stands by while somebody is not served.
        (seen("oo.mm"), {3, 4}, 0, ([], [], [])),
        (seen("d.om", dead="d", heirs="nm"), {3}, 16, ([1], [], [])),
        # Given once the heir is ready, by whoever leaves as well; who leaves takes nothing.
        (seen("mmm", heirs="nn", ready=[1]), {0, 1, 2}, 16, ([], [], [1])),
        (seen("mm.", heirs="nn", ready=[0], leaving="m"), {0, 1}, 16, ([], [], [0])),
        (seen("mm", heirs="x", ready=[0], dead="x"), {0, 1}, 16, ([], [], [])),
        # Given, too, where this process is not connected and the heir is.
        (seen("mmn", heirs="nn", ready=[0, 1]), {0}, 0, ([], [], [1])),
        # Who stands by gets what is too much, and no more.
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
