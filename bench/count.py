"""How many function calls the engine makes for fixed work: a measure that a busy machine does not change.

For each game, in an interpreter of its own: a decision of random games, a copy of a state, a view, the question with
its options, an iteration of a hard bot, and opening the game; and once, the start of the engine. `tests/counts.json`
holds the figures, and `tests/test_counts.py` fails when one of them has changed by more than `SLACK`.
`python3 bench/count.py GAME...` compares (all games unless some are named), `--write` also writes the figures that have
changed by more than that anew, and prints each as it was and as it is, for the commit that says why.
"""

from __future__ import annotations

import builtins
import json
import os
import subprocess
import sys
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from inspect import CO_GENERATOR, CO_OPTIMIZED
from itertools import islice
from pathlib import Path
from random import Random
from types import CodeType, FrameType, ModuleType
from typing import Any, Final, TypeAlias
from unittest.mock import patch

ROOT: Final = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from tools.touched import GAMES  # noqa: E402

ENGINE: Final = ROOT / "engine"
FIGURES: Final = ROOT / "tests" / "counts.json"
SLACK: Final = 0.03
"""A figure may grow by this share; or shrink, for more room would hide what grows later."""
NAMED: Final = 0.02
"""A function is in the file if it makes at least this share of a figure."""
TOLD: Final = 8
"""Of so many functions it is said how they have changed."""
START: Final = "start"
"""Named among the games: what is done before any of them is opened."""
SEATS: Final = {"pirates": 2}
"""Captains at the table, where it is not four."""
DECISIONS: Final = 1000
"""Random games are played until there are as many, the last one to its end."""
LOOKED_AT: Final = 40
"""In so many states, spread over the random games, there is somebody who looks and is asked."""
PONDERED: Final = 8
"""In so many of them a bot thinks."""
ITERATIONS: Final = 2
OURS: Final = f"{ENGINE}{os.sep}"
NOT_COUNTED: Final = {"<listcomp>", "<setcomp>", "<dictcomp>", "__annotate__"}
"""Functions that one version of Python calls, and another does without."""

Figure: TypeAlias = dict[str, Any]
"""`calls` for each unit of the work, and how many of these are of which of the `functions`."""
Figures: TypeAlias = dict[str, dict[str, Figure]]
"""By game and by kind of work."""


class Tally:
    """Counts calls of the engine's functions, and of others that these call: not what those call in turn, nor what the
    bodies of modules and classes call, for that differs from one version of Python to the next. A generator counts each
    value that it yields."""

    def __init__(self) -> None:
        self._counts: dict[int, int] = {}
        self._codes: list[tuple[CodeType, str]] = []
        """Those counted, with the names of their modules; kept so that no other code comes to have the same id."""

    @contextmanager
    def counting(self) -> Iterator[None]:
        sys.setprofile(self._note)
        try:
            yield
        finally:
            sys.setprofile(None)

    def _note(self, frame: FrameType, event: str, value: object) -> None:
        if event != "call" and (event != "return" or value is None):
            return
        code = frame.f_code
        if (event == "return") != bool(code.co_flags & CO_GENERATOR) or code.co_name in NOT_COUNTED:
            return
        if not is_ours(code):
            caller = frame.f_back and frame.f_back.f_code
            if not caller or not is_ours(caller) or not caller.co_flags & CO_OPTIMIZED or is_importing(code):
                return
        known = id(code)
        if known not in self._counts:
            self._counts[known] = 0
            self._codes.append((code, frame.f_globals.get("__name__", code.co_filename)))
        self._counts[known] += 1

    def figure(self, units: int, *, by_module: bool = False) -> Figure:
        """The calls for each unit, by function or by module. Names are without `flibuste.`; that of a function which is
        not ours is without those around it."""
        found = Counter[str]()
        for code, module in self._codes:
            name = code.co_qualname if is_ours(code) else code.co_name
            found[(module if by_module else f"{module}.{name}").removeprefix("flibuste.")] += self._counts[id(code)]
        functions = {name: round(count / units, 2) for name, count in found.items()}
        return {"calls": round(found.total() / units, 2), "functions": functions}


def is_ours(code: CodeType) -> bool:
    return code.co_filename.startswith(OURS)


def is_importing(code: CodeType) -> bool:
    """Whether it is of the import system: how often that is called depends on what has been imported before."""
    return code.co_filename.startswith("<frozen importlib")


class Keeping:
    """An opening of a match that plays nothing, and keeps the states that it is shown."""

    def __init__(self) -> None:
        self.states: list[Any] = []

    def __call__(self, state: Any, game: int) -> None:
        self.states.append(state.copy())


def counted(work: Callable[[], int], *, warm: bool = True, by_module: bool = False) -> Figure:
    """The calls of a piece of work for each of the units that it returns; `warm`: as it is done the second time."""
    if warm:
        work()
    tally = Tally()
    with tally.counting():
        units = work()
    return tally.figure(units, by_module=by_module)


def start() -> dict[str, Figure]:
    """From nothing to the answer of the first request; and which modules of Python's library the engine asks for."""
    asked = Counter[str]()
    given = builtins.__import__

    def importing(name: str, names: Any = None, local: Any = None, wanted: Any = (), level: int = 0) -> ModuleType:
        if names and names["__name__"].startswith("flibuste") and not level:
            asked[name] = 1
        return given(name, names, local, wanted, level)

    def hello() -> int:
        from flibuste.bridge import call

        call('{"op": "hello"}')
        return 1

    with patch.object(builtins, "__import__", importing):
        calls = counted(hello, warm=False, by_module=True)
    return {"start": calls, "library": {"calls": len(asked), "functions": dict(asked)}}


