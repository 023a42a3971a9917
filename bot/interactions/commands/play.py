"""The games' own commands, from their declarations: `/<game> play` and, in DMs, `/solo <game>`."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable, Iterator, Mapping
from dataclasses import replace
from typing import Any

from bot.games.command import GameChoice, HeaderOptions, Option, Shared, Subcommand
from bot.games.command import Suggest as SuggestOwn
from bot.games.registry import PARTS
from bot.games.solo import usual_choice
from bot.interactions.answers import Answer
from bot.interactions.commands.declared import USER, Argument, Command, Places, Suggest, Typing
from bot.interactions.commands.opening import Defaults, open_solo, open_table, server_defaults
from bot.interactions.people import invited_guests
from bot.interactions.request import Ask, Request
from bot.interactions.services import Services
from bot.turns.clocks import CLOCKS
from bot.turns.look import Setup


def game_commands(services: Services) -> Iterator[Command]:
    for game, part in PARTS.items():
        for declared in part.subcommands:
            yield Command(
                declared.word,
                _opening(services, game, declared),
                _arguments(game, declared),
                Places.GROUPS,
                group=game,
                about=f"command-{game}-{declared.word}-about",
            )
    for game, part in PARTS.items():
        for declared in part.subcommands:
            if declared.mode == "solo":
                options = tuple(option for option in declared.options if option is not Shared.SHEETS)
                alone = replace(declared, options=options)
                yield Command(
                    game,
                    _opening(services, game, alone),
                    _arguments(game, alone),
                    Places.DIRECT,
                    group="solo",
                    about=f"command-{game}-{declared.word}-about",
                )


def _opening(services: Services, game: str, declared: Subcommand) -> Ask:
    async def open_game(request: Request) -> Answer:
        own = {o.name: str(request.options[o.name]) for o in declared.options if isinstance(o, Option)}
        choice = declared.choose(own)
        setup = await setup_of(services, request, game, declared, choice, values=request.options)
        prepare = None if choice.make is None else preparation(services, choice.make)
        opens = open_solo if declared.mode == "solo" else open_table
        return await opens(services, request, setup, prepare)

    return open_game


def _arguments(game: str, declared: Subcommand) -> list[Argument]:
    return [one for option in declared.options for one in _arguments_of(game, option, declared)]


def _arguments_of(game: str, option: Option | Shared, declared: Subcommand) -> Iterator[Argument]:
    """Yield what Discord shows of an option."""
    seats = declared.seats
    about = "" if isinstance(option, Option) else f"option-{option.value}-about"
    match option:
        case Option():
            suggest = None if option.suggest is None else _suggestion(option.suggest)
            yield Argument(
                option.name, option.about, default=option.default, choices=option.choices, suggest=suggest
            )
        case Shared.PLAYERS:
            yield Argument(
                option.value,
                f"option-{game}-players-about",
                int,
                default=seats[-1],
                least=seats[0],
                most=seats[-1],
            )
        case Shared.HINTS:
            yield Argument(option.value, about, bool, default=False)
        case Shared.SHEETS:
            about = "option-sheets-alone-about" if declared.mode == "solo" else about
            yield Argument(option.value, about, choices={one: f"sheets-{one}" for one in ("dm", "channel")})
        case Shared.CLOCK:
            yield Argument(option.value, about, choices={one: f"clock-{one}" for one in CLOCKS})
        case Shared.INVITE | Shared.OPPONENT:
            for name in _people(option, seats):
                yield Argument(name, about, USER, default=None)


def _people(option: Shared, seats: range) -> list[str]:
    """Return the names of the options for people: one option each, because Discord has none for several."""
    numbers = range(2, seats[-1]) if option is Shared.INVITE else ()
    return [option.value, *(f"{option.value}-{number}" for number in numbers)]


def _suggestion(suggest: SuggestOwn) -> Suggest:
    async def offer(typing: Typing) -> Iterable[tuple[str, str]]:
        return suggest(typing.typed, typing.locale)

    return offer


async def usual_setup(services: Services, request: Request, game: str, declared: Subcommand) -> Setup:
    """Return what this command of a game opens without options."""
    choice = usual_choice(declared)
    setup = await setup_of(services, request, game, declared, choice, values={})
    return setup if choice.make is None else await preparation(services, choice.make)(setup)


async def setup_of(
    services: Services,
    request: Request,
    game: str,
    declared: Subcommand,
    choice: GameChoice,
    *,
    values: Mapping[str, Any],
) -> Setup:
    """Return the set-up: a table in the server's language; a solo game in its player's, and without a
    clock."""
    is_solo = declared.mode == "solo"
    defaults = Defaults(request.locale) if is_solo else await server_defaults(services, request)
    seats = values.get(Shared.PLAYERS.value, declared.seats[-1])
    is_guest = request.where.guest_of is not None
    sheets = values.get(Shared.SHEETS.value) or ("channel" if is_solo else "dm")
    chosen = [
        values.get(name)
        for option in (Shared.INVITE, Shared.OPPONENT)
        for name in _people(option, declared.seats)
    ]
    return Setup(
        kind=game,
        variant=choice.variant,
        mode=declared.mode,
        header_options=choice.header_options,
        seats=seats,
        clock=values.get(Shared.CLOCK.value) or defaults.clock,
        panel="channel" if sheets == "channel" or is_guest else "dm",
        guild_id=request.where.server,
        channel_id=request.where.need_channel(),
        locale=defaults.language,
        is_casual=bool(values.get(Shared.HINTS.value)),
        theme=defaults.theme,
        guest_of=request.where.guest_of,
        guests=invited_guests(request.user_id, filter(None, chosen), seats, are_known=not is_guest),
    )


def preparation(services: Services, make: Callable[[], HeaderOptions]) -> Callable[[Setup], Awaitable[Setup]]:
    """Return a preparation for options that take longer to make than Discord waits."""

    async def prepare(setup: Setup) -> Setup:
        place = setup.channel_id if setup.guild_id is None else setup.guild_id
        made = await services.coordinator.thinking.made(place, make)
        return replace(setup, header_options={**setup.header_options, **made})

    return prepare
