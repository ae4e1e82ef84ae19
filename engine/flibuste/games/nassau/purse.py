"""What is paid and scored everywhere: items, with the monkey or without, points, animals, and the dolphin."""

from typing import Final

from ...core.atoms import Args, Move, Name
from ...core.events import Event, EventSink
from .gains import ITEMS, thing
from .state import MONKEY, Player, State
from .tables import ANIMALS

SPIRIT: Final = "monkey"
"""The last atom of a move that spends an item with the monkey spirit (NAS-ANI-15)."""

WHAT_FOR: Final = {
    "NAS-P1-10": "barge",
    "NAS-FGT-12": "attack",
    "NAS-FGT-15": "fight",
    "NAS-TWR-03": "tower",
    "NAS-RET-12": "tale",
    "NAS-RET-15": "home",
    "NAS-PH3-03": "contest",
    "NAS-PH3-04": "silent",
    "NAS-DUT-10": "dutchman",
}
"""By the rule that brings or takes points: what they are for, as the log says it."""

PAID_FOR: Final = {
    "NAS-P1-09": "barge",
    "NAS-P1-12": "move",
    "NAS-P1-14": "pause",
    "NAS-FELD-05": "bonus",
    "NAS-SEA-02": "turn",
    "NAS-SLT-02": "salt",
    "NAS-FGT-08": "dodge",
    "NAS-FGT-16": "reward",
    "NAS-RET-06": "hide",
    "NAS-RET-11": "camp",
}
"""By the rule that wants it: what is paid for, where the log does not say it anyway."""


def with_spirit(player: Player, moves: list[Move]) -> list[Move]:
    """NAS-ANI-15: these moves, which spend an item, and each once more with the monkey where it is ready."""
    return [*moves, *((*move, SPIRIT) for move in moves)] if player.ready(MONKEY) else moves


def spend(s: State, seat: int, item: int, n: int, emit: EventSink, rule: str, *, spirit: bool = False) -> None:
    """Pays items: doubloons (NAS-ITM-01), rum (NAS-ITM-02), a contract (NAS-ITM-03), a bomb (NAS-ITM-04) or a compass
    (NAS-ITM-05). NAS-ANI-15: with the monkey spirit one unit less."""
    player = s.players[seat]
    if spirit:
        use_animal(s, seat, MONKEY, emit, "NAS-ANI-15")
    paid = n - spirit
    player.item(item, -paid)
    if emit.on:
        emit(paid_event(seat, ITEMS[item], paid, rule, spirit=spirit))


def paid_event(seat: int, kind: str, n: int, rule: str, *, spirit: bool = False) -> Event:
    how = {"spirit": "yes" if spirit else "no", "why": PAID_FOR.get(rule, "")}
    args: Args = {"seat": Name(seat), "what": thing(kind, n), "n": n, **how}
    return Event("nassau-paid", args, {"seat": seat, "kind": kind, "n": n, "spirit": spirit}, rule)


def score(s: State, seat: int, points: int, emit: EventSink, rule: str) -> None:
    """NAS-GEN-01: at once; it may fall below zero (NAS-RUL-23)."""
    player = s.players[seat]
    player.score += points
    if emit.on:
        key = "nassau-points" if points >= 0 else "nassau-points-lost"
        sum_ = {"n": abs(points), "was": player.score - points, "now": player.score}
        args: Args = {"seat": Name(seat), **sum_, "why": WHAT_FOR[rule]}
        emit(Event(key, args, {"seat": seat, "n": points}, rule))


def use_animal(s: State, seat: int, animal: int, emit: EventSink, rule: str) -> None:
    """NAS-ANI-07, NAS-ANI-16: it is turned over until Phase III; others may be used in the same turn."""
    s.players[seat].tired |= 1 << animal
    if emit.on:
        data = {"seat": seat, "animal": ANIMALS[animal]}
        emit(Event("nassau-animal-used", {"seat": Name(seat), "animal": ANIMALS[animal]}, data, rule))


def take_dolphin(s: State, seat: int, emit: EventSink, rule: str) -> None:
    """NAS-P1-19, NAS-RET-16: the first one of the phase takes it, and begins the next."""
    if s.taken:
        return
    s.taken, s.dolphin = True, seat
    if emit.on:
        emit(Event("nassau-dolphin", {"seat": Name(seat)}, {"seat": seat}, rule))
