"""What is logged as an error is a fault of a campaign."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from contextlib import contextmanager


class _Errors(logging.Handler):
    def __init__(self, faults: list[str]) -> None:
        super().__init__(logging.ERROR)
        self._faults = faults

    def emit(self, record: logging.LogRecord) -> None:
        self._faults.append(self.format(record))


@contextmanager
def errors_among(faults: list[str]) -> Iterator[None]:
    """Add every error that is logged meanwhile to these faults."""
    handler = _Errors(faults)
    logging.getLogger().addHandler(handler)
    try:
        yield
    finally:
        logging.getLogger().removeHandler(handler)
