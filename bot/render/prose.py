"""What texts for screen readers have in common: they must fit, the important things first."""

from __future__ import annotations

from collections.abc import Sequence

ALT_LIMIT = 1024
"""Characters that Discord takes as the description of a picture."""
TEXT_LIMIT = 1900
"""Characters of a message, with room for what stands around the text."""


def joined(parts: Sequence[str], glue: str, limit: int) -> str:
    """As many parts as the limit takes, the first ones first."""
    kept = ""
    for part in parts:
        longer = f"{kept}{glue}{part}" if kept else part
        if len(longer) > limit:
            break
        kept = longer
    return kept
