"""Two effects, each right alone: are they right together? A table says what must be so; every line of it is played.

A game names its *functions* (a combat, a price, a load): positions into which elements of its catalogue can be put,
and what can be seen of what happens there. Which elements touch a function is not written down but found out: by
looking with and without each. All pairs are looked at. Two need a line of the table where both touch the function, or
where they do together what neither does alone; all others must leave each other alone, and without a line they are
held to that.

A line is ``function  one  other  must  rules``. What must be so, seen with neither, each alone, and both:

    apart    each changes something else, and both do so together
    adds     what both change is added up: numbers by how much, sets by what comes in or goes
    once     either alone does the same, and so do both
    first    both do what the first one does alone
    second   both do what the second one does alone
    KEY=VALUE,...   with both just this is other than with neither
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import combinations
from pathlib import Path
from typing import Any, Final

from flibuste.core.agenda import State, advance, allowing, asking, play
from flibuste.core.atoms import Atom, move_of
from flibuste.core.decision import Decision
from flibuste.core.events import Event, EventCollector
from flibuste.core.fate import OwnDice

Value = int | str | frozenset[str]
Seen = Mapping[str, Value]
"""What can be seen of a function, by keys of its own."""
Pair = tuple[str, str]


def _any_two(one: str, other: str) -> bool:
    return True


@dataclass(frozen=True)
class Function:
    """Something in a game that elements of its catalogue touch.

    `look`: plays it with these elements. `fit`: whether two of them can be there together. `ordered`: whether the first
    comes before the second, so that two make two pairs.
    """

    name: str
    elements: tuple[str, ...]
    look: Callable[[tuple[str, ...]], Seen]
    fit: Callable[[str, str], bool] = _any_two
    ordered: bool = False

    @cached_property
    def none(self) -> Seen:
        return self.look(())

    @cached_property
    def alone(self) -> dict[str, Seen]:
        return {one: self.look((one,)) for one in self.elements}

    def pairs(self) -> list[Pair]:
        """Every two that can be there together."""
        if self.ordered:
            return [(one, other) for one in self.elements for other in self.elements if self.fit(one, other)]
        return [pair for pair in combinations(self.elements, 2) if self.fit(*pair)]

    @cached_property
    def both(self) -> dict[Pair, Seen]:
        return {pair: self.look(pair) for pair in self.pairs()}

    def needs_line(self, pair: Pair) -> bool:
        one, other = (self.alone[each] for each in pair)
        both = self.both[pair]
        if one == self.none or other == self.none:
            return both != (other if one == self.none else one)
        return True


@dataclass(frozen=True)
class Line:
    function: str
    pair: Pair
    must: str
    rules: tuple[str, ...]

    def __str__(self) -> str:
        return "  ".join((self.function, *self.pair, self.must, *self.rules))


def read_lines(file: Path) -> list[Line]:
    """The lines of a table; one that begins with # is a remark."""
    rows = [row.split() for row in file.read_text(encoding="utf-8").splitlines() if row and not row.startswith("#")]
    return [Line(function, (one, other), must, tuple(rules)) for function, one, other, must, *rules in rows]


def strangers(lines: Sequence[Line], functions: Sequence[Function], book: Path) -> list[str]:
    """Lines of no function, without a rule, with one that the rulebook does not have, twice there, or out of order."""
    pairs = ((function.name, pair) for function in functions for pair in function.pairs())
    order = {pair: i for i, pair in enumerate(pairs)}
    text = book.read_text(encoding="utf-8")
    known = set(re.findall(r"\b[A-Z]{3}(?:-[A-Z0-9]+)+\b", text))
    faults = [f"no such pair: {line}" for line in lines if (line.function, line.pair) not in order]
    known |= {f"{rule[:4]}{one}" for rule in known for one in known if one.startswith("RUL-")}
    faults += [f"no such rule: {line}" for line in lines if not line.rules or {*line.rules} - known]
    places = [order.get((line.function, line.pair), -1) for line in lines]
    faults += [f"out of order: {lines[i + 1]}" for i, at in enumerate(places[:-1]) if at >= places[i + 1]]
    return faults


