"""The chance of the tools: uniform, without memory, and never twice the same card."""

from __future__ import annotations

from typing import Any

import pytest

from tests.page import WEB, told_by

SOURCE = """
const { below, draw, oneOf } = page;
let s = 20261121;
const source = () => {  // xorshift32
  s ^= s << 13; s ^= s >>> 17; s ^= s << 5;
  return s >>> 0;
};
const counts = {};
for (const n of [2, 6, 12, 18, 55]) {
  counts[n] = Array(n).fill(0);
  for (let i = 0; i < n * 2000; i++) counts[n][below(n, source)] += 1;
}
const items = [{id: "a", count: 2}, {id: "b", count: 1}, {id: "c", count: 3}];
const firsts = {a: 0, b: 0, c: 0};
const hands = [];
for (let i = 0; i < 12000; i++) {
  firsts[draw(items, [], 1, source)[0]] += 1;
  if (i < 200) hands.push(draw(items, ["c"], 9, source).sort().join(""));
}
// what lies above the last whole multiple is thrown away: with it, small numbers would come more often
const tail = [2 ** 32 - 1, 2 ** 32 - 2, 7];
return ({counts, firsts, hands: [...new Set(hands)], skipped: below(6, () => tail.shift()),
  system: oneOf(["x"]) });
"""

# 0.1 % of fair dice would fail; with this source they do not
CHI_SQUARE = {2: 10.83, 6: 20.52, 12: 31.26, 18: 40.79, 55: 92.0}


@pytest.fixture(scope="module")
def luck() -> dict[str, Any]:
    found: dict[str, Any] = told_by(WEB / "screens/tools/luck.ts", SOURCE)
    return found


@pytest.mark.parametrize("faces", sorted(CHI_SQUARE))
def test_every_face_is_as_likely_as_the_others(luck: dict[str, Any], faces: int) -> None:
    counts = luck["counts"][str(faces)]
    assert sum((count - 2000) ** 2 / 2000 for count in counts) < CHI_SQUARE[faces]


def test_a_deck_is_drawn_by_its_copies_and_without_putting_back(luck: dict[str, Any]) -> None:
    """Two a, one b, three c: a comes first in a third of all draws; with one c gone, five are left to be drawn."""
    assert luck["hands"] == ["aabcc"]
    expected = {"a": 4000, "b": 2000, "c": 6000}
    assert sum((luck["firsts"][it] - n) ** 2 / n for it, n in expected.items()) < 13.82


def test_what_would_favour_small_numbers_is_thrown_away(luck: dict[str, Any]) -> None:
    assert luck["skipped"] == 1
    assert luck["system"] == "x"
