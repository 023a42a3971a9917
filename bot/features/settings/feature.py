"""The settings of servers and people, their data, and the page about the bot, declared in one value."""

from __future__ import annotations

from bot.features.feature import Feature, Running
from bot.features.settings.about import about_handlers
from bot.features.settings.inactivity import INACTIVITY, Inactivity, next_look
from bot.features.settings.pages import SettingsPages
from bot.features.settings.privacy import privacy_handlers
from bot.features.settings.removals import Removals
from bot.features.settings.verbs import SettingsVerb
from bot.interactions.home.parts import HomePart, PageButton, Shelf
from bot.interactions.services import Services
from bot.pages.control import ON_PAGE, Control, Verb
from bot.store.statements import sql

BUTTONS = (
    PageButton(
        control=Control(Verb.SETTINGS, tag=ON_PAGE),
        label="home-settings",
        emoji="⚙️",
        shelf=Shelf.FRONT,
        is_greeting=True,
    ),
    PageButton(
        control=Control(SettingsVerb.ABOUT, tag=ON_PAGE),
        label="home-about",
        about="home-about-about",
        emoji="ℹ️",
        shelf=Shelf.MORE,
    ),
)


def _run(services: Services) -> Running:
    coordinator = services.coordinator
    removals = Removals(services.delivery.client, services.store, coordinator.peers, coordinator.now)
    inactivity = Inactivity(services, removals)
    pages = SettingsPages(services)
    return Running(
        commands=(pages.command,),
        handlers={
            **pages.handlers,
            **privacy_handlers(services, removals),
            **about_handlers(services),
            SettingsVerb.KEEP: inactivity.keep,
        },
        # A block does not take away the right to one's data.
        unbarred=frozenset({Verb.PRIVACY, SettingsVerb.EXPORT, SettingsVerb.FORGET, SettingsVerb.KEEP}),
        sweeps=(removals.sweep,),
        jobs={INACTIVITY: inactivity.looked_after},
        begin=lambda jobs: jobs.add(INACTIVITY, *next_look(coordinator.now())),
        home=HomePart(buttons=BUTTONS),
        close=removals.close,
        service=removals,
    )


MOVE_REMOVALS_AHEAD = sql("update removal set due_at = :now where due_at > cast(:now as bigint) + 3600000")
# Asked every second.
REMOVALS_DUE = sql("select 1 as found where exists (select * from removal where due_at <= :now)")


SETTINGS = Feature(name="settings", run=_run, due=REMOVALS_DUE, ahead=MOVE_REMOVALS_AHEAD)
