"""Once a log was put right, people are told what to put back on their table and what to do instead: nothing else."""

from __future__ import annotations

import json
import shutil
import subprocess
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from random import Random
from typing import Any, NamedTuple

import pytest

from flibuste.bridge import Desk
from flibuste.bridge.standing import retold
from flibuste.core.atoms import Atom, Json
from flibuste.core.changes import changes
from flibuste.core.faults import InputNeeded
from flibuste.repair import Rest
from flibuste.table import Seat, Table
from tests.contract.games import NAMES
from tests.contract.test_amended import answers_likest, told_game
from tests.contract.test_carried import COUNTED, ROOT, place
from tests.contract.test_handed import ask, carried_out

SLIPS = 12
MOST = 0.35
"""This much of all that has happened since is listed at most."""


class Pair(NamedTuple):
    """A game in which something was told wrongly, and as it was put right one to three rounds later; `since`: the entry
    from which on they differ."""

    before: Table
    after: Table
    since: int


def tells(play: Callable[[Sequence[Atom]], object], rng: Random) -> None:
    """Plays with any answers that will do."""
    found: list[Atom] = []
    while True:
        try:
            play(found)
        except InputNeeded as wanted:
            found.append(rng.choice(wanted.faces))
        else:
            return


def whole_games(name: str) -> Iterator[Table]:
    if name != "two ships":
        yield from (told_game(name, seed) for seed in (3, 4))
        return
    for seed in range(4):
        table = Table.new("jamaica", [Seat("Anne"), Seat("Jack", "easy")], seed=seed, box=["die", "combat"])
        rng = Random(seed)
        while table.asked is not None and len(table.log) < 60:
            move = rng.choice(table.game.mind.choices(table.state, rng, 20))
            tells(partial(table.play, move), rng)
        yield table


def put_right(whole: Table, rng: Random) -> Iterator[Pair]:
    """Another answer is told, or another move of a person entered."""
    save, heard = whole.save(), list(whole.heard())
    slips = [i for i, entry in enumerate(whole.log) if heard[i] or entry.seat in whole.persons]
    for slip in rng.sample(slips, min(SLIPS, len(slips))):
        length = slip + 1 + rng.randint(1, 3) * 2 * len(whole.seats)
        before = Table.load({**save, "log": save["log"][:length]})
        table = before.copy()
        rest = amended(table, slip, rng) if heard[slip] else reopened(table, slip, rng)
        for _ in range(40):
            if rest is None or table.asked is None:
                break
            answers_likest(table, rest)
            rest = table.resume(rest)
        if table.result is None and before.result is None:
            yield Pair(before, table, slip)


def amended(table: Table, slip: int, rng: Random) -> Rest | None:
    heard = rng.choice(list(table.heard())[slip])
    return table.amend(slip, heard.at, rng.choice([face for face in heard.faces if face != heard.answer]))


def reopened(table: Table, slip: int, rng: Random) -> Rest | None:
    rest = table.reopen(slip)
    assert table.decision
    move = rng.choice([option.move for option in table.decision.options if not option.barred])
    tells(partial(table.answer, rest, move), rng)
    return table.resume(rest)


def pairs(name: str) -> list[dict[str, Any]]:
    """What happened in either, and the views in which that begins and ends."""
    found = []
    for whole in whole_games(name):
        for before, after, since in put_right(whole, Random(len(whole.log))):
            began, ended = retold(before, since, None, ()), retold(after, since, None, ())
            old, now = ([event for one in told["chapters"] for event in one["events"]] for told in (began, ended))
            ends = {"was": before.view(before.witness), "is": after.view(after.witness)}
            found.append({"view": began["view"], "old": old, "now": now, **ends})
    return list(json.loads(json.dumps(found)))


def differences(game: str, of: list[dict[str, Any]]) -> list[dict[str, list[int]]]:
    node = shutil.which("node")
    assert node
    asked = json.dumps({"counted": COUNTED[game], "pairs": of})
    run = [node, "tests/contract/differences.mjs"]
    said = subprocess.run(run, input=asked, cwd=ROOT, capture_output=True, text=True, check=True).stdout
    return list(json.loads(said))


def views(view: Json, events: list[Any]) -> list[Json]:
    """Before each event, and at the end."""
    found = [view]
    for event in events:
        view = json.loads(json.dumps(view))
        carried_out(view, event.get("change", []))
        found.append(view)
    return found


def at(view: Any, path: Sequence[Any]) -> Any:
    for part in path:
        view = view.get(part) if isinstance(view, dict) else view[part]
    return view


def name_of(item: Any) -> Any:
    return item.get("id", item.get("ship")) if isinstance(item, dict) else None


