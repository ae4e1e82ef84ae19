"""Chapters 5.2, 5.7 and 6 (SHP, SUP, PP, END): lives, flags and point cards come and go, and somebody wins by them."""

from collections.abc import Sequence
from typing import Any, Final

from ...core.agenda import Auto, lies_on, then
from ...core.atoms import Args, Name, Word
from ...core.events import Event, EventSink
from ...core.fate import Fate
from ...core.frozen import frozen
from .chart import NOWHERE
from .state import Ship, State, Today, captain
from .tables import COMPONENTS, LIMITS

UPGRADES: Final = ("life", "cannon", "mast")
_FIELD: Final = {"life": "lives", "cannon": "cannons", "mast": "masts"}
_MOST: Final[dict[str, int]] = {what: LIMITS[f"{_FIELD[what]}_per_ship"] for what in UPGRADES}
_PEGS: Final[dict[str, int]] = {what: COMPONENTS[f"{what}_pegs"] for what in UPGRADES}


def on(ship: Ship, what: str) -> int:
    """How many pegs of a kind a ship carries."""
    return int(getattr(ship, _FIELD[what]))


def reserve(s: State, what: str) -> int:
    """PLU-SUP-01, PLU-OPT-03: pegs that are on no ship. New ships take lives that are not there (PLU-SUP-02), so it
    never goes below nought; flags and point cards never run out (PLU-SUP-03)."""
    if s.setting.options["peg_supply"] == "unlimited":
        return _PEGS[what]
    return max(0, _PEGS[what] - sum(on(ship, what) for ship in s.ships if ship))


def may_add(s: State, number: int, what: str, *, moved: bool = False) -> bool:
    """PLU-SHP-02, PLU-SUP-01: below the limit, and the reserve has one; `moved`: from another ship, without the reserve
    (PLU-SUP-02)."""
    ship = s.ships[number]
    return ship is not None and on(ship, what) < _MOST[what] and (moved or reserve(s, what) > 0)


def add(s: State, number: int, what: str, emit: EventSink, rule: str) -> None:
    """PLU-SHP-03, PLU-BLD-04, PLU-SAIL-07: a peg on a ship; a mast gives no step before the next roll."""
    ship = s.ships[number]
    assert ship is not None
    more: dict[str, Any] = {_FIELD[what]: on(ship, what) + 1}
    s.ships[number] = ship._replace(**more)
    if emit.on:
        args: Args = {"seat": Name(captain(number)), "what": Word(f"plunder-peg-{what}")}
        emit(Event("plunder-added", args, {"ship": number, "what": what}, rule))


def hit(s: State, number: int, emit: EventSink, rule: str, *, by: int = NOWHERE) -> None:
    """PLU-SHP-04: a life less; a ship without one sinks at once, and its pegs go back. `by`: the captain who takes a
    Plunder Point card for it (PLU-PP-02); nobody, where a card or an unowned island did it (PLU-PP-04). A token in its
    square stays (PLU-SHP-05)."""
    ship = s.ships[number]
    assert ship is not None
    s.ships[number] = ship._replace(lives=ship.lives - 1) if ship.lives > 1 else None
    args: Args = {"seat": Name(captain(number))}
    if ship.lives > 1:
        emit(Event("plunder-hit", args, {"ship": number}, rule))
        return
    # PLU-SEA-07: a ship that is built again is another one
    s.today = s.today._replace(
        attacked=frozenset(pair for pair in s.today.attacked if number not in pair),
        threatened=frozenset(pair for pair in s.today.threatened if number not in pair),
    )
    if emit.on:
        emit(Event("plunder-sunk", {**args, **score(s, captain(number))}, {"ship": number}, "PLU-SHP-04"))
    if by != NOWHERE:
        gain_card(s, by, emit)
    else:
        look_for_winner(s, emit)


def score(s: State, seat: int) -> Args:
    """PLU-END-01: at how many points a captain's side stands now, and how many win."""
    return {"points": s.points_of(s.setting.mates(seat)), "target": s.setting.target}


