"""Chapter 5.4 (P1-16 to P1-18): the boat is put on a quay, and what that brings."""

from collections.abc import Sequence
from typing import Any

from ...core.agenda import Ask, then
from ...core.atoms import Move, Name
from ...core.decision import Bar, Decision, Option
from ...core.events import Event, EventSink
from ...core.fate import Fate
from ...core.frozen import frozen
from .collect import gain, said
from .places import HARBOUR, OUTPOST_ZONES, OUTPOSTS, QUAY_GAINS, QUAYS, ZONES
from .purse import use_animal
from .state import KRAKEN_ANIMAL, NOWHERE, State
from .waiting import turn_on


def quay_id(s: State, quay: int) -> str:
    """A quay of the harbour, or the outpost whose quay it is."""
    return QUAYS[quay].id if quay < len(QUAYS) else OUTPOSTS[s.chart.outposts[quay - len(QUAYS)]].id


def free_quays(s: State, seat: int) -> list[int]:
    """NAS-P1-16, NAS-OUT-03, NAS-INT-22: harbour quays without a boat (NAS-RUL-02), then one's own outposts'."""
    there = {player.quay for player in s.players}
    own = [len(QUAYS) + slot for slot, owner in enumerate(s.outposts) if owner == seat]
    return [quay for quay in range(len(QUAYS)) if quay not in there] + own


def moor(s: State, seat: int, quay: int, emit: EventSink) -> None:
    """NAS-P1-18: the boat lies in the quay's zone, the harbour's in A (NAS-RUL-03)."""
    player = s.players[seat]
    player.quay = quay
    player.boat = HARBOUR if quay < len(QUAYS) else OUTPOST_ZONES[quay - len(QUAYS)]
    if emit.on:
        data = {"seat": seat, "quay": quay_id(s, quay), "zone": ZONES[player.boat]}
        emit(Event("nassau-moored", {"seat": Name(seat), "zone": ZONES[player.boat]}, data, "NAS-P1-16"))


@frozen
class PickQuay(Ask[State]):
    """NAS-DEC-09: on which quay.

    Answers:
        ``quay QUAY``: where the boat lies.
    """

    seat: int

    open = True

    def possible(self, s: State, below: Sequence[Any]) -> bool:
        passed = bool(s.passed >> self.seat & 1)
        return passed and turn_on(s, self.seat, below, "TownTurn") and s.players[self.seat].quay == NOWHERE

    def moves(self, s: State) -> list[Move]:
        return [("quay", quay_id(s, quay)) for quay in free_quays(s, self.seat)]

    def why_not(self, s: State, move: Move) -> Bar | None:
        if len(move) == 2 and move[0] == "quay" and any(move[1] == quay.id for quay in QUAYS):
            return None if move in self.moves(s) else Bar("nassau-barred-quay", "NAS-P1-16")
        return Ask.why_not(self, s, move)

    def ask(self, s: State) -> Decision:
        free = free_quays(s, self.seat)
        options = tuple(
            Option(
                ("quay", quay_id(s, quay)),
                "nassau-do-quay" if quay < len(QUAYS) else "nassau-do-outpost-quay",
                {"what": said((*QUAY_GAINS, *QUAYS[quay].gains) if quay < len(QUAYS) else QUAY_GAINS)}
                | {"zone": ZONES[HARBOUR if quay < len(QUAYS) else OUTPOST_ZONES[quay - len(QUAYS)]]},
                "quay",
                at=f"quay:{quay_id(s, quay)}",
                barred=None if quay in free else self.why_not(s, ("quay", quay_id(s, quay))),
            )
            for quay in sorted({*range(len(QUAYS)), *free})
        )
        return self.decision(s, "nassau-ask-quay", "NAS-P1-16", options, {"seat": Name(self.seat)})

    def play(self, s: State, move: Move, fate: Fate, emit: EventSink) -> None:
        quay = next(quay for quay in free_quays(s, self.seat) if quay_id(s, quay) == move[1])
        moor(s, self.seat, quay, emit)
        # NAS-RUL-29: at an outpost there is no bonus to double
        if quay < len(QUAYS) and s.players[self.seat].ready(KRAKEN_ANIMAL):
            then(s, TwiceBonus(self.seat))
        else:
            land(s, self.seat, 1)


def land(s: State, seat: int, times: int) -> None:
    """NAS-P1-17, NAS-INT-20: two provisions and the quay's bonus, one list of gains."""
    quay = s.players[seat].quay
    gain(s, seat, (*QUAY_GAINS, *(QUAYS[quay].gains * times if quay < len(QUAYS) else ())))


@frozen
class TwiceBonus(Ask[State]):
    """NAS-DEC-10, NAS-ANI-13: the kraken doubles the quay's bonus, not the provisions.

    Answers:
        ``kraken|plain``: the quay's bonus twice, or once.
    """

    seat: int

    open = True

    def possible(self, s: State, below: Sequence[Any]) -> bool:
        player = s.players[self.seat]
        doubled = 0 <= player.quay < len(QUAYS) and player.ready(KRAKEN_ANIMAL)
        return doubled and turn_on(s, self.seat, below, "TownTurn")

    def moves(self, s: State) -> list[Move]:
        return [("kraken",), ("plain",)]

    def ask(self, s: State) -> Decision:
        quay = QUAYS[s.players[self.seat].quay]
        twice = tuple(gained._replace(n=2 * gained.n) for gained in quay.gains)
        options = tuple(
            Option(
                move,
                f"nassau-do-quay-{move[0]}",
                {"what": said(twice if move[0] == "kraken" else quay.gains)},
                "animal",
                at=f"quay:{quay.id}",
            )
            for move in self.moves(s)
        )
        return self.decision(s, "nassau-ask-kraken", "NAS-ANI-13", options, {"seat": Name(self.seat)})

    def play(self, s: State, move: Move, fate: Fate, emit: EventSink) -> None:
        if move[0] == "kraken":
            use_animal(s, self.seat, KRAKEN_ANIMAL, emit, "NAS-ANI-13")
        land(s, self.seat, 2 if move[0] == "kraken" else 1)
