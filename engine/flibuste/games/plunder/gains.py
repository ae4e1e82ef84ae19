"""Chapter 5.17: cards that bring or cost resource cards, pegs and point cards without anybody else."""

from collections.abc import Mapping, Sequence
from itertools import product
from typing import Any

from ...core.agenda import Ask
from ...core.atoms import Args, Move, Name, Word
from ...core.decision import Decision, Option
from ...core.events import Event, EventSink
from ...core.fate import Fate, Thrower
from ...core.forms import Bag, Form
from ...core.frozen import frozen
from . import hoard
from .amounts import many
from .standing import UPGRADES, add, gain_card, hit, may_add, next_comes
from .state import NONE, Cards, State, alone, plus
from .tables import RESOURCES, SAILING_DIE
from .treasure import AskOfCard, OfCard, by_rule, handles

_GOLD = RESOURCES.index("gold")


def told(emit: EventSink, key: str, seat: int, cards: Cards, rule: str) -> None:
    """Cards come or go in the open."""
    if emit.on and any(cards):
        emit(Event(key, {"seat": Name(seat), **card_args(cards)}, {"seat": seat, "cards": list(cards)}, rule))


@handles("gain")
def _gain(s: State, effect: OfCard, what: Mapping[str, Any], fate: Fate, emit: EventSink) -> None:
    """PLU-TC-03, PLU-TC-18, PLU-RES-07: wood, iron, rum, gold, as far as the piles go."""
    told(emit, "plunder-gained", effect.seat, hoard.take(s, effect.seat, hoard.cards_of(what["res"])), effect.rule)


@handles("lose")
def _lose(s: State, effect: OfCard, what: Mapping[str, Any], fate: Fate, emit: EventSink) -> None:
    """PLU-TC-18, PLU-TC-19: as far as they are held; what follows on the card does not depend on it."""
    cards = hoard.cards_of(what["res"])
    if s.keeps(effect.seat):
        from .keepers import count  # here, as elsewhere: only a game with keepers waits for it

        lost = NONE
        for kind, n in enumerate(cards):
            if n:
                held = many(kind, count(s, effect.seat, kind, fate, high=n))
                lost = plus(lost, hoard.lose(s, effect.seat, held))
    else:
        lost = hoard.lose(s, effect.seat, cards)
    told(emit, "plunder-lost", effect.seat, lost, effect.rule)


@handles("gain_pp")
def _gain_card(s: State, effect: OfCard, what: Mapping[str, Any], fate: Fate, emit: EventSink) -> None:
    """PLU-TC-09, PLU-TC-37: a Plunder Point card, which may win at once."""
    gain_card(s, effect.seat, emit, what["n"])


@handles("own_ship_lose_life")
def _hurt(s: State, effect: OfCard, what: Mapping[str, Any], fate: Fate, emit: EventSink) -> None:
    """PLU-TC-15, PLU-TC-36: the finder's ship loses lives."""
    if s.ships[effect.ship]:
        hit(s, effect.ship, emit, effect.rule)


def _die(effect: OfCard, fate: Fate, why: str) -> int:
    """What the finder rolls for."""
    thrower = Thrower(effect.seat, lambda: (why, {"seat": Name(effect.seat)}))
    return int(fate.answer("die", SAILING_DIE, thrower=thrower))


@handles("gamble_gold")
def _gamble(s: State, effect: OfCard, what: Mapping[str, Any], fate: Fate, emit: EventSink) -> None:
    """PLU-TC-16: a die for all gold, also without any."""
    roll = _die(effect, fate, "plunder-told-gamble")
    emit(Event("plunder-rolled", {"seat": Name(effect.seat), "roll": roll}, {"roll": roll}, effect.rule))
    gold = (0, 0, 0, _gold(s, effect.seat, fate))
    if roll in what["win_faces"]:
        told(emit, "plunder-gained", effect.seat, hoard.take(s, effect.seat, gold), effect.rule)
    else:
        told(emit, "plunder-lost", effect.seat, hoard.lose(s, effect.seat, gold), effect.rule)


