"""The cards of the Pirates' catalogue that long random games have had in play, and fleets of those not yet met."""

from collections.abc import Iterator, Sequence
from random import Random
from typing import Any

from flibuste.core.agenda import Ask
from flibuste.core.atoms import Atom, Json, Move
from flibuste.core.events import Event
from flibuste.games.pirates.questions.fleets import muster
from flibuste.games.pirates.questions.fleets.fleet import Fleet
from flibuste.games.pirates.questions.table.cards import bought_for, piece, pieces
from flibuste.games.pirates.questions.table.items import HELD, is_crew, is_equipment, is_unique, name_of
from flibuste.games.pirates.state import State
from flibuste.games.pirates.steps.setup.choosing import ChooseFleet, why_not_fleet
from flibuste.games.pirates.steps.turns.all_orders import ORDERS
from flibuste.games.pirates.steps.turns.menu import Menu
from flibuste.games.pirates.steps.turns.repertoire import all_orders, repertoire
from tests.games.pirates.crowded import crowded

MOST_SHIPS = 8


def atoms_of(fleet: Fleet) -> tuple[Atom, ...]:
    """A fleet as the atoms of a move: what `muster.write` says, piece by piece."""
    return tuple(word.strip(",:") for line in muster.write(fleet).splitlines() for word in line.split())


class Catalogue:
    """`met`: by kind the cards in play so far: ships and crew at sea or ashore, events that were shown; and the orders
    that were given."""

    def __init__(self) -> None:
        self.met: dict[str, set[str]] = {
            kind: set() for kind in ("ship", "crew", "event", "equipment", "unique", "order")
        }

    def look(self, step: Ask[Any], s: State, move: Move, told: Sequence[Event]) -> None:
        if isinstance(step, Menu) and move[0] in all_orders():
            self.met["order"].add(str(move[0]))
        for _, ship in s.afloat():
            self.met["ship"].add(ship.card)
        for one in _laid(s):
            item = HELD.item(one)
            kind = "crew" if is_crew(item) else "equipment" if is_equipment(item) else "unique"
            if kind != "unique" or is_unique(item):
                self.met[kind].add(name_of(item).partition("@")[0])
        self.met["event"] |= {str(event.data["event"]) for event in told if event.key == "pirates-event"}

    def faults(self, step: Ask[Any], s: State) -> Iterator[str]:
        """CSG-ACT-01: orders that a captain could give, and is never tried with."""
        if isinstance(step, Menu):
            tried = repertoire(s, step.seat)
            for order in ORDERS:
                if order not in tried and order.moves(s, step.seat, Random(0), 6):
                    yield f"{order.verb} is left out, and could be ordered"

    def missing(self) -> list[str]:
        """Ships, crew, events and orders; equipment and unique treasures are counted only."""
        cards = [one.id for one in pieces().values() if one.kind in ("ship", "crew", "event")]
        return [one for one in (*cards, *all_orders()) if self._new(one)]

    def crowded(self, seed: int) -> Json:
        return crowded(seed)

    def counts(self) -> str:
        of = {kind: sum(one.kind == kind for one in pieces().values()) for kind in self.met} | {"order": len(ORDERS)}
        return ", ".join(f"{kind} {len(met)}" + f" of {of[kind]}" * bool(of[kind]) for kind, met in self.met.items())

    def opening(self, step: Ask[Any], s: State, rng: Random) -> Move | None:
        """Every other fleet is put together from cards that have not been in play yet, and any others."""
        if not isinstance(step, ChooseFleet) or rng.random() < 0.5:
            return None
        fleet = self._fleet(s, rng)
        return None if fleet is None else ("list", *atoms_of(fleet))

    def _fleet(self, s: State, rng: Random) -> Fleet | None:
        every = [one for one in pieces().values() if rng.random() < 0.5 or self._new(one.id)]
        rng.shuffle(every)
        every.sort(key=lambda one: (one.kind != "ship", not self._new(one.id)))
        text = ""
        for one in every:
            lines = text.splitlines()
            ships = [i for i, line in enumerate(lines) if not line.startswith(muster.EVENTS)]
            if one.kind == "ship":
                # what is left of the points is for crew
                tried = [f"{text}{one.id}\n"] if len(ships) < MOST_SHIPS and rng.random() < 0.7 else []
            elif one.kind == "event":
                tried = [f"{text}{muster.EVENTS}: {one.id}\n"] if rng.random() < 0.5 else []
            else:
                tried = [_aboard(lines, i, one.id) for i in rng.sample(ships, len(ships))]
            text = next((more for more in tried if why_not_fleet(s.setting, muster.read(more)) is None), text)
        return muster.read(text) if text else None

    def _new(self, card: str) -> bool:
        return all(card not in met for met in self.met.values())


def _aboard(lines: list[str], i: int, card: str) -> str:
    """The fleet with this card on a ship more."""
    ship = piece(lines[i].partition(":")[0])
    assert ship is not None
    mark = ", " if ":" in lines[i] else ": "
    return "\n".join([*lines[:i], lines[i] + mark + bought_for(card, ship.nation), *lines[i + 1 :]]) + "\n"


def _laid(s: State) -> Iterator[int]:
    for _, ship in s.afloat():
        yield from ship.hold
    for island in s.islands:
        yield from (item for _, item in island.ashore)
        yield from island.coins
        if island.fort is not None:
            yield from island.fort.crew
