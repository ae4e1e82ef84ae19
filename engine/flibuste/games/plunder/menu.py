"""Chapters 4.4 and 5.4 (TRN): what the captain may do whose turn it is, as often and in any order as the rules let."""

from collections.abc import Callable, Sequence
from random import Random
from typing import Any, Final

from ...core.agenda import Ask, lies_on
from ...core.atoms import Args, Move, Name, Word
from ...core.decision import Decision, Left, Option
from ...core.events import EventSink
from ...core.fate import Fate
from ...core.frozen import frozen
from . import works
from .announcing import Announce
from .bargain import trades
from .bribes import attack
from .calls import Call
from .fighting import may_threaten, place_of, target_kind, told_target
from .gains import in_words
from .gifts import gifts, propose_gift
from .offers import Demand, Offer
from .reach import contacts, marks_in_reach, steps, targets
from .standing import end_turn, may_say_time, next_comes, say_time
from .state import State
from .tables import RESOURCES
from .treasure import Collect
from .voyage import roll, set_sail

END: Final[Move] = ("end",)
_GOLD: Final = RESOURCES.index("gold")


@frozen
class Menu(Ask[State]):
    """PLU-D-04, PLU-D-05, PLU-TRN-01, PLU-TRN-02, PLU-TRN-06, PLU-TRN-07, PLU-TRN-08: everything that is legal, and it
    comes again until the turn ends. Tokens in reach are among it (PLU-D-03, PLU-X-03, PLU-X-04, PLU-X-08, PLU-X-09).

    Answers:
        ``roll``: the sailing die.
        ``sail SHIP SQUARE``: one step of one's own ship.
        ``collect MARK SHIP``: an X token in reach of this ship.
        ``attack SHIP TARGET``: one's own ship attacks.
        ``build life|cannon|mast SHIP``: bought for one's own ship.
        ``launch SQUARE``: a new ship.
        ``bury``: a Plunder Point card for gold.
        ``trade SEAT``: terms for one captain come next.
        ``call``: terms for all who may trade come next.
        ``announce``: what is sought and offered, without numbers, comes next.
        ``exchange TYPE TYPE TYPE``: two cards for one: the first two types are given, the third is drawn.
        ``threat SHIP TARGET``: what is demanded for the promise not to attack comes next.
        ``gift ISLAND SEAT``: an island is offered to a teammate.
        ``end``: the turn is over.
        ``time``: the clock has run out.
    """

    seat: int

    def possible(self, s: State, below: Sequence[Any]) -> bool:
        # whoever has no ship looks for one first, and is given none while they do
        sails = bool(s.fleet(self.seat)) or s.agenda[-1] is not self
        return lies_on(below, "TurnOver") and self.seat == s.turn and sails

    def moves(self, s: State) -> list[Move]:
        seat, today, taken = self.seat, s.today, s.taken()
        # PLU-D-49: which token first, and with which ship
        found: list[Move] = [("collect", token, ship) for token, ship in marks_in_reach(s, seat)]
        aimed, met = targets(s, seat, taken), contacts(s, seat, taken)
        if aimed:
            found += [("attack", ship, target) for ship, target in aimed]
        if not today.rolled:
            found.append(("roll",))
        else:
            names = s.chart.names
            for number, own in s.fleet(seat):
                if today.pool or own.moves:
                    found += [("sail", number, names[step.square]) for step in steps(s, number, taken)]
        if works.payable(s.hands[seat]):
            if works.may_bury(s, seat):
                found.append(("bury",))
            found += works.upgrades(s, seat)
            found += works.launches(s, seat)
        if met:
            partners = trades(s, seat, met)
            found += [("trade", other) for other in partners]
            if len(partners) > 1:
                found.append(("call",))
            if partners:
                found.append(("announce",))
            found += works.exchanges(s, seat, met)
        if aimed:
            found += [("threat", ship, target) for ship, target in aimed if may_threaten(s, ship, target)]
        if len(s.setting.mates(seat)) > 1:
            found += [("gift", s.chart.islands[island].id, mate) for island, mate in gifts(s, seat)]
        # PLU-TRN-03: the die is rolled before the turn may end
        if today.rolled:
            found.append(END)
        if may_say_time(s):
            found.append(("time",))
        return found

    def outdated(self, s: State, move: Move) -> bool:
        """PLU-TRD-08: one of the two cards that were laid down could be taken up again, which nobody is offered."""
        verb, *kinds = move
        return (
            verb == "exchange"
            and tuple(kinds[:2]) in works.exchanged(s, self.seat)
            and kinds[2:] in ([kinds[0]], [kinds[1]])
        )

    def choices(self, s: State, rng: Random, most: int) -> list[Move]:
        """What the clock says only people know."""
        moves = self.moves(s)
        return moves if s.setting.options["clock"] == "none" else [move for move in moves if move[0] != "time"]

    def ask(self, s: State) -> Decision:
        moves = self.moves(s)
        options = tuple(_ending(s, self.seat, moves) if move == END else option_of(s, move) for move in moves)
        key = "plunder-ask-turn" if s.today.rolled else "plunder-ask-before"
        args: Args = {"seat": Name(self.seat), "n": s.today.pool}
        rule = "PLU-TRN-01" if s.today.rolled else "PLU-TRN-03"
        return self.decision(s, key, rule, options, args)

    def play(self, s: State, move: Move, fate: Fate, emit: EventSink) -> None:
        s.agenda.append(self)
        _DOES[str(move[0])](s, self.seat, move, fate, emit)


# ---- what each does


def _roll(s: State, seat: int, move: Move, fate: Fate, emit: EventSink) -> None:
    roll(s, seat, fate, emit)


