"""Chapter 4.2 over whole games: every seat's views, events and questions against what it can have learnt."""

import json
import re
from collections.abc import Iterable
from random import Random
from typing import Any

import pytest

from flibuste.core.atoms import Json
from flibuste.games.jamaica.state import CARD, State
from flibuste.games.jamaica.treasure import WeaselChoice, names_of
from flibuste.table import Table
from tests.games.jamaica.positions import new

Known = set[tuple[int, str]]
"""Covered treasures: on which ship, and which."""


def named(data: Any, what: str) -> set[str]:
    """The cards that occur anywhere in some JSON: treasures (C?T01) or action cards (AC01)."""
    return set(re.findall(rf"(?<![A-Z])({what}\d\d)", json.dumps(data)))


def covered(s: State) -> Known:
    names = s.setting.treasures
    return {(ship, names[held & CARD].id) for ship, down in enumerate(s.down) for held in down if held & CARD}


def shown_as_known(view: Json) -> Known:
    return {(i, row["card"]) for i, ship in enumerate(view["ships"]) for row in ship["down"] if row["card"]}


class Memory:
    """What each captain has learnt, told by the state before and after an entry, and by the rules of chapter 4.2."""

    def __init__(self, s: State) -> None:
        self.seats = range(s.setting.seats)
        self.seen: list[set[str]] = [set() for _ in self.seats]
        """Treasures that the seat has ever looked at or that lay open."""
        self.knows: list[Known] = [set() for _ in self.seats]
        self.cursed: Known = set()

    def learn(self, before: State, after: State) -> None:
        was, now = covered(before), covered(after)
        for ship, card in now - was:
            giver = next((other for other, name in was - now if name == card), None)
            if giver is not None:
                self._moved(after, giver, ship, card, len(before.down[giver]) > 1)
            elif ship in self.seats:
                self.knows[ship].add((ship, card))
        for ship, card in was - now:
            if all(name != card for _, name in now):  # a power was laid open, or (none here) a card left the game
                self._forget(after, ship, {ship})
        step = after.agenda[-1] if after.agenda else None
        if isinstance(step, WeaselChoice):
            looked = {after.setting.treasures[card].id for card in step.cards}
            self.seen[step.seat] |= looked
            self.knows[step.seat] |= {(step.loser, card) for card in looked if step.loser >= 0}
        for seat in self.seats:
            self.seen[seat] |= {card for _, card in self.knows[seat]}
            self.seen[seat].update(*(names_of(after, up) for up in after.up))
            if after.over:
                self.knows[seat] |= {(ship, card) for ship, card in now if ship != after.setting.ghost}
                self.seen[seat] |= {card for _, card in self.knows[seat]}

    def _moved(self, after: State, giver: int, taker: int, card: str, others: bool) -> None:
        """JAM-HID-04, JAM-RUL-42."""
        knew = {seat for seat in self.seats if (giver, card) in self.knows[seat]}
        flagged = (giver, card) in self.cursed
        given = after.setting.treasures[[t.id for t in after.setting.treasures].index(card)].cursed and self.gives
        if others:
            self._forget(after, giver, {giver, taker})
            knew = set()
            flagged = False
        for seat in self.seats:
            self.knows[seat].discard((giver, card))
            if seat in knew or seat in (giver, taker):
                self.knows[seat].add((taker, card))
        self.cursed.discard((giver, card))
        if given or flagged:
            self.cursed.add((taker, card))

    gives = False
    """Whether the entry gave a curse away."""

    def _forget(self, after: State, ship: int, but: Iterable[int]) -> None:
        """Nobody else can tell which of a ship's covered treasures went."""
        for seat in self.seats:
            if seat not in but:
                self.knows[seat] = {(at, card) for at, card in self.knows[seat] if at != ship}
        self.cursed = {(at, card) for at, card in self.cursed if at != ship}


def check(table: Table, memory: Memory) -> None:
    s, decision = table.state, table.decision
    for viewer in (None, *memory.seats):
        view, told = table.view(viewer), [event.to_json() for event in table.told(viewer)]
        seen = memory.seen[viewer] if viewer is not None else set.intersection(*memory.seen)
        known = memory.knows[viewer] if viewer is not None else set.intersection(*memory.knows)
        assert shown_as_known(view) == (known if viewer is not None or s.over else set())
        flagged = [sum(row["cursed"] for row in ship["down"]) for ship in view["ships"]]
        assert flagged == [sum(at == ship for at, _ in memory.cursed) for ship in range(s.setting.ships)]
        assert named([view, told], "C?T") <= seen
        for i, seat in enumerate(view["seats"]):
            if i != viewer:
                assert seat["hand"] is None
                assert seat["deck"] is None
                assert seat["chosen"] is None or s.shown
        for event in told:
            if named(event, "AC") and event["key"] != "jamaica-revealed":
                assert event["key"] == "jamaica-drew"
                assert event["data"]["seat"] == viewer
            if event["key"] == "jamaica-revealed":
                data = event["data"]
                turned_up = view["seats"][data["seat"]]
                assert data["card"] in (turned_up["chosen"], *turned_up["discard"]) or "drew" in str(table.events)
    if decision is not None:
        asked = named(decision.to_json(), "C?T")
        assert asked <= (set.intersection(*memory.seen) if decision.open else memory.seen[decision.seat])
        assert not named(decision.to_json(), "AC") or decision.secret


@pytest.mark.parametrize("seed", range(14))
def test_nobody_sees_a_card_too_early(seed: int) -> None:
    """JAM-HID-02: nor learns it from an event or a question; and what was once seen is known as long as it can be."""
    crew, reveal = seed % 3 == 1, "simultaneous" if seed % 4 == 3 else "sequential"
    table, rng = new(2 + seed % 5, seed, crew=crew, reveal=reveal), Random(seed)
    memory = Memory(table.state)
    while (decision := table.decision) is not None:
        allowed = [option for option in decision.options if not option.barred]
        # Thefts and gifts are what this is about.
        eager = [o for o in allowed if o.group in ("give", "treasure") and not o.id.endswith(":no")]
        option = rng.choice(eager if eager and rng.random() < 0.8 else allowed)
        before = table.state
        table.play(option.id)
        memory.gives = option.move[0] == "give" or option.id == "spoils:give"
        memory.learn(before, table.state)
        check(table, memory)
