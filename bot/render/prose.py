"""Texts for screen readers are cut to fit, so the important parts come first."""

from __future__ import annotations

from collections.abc import Sequence

ALT_LIMIT = 1024
"""Discord's limit for the description of a picture, in characters."""
TEXT_LIMIT = 1900
"""Discord's limit for a message, less room for what surrounds the text."""


def join_parts(parts: Sequence[str], glue: str, limit: int) -> str:
    """Join as many parts as fit the limit, from the first on."""
    kept = ""
    for part in parts:
        longer = f"{kept}{glue}{part}" if kept else part
        if len(longer) > limit:
            break
        kept = longer
    return kept