def _gold(s: State, seat: int, fate: Fate, low: int = 0) -> int:
    """How much gold there is; a keeper, who is known to have `low`, says it."""
    if not s.keeps(seat):
        return s.hands[seat][_GOLD]
    from .keepers import count

    return count(s, seat, _GOLD, fate, low)


def _only_way(s: State, seat: int, n: int, among: Cards) -> Cards | None:
    """The only way to take so many of these cards of a hand; None where there is a choice, or a keeper has to say
    which they are."""
    if n and s.keeps(seat):
        return None
    ways = choices_of(among, n)
    return ways[0] if len(ways) == 1 else None


@handles("add_upgrade")
def _upgrade(s: State, effect: OfCard, what: Mapping[str, Any], fate: Fate, emit: EventSink) -> None:
    """PLU-TC-14: nothing, where no ship of one's own can take it."""
    offer_peg(s, effect, what["what"], emit)


def offer_peg(s: State, effect: OfCard, what: str, emit: EventSink, *, moved: bool = False) -> None:
    """PLU-D-38: which own ship takes a peg, where there is a choice."""
    able = [number for number, _ in s.fleet(effect.seat) if may_add(s, number, what, moved=moved)]
    if len(able) == 1:
        add(s, able[0], what, emit, effect.rule)
    elif able:
        next_comes(s, ChoosePeg(effect.seat, what, effect.rule, moved))


@frozen
class ChoosePeg(Ask[State]):
    """PLU-D-38: which of one's own ships gets a peg.

    Answers:
        ``add SHIP``: which of one's own ships gets it.
    """

    seat: int
    what: str
    rule: str
    moved: bool
    """From another ship (PLU-SUP-02)."""

    open = True

    def possible(self, s: State, below: Sequence[Any]) -> bool:
        known = self.what in UPGRADES
        return known and by_rule(s, below, self.seat, self.rule) and len(self.moves(s)) > 1

    def moves(self, s: State) -> list[Move]:
        able = (n for n, _ in s.fleet(self.seat) if may_add(s, n, self.what, moved=self.moved))
        return [("add", number) for number in able]

    def ask(self, s: State) -> Decision:
        word = Word(f"plunder-peg-{self.what}")
        options = tuple(
            Option(move, "plunder-do-add", {"what": word}, "add", at=f"ship:{move[1]}") for move in self.moves(s)
        )
        return self.decision(s, "plunder-ask-peg", self.rule, options, {"seat": Name(self.seat), "what": word})

    def play(self, s: State, move: Move, fate: Fate, emit: EventSink) -> None:
        add(s, int(move[1]), self.what, emit, self.rule)


# ---- cards of one's own choice


def choices_of(hand: Cards, n: int) -> list[Cards]:
    """All ways to take so many cards of a hand, whatever their types.

    >>> choices_of((1, 0, 2, 0), 2)
    [(0, 0, 2, 0), (1, 0, 1, 0)]
    """
    return [(a, b, c, d) for a, b, c, d in product(*(range(have + 1) for have in hand)) if a + b + c + d == n]


@handles("roll_and_lose_cards")
def _roll_and_lose(s: State, effect: OfCard, what: Mapping[str, Any], fate: Fate, emit: EventSink) -> None:
    """PLU-TC-17: as many as the die shows, or all."""
    roll = _die(effect, fate, "plunder-told-loss")
    emit(Event("plunder-rolled", {"seat": Name(effect.seat), "roll": roll}, {"roll": roll}, effect.rule))
    hand = s.hands[effect.seat]
    n = min(roll, sum(hand))
    if (way := _only_way(s, effect.seat, n, hand)) is not None:
        told(emit, "plunder-lost", effect.seat, hoard.lose(s, effect.seat, way), effect.rule)
    else:
        next_comes(s, Discard(effect.seat, n, effect.rule))


