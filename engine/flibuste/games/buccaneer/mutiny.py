"""Chapter 5.6 (MUT): whoever has three pirates in another's crew can force its captain to board."""

from typing import Final

from ...core.agenda import Ask, Chance, then, window
from ...core.atoms import Args, Move, Name
from ...core.decision import Bar, Decision, Option
from ...core.events import Event, EventSink
from ...core.fate import Fate
from ...core.frozen import frozen
from .boarding import big_enough, board, board_option, why_not_board
from .state import State, Unit, owner
from .tables import MUTINY_PIECES, SET

_DECLINE: Final[Move] = ("mutiny", "no")


def crew_of_mutiny(s: State, captain: int, mutineer: int) -> Unit | None:
    """BUC-MUT-02: the captain's crew that holds three of the mutineer's pieces and fits a ship. With five pieces a
    player there is never a second one (BUC-MUT-05). Who is captain now counts, not who was (BUC-MUT-16)."""
    for unit in s.units:
        if unit[0] // SET == captain and mutinous(unit, mutineer):
            return unit if boardable(s, unit) else None
    return None


def mutinous(unit: Unit, mutineer: int) -> bool:
    """BUC-MUT-02: three of the mutineer's pieces lie in the crew; the captain's is one more. Nobody mutinies against
    oneself.

    >>> mutinous((0, 5, 6, 7), 1), mutinous((5, 0, 6, 7, 8), 1)
    (True, False)
    """
    own = unit[0] // SET == mutineer
    return not own and len(unit) > MUTINY_PIECES and pieces_of(unit, mutineer) >= MUTINY_PIECES


