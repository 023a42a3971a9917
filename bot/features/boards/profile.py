"""`/profile`: what a person has played and reached; private unless shown."""

from __future__ import annotations

from functools import partial

from bot.features.boards.achievements import all_judged
from bot.features.boards.profile_page import more_page, profile_page, shown_profile
from bot.features.boards.profiles import JUDGED, UNJUDGED_GAMES, Profile, keep_feats, profile_of
from bot.features.boards.verbs import BoardVerb
from bot.interactions.answers import Answer, Posted, Private
from bot.interactions.commands.declared import USER, Argument, Command
from bot.interactions.commands.opening import server_defaults
from bot.interactions.request import Asks, Named, Request
from bot.interactions.services import Services
from bot.pages.texts import Language, Speech
from bot.store.settings import LISTED, THEME
from bot.turns.look import Refused


class Profiles:
    def __init__(self, services: Services) -> None:
        self._services = services
        self.command = Command(
            "profile", self._open, (Argument("player", "option-player-about", USER, default=None),)
        )
        self.handlers: Asks = {
            BoardVerb.PROFILE: self._own,
            BoardVerb.PROFILEMORE: self._more,
            BoardVerb.PROFILESHOW: self._publish,
        }

    async def _open(self, request: Request) -> Answer:
        player: Named | None = request.options["player"]
        if player is None or player.id == request.user_id:
            return await self._own(request)
        return await self._profile(request, player)

    async def _own(self, request: Request) -> Answer:
        """Answer with one's own profile, or that of the person whose figures lead back to it."""
        user_id = _named(request)
        if user_id == request.user_id:
            return await self._profile(request, _owner(request))
        name = await self._services.records.people.name(user_id) or str(user_id)
        return await self._profile(request, Named(user_id, name, is_bot=False, is_member=True))

    async def _profile(self, request: Request, owner: Named) -> Answer:
        """Answer with a person's profile; raises Refused if they do not show it to others."""
        await self._need_shown(request, owner.id)
        await self._judge(request, owner.id)
        found = await self._found(request, owner.id, request)
        theme = (await self._services.records.settings.of("person", request.user_id))[THEME]
        return Private(
            profile_page(
                found,
                owner,
                request,
                theme,
                is_own=owner.id == request.user_id,
                is_on_server=request.where.server is not None,
            )
        )

    async def _more(self, request: Request) -> Answer:
        """Answer with all figures of the person with this id."""
        user_id = _named(request)
        await self._need_shown(request, user_id)
        found = await self._found(request, user_id, request)
        is_own = user_id == request.user_id
        return Private(more_page(found, user_id, request, is_own=is_own))

    async def _publish(self, request: Request) -> Answer:
        """Show one's own profile to everyone: in the server's language and colours."""
        if not await self._is_listed(request.user_id):
            raise Refused("profile_hidden")
        defaults = await server_defaults(self._services, request)
        found = await self._found(request, request.user_id, Language(defaults.language))
        page = shown_profile(found, _owner(request), Language(defaults.language), defaults.theme)
        return Posted(page, [request.user_id])

    async def _need_shown(self, request: Request, user_id: int) -> None:
        """Raise Refused if the person does not show their profile to others."""
        if user_id != request.user_id and not await self._is_listed(user_id):
            raise Refused("profile_hidden")

    async def _is_listed(self, user_id: int) -> bool:
        return (await self._services.records.settings.fresh("person", user_id))[LISTED]

    async def _found(self, request: Request, user_id: int, reader: Speech) -> Profile:
        return await profile_of(
            self._services.store,
            user_id,
            self._services.figures,
            reader,
            viewer=request.user_id,
            guild_id=request.where.server,
            now=request.now,
        )

    async def _judge(self, request: Request, user_id: int) -> None:
        """Judge the sheets of the newest unjudged games; older ones follow the next time."""
        games = await self._services.store.rows(UNJUDGED_GAMES, user_id=user_id, limit=JUDGED)
        if games:
            place = request.where.server or request.user_id
            records = [(game, seat, name, record) for game, seat, name, record, _ in games]
            found = await self._services.coordinator.thinking.made(place, partial(all_judged, records))
            await keep_feats(self._services.store, user_id, games, found)


def _named(request: Request) -> int:
    """Return the person whom a press names, or the one who presses."""
    who = request.control.arg
    return int(who) if who.isascii() and who.isdigit() else request.user_id


def _owner(request: Request) -> Named:
    return Named(request.user_id, request.reader.name, is_bot=False, is_member=True)
