"""Looks for known vulnerabilities in the pinned packages: `python -m tests.supply.audit`.

It needs the extra `supply`. Its data come from the package index; without them it says so and ends well.
"""

from __future__ import annotations

import json
import subprocess
import sys
import tempfile
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from bot.bootstrap import sections

AUDIT = (
    "-m",
    "pip_audit",
    "--disable-pip",
    "--require-hashes",
    "--progress-spinner",
    "off",
    "--format",
    "json",
)
UNREACHABLE = ("ConnectionError", "Could not connect", "Timeout", "NameResolutionError")


def verdict(output: str, errors: str) -> tuple[list[str], int]:
    """What to print for pip-audit's report, and the exit code: 1 for a vulnerability or a failure."""
    try:
        packages: list[dict[str, Any]] = json.loads(output)["dependencies"]
    except ValueError:
        if any(sign in errors for sign in UNREACHABLE):
            return ["skipped: the data on vulnerabilities cannot be reached"], 0
        return [f"pip-audit failed: {errors.strip()}"], 1
    unknown = sorted({package["name"] for package in packages if "skip_reason" in package})
    found = sorted({_line(package, one) for package in packages for one in package.get("vulns", ())})
    if found:
        return found, 1
    if len(unknown) == len({package["name"] for package in packages}):
        return ["skipped: this index has no data on vulnerabilities"], 0
    lines = [f"no data on {', '.join(unknown)}"] if unknown else []
    return [*lines, f"no known vulnerability in {len(packages)} packages"], 0


def _line(package: dict[str, Any], found: dict[str, Any]) -> str:
    fixed = ", ".join(found["fix_versions"]) or "no version"
    return f"{package['name']} {package['version']}: {found['id']}, mended in {fixed}"


def main() -> int:
    if find_spec("pip_audit") is None:
        print("pip-audit is missing: run `python3 -m bot.bootstrap dev supply`", file=sys.stderr)
        return 1
    with tempfile.TemporaryDirectory() as folder:
        files = [Path(folder, f"{name}.txt") for name in sections()]
        for file, text in zip(files, sections().values(), strict=True):
            file.write_text(text, encoding="utf-8")
        named = [word for file in files for word in ("-r", str(file))]
        done = subprocess.run(  # noqa: S603 (our own interpreter and files)
            [sys.executable, *AUDIT, *named], capture_output=True, text=True, check=False
        )
    lines, code = verdict(done.stdout, done.stderr)
    print("\n".join(lines))
    return code


if __name__ == "__main__":
    sys.exit(main())
