"""Pictures and descriptions of BRIKKS, made from a view alone."""

from bot.games.brikks.pictures.labels import labelled_minis, labelled_places
from bot.games.brikks.pictures.sheet import render_sheet
from bot.games.brikks.pictures.table import render_table
from bot.games.brikks.pictures.words import describe_sheet, describe_table, text_sheet

__all__ = [
    "describe_sheet",
    "describe_table",
    "labelled_minis",
    "labelled_places",
    "render_sheet",
    "render_table",
    "text_sheet",
]
