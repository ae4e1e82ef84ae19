"""Chapter 5.3, 5.4 (ARR, COST, SHORT): a ship stops: combat, price or shortage, treasure."""

from collections.abc import Sequence
from typing import Any

from ...core.agenda import Ask, Auto, lies_on, then
from ...core.atoms import Args, Move, Name
from ...core.decision import Decision, Option
from ...core.events import Event, EventSink
from ...core.fate import Fate
from ...core.frozen import frozen
from .characters import BUCCANEER, LOOKOUT, STRATEGIST, TRADERS, linked, powers, purse
from .combat import Target, attack_option, start_combat
from .pay import pay_all, spend
from .state import ACTION, State, Way, space_args, voyage
from .tables import BORDERS, COST, COST_KIND, FINISH, KIND_OF, KINDS, NODES, places_before
from .tavern import offer_recruiting
from .treasure import take_treasure


def arrive(s: State, seat: int, fate: Fate, emit: EventSink, *, retreat: bool = False) -> None:
    """JAM-ARR-01: a player's ship, already placed, has ended a movement: combat, then price, then treasure.

    The price comes whoever has won (JAM-CBT-11), and every arrival of an action may have its combat (JAM-CBT-12).
    """
    place = s.place[seat]
    if place == FINISH:
        s.ending = True
        emit(Event("jamaica-home", {"seat": Name(seat)}, {"ship": seat}, "JAM-END-01"))
        return
    if place % NODES == 0:
        return  # JAM-MOVE-08, JAM-CBT-03: nothing happens in Port Royal
    others = s.met_by(seat)
    if others:
        then(s, Price(seat, retreat))
        if len(others) == 1:
            start_combat(s, seat, others[0], emit)
        else:
            then(s, Target(seat, seat))
        return
    if s.setting.crew and BUCCANEER in s.holds[seat] and in_range(s, seat):
        then(s, Ranged(seat), Price(seat, retreat))
        return
    charge(s, seat, fate, emit, retreat=retreat)


def _stopped(s: State, seat: int, below: Sequence[Any]) -> bool:
    """Whether a ship's arrival is under way; in Port Royal there is none (JAM-MOVE-08)."""
    return lies_on(below, *ACTION) and s.acts(seat) and s.node(seat) > 0


def in_range(s: State, seat: int) -> list[int]:
    """JAM-CREW-C03: the ships exactly one edge away, not in Port Royal."""
    near = BORDERS[s.node(seat)]
    return [ship for ship in range(s.setting.ships) if ship != seat and s.node(ship) in near and s.node(ship)]


@frozen
class Ranged(Ask[State]):
    """JAM-CREW-D-05: the Buccaneer's attack from afar, or none.

    Answers:
        ``attack SHIP``: a ship that is attacked from afar.
        ``attack no``: none.
    """

    seat: int

    open = True
    refusal = ("jamaica-barred-out-of-range", "JAM-CREW-C03")

    def possible(self, s: State, below: Sequence[Any]) -> bool:
        armed = s.acts(self.seat) and s.carries(self.seat, BUCCANEER)
        return lies_on(below, "Price") and armed and bool(in_range(s, self.seat))

    def moves(self, s: State) -> list[Move]:
        return [*(("attack", ship) for ship in in_range(s, self.seat)), ("attack", "no")]

    def ask(self, s: State) -> Decision:
        options = [attack_option(s, ship) for ship in in_range(s, self.seat)]
        options.append(Option(("attack", "no"), "jamaica-do-hold-fire", {}, group="attack", default=True))
        args: Args = {"seat": Name(self.seat)}
        data = powers(s, self.seat, BUCCANEER, STRATEGIST)
        return self.decision(s, "jamaica-ask-ranged", "JAM-CREW-D-05", tuple(options), args, data=data)

    def play(self, s: State, move: Move, fate: Fate, emit: EventSink) -> None:
        if move[1] != "no":
            start_combat(s, self.seat, int(move[1]), emit, ranged=True)


@frozen
class Price(Auto[State]):
    """JAM-COST-05, JAM-WIN-08: the price, after the combat and its spoils.

    `retreat`: whether the ship fell back to this space.
    """

    seat: int
    retreat: bool

    def possible(self, s: State, below: Sequence[Any]) -> bool:
        return _stopped(s, self.seat, below)

    def run(self, s: State, fate: Fate, emit: EventSink) -> None:
        charge(s, self.seat, fate, emit, retreat=self.retreat)


def means(s: State, seat: int, node: int) -> str:
    """JAM-COST-01, JAM-CREW-M02: how this ship could pay this space with what it owns now."""
    cost = COST[node]
    if not cost:
        return "free"
    kind = COST_KIND[node]
    if s.owned(seat, kind) >= cost:
        return "yes"
    return "merchants" if s.setting.crew and purse(s, seat, linked(s, seat, kind)) >= cost else "no"


