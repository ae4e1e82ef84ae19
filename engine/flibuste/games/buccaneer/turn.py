"""Chapter 5.1 (TRN): a turn is one thing, forming a crew or boarding a ship."""

from collections.abc import Iterator

from ...core.agenda import Ask, Auto, not_asked, then
from ...core.atoms import Move, Name
from ...core.decision import Bar, Decision, Option
from ...core.events import Event, EventSink
from ...core.fate import Fate
from ...core.frozen import frozen
from .boarding import big_enough, board, board_option, why_not_board
from .crew import capture, room, too_high, why_not_capture
from .mutiny import ask_for_calls, mutineers
from .stalemate import declare
from .state import State, Unit, owner, sign
from .tables import SET


def actions(s: State, seat: int) -> Iterator[Move]:
    """BUC-TRN-04: every capture and every boarding that this seat may make now."""
    names, units, cards = s.setting.names, s.units, s.setting.cards
    for mover in units:
        if mover[0] // SET == seat:
            name, fits = names[mover[0]], room(mover)
            for target in units:
                if len(target) <= fits and target[0] // SET != seat:
                    yield "capture", name, names[target[0]]
            if len(mover) > 1:
                for ship in s.roads:
                    if big_enough(mover, cards[ship]):
                        yield "board", name, ship


def can_act(s: State, seat: int) -> bool:
    return next(actions(s, seat), None) is not None


@frozen
class TurnStart(Auto[State]):
    """4.1: stalemate, mutinies, then the captain's own action. The next turn waits beneath on the agenda.

    BUC-MUT-03: mutinies are called here and nowhere else.
    """

    seat: int

    def run(self, s: State, fate: Fate, emit: EventSink) -> None:
        seat, n = self.seat, s.setting.seats
        acts = can_act(s, seat)
        if not acts and not any(can_act(s, other) for other in range(n)):
            if declare(s, fate, emit):
                then(s, self)  # BUC-STL-02: the same player starts
            return
        s.turn = seat
        then(s, TurnStart((seat + 1) % n))
        if emit.on:
            emit(Event("buccaneer-turn", {"seat": Name(seat)}, {"seat": seat}, "BUC-TRN-01", quiet=True))
        if acts:
            then(s, Action(seat))
            ask_for_calls(s, mutineers(s, seat))
        elif s.of(seat):  # BUC-TRN-07: pieces that lie in one's own crews are no reason to be skipped
            emit(Event("buccaneer-passed", {"seat": Name(seat)}, {"seat": seat}, "BUC-TRN-04"))
        else:
            emit(Event("buccaneer-skipped", {"seat": Name(seat)}, {"seat": seat}, "BUC-TRN-03"))


@frozen
class Action(Ask[State]):
    """BUC-DEC-01: capture or board; no pass while anything is allowed (BUC-TRN-02).

    One action ends the turn: one ship a turn (BUC-TRN-05), and a crew formed now boards next turn at the earliest
    (BUC-TRN-06).

    Answers:
        ``capture CREW CREW``: the first, one's own, comes on top of the second.
        ``board CREW SHIP``: one's own crew boards a ship.
    """

    seat: int

    def moves(self, s: State) -> list[Move]:
        return list(actions(s, self.seat))

    def why_not(self, s: State, move: Move) -> Bar | None:
        if len(move) == 3 and move[0] == "capture":
            return why_not_capture(s, self.seat, move[1], move[2])
        if len(move) == 3 and move[0] == "board":
            return why_not_board(s, self.seat, move[1], move[2])
        return not_asked(move)

    def ask(self, s: State) -> Decision:
        mine = s.of(self.seat)
        theirs = [unit for i in range(1, s.setting.seats) for unit in s.of((self.seat + i) % s.setting.seats)]
        options = [board_option(s, crew, ship) for crew in mine for ship in s.roads]
        options += [self._capture_option(s, mover, target) for mover in mine for target in theirs]
        args = {"seat": Name(self.seat)}
        return self.decision(s, "buccaneer-ask-action", "BUC-DEC-01", tuple(options), args)

    def _capture_option(self, s: State, mover: Unit, target: Unit) -> Option:
        return Option(
            ("capture", s.top(mover), s.top(target)),
            "buccaneer-do-capture",
            {
                "mover": sign(mover),
                "mover_height": len(mover),
                "target": sign(target),
                "target_owner": Name(owner(target)),
                "target_height": len(target),
                "height": len(mover) + len(target),
            },
            group="capture",
            source=s.place(mover),
            at=s.place(target),
            barred=None if len(mover) <= room(target) else too_high(mover, target),
        )

    def play(self, s: State, move: Move, fate: Fate, emit: EventSink) -> None:
        unit = s.find(move[1])
        if unit is None:
            raise ValueError(f"there is no unit {move[1]}")
        if move[0] == "board":
            board(s, unit, str(move[2]), fate, emit)
        elif target := s.find(move[2]):
            capture(s, unit, target, emit)
