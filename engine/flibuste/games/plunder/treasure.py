"""Chapters 5.15 and 5.16 (X-11 to X-14, TC): a token is collected: a card is turned up, followed, and put back."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, Self

from ...core.agenda import Ask, Auto, lies_on
from ...core.atoms import Args, Name, Word
from ...core.events import Event, EventSink
from ...core.fate import Fate
from ...core.frozen import frozen
from .cards import CARDS, COPIES, RULES
from .reach import marks_in_reach
from .spinning import spin
from .standing import end_turn, next_comes, without_ships
from .state import State, captain

Handler = Callable[[State, "OfCard", Mapping[str, Any], Fate, EventSink], None]
HANDLERS: Final[dict[str, Handler]] = {}
"""By the name of an effect what it does; each module of effects adds its own."""


def handles(op: str) -> Callable[[Handler], Handler]:
    """Makes a function the one that carries an effect out."""

    def added(handler: Handler) -> Handler:
        assert op not in HANDLERS
        HANDLERS[op] = handler
        return handler

    return added


@frozen
class Collect(Auto[State]):
    """PLU-X-11, PLU-TC-01, PLU-TC-07: the top card, to be seen by all; nothing else is done until it is followed. Cards
    that nobody has seen lie above those that were put back, so the deck never runs out."""

    token: int
    ship: int

    def possible(self, s: State, below: Sequence[Any]) -> bool:
        return lies_on(below, "Menu") and (self.token, self.ship) in marks_in_reach(s, s.turn)

    def run(self, s: State, fate: Fate, emit: EventSink) -> None:
        if s.unseen:
            among = [number for number in range(len(COPIES)) if s.unseen >> number & 1]
            title = str(fate.answer("treasure", [COPIES[number] for number in among]))
            card = next(number for number in among if COPIES[number] == title)
            s.unseen ^= 1 << card
        else:
            card, s.bottom = s.bottom[0], s.bottom[1:]
        title = COPIES[card]
        # PLU-TC-02: in printed order
        steps = [Effect(self.ship, card, (i,)) for i in range(len(CARDS[title]["effects"]))]
        next_comes(s, *steps, PutBack(self.token, self.ship, card))
        args: Args = {"seat": Name(captain(self.ship)), "card": Word(f"plunder-treasure-{title}")}
        emit(Event("plunder-found", args, {"ship": self.ship, "token": self.token, "card": title}, RULES[title]))


@frozen
class OfCard:
    """What belongs to an instruction of a card; `path` leads to it: its place on the card, then, within an instruction
    that has others in it, which of them."""

    ship: int
    card: int
    path: tuple[int, ...]

    @property
    def seat(self) -> int:
        """PLU-TC-01: the finder."""
        return captain(self.ship)

    @property
    def rule(self) -> str:
        return RULES[COPIES[self.card]]

    @property
    def what(self) -> Mapping[str, Any]:
        first, *inner = self.path
        effect: Mapping[str, Any] = CARDS[COPIES[self.card]]["effects"][first]
        for i in inner:
            effect = _inner(effect)[i]
        return effect

    def possible(self, s: State, below: Sequence[Any]) -> bool:
        """It is of the card that lies open, and the card says it."""
        back = of_card(below)
        return back is not None and (back.card, back.ship) == (self.card, self.ship) and self._said()

    def _said(self) -> bool:
        inner: Sequence[Mapping[str, Any]] = CARDS[COPIES[self.card]]["effects"]
        for i in self.path:
            if not 0 <= i < len(inner):
                return False
            inner = _inner(inner[i])
        return bool(self.path)

    def within(self, *numbers: int) -> "list[Effect]":
        """Instructions that this one has in it."""
        return [Effect(self.ship, self.card, (*self.path, i)) for i in numbers]


@frozen
class Effect(OfCard, Auto[State]):
    """An instruction that is carried out."""

    def run(self, s: State, fate: Fate, emit: EventSink) -> None:
        HANDLERS[self.what["op"]](s, self, self.what, fate, emit)


@frozen
class AskOfCard(OfCard, Ask[State]):  # type: ignore[override]  # its seat is the finder's
    """A question to the finder that an instruction puts."""

    @classmethod
    def about(cls, step: OfCard) -> Self:
        return cls(step.ship, step.card, step.path)


def _inner(effect: Mapping[str, Any]) -> list[Mapping[str, Any]]:
    """The instructions within one: what happens else, or those of all its choices, one after the other."""
    return [*effect.get("else", []), *(one for option in effect.get("options", []) for one in option["effects"])]


@handles("end_turn")
def _end_turn(s: State, effect: OfCard, what: Mapping[str, Any], fate: Fate, emit: EventSink) -> None:
    """PLU-TC-12, PLU-TC-13, PLU-TC-25, PLU-TC-26: once the card is put back and the token has moved (PLU-X-13)."""
    s.today = s.today._replace(ending=True)


def of_card(below: Sequence[Any]) -> "PutBack | None":
    """The card that lies open, where it is what the steps right beneath belong to."""
    if not lies_on(below, "Effect", "Theft", "PutBack"):
        return None
    return next((step for step in below if isinstance(step, PutBack)), None)


def by_rule(s: State, below: Sequence[Any], seat: int, rule: str) -> bool:
    """Whether a card that the captain of the turn has found says what a step with this rule is about."""
    back = of_card(below)
    return back is not None and seat == s.turn and rule == RULES[COPIES[back.card]]


@frozen
class PutBack(Auto[State]):
    """PLU-X-11, PLU-X-12, PLU-X-13, PLU-X-14: the card goes face down to the bottom, the token to a spun square, even
    if its finder has sunk; then the turn ends, if the card says so or the last ship is gone (PLU-TC-36)."""

    token: int
    ship: int
    card: int

    def possible(self, s: State, below: Sequence[Any]) -> bool:
        return lies_on(below, "Menu") and captain(self.ship) == s.turn

    def run(self, s: State, fate: Fate, emit: EventSink) -> None:
        s.bottom = (*s.bottom, self.card)
        square = spin(s, fate)
        s.marks = tuple(square if i == self.token else mark for i, mark in enumerate(s.marks))
        args: Args = {"square": s.chart.name(square)}
        emit(Event("plunder-token-moved", args, {"token": self.token, "square": s.chart.name(square)}, "PLU-X-12"))
        if s.today.ending or without_ships(s, captain(self.ship)):
            end_turn(s)
