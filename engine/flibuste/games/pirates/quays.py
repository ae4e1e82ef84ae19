"""Chapters 5.5, 5.8 and 5.12 (DOC, EXP, CRG): crew, equipment and treasure that change places."""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import product
from random import Random
from typing import Final

from ...core.agenda import Ask, Chance, then
from ...core.atoms import Arg, Args, Move, Name, Word
from ...core.decision import Bar, Decision, Option
from ...core.events import Event, Tell
from ...core.fate import Fate
from .abilities.active import is_up
from .after import LOADED, UNLOADED, cargo_ends, cargo_moved
from .berths import cast_off, docked_at, enemy_fort, harbour, is_wild, may_dock
from .capture import ransom
from .deed import Deed, the_ship
from .exploration import explore_island, may_explore
from .hauntings import ghost_fort, has_left, lies_ashore, rises, sails, waits
from .hold import affords, known_best, leaves, put, take, takes_crew
from .items import HELD, card_of, is_crew, is_equipment, is_treasure, item_named, kind_of, name_of, things
from .landed import loadable
from .marines import is_marine, leaves_post, takes_post
from .marker import passes_on
from .names import called, item_called, ship_named
from .orders import give, why_not_explore
from .sea import card, derelict, is_kind, touching
from .spells import under
from .state import NOBODY, NOWHERE, Is, Island, Ship, State
from .stowage import free

DOWN: Final = "down"


def carries(s: State, number: int, item: int) -> bool:
    """CSG-CRG-04 to CSG-CRW-07: whether there is room for this piece, and she can afford it."""
    ship = s.ship(number)
    if not _fits(s, number, item):
        return False
    if is_treasure(item):
        return True
    if is_crew(item):
        one = card_of(item)
        if not takes_crew(s, number):
            return False
        if not one.points and one.nation != card(ship).nation and "ex_patriot" not in one.keywords:
            return False
    return affords(s, number, (item,))


def _fits(s: State, number: int, item: int) -> bool:
    """CSG-CRG-02, CSG-EFF-98: as she would be with the piece aboard: it may bring a link, or take no space with her."""
    ship = s.ship(number)
    s.ships[number] = ship._replace(hold=(*ship.hold, HELD.of(item, s.setting.everybody)))
    room = free(s, number)
    s.ships[number] = ship
    return room >= 0


class Explore(Deed):
    """D-ACT EXPLORE; CSG-EXP-01, CSG-EXP-07 at an island, CSG-EXP-06 of a ship that she touches."""

    verb = "explore"
    acts = True

    def moves(self, s: State, seat: int, rng: Random, most: int) -> list[Move]:
        found = list[Move]()
        for number, _ in s.fleet(seat):
            if why_not_explore(s, number) is None:
                if may_explore(s, number):
                    found.append((self.verb, s.names[number]))
                found += [(self.verb, s.names[number], s.names[other]) for other in open_holds(s, number)]
        return found

    def why_not(self, s: State, seat: int, move: Move) -> Bar | None:
        number = the_ship(s, seat, move)
        if number is None:
            return Bar("pirates-barred-no-ship", "CSG-ACT-02")
        if (bar := why_not_explore(s, number)) is not None:
            return bar
        if len(move) == 3:
            other = ship_named(s, str(move[2]))
            return None if other in open_holds(s, number) else Bar("pirates-barred-no-hold", "CSG-EXP-06")
        if len(move) != 2 or not may_explore(s, number):
            return Bar("pirates-barred-not-docked", "CSG-EXP-01")
        return None

    def option(self, s: State, seat: int, move: Move) -> Option:
        number = s.names.index(str(move[1]))
        source = f"ship:{move[1]}"
        if len(move) > 2:
            other = s.names.index(str(move[2]))
            args: Args = {"ship": called(s, number), "other": called(s, other)}
            return Option(move, "pirates-do-explore-hold", args, self.verb, source, f"ship:{move[2]}")
        island = s.ship(number).docked
        args = {"ship": called(s, number), "island": island + 1}
        return Option(move, "pirates-do-explore-island", args, self.verb, source, f"island:{island}")

    def play(self, s: State, seat: int, move: Move, fate: Fate, tell: Tell) -> None:
        number = s.names.index(str(move[1]))
        give(s, number, "explore", tell)
        if len(move) > 2:
            other = s.names.index(str(move[2]))
            # she sees all that is there
            s.change(other, hold=tuple(sorted(HELD.shown(held, 1 << seat) for held in s.ship(other).hold)))
            args: Args = {"ship": called(s, number), "other": called(s, other)}
            tell(Event("pirates-explores-hold", args, {"ship": move[1], "other": move[2]}, "CSG-EXP-06"))
            then(s, Exchange(seat, number, other))
        else:
            explore_island(s, number, fate, tell)


