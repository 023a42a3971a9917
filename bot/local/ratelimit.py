"""Rate limits: a bucket for each route and resource, and 50 requests a second overall."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from math import ceil

from bot.local.errors import ApiError

OTHER = "other"
VIA = "1.1 local"
"""Without this header discord.py takes a 429 for a ban by Cloudflare."""


@dataclass(frozen=True, slots=True)
class Rule:
    limit: int
    per: float
    """Seconds."""


@dataclass(slots=True)
class Limits:
    """The limits; Discord documents no bucket sizes, and these are typical."""

    global_limit: int = 50
    rules: dict[str, Rule] = field(
        default_factory=lambda: {
            "create_message": Rule(5, 5),
            "edit_message": Rule(5, 5),
            "delete_message": Rule(5, 1),
            "create_dm": Rule(10, 10),
            "webhook": Rule(5, 2),
            "commands": Rule(5, 20),
            OTHER: Rule(50, 1),
        }
    )


class RateLimited(ApiError):
    """A 429, with its headers."""

    def __init__(self, retry_after: float, headers: Mapping[str, str], *, is_global: bool = False) -> None:
        super().__init__(429, 0, "You are being rate limited.")
        self.body = {
            "message": "You are being rate limited.",
            "retry_after": round(retry_after, 3),
            "global": is_global,
        }
        self.headers = {
            **headers,
            "Retry-After": str(ceil(retry_after)),
            "Via": VIA,
            "X-RateLimit-Scope": "global" if is_global else "user",
            **({"X-RateLimit-Global": "true"} if is_global else {}),
        }


@dataclass(slots=True)
class _Window:
    ends: float
    used: int = 0


class RateLimits:
    def __init__(self, now: Callable[[], int], limits: Limits) -> None:
        self._now = now
        self.limits = limits
        self._windows: dict[tuple[str, str], _Window] = {}

    def take(self, bucket: str, route: str, place: str, *, is_exempt: bool) -> dict[str, str]:
        """Count a request; returns its headers, raises RateLimited if there were too many.

        Routes with a named bucket share it; each other route has its own bucket with the same rule.
        """
        now = self._now() / 1000
        if not is_exempt:
            self._take_global(now)
        rule = self.limits.rules.get(bucket)
        if rule is None:
            return {}
        bucket = route if bucket == OTHER else bucket
        window = self._window((bucket, place), now, rule.per)
        window.used += 1
        left = rule.limit - window.used
        wait = window.ends - now
        headers = {
            "X-RateLimit-Limit": str(rule.limit),
            "X-RateLimit-Remaining": str(max(left, 0)),
            "X-RateLimit-Reset": f"{window.ends:.3f}",
            "X-RateLimit-Reset-After": f"{wait:.3f}",
            "X-RateLimit-Bucket": hashlib.sha256(bucket.encode()).hexdigest()[:32],
        }
        if left < 0:
            raise RateLimited(wait, headers)
        return headers

    def _take_global(self, now: float) -> None:
        window = self._window(("", ""), now, 1.0)
        window.used += 1
        if window.used > self.limits.global_limit:
            raise RateLimited(window.ends - now, {}, is_global=True)

    def _window(self, key: tuple[str, str], now: float, per: float) -> _Window:
        window = self._windows.get(key)
        if window is None or window.ends <= now:
            if len(self._windows) > 10_000:
                self._windows = {key: held for key, held in self._windows.items() if held.ends > now}
            window = self._windows[key] = _Window(now + per)
        return window
