"""Pictures and words of BRILLIANT, made from a view alone."""

from bot.render.sheet import render_sheet
from bot.render.table import render_table
from bot.render.words import describe_sheet, describe_table, text_sheet

__all__ = ["describe_sheet", "describe_table", "render_sheet", "render_table", "text_sheet"]