def open_holds(s: State, number: int) -> list[int]:
    """CSG-EXP-06: friendly ships, derelicts and wrecks that she touches."""
    ship = s.ship(number)
    found = []
    for other in touching(s, number):
        one = s.ship(other)
        ours = one.owner == ship.owner
        if is_kind(one, "flotilla") or one.lost != NOWHERE:
            continue
        if (ours or derelict(one) or Is.WRECK in one.state) and (one.hold or (ours and ship.hold)):
            found.append(other)
    return found


@dataclass(frozen=True, slots=True)
class Exchange(Ask[State]):
    """D-EXCHANGE; CSG-EXP-06: one piece after another, into either hold, within their limits."""

    seat: int
    ship: int
    other: int

    secret = True

    def _ways(self, s: State) -> Iterator[Move]:
        for verb, source, to in (("take", self.other, self.ship), ("give", self.ship, self.other)):
            for item in dict.fromkeys(things(s.ship(source).hold)):
                if not self._stays(s, source, item) and carries(s, to, item):
                    yield verb, name_of(item)
        yield from self._swaps(s)

    def _swaps(self, s: State) -> Iterator[Move]:
        """Of two pieces neither of which has room on the other ship, each in the place of the other."""
        mine, theirs = (tuple(dict.fromkeys(things(s.ship(n).hold))) for n in (self.ship, self.other))
        for one, two in product(mine, theirs):
            if one == two or carries(s, self.other, one) or carries(s, self.ship, two):
                continue
            bound = self._stays(s, self.ship, one) or self._stays(s, self.other, two)
            if not bound and _trade(s, self.ship, one, self.other, two):
                yield "swap", name_of(one), name_of(two)

    def _stays(self, s: State, number: int, item: int) -> bool:
        """CSG-CRW-05: unless captured."""
        return not is_treasure(item) and not leaves(item) and s.ship(number).owner == self.seat

    def moves(self, s: State) -> list[Move]:
        return [*self._ways(s), ("done",)]

    def ask(self, s: State) -> Decision:
        args: Args = {"seat": Name(self.seat), "ship": called(s, self.ship), "other": called(s, self.other)}
        at = f"ship:{s.names[self.other]}"
        options = tuple(
            Option(
                move,
                f"pirates-do-{'exchange' if move[0] == 'swap' else move[0]}",
                dict(zip(("what", "other"), (item_called(item_named(str(name))) for name in move[1:]), strict=False)),
                str(move[0]),
                f"ship:{s.names[self.ship]}",
                at,
                default=len(move) == 1,
            )
            for move in self.moves(s)
        )
        return self.decision(s, "pirates-ask-exchange", "CSG-EXP-06", options, args)

    def play(self, s: State, move: Move, fate: Fate, tell: Tell) -> None:
        if len(move) == 1:
            then(s, cargo_ends(self.ship))
            return
        then(s, self)
        if move[0] == "swap":
            self._moves_over(s, self.ship, self.other, item_named(str(move[1])), fate, tell)
            self._moves_over(s, self.other, self.ship, item_named(str(move[2])), fate, tell)
        else:
            source, to = (self.other, self.ship) if move[0] == "take" else (self.ship, self.other)
            self._moves_over(s, source, to, item_named(str(move[1])), fate, tell)

    def _moves_over(self, s: State, source: int, to: int, item: int, fate: Fate, tell: Tell) -> None:
        held = known_best(s.ship(source).hold, item)
        _may_move(s, held, to, fate)
        # whoever lost the piece to an enemy knows which it was
        loser = s.ship(source).owner
        seats = 1 << self.seat | (1 << loser if loser != NOBODY else 0)
        gets = s.ship(to).owner
        seen = 1 << self.seat | (1 << gets if gets != NOBODY else 0)
        put(s, to, take(s, source, held, seats), seen=seen)
        if has_left(s, source, item):
            sails(s, to, item)
        cargo_moved(s, self.ship, LOADED if to == self.ship else UNLOADED)
        passes_on(s, source, to, item)
        # of a wreck it counts who sailed her first
        if NOBODY != gets != (loser if loser != NOBODY else s.ship(source).maker):
            ransom(s, to, item, tell)
        args: Args = {"ship": called(s, to), "other": called(s, source), "kind": kind_of(item)}
        data = {"ship": s.names[to], "other": s.names[source], "kind": kind_of(item)}
        leaves_home(s, to)
        tell(Event("pirates-moved-over", args, data, "CSG-EXP-06"))