def of_game(name: str) -> dict[str, Figure]:
    from flibuste.bridge import call

    call('{"op": "hello"}')
    seats = SEATS.get(name, 4)
    people = [{"name": str(seat), "bot": "hard" if seat else None} for seat in range(seats)]

    def opened() -> int:
        call(json.dumps({"op": "new", "table": "t", "game": name, "seats": people, "seed": 1}))
        return 1

    opening = counted(opened, warm=False)

    # not before: what is imported here is not what opening a game costs
    from flibuste.arena.match import Match, match_of
    from flibuste.arena.players import player_of
    from flibuste.arena.playing import MEASURED, play_game
    from flibuste.bots import think
    from flibuste.running import game_of

    game, keeping = game_of(name), Keeping()
    match = match_of(name, [[player_of("random")] * seats], seed=1)

    def play(match: Match) -> int:
        decisions, number = 0, MEASURED  # in the games before that copies are timed
        while decisions < DECISIONS:
            decisions += play_game(match, number)["decisions"]
            number += 1
        return decisions

    play(match._replace(opening=keeping))
    states = keeping.states[:: max(1, len(keeping.states) // LOOKED_AT)]
    for_bots = states[:: len(states) // PONDERED]

    def copy() -> int:
        return len([state.copy() for state in states])

    def view() -> int:
        return len([game.view(state, seat) for state in states for seat in (None, *range(seats))])

    def ask() -> int:
        return len([game.put(state, state.agenda[-1]).to_json() for state in states])

    def ponder() -> int:
        return sum(1 for state in for_bots for _ in islice(think("hard", game, state, Random(1)), ITERATIONS))

    return {
        "open": opening,
        "decision": counted(lambda: play(match)),
        "copy": counted(copy),
        "view": counted(view),
        "question": counted(ask),
        "iteration": counted(ponder),
    }


def measure(name: str) -> dict[str, Figure]:
    """The figures of a game, or of the start, counted in an interpreter of its own. Its hashes are not random, so that
    sets have the same order each time."""
    done = subprocess.run(
        [sys.executable, __file__, "--count", name],
        env={**os.environ, "PYTHONHASHSEED": "0", "PYTHONPATH": str(ENGINE)},
        stdout=subprocess.PIPE,
        text=True,
        check=True,
    )
    figures: dict[str, Figure] = json.loads(done.stdout)
    return figures


def written() -> Figures:
    figures: Figures = json.loads(FIGURES.read_text(encoding="utf-8")) if FIGURES.exists() else {}
    return figures


def changes(name: str, old: dict[str, Figure], new: dict[str, Figure]) -> dict[str, str]:
    """By kind of work, what is to be said of a figure that has changed by more than `SLACK`, or is not in the file."""
    return {
        work: describe_change(f"{name}, {work}", old[work], figure)
        if work in old
        else f"{name}, {work}: {figure['calls']} calls"
        for work, figure in new.items()
        if work not in old or abs(figure["calls"] - old[work]["calls"]) > SLACK * old[work]["calls"]
    }


def describe_change(name: str, old: Figure, new: Figure) -> str:
    """A figure as it was and as it is, and the functions by which it has changed most.

    >>> was = {"calls": 20, "functions": {"agenda.play": 8, "agenda.advance": 8}}
    >>> now = {"calls": 21, "functions": {"agenda.play": 9, "agenda.advance": 8}}
    >>> print(describe_change("plunder, decision", was, now))
    plunder, decision: 20 -> 21 calls (+5.0 %)
        agenda.play: 8 -> 9
    """
    was, now, least = old["functions"], new["functions"], NAMED * old["calls"]
    pairs = {one: (was.get(one, 0), now.get(one, 0)) for one in {*was, *now} if one in was or now[one] > least}
    rest = [round(figure["calls"] - sum(pair[i] for pair in pairs.values()), 2) for i, figure in enumerate((old, new))]
    pairs["all others together"] = (rest[0], rest[1])
    changed = sorted((abs(after - before), one) for one, (before, after) in pairs.items() if before != after)
    share = f"{100 * (new['calls'] / old['calls'] - 1):+.1f} %"
    lines = [f"    {one}: {pairs[one][0]} -> {pairs[one][1]}" for _, one in changed[: -TOLD - 1 : -1]]
    return "\n".join([f"{name}: {old['calls']} -> {new['calls']} calls ({share})", *lines])


def kept(figure: Figure) -> Figure:
    """What is written of a figure."""
    functions = {one: n for one, n in figure["functions"].items() if n >= NAMED * figure["calls"]}
    return {**figure, "functions": functions}


def main(names: Sequence[str], *, write: bool) -> bool:
    """Whether all figures are as they are written, or are so now."""
    old = written()
    found = {name: measure(name) for name in names}
    for name, figures in found.items():
        for work, figure in figures.items():
            print(f"{name:<10} {work:<10} {figure['calls']:10,.2f}")
    changed = {name: changes(name, old.get(name, {}), figures) for name, figures in found.items()}
    for text in (text for of_game in changed.values() for text in of_game.values()):
        print(text)
    if write:
        for name, figures in found.items():
            was = old.get(name, {})
            old[name] = {work: kept(one) if work in changed[name] else was[work] for work, one in figures.items()}
        FIGURES.write_text(json.dumps(old, indent=1, sort_keys=True) + "\n", encoding="utf-8")
    return write or not any(changed.values())


if __name__ == "__main__":
    if sys.argv[1:2] == ["--count"]:
        print(json.dumps(start() if sys.argv[2] == START else of_game(sys.argv[2])))
    else:
        asked = [argument for argument in sys.argv[1:] if argument != "--write"]
        if not main(asked or [START, *GAMES], write="--write" in sys.argv):
            sys.exit("figures have changed: mend it, or write them anew by --write and say why in the commit")
