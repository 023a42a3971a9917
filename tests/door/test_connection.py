"""From which address something comes that arrives at the door."""

from __future__ import annotations

from ipaddress import ip_network
from types import SimpleNamespace

import pytest
from aiohttp.test_utils import make_mocked_request

from bot.door.connection import FORWARDED, Origins


@pytest.mark.parametrize(
    ("proxies", "peer", "header", "origin"),
    [
        ([], "192.0.2.1", "203.0.113.7", ""),
        (["127.0.0.1"], "192.0.2.1", "203.0.113.7", "192.0.2.1"),
        (["127.0.0.1"], "127.0.0.1", "203.0.113.7", "203.0.113.7"),
        (["127.0.0.1"], "127.0.0.1", "198.51.100.1, 203.0.113.7", "203.0.113.7"),
        (["127.0.0.1", "10.0.0.0/8"], "127.0.0.1", "1.2.3.4, 203.0.113.7 , 10.1.2.3", "203.0.113.7"),
        (["127.0.0.1"], "127.0.0.1", "203.0.113.7, nonsense", ""),
        (["127.0.0.1"], "127.0.0.1", "", ""),
        (["127.0.0.1"], "127.0.0.1", "127.0.0.1", ""),
        (["127.0.0.1"], "::ffff:127.0.0.1", "::ffff:203.0.113.7", "203.0.113.7"),
        (["::1"], "::1", "2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        (["::1"], "::1", "2001:db8:1:2::9", "2001:db8:1:2::/64"),
    ],
)
def test_a_proxy_is_believed_only_if_it_is_named(
    proxies: list[str], peer: str, header: str, origin: str
) -> None:
    """Of what it says, only the last address that is not a proxy's: anybody can write the ones before it."""
    headers = {FORWARDED: header} if header else {}
    transport = SimpleNamespace(get_extra_info=lambda *_: (peer, 1234))
    request = make_mocked_request("GET", "/", headers, transport=transport)
    assert Origins([ip_network(each) for each in proxies]).of_request(request) == origin
