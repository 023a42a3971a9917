"""Pictures and descriptions of BRIKKS, made from a view alone."""

from bot.games.brikks.pictures.key import render_key, tile_box
from bot.games.brikks.pictures.labels import (
    labelled_blocks,
    labelled_minis,
    labelled_places,
    labelled_starts,
    other_blocks,
    turned_blocks,
)
from bot.games.brikks.pictures.sheet import render_sheet
from bot.games.brikks.pictures.table import render_table
from bot.games.brikks.pictures.words import describe_key, describe_sheet, describe_table, text_sheet

__all__ = [
    "describe_key",
    "describe_sheet",
    "describe_table",
    "labelled_blocks",
    "labelled_minis",
    "labelled_places",
    "labelled_starts",
    "other_blocks",
    "render_key",
    "render_sheet",
    "render_table",
    "text_sheet",
    "tile_box",
    "turned_blocks",
]