def _sail(s: State, seat: int, move: Move, fate: Fate, emit: EventSink) -> None:
    set_sail(s, seat, int(move[1]), s.chart.square(str(move[2])), emit)


def _collect(s: State, seat: int, move: Move, fate: Fate, emit: EventSink) -> None:
    # PLU-X-10, PLU-X-15: one at a time, each completely
    next_comes(s, Collect(int(move[1]), int(move[2])))


def _attack(s: State, seat: int, move: Move, fate: Fate, emit: EventSink) -> None:
    attack(s, int(move[1]), int(move[2]), emit)


def _build(s: State, seat: int, move: Move, fate: Fate, emit: EventSink) -> None:
    works.build(s, seat, str(move[1]), int(move[2]), emit)


def _launch(s: State, seat: int, move: Move, fate: Fate, emit: EventSink) -> None:
    works.launch(s, seat, s.chart.square(str(move[1])), emit)


def _bury(s: State, seat: int, move: Move, fate: Fate, emit: EventSink) -> None:
    works.bury(s, seat, emit)


def _trade(s: State, seat: int, move: Move, fate: Fate, emit: EventSink) -> None:
    next_comes(s, Offer(seat, int(move[1])))


def _call(s: State, seat: int, move: Move, fate: Fate, emit: EventSink) -> None:
    next_comes(s, Call(seat))


def _announce(s: State, seat: int, move: Move, fate: Fate, emit: EventSink) -> None:
    next_comes(s, Announce(seat))


def _exchange(s: State, seat: int, move: Move, fate: Fate, emit: EventSink) -> None:
    works.exchange(s, seat, (str(move[1]), str(move[2]), str(move[3])), emit)


def _threat(s: State, seat: int, move: Move, fate: Fate, emit: EventSink) -> None:
    next_comes(s, Demand(seat, int(move[1]), int(move[2])))


def _gift(s: State, seat: int, move: Move, fate: Fate, emit: EventSink) -> None:
    island = s.chart.island(str(move[1]))
    propose_gift(s, seat, island, int(move[2]), emit)


def _end(s: State, seat: int, move: Move, fate: Fate, emit: EventSink) -> None:
    # PLU-D-21
    end_turn(s)


def _time(s: State, seat: int, move: Move, fate: Fate, emit: EventSink) -> None:
    say_time(s, seat, emit)


_DOES: Final[dict[str, Callable[[State, int, Move, Fate, EventSink], None]]] = {
    "roll": _roll,
    "sail": _sail,
    "collect": _collect,
    "attack": _attack,
    "build": _build,
    "launch": _launch,
    "bury": _bury,
    "trade": _trade,
    "call": _call,
    "announce": _announce,
    "exchange": _exchange,
    "threat": _threat,
    "gift": _gift,
    "end": _end,
    "time": _time,
}


# ---- as people see it


def _ending(s: State, seat: int, moves: list[Move]) -> Option:
    """PLU-D-21: movement that is left, an X in reach, and gold that buys a point are lost to whoever forgets them."""
    verbs = {move[0] for move in moves}
    left = [Left("plunder-left-mark")] if "collect" in verbs else []
    if "sail" in verbs:
        steps_left = s.today.pool + sum(ship.moves for _, ship in s.fleet(seat))
        left.append(Left("plunder-left-steps", {"n": steps_left}))
    # of a hand that is real nobody knows
    if works.may_bury(s, seat) and not s.keeps(seat):
        left.append(Left("plunder-left-gold", {"n": s.hands[seat][_GOLD]}))
    return Option(END, "plunder-do-end", {}, "end", leaves=tuple(left))


def option_of(s: State, move: Move) -> Option:
    """What a person reads, and where it lies on the chart."""
    verb, key = str(move[0]), f"plunder-do-{move[0]}"
    if verb == "sail":
        toll = next(step.toll for step in steps(s, int(move[1])) if s.chart.name(step.square) == move[2])
        args: Args = {"square": move[2], "toll": toll}
        return Option(move, key, args, "sail", source=f"ship:{move[1]}", at=f"square:{move[2]}")
    if verb == "collect":
        square = s.chart.name(s.marks[int(move[1])])
        return Option(move, key, {"square": square}, "collect", source=f"ship:{move[2]}", at=f"mark:{move[1]}")
    if verb in ("attack", "threat"):
        target = int(move[2])
        key, args = f"{key}-{target_kind(s, target)}", told_target(s, target)
        return Option(move, key, args, verb, source=f"ship:{move[1]}", at=place_of(s, target))
    if verb == "build":
        word = Word(f"plunder-peg-{move[1]}")
        return Option(move, "plunder-do-build", {"what": word}, "build", at=f"ship:{move[2]}")
    if verb == "launch":
        return Option(move, key, {"square": move[1]}, "launch", at=f"square:{move[1]}")
    if verb == "trade":
        return Option(move, key, {"other": Name(int(move[1]))}, "trade")
    if verb == "call":
        return Option(move, "plunder-do-call-all", {}, "trade")
    if verb == "announce":
        return Option(move, "plunder-do-announce-all", {}, "trade")
    if verb == "exchange":
        a, b, wanted = map(str, move[1:])
        return Option(move, key, {"give": in_words(works.both(a, b)), "want": Word(f"plunder-{wanted}", 1)}, "exchange")
    if verb == "gift":
        args = {"island": s.chart.called_by(move[1]), "other": Name(int(move[2]))}
        own = s.owners[s.chart.island(str(move[1]))] == s.turn
        return Option(move, key if own else "plunder-do-gift-ask", args, "gift", at=f"island:{move[1]}")
    return Option(move, key, {}, verb)
