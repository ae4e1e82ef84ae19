"""Chapter 5.18 (STL): cards are stolen, blindly or by asking for them; only the two captains see which."""

from collections.abc import Mapping, Sequence
from typing import Any

from ...core.agenda import Ask, Auto
from ...core.atoms import Args, Move, Name
from ...core.decision import Bar, Decision, Option
from ...core.events import Event, EventSink
from ...core.fate import Alone, Fate, back
from ...core.frozen import frozen
from . import hoard
from .amounts import one
from .gains import card_args, choices_of, read_cards
from .standing import next_comes
from .state import NONE, Cards, State, alone, covers, less, plus
from .tables import RESOURCES
from .targets import aims, pick_enemy
from .treasure import OfCard, by_rule, handles


@handles("steal")
def _steal(s: State, effect: OfCard, what: Mapping[str, Any], fate: Fate, emit: EventSink) -> None:
    """PLU-TC-10, PLU-TC-11: from each enemy, or from one that is chosen."""
    if what["from"] == "each_enemy":
        next_comes(s, *(Theft(effect.seat, enemy, what["n"], effect.rule) for enemy in s.enemies(effect.seat)))
    else:
        pick_enemy(s, effect, fate, emit)


@aims("steal")
def _stolen(s: State, effect: OfCard, enemy: int, fate: Fate, emit: EventSink) -> None:
    next_comes(s, Theft(effect.seat, enemy, effect.what["n"], effect.rule))


def _robs(s: State, below: Sequence[Any], thief: int, victim: int, rule: str) -> bool:
    """Whether a card lets the finder steal of this enemy."""
    return by_rule(s, below, thief, rule) and victim in s.enemies(thief)


@frozen
class Theft(Auto[State]):
    """PLU-STL-01: as many as there are; of an empty hand nothing."""

    thief: int
    victim: int
    n: int
    rule: str

    def possible(self, s: State, below: Sequence[Any]) -> bool:
        return _robs(s, below, self.thief, self.victim, self.rule) and self.n > 0

    def run(self, s: State, fate: Fate, emit: EventSink) -> None:
        n = min(self.n, sum(s.hands[self.victim]))
        if n and s.keeps(self.thief) and s.keeps(self.victim):
            # two keepers settle it between them
            next_comes(s, Blind(self.thief, self.victim, n, self.rule))
        elif n:
            next_comes(s, Steal(self.thief, self.victim, n, self.rule))


@frozen
class Steal(Ask[State]):
    """PLU-D-31, PLU-STL-02: drawn blindly, or asked for by their types.

    Answers:
        ``blind``: cards are drawn unseen.
        ``demand CARDS*4``: these are asked for.
    """

    seat: int
    victim: int
    n: int
    rule: str

    def privacy(self, s: State) -> tuple[bool, bool]:
        return alone(s, self.seat)

    def possible(self, s: State, below: Sequence[Any]) -> bool:
        return _robs(s, below, self.seat, self.victim, self.rule) and 0 < self.n <= sum(s.hands[self.victim])

    def moves(self, s: State) -> list[Move]:
        every = choices_of((self.n,) * len(RESOURCES), self.n)  # type: ignore[arg-type]
        return [("blind",), *(("demand", *cards) for cards in every)]

    def ask(self, s: State) -> Decision:
        options = tuple(
            Option(move, "plunder-do-want", card_args(move[1:]), "want")
            if len(move) > 1
            else Option(move, "plunder-do-blind", {"n": self.n}, "blind")
            for move in self.moves(s)
        )
        args: Args = {"seat": Name(self.seat), "other": Name(self.victim), "n": self.n}
        return self.decision(s, "plunder-ask-steal", "PLU-STL-02", options, args)

    def play(self, s: State, move: Move, fate: Fate, emit: EventSink) -> None:
        if move == ("blind",):
            next_comes(s, Blind(self.seat, self.victim, self.n, self.rule))
            return
        cards = read_cards(move[1:])
        if emit.on:
            args: Args = {"seat": Name(self.seat), "other": Name(self.victim), **card_args(cards)}
            both = (self.seat, self.victim)
            emit(Event("plunder-wanted", args, {"cards": list(cards)}, "PLU-STL-02", seen_by=both))
        next_comes(s, Give(self.victim, self.seat, cards, self.rule))


