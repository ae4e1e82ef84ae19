"""Chapter 4.1 (ROUND_START, DICE, ROUND_END): a round from the dice to the new hands."""

from collections.abc import Sequence
from typing import Any, Final

from ...core.agenda import Ask, Auto, lies_on, then
from ...core.atoms import Args, Move, Name
from ...core.decision import Decision, Option
from ...core.events import Event, EventSink
from ...core.fate import Alone, Fate, Thrower, back
from ...core.frozen import frozen
from .characters import ORACLE, end, hand_size, powers
from .choose import CHOOSE, RESOLVE, REVEAL, card_args
from .ghost import GhostMove
from .state import PLAYED, State
from .tables import CARD_NUMBER, CARDS, DIE, cards_of

GHOST_MOVES: Final = (GhostMove(0), GhostMove(1))


@frozen
class RoundStart(Auto[State]):
    """JAM-FLOW-01, JAM-FLOW-04: everything that the round will bring, Captain first, then clockwise."""

    def run(self, s: State, fate: Fate, emit: EventSink) -> None:
        n, captain = s.setting.seats, s.captain
        s.round += 1
        s.turn = captain
        s.dice = (0, 0)
        s.shown = False
        if emit.on:
            args: Args = {"seat": Name(captain), "round": s.round}
            emit(Event("jamaica-round", args, {"captain": captain, "round": s.round}, "JAM-FLOW-09"))
        seats = [(captain + i) % n for i in range(n)]
        then(
            s,
            *[CHOOSE[seat] for seat in seats],
            *([REVEAL] if s.setting.reveal_together else []),
            *[RESOLVE[seat] for seat in seats],
            *(GHOST_MOVES if s.setting.ghost >= 0 else []),
            ROUND_END,
        )
        if s.setting.crew and ORACLE in s.holds[captain]:
            then(s, Oracle(captain))
        else:
            _roll_both(s, fate, emit)


def _rolling(s: State, seat: int, below: Sequence[Any]) -> bool:
    """Whether the Captain is at the dice: nobody has chosen a card."""
    return lies_on(below, "Choose") and seat == below[-1].seat == s.captain == s.turn and s.dice == (0, 0)


def _roll_both(s: State, fate: Fate, emit: EventSink) -> None:
    """JAM-FLOW-02: equal dice need no placing (JAM-D-01). A Captain with real cards has placed them before."""
    placed = "yes" if s.setting.keepers >> s.captain & 1 else "no"
    why: Args = {"seat": Name(s.captain), "placed": placed}
    dice = fate.throw(("die", DIE), ("die", DIE), why=lambda: ("jamaica-told-dice", why))
    first, second = map(int, dice)
    then(s, Dice(s.captain, first, second))
    if emit.on:
        args: Args = {"seat": Name(s.captain), "first": first, "second": second}
        emit(Event("jamaica-dice-rolled", args, {"dice": [first, second]}, "JAM-FLOW-02"))
    if first == second:
        s.agenda.pop()
        _place(s, first, second, emit)


def _place(s: State, morning: int, evening: int, emit: EventSink) -> None:
    s.dice = (morning, evening)
    if emit.on:
        args: Args = {"seat": Name(s.captain), "morning": morning, "evening": evening}
        emit(Event("jamaica-dice-placed", args, {"morning": morning, "evening": evening}, "JAM-FLOW-02"))


@frozen
class Dice(Ask[State]):
    """JAM-D-01: which die is the morning's. The Captain may look at their own hand: no question in the open.

    Answers:
        ``dice DIE``: the morning's die.
    """

    seat: int
    first: int
    second: int

    refusal = ("jamaica-barred-dice", "JAM-FLOW-02")

    def possible(self, s: State, below: Sequence[Any]) -> bool:
        return _rolling(s, self.seat, below) and self.first in DIE and self.second in DIE

    def moves(self, s: State) -> list[Move]:
        return [("dice", 1), ("dice", 2)]

    def outdated(self, s: State, move: Move) -> bool:
        """A log may name the faces, the morning's and the evening's: nothing of them held once a die was put right."""
        return move in (("dice", self.first, self.second), ("dice", self.second, self.first))

    def placed(self, move: Move) -> tuple[int, int]:
        """What this answer lays for the morning, and for the evening."""
        swaps = move[1] == 2 if len(move) == 2 else move[1] != self.first
        return (self.second, self.first) if swaps else (self.first, self.second)

    def ask(self, s: State) -> Decision:
        laid = [(move, *self.placed(move)) for move in self.moves(s)]
        options = tuple(
            Option(move, "jamaica-do-dice", {"morning": morning, "evening": evening}, group="dice")
            for move, morning, evening in laid
        )
        args: Args = {"seat": Name(self.seat), "first": self.first, "second": self.second}
        return self.decision(s, "jamaica-ask-dice", "JAM-D-01", options, args)

    def play(self, s: State, move: Move, fate: Fate, emit: EventSink) -> None:
        _place(s, *self.placed(move), emit)


