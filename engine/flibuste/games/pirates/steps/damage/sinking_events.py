"""Chapters 5.10 and 5.23 (SNK-08, EVT-02, EVT-03): events that are shown as a ship sinks."""

from typing import ClassVar

from .....core.agenda import Chance
from .....core.atoms import Args, Move, Name
from .....core.decision import Decision, Option
from .....core.events import Event, EventSink
from .....core.fate import Fate
from .....core.frozen import frozen
from ...names import called
from ...questions.cargo.hold import coins_of, passengers
from ...questions.cargo.treasure import look
from ...questions.sailing.berths import open_shore
from ...questions.table.bodies import body, nearest_island
from ...questions.table.items import HELD, card_of, is_coin
from ...questions.table.once import of_seat, spend, spent
from ...state import NOBODY, NOWHERE, State
from ..forts.hauntings import comes_ashore
from .spoils import to_home

RAFT = "raft"


def hand_of(s: State, seat: int, code: str) -> int | None:
    """The event of this code in a player's hand, as it is held."""
    return next((event for event in s.events[seat] if card_of(HELD.item(event)).card["code"] == code), None)


def play_event(s: State, seat: int, held: int, emit: EventSink) -> None:
    """CSG-EVT-01: it is shown, and leaves the game."""
    hand = list(s.events[seat])
    hand.remove(held)
    s.events[seat] = tuple(hand)
    piece = card_of(HELD.item(held))
    emit(
        Event(
            "pirates-event", {"seat": Name(seat), "event": piece.said}, {"seat": seat, "event": piece.id}, "CSG-EVT-01"
        )
    )


def salvors(s: State, number: int, by: int) -> tuple[Chance[State], ...]:
    """CSG-EVT-02: Raft is asked first."""
    owner = s.ship(number).owner
    divers = () if by in (NOBODY, owner) else (Divers(by, number),)
    return Raft(owner, number), *divers


@frozen
class _Shown(Chance[State]):
    """An event that its holder may show now.

    Answers:
        ``show-event``: the event is shown.
        ``hold-event``: it stays in the hand.
    """

    seat: int
    ship: int

    code: ClassVar[str]
    rule: ClassVar[str]
    secret = True
    decline = ("hold-event",)

    def is_available(self, s: State) -> bool:
        if self.seat == NOBODY or s.ships[self.ship] is None:
            return False
        return hand_of(s, self.seat, self.code) is not None

    def moves(self, s: State) -> list[Move]:
        return [("show-event",), self.decline]

    def ask(self, s: State) -> Decision:
        held = hand_of(s, self.seat, self.code)
        assert held is not None
        event: Args = {"event": card_of(HELD.item(held)).said}
        args: Args = {"seat": Name(self.seat), "ship": called(s, self.ship), **event}
        options = (
            Option(("show-event",), "pirates-do-show-event", event, "event"),
            Option(self.decline, "pirates-do-hold-event", event, "event", default=True),
        )
        return self.decision(s, "pirates-ask-show-event", self.rule, options, args)

    def play(self, s: State, move: Move, fate: Fate, emit: EventSink) -> None:
        held = hand_of(s, self.seat, self.code)
        if move != self.decline and held is not None:
            play_event(s, self.seat, held, emit)
            self.saves(s, fate, emit)

    def saves(self, s: State, fate: Fate, emit: EventSink) -> None:
        raise NotImplementedError


@frozen
class Raft(_Shown):
    """D-RAFT; CSG-EVT-03, CSG-R-41: crew and coins come to the nearest wild island without an enemy fort."""

    code = "EV_RAFT"
    rule = "CSG-EVT-03"

    def saves(self, s: State, fate: Fate, emit: EventSink) -> None:
        spend(s, of_seat(self.seat), RAFT)
        ship = s.ship(self.ship)
        wild = [i for i in range(len(s.islands)) if open_shore(s, self.seat, i)]
        at = nearest_island(s, body(ship), wild)
        if at == NOWHERE:
            return
        crew, coins = passengers(ship), coins_of(ship)
        s.change(self.ship, hold=tuple(piece for piece in ship.hold if piece not in crew and piece not in coins))
        island = s.islands[at]
        ashore = tuple(sorted((*island.ashore, *((self.seat, held) for held in crew))))
        s.islands[at] = island._replace(ashore=ashore, coins=tuple(sorted((*island.coins, *coins))))
        for held in crew:
            comes_ashore(s, self.ship, HELD.item(held))
        args: Args = {"ship": called(s, self.ship), "island": at + 1}
        emit(Event("pirates-rafted", args, {"ship": s.names[self.ship], "island": at}, "CSG-EVT-03"))


@frozen
class Divers(_Shown):
    """D-DIVERS; CSG-EVT-02: all her coins go to who has sunk her; not where a Raft was shown this turn."""

    code = "EV_DIVERS"
    rule = "CSG-EVT-02"

    def is_available(self, s: State) -> bool:
        rafts = (spent(s, of_seat(seat), RAFT) for seat in range(s.setting.seats) if seat != self.seat)
        return super().is_available(s) and not any(rafts) and bool(coins_of(s.ship(self.ship)))

    def saves(self, s: State, fate: Fate, emit: EventSink) -> None:
        ship = s.ship(self.ship)
        coins = look(s, fate, coins_of(ship), 1 << ship.owner | 1 << self.seat)
        s.change(self.ship, hold=tuple(held for held in ship.hold if not is_coin(HELD.item(held))))
        to_home(s, self.seat, coins)
        gold = sum(HELD.item(held) for held in coins if is_coin(HELD.item(held)))
        emit(Event("pirates-dived", {"seat": Name(self.seat), "gold": gold}, {"seat": self.seat}, "CSG-EVT-02"))
