"""Long random games of one game, with everything checked that the contract asks of every game, and nothing shortened.

`python bench/soak.py pirates 200` plays 200 whole games with any number of seats and any options. Each step is checked
for invariants, each told change for the view that it leads to; a part of the steps for all that costs more: options,
candidates, positions and imagined worlds. Faults are printed with the seed and the entry at which they show, and the
save of such a game is left in build/soak. Of the Pirates it also counts which cards of the catalogue have been in play,
and which orders were given; 110 games are more than 100,000 decisions, after which every ship, crew, event and order
shall have been. After each of their games come short ones on crowded tables, for orders that are seldom possible.
"""

import json
import sys
import traceback
from collections import Counter
from collections.abc import Iterator, Sequence
from math import inf
from pathlib import Path
from random import Random
from typing import Any, Protocol

ROOT = Path(__file__).resolve().parents[1]
sys.path[:0] = [str(ROOT / "engine"), str(ROOT)]

from flibuste.core.agenda import Ask, Chance, Composed, asking  # noqa: E402  (the engine is not installed)
from flibuste.core.atoms import Json, Move, move_id  # noqa: E402  (the engine is not installed)
from flibuste.core.changes import changes  # noqa: E402  (the engine is not installed)
from flibuste.core.events import Event  # noqa: E402  (the engine is not installed)
from flibuste.core.faults import SetupError  # noqa: E402  (the engine is not installed)
from flibuste.table import GAMES, Seat, Table  # noqa: E402  (the engine is not installed)
from tests.contract.changes import applied  # noqa: E402  (the tests are no package that is installed)
from tests.invariants import Watch  # noqa: E402  (the tests are no package that is installed)

KEPT = ROOT / "build" / "soak"
LOOKS = 0.1
"""The part of the steps that are looked at closely."""
PROGRESS = 10
"""After so many games it is said how far the soak is."""
MANY = 100_000
"""After so many decisions everything shall have been in play."""
CROWDED = 2
"""So many crowded tables are played after each game, and so far."""
SHORT = 150


class Catalogue(Protocol):
    """What a game has that shall all have been in play (`catalogue.py`)."""

    def look(self, step: Ask[Any], s: Any, move: Move, told: Sequence[Event]) -> None: ...

    def faults(self, step: Ask[Any], s: Any) -> Iterator[str]: ...

    def opening(self, step: Ask[Any], s: Any, rng: Random) -> Move | None: ...

    def crowded(self, seed: int) -> Json: ...

    def missing(self) -> list[str]: ...

    def counts(self) -> str: ...


def begun(name: str, seed: int) -> tuple[Table, int | None]:
    """A table of people with any number of seats and any options, and the seat that watches (None: what lies open)."""
    game, rng = GAMES[name], Random(seed)
    while True:
        n = rng.randint(game.min_seats, game.max_seats)
        free = [spec for spec in game.options if spec.kind in ("flag", "choice") and spec.exists(n)]
        options: dict[str, Json] = {
            spec.id: rng.choice(spec.among or (False, True)) for spec in free if rng.random() < 0.5
        }
        try:
            table = Table.new(name, [Seat(f"Seat {i}") for i in range(n)], options, seed)
        except SetupError:
            continue
        watcher = rng.randrange(n) if seed % 2 else None
        table.watch(watcher)
        return table, watcher


def faults_of(table: Table, step: Ask[Any], rng: Random) -> Iterator[str]:
    """What is wrong with a table as it stands."""
    kind, s, decision = type(step).__name__, table.state, table.decision
    assert decision is not None
    allowed = sorted(option.id for option in decision.options if option.barred is None)
    if allowed != sorted(map(move_id, step.moves(s))) or not allowed:
        yield f"{kind}: the options are not the moves"
    for option in decision.options:
        if step.why_not(s, option.move) != option.barred:
            yield f"{kind}: {option.move[0]} is refused otherwise than it is shown"
    if isinstance(step, Chance):
        declines = [step.decline] if step.why_not(s, step.decline) is None else []
        if [option.move for option in decision.options if option.default] != declines:
            yield f"{kind}: declining is not the default"
    if isinstance(step, Composed):
        found = step.candidates(s, Random(1), 20)
        if any(step.why_not(s, move) for move in found):
            yield f"{kind}: a candidate is illegal"
        if step.candidates(table.game.imagine(s, step.seat, rng.getrandbits(64)), Random(1), 20) != found:
            yield f"{kind}: candidates betray what the seat does not know"
    yield from worlds_of(table, rng)


