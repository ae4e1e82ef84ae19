"""Every event is told at the moment when the view shows it: whoever watches holds a true view before and after each."""

import json
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from flibuste.core.changes import changes
from flibuste.core.events import Event
from flibuste.table import GAMES, Seat, Table
from tests.contract.changes import applied
from tests.contract.games import any_seats, random_options, random_table, runs

Shown = tuple[Any, Event, Any]
"""A view, an event that its seat is told, and the view afterwards."""


def watched(name: str, seed: int) -> tuple[Table, list[int | None]]:
    """A table and who watches it: the only person; or one of several people, on a device of their own, and whoever sees
    what lies open."""
    game, rng = GAMES[name], Random(seed)
    n = any_seats(game, rng)
    alone = rng.randrange(n) if seed % 2 else None
    seats = [Seat(f"Seat {i}", None if alone in (None, i) else "easy") for i in range(n)]
    table = Table.new(name, seats, random_options(game, rng, n), seed)
    watchers: list[int | None] = [None, rng.randrange(n)] if alone is None else [alone]
    table.watch(*watchers)
    return table, watchers


def told(name: str, seed: int) -> Iterator[Shown]:
    """All that is told in a random game; what an entry has told must lead to how the table stands after it."""
    (table, watchers), rng = watched(name, seed), Random(~seed)
    views = {watcher: table.view(watcher) for watcher in watchers}
    while (asked := table.decision) is not None:
        table.play(rng.choice([option.id for option in asked.options if option.barred is None]))
        for watcher in watchers:
            for event in table.told(watcher):
                before, change = views[watcher], json.loads(json.dumps(event.changes[watcher]))
                views[watcher] = applied(before, change)
                yield before, event, views[watcher]
            true = table.game.view(table.state, watcher)
            assert views[watcher] == true, f"{table.log[-1]} changed what nothing told {watcher}"
            assert true["turn"] == table.state.turn


def test_where_nobody_watches_no_view_is_made(monkeypatch: pytest.MonkeyPatch) -> None:
    table = random_table("buccaneer", 1)
    assert table.decision
    monkeypatch.setattr(type(table.game), "view", lambda *_: pytest.fail("a view was made"))
    assert not any(event.changes for event in table.play(table.decision.options[-1].id))


# ---- each at its moment: the part of the view that an event is about changes with it, and no other


def _goods(hold: Any) -> Any:
    return hold and (hold["kind"], hold["count"], hold["who"])


def _purses(view: Any) -> list[int]:
    return [seat["ducats"] for seat in view["seats"]]


def _paid(before: Any, event: Event, after: Any, seat: int, ducats: int) -> bool:
    want = [ducats if i == seat else 0 for i in range(len(before["seats"]))]
    if None in _purses(before) + _purses(after):
        return True
    return [b - a for a, b in zip(_purses(before), _purses(after), strict=True)] == want


def _units(view: Any) -> dict[str, int]:
    return {f"unit:{unit['id']}": len(unit["colours"]) for unit in view["units"]}


def _count(view: Any, ship: int, hold: int) -> int:
    held = view["ships"][ship]["holds"][hold]
    return held["count"] if held else 0


def moment(before: Any, event: Event, after: Any) -> bool:
    """Whether the view shows what is told, and did not show it before."""
    if event.key.startswith("buccaneer-"):
        return moment_of_buccaneer(before, event, after)
    return moment_of_jamaica(before, event, after)


def moment_of_buccaneer(before: Any, event: Event, after: Any) -> bool:
    data: Any = event.data
    match event.key:
        case "buccaneer-captured":
            return data["target"] in _units(before) and _units(after)[data["unit"]] == event.args["height"]
        case "buccaneer-boarded":
            return data["crew"] in _units(after) and data["ship"][5:] in after["ships"]["open"]
        case "buccaneer-treasure":
            had, has = (view["seats"][data["seat"]]["tokens"][data["kind"]] for view in (before, after))
            return bool(has == had + 1)
        case "buccaneer-wages":
            return _paid(before, event, after, data["seat"], data["amount"])
        case "buccaneer-rest":
            return _paid(before, event, after, data["seat"], data["rest"])
        case "buccaneer-shortage":
            return _paid(before, event, after, data["seat"], -data["paid"])
        case "buccaneer-home":
            gone = data["ship"] is None or data["ship"] in before["ships"]["open"]
            singles = all(_units(after)[f"unit:{piece}"] == 1 for piece in data["pieces"])
            return singles and gone and data["ship"] not in after["ships"]["open"]
        case "buccaneer-ships":
            return not before["ships"]["open"] and after["ships"]["open"] == data["ships"]
    return True


def moment_of_jamaica(before: Any, event: Event, after: Any) -> bool:
    data: Any = event.data
    match event.key:
        case "jamaica-sailed" | "jamaica-retreat" | "jamaica-ghost-sailed":
            ends = [view["ships"][data["ship"]]["space"] for view in (before, after)]
            return ends == [data["way"][0], data["way"][-1]]
        case "jamaica-dice-rolled":
            return after["rolled"] == data["dice"] and after["dice"] is None
        case "jamaica-dice-placed":
            return after["dice"] == [data["morning"], data["evening"]] and after["rolled"] is None
        case "jamaica-revealed" if not after["seats"][data["seat"]]["chosen"]:
            return bool(after["turn"] == data["seat"] and after["seats"][data["seat"]]["discard"][-1] == data["card"])
        case "jamaica-loaded":
            held = _goods(after["ships"][data["ship"]]["holds"][data["hold"]])
            return bool(held and held[:2] == (event.args["kind"], event.args["count"]))
        case "jamaica-dumped":
            holds = [view["ships"][data["ship"]]["holds"][data["hold"]] for view in (before, after)]
            return holds[0]["kind"] == data["kind"] and holds[1] is None
        case "jamaica-paid":
            left = [_count(before, data["seat"], i) - _count(after, data["seat"], i) for i in range(len(data["holds"]))]
            return bool(left == data["holds"])
        case "jamaica-combat" | "jamaica-powder" | "jamaica-rolled":
            return bool(after["combat"] == data["combat"] != before["combat"]) or event.args.get("count") == 0
        case "jamaica-combat-won" | "jamaica-combat-tie":
            return before["combat"] is not None and after["combat"] is None
        case "jamaica-lair":
            return data["space"] in before["lairs"] and data["space"] not in after["lairs"]
        case "jamaica-stole-hold":
            return _goods(after["ships"][data["loser"]]["holds"][data["hold"]]) is None
        case "jamaica-stole-up" | "jamaica-treasure-up":
            ship = data["winner"] if "winner" in data else data["ship"]
            return len(after["ships"][ship]["up"]) == len(before["ships"][ship]["up"]) + 1
        case "jamaica-recruited":
            return (
                data["who"] in before["tavern"]["cells"].values()
                and data["who"] not in after["tavern"]["cells"].values()
            )
        case "jamaica-turned-up":
            return bool(
                before["tavern"]["cells"][data["cell"]] == "?" and after["tavern"]["cells"][data["cell"]] == data["who"]
            )
    return True


@runs()
def test_each_is_told_when_the_view_shows_it(name: str, seed: int) -> None:
    """And all that is told leads to how the table stands, as `told` checks after each entry."""
    heard = 0
    for before, event, after in told(name, seed):
        assert moment(before, event, after), (event, changes(before, after))
        heard += 1
    assert heard
