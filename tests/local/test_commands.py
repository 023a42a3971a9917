"""Commands: what Discord accepts, who may use them where, and what the bot gets."""

from __future__ import annotations

from typing import Any

import pytest

from bot.local.server import Server
from tests.local.conftest import Api, Sit
from tests.local.error_paths import error_paths
from tests.local.gateway_client import GatewayClient
from tests.local.people import Json, Player


def command(**more: Any) -> Json:
    return {"name": "play", "description": "Play", **more}


def option(**more: Any) -> Json:
    return {"type": 3, "name": "word", "description": "A word", **more}


def with_option(**more: Any) -> Json:
    return command(options=[option(**more)])


def group(name: str, *options: Json) -> Json:
    return {"type": 2, "name": name, "description": "g", "options": list(options)}


def sub(name: str, *options: Json) -> Json:
    return {"type": 1, "name": name, "description": "s", "options": list(options)}


REFUSED = [
    ([command(name="Play")], "0.name: APPLICATION_COMMAND_INVALID_NAME"),
    ([command(name="two words")], "0.name: APPLICATION_COMMAND_INVALID_NAME"),
    ([command(name="x" * 33)], "0.name: BASE_TYPE_BAD_LENGTH"),
    ([command(name=None)], "0.name: BASE_TYPE_REQUIRED"),
    ([command(description="")], "0.description: BASE_TYPE_BAD_LENGTH"),
    ([command(description="x" * 101)], "0.description: BASE_TYPE_BAD_LENGTH"),
    ([command(), command()], "1: APPLICATION_COMMANDS_DUPLICATE_NAME"),
    ([command(name=f"c{n}") for n in range(101)], ": MAX_APPLICATION_COMMANDS"),
    ([command(name_localizations={"en": "x"})], "0.name_localizations.en: BASE_TYPE_CHOICES"),
    ([command(name_localizations={"pt": "x"})], "0.name_localizations.pt: BASE_TYPE_CHOICES"),
    (
        [command(name_localizations={"de": "Groß"})],
        "0.name_localizations.de: APPLICATION_COMMAND_INVALID_NAME",
    ),
    (
        [command(description_localizations={"de": "x" * 101})],
        "0.description_localizations.de: BASE_TYPE_BAD_LENGTH",
    ),
    ([command(type=9)], "0.type: BASE_TYPE_CHOICES"),
    ([command(options=[option(name=f"o{n}") for n in range(26)])], "0.options: BASE_TYPE_MAX_LENGTH"),
    ([command(options=[option(), option()])], "0.options.0: APPLICATION_COMMAND_OPTIONS_NAME_ALREADY_EXISTS"),
    (
        [command(options=[option(name="a"), option(name="b", required=True)])],
        "0.options.1: APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID",
    ),
    ([with_option(type=12)], "0.options.0.type: BASE_TYPE_CHOICES"),
    ([with_option(choices=[{"name": "n", "value": "v"}] * 26)], "0.options.0.choices: BASE_TYPE_MAX_LENGTH"),
    (
        [with_option(choices=[{"name": "n" * 101, "value": "v"}])],
        "0.options.0.choices.0.name: BASE_TYPE_BAD_LENGTH",
    ),
    (
        [with_option(choices=[{"name": "n", "value": "v" * 101}])],
        "0.options.0.choices.0.value: BASE_TYPE_BAD_LENGTH",
    ),
    (
        [with_option(choices=[{"name": "n", "value": "v"}], autocomplete=True)],
        "0.options.0.autocomplete: APPLICATION_COMMAND_OPTIONS_AUTOCOMPLETE_CHOICES",
    ),
    (
        [command(options=[group("g", group("h"))])],
        "0.options.0.options.0.type: APPLICATION_COMMAND_OPTIONS_TYPE_INVALID",
    ),
    (
        [
            command(
                options=[
                    option(
                        name=f"o{n}",
                        choices=[{"name": f"{m}" + "x" * 30, "value": "v" * 40} for m in range(20)],
                    )
                    for n in range(6)
                ]
            )
        ],
        "0: APPLICATION_COMMAND_TOO_LARGE",
    ),
]

ACCEPTED = [
    [command(name="spielen-ä_1")],
    [command(name="खेलना")],
    [command(name=f"c{n}") for n in range(100)],
    [
        command(
            name_localizations={"de": "spielen", "pt-BR": "jogar"},
            description_localizations={"de": "Spielen"},
        )
    ],
    [command(options=[group("g", sub("s", option(required=True), option(name="b")))])],
    [{"name": "With Capitals", "type": 2}],
]


@pytest.fixture
def path(server: Server) -> str:
    return f"/applications/{server.hub.world.application_id}/commands"


