"""The interface through which the bot measures itself while it works."""

from __future__ import annotations


class Meter:
    """Takes measurements where they arise; this base class drops them. All times are in seconds."""

    def pressed(self, kind: str, result: str, seconds: float) -> None:
        """Measure a press: its verb, its outcome, and the time from receiving to answering it."""

    def committed(self, seconds: float) -> None:
        """Measure the time until batches were on disk, including waiting."""

    def drawn(self, seconds: float) -> None:
        """Measure, in a drawing thread, the time that a picture took, without waiting."""

    def requested(self, method: str, route: str, status: str) -> None:
        """Count a request to Discord: its route without ids, and the HTTP status, or `lost`."""

    def refused(self, reason: str) -> None:
        """Count a refusal at the door, with its reason."""

    def sessions_left(self, count: int) -> None:
        """Measure how many sessions Discord still allows today."""


NO_METER = Meter()