def _may_move(s: State, held: int, number: int, fate: Fate) -> None:
    """That a piece may go there, to or from this ship, tells others of what lies face down: it cannot be taken back."""
    if not all(is_up(s, one) for one in (held, *s.ship(number).hold)):
        fate.answer("moves", (s.names[number],))


def _trade(s: State, one: int, mine: int, two: int, theirs: int) -> bool:
    """CSG-EXP-06: whether both ships can carry what they then have, when two pieces change places."""
    holds = {number: s.ship(number).hold for number in (one, two)}
    for number, item in ((one, mine), (two, theirs)):
        rest = list(holds[number])
        rest.remove(next(held for held in rest if HELD.item(held) == item))
        s.change(number, hold=tuple(rest))
    found = carries(s, one, theirs) and carries(s, two, mine)
    for number, hold in holds.items():
        s.change(number, hold=hold)
    return found


def leaves_home(s: State, number: int) -> None:
    """CSG-KW-EXP-04: a ship that an ex-patriot has come aboard of is docked no longer where she may not dock."""
    at = s.ship(number).docked
    if at != NOWHERE and not may_dock(s, number, at):
        cast_off(s, number)


class Quay(Deed):
    """D-TRANSFER; CSG-DOC-09, free: what is moved, only the player sees."""

    verb = "transfer"
    rare = True

    def suits(self, ship: Ship) -> bool:
        return ship.docked != NOWHERE

    def moves(self, s: State, seat: int, rng: Random, most: int) -> list[Move]:
        return [
            (self.verb, s.names[number])
            for number, ship in s.fleet(seat)
            if ship.docked != NOWHERE and not under(ship, "spent") and Transfer(seat, number).useful(s)
        ]

    def why_not(self, s: State, seat: int, move: Move) -> Bar | None:
        return None if move in self.moves(s, seat, Random(0), 0) else Bar("pirates-barred-transfer", "CSG-DOC-09")

    def option(self, s: State, seat: int, move: Move) -> Option:
        number = s.names.index(str(move[1]))
        return Option(move, "pirates-do-transfer", {"ship": called(s, number)}, self.verb, f"ship:{move[1]}")

    def play(self, s: State, seat: int, move: Move, fate: Fate, tell: Tell) -> None:
        number = s.names.index(str(move[1]))
        if any(not is_up(s, held) for held in Transfer(seat, number).pieces(s)):
            # that there is something to move tells of what lies face down
            fate.answer("transfer", (s.names[number],))
        then(s, Transfer(seat, number))


