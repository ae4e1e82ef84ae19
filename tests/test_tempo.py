"""How fast it is told what bots do: however many play in a row, a person waits no longer, and each of them is seen."""

from __future__ import annotations

from typing import Any

import pytest

from tests.page import WEB, told_by

SOURCE = """
const { row, tempo } = page;
const seats = (text) => [...text].map((one) => ({ bot: one === "b" ? "easy" : null }));
const tables = [["pbbb", 2], ["pbbb", 0], ["bpbpb", 0], ["bpbpb", 2], ["bbbbbp", 1], ["bb", 0]];
const rows = tables.map(([text, at]) => row(seats(text), at));
// each turn has so many events of 500 written milliseconds, and what an entry costs the page
const wait = (turns, events, most) => {
  let waited = 0;
  const shares = [];
  for (let nth = 1; nth <= turns; nth++) {
    const of = [];
    for (let i = 0; i < events; i++) {
      of.push(tempo(nth, turns, waited, most));
      waited += 60 + 500 * of.at(-1);
    }
    shares.push(of);
  }
  return { waited, shares };
};
const long = Object.fromEntries([1, 2, 3, 5].map((turns) => [turns, wait(turns, 24)]));
return { rows, long, short: wait(5, 4), brief: wait(1, 24, 4500), twice: wait(2, 24, 4500) };
"""


@pytest.fixture(scope="module")
def told() -> dict[str, Any]:
    found: dict[str, Any] = told_by(WEB / "play/tempo.ts", SOURCE)
    return found


def test_bots_in_a_row(told: dict[str, Any]) -> None:
    """Between two people; around a seat that has one, and where nobody sits, there is no row."""
    assert told["rows"] == [3, 0, 2, 1, 5, 0]


def test_nobody_waits_for_long(told: dict[str, Any]) -> None:
    """Turns that would take twelve seconds each, told one after the other."""
    for turns, it in told["long"].items():
        assert it["waited"] < 16_500, turns


def test_a_game_of_long_turns_has_less_patience(told: dict[str, Any]) -> None:
    """Twelve seconds of a single bot are told in six, and of two in a row each still has its share."""
    assert told["brief"]["waited"] < 6000
    assert told["brief"]["shares"][0][0] == 1
    assert told["twice"]["waited"] < 12_000


def test_each_bot_is_seen(told: dict[str, Any]) -> None:
    """Whoever plays last is told as slowly at first as whoever plays first; short turns are told evenly."""
    for it in told["long"].values():
        begins = [shares[0] for shares in it["shares"]]
        assert min(begins) > 0.6 * max(begins), begins
    even = {share for shares in told["short"]["shares"] for share in shares}
    assert len(even) == 1, even
