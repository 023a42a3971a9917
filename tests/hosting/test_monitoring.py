"""The pages for those who watch the bot, and the queries that come with it."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator

import promql_parser
import pytest
from aiohttp.test_utils import TestClient, TestServer
from prometheus_client import Metric

from bot.bootstrap import ROOT
from bot.hosting.metrics import PREFIX, Metrics
from bot.hosting.monitoring import application
from bot.settings import Settings

PLACE = ROOT / "docs/monitoring"
OTHERS = {"up"}
"""What Prometheus itself records."""
NAME = re.compile(rf"{PREFIX}(_[a-z]+)+")
UNITS = {"milliseconds", "ms", "minutes", "hours", "days", "kilobytes", "kb", "mb", "megabytes", "percent"}
LABELS = {"kind", "result", "method", "route", "status", "state", "version", "python", "reason"}
"""None of them holds an id."""
OF_PROMETHEUS = {"job", "instance", "le"}


def dashboard() -> list[str]:
    text = (PLACE / "dashboard.json").read_text(encoding="utf-8")
    return [target["expr"] for panel in json.loads(text)["panels"] for target in panel["targets"]]


def alerts() -> list[str]:
    return re.findall(r"^ +expr: (.+)$", (PLACE / "alerts.yml").read_text(encoding="utf-8"), re.MULTILINE)


def selectors(query: str) -> Iterator[promql_parser.VectorSelector]:
    """Return every metric that a query selects; raises ValueError if it cannot be parsed."""
    found: list[promql_parser.VectorSelector] = []

    def visit(node: promql_parser.Expr) -> bool:
        if isinstance(node, promql_parser.VectorSelector):
            found.append(node)
        return True

    promql_parser.walk(promql_parser.parse(query), visit)
    return iter(found)


def families() -> list[Metric]:
    return list(Metrics().registry.collect())


def names_in(family: Metric) -> set[str]:
    """The names under which Prometheus keeps it."""
    match family.type:
        case "counter":
            return {f"{family.name}_total"}
        case "histogram":
            return {f"{family.name}_{part}" for part in ("bucket", "sum", "count")}
        case "info":
            return {f"{family.name}_info"}
    return {family.name}


def labels() -> dict[str, set[str]]:
    """The labels of each name."""
    kept = Metrics()
    kept.pressed("move", "answered", 0.1)
    kept.requested("GET", "/gateway/bot", "200")
    kept.refused("the signature is wrong")
    found: dict[str, set[str]] = {}
    for family in kept.registry.collect():
        for sample in family.samples:
            for name in (sample.name, *names_in(family)):
                found.setdefault(name, set()).update(sample.labels)
    found[f"{PREFIX}_games"] = {"state"}
    return found


@pytest.mark.parametrize("family", families(), ids=lambda family: family.name)
def test_a_name_follows_the_rules_of_prometheus(family: Metric) -> None:
    words = family.name.split("_")
    assert NAME.fullmatch(family.name)
    assert not UNITS & set(words)
    assert "total" not in words  # only a counter ends with it, which the library adds
    if family.type == "histogram":
        assert words[-1] == "seconds"
    assert family.documentation
    assert family.documentation.endswith((".", "seconds"))


def test_no_label_holds_an_id() -> None:
    own = {name: kept - LABELS - OF_PROMETHEUS for name, kept in labels().items()}
    assert {name: kept for name, kept in own.items() if kept} == {}


def test_the_dashboard_and_the_alerts_ask_for_something() -> None:
    assert len(dashboard()) > 20
    assert len(alerts()) > 10


@pytest.mark.parametrize("query", [*dashboard(), *alerts()])
def test_every_metric_of_a_query_exists_with_its_labels(query: str) -> None:
    named = list(selectors(query))
    assert named
    known = labels()
    for one in named:
        asked = {matcher.name for matcher in one.matchers.matchers}
        if one.name in OTHERS:
            continue
        assert one.name in known
        assert asked <= known[one.name] | OF_PROMETHEUS


def test_every_metric_is_shown_or_watched() -> None:
    used = {one.name for query in (*dashboard(), *alerts()) for one in selectors(query)}
    unused = {family.name for family in families() if not names_in(family) & used}
    assert {name for name in unused if "_process_" not in name} == set()


def test_a_query_that_is_misspelt_is_noticed() -> None:
    with pytest.raises(ValueError, match=r"."):
        list(selectors("sum(rate(x[5m])"))


async def test_the_pages_answer() -> None:
    fault = ""

    async def page() -> bytes:
        return b"metrics\n"

    async with TestClient(TestServer(application(lambda: fault, page))) as client:

        async def read(path: str) -> tuple[int, str]:
            async with client.get(path) as answer:
                return answer.status, await answer.text()

        assert await read("/livez") == (200, "alive\n")
        assert await read("/readyz") == (200, "ready\n")
        assert await read("/metrics") == (200, "metrics\n")
        fault = "the database has taken no write for 75 s"
        assert await read("/readyz") == (503, f"{fault}\n")
        assert await read("/livez") == (200, "alive\n")
        assert (await read("/"))[0] == 404


@pytest.mark.parametrize(
    ("given", "address"),
    [
        ("", ""),
        ("9464", "127.0.0.1:9464"),
        (":9464", "127.0.0.1:9464"),
        ("0.0.0.0:80", "0.0.0.0:80"),
        ("[::1]:9464", "[::1]:9464"),
    ],
)
def test_it_is_off_or_on_this_machine_unless_told(given: str, address: str) -> None:
    assert Settings(monitoring=given).monitoring == address
