"""What lies face down on a laid table: it is dealt by lot, or is what it was where the table was played at before."""

from collections.abc import Iterator, Sequence
from random import Random
from typing import Final, NamedTuple

from ...core.faults import Breach, PositionError
from ...core.layout_rules import UNKNOWN
from .questions.abilities.active import nation_of
from .questions.cargo.treasure import awaited, pieces_of
from .questions.fleets.likely_crew import hands, named, people, wares
from .questions.table.cards import pieces
from .questions.table.items import (
    BLANK,
    FIRST_CARD,
    FIRST_UNIQUE,
    HELD,
    is_coin,
    is_crew,
    is_unique,
    item_named,
    item_of,
    kind_of,
    name_of,
    unique_of,
)
from .state import NOBODY, State
from .tables import COIN_VALUES
from .view import on_post

FACES: Final = ("coin", "unique", "crew", "equipment", "event")
"""What everybody sees of a piece that lies face down."""
_EVENTS: Final = tuple(item_of(one) for one in pieces().values() if one.kind == "event")
Held = tuple[int, ...]


class Heap(NamedTuple):
    """Where pieces lie: `hold` of a ship, `coins` or what is `ashore` of an island, `gold` or `crew` of its fort, the
    `hand` of a seat, those that are `gone`; and the seat that sees those that lie face down."""

    what: str
    at: int
    seat: int
    names: tuple[str, ...]


def dealt(s: State, places: Sequence[Heap], rng: Random, before: State | None) -> None:
    """Fills the places; raises PositionError where there are more pieces than were put in."""
    kept = {} if before is None or before.coins != s.coins else {
        place: lies for place in places if (lies := _still(s, before, place)) is not None
    }  # fmt: skip
    dealer = _Dealer(s, places, rng, kept)
    if dealer.short and kept:
        kept = {}
        dealer = _Dealer(s, places, rng, kept)
    if dealer.short:
        raise PositionError([Breach("CSG-SET-29", f"coins: of {dealer.short} there are more than were put in")])
    dealer.deal()
    for place in kept:
        if place.what == "hold" and before is not None:
            was = before.ship(place.at)
            s.change(place.at, off=was.off)
    if before is not None:
        s.brought = before.brought
        if len(awaited(s)) > s.rares:
            s.brought = ()


def _still(s: State, before: State, place: Heap) -> Held | None:
    """What lay there before, if as much lies there now."""
    lay = _held(before, place)
    if lay is None:
        return None
    wild = place.what == "coins" and before.islands[place.at].home == NOBODY
    if place.what == "coins" and before.islands[place.at].home != s.islands[place.at].home:
        return None
    everybody, island = s.setting.everybody, before.islands[place.at] if place.what == "ashore" else None
    names = []
    for one in lay:
        item = HELD.item(one)
        posted = island is not None and on_post(island, place.seat, one)
        known = posted or (item != BLANK and HELD.seen(one) & everybody == everybody)
        names.append(name_of(item) if known else UNKNOWN if wild else kind_of(item))
    return lay if sorted(names) == sorted(place.names) else None


def _held(s: State, place: Heap) -> Held | None:
    """What lies at this place of another table; None where it has no such place."""
    what, at, seat, _ = place
    if what == "hold":
        ship = s.ships[at] if at < len(s.ships) else None
        return ship.hold if ship is not None and ship.owner == seat else None
    if what == "gone":
        return s.gone
    if what == "hand":
        return s.events[at]
    if at >= len(s.islands):
        return None
    island = s.islands[at]
    if what == "coins":
        return island.coins
    if what == "ashore":
        return tuple(held for owner, held in island.ashore if owner == seat)
    if island.fort is None or island.fort.owner != seat:
        return None
    return island.fort.gold if what == "gold" else island.fort.crew


def _put(s: State, place: Heap, held: Held) -> None:
    what, at, seat, _ = place
    held = tuple(sorted(held))
    if what == "hold":
        s.change(at, hold=held)
    elif what == "gone":
        s.gone = held
    elif what == "hand":
        s.events[at] = held
    else:
        island = s.islands[at]
        if what == "coins":
            island = island._replace(coins=held)
        elif what == "ashore":
            island = island._replace(ashore=tuple(sorted((*island.ashore, *((seat, piece) for piece in held)))))
        elif island.fort is not None:
            fort = island.fort
            fort = fort._replace(gold=held) if what == "gold" else fort._replace(crew=held)
            island = island._replace(fort=fort)
        s.islands[at] = island


