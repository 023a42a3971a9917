"""The Rules button: each game explained on a few pages, with pictures."""

from __future__ import annotations

from bot.games.registry import PARTS
from bot.interactions.answers import Answer, Private, Shown
from bot.interactions.commands.options import default_game, own_game
from bot.interactions.request import Asks, Request
from bot.interactions.services import Services
from bot.messages.more_pages import back_button
from bot.pages.control import NO_GAME, Control, Verb
from bot.pages.page import Page, Row, Style, button
from bot.pages.texts import Speech
from bot.render.theme import DEFAULT
from bot.store.settings import THEME


def rules_handlers(services: Services) -> Asks:
    async def show(request: Request) -> Answer:
        """Show another page if pressed on the rules; otherwise open the rules privately."""
        theme = (await services.records.settings.of("person", request.user_id))[THEME]
        kind, _, topic = request.control.arg.partition(",")
        if kind:
            return Shown(rules_page(request, kind, topic, theme, request.game))
        if request.game == NO_GAME:
            kind = await own_game(services, request.user_id) or ""
        else:
            kind = (await services.coordinator.look(request.game)).kind
        return Private(rules_page(request, kind, theme=theme, of_game=request.game))

    return {Verb.RULES: show}


def rules_page(
    reader: Speech, game: str = "", topic: str = "", theme: str = DEFAULT, of_game: str = NO_GAME
) -> Page:
    """Return the page of one topic; an unknown game or topic becomes the first. It leads back to the menu of the game
    with this id."""
    game = game if game in PARTS else default_game()
    pages = PARTS[game].rules_pages
    topic = topic if topic in pages.topics else next(iter(pages.topics))
    content = reader.say(f"rules-{game}-{topic}", **pages.values(topic, reader))
    picture = pages.pictures.picture(topic, reader.locale, theme)
    more = () if of_game == NO_GAME else (back_button(of_game, reader),)
    rows = (_topics(reader, game, topic, of_game), (*_games(reader, game, of_game), *more))
    return Page(content, () if picture is None else (picture,), tuple(row for row in rows if row))


def _topics(reader: Speech, game: str, shown: str, of_game: str) -> Row:
    return tuple(
        button(
            Control(Verb.RULES, of_game, arg=f"{game},{topic}"),
            reader.say(f"rules-{game}-topic-{topic}"),
            Style.PRIMARY if topic == shown else Style.SECONDARY,
            emoji=sign,
        )
        for topic, sign in PARTS[game].rules_pages.topics.items()
    )


def _games(reader: Speech, shown: str, of_game: str) -> Row:
    """Return buttons to the rules of the other games."""
    return tuple(
        button(
            Control(Verb.RULES, of_game, arg=game), reader.say("rules-other", game=reader.say(f"game-{game}"))
        )
        for game in PARTS
        if game != shown
    )
