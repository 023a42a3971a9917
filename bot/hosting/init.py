"""`init`: asks for the token, checks it with Discord, writes `.env`, and offers the first start."""

from __future__ import annotations

import argparse
import asyncio
import os
import sys
import time
from collections.abc import Callable
from functools import partial
from getpass import getpass
from pathlib import Path

from bot.hosting import run
from bot.hosting.checks import LINK
from bot.hosting.discord_checks import discord_checks
from bot.settings import (
    ENV_FILE,
    WHERE_TOKENS_ARE,
    ExitCode,
    SettingsError,
    TokenMissing,
    in_force,
    load,
    token_fault,
)

ATTEMPTS = 3
QUESTION = f"Token of the bot ({WHERE_TOKENS_ARE}; what you paste is not shown): "
YES = ("", "y", "yes")


class NoToken(Exception):
    """There is no usable token; the message says why, and `code` is the exit code."""

    def __init__(self, reason: str, code: int = ExitCode.CONFIG) -> None:
        super().__init__(reason)
        self.code = code


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.epilog = (
        f"the token is read from standard input if that is not a terminal; it is kept in {ENV_FILE}"
    )
    parser.add_argument(
        "--offline", action="store_true", help="do not ask Discord whether it knows the token"
    )


def main(options: argparse.Namespace) -> int:
    """Return zero once `.env` has a token, or what the first run of the bot returns."""
    is_asked = sys.stdin.isatty()
    try:
        base = None if options.offline else load(uses={"discord_api"}).discord_api
        _look_at_kept(base)
        ask, attempts = (partial(getpass, QUESTION), ATTEMPTS) if is_asked else (sys.stdin.readline, 1)
        token, link = _token(ask, attempts, base)
        _write(ENV_FILE, f"DISCORD_TOKEN={token}\n")
    except SettingsError as error:
        return run.fail(str(error), ExitCode.CONFIG)
    except NoToken as error:
        return run.fail(str(error), error.code)
    except OSError as error:
        return run.fail(f"{ENV_FILE.resolve()}: {error.strerror}", ExitCode.CONFIG)
    print(f"The token is in {ENV_FILE.resolve()}, which only you can read.")
    if link:
        print(f"Open this link to add the bot to your server: {link}")
    if is_asked and input("Start the bot now? [Y/n] ").strip().lower() in YES:
        return run.main(argparse.Namespace(stop_with_input=False))
    print("The verb `run` starts the bot.")
    return 0


def _look_at_kept(base: str | None) -> None:
    """Raise NoToken if there is a token already, unless it is a wrong one in `.env`, which another can replace."""
    [place] = (setting.source for setting in in_force(load(uses=())) if setting.key == "DISCORD_TOKEN")
    try:
        _checked(load(uses={"discord_token"}).discord_token.get_secret_value(), base)
    except TokenMissing:
        return
    except (SettingsError, NoToken) as error:
        code = error.code if isinstance(error, NoToken) else ExitCode.TOKEN
        if code != ExitCode.TOKEN or place != str(ENV_FILE.resolve()):
            raise NoToken(f"{error} (from {place})", code) from error
        print(f"The token in {place} is replaced. {error}", file=sys.stderr)
    else:
        raise NoToken("there is a token already: `config show` says where, and `run` starts the bot")


def _token(ask: Callable[[], str], attempts: int, base: str | None) -> tuple[str, str]:
    """Return the first sound token in so many answers, and the link that adds the bot, empty if Discord is not asked;
    raises NoToken."""
    while True:
        token = ask().strip()
        attempts -= 1
        try:
            return token, _checked(token, base)
        except NoToken as error:
            if not attempts:
                raise
            print(error, file=sys.stderr)


def _checked(token: str, base: str | None) -> str:
    """Return the invite link, empty if Discord is not asked. Raises NoToken for something that is no token,
    or none that the Discord at `base` knows."""
    if not token:
        raise NoToken("no token was given")
    if fault := token_fault(token):
        raise NoToken(f"this {fault}")
    link = ""
    for check in [] if base is None else asyncio.run(discord_checks(token, base, time.time)):
        if check.is_met is False:
            raise NoToken(f"{check.name}: {check.found}: {check.remedy}", check.code)
        if check.name == LINK:
            link = check.found
        else:
            print(f"{check.name}: {check.found}")
    return link


def _write(path: Path, line: str) -> None:
    """Add a line to a file that only its owner can read."""
    before = path.read_text(encoding="utf-8") if path.exists() else ""
    # An empty setting of the same name would be refused beside it.
    kept = [f"{old}\n" for old in before.splitlines() if not old.startswith("DISCORD_TOKEN=")]
    part = path.with_name(f"{path.name}.part")
    descriptor = os.open(part, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
    with os.fdopen(descriptor, "w", encoding="utf-8") as file:
        file.write("".join([*kept, line]))
    part.replace(path)