def charge(s: State, seat: int, fate: Fate, emit: EventSink, *, retreat: bool) -> None:
    """JAM-COST-01, JAM-COST-04: who can pay must pay; merchants need not be used on a card's move (JAM-CREW-M03).

    Only an arrival calls this, so a ship that stays where it is pays nothing again (JAM-COST-02).
    """
    node = s.place[seat] % NODES
    how = means(s, seat, node)
    if how == "free":
        settle(s, seat, fate, emit)
    elif how == "no":
        fall_back(s, seat, fate, emit)
    elif how == "merchants" and not retreat:  # JAM-CREW-M05: falling back, one may not decline
        then(s, Substitute(seat))
    else:
        pay_price(s, seat, fate, emit)


def pay_price(s: State, seat: int, fate: Fate, emit: EventSink) -> None:
    node = s.place[seat] % NODES
    kinds = linked(s, seat, COST_KIND[node])
    depth = len(s.agenda)
    then(s, Settle(seat))
    spend(s, seat, COST[node], kinds, "price", emit)
    if len(s.agenda) == depth + 1:
        s.agenda.pop()
        settle(s, seat, fate, emit)


@frozen
class Settle(Auto[State]):
    """The price is paid: recruiting, then the treasure."""

    seat: int

    def possible(self, s: State, below: Sequence[Any]) -> bool:
        return _stopped(s, self.seat, below)

    def run(self, s: State, fate: Fate, emit: EventSink) -> None:
        settle(s, self.seat, fate, emit)


def settle(s: State, seat: int, fate: Fate, emit: EventSink) -> None:
    """JAM-CREW-01, JAM-LAIR-01: what the space offers once it is paid in full, by merchants or not (JAM-CREW-M06).

    So nobody recruits after a shortage or at sea (JAM-CREW-02), or collects by passing a lair (JAM-LAIR-03) or at one
    whose token is gone (JAM-LAIR-02).
    """
    node = s.place[seat] % NODES
    if s.setting.crew:
        then(s, Treasure(seat))
        if KIND_OF[node] == "port":
            offer_recruiting(s, seat)
    elif s.lairs >> node & 1:
        take_treasure(s, seat, node, fate, emit)


@frozen
class Treasure(Auto[State]):
    """JAM-LAIR-01, JAM-CREW-C20: one's own lair's treasure, or else one that the Lookout sees."""

    seat: int

    def possible(self, s: State, below: Sequence[Any]) -> bool:
        return _stopped(s, self.seat, below) and s.setting.crew

    def run(self, s: State, fate: Fate, emit: EventSink) -> None:
        node = s.node(self.seat)
        if s.lairs >> node & 1:
            take_treasure(s, self.seat, node, fate, emit)
        elif LOOKOUT in s.holds[self.seat] and spied(s, self.seat):
            then(s, Lookout(self.seat))


def spied(s: State, seat: int) -> list[int]:
    """JAM-CREW-C20: lairs with a token, one edge away."""
    return [node for node in BORDERS[s.node(seat)] if s.lairs >> node & 1]


@frozen
class Lookout(Ask[State]):
    """JAM-CREW-D-10: a treasure of a lair next to the ship, or none.

    Answers:
        ``spy SPACE``: the lair whose treasure is taken.
        ``spy no``: none.
    """

    seat: int

    open = True
    refusal = ("jamaica-barred-no-lair", "JAM-CREW-C20")

    def possible(self, s: State, below: Sequence[Any]) -> bool:
        sees = _stopped(s, self.seat, below) and s.carries(self.seat, LOOKOUT)
        return sees and bool(spied(s, self.seat))

    def moves(self, s: State) -> list[Move]:
        return [*(("spy", lair) for lair in spied(s, self.seat)), ("spy", "no")]

    def ask(self, s: State) -> Decision:
        options = [
            Option(("spy", lair), "jamaica-do-spy", space_args(lair), group="treasure", at=f"space:{lair}")
            for lair in spied(s, self.seat)
        ]
        options.append(Option(("spy", "no"), "jamaica-do-not-spy", {}, group="treasure"))
        args: Args = {"seat": Name(self.seat)}
        data = powers(s, self.seat, LOOKOUT)
        return self.decision(s, "jamaica-ask-lookout", "JAM-CREW-D-10", tuple(options), args, data=data)

    def play(self, s: State, move: Move, fate: Fate, emit: EventSink) -> None:
        if move[1] != "no":
            take_treasure(s, self.seat, int(move[1]), fate, emit)