def pieces_of(unit: Unit, seat: int) -> int:
    """BUC-MUT-06: only one player's own pieces count, wherever they lie."""
    return sum(piece // SET == seat for piece in unit)


def boardable(s: State, unit: Unit) -> list[str]:
    """BUC-MUT-09: the ships this crew is big enough for."""
    return [ship for ship in s.roads if big_enough(unit, s.setting.cards[ship])]


def mutineers(s: State, captain: int) -> tuple[int, ...]:
    """Who may call a mutiny at the start of this captain's turn, clockwise from the captain's left (BUC-MUT-07); who
    has no unit left may, too (BUC-MUT-15)."""
    if all(len(unit) <= MUTINY_PIECES for unit in s.units if unit[0] // SET == captain):
        return ()
    n = s.setting.seats
    clockwise = ((captain + i) % n for i in range(1, n))
    return tuple(seat for seat in clockwise if crew_of_mutiny(s, captain, seat))


def ask_for_calls(s: State, seats: tuple[int, ...], called: tuple[int, ...] = ()) -> None:
    """BUC-MUT-07: those who may call are asked one after the other."""
    if seats:
        window(s, MutinyCall(seats[0], seats[1:], called))


@frozen
class MutinyCall(Chance[State]):
    """BUC-DEC-02: one opponent calls a mutiny or does not; `waiting` are asked after, `called` holds the top pieces
    of the crews that were called so far.

    BUC-MUT-11: two calls against one crew are one boarding. BUC-MUT-14: where nobody calls, the captain acts as usual.

    Answers:
        ``mutiny call``: the crew with one's pieces has to board.
        ``mutiny no``: no call.
    """

    seat: int
    waiting: tuple[int, ...]
    called: tuple[int, ...]

    decline = _DECLINE

    def is_available(self, s: State) -> bool:
        return crew_of_mutiny(s, s.turn, self.seat) is not None

    def moves(self, s: State) -> list[Move]:
        return [("mutiny", "call"), _DECLINE]

    def ask(self, s: State) -> Decision:
        crew = self._crew(s)
        args: Args = {
            "seat": Name(self.seat),
            "captain": Name(s.turn),
            "height": len(crew),
            "mine": pieces_of(crew, self.seat),
        }
        place = s.place(crew)
        options = (
            Option(("mutiny", "call"), "buccaneer-do-call", args, group="mutiny", at=place),
            Option(_DECLINE, "buccaneer-do-not-call", args, group="mutiny", default=True),
        )
        return self.decision(s, "buccaneer-ask-mutiny", "BUC-DEC-02", options, args)

    def play(self, s: State, move: Move, fate: Fate, emit: EventSink) -> None:
        called, crew = self.called, self._crew(s)
        args: Args = {"seat": Name(self.seat), "captain": Name(s.turn), "height": len(crew)}
        if move[1] == "call":
            if crew[0] not in called:
                called = (*called, crew[0])
            emit(Event("buccaneer-mutiny-called", args, {"crew": s.place(crew), "seat": self.seat}, "BUC-MUT-01"))
        else:
            emit(Event("buccaneer-mutiny-declined", args, {"seat": self.seat}, "BUC-MUT-04"))
        if self.waiting:
            ask_for_calls(s, self.waiting, called)
        elif called:
            # The captain's free action lies next on the agenda: a mutiny is the whole turn (BUC-MUT-08).
            s.agenda.pop()
            if len(called) == 1:
                force(s, called[0], fate, emit)
            else:
                then(s, MutinyCrew(s.turn, called))

    def _crew(self, s: State) -> Unit:
        crew = crew_of_mutiny(s, s.turn, self.seat)
        if crew is None:
            raise ValueError(f"seat {self.seat} has no mutiny to call")
        return crew


def force(s: State, top: int, fate: Fate, emit: EventSink) -> None:
    """BUC-MUT-09: the captain picks the ship; with one that fits there is nothing to pick. The boarding is like any
    other (BUC-MUT-13), the last ship of a group or of the game not excepted (BUC-MUT-17)."""
    crew = next(unit for unit in s.units if unit[0] == top)
    ships = boardable(s, crew)
    if len(ships) == 1:
        board(s, crew, ships[0], fate, emit, forced=True)
    else:
        then(s, MutinyShip(owner(crew), top))


@frozen
class MutinyCrew(Ask[State]):
    """BUC-DEC-03: several crews were called; the captain picks the one that boards, the other calls lapse.

    Answers:
        ``crew CREW``: the called crew that boards.
    """

    seat: int
    called: tuple[int, ...]

    def moves(self, s: State) -> list[Move]:
        return [("crew", s.setting.names[top]) for top in self.called]

    def why_not(self, s: State, move: Move) -> Bar | None:
        if move in self.moves(s):
            return None
        return Bar("buccaneer-barred-not-called", "BUC-MUT-12")

    def ask(self, s: State) -> Decision:
        crews = [unit for top in self.called for unit in s.units if unit[0] == top]
        options = tuple(
            Option(("crew", s.top(crew)), "buccaneer-do-crew", {"height": len(crew)}, group="crew", at=s.place(crew))
            for crew in crews
        )
        return self.decision(s, "buccaneer-ask-which-crew", "BUC-DEC-03", options, {"seat": Name(self.seat)})

    def play(self, s: State, move: Move, fate: Fate, emit: EventSink) -> None:
        crew = s.find(move[1])
        if crew is None:
            raise ValueError(f"there is no crew {move[1]}")
        args: Args = {"captain": Name(self.seat), "height": len(crew)}
        emit(Event("buccaneer-mutiny-crew", args, {"crew": s.place(crew)}, "BUC-MUT-10"))
        force(s, crew[0], fate, emit)


@frozen
class MutinyShip(Ask[State]):
    """BUC-DEC-04: the captain, not the mutineer, picks a ship that the called crew is big enough for.

    Answers:
        ``board CREW SHIP``: the called crew boards a ship that it is big enough for.
    """

    seat: int
    crew: int

    def _unit(self, s: State) -> Unit:
        return next(unit for unit in s.units if unit[0] == self.crew)

    def moves(self, s: State) -> list[Move]:
        unit = self._unit(s)
        return [("board", s.top(unit), ship) for ship in boardable(s, unit)]

    def why_not(self, s: State, move: Move) -> Bar | None:
        if len(move) == 3 and move[:2] == ("board", s.setting.names[self.crew]):
            return why_not_board(s, self.seat, move[1], move[2])
        return Bar("buccaneer-barred-not-called", "BUC-MUT-12")

    def ask(self, s: State) -> Decision:
        unit = self._unit(s)
        options = tuple(board_option(s, unit, ship) for ship in s.roads)
        args: Args = {"seat": Name(self.seat), "height": len(unit)}
        return self.decision(s, "buccaneer-ask-ship", "BUC-DEC-04", options, args)

    def play(self, s: State, move: Move, fate: Fate, emit: EventSink) -> None:
        board(s, self._unit(s), str(move[2]), fate, emit, forced=True)