@frozen
class Discard(Ask[State]):
    """PLU-D-39: which cards go.

    Answers:
        ``discard CARDS*4``: the cards that go.
    """

    seat: int
    n: int
    rule: str

    def privacy(self, s: State) -> tuple[bool, bool]:
        return alone(s, self.seat)

    def possible(self, s: State, below: Sequence[Any]) -> bool:
        return by_rule(s, below, self.seat, self.rule) and 1 <= self.n <= max(SAILING_DIE) and self._open(s)

    def among(self, hand: Cards) -> Cards:
        """What is chosen from."""
        return hand

    def _open(self, s: State) -> bool:
        return len(self.moves(s)) > 1 or (s.keeps(self.seat) and self.n <= sum(s.hands[self.seat]))

    def moves(self, s: State) -> list[Move]:
        return [("discard", *cards) for cards in choices_of(self.among(s.hands[self.seat]), self.n)]

    def ask(self, s: State) -> Decision:
        return self.decision(
            s,
            "plunder-ask-discard",
            self.rule,
            tuple(Option(move, "plunder-do-discard", card_args(move[1:]), "discard") for move in self.moves(s)),
            {"seat": Name(self.seat), "n": self.n},
        )

    def play(self, s: State, move: Move, fate: Fate, emit: EventSink) -> None:
        told(emit, "plunder-lost", self.seat, hoard.lose(s, self.seat, read_cards(move[1:])), self.rule)


def read_cards(atoms: tuple[str | int, ...]) -> Cards:
    wood, iron, rum, gold = map(int, atoms)
    return wood, iron, rum, gold


def cards_form(verb: str, hand: Sequence[int], low: int, high: int) -> Form:
    """A move that names so many cards of a hand."""
    return Form(verb, f"plunder-do-{verb}-form", (Bag("cards", RESOURCES, tuple(hand), low, high),))


def card_args(atoms: tuple[str | int, ...]) -> Args:
    return {"cards": in_words(read_cards(atoms))}


def in_words(cards: Cards) -> list[Word]:
    """Cards for a message; it says so where there are none."""
    found = [Word(f"plunder-{kind}", n) for kind, n in zip(RESOURCES, cards, strict=True) if n]
    return found or [Word("plunder-nothing")]


@handles("midas")
def _midas(s: State, effect: OfCard, what: Mapping[str, Any], fate: Fate, emit: EventSink) -> None:
    """PLU-TC-28: all that is not gold becomes gold, as far as the pile goes."""
    if s.piles[_GOLD]:
        _gold(s, effect.seat, fate)
    wood, iron, rum, _ = s.hands[effect.seat]
    n = min(wood + iron + rum, s.piles[_GOLD])
    if (way := _only_way(s, effect.seat, n, (wood, iron, rum, 0))) is not None:
        _swap(s, effect.seat, way, effect.rule, emit)
    else:
        next_comes(s, Swap(effect.seat, n, effect.rule))


def _swap(s: State, seat: int, cards: Cards, rule: str, emit: EventSink) -> None:
    told(emit, "plunder-lost", seat, hoard.lose(s, seat, cards), rule)
    told(emit, "plunder-gained", seat, hoard.take(s, seat, (0, 0, 0, sum(cards))), rule)


@frozen
class Swap(Ask[State]):
    """PLU-D-43: which cards become gold, where the pile is short.

    Answers:
        ``swap CARDS*4``: the cards that become gold.
    """

    seat: int
    n: int
    rule: str

    def privacy(self, s: State) -> tuple[bool, bool]:
        return alone(s, self.seat)

    def possible(self, s: State, below: Sequence[Any]) -> bool:
        open_ = len(moves := self.moves(s)) > 1 or (bool(moves) and s.keeps(self.seat))
        return by_rule(s, below, self.seat, self.rule) and 1 <= self.n <= s.piles[_GOLD] and open_

    def among(self, hand: Cards) -> Cards:
        """What is chosen from: all but gold."""
        wood, iron, rum, _ = hand
        return wood, iron, rum, 0

    def moves(self, s: State) -> list[Move]:
        return [("swap", *cards) for cards in choices_of(self.among(s.hands[self.seat]), self.n)]

    def ask(self, s: State) -> Decision:
        options = tuple(Option(move, "plunder-do-swap", card_args(move[1:]), "swap") for move in self.moves(s))
        return self.decision(s, "plunder-ask-swap", self.rule, options, {"seat": Name(self.seat), "n": self.n})

    def play(self, s: State, move: Move, fate: Fate, emit: EventSink) -> None:
        _swap(s, self.seat, read_cards(move[1:]), self.rule, emit)