@dataclass(frozen=True, slots=True)
class Transfer(Chance[State]):
    """D-TRANSFER; CSG-DOC-09, CSG-DOC-10, CSG-CRW-05, CSG-R-41: one piece after another."""

    seat: int
    ship: int

    secret = True
    decline = ("done",)

    def holds(self, s: State) -> bool:
        return s.ships[self.ship] is not None and s.ship(self.ship).docked != NOWHERE

    def useful(self, s: State) -> bool:
        return any(True for _ in self._ways(s))

    def pieces(self, s: State) -> list[int]:
        """Crew and equipment aboard, and what may be loaded."""
        return [*(held for held in s.ship(self.ship).hold if not is_treasure(HELD.item(held))), *self._lying(s)]

    def _ways(self, s: State) -> Iterator[Move]:
        ship = s.ship(self.ship)
        island = s.islands[ship.docked]
        mates = [n for n in docked_at(s, ship.docked) if n != self.ship and s.ship(n).owner == self.seat]
        landing = harbour(s, self.seat, ship.docked) or is_wild(island)
        aboard = dict.fromkeys(HELD.item(held) for held in ship.hold)
        for item in aboard:
            if is_treasure(item) or not leaves(item):
                continue
            if landing and not enemy_fort(s, self.seat, ship.docked):
                yield "ashore", name_of(item)
            yield from (("over", name_of(item), s.names[other]) for other in mates if carries(s, other, item))
        for held in self._lying(s):
            if carries(s, self.ship, HELD.item(held)):
                yield "aboard", self._name(held)

    def _lying(self, s: State) -> list[int]:
        """CSG-DOC-10: what may be loaded: the own people and wares, and wares that lie on a wild island, not under a
        fort (CSG-FRT-13); of an own fort what is inside. CSG-MYS-03: not who was put ashore in this turn."""
        at = s.ship(self.ship).docked
        island, fort = s.islands[at], s.islands[at].fort
        wild = is_wild(island) and fort is None
        lying = [held for seat, held in island.ashore if seat == self.seat or (wild and is_equipment(HELD.item(held)))]
        lying = loadable(s, at, lying)
        return [*lying, *(fort.crew if fort is not None and fort.owner == self.seat else ())]

    def _name(self, held: int) -> str:
        """What the player has not seen is taken unseen."""
        return name_of(HELD.item(held)) if HELD.by(held, self.seat) else DOWN

    def moves(self, s: State) -> list[Move]:
        return [*dict.fromkeys(self._ways(s)), ("done",)]

    def ask(self, s: State) -> Decision:
        args: Args = {"seat": Name(self.seat), "ship": called(s, self.ship)}
        options = tuple(
            Option(
                move,
                f"pirates-do-{move[0]}",
                _piece_args(s, move),
                str(move[0]),
                f"ship:{s.names[self.ship]}",
                f"ship:{move[2]}" if len(move) > 2 else f"island:{s.ship(self.ship).docked}",
                default=len(move) == 1,
            )
            for move in self.moves(s)
        )
        return self.decision(s, "pirates-ask-transfer", "CSG-DOC-09", options, args)

    def play(self, s: State, move: Move, fate: Fate, tell: Tell) -> None:
        if len(move) == 1:
            return
        then(s, self)
        at = s.ship(self.ship).docked
        island = s.islands[at]
        if move[0] == "aboard":
            among = [it for it in self._lying(s) if self._name(it) == move[1] and carries(s, self.ship, HELD.item(it))]
            held = max(among, key=HELD.seen)
            if move[1] == DOWN:
                name = fate.answer("piece", [name_of(HELD.item(it)) for it in among])
                held = next(it for it in among if name_of(HELD.item(it)) == name)
            else:
                _may_move(s, held, self.ship, fate)
            item = HELD.item(held)
            s.islands[at] = _without(island, self.seat, held)
            leaves_post(s, at, self.seat, item)
            put(s, self.ship, held, seen=1 << self.seat)
            inside = island.fort is not None and held in island.fort.crew
            if inside or rises(s, item, self.seat):
                sails(s, self.ship, item)
        else:
            item = item_named(str(move[1]))
            held = known_best(s.ship(self.ship).hold, item)
            _may_move(s, held, s.names.index(str(move[2])) if move[0] == "over" else self.ship, fate)
            taken = take(s, self.ship, held, 1 << self.seat)
            ghost = has_left(s, self.ship, item)
            if move[0] == "over":
                put(s, to := s.names.index(str(move[2])), taken)
                if ghost:
                    sails(s, to, item)
            elif ghost and ghost_fort(s, at, self.seat):
                waits(s, at, item)
            else:
                if ghost:
                    lies_ashore(s, item, self.seat)
                # CSG-KW-MAR-02: a marine is seen on his post
                taken = HELD.shown(taken, s.setting.everybody) if is_marine(item) else taken
                s.islands[at] = island._replace(ashore=tuple(sorted((*island.ashore, (self.seat, taken)))))
                if is_marine(item):
                    takes_post(s, self.ship, at, item)
        args: Args = {"ship": called(s, self.ship), "how": str(move[0]), "kind": kind_of(item)}
        data = {"ship": s.names[self.ship], "how": move[0], "kind": kind_of(item), "island": at}
        for number in docked_at(s, at):
            leaves_home(s, number)
        tell(Event("pirates-transferred", args, data, "CSG-DOC-09"))


def _without(island: Island, seat: int, held: int) -> Island:
    """The island without a piece that this seat takes away, or its fort."""
    fort = island.fort
    if fort is not None and held in fort.crew:
        crew = list(fort.crew)
        crew.remove(held)
        return island._replace(fort=fort._replace(crew=tuple(crew)))
    rest = list(island.ashore)
    rest.remove(min((it for it in rest if it[1] == held), key=lambda it: it[0] != seat))
    return island._replace(ashore=tuple(rest))


def _piece_args(s: State, move: Move) -> Args:
    if len(move) == 1:
        return {}
    what: Arg = Word("pirates-face-down") if move[1] == DOWN else item_called(item_named(str(move[1])))
    return {"what": what, "other": called(s, s.names.index(str(move[2]))) if len(move) > 2 else ""}
