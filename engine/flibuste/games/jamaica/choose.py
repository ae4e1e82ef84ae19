"""Chapter 4.1 (CHOOSE, RESOLVE): cards are chosen in secret, and turned up one after the other."""

from collections.abc import Sequence
from typing import Any, Final

from ...core.agenda import Ask, Auto, lies_on, then
from ...core.atoms import Args, Move, Name, Word
from ...core.decision import Decision, Option
from ...core.events import Event, EventSink
from ...core.fate import BACK, Fate
from ...core.frozen import frozen
from .characters import MAGE, powers
from .move import Act
from .state import ROUND, State, tell_turn
from .tables import CARD_ICONS, CARD_NUMBER, CARDS, ICON_NAMES, MAX_SEATS, cards_of, plays_of

LAID: Final[Move] = ("card", BACK)
"""A real card lies face down."""


def card_args(card: int) -> Args:
    """An action card, for a message: its two icons."""
    morning, evening = CARD_ICONS[card]
    return {
        "morning": Word(f"jamaica-icon-{ICON_NAMES[morning]}"),
        "evening": Word(f"jamaica-icon-{ICON_NAMES[evening]}"),
    }


@frozen
class Choose(Ask[State]):
    """JAM-D-02: one card of one's own hand, in secret; nobody passes.

    The page asks behind a curtain (JAM-PHONE-01), unless there is only one person (JAM-PHONE-02); the Captain places
    the dice under the same one (JAM-PHONE-03). A choice stands when the next curtain is lifted (JAM-PHONE-04).

    Answers:
        ``card CARD``: the card of this round.
        ``card ?``: with real cards, that one lies there.
    """

    seat: int

    secret = True
    refusal = ("jamaica-barred-card", "JAM-FLOW-03")

    def privacy(self, s: State) -> tuple[bool, bool]:
        """A keeper lays a real card face down, and tells nobody which."""
        keeps = s.setting.keepers >> self.seat & 1
        return not keeps, bool(keeps)

    def moves(self, s: State) -> list[Move]:
        return [LAID] if s.setting.keepers >> self.seat & 1 else list(plays_of(s.hand[self.seat]))

    def ask(self, s: State) -> Decision:
        args: Args = {"seat": Name(self.seat), "morning": s.dice[0], "evening": s.dice[1]}
        if s.setting.keepers >> self.seat & 1:
            options: tuple[Option, ...] = (Option(LAID, "jamaica-do-card-laid", {}, group="card"),)
            return self.decision(s, "jamaica-ask-card", "JAM-D-02", options, args, turn=self.seat)
        options = tuple(
            Option(("card", name), "jamaica-do-card", card_args(CARD_NUMBER[name]), group="card", at=f"card:{name}")
            for name in cards_of(s.hand[self.seat])
        )
        return self.decision(s, "jamaica-ask-card", "JAM-D-02", options, args, turn=self.seat)

    def play(self, s: State, move: Move, fate: Fate, emit: EventSink) -> None:
        card = CARD_NUMBER[cards_of(s.hand[self.seat])[0] if move == LAID else str(move[1])]
        s.hand[self.seat] &= ~(1 << card)
        s.chosen[self.seat] = card
        if emit.on:
            emit(Event("jamaica-chose", {"seat": Name(self.seat)}, {"seat": self.seat}, "JAM-FLOW-03"))


@frozen
class Reveal(Auto[State]):
    """JAM-RUL-02, the option: all chosen cards are turned up together."""

    def run(self, s: State, fate: Fate, emit: EventSink) -> None:
        seats = [(s.captain + i) % s.setting.seats for i in range(s.setting.seats)]
        cards = [_turned_up(s, seat, fate) for seat in seats]
        s.shown = True
        for seat, card in zip(seats, cards, strict=True):
            _tell_card(seat, card, emit)


def _turned_up(s: State, seat: int, fate: Fate) -> int:
    if s.setting.keepers >> seat & 1:
        from .keepers import turned_up  # here: only a game with keepers waits for it

        return turned_up(s, seat, fate)
    fate.answer("reveal", (CARDS[s.chosen[seat]],))
    return s.chosen[seat]


def _tell_card(seat: int, card: int, emit: EventSink) -> None:
    if emit.on:
        args: Args = {"seat": Name(seat), **card_args(card)}
        emit(Event("jamaica-revealed", args, {"seat": seat, "card": CARDS[card]}, "JAM-FLOW-04"))


@frozen
class Resolve(Auto[State]):
    """JAM-FLOW-04, JAM-FLOW-05: a player's card is turned up, then the morning, then the evening."""

    seat: int

    def possible(self, s: State, below: Sequence[Any]) -> bool:
        """JAM-FLOW-02: the dice are placed, or about to be."""
        return 0 not in s.dice or type(s.agenda[-1]).__name__ in ("Dice", "Oracle")

    def run(self, s: State, fate: Fate, emit: EventSink) -> None:
        seat = s.turn = self.seat
        card = s.chosen[seat] if s.shown else _turned_up(s, seat, fate)
        s.chosen[seat] = -1
        s.discard[seat] = (*s.discard[seat], card)
        if s.shown:
            tell_turn(s, emit)
        else:
            _tell_card(seat, card, emit)
        morning, evening = s.dice
        if s.setting.crew and morning != evening and MAGE in s.holds[seat]:
            then(s, Mage(seat))
        else:
            act(s, seat, card, morning, evening)


def act(s: State, seat: int, card: int, morning: int, evening: int) -> None:
    first, second = CARD_ICONS[card]
    then(s, Act(seat, first, morning), Act(seat, second, evening))


@frozen
class Mage(Ask[State]):
    """JAM-CREW-D-02: the dice as they lie, or swapped, for this player's two actions only.

    Answers:
        ``mage keep|swap``: the dice as they lie, or each for the other half of the day.
    """

    seat: int

    open = True

    def possible(self, s: State, below: Sequence[Any]) -> bool:
        placed, played = 0 not in s.dice, bool(s.discard[s.turn])
        return lies_on(below, *ROUND) and s.acts(self.seat) and placed and played and s.carries(self.seat, MAGE)

    def moves(self, s: State) -> list[Move]:
        return [("mage", "keep"), ("mage", "swap")]

    def ask(self, s: State) -> Decision:
        morning, evening = s.dice
        options = (
            Option(("mage", "keep"), "jamaica-do-dice", {"morning": morning, "evening": evening}, "dice", default=True),
            Option(("mage", "swap"), "jamaica-do-dice", {"morning": evening, "evening": morning}, "dice"),
        )
        args: Args = {"seat": Name(self.seat)}
        data = powers(s, self.seat, MAGE)
        return self.decision(s, "jamaica-ask-mage", "JAM-CREW-D-02", options, args, data=data)

    def play(self, s: State, move: Move, fate: Fate, emit: EventSink) -> None:
        morning, evening = s.dice
        if move[1] == "swap":
            morning, evening = evening, morning
            if emit.on:
                emit(Event("jamaica-mage", {"seat": Name(self.seat)}, {"seat": self.seat}, "JAM-CREW-C18"))
        act(s, self.seat, s.discard[self.seat][-1], morning, evening)


CHOOSE: Final = tuple(map(Choose, range(MAX_SEATS)))
RESOLVE: Final = tuple(map(Resolve, range(MAX_SEATS)))
REVEAL: Final = Reveal()