def gain_card(s: State, seat: int, emit: EventSink, n: int = 1) -> None:
    """PLU-PP-02: Plunder Point cards."""
    s.points[seat] += n
    if emit.on:
        args: Args = {"seat": Name(seat), "n": n, **score(s, seat)}
        emit(Event("plunder-card", args, {"seat": seat, "n": n}, "PLU-PP-02"))
    look_for_winner(s, emit)


def plant(s: State, island: int, seat: int, emit: EventSink, rule: str) -> None:
    """PLU-CON-05: a flag replaces any other; NOWHERE takes it away."""
    s.owners[island] = seat
    if emit.on:
        name = s.chart.called(island)
        args: Args = {"island": name, "seat": Name(seat), **score(s, seat)} if seat != NOWHERE else {"island": name}
        key = "plunder-flag" if seat != NOWHERE else "plunder-flag-gone"
        emit(Event(key, args, {"island": s.chart.islands[island].id, "seat": seat}, rule))
    look_for_winner(s, emit)


def look_for_winner(s: State, emit: EventSink) -> None:
    """PLU-END-01, PLU-TEAM-03: after each single change; the first side at the target wins at once, and nothing of the
    turn is played any more. PLU-END-02: of several the active captain's, else the first clockwise."""
    if s.over or not (side := winner(s)):
        return
    s.over = True
    s.agenda.clear()
    names = [Name(seat) for seat in side]
    emit(Event("plunder-won", {"seats": names}, {"seats": list(side)}, "PLU-END-01"))


def winner(s: State) -> tuple[int, ...]:
    """PLU-END-01, PLU-END-02, PLU-END-03: the side that stands at the target now; nobody, where none does."""
    n = s.setting.seats
    for seat in ((s.turn + k) % n for k in range(n)):
        side = s.setting.mates(seat)
        if s.points_of(side) >= s.setting.target:
            return side
    return ()


def next_comes(s: State, *steps: Any) -> None:
    """These steps come next, unless somebody has won."""
    if not s.over:
        then(s, *steps)


@frozen
class TurnOver(Auto[State]):
    """PLU-TRN-05: movement that is left is lost, all treaties end; the next captain clockwise has the turn."""

    seat: int

    def possible(self, s: State, below: Sequence[Any]) -> bool:
        return lies_on(below, "Turns") and self.seat == s.turn

    def run(self, s: State, fate: Fate, emit: EventSink) -> None:
        s.today = Today()
        for number, ship in s.fleet(self.seat):
            if ship.moves or ship.still:
                s.ships[number] = ship._replace(moves=0, still=False)
        s.turn = (self.seat + 1) % s.setting.seats
        s.round += s.turn == s.first
        # PLU-END-05: everybody has had as many turns, unless this was to be the last one
        if s.last and (s.turn == s.first or s.setting.options["clock"] == "turn"):
            time_is_up(s, emit)
            return
        emit(Event("plunder-turn-over", {"seat": Name(self.seat)}, {"seat": self.seat}, "PLU-TRN-05", quiet=True))


def may_say_time(s: State) -> bool:
    """PLU-END-05: whoever has the turn, with a ship or without, looks at the clock, until somebody has said it."""
    return s.setting.options["clock"] != "none" and not s.last


def say_time(s: State, seat: int, emit: EventSink) -> None:
    """PLU-END-05: play goes on to the end of the round, or of the turn; or not at all."""
    s.last, end = True, s.setting.options["clock"]
    if end == "now":
        time_is_up(s, emit)
    else:
        emit(Event(f"plunder-last-{end}", {"seat": Name(seat)}, {"seat": seat}, "PLU-END-05"))


def time_is_up(s: State, emit: EventSink) -> None:
    """PLU-END-05: most points win (PLU-END-06)."""
    s.over = True
    s.agenda.clear()
    emit(Event("plunder-time-up", rule="PLU-END-05"))


def end_turn(s: State) -> None:
    """PLU-TRN-04: whatever else waited for this turn is dropped."""
    while s.agenda and not isinstance(s.agenda[-1], TurnOver):
        s.agenda.pop()


def without_ships(s: State, seat: int) -> bool:
    return not s.fleet(seat)