def faults_of(function: Function, lines: Sequence[Line]) -> list[str]:
    """Pairs without a line, lines without a pair, and lines that are not so."""
    said = {line.pair: line for line in lines if line.function == function.name}
    needed = {pair for pair in function.both if function.needs_line(pair)}
    faults = [f"a line of no pair: {line}" for pair, line in said.items() if pair not in needed]
    for pair in function.both:
        if pair not in needed:
            continue
        seen = _shown(function, pair)
        if pair not in said:
            faults.append(f"no line: {function.name}  {'  '.join(pair)}\n{seen}")
        elif not _holds(function, pair, said[pair].must):
            faults.append(f"not so: {said[pair]}\n{seen}")
    return faults


def _shown(function: Function, pair: Pair) -> str:
    rows = {"neither": function.none, **{each: function.alone[each] for each in pair}, "both": function.both[pair]}
    return "\n".join(f"    {name}: {_text(_changed(function.none, seen)) or '-'}" for name, seen in rows.items())


def _changed(none: Seen, seen: Seen) -> dict[str, Value]:
    return {key: value for key, value in seen.items() if value != none[key]}


def _text(changes: Mapping[str, Value]) -> str:
    return ",".join(f"{key}={_word(value)}" for key, value in changes.items())


def _word(value: Value) -> str:
    return "+".join(sorted(value)) if isinstance(value, frozenset) else str(value)


def _holds(function: Function, pair: Pair, must: str) -> bool:
    none, both = function.none, function.both[pair]
    one, other = (function.alone[each] for each in pair)
    touched = [{*_changed(none, each)} for each in (one, other)]
    if must == "apart":
        return not touched[0] & touched[1] and both == {**none, **_changed(none, one), **_changed(none, other)}
    if must == "adds":
        return bool(touched[0] & touched[1]) and all(_added(none, one, other, both, key) for key in none)
    if must == "once":
        return one == other == both
    if must in ("first", "second"):
        return one != other and both == (one if must == "first" else other)
    changes = dict(part.split("=", 1) for part in must.split(","))
    return changes == {key: _word(value) for key, value in _changed(none, both).items()}


def _added(none: Seen, one: Seen, other: Seen, both: Seen, key: str) -> bool:
    n, a, b, ab = none[key], one[key], other[key], both[key]
    if isinstance(n, int) and isinstance(a, int) and isinstance(b, int) and isinstance(ab, int):
        return ab - n == (a - n) + (b - n)
    if isinstance(n, frozenset) and isinstance(a, frozenset) and isinstance(b, frozenset):
        return ab == (n | a | b) - (n - a) - (n - b)
    return ab == (b if a == n else a) and (a == n or b == n)


# ---- playing on


class Scripted(OwnDice):
    """Dice, piles and decks that answer the first that they can of the list of their kind; without one, by luck."""

    def __init__(self, state: State, told: Mapping[str, Iterable[Atom]]) -> None:
        super().__init__(state)
        self.told = {kind: list(answers) for kind, answers in told.items()}

    def answer(self, asked: str, among: Sequence[Atom], *at_table: Any, **more: Any) -> Atom:
        queue = self.told.get(asked, [])
        answer = next((one for one in queue if one in among), None)
        if answer is None:
            return super().answer(asked, among)
        queue.remove(answer)
        self.found.append(answer)
        return answer


MOST: Final = 40
"""More answers than any function waits for."""


def follow(
    state: State, choose: Callable[[Decision], str | None], told: Mapping[str, Iterable[Atom]]
) -> tuple[list[Decision], list[Event]]:
    """Plays on as `choose` answers, until it does not; all that was asked, and all that was told."""
    fate, emit = Scripted(state, told), EventCollector()
    asked: list[Decision] = []
    advance(state, fate, emit)
    for _ in range(MOST):
        step = asking(state)
        if step is None:
            break
        decision = step.ask(state)
        option = choose(decision)
        if option is None:
            break
        asked.append(decision)
        move = move_of(option)
        allowing(state, move)
        play(state, move, fate, emit)
    return asked, emit.events
