"""Whatever is wrong with the settings, no command shows a part of a secret."""

from __future__ import annotations

import io
import sys
from base64 import urlsafe_b64encode
from collections.abc import Callable, Sequence
from contextlib import suppress
from pathlib import Path
from random import Random
from string import ascii_letters, digits

import pytest

from bot.__main__ import main
from bot.settings import KEYS, SettingsError, load

FILES, CHUNKS = 25, 20
SHOWN = 8
"""The length of a part of a secret that must not be seen."""
COMMANDS = (
    "run",
    "doctor --json --offline",
    "config show",
    "backup copy.db",
    "restore copy.db",
    "init --offline",
)
LETTERS = ascii_letters + digits
FORMS = (
    *(
        "{k}: {v}",
        '"{k}": "{v}",',
        "set {k}={v}",
        '$env:{k}="{v}"',
        "export {k}='{v}",
        '{k}="{v}',
        "{k}=\"'{v}'\"",
    ),
    *(
        "{k}=Bot {v}",
        "{k}={v} # mine",
        "{k} {v}",
        "psql '{v}'",
        "-{k}={v}",
        "{k}={v}\n{k}_FILE={v}",
        "\ufeff{v}",
    ),
)
BREAKS = ("\n", "\r\n", "\n\n", " \n", "\\\n", "=\n", "\n=", " ", "=", "\t", "#", '"', "'", "\\n")


class Secrets:
    """A token, a client secret and an address with a password, each under its key."""

    def __init__(self, chance: Random) -> None:
        def word(length: int) -> str:
            return "".join(chance.choices(LETTERS + "_", k=length))

        number = str(chance.randrange(10**17, 10**19)).encode()
        token = f"{urlsafe_b64encode(number).decode().rstrip('=')}.{word(6)}.{word(30)}"
        sign = chance.choice(["", "", "@", "/", "#", "?", ":", "=", "%", "[", "&"])
        password = f"{word(8)}{sign}{word(8)}"
        tail = chance.choice(
            ["", "?sslmode=require", "?sslmode=no", "?sslrootcert=x", f"?{word(9)}=1", f"?{word(9)}"]
        )
        self.by_key = {
            "DISCORD_TOKEN": token,
            "DISCORD_CLIENT_SECRET": word(32),
            "DATABASE_URL": f"postgresql://bot:{password}@127.0.0.1:1/games{tail}",
        }
        # The rest of the address is no secret.
        self._hidden = (*(value for key, value in self.by_key.items() if key != "DATABASE_URL"), password)

    def seen_in(self, text: str) -> list[str]:
        parts = (word[at : at + SHOWN] for word in self._hidden for at in range(len(word) - SHOWN + 1))
        return [part for part in parts if part in text]


def broken(key: str, value: str, chance: Random) -> str:
    at = chance.randrange(len(value))
    return f"{chance.choice(['', f'{key}='])}{value[:at]}{chance.choice(BREAKS)}{value[at:]}"


def elsewhere(key: str, value: str, chance: Random) -> str:
    return f"{chance.choice(KEYS)}={value}"


def misspelt(key: str, value: str, chance: Random) -> str:
    at = chance.randrange(len(key))
    return f"{key[:at]}{chance.choice(['', 'X', ' ', '-'])}{key[at + 1 :]}={value}"


def as_other_programs_write(key: str, value: str, chance: Random) -> str:
    form = chance.choice(FORMS)
    return form.format(k=key, v=value)


SPOILERS: Sequence[str | Callable[[str, str, Random], str]] = (
    *("{v}", "{k}=\n{v}", broken, elsewhere, misspelt, "{v}={k}", as_other_programs_write, "{k}={v}"),
)
"""Forms of a key and its value, and what spoils them by chance."""


def spoil(folder: Path, secrets: Secrets, chance: Random, set_in: Callable[[str, str], None]) -> None:
    """Write settings as people do by mistake: into the file, the environment, or a file of the secret's own."""
    lines = ["# mine", "", "LOG_LEVEL=INFO"]
    for key, value in secrets.by_key.items():
        spoiler = chance.choice(SPOILERS)
        text = spoiler.format(k=key, v=value) if isinstance(spoiler, str) else spoiler(key, value, chance)
        name, equals, rest = text.partition("=")
        match chance.randrange(6):
            case 0 if equals and name.isidentifier() and "\0" not in rest:
                set_in(name, rest)
            case 1:
                (folder / key).write_text(text, encoding="utf-8")
                lines.append(f"{key}_FILE={key}")
            case _:
                lines.append(text)
    chance.shuffle(lines)
    (folder / ".env").write_text(
        "\n".join(lines), encoding=chance.choice(["utf-8", "utf-8", "utf-8-sig", "utf-16"])
    )


@pytest.mark.parametrize(
    "chunk", [0, *(pytest.param(number, marks=pytest.mark.slow) for number in range(1, CHUNKS))]
)
def test_no_command_shows_a_part_of_a_secret(
    env_file: Path,
    chunk: int,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    caplog: pytest.LogCaptureFixture,
) -> None:
    monkeypatch.setattr("bot.bootstrap.ensure", lambda *_: None)
    monkeypatch.setattr("bot.hosting.backup.give_way", lambda: None)
    monkeypatch.setattr("bot.hosting.checks.machine_checks", lambda: ())
    for number in range(FILES):
        chance = Random(chunk * FILES + number)
        secrets = Secrets(chance)
        with monkeypatch.context() as patch:
            spoil(env_file.parent, secrets, chance, patch.setenv)
            patch.setattr(sys, "stdin", io.StringIO(chance.choice([*secrets.by_key.values()])[1:]))
            written = env_file.read_bytes()
            for command in COMMANDS:
                env_file.write_bytes(written)
                if command == "run" and is_sound(env_file):
                    continue
                main(command.split())
            told = capsys.readouterr()
            shown = told.out + told.err + caplog.text
            assert secrets.seen_in(shown) == [], f"{written!r}\n{shown}"
            caplog.clear()


def is_sound(env_file: Path) -> bool:
    """Return whether the bot would start."""
    with suppress(SettingsError):
        load(env_file)
        return True
    return False