@frozen
class Substitute(Ask[State]):
    """JAM-CREW-D-07: pay with the merchants' help, or take the shortage.

    Answers:
        ``merchant pay|no``: the price is paid with the merchants' help, or the ship falls back.
    """

    seat: int

    open = True

    def possible(self, s: State, below: Sequence[Any]) -> bool:
        return _stopped(s, self.seat, below) and means(s, self.seat, s.node(self.seat)) == "merchants"

    def moves(self, s: State) -> list[Move]:
        return [("merchant", "pay"), ("merchant", "no")]

    def ask(self, s: State) -> Decision:
        node = s.node(self.seat)
        options = (
            Option(("merchant", "pay"), "jamaica-do-merchant", {}, group="pay", default=True),
            Option(("merchant", "no"), "jamaica-do-no-merchant", {}, group="pay"),
        )
        args: Args = {"seat": Name(self.seat), "need": COST[node], "kind": KINDS[COST_KIND[node]]}
        data = powers(s, self.seat, *TRADERS)
        return self.decision(s, "jamaica-ask-merchant", "JAM-CREW-D-07", options, args, data=data)

    def play(self, s: State, move: Move, fate: Fate, emit: EventSink) -> None:
        if move[1] == "pay":
            pay_price(s, self.seat, fate, emit)
        else:
            fall_back(s, self.seat, fate, emit)


# ---- shortage


def ways_back(s: State, seat: int) -> list[Way]:
    """JAM-SHORT-03, JAM-SHORT-04, JAM-CREW-M05: every way back to the first space on it that can be paid.

    Judged as it is before any combat there, whoever is on it (JAM-SHORT-05). Port Royal costs nothing, so every way
    ends there at the latest and stays on the ship's lap (JAM-SHORT-08).
    """
    found: list[Way] = []
    ways: list[Way] = [(s.place[seat],)]
    while ways:
        way = ways.pop()
        for before in places_before(way[-1]):
            paid = means(s, seat, before % NODES) != "no"
            (found if paid else ways).append((*way, before))
    return sorted(found, key=lambda way: way[-1])


def retreats(s: State, seat: int) -> list[int]:
    """Where the ways back end."""
    return list(dict.fromkeys(way[-1] for way in ways_back(s, seat)))


def fall_back(s: State, seat: int, fate: Fate, emit: EventSink) -> None:
    """JAM-SHORT-01, JAM-SHORT-02, JAM-SHORT-03: all tokens of the demanded kind (JAM-CREW-M04) are paid, and the ship
    goes back, even when it came by going back (JAM-SHORT-10). The evening is played from where it ends (JAM-SHORT-09).
    """
    node = s.node(seat)
    kind = COST_KIND[node]
    paid = pay_all(s, seat, kind)
    if emit.on:
        args: Args = {"seat": Name(seat), "paid": paid, "cost": COST[node], "kind": KINDS[kind]}
        emit(Event("jamaica-shortage", args, {"ship": seat, "kind": KINDS[kind]}, "JAM-SHORT-02"))
    places = retreats(s, seat)
    if len(places) == 1:
        retreat_to(s, seat, places[0], fate, emit)
    else:
        then(s, Retreat(seat))


def retreat_to(s: State, seat: int, place: int, fate: Fate, emit: EventSink) -> None:
    """JAM-SHORT-06, JAM-SHORT-07: the ship arrives anew, with a combat of this arrival's own (JAM-CBT-12), and may fall
    short anew after it.
    """
    way = emit.on and next(way for way in ways_back(s, seat) if way[-1] == place)
    s.place[seat] = place
    if way:
        args: Args = {"seat": Name(seat), **space_args(place)}
        emit(Event("jamaica-retreat", args, voyage(seat, way), "JAM-SHORT-03"))
    arrive(s, seat, fate, emit, retreat=True)


def space_option(s: State, seat: int, verb: str, key: str, place: int) -> Option:
    """A button for a space: its price, how many ships it has, and whether a treasure. Staying has none."""
    node = place % NODES
    args: Args = {
        **space_args(place),
        "cost": COST[node],
        "kind": KINDS[COST_KIND[node]],
        "ships": len(s.met_at(node, seat)),
        "treasure": "yes" if s.lairs >> node & 1 else "no",
    }
    if place == s.place[seat]:
        key, args = "jamaica-do-stay", space_args(place)
    return Option((verb, node), key, args, group="space", source=f"ship:{seat}", at=f"space:{node}")


@frozen
class Retreat(Ask[State]):
    """JAM-D-07: to which of the first payable spaces the ship falls back.

    Answers:
        ``retreat SPACE``: where the ship falls back to.
    """

    seat: int

    open = True
    refusal = ("jamaica-barred-retreat", "JAM-SHORT-04")

    def possible(self, s: State, below: Sequence[Any]) -> bool:
        return _stopped(s, self.seat, below) and len(retreats(s, self.seat)) > 1

    def moves(self, s: State) -> list[Move]:
        return [("retreat", place % NODES) for place in retreats(s, self.seat)]

    def ask(self, s: State) -> Decision:
        options = tuple(
            space_option(s, self.seat, "retreat", "jamaica-do-retreat", place) for place in retreats(s, self.seat)
        )
        args = {"seat": Name(self.seat)}
        return self.decision(s, "jamaica-ask-retreat", "JAM-D-07", options, args)

    def play(self, s: State, move: Move, fate: Fate, emit: EventSink) -> None:
        place = next(p for p in retreats(s, self.seat) if p % NODES == move[1])
        retreat_to(s, self.seat, place, fate, emit)
