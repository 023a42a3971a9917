"""The same small server as for commands and their pages."""

from tests.interactions.conftest import anna, bert, chief, world

__all__ = ["anna", "bert", "chief", "world"]
