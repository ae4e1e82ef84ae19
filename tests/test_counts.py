"""What the engine does costs no more calls than `tests/counts.json` says, and no fewer."""

from __future__ import annotations

from typing import Any

import pytest

from bench.count import ENGINE, START, Tally, changes, kept, measure, written
from tools.touched import GAMES

TOY = """
def doubled(n):
    return 2 * n

def each(n):
    yield from (doubled(i) for i in range(n))

def work():
    from random import Random
    return [doubled(i) for i in range(3)], list(each(4)), any(i == 1 for i in range(9)), Random(1).choice([5, 6])
"""


@pytest.mark.parametrize("name", [START, *GAMES])
def test_no_figure_has_changed(name: str) -> None:
    found = changes(name, written().get(name, {}), measure(name))
    how = f"Mend it, or run `python3 bench/count.py --write {name}`, and say why in the commit."
    assert not found, "\n".join(["Calls have changed by more than 3 %.", *found.values(), how])


def test_nothing_else_is_in_the_file() -> None:
    assert sorted(written()) == sorted([START, *GAMES])


def test_a_call_is_counted_alike_by_every_python() -> None:
    """A comprehension is no call, a generator counts what it yields, and what the library does inside is not ours."""
    toy: dict[str, Any] = {"__name__": "flibuste.toy"}
    exec(compile(TOY, str(ENGINE / "toy.py"), "exec"), toy)  # noqa: S102  (as if it were the engine's)
    tally = Tally()
    with tally.counting():
        toy["work"]()
    assert tally.figure(1)["functions"] == {
        "toy.work": 1,
        "toy.doubled": 7,
        "toy.each": 4,
        "toy.each.<locals>.<genexpr>": 4,
        "toy.work.<locals>.<genexpr>": 2,
        "random.__init__": 1,
        "random.choice": 1,
    }


def figure(**functions: float) -> dict[str, Any]:
    return {"decision": {"calls": sum(functions.values()), "functions": functions}}


def test_what_grows_by_five_in_a_hundred_is_told_with_the_functions_that_did_it() -> None:
    was = {"decision": kept(figure(play=60, advance=38, seldom=1, never=1)["decision"])}
    [said] = changes("a game", was, figure(play=60, advance=40, decoy=3, seldom=1, never=1)).values()
    assert said.splitlines() == [
        "a game, decision: 100 -> 105 calls (+5.0 %)",
        "    decoy: 0 -> 3",
        "    advance: 38 -> 40",
    ]
    [said] = changes("a game", was, figure(play=60, advance=38, **{f"small{i}": 1 for i in range(7)})).values()
    assert said.splitlines()[1:] == ["    all others together: 2 -> 7"]


def test_room_for_what_grows_later_is_told_too() -> None:
    was = figure(play=60, advance=40)
    assert not changes("a game", was, figure(play=62, advance=40))
    assert not changes("a game", was, figure(play=58, advance=40))
    [said] = changes("a game", was, figure(play=55, advance=40)).values()
    assert said.splitlines() == ["a game, decision: 100 -> 95 calls (-5.0 %)", "    play: 60 -> 55"]


def test_what_is_not_in_the_file_is_told() -> None:
    assert changes("a game", {}, figure(play=60)) == {"decision": "a game, decision: 60 calls"}
