"""The Rules button: each game explained on a few pages, with pictures."""

from __future__ import annotations

from bot.games.registry import PARTS
from bot.interactions.commands.options import default_game, own_game
from bot.interactions.press import Handlers, Press
from bot.interactions.services import Services
from bot.messages.first_answer import Interaction
from bot.pages.control import NO_GAME, Control, Verb
from bot.pages.page import Page, Row, Style, button
from bot.pages.texts import text
from bot.render.theme import DEFAULT
from bot.store.settings import THEME


def rules_handlers(services: Services) -> Handlers:
    async def theme_of(interaction: Interaction) -> str:
        return (await services.records.settings.of("person", interaction.user.id))[THEME]

    async def show(press: Press) -> None:
        """Show another page if pressed on the rules; otherwise open the rules privately."""
        theme = await theme_of(press.interaction)
        if press.control.game != NO_GAME:
            look = await services.coordinator.look(press.control.game)
            page = rules_page(press.locale, look.kind, theme=theme)
            await services.delivery.answer_private(press.interaction, page)
            return
        if not press.control.arg:
            game = await own_game(services, press.user_id)
            await services.delivery.answer_private(
                press.interaction, rules_page(press.locale, game, theme=theme)
            )
            return
        game, _, topic = press.control.arg.partition(",")
        await services.delivery.answer(press.interaction, rules_page(press.locale, game, topic, theme))

    return {Verb.RULES: show}


def rules_page(locale: str, game: str = "", topic: str = "", theme: str = DEFAULT) -> Page:
    """Return the page of one topic; an unknown game or topic becomes the first."""
    game = game if game in PARTS else default_game()
    pages = PARTS[game].rules_pages
    topic = topic if topic in pages.topics else next(iter(pages.topics))
    content = text(locale, f"rules-{game}-{topic}", **pages.values(topic, locale))
    picture = pages.pictures.picture(topic, locale, theme)
    rows = (_topics(locale, game, topic), _games(locale, game))
    return Page(content, () if picture is None else (picture,), tuple(row for row in rows if row))


def _topics(locale: str, game: str, shown: str) -> Row:
    return tuple(
        button(
            Control(Verb.RULES, arg=f"{game},{topic}"),
            text(locale, f"rules-{game}-topic-{topic}"),
            Style.PRIMARY if topic == shown else Style.SECONDARY,
            emoji=sign,
        )
        for topic, sign in PARTS[game].rules_pages.topics.items()
    )


def _games(locale: str, shown: str) -> Row:
    """Return buttons to the rules of the other games."""
    return tuple(
        button(Control(Verb.RULES, arg=game), text(locale, "rules-other", game=text(locale, f"game-{game}")))
        for game in PARTS
        if game != shown
    )
