"""`/rules` and the table's button: the game explained on five pages, with pictures."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import TYPE_CHECKING

import discord

from bot.control import NO_GAME, Control
from bot.delivery import Interaction
from bot.pages import Page, Picture, button
from bot.presses import Handler, Press
from bot.render.brilliant.rules import RULE_PICTURES, describe_rule, render_rule
from bot.texts import language, text
from bot.translator import named
from engine.brilliant.state import SOLO_ROLLS, TARGETS

if TYPE_CHECKING:
    from bot.client import Bot

TOPICS = {"turn": "🎲", "colours": "🎨", "points": "✨", "end": "🏁", "solo": "🎯"}
"""The pages and their signs; the first is what everybody must know."""
FIRST = "turn"


def add_rules(bot: Bot) -> Mapping[str, Handler]:
    @bot.tree.command(name=named("command-rules"), description=named("command-rules-about"))
    async def rules(interaction: Interaction) -> None:
        await bot.delivery.answer_private(interaction, rules_page(str(interaction.locale)))

    async def show(press: Press) -> None:
        """From the rules themselves turn the page; from anywhere else open them, privately."""
        page = rules_page(press.locale, press.control.arg)
        if press.control.game == NO_GAME and press.control.arg:
            await bot.delivery.answer(press.interaction, page)
        else:
            await bot.delivery.answer_private(press.interaction, page)

    return {"rules": show}


def rules_page(locale: str, topic: str = FIRST) -> Page:
    """One topic; an unknown one is the first."""
    topic = topic if topic in TOPICS else FIRST
    content = text(locale, f"rules-{topic}", **_values(locale, topic))
    return Page(content, _pictures(locale, topic), (_topics(locale, topic),))


def rules_button(locale: str) -> discord.ui.Button[discord.ui.View]:
    """Opens the rules from any other page."""
    return button(Control("rules"), text(locale, "about-rules"), emoji="📖")


def _topics(locale: str, shown: str) -> tuple[discord.ui.Item[discord.ui.View], ...]:
    primary, grey = discord.ButtonStyle.primary, discord.ButtonStyle.secondary
    return tuple(
        button(
            Control("rules", arg=topic),
            text(locale, f"rules-topic-{topic}"),
            primary if topic == shown else grey,
            emoji=emoji,
        )
        for topic, emoji in TOPICS.items()
    )


def _values(locale: str, topic: str) -> dict[str, str | int]:
    match topic:
        case "end":
            lines = (text(locale, "rules-target", players=p, target=t) for p, t in TARGETS.items())
            return {"targets": "\n".join(lines)}
        case "solo":
            return {"rolls": SOLO_ROLLS}
    return {}


def _pictures(locale: str, topic: str) -> tuple[Picture, ...]:
    """One at most: Discord cuts pieces off pictures that stand side by side."""
    if topic not in RULE_PICTURES:
        return ()
    draw = partial(render_rule, topic, locale=locale)
    alt = describe_rule(topic, locale=locale)
    return (Picture("rules.png", alt, f"rules:{topic}:{language(locale)}", draw),)
