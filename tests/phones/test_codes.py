"""What phones show each other to find each other: packed, unpacked, broken on the way, and forged."""

from __future__ import annotations

import json
import shutil
import subprocess
from pathlib import Path
from typing import Any

import pytest

HERE = Path(__file__).parent
RUN = HERE.parents[1] / "tools/script.mjs"
ROUNDS, SEED = 2000, 42
"""Each round tries four broken codes. By hand 10^5: node tools/script.mjs codes.mjs 100000 1 < descriptions.json"""


@pytest.fixture(scope="module")
def told() -> dict[str, Any]:
    node = shutil.which("node")
    assert node
    command = [node, str(RUN), str(HERE / "codes.mjs"), str(ROUNDS), str(SEED)]
    given = (HERE / "descriptions.json").read_text(encoding="utf-8")
    done = subprocess.run(command, input=given, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    found: dict[str, Any] = json.loads(done.stdout)
    return found


def test_what_is_packed_is_what_is_unpacked_and_described(told: dict[str, Any]) -> None:
    """Of any facts, as text for a QR code and as a link; and of what both browsers say, with the camera and without."""
    assert told["wrong"] == []
    sizes = {name: size for name, (size, _) in told["sizes"].items()}
    assert len(sizes) == 8
    assert max(sizes.values()) < 120
    kinds = {name: tuple(kinds) for name, (_, kinds) in told["sizes"].items()}
    assert {found for name, found in kinds.items() if "allowed" in name} == {("ip4", "ip6")}
    assert {found for name, found in kinds.items() if "not asked" in name} == {("name", "name")}


def test_what_is_broken_is_refused(told: dict[str, Any]) -> None:
    """A byte that is another, a part, any bytes, any text. Of any bytes one in 65536 has the right sum, but no form."""
    assert told["taken"] == {"random": 0, "flipped": 0, "cut": 0, "text": 0}
    assert told["reasons"]["damaged"] > 2 * ROUNDS
    assert told["reasons"]["foreign"] > ROUNDS / 2


def test_what_is_forged_is_refused(told: dict[str, Any]) -> None:
    newer = {"another format", "another wire"}
    assert told["forgeries"] == {name: "newer" if name in newer else "damaged" for name in told["forgeries"]}
    assert len(told["forgeries"]) == 11
    assert told["injected"] == ["damaged"] * 3, "no line of its own gets into a description"


def test_only_what_another_phone_can_be_reached_by_is_an_address(told: dict[str, Any]) -> None:
    assert told["reached"] == ["192.168.0.9", "172.20.10.1", "fd00::2"]
