"""Chapter 5.2 (LOAD): goods come aboard, one kind a hold."""

from collections.abc import Sequence
from typing import Any

from ...core.agenda import Ask, lies_on, not_asked, then
from ...core.atoms import Args, Move, Name
from ...core.decision import Bar, Decision, Option
from ...core.events import Event, EventSink
from ...core.fate import Fate
from ...core.frozen import frozen
from .characters import CALYPSO, COOPER, calypso
from .state import ACTION, AFTER_COMBAT, State, contents
from .tables import BOARD_HOLDS, CHARACTERS, GOLD, KINDS, PERSON


def why_not_load(s: State, ship: int, kind: int) -> Bar | None:
    """JAM-LOAD-04, JAM-LOAD-05: no hold is empty, and all contain what is to be loaded."""
    if any(h == 0 or h & 7 != kind for h in s.holds[ship]):
        return None
    return Bar("jamaica-barred-no-hold", "JAM-LOAD-05")


def icon_count(s: State, seat: int, die: int) -> int:
    """JAM-LOAD-01, JAM-CREW-C16: how many tokens an icon brings; counted before room is made for them, so that the
    Cooper may go overboard for his own load (JAM-RUL-51)."""
    return die + (s.setting.crew and COOPER in s.holds[seat])


def bays(s: State, ship: int) -> list[int]:
    """JAM-LOAD-03, JAM-D-04: the empty holds in question: the first of the board, and the 6th (not for the ghost)."""
    holds = s.holds[ship]
    free = [holds.index(0)] if 0 in holds else []
    if free and free[0] < BOARD_HOLDS and not all(holds[BOARD_HOLDS:]) and ship != s.setting.ghost:
        free.append(BOARD_HOLDS)
    return free


def dumps(s: State, ship: int, kind: int) -> list[int]:
    """JAM-LOAD-04: the holds that may be emptied for this kind when none is empty.

    A hold with the same kind is never emptied, so the evening's gold cannot replace the morning's (JAM-LOAD-07).
    If all holds contain people and goods come aboard, one of the people has to go (JAM-CREW-10).
    """
    return [i for i, h in enumerate(s.holds[ship]) if h & 7 != kind]


def load_icon(s: State, seat: int, kind: int, die: int, emit: EventSink) -> None:
    """JAM-LOAD-01, JAM-LOAD-05, JAM-LOAD-06: compulsory even at a loss, unless it fits nowhere."""
    count = icon_count(s, seat, die)
    if why_not_load(s, seat, kind):
        if emit.on:
            args: Args = {"seat": Name(seat), **contents(count << 3 | kind)}
            emit(Event("jamaica-load-ignored", args, {"seat": seat}, "JAM-LOAD-05"))
        return
    load(s, seat, count << 3 | kind, emit)


def load(s: State, ship: int, content: int, emit: EventSink) -> None:
    """JAM-LOAD-01, JAM-LOAD-03, JAM-LOAD-04: into an empty hold, or into one that is emptied for it.

    Nothing is added to what a hold contains already (JAM-LOAD-02). Stolen tokens are loaded alike (JAM-LOAD-08). Asks
    where there is a choice.
    """
    free = bays(s, ship)
    places = free or dumps(s, ship, content & 7)
    if len(places) == 1:
        put(s, ship, places[0], content, emit)
    else:
        then(s, LoadSlot(ship, content) if free else Dump(ship, content))


def put(s: State, ship: int, hold: int, content: int, emit: EventSink) -> None:
    """Empties the hold, if need be, and loads it. A character thrown overboard leaves the game (JAM-CREW-09)."""
    holds = s.holds[ship]
    old = holds[hold]
    if old and emit.on:
        s.holds[ship] = (*holds[:hold], 0, *holds[hold + 1 :])
        args: Args = {"seat": s.who(ship), **contents(old)}
        emit(Event("jamaica-dumped", args, {"ship": ship, "hold": hold, "kind": KINDS[old & 7]}, "JAM-LOAD-04"))
    s.holds[ship] = (*holds[:hold], content, *holds[hold + 1 :])
    if emit.on:
        data = {"ship": ship, "hold": hold, "content": content}
        emit(Event("jamaica-loaded", {"seat": s.who(ship), **contents(content)}, data, "JAM-LOAD-01"))
    if content == CALYPSO:
        calypso(s, ship, emit)