# ---- this or that


@handles("pay_all_or")
def _pay_all_or(s: State, effect: OfCard, what: Mapping[str, Any], fate: Fate, emit: EventSink) -> None:
    """PLU-TC-30: without gold there is no choice; so that whoever is asked is seen to hold some."""
    if s.keeps(effect.seat):
        from .keepers import has_gold

        holds = has_gold(s, effect.seat, what["min"], fate)
    else:
        holds = s.hands[effect.seat][_GOLD] >= what["min"]
    if holds:
        hoard.show_all(s, effect.seat, many(_GOLD, what["min"]))
        emit(Event("plunder-has-gold", {"seat": Name(effect.seat)}, {"seat": effect.seat}, effect.rule))
        next_comes(s, PayOrNot.about(effect))
    else:
        next_comes(s, *effect.within(*range(len(what["else"]))))


@frozen
class PayOrNot(AskOfCard):
    """PLU-D-42: all gold is given, or what the card says else happens.

    Answers:
        ``pay``: all gold goes.
        ``suffer``: what the card says else.
    """

    def privacy(self, s: State) -> tuple[bool, bool]:
        return alone(s, self.seat)

    def possible(self, s: State, below: Sequence[Any]) -> bool:
        said = OfCard.possible(self, s, below) and self.what["op"] == "pay_all_or"
        return said and s.hands[self.seat][_GOLD] >= self.what["min"]

    def moves(self, s: State) -> list[Move]:
        return [("pay",), ("suffer",)]

    def ask(self, s: State) -> Decision:
        pay = "plunder-do-pay-all" if s.keeps(self.seat) else "plunder-do-pay"
        args: Args = {} if s.keeps(self.seat) else {"n": s.hands[self.seat][_GOLD]}
        options = (
            Option(("pay",), pay, args, "choose"),
            Option(("suffer",), "plunder-do-suffer", {}, "choose"),
        )
        return self.decision(s, "plunder-ask-pay", "PLU-TC-30", options, {"seat": Name(self.seat)})

    def play(self, s: State, move: Move, fate: Fate, emit: EventSink) -> None:
        if move == ("pay",):
            gold = (0, 0, 0, _gold(s, self.seat, fate, self.what["min"]))
            told(emit, "plunder-lost", self.seat, hoard.lose(s, self.seat, gold), "PLU-TC-30")
        else:
            next_comes(s, *self.within(*range(len(self.what["else"]))))


@handles("choose_one")
def _choose_one(s: State, effect: OfCard, what: Mapping[str, Any], fate: Fate, emit: EventSink) -> None:
    """PLU-TC-25: one of several things that a card offers."""
    next_comes(s, ChooseOne.about(effect))


@frozen
class ChooseOne(AskOfCard):
    """PLU-D-41: which of them.

    Answers:
        ``gold_course|save_sailor``: one of the card's two instructions, as they are named in its data.
    """

    open = True

    def possible(self, s: State, below: Sequence[Any]) -> bool:
        return OfCard.possible(self, s, below) and self.what["op"] == "choose_one"

    def _options(self) -> list[Mapping[str, Any]]:
        return list(self.what["options"])

    def moves(self, s: State) -> list[Move]:
        return [(str(option["id"]),) for option in self._options()]

    def ask(self, s: State) -> Decision:
        options = tuple(Option(move, f"plunder-do-{move[0]}", {}, "choose") for move in self.moves(s))
        return self.decision(s, "plunder-ask-either", "PLU-TC-25", options, {"seat": Name(self.seat)})

    def play(self, s: State, move: Move, fate: Fate, emit: EventSink) -> None:
        first = 0
        for option in self._options():
            n = len(option["effects"])
            if option["id"] == move[0]:
                next_comes(s, *self.within(*range(first, first + n)))
            first += n
