"""Chapter 4.2: worlds that a seat cannot tell from the true one. What it has not seen is dealt again, in an order that
depends on what it sees alone."""

from collections.abc import Callable, Collection
from dataclasses import replace
from functools import partial
from random import Random
from typing import Any, Final

from .marker import marked
from .questions.abilities.active import nation_of
from .questions.cargo.treasure import awaited, strange_uniques
from .questions.fleets import muster
from .questions.fleets.fleet import Aboard, Fleet, Member, aboard
from .questions.fleets.likely_crew import hands, named, people, wares
from .questions.fleets.supply import presets
from .questions.islands.landed import forgets
from .questions.table.cards import bought_for, piece
from .questions.table.items import (
    BLANK,
    FIRST_CARD,
    HELD,
    MOST_GOLD,
    is_coin,
    is_crew,
    is_equipment,
    is_unique,
    unique_of,
)
from .state import NOBODY, NOWHERE, Island, Ship, State
from .steps.islands.treasure_mysteries import AddCoin, AfterLoading, Barter, OfferEvent, SwapTaken, events_left
from .steps.setup.choosing import fitting
from .steps.setup.crewing import Stow
from .steps.setup.homes import fleet_of
from .steps.treasure.uniques import Found, TakeDown
from .tables import COIN_VALUES
from .unseen_steps import EVENTS, asked_about, asks_about, forgets_treasure, lets_ask, makes_room, names_crew_again
from .view import on_post

Held = tuple[int, ...]
_OARSMAN: Final = "GEN-oarsman"


def imagine(s: State, seat: int, luck: int) -> State:
    """All that this seat has not seen lies otherwise; future chance included."""
    world, rng = s.copy(), Random(luck)
    world.luck = luck
    if any(world.fleets) or any(world.supply):
        _fleets(world, seat, rng)
    _Dealer(world, seat, rng).deal()
    return world


def _fleets(world: State, seat: int, rng: Random) -> None:
    """Before the first turn: other fleets that may sail; once the ships are shown, those, empty."""
    for other in range(world.setting.seats):
        if other == seat:
            continue
        if world.fleets[other] and world.names:
            world.fleets[other] = muster.write(_crewed(fleet_of(world, other)))
        elif world.fleets[other]:
            among = fitting(world.setting)
            world.fleets[other] = muster.write(muster.preset(rng.choice(among))) if among else world.fleets[seat]
        if world.supply[other]:
            world.supply[other] = str(rng.choice(presets(world.setting.seats))["id"])
    for i, step in enumerate(world.agenda):
        if isinstance(step, Stow) and step.seat != seat:
            world.agenda[i] = replace(step, left=1)


def _crewed(fleet: Fleet) -> Fleet:
    """The ships of a fleet with one oarsman, so that there is somebody who may be put elsewhere."""
    ships = [Aboard(ship.ship) for ship in fleet.ships]
    for i, ship in enumerate(ships):
        oarsman = piece(bought_for(_OARSMAN, ship.card.nation))
        manned = ship.taking(Member(len(ships), oarsman)) if oarsman is not None else ship
        if not any(True for _ in aboard(manned)):
            ships[i] = manned
            break
    return Fleet(tuple(ships))


