"""What a picture's file shows."""

from __future__ import annotations

import io
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context

from PIL import Image, ImageChops


def decoded(picture: bytes) -> Image.Image:
    """The picture as a viewer decodes it."""
    return Image.open(io.BytesIO(picture)).convert("RGB")


def look_alike(one: bytes, other: bytes) -> bool:
    """Whether two files show the same: ISA-L may deflate the same lines to other bytes the next time."""
    return one == other or decoded(one) == decoded(other)


def differing(one: bytes, other: bytes) -> str:
    """Describe where two pictures differ."""
    left, right = decoded(one), decoded(other)
    if left.size != right.size:
        return f"{left.size} and {right.size} pixels"
    return f"within {ImageChops.difference(left, right).getbbox()} of {left.size}"


def drawn_apart(draw: Callable[[], bytes]) -> bytes:
    """Draw in a new process, which has drawn nothing before."""
    with ProcessPoolExecutor(1, get_context("spawn")) as pool:
        return pool.submit(draw).result()
