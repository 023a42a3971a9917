"""Signatures: the vectors of RFC 8032, own ones, and what is none."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.door.signature import MOST_DRIFT, Verifier
from tests.door.knocking import KEY, NOW, PUBLIC

# RFC 8032, section 7.1: public key, message, signature.
VECTORS = [
    (
        "d75a980182b10ab7d54bfed3c964073a0ee172f3daa62325af021a68f707511a",
        "",
        "e5564300c360ac729086e2cc806e828a84877f1eb8e5d974d873e065224901555fb8821590a33bacc61e39701cf9b46bd25bf5f0595bbe24655141438e7a100b",
    ),
    (
        "3d4017c3e843895a92b70aa74d1b7ebc9c982ccf2ec4968cc0cd55f12af4660c",
        "72",
        "92a009a9f0d4cab8720e820b5f642540a2b27b5416503f8fb3762223ebdb69da085ac1e43e15996e458f3613d0f11d8c387b2eaeb4302aeeb00d291612bb0c00",
    ),
    (
        "fc51cd8e6218a1a38da47ed00230f0580816ed13ba3303ac5deb911548908025",
        "af82",
        "6291d657deec24024827e69c3abe01a30ce548a284743a445e3680d7db5ac3ac18ff9b538d16f290ae67f760984dc6594a7c15e9716ed28dc027beceea1ec40a",
    ),
]
BODY = b'{"type":1}'
TIME = str(NOW)
GOOD = KEY.sign(TIME.encode() + BODY).signature.hex()


def verifier(key: str = PUBLIC) -> Verifier:
    return Verifier(key, lambda: float(NOW))


@pytest.mark.parametrize(("key", "message", "signature"), VECTORS)
def test_vectors_of_the_standard(key: str, message: str, signature: str) -> None:
    found = bytes.fromhex(message)
    assert verifier(key).is_signed(signature, "", found)
    assert not verifier(key).is_signed(signature, "", found + b"\0")


def test_time_and_body_are_signed_together() -> None:
    assert verifier().is_signed(GOOD, TIME, BODY)
    assert verifier().is_signed(GOOD.upper(), TIME, BODY)
    assert not verifier().is_signed(GOOD, str(NOW + 1), BODY)
    assert not verifier().is_signed(GOOD, TIME, BODY + b" ")


@pytest.mark.parametrize("place", [0, 63, 64, 127])
def test_a_changed_signature_is_none(place: int) -> None:
    changed = GOOD[:place] + format(int(GOOD[place], 16) ^ 1, "x") + GOOD[place + 1 :]
    assert not verifier().is_signed(changed, TIME, BODY)


@pytest.mark.parametrize(
    "signature", ["", "00" * 64, GOOD[:-2], GOOD + "00", f" {GOOD}"[:128], "zz" * 64, "é" * 128]
)
def test_what_is_no_signature_is_refused(signature: str) -> None:
    assert not verifier().is_signed(signature, TIME, BODY)


@pytest.mark.parametrize("key", ["", "00", PUBLIC[:-1], PUBLIC + "00", "g" * 64, f"{PUBLIC[:-1]} "])
def test_a_key_of_another_form_is_reported(key: str) -> None:
    with pytest.raises(ValueError, match="no public key"):
        verifier(key)


def test_a_key_that_is_no_point_accepts_nothing() -> None:
    for key in (bytes(32), b"\1" + bytes(31), b"\xff" * 32):
        assert not verifier(key.hex()).is_signed("00" * 64, TIME, BODY)


@pytest.mark.parametrize(
    ("shift", "is_timely"),
    [(0, True), (-MOST_DRIFT, True), (MOST_DRIFT, True), (-MOST_DRIFT - 1, False), (MOST_DRIFT + 1, False)],
)
def test_old_and_future_times_are_refused(shift: float, *, is_timely: bool) -> None:
    assert verifier().is_timely(str(int(NOW + shift))) is is_timely


@pytest.mark.parametrize(
    "text", ["", "now", f"{NOW}.0", f" {NOW}", f"-{NOW}", "1" * 5000, "१८००००००००", f"{NOW}\n"]
)
def test_what_is_no_time_is_refused(text: str) -> None:
    assert not verifier().is_timely(text)


@given(st.text(max_size=200), st.text(max_size=30), st.binary(max_size=200))
def test_garbage_is_refused(signature: str, timestamp: str, body: bytes) -> None:
    assert not verifier().is_signed(signature, timestamp, body)
    assert verifier().is_timely(timestamp) is (
        timestamp.isascii() and timestamp.isdigit() and abs(int(timestamp) - NOW) <= MOST_DRIFT
    )
