"""The controls that open the pages without a command, as buttons somewhere on the home page or a game say them."""

from __future__ import annotations

from bot.features.reviews.verbs import ReviewVerb
from bot.features.settings.verbs import SettingsVerb
from bot.pages.control import NO_GAME, Control, Verb

DOORS = {
    "rules": Verb.RULES,
    "privacy": Verb.PRIVACY,
    "notices": Verb.NOTIFY,
    "verify": Verb.SEAL,
    "about": SettingsVerb.ABOUT,
    "server": SettingsVerb.SERVER,
    "film": ReviewVerb.FILM,
    "newest": ReviewVerb.NEWEST,
}


def door(page: str, game: str = NO_GAME, arg: str = "") -> str:
    """Return the `custom_id` that opens a page, perhaps that of a game."""
    return Control(DOORS[page], game, arg=arg).custom_id()