class _Dealer:
    """Deals one world: coins and unique treasures that the seat has not seen out of one bag, then people and cards."""

    def __init__(self, world: State, seat: int, rng: Random) -> None:
        self.world = world
        self.seat = seat
        self.rng = rng
        self.coins: list[int] = []
        self.rares = world.rares
        self.awaited: list[int] = []
        """Unique treasures that are there, as this seat knows (CSG-FLT-13), and has not seen;"""
        self.strange: list[int] = []
        """and others that may turn up: those that load face down last, to be dealt first."""
        self.asked = -1
        """The island where another seat is asked about a unique treasure that lies face down,"""
        self.sought = BLANK
        """the treasure, which may have been mixed with others since that seat looked,"""
        self.shown: list[int] = []
        """and what is imagined in its place."""
        self.bartered: dict[int, int] = {}
        """By island a coin that must lie there, because another seat is asked to barter one."""
        self.bearer, self.borne = NOWHERE, BLANK
        """A ship that has still to be dealt a unique treasure, because another seat is asked about it; and which."""
        self.met: dict[int, set[int]] = {}
        """By seat the named crew that are known to sail for it, or have been dealt."""

    def deal(self) -> None:
        world = self.world
        forgets(world, self.seat)
        self._brought()
        self._gather()
        self._barters()
        self._finds()
        self._bears()
        forgets_treasure(world, self.seat)
        for number, ship in enumerate(world.ships):
            if ship is not None and (ship.off or self._any_hidden(ship.hold)):
                world.ships[number] = self._ship(number, ship)
        makes_room(world, self.seat)
        names_crew_again(world, self.seat)
        world.gone = self._again(world.gone, self._treasure)
        # where the kind of a piece is known, it is dealt first
        for i, island in enumerate(world.islands):
            if island.fort is not None:
                gold = self._again(island.fort.gold, self._treasure)
                world.islands[i] = island._replace(fort=island.fort._replace(gold=gold))
        homes_first = sorted(
            range(len(world.islands)), key=lambda i: (world.islands[i].home == NOBODY, i != self.asked)
        )
        for i in homes_first:
            island = world.islands[i]
            if island.coins or island.ashore or island.fort:
                world.islands[i] = self._island(i, island)
        world.pool = tuple(self.coins.count(value) for value in COIN_VALUES)
        world.rares = self.rares
        for owner, cards in enumerate(world.events):
            world.events[owner] = self._again(cards, lambda _: self.rng.choice(EVENTS))
        if world.marked:
            self._mark()
        if self.asked >= 0:
            self._ask_again()
        self._marvels()
        lets_ask(world, self.seat, self.rng)

    def _hidden(self, held: int) -> bool:
        return HELD.item(held) != BLANK and not HELD.by(held, self.seat)

    def _any_hidden(self, held: Held) -> bool:
        return any(map(self._hidden, held))

    def _brought(self) -> None:
        """CSG-FLT-13: of the unique treasures that were brought by name a seat knows its own."""
        self.awaited = awaited(self.world, self.seat)
        self.world.brought = tuple(
            HELD.of(HELD.item(held), 1 << self.seat) for held in self.world.brought if HELD.by(held, self.seat)
        )

    # ---- unique treasures that are being found (CSG-EXP-03)

    def _finds(self) -> None:
        """Which ones another explorer will still come upon, this seat does not know; about one it hears a question."""
        kept: list[Any] = []
        for step in self.world.agenda:
            if isinstance(step, TakeDown) and step.seat != self.seat and self._unseen(step):
                self.asked, self.sought = step.island, step.item
            elif isinstance(step, Found) and self._unseen(step):
                continue
            kept.append(step)
        if len(kept) < len(self.world.agenda):
            self.world.agenda = kept
        if self.asked >= 0:
            self.shown = [self._unique(down=True)]

    def _bears(self) -> None:
        number, apt = asked_about(self.world, self.seat)
        ship = self.world.ships[number] if number != NOWHERE else None
        if ship is None or not any(is_unique(HELD.item(held)) and self._hidden(held) for held in ship.hold):
            return
        strange = self._strange() if self.rares > len(self.awaited) else []
        among = [item for item in (*self.awaited, *strange) if item in apt and item not in self.shown]
        if among:
            self.bearer, self.borne = number, self.rng.choice(among)
            self.rares -= 1
            for lot in (self.awaited, self.strange):
                if self.borne in lot:
                    lot.remove(self.borne)
            asks_about(self.world, self.borne)

    def _barters(self) -> None:
        """CSG-MYS-03: whoever is asked to barter a coin has one there that can be bartered."""
        for step in self.world.agenda:
            if not isinstance(step, Barter) or step.seat == self.seat:
                continue
            most = MOST_GOLD if step.offered else COIN_VALUES[-2]
            lying = self.world.islands[step.island].coins
            if not any(BLANK < HELD.item(held) <= most and not self._hidden(held) for held in lying):
                coin = next(value for value in self.coins if value <= most)
                self.coins.remove(coin)
                self.bartered[step.island] = coin

    def _unseen(self, step: Found | TakeDown) -> bool:
        lying = self.world.islands[step.island].coins
        return any(self._hidden(held) and HELD.item(held) == step.item for held in lying)

    def _marvels(self) -> None:
        """CSG-MYS-03: what others are offered on a mysterious island, this seat does not know."""
        for i, step in enumerate(self.world.agenda):
            if isinstance(step, OfferEvent) and step.seat != self.seat:
                left = events_left(self.world, step.seat)
                offered = self.rng.sample(left, min(len(step.offered), len(left)))
                self.world.agenda[i] = replace(step, offered=tuple(offered))
            elif isinstance(step, Barter) and step.seat != self.seat and step.offered:
                strange = strange_uniques(self.world)
                self.world.agenda[i] = replace(step, offered=tuple(self.rng.sample(strange, len(step.offered))))
            elif isinstance(step, AfterLoading | AddCoin | SwapTaken):
                self._coins_of(i, step)

    def _coins_of(self, i: int, step: AfterLoading | AddCoin | SwapTaken) -> None:
        """The coins of another's hold, as they are imagined."""
        ship = self.world.ships[step.ship]
        if ship is None or ship.owner == self.seat:
            return
        coins = sorted(HELD.item(held) for held in ship.hold if is_coin(HELD.item(held)))
        if isinstance(step, AfterLoading):
            self.world.agenda[i] = replace(step, had=tuple(coins[: len(step.had)]))
        elif isinstance(step, SwapTaken):
            self.world.agenda[i] = replace(step, left=tuple(coins[: len(step.left)]))
        elif coins:
            self.world.agenda[i] = replace(step, most=max(coins))

    def _ask_again(self) -> None:
        """It may be any that lies there."""
        lying = self.world.islands[self.asked].coins
        item = next(HELD.item(held) for held in lying if is_unique(HELD.item(held)) and self._hidden(held))
        for i, step in enumerate(self.world.agenda):
            if isinstance(step, TakeDown) and step.island == self.asked:
                self.world.agenda[i] = replace(step, item=item)

    # ---- the bag

    def _gather(self) -> None:
        """What the seat has not seen of the treasure: in order, then shuffled."""
        counts = list(self.world.pool)
        for held in self._lying():
            if self._hidden(held):
                item = HELD.item(held)
                if is_unique(item):
                    self.rares += 1
                else:
                    counts[COIN_VALUES.index(item)] += 1
        self.coins = [value for value, n in zip(COIN_VALUES, counts, strict=True) for _ in range(n)]
        self.rng.shuffle(self.coins)

    def _lying(self) -> list[int]:
        world = self.world
        found = [*world.gone]
        for _, ship in world.afloat():
            found += [held for held in ship.hold if HELD.item(held) < FIRST_CARD]
        for island in world.islands:
            found += island.coins
            if island.fort is not None:
                found += island.fort.gold
        return found

    def _unique(self, *, down: bool = False) -> int:
        """A unique treasure that lies somewhere; one that may lie face down in a hold, if there is one (`down`)."""
        named = [item for item in self.awaited if not down or _loads_down(item)]
        lots = self.rares - len(self.awaited)
        if not named and not lots:
            named = self.awaited
        self.rares -= 1
        if (i := self.rng.randrange(len(named) + lots)) < len(named):
            self.awaited.remove(named[i])
            return named[i]
        if not self.strange:
            every = [one for one in self._strange() if one != self.borne]
            self.rng.shuffle(every)
            self.strange = sorted(every, key=_loads_down)
        return self.strange.pop()

    def _strange(self) -> list[int]:
        """The unique treasures that may lie unseen: not those that the seat is offered for a coin."""
        steps = [step for step in self.world.agenda if isinstance(step, Barter) and step.seat == self.seat]
        offered = {item for step in steps for item in step.offered}
        return [item for item in strange_uniques(self.world, self.seat) if item not in offered]

    def _treasure(self, item: int, *, down: bool = False) -> int:
        """A piece of the same kind."""
        return self.coins.pop() if is_coin(item) else self._unique(down=down)

    def _any_treasure(self) -> int:
        """A piece that lies on a wild island: the seat does not know its kind."""
        if self.rng.randrange(len(self.coins) + self.rares) < len(self.coins):
            return self.coins.pop()
        return self._unique()

    # ---- places

    def _again(self, lying: Held, draw: Callable[[int], int], *, kinds: bool = True) -> Held:
        """These pieces, those that are hidden drawn again: in an order that only witnesses decide, and kinds where they
        are seen."""
        if not self._any_hidden(lying):
            return lying
        known = [held for held in lying if not self._hidden(held)]
        hidden = sorted(
            (_kind(HELD.item(held)) if kinds else 0, HELD.seen(held), held) for held in lying if self._hidden(held)
        )
        return tuple(sorted([*known, *(HELD.of(draw(HELD.item(held)), seen) for _, seen, held in hidden)]))

    def _ship(self, number: int, ship: Ship) -> Ship:
        if ship.owner != self.seat:
            ship = ship._replace(off=frozenset())
        if not self._any_hidden(ship.hold):
            return ship
        hand = self._hand(ship)
        crew, equipment = iter(filter(is_crew, hand)), iter(filter(is_equipment, hand))

        def draw(item: int) -> int:
            if item < FIRST_CARD:
                borne = self.borne if number == self.bearer and is_unique(item) else BLANK
                self.bearer = NOWHERE if borne else self.bearer
                return borne or self._treasure(item, down=True)
            return next(crew if is_crew(item) else equipment)

        return ship._replace(hold=self._again(ship.hold, draw))

    def _hand(self, ship: Ship) -> Held:
        """Crew and equipment that may be those that are hidden there; no named crew twice in a fleet, if it can be."""
        hidden = [HELD.item(held) for held in ship.hold if self._hidden(held)]
        crew, equipment = sum(map(is_crew, hidden)), sum(map(is_equipment, hidden))
        if not crew and not equipment:
            return ()
        seen = tuple(held for held in ship.hold if not self._hidden(held))
        items = [HELD.item(held) for held in seen]
        known = tuple(sorted(item for item in items if item >= FIRST_CARD))
        # a unique treasure that is hidden takes no space
        load = sum(int(str(unique_of(item)["cargo"])) if is_unique(item) else 1 for item in items if item < FIRST_CARD)
        load += sum(map(is_coin, hidden))
        nation = nation_of(ship._replace(hold=seen))
        every = hands(ship.card, nation, known, load, crew, equipment)
        met = self._met(ship.owner)
        start = self.rng.randrange(len(every))
        for hand in (*every[start:], *every[:start], every[-1]):
            if not met.intersection(hand):
                break
        met.update(filter(named, hand))
        return hand

    def _met(self, owner: int) -> set[int]:
        if owner not in self.met:
            sail = (ship for _, ship in self.world.fleet(owner))
            known = (HELD.item(held) for ship in sail for held in ship.hold if not self._hidden(held))
            self.met[owner] = {item for item in known if item >= FIRST_CARD and named(item)}
        return self.met[owner]

    def _island(self, i: int, island: Island) -> Island:
        if island.home == NOBODY:
            # what nobody has seen since it was mixed is as unseen as what nobody has ever looked at; but what another
            # seat is asked about is known to be a unique treasure
            sought = self.sought if i == self.asked else BLANK
            coins = tuple(held if HELD.seen(held) or HELD.item(held) == sought else BLANK for held in island.coins)
            first = iter(self.shown if i == self.asked else [self.bartered[i]] if i in self.bartered else [])
            coins = self._again(coins, lambda _: next(first, 0) or self._any_treasure(), kinds=False)
        else:
            coins = self._again(island.coins, self._treasure)
        fort = island.fort
        if fort is not None:
            fort = fort._replace(crew=self._again(fort.crew, self._person))
        return island._replace(coins=coins, ashore=self._ashore(island), fort=fort)

    def _ashore(self, island: Island) -> tuple[tuple[int, int], ...]:
        found: list[tuple[int, int]] = []
        for seat in sorted({seat for seat, _ in island.ashore}):
            mine = [one for owner, one in island.ashore if owner == seat]
            known = [one for one in mine if on_post(island, seat, one)]
            rest = tuple(one for one in mine if one not in known)
            posted = {HELD.item(one) for one in known}
            found += [(seat, one) for one in sorted((*known, *self._again(rest, partial(self._stranger, posted))))]
        return tuple(found)

    def _stranger(self, posted: Collection[int], item: int) -> int:
        """Nobody who would stand at a post beside the marine who does, for all to see."""
        found = self._person(item)
        return found if found not in posted else self._stranger(posted, item)

    def _person(self, item: int) -> int:
        return self.rng.choice(people("") if is_crew(item) else wares())

    def _mark(self) -> None:
        """CSG-MUL-02: who does not know the coin takes the lowest there is."""
        number, _ = self.world.marked
        ship = self.world.ships[number]
        if ship is not None and ship.owner != self.seat:
            coins = [HELD.item(held) for held in ship.hold if is_coin(HELD.item(held))]
            if coins:
                self.world.marked = number, marked(coins)


def _loads_down(item: int) -> bool:
    """CSG-UNT-02: whether this treasure may be loaded face down."""
    return unique_of(item)["load"] == "down"


def _kind(item: int) -> int:
    return 0 if is_coin(item) else 1 if is_unique(item) else 2 if is_crew(item) else 3