def named_lists(view: Any, path: tuple[Any, ...] = ()) -> Iterator[str]:
    """Where in a view items lie in no order, but have names."""
    parts = view.items() if isinstance(view, dict) else enumerate(view) if isinstance(view, list) else ()
    if isinstance(view, list) and view and None not in (names := [name_of(item) for item in view]):
        assert len({*names}) == len(names)
        yield place(path)
    for key, part in parts:
        yield from named_lists(part, (*path, key))


def on_paper(view: Any, named: set[str], path: tuple[Any, ...] = ()) -> Any:
    """A view in which items that have names lie under these."""
    if isinstance(view, list):
        items = [on_paper(item, named, (*path, i)) for i, item in enumerate(view)]
        return {f"#{name_of(item)}": item for item in items} if place(path) in named else items
    return {key: on_paper(part, named, (*path, key)) for key, part in view.items()} if isinstance(view, dict) else view


def differing(one: Any, other: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """Where two papers differ: what is there in one of them only, and of lists that are not as long, the lists."""
    if isinstance(one, dict) and isinstance(other, dict):
        for key in {**one, **other}:
            yield from differing(one.get(key), other.get(key), (*path, key))
    elif isinstance(one, list) and isinstance(other, list) and len(one) == len(other):
        for i, (part, another) in enumerate(zip(one, other, strict=True)):
            yield from differing(part, another, (*path, i))
    elif one != other:
        yield path


def unnamed(path: Sequence[Any]) -> list[Any]:
    return [part for part in path if not str(part).startswith("#")]


def things(game: str, one: Any, other: Any) -> list[tuple[Any, ...]]:
    """What lies otherwise in the two."""
    return [path for path in differing(one, other) if not place(unnamed(path)).startswith(COUNTED[game])]


def does(game: str, paper: Any, before: Any, after: Any, event: Any) -> None:
    """One line: people go on by a number that it names from where something lies, or by one; what else it says they do
    as it is shown. Nothing is laid where something else lies, or taken where it does not."""
    numbers = [arg for arg in event["args"].values() if type(arg) is int]
    for path in things(game, before, after):
        lies, was, now = at(paper, path), at(before, path), at(after, path)
        if isinstance(was, list) and isinstance(now, list):
            [[_, start, gone, come]] = changes(was, now)
            assert lies[start : start + gone] == was[start : start + gone]
            now = [*lies[:start], *come, *lies[start + gone :]]
        elif isinstance(was, dict | list | None) or isinstance(now, dict | list | None):
            assert lies == was, path
        elif {type(lies), type(was), type(now)} == {int} and abs(now - was) in (1, *numbers):
            now += lies - was
        at(paper, path[:-1])[path[-1]] = json.loads(json.dumps(now))


@pytest.mark.parametrize("name", [*sorted(COUNTED.keys() & {*NAMES}), "two ships"])
def test_the_lines_alone_lead_from_the_table_of_before_to_the_true_one(name: str) -> None:
    """On a paper copy of the table as people have carried it out."""
    game = "jamaica" if name == "two ships" else name
    listed = happened = 0
    of = pairs(name)
    for pair, said in zip(of, differences(game, of), strict=True):
        was, now = views(pair["view"], pair["old"]), views(pair["view"], pair["now"])
        assert (was[-1], now[-1]) == (pair["was"], pair["is"])
        named = {at for view in was + now for at in named_lists(view)}
        was, now = ([on_paper(view, named) for view in all_views] for all_views in (was, now))
        paper = json.loads(json.dumps(was[-1]))
        for i in said["back"]:
            does(game, paper, was[i + 1], was[i], pair["old"][i])
        for i in said["on"]:
            does(game, paper, now[i], now[i + 1], pair["now"][i])
        assert not things(game, paper, now[-1]), said
        assert bool(things(game, was[-1], now[-1])) == bool(said["back"] + said["on"])
        listed += len(said["back"] + said["on"])
        happened += sum(bool(event.get("change")) for event in pair["old"] + pair["now"])
    assert 0 < listed < MOST * happened


def test_a_log_that_is_gone_is_retold_from_where_it_parted() -> None:
    whole = told_game("plunder", 3)
    save, since = whole.save(), len(whole.log) // 2
    desk = Desk()
    ask(desk, table="t", op="open", save=save)
    old = ask(desk, table="t", op="retell", since=since)
    ask(desk, table="t", op="open", save={**save, "log": save["log"][: since + 1]})
    again = ask(desk, table="t", op="retell", since=since, entries=since, log=save["log"][since:])
    assert again["chapters"] == old["chapters"]
    assert again["view"] == old["view"]