def hold_option(
    s: State, seat: int, hold: int, key: str, *, default: bool = False, barred: Bar | None = None
) -> Option:
    """A button for one of a seat's own holds."""
    args: Args = {"number": hold + 1, **contents(s.holds[seat][hold])}
    at = f"hold:{seat}:{hold}"
    return Option(("hold", hold), key, args, group="hold", at=at, default=default, barred=barred)


@frozen
class LoadSlot(Ask[State]):
    """JAM-D-04: a board hold or the 6th Hold; the board holds are interchangeable.

    Answers:
        ``hold HOLD``: the empty hold that takes the load.
    """

    seat: int
    content: int

    open = True
    refusal = ("jamaica-barred-hold", "JAM-LOAD-03")

    def possible(self, s: State, below: Sequence[Any]) -> bool:
        return _loading(s, self.seat, self.content, below) and len(bays(s, self.seat)) > 1

    def moves(self, s: State) -> list[Move]:
        return [("hold", hold) for hold in bays(s, self.seat)]

    def ask(self, s: State) -> Decision:
        keys = ("jamaica-do-board-hold", "jamaica-do-sixth-hold")
        options = tuple(
            hold_option(s, self.seat, hold, key, default=hold < BOARD_HOLDS)
            for hold, key in zip(bays(s, self.seat), keys, strict=True)
        )
        args: Args = {"seat": Name(self.seat), **contents(self.content)}
        return self.decision(s, "jamaica-ask-load", "JAM-D-04", options, args)

    def play(self, s: State, move: Move, fate: Fate, emit: EventSink) -> None:
        put(s, self.seat, int(move[1]), self.content, emit)


@frozen
class Dump(Ask[State]):
    """JAM-D-05: which hold is emptied for the load; never one with the same kind (JAM-LOAD-04).

    Answers:
        ``hold HOLD``: the hold that is emptied and takes the load.
    """

    seat: int
    content: int

    open = True

    def possible(self, s: State, below: Sequence[Any]) -> bool:
        sound = _loading(s, self.seat, self.content, below) and not bays(s, self.seat)
        return sound and len(dumps(s, self.seat, self.content & 7)) > 1

    def moves(self, s: State) -> list[Move]:
        return [("hold", i) for i in dumps(s, self.seat, self.content & 7)]

    def why_not(self, s: State, move: Move) -> Bar | None:
        holds = s.holds[self.seat]
        if len(move) != 2 or move[0] != "hold" or not isinstance(move[1], int) or not 0 <= move[1] < len(holds):
            return not_asked(move)
        return self._bar(s, move[1])

    def _bar(self, s: State, hold: int) -> Bar | None:
        if hold in dumps(s, self.seat, self.content & 7):
            return None
        return Bar("jamaica-barred-same", "JAM-LOAD-04", contents(s.holds[self.seat][hold]))

    def ask(self, s: State) -> Decision:
        options = tuple(
            hold_option(s, self.seat, i, "jamaica-do-dump", barred=self._bar(s, i))
            for i in range(len(s.holds[self.seat]))
        )
        args: Args = {"seat": Name(self.seat), **contents(self.content)}
        return self.decision(s, "jamaica-ask-dump", "JAM-D-05", options, args)

    def play(self, s: State, move: Move, fate: Fate, emit: EventSink) -> None:
        put(s, self.seat, int(move[1]), self.content, emit)


def _loading(s: State, seat: int, content: int, below: Sequence[Any]) -> bool:
    """Whether this is about to come aboard: an icon's goods, spoils, or somebody who is hired and nowhere else."""
    kind, count = content & 7, content >> 3
    if not 0 <= seat < s.setting.seats or content < 0:
        return False
    if kind == PERSON:
        free = s.setting.crew and count < len(CHARACTERS) and not s.strangers >> count & 1
        free = free and count not in s.tavern and not any(content in holds for holds in s.holds)
        return free and lies_on(below, "TurnUp", *AFTER_COMBAT)
    return 1 <= kind < PERSON and count > 0 and lies_on(below, *ACTION, *AFTER_COMBAT)


def ghost_takes(s: State, content: int, emit: EventSink) -> None:
    """JAM-GHOST-16, JAM-CREW-G02: the ghost keeps gold only; food and powder go to the Bank, people to the sea. What it
    may take at all, `spoils.why_not_take_hold` says.
    """
    if content & 7 == GOLD:
        load(s, s.setting.ghost, content, emit)
