"""What the bot measures about itself while it works."""

from __future__ import annotations


class Meter:
    """Takes measurements where they arise; this one drops them. All times are in seconds."""

    def pressed(self, kind: str, result: str, seconds: float) -> None:
        """Called with a press's verb and outcome, and the time from hearing it to having answered it."""

    def committed(self, seconds: float) -> None:
        """Called with the time until batches were on disk, waiting included."""

    def drawn(self, seconds: float) -> None:
        """Called in a drawing thread with the time that a picture took, without waiting."""

    def requested(self, method: str, route: str, status: str) -> None:
        """Called with a request to Discord: its route without ids, and the HTTP status, or `lost`."""

    def refused(self, reason: str) -> None:
        """Called with the reason why something was refused at the door."""

    def sessions_left(self, count: int) -> None:
        """Called with the number of sessions that Discord still allows today."""


NO_METER = Meter()
