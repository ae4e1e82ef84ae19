"""Chapter 5.5 (DOC): what happens when a ship docks: the results in their order, and the treasure that goes ashore."""

from .....core.agenda import then
from .....core.atoms import Args
from .....core.events import Event, EventSink
from .....core.fate import Fate
from .....core.frozen import frozen
from ...after import UNLOADED, AfterCargo, cargo_moved
from ...auto_step import AutoStep
from ...ending import check_gold, marker_home
from ...names import called
from ...questions.abilities.ability import Ability
from ...questions.abilities.active import applies
from ...questions.cargo.hold import take, treasure_of
from ...questions.sailing.berths import berth, cast_off, enemy_home, harbour, may_dock_in_tow, own_fort
from ...questions.table.items import HELD, is_coin
from ...questions.table.spells import UNTIL_DOCKED, UNTIL_UNLOADED, ends, lift, weightless_until
from ...state import NOBODY, NOWHERE, Is, State
from ..basics.parting import loose_gold
from ..damage.losing import lose
from ..islands.loading_treasure import free_explore, raid
from ..islands.mysteries import Mystery
from ..treasure.uniques import docked_home
from ..treasure.worth import unloads, value_of, worth_more
from .docking_at_forts import fits_out, rewards


@frozen
class Docks(AutoStep):
    """CSG-DOC-01, CSG-DOC-06: at the end of a move, where the ship lies at an island and was not docked there."""

    ship: int

    def run(self, s: State, fate: Fate, emit: EventSink) -> None:
        if s.ships[self.ship] is None:
            return
        ship = s.ship(self.ship)
        island = berth(s, self.ship)
        if island == ship.docked:
            return
        cast_off(s, self.ship)
        if island != NOWHERE:
            dock(s, self.ship, island, emit)


def dock(s: State, number: int, island: int, emit: EventSink) -> None:
    """CSG-DOC-01, CSG-DOC-06, CSG-TOW-06: she is docked there now, and what she tows is too, if it may (CSG-R-73)."""
    ship = s.change(number, docked=island)
    if enemy_home(s, ship.owner, island):
        # CSG-EFF-74
        s.change(number, state=ship.state | Is.RAIDED)
    if ship.tows != NOWHERE and may_dock_in_tow(s, ship.tows, island):
        s.change(ship.tows, docked=island)
    data = {"ship": s.names[number], "island": island}
    emit(Event("pirates-docked", {"ship": called(s, number), "island": island + 1}, data, "CSG-DOC-01"))
    then(s, Mystery(number), Harbour(number), Ashore(number), AfterCargo(number))


@frozen
class Harbour(AutoStep):
    """CSG-DOC-06 (b) and (c), CSG-FIR-04, CSG-DOC-07: at one's own home or fort fires go out and treasure goes
    ashore."""

    ship: int

    def run(self, s: State, fate: Fate, emit: EventSink) -> None:
        ship = s.ships[self.ship]
        if ship is None or ship.docked == NOWHERE or not harbour(s, ship.owner, ship.docked):
            return
        island = ship.docked
        # CSG-DOC-08
        moored = [n for n in (self.ship, ship.tows) if n != NOWHERE and s.ship(n).docked == island]
        for number in moored:
            if s.ship(number).fire:
                emit(Event("pirates-fires-out", {"ship": called(s, number)}, {"ship": s.names[number]}, "CSG-FIR-04"))
                lose(s, number, s.ship(number).fire, NOBODY, NOWHERE, emit)
        if s.islands[island].home == ship.owner:
            # CSG-MYS-03: crew that took no space at sea
            ends(s, self.ship, emit, weightless_until(UNTIL_DOCKED))
        docked_home(s, self.ship, emit)
        for number in moored:
            if unload(s, number, emit, island):
                return
        # CSG-END-02: at once
        check_gold(s, emit)


def unload(s: State, number: int, emit: EventSink, at: int = NOWHERE) -> bool:
    """CSG-DOC-07, CSG-DOC-08: every treasure with a value leaves the hold; abilities change what it is worth now.
    `at`: the island, where it is not the one that she is docked at. Whether that has ended the game (CSG-MUL-03)."""
    ship = s.ship(number)
    island, seat = ship.docked if at == NOWHERE else at, ship.owner
    going = [held for held in treasure_of(ship) if unloads(s, number, HELD.item(held))]
    if not going:
        return False
    everybody = (1 << s.setting.seats) - 1
    loose = worth_more(s, number, [HELD.item(held) for held in going])
    if any(is_coin(HELD.item(held)) for held in going):
        loose += applies(s, number, Ability.bonus, emit)
    count = 0
    for item in [HELD.item(held) for held in going]:
        # who knows what of the others changes with each piece that is taken
        held = next(piece for piece in s.ship(number).hold if HELD.item(piece) == item)
        taken = take(s, number, held, 1 << seat)
        # CSG-INF-04
        shown = HELD.shown(taken, everybody if s.setting.duel else 1 << seat)
        bank(s, seat, island, shown)
        count += 1
    # gold that is no coin lies at home, also where a fort takes the rest
    loose_gold(s, seat, loose)
    lift(s, number, weightless_until(UNTIL_UNLOADED))
    cargo_moved(s, number, UNLOADED)
    rewards(s, number, loose + sum(value_of(s, HELD.item(held)) for held in going), emit)
    args: Args = {"ship": called(s, number), "count": count}
    data = {"ship": s.names[number], "island": island, "count": count, "seat": seat}
    emit(Event("pirates-unloaded", args, data, "CSG-DOC-07"))
    return marker_home(s, seat, number, [HELD.item(held) for held in going], emit)


def bank(s: State, seat: int, island: int, held: int) -> None:
    """A piece lies on the home island, or in one's own fort."""
    land = s.islands[island]
    if land.fort is not None and own_fort(s, seat, island):
        s.islands[island] = land._replace(fort=land.fort._replace(gold=tuple(sorted((*land.fort.gold, held)))))
    else:
        s.islands[island] = land._replace(coins=tuple(sorted((*land.coins, held))))


@frozen
class Ashore(AutoStep):
    """CSG-DOC-06 (d) to (f): a raid, exploring free of charge, what a fort does."""

    ship: int

    def run(self, s: State, fate: Fate, emit: EventSink) -> None:
        ship = s.ships[self.ship]
        if ship is None or ship.docked == NOWHERE:
            return
        free_explore(s, self.ship)
        raid(s, self.ship)
        fits_out(s, self.ship, emit)