@pytest.mark.parametrize(("commands", "place"), REFUSED)
async def test_invalid_commands_are_refused_with_the_path(
    api: Api, path: str, commands: list[Json], place: str
) -> None:
    status, answer = await api("PUT", path, commands)
    assert (status, answer["code"]) == (400, 50035)
    assert place in error_paths(answer["errors"])


@pytest.mark.parametrize("commands", ACCEPTED)
async def test_valid_commands_are_accepted(api: Api, path: str, commands: list[Json]) -> None:
    status, answer = await api("PUT", path, commands)
    assert status == 200, answer
    assert [given["name"] for given in answer] == [given["name"] for given in commands]


async def test_a_sync_keeps_the_ids_of_known_names(api: Api, path: str) -> None:
    _, before = await api("PUT", path, [command(), command(name="other")])
    _, after = await api("PUT", path, [command(description="Play now")])
    assert after[0]["id"] == before[0]["id"]
    assert after[0]["version"] != before[0]["version"]


async def test_only_its_own_application_can_set_commands(api: Api, server: Server, path: str) -> None:
    assert (await api("PUT", "/applications/1/commands", []))[1]["code"] == 10002
    own = server.hub.world.application_id
    assert (await api("PUT", f"/applications/{own}/guilds/1/commands", []))[1]["code"] == 50001


async def test_a_guild_command_hides_the_global_one(api: Api, server: Server, path: str, sit: Sit) -> None:
    await api("PUT", path, [command()])
    own, guild = server.hub.world.application_id, server.hub.world.guild.id
    await api("PUT", f"/applications/{own}/guilds/{guild}/commands", [command(description="here")])
    ada = await sit(0)
    assert [c["description"] for c in ada.snapshot["commands"]] == ["here"]


async def test_commands_are_shown_and_run_by_permission(api: Api, path: str, sit: Sit) -> None:
    manage = 1 << 5
    commands = [
        command(default_member_permissions=manage),
        command(name="all"),
        command(name="none", contexts=[1]),
    ]
    await api("PUT", path, commands)
    ada, ben = await sit(0), await sit(1)
    assert [c["name"] for c in ada.snapshot["commands"]] == ["play", "all", "none"]
    assert [c["name"] for c in ben.snapshot["commands"]] == ["all", "none"]
    await ben.command("play")
    assert "no command /play" in (await ben.until("error"))["message"]
    await ben.command("none")
    assert "cannot be used here" in (await ben.until("error"))["message"]


OPTIONS = [
    option(required=True, min_length=2, max_length=3),
    option(type=4, name="count", min_value=1, max_value=6),
    option(type=10, name="share"),
    option(type=5, name="loud"),
    option(type=6, name="who"),
    option(type=7, name="where"),
    option(name="pick", choices=[{"name": "A", "value": "a"}]),
]


@pytest.mark.parametrize(
    ("options", "said"),
    [
        ({}, "word is required"),
        ({"word": "x"}, "between 2 and 3"),
        ({"word": "xx", "count": 7}, "between 1 and 6"),
        ({"word": "xx", "count": "seven"}, "must be a number"),
        ({"word": "xx", "loud": "yes"}, "must be true or false"),
        ({"word": "xx", "who": "1"}, "no user 1"),
        ({"word": "xx", "where": "1"}, "no channel 1"),
        ({"word": "xx", "pick": "b"}, "must be one of"),
        ({"word": "xx", "new": 1}, "no option new"),
    ],
)
async def test_options_are_checked_as_the_client_does(
    api: Api, path: str, ada: Player, options: Json, said: str
) -> None:
    await api("PUT", path, [command(options=OPTIONS)])
    await ada.command("play", **options)
    assert said in (await ada.until("error"))["message"]


async def test_options_are_sent_nested_and_resolved(
    api: Api, path: str, ada: Player, ben: Player, gateway: GatewayClient
) -> None:
    await api("PUT", path, [command(options=[group("table", sub("open", *OPTIONS))])])
    chosen = {
        "word": "ab",
        "count": "3",
        "share": "0.5",
        "loud": True,
        "who": ben.id,
        "where": ada.channel,
        "pick": "a",
    }
    await ada.command("play table open", **chosen)
    data = (await gateway.until("INTERACTION_CREATE"))["data"]
    [inside] = data["options"]
    [leaf] = inside["options"]
    assert (data["name"], inside["name"], leaf["name"]) == ("play", "table", "open")
    values = {o["name"]: o["value"] for o in leaf["options"]}
    assert values == {**chosen, "count": 3, "share": 0.5}
    assert data["resolved"]["users"][ben.id]["global_name"] == "Ben"
    assert "user" not in data["resolved"]["members"][ben.id]
    assert data["resolved"]["channels"][ada.channel]["name"] == "games"
    for wrong in ("play", "play table", "play chair", "play table shut"):
        await ada.command(wrong, **chosen)
        assert (await ada.until("error"))["message"]
