"""The ways on after a lesson: back to a table that waits, to the daily sheet, or to a solo game."""

from __future__ import annotations

from bot.features.lessons.verbs import LessonVerb
from bot.games.command import GameChoice, Option
from bot.games.registry import PARTS
from bot.interactions.commands.opening import channel_of, open_pressed
from bot.interactions.press import Press
from bot.interactions.services import Services
from bot.pages.control import Control, Verb
from bot.pages.page import Button, Link, Row, Style, button, link
from bot.pages.texts import text
from bot.store.rows import SOLO
from bot.turns.look import Person, Refused, Setup


async def onward(services: Services, game: str, person: Person) -> Row:
    """Return the button to the person's newest open game of this kind, or those that open one."""
    locale = person.locale
    for open_game in await services.coordinator.games_of(person.user_id):
        look = await services.coordinator.look(open_game, person.user_id)
        if look.kind != game or look.own is None:
            continue
        if look.status == "lobby":
            url = await services.refresher.table_url(look)
            back: Button | Link = link(text(locale, "learn-back"), url)
        else:
            back = button(
                Control(Verb.SHEET, look.game), text(locale, "learn-back"), Style.PRIMARY, emoji="📝"
            )
        return (back,)
    daily = button(Control(Verb.DAILYPLAY, arg=game), text(locale, "learn-daily"), Style.PRIMARY, emoji="📅")
    alone = button(Control(LessonVerb.LEARNPLAY, arg=game), text(locale, "learn-alone"), emoji="🎲")
    return (daily, alone) if _alone(game) is not None else (daily,)


async def play_alone(services: Services, press: Press) -> None:
    """Open a solo game with the usual options."""
    game, choice = press.control.arg, _alone(press.control.arg)
    if choice is None:
        raise Refused("malformed_move")
    channel, locale = channel_of(press.interaction), press.locale
    guild = press.interaction.guild_id
    setup = Setup(
        game, choice.variant, SOLO, choice.header_options, 1, "none", "channel", guild, channel, locale
    )
    await open_pressed(services, press.interaction, setup)


def _alone(game: str) -> GameChoice | None:
    """Return the usual solo game of this kind, if it has one that takes no time to make."""
    declared = (
        next((one for one in PARTS[game].subcommands if one.mode == SOLO), None) if game in PARTS else None
    )
    if declared is None:
        return None
    choice = declared.choose({one.name: one.default for one in declared.options if isinstance(one, Option)})
    return choice if choice.make is None else None
