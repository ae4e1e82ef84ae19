"""Chapter 5.6 (SEA): a turn at sea: a provision, a way to sail, an action."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from ...core.agenda import Ask, Auto, lies_on, then
from ...core.atoms import Args, Move, Name
from ...core.decision import Bar, Decision, Option
from ...core.events import Event, EventSink
from ...core.fate import Fate
from ...core.frozen import frozen
from .actions import Act
from .crew import lay
from .gains import COMPASS
from .homeward import NextStop
from .places import BORDERS, DUTCH_TILES, SALT_ZONES, ZONES
from .purse import SPIRIT, paid_event, spend, with_spirit
from .sailing import laid_by, within
from .state import HOME, NOWHERE, SEA, State
from .waiting import turn_on

LEADS: Final = ("salt", "dutchman")
"""NAS-SEA-07, NAS-DUT-14: to whom a compass leads."""


@frozen
class SeaPhase(Auto[State]):
    """NAS-SEA-01: everybody is at sea; the first one who passed in town begins."""

    def possible(self, s: State, below: Sequence[Any]) -> bool:
        return lies_on(below, "MakeReady")

    def run(self, s: State, fate: Fate, emit: EventSink) -> None:
        s.taken = False
        for player in s.players:
            player.stage = SEA
        emit(Event("nassau-sea", {"round": s.round}, rule="NAS-SEA-01"))
        then(s, SeaTurn(s.dolphin))


@frozen
class SeaTurn(Auto[State]):
    """NAS-SEA-01, NAS-RET-01, NAS-INT-18: clockwise, one turn each, until everybody is home. NAS-SEA-02: without a
    provision the way home begins."""

    seat: int

    def possible(self, s: State, below: Sequence[Any]) -> bool:
        return lies_on(below, "MakeReady")

    def run(self, s: State, fate: Fate, emit: EventSink) -> None:
        if all(player.stage == HOME for player in s.players):
            return
        seat = self.seat
        while s.players[seat].stage == HOME:
            seat = s.next_of(seat)
        s.turn = seat
        player = s.players[seat]
        if emit.on:
            emit(Event("nassau-turn", {"seat": Name(seat)}, {"seat": seat}, "NAS-SEA-01", quiet=True))
        if player.stage != SEA:
            then(s, NextStop(seat), SeaTurn(s.next_of(seat)))
        elif player.provisions:
            then(s, AtSea(seat), SeaTurn(s.next_of(seat)))
        else:
            emit(Event("nassau-homeward", {"seat": Name(seat), "forced": "yes"}, {"seat": seat}, "NAS-SEA-02"))
            then(s, NextStop(seat), SeaTurn(s.next_of(seat)))


def reach(s: State, seat: int) -> Mapping[int, int]:
    """NAS-SEA-04, NAS-SEA-05, NAS-SEA-06: the zones of one turn from where the boat is, and the borders to each."""
    player = s.players[seat]
    return within(player.boat, player.sails, player.sailor_count + player.standing, s.krakens())


def leads(s: State, seat: int) -> list[tuple[str, int]]:
    """NAS-SEA-07: whom a compass leads to, and where: pawns in play that are not in this zone already."""
    found = []
    if s.salts:
        found.append((LEADS[0], SALT_ZONES[s.salt]))
    if s.dutch:
        found.append((LEADS[1], DUTCH_TILES[s.dutch[-1]].zone))
    return [(lead, zone) for lead, zone in found if zone != s.players[seat].boat]


def _sails(s: State, seat: int) -> list[Move]:
    return [("sail", ZONES[zone]) for zone in sorted(reach(s, seat))]


@frozen
class Afloat(Ask[State]):
    """Where a boat sails; a zone that is too far has its reason."""

    seat: int

    open = True

    def why_not(self, s: State, move: Move) -> Bar | None:
        return None if move in self.moves(s) else _too_far(s, self.seat, move) or Ask.why_not(self, s, move)


@frozen
class AtSea(Afloat):
    """NAS-DEC-20, NAS-DEC-21, NAS-DEC-22: pay a provision and sail, or stay where one is (NAS-SEA-03), with a compass
    before (NAS-RUL-16); or begin the way home (NAS-SEA-09).

    Answers:
        ``sail ZONE``: to a zone in reach, or the one where the boat lies.
        ``compass salt|dutchman [monkey]``: to the zone of the Old Salt or of the Dutchman, before the boat sails.
        ``home``: the way home begins.
    """

    def possible(self, s: State, below: Sequence[Any]) -> bool:
        player = s.players[self.seat]
        return turn_on(s, self.seat, below, "SeaTurn") and player.stage == SEA and player.provisions > 0

    def moves(self, s: State) -> list[Move]:
        found = _sails(s, self.seat)
        if s.players[self.seat].items[COMPASS]:
            plain: list[Move] = [("compass", lead) for lead, _ in leads(s, self.seat)]
            found += with_spirit(s.players[self.seat], plain)
        return [*found, ("home",)]

    def ask(self, s: State) -> Decision:
        moves = [*self.moves(s), *_far(s, self.seat)]
        options = tuple(_option(self, s, move) for move in moves)
        return self.decision(s, "nassau-ask-sea", "NAS-SEA-02", options, {"seat": Name(self.seat)})

    def play(self, s: State, move: Move, fate: Fate, emit: EventSink) -> None:
        player = s.players[self.seat]
        if move[0] == "home":
            emit(Event("nassau-homeward", {"seat": Name(self.seat), "forced": "no"}, {"seat": self.seat}, "NAS-SEA-09"))
            then(s, NextStop(self.seat))
            return
        player.provisions -= 1
        if emit.on:
            emit(paid_event(self.seat, "provision", 1, "NAS-SEA-02"))
        if move[0] == "sail":
            sail(s, self.seat, ZONES.index(str(move[1])), emit)
            then(s, Act(self.seat))
            return
        spend(s, self.seat, COMPASS, 1, emit, "NAS-SEA-07", spirit=move[-1] == SPIRIT)
        steer(s, self.seat, dict(leads(s, self.seat))[str(move[1])], str(move[1]), emit)
        then(s, Sail(self.seat), Act(self.seat))


@frozen
class Sail(Afloat):
    """NAS-DEC-22, NAS-SEA-07, NAS-ITM-05: from where the compass has led; a kraken there does not hold the boat.

    Answers:
        ``sail ZONE``: to a zone in reach, or the one where the boat lies.
    """

    def possible(self, s: State, below: Sequence[Any]) -> bool:
        return turn_on(s, self.seat, below, "Act") and s.players[self.seat].stage == SEA

    def moves(self, s: State) -> list[Move]:
        return _sails(s, self.seat)

    def ask(self, s: State) -> Decision:
        options = tuple(_option(self, s, move) for move in [*self.moves(s), *_far(s, self.seat)])
        return self.decision(s, "nassau-ask-sail", "NAS-SEA-04", options, {"seat": Name(self.seat)})

    def play(self, s: State, move: Move, fate: Fate, emit: EventSink) -> None:
        sail(s, self.seat, ZONES.index(str(move[1])), emit)


def sail(s: State, seat: int, zone: int, emit: EventSink) -> None:
    """NAS-SEA-04: over as few borders as can be; pirates lie down where sailors are too few."""
    player = s.players[seat]
    borders = reach(s, seat)[zone]
    way = _way(s, seat, zone) if emit.on else []
    laid = laid_by(borders, player.sailor_count)
    lay(player, laid)
    player.boat = zone
    if emit.on and borders:
        data = {"seat": seat, "way": [ZONES[space] for space in way], "laid": laid}
        emit(Event("nassau-sailed", {"seat": Name(seat), "zone": ZONES[zone], "n": laid}, data, "NAS-SEA-04"))


def steer(s: State, seat: int, zone: int, lead: str, emit: EventSink) -> None:
    """NAS-SEA-07: directly there, whatever lies between."""
    s.players[seat].boat = zone
    if emit.on:
        data = {"seat": seat, "lead": lead, "zone": ZONES[zone]}
        emit(Event("nassau-steered", {"seat": Name(seat), "lead": lead, "zone": ZONES[zone]}, data, "NAS-SEA-07"))


def _way(s: State, seat: int, zone: int) -> list[int]:
    """The zones that the boat passes, the first and the last included."""
    found, krakens = reach(s, seat), s.krakens()
    way = [zone]
    while found[way[-1]]:
        last = found[way[-1]]
        way.append(next(z for z in BORDERS[way[-1]] if found.get(z) == last - 1 and (last == 1 or z not in krakens)))
    return way[::-1]


def _far(s: State, seat: int) -> list[Move]:
    """Zones out of reach, for a page to grey them."""
    near = reach(s, seat)
    return [("sail", name) for zone, name in enumerate(ZONES) if zone not in near]


def _too_far(s: State, seat: int, move: Move) -> Bar | None:
    if len(move) == 2 and move[0] == "sail" and move[1] in ZONES:
        player = s.players[seat]
        args: Args = {"n": min(player.sails, player.sailor_count + player.standing)}
        return Bar("nassau-barred-far", "NAS-SEA-04", args)
    if move[0] == "compass" and not s.players[seat].items[COMPASS]:
        return Bar("nassau-barred-compass", "NAS-SEA-07")
    return None


def _option(step: Ask[State], s: State, move: Move) -> Option:
    seat = step.seat
    if move[0] == "home":
        return Option(move, "nassau-do-home", {}, "home")
    if move[0] == "compass":
        zone = dict(leads(s, seat))[str(move[1])]
        args: Args = {"lead": move[1], "zone": ZONES[zone], "spirit": "yes" if move[-1] == SPIRIT else "no"}
        return Option(move, "nassau-do-compass", args, "compass", source=f"boat:{seat}", at=f"zone:{ZONES[zone]}")
    zone = ZONES.index(str(move[1]))
    borders = reach(s, seat).get(zone, NOWHERE)
    args = {
        "zone": ZONES[zone],
        "n": laid_by(max(0, borders), s.players[seat].sailor_count),
        "stay": "yes" if borders == 0 else "no",
    }
    bar = None if borders >= 0 else _too_far(s, seat, move)
    return Option(move, "nassau-do-sail", args, "sail", source=f"boat:{seat}", at=f"zone:{ZONES[zone]}", barred=bar)
