"""Tell Discord's requests from all others, by their signature."""

from __future__ import annotations

import re
import time
from collections.abc import Callable

from nacl.exceptions import CryptoError
from nacl.signing import VerifyKey

SIGNATURE = "X-Signature-Ed25519"
TIMESTAMP = "X-Signature-Timestamp"
MOST_DRIFT = 300.0
"""How many seconds a request's time may differ from this machine's; an older request may be a replay."""
KEY = re.compile(r"[0-9a-fA-F]{64}")
SIGNED = re.compile(r"[0-9a-fA-F]{128}")
SECONDS = re.compile(r"[0-9]{1,12}")


class Verifier:
    """Checks signatures with the public key of an application."""

    def __init__(self, key: str, now: Callable[[], float] = time.time) -> None:
        """Take the application's `verify_key`, in hexadecimal; raises ValueError for anything else."""
        if not KEY.fullmatch(key):
            raise ValueError(f"{key!r} is no public key of an application")
        self._key = VerifyKey(bytes.fromhex(key))
        self._now = now

    def is_timely(self, timestamp: str) -> bool:
        """Return whether a request was signed recently."""
        return bool(SECONDS.fullmatch(timestamp)) and abs(self._now() - int(timestamp)) <= MOST_DRIFT

    def is_signed(self, signature: str, timestamp: str, body: bytes) -> bool:
        """Return whether the holder of the private key signed this time and these bytes."""
        if not SIGNED.fullmatch(signature):
            return False
        try:
            self._key.verify(timestamp.encode() + body, bytes.fromhex(signature))
        except CryptoError:
            return False
        return True