@frozen
class Give(Ask[State]):
    """PLU-D-32, PLU-STL-03: exactly these, where they are held; or once others of one's own choice; or neither.

    Answers:
        ``give``: the cards that were asked for.
        ``refuse``: they are drawn unseen.
        ``instead CARDS*4``: as many others.
    """

    seat: int
    thief: int
    cards: Cards
    rule: str

    def privacy(self, s: State) -> tuple[bool, bool]:
        return alone(s, self.seat)

    def possible(self, s: State, below: Sequence[Any]) -> bool:
        n = sum(self.cards)
        return _robs(s, below, self.thief, self.seat, self.rule) and 0 < n <= sum(s.hands[self.seat])

    def moves(self, s: State) -> list[Move]:
        hand = s.hands[self.seat]
        others = [cards for cards in choices_of(hand, sum(self.cards)) if cards != self.cards]
        given: list[Move] = [("give",)] if covers(hand, self.cards) else []
        return [*given, ("refuse",), *(("instead", *cards) for cards in others)]

    def why_not(self, s: State, move: Move) -> Bar | None:
        if move == ("give",) and not covers(s.hands[self.seat], self.cards):
            return self.refuse(s)
        return Ask.why_not(self, s, move)

    def refuse(self, s: State) -> Bar | None:
        return Bar("plunder-barred-cards", "PLU-STL-03")

    def ask(self, s: State) -> Decision:
        options = tuple(
            Option(move, f"plunder-do-{move[0]}", card_args(move[1:]) if len(move) > 1 else {}, str(move[0]))
            for move in self.moves(s)
        )
        if bar := self.why_not(s, ("give",)):
            options = (Option(("give",), "plunder-do-give", {}, "give", barred=bar), *options)
        args: Args = {"seat": Name(self.seat), "other": Name(self.thief), **card_args(self.cards)}
        return self.decision(s, "plunder-ask-give", "PLU-STL-03", options, args)

    def play(self, s: State, move: Move, fate: Fate, emit: EventSink) -> None:
        if move == ("give",):
            taken(s, self.thief, self.seat, self.cards, emit, self.rule)
        elif move == ("refuse",):
            both = (self.seat, self.thief)
            args: Args = {"seat": Name(self.seat), "other": Name(self.thief)}
            emit(Event("plunder-kept", args, {"seat": self.seat}, "PLU-STL-03", seen_by=both))
            next_comes(s, Blind(self.thief, self.seat, sum(self.cards), self.rule))
        else:
            cards = read_cards(move[1:])
            hoard.show(s, self.seat, cards, 1 << self.thief)
            if emit.on:
                told: Args = {"seat": Name(self.seat), "other": Name(self.thief), **card_args(move[1:])}
                both = (self.seat, self.thief)
                emit(Event("plunder-instead", told, {"cards": list(cards)}, "PLU-STL-03", seen_by=both))
            next_comes(s, Instead(self.thief, self.seat, cards, self.rule))


@frozen
class Instead(Ask[State]):
    """PLU-D-33, PLU-STL-03: what the victim proposes is taken; or so many are drawn blindly.

    Answers:
        ``take``: what the victim proposes.
        ``blind``: cards are drawn unseen.
    """

    seat: int
    victim: int
    cards: Cards
    rule: str

    def privacy(self, s: State) -> tuple[bool, bool]:
        return alone(s, self.seat)

    def possible(self, s: State, below: Sequence[Any]) -> bool:
        offered = any(self.cards) and covers(s.hands[self.victim], self.cards)
        return offered and _robs(s, below, self.seat, self.victim, self.rule)

    def moves(self, s: State) -> list[Move]:
        return [("take",), ("blind",)]

    def ask(self, s: State) -> Decision:
        n = sum(self.cards)
        options = tuple(Option(move, f"plunder-do-{move[0]}", {"n": n}, str(move[0])) for move in self.moves(s))
        args: Args = {"seat": Name(self.seat), "other": Name(self.victim), **card_args(self.cards)}
        return self.decision(s, "plunder-ask-instead", "PLU-STL-03", options, args)

    def play(self, s: State, move: Move, fate: Fate, emit: EventSink) -> None:
        if move == ("take",):
            taken(s, self.seat, self.victim, self.cards, emit, self.rule)
        else:
            next_comes(s, Blind(self.seat, self.victim, sum(self.cards), self.rule))


@frozen
class Blind(Auto[State]):
    """PLU-STL-02: drawn from the hand face down, each card as likely as any other."""

    thief: int
    victim: int
    n: int
    rule: str

    def possible(self, s: State, below: Sequence[Any]) -> bool:
        return _robs(s, below, self.thief, self.victim, self.rule) and 0 < self.n <= sum(s.hands[self.victim])

    def run(self, s: State, fate: Fate, emit: EventSink) -> None:
        drawn = NONE
        for _ in range(self.n):
            drawn = plus(drawn, self._draw(s, drawn, fate))
        taken(s, self.thief, self.victim, drawn, emit, self.rule)

    def _draw(self, s: State, drawn: Cards, fate: Fate) -> Cards:
        if s.keeps(self.victim) and not s.keeps(self.thief):
            from .keepers import stolen  # here: only a game with keepers waits for it

            return stolen(s, self.victim, drawn, fate)
        left = less(s.hands[self.victim], drawn)
        names = [kind for kind, n in zip(RESOURCES, left, strict=True) for _ in range(n)]
        # what only keepers see stays unnamed
        alone = Alone(self.thief, back) if s.keeps(self.victim) else None
        return one(RESOURCES.index(str(fate.answer("stolen", names, alone))))


def taken(s: State, thief: int, victim: int, cards: Cards, emit: EventSink, rule: str) -> None:
    """PLU-STL-04: seen by the two alone; it makes no treaty."""
    hoard.pass_unseen(s, victim, thief, cards)
    if emit.on:
        n = sum(cards)
        args: Args = {"seat": Name(thief), "other": Name(victim), "n": n}
        data = {"seat": thief, "other": victim, "n": n}
        emit(Event("plunder-stolen", args, data, rule))
        told: Args = {"seat": Name(thief), "other": Name(victim), **card_args(cards)}
        both = (thief, victim)
        emit(Event("plunder-stolen-cards", told, {"cards": list(cards)}, "PLU-STL-04", seen_by=both))