def worlds_of(table: Table, rng: Random) -> Iterator[str]:
    """What is wrong with the table's position, or with the worlds that its seats imagine."""
    game, s = table.game, table.state
    position = game.write(s)
    if game.write(game.read(json.loads(json.dumps(position)), table.seats)) != position:
        yield "a position is read otherwise than it was written"
    for seat in range(len(table.seats)):
        luck, world = rng.getrandbits(64), game.imagine(s, seat, rng.getrandbits(64))
        if game.view(world, seat) != game.view(s, seat):
            yield "an imagined world looks otherwise"
        if breaches := game.breaches(world):
            yield f"an imagined world is unsound: {breaches[0]}"
        if game.write(game.imagine(world, seat, luck)) != game.write(game.imagine(s, seat, luck)):
            yield "imagination remembers the truth"


def faults(name: str, seed: int, catalogue: Catalogue | None = None) -> Iterator[tuple[int, str]]:
    """The faults of one game, each with how many decisions had been taken; at its end an empty one."""
    return watched(*begun(name, seed), Random(~seed), catalogue)


def watched(
    table: Table, watcher: int | None, rng: Random, catalogue: Catalogue | None = None, most: float = inf
) -> Iterator[tuple[int, str]]:
    """A game that is played at random, of so many decisions at most."""
    view, watch = table.game.view(table.state, watcher), Watch(table)
    while (step := asking(table.state)) is not None and len(table.log) < most:
        if breaches := table.game.breaches(table.state):
            yield len(table.log), str(breaches[0])
        if rng.random() < LOOKS:
            yield from ((len(table.log), fault) for fault in faults_of(table, step, rng))
            if catalogue is not None:
                yield from ((len(table.log), fault) for fault in catalogue.faults(step, table.state))
        move = catalogue.opening(step, table.state, rng) if catalogue is not None else None
        table.play(move or rng.choice(table.game.mind.choices(table.state, rng, 20)))
        yield from ((len(table.log), fault) for fault in watch.faults())
        if catalogue is not None:
            catalogue.look(step, table.state, table.log[-1].move, table.events)
        for event in table.told(watcher):
            view = applied(view, json.loads(json.dumps(event.changes[watcher])))
        if (after := table.game.view(table.state, watcher)) != view:
            where = ", ".join(".".join(map(str, change[0])) for change in changes(view, after))
            yield len(table.log), f"{table.log[-1].move[0]} changed what nothing told: {where}"
            view = after
    yield len(table.log), ""


def _games(name: str, seed: int, catalogue: Catalogue | None) -> Iterator[tuple[str, Table, int | None, float]]:
    """What each is called, its table, who watches, and how many decisions it has at most."""
    yield str(seed), *begun(name, seed), inf
    if catalogue is not None:
        for i in range(CROWDED):
            table = Table.at(name, catalogue.crowded(seed * CROWDED + i))
            table.watch(None)
            yield f"{seed}-{i}", table, None, SHORT


def main(name: str, games: int = 110, first: int = 0) -> None:
    decisions, found = 0, Counter[str]()
    catalogue: Catalogue | None = None
    if name == "pirates":
        from tests.games.pirates import catalogue as cards

        catalogue = cards.Catalogue()
    for seed in range(first, first + games):
        for called, table, watcher, most in _games(name, seed, catalogue):
            before = found.total()
            try:
                for entries, fault in watched(table, watcher, Random(~seed), catalogue, most):
                    if not fault:
                        decisions += entries
                    elif not found[fault]:
                        print(f"seed {called}, after {entries} entries: {fault}", flush=True)
                    found[fault] += bool(fault)
            except Exception:
                found["crash"] += 1
                print(f"seed {called}: {traceback.format_exc()}", flush=True)
            if found.total() > before:
                KEPT.mkdir(parents=True, exist_ok=True)
                (KEPT / f"{name}-{called}.json").write_text(json.dumps(table.save()), encoding="utf-8")
        if (seed - first + 1) % PROGRESS == 0 or seed == first + games - 1:
            print(f"{name}: {seed - first + 1} games, {decisions:,} decisions, {found.total()} faults", flush=True)
            if catalogue is not None:
                print(f"  in play: {catalogue.counts()}", flush=True)
    missing = catalogue.missing() if catalogue is not None and decisions >= MANY else []
    if missing:
        print(f"{name}: never in play: {', '.join(missing)}")
    sys.exit(1 if found.total() or missing else 0)


if __name__ == "__main__":
    main(sys.argv[1] if len(sys.argv) > 1 else "pirates", *map(int, sys.argv[2:]))