class _Dealer:
    """Deals one world: coins out of what was put in and lies nowhere open, then unique treasures, people and cards."""

    def __init__(self, s: State, places: Sequence[Heap], rng: Random, kept: dict[Heap, Held]) -> None:
        self.s, self.places, self.rng, self.kept = s, places, rng, kept
        left = list(s.coins)
        known = [item for place in places for item in self._known(place)]
        self.short = ""
        for item in known:
            if is_coin(item) and item != BLANK:
                if item not in COIN_VALUES or not left[COIN_VALUES.index(item)]:
                    self.short = name_of(item)
                    return
                left[COIN_VALUES.index(item)] -= 1
        self.coins = [value for value, n in zip(COIN_VALUES, left, strict=True) for _ in range(n)]
        rng.shuffle(self.coins)
        self.strange = [item for item in range(FIRST_UNIQUE, FIRST_CARD) if item not in known]
        rng.shuffle(self.strange)
        self.met: dict[int, set[int]] = {}

    def _known(self, place: Heap) -> list[int]:
        if place in self.kept:
            return [HELD.item(held) for held in self.kept[place]]
        return [item_named(name) for name in place.names if name not in (UNKNOWN, *FACES)]

    def deal(self) -> None:
        s = self.s
        for place in self.places:
            _put(s, place, self.kept.get(place) or tuple(self._filled(place)))
        blank = sum(HELD.item(held) == BLANK for held in pieces_of(s))
        s.pool = tuple(self.coins.count(value) for value in COIN_VALUES)
        # what is laid nowhere has left the game with a ship
        s.gone += (BLANK,) * max(0, len(self.coins) - blank)
        s.rares = max(0, blank - len(self.coins))
        if s.rares > len(self.strange) * bool(s.setting.options["uniques"]):
            raise PositionError([Breach("CSG-SET-29", f"coins: {blank} pieces lie there, {len(self.coins)} are left")])

    def _filled(self, place: Heap) -> Iterator[int]:
        everybody = self.s.setting.everybody
        seen = 0 if place.seat == NOBODY else 1 << place.seat
        faces = [name for name in place.names if name in FACES]
        open_items = self._known(place)
        yield from (HELD.of(item, everybody) for item in open_items)
        yield from (BLANK for name in place.names if name == UNKNOWN)
        if place.what == "hold":
            hand = self._hand(place, open_items, faces)
            faces = [name for name in faces if name not in ("crew", "equipment")]
            yield from (HELD.of(item, seen) for item in hand)
        for name in faces:
            yield HELD.of(self._drawn(name, place), seen) if seen or name != "coin" else BLANK

    def _drawn(self, name: str, place: Heap) -> int:
        if name == "coin":
            if not self.coins:
                raise PositionError([Breach("CSG-SET-29", "coins: more lie there than were put in")])
            return self.coins.pop()
        if name == "unique":
            if not self.strange:
                raise PositionError([Breach("CSG-UNT-01", "coins: more unique treasures than there are")])
            down = (i for i, one in enumerate(self.strange) if unique_of(one)["load"] == "down")
            return self.strange.pop(next(down, 0) if place.what == "hold" else 0)
        if name == "event":
            return self.rng.choice(_EVENTS)
        return self.rng.choice(people("") if name == "crew" else wares())

    def _hand(self, place: Heap, seen: list[int], faces: list[str]) -> tuple[int, ...]:
        """CSG-CRG-04, CSG-CRW-06: crew and equipment that may lie face down there."""
        crew, equipment = faces.count("crew"), faces.count("equipment")
        if not crew and not equipment:
            return ()
        ship = self.s.ship(place.at)
        known = tuple(sorted(item for item in seen if item >= FIRST_CARD))
        load = sum(int(str(unique_of(item)["cargo"])) if is_unique(item) else 1 for item in seen if item < FIRST_CARD)
        load += faces.count("coin")
        held = tuple(HELD.of(item, self.s.setting.everybody) for item in seen)
        every = hands(ship.card, nation_of(ship._replace(hold=held)), known, load, crew, equipment)
        met = self.met.setdefault(ship.owner, set())
        met.update(item for item in seen if is_crew(item) and named(item))
        start = self.rng.randrange(len(every))
        fit = (hand for hand in (*every[start:], *every[:start]) if not met.intersection(hand))
        hand = next(fit, every[-1])
        met.update(filter(named, hand))
        return hand
