"""Signs what this Discord sends to the bot over HTTP, with the Ed25519 key of the application."""

from __future__ import annotations

import time

from nacl.encoding import HexEncoder
from nacl.signing import SigningKey

SIGNATURE, TIMESTAMP = "X-Signature-Ed25519", "X-Signature-Timestamp"


def new_key() -> str:
    """Return a private key in hexadecimal."""
    return SigningKey.generate().encode(HexEncoder).decode()


def verify_key(key: str) -> str:
    """Return the public key that belongs to a private one, as applications publish it."""
    return SigningKey(key.encode(), HexEncoder).verify_key.encode(HexEncoder).decode()


def signed_headers(key: str, body: bytes, *, is_forged: bool = False) -> dict[str, str]:
    """Return the headers that sign a body with a private key; with `is_forged` the signature does not fit.

    The time is the machine's even if a test moves this server's clock: the bot's clock stays.
    """
    stamp = str(int(time.time()))
    signature = SigningKey(key.encode(), HexEncoder).sign(stamp.encode() + body).signature
    if is_forged:
        signature = bytes([signature[0] ^ 1]) + signature[1:]
    return {SIGNATURE: signature.hex(), TIMESTAMP: stamp}
