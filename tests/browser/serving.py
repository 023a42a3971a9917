"""A server of the browser tests in a process of its own."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing, contextmanager
from http.client import HTTPConnection
from typing import Any

from tests.paths import ROOT

STOP_TIME = 20


class Serving:
    """The process; `url` is the first word that it printed."""

    def __init__(self, process: subprocess.Popen[str], url: str) -> None:
        self._process = process
        self.url = url

    def post(self, path: str, body: dict[str, str]) -> Any:
        """Return the JSON of the answer."""
        connection = HTTPConnection(self.url.removeprefix("http://"))
        with closing(connection):
            connection.request("POST", path, json.dumps(body), {"Content-Type": "application/json"})
            return json.load(connection.getresponse())

    def ask(self, line: str) -> str:
        """Write a line to its input, and return the line that it prints then."""
        assert self._process.stdout is not None
        self.tell(line)
        return self._process.stdout.readline().strip()

    def tell(self, line: str) -> None:
        """Write a line to its input."""
        assert self._process.stdin is not None
        self._process.stdin.write(f"{line}\n")
        self._process.stdin.flush()


@contextmanager
def serving(*program: str) -> Iterator[Serving]:
    """Run a module with its arguments until the end of the block, which ends its input."""
    with subprocess.Popen(  # noqa: S603 (this repository)
        [sys.executable, "-m", *program], cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        try:
            url, _, _ = process.stdout.readline().strip().partition(" ")
            if not url:
                raise RuntimeError("the local server did not start; the reason is printed above")
            yield Serving(process, url)
            process.stdin.close()
            process.wait(STOP_TIME)
        finally:
            process.kill()