@frozen
class Oracle(Ask[State]):
    """JAM-CREW-D-01: roll both dice, or set one and roll the other.

    Answers:
        ``oracle no``: both dice are rolled.
        ``oracle morning|evening FACE``: this die is set, the other one rolled.
    """

    seat: int

    refusal = ("jamaica-barred-oracle", "JAM-CREW-C19")

    def possible(self, s: State, below: Sequence[Any]) -> bool:
        return _rolling(s, self.seat, below) and s.carries(self.seat, ORACLE)

    def moves(self, s: State) -> list[Move]:
        return [("oracle", "no"), *(("oracle", slot, value) for slot in ("morning", "evening") for value in DIE)]

    def ask(self, s: State) -> Decision:
        options = [Option(("oracle", "no"), "jamaica-do-roll", {}, group="dice")]
        for move in self.moves(s)[1:]:
            args: Args = {"slot": str(move[1]), "value": int(move[2])}
            options.append(Option(move, "jamaica-do-oracle", args, group="oracle"))
        asked: Args = {"seat": Name(self.seat)}
        data = powers(s, self.seat, ORACLE)
        return self.decision(s, "jamaica-ask-oracle", "JAM-CREW-D-01", tuple(options), asked, data=data)

    def play(self, s: State, move: Move, fate: Fate, emit: EventSink) -> None:
        if move[1] == "no":
            _roll_both(s, fate, emit)
            return
        thrower = Thrower(why=lambda: ("jamaica-told-other-die", {"seat": Name(self.seat)}))
        die = fate.answer("die", DIE, thrower=thrower)
        value, rolled = int(move[2]), int(die)
        if emit.on:
            args: Args = {"seat": Name(self.seat), "slot": str(move[1]), "value": value}
            emit(Event("jamaica-oracle", args, {"seat": self.seat}, "JAM-CREW-C19"))
        _place(s, *((value, rolled) if move[1] == "morning" else (rolled, value)), emit)


@frozen
class RoundEnd(Auto[State]):
    """JAM-END-02, JAM-END-05: the end; or new hands and the next Captain (JAM-FLOW-07, JAM-FLOW-08, JAM-FLOW-09).

    After the last round nobody draws (JAM-FLOW-10).
    """

    def run(self, s: State, fate: Fate, emit: EventSink) -> None:
        n = s.setting.seats
        if s.ending or s.round >= s.setting.cap:
            end(s, emit)
            return
        before = s.captain
        # the last turn is over: what is drawn is drawn for the next one, whatever had been played in that
        s.captain = s.turn = (before + 1) % n
        for i in range(n):
            refill(s, (before + i) % n, fate, emit)
        then(s, ROUND_START)


def refill(s: State, seat: int, fate: Fate, emit: EventSink) -> None:
    """JAM-FLOW-07, JAM-FLOW-08: up to the hand size; nobody discards down; an empty pile is the discards, shuffled."""
    for _ in range(hand_size(s, seat) - s.hand[seat].bit_count()):
        if not s.deck[seat]:
            for card in s.discard[seat]:
                s.deck[seat] |= 1 << (card & PLAYED)
            s.discard[seat] = ()
            if emit.on:
                emit(Event("jamaica-reshuffled", {"seat": Name(seat)}, {"seat": seat}, "JAM-FLOW-08"))
        card = CARD_NUMBER[str(fate.answer("draw", cards_of(s.deck[seat]), Alone(seat, back)))]
        s.deck[seat] &= ~(1 << card)
        s.hand[seat] |= 1 << card
        if emit.on:
            args: Args = {"seat": Name(seat), **card_args(card)}
            data = {"seat": seat, "card": CARDS[card]}
            emit(Event("jamaica-drew", args, data, "JAM-FLOW-07", seen_by=(seat,)))


ROUND_START: Final = RoundStart()
ROUND_END: Final = RoundEnd()
