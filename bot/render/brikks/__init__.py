"""Pictures and words of BRIKKS, made from a view alone."""

from bot.render.brikks.marks import labelled_minis, labelled_places
from bot.render.brikks.sheet import render_sheet

__all__ = [
    "labelled_minis",
    "labelled_places",
    "render_sheet",
]
