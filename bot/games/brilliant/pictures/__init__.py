"""Pictures and descriptions of BRILLIANT, made from a view alone."""

from bot.games.brilliant.pictures.colours import SQUARES
from bot.games.brilliant.pictures.places import letters_of
from bot.games.brilliant.pictures.sheet import render_sheet
from bot.games.brilliant.pictures.table import render_table
from bot.games.brilliant.pictures.words import (
    area_name,
    describe_sheet,
    describe_table,
    refused_move,
    text_sheet,
)

__all__ = [
    "SQUARES",
    "area_name",
    "describe_sheet",
    "describe_table",
    "letters_of",
    "refused_move",
    "render_sheet",
    "render_table",
    "text_sheet",
]
