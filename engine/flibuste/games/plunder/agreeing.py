"""What a keeper may answer: whatever some hand of so many cards allows; and the hand then agrees with the answer."""

from dataclasses import replace
from typing import Final

from ...core.agenda import Ask, asking
from ...core.atoms import Move
from ...core.decision import Bar, Decision, Option
from ...core.forms import Bag, Form
from .amounts import many
from .building import BURY
from .calls import Close
from .gains import Swap
from .keepers import hold, may_be, may_hold
from .state import NONE, Cards, State, covers, plus
from .stealing import Steal
from .tables import RESOURCES
from .works import PRICES, both

_GOLD: Final = RESOURCES.index("gold")
_PRICED: Final = {"bury": BURY, "launch": "ship", "buy build": "ship", "buy gold": BURY}
_OF_ONES_OWN: Final = frozenset(
    ("offer", "call", "demand", "counter", "propose", "toll", "bribe", "discard", "swap", "instead")
)
"""The moves whose first four numbers are cards of the hand."""
_BARRED: Final = frozenset(("accept", "give"))
"""What is shown as well where the cards for it are not there."""


def needs(s: State, step: Ask[State], move: Move) -> Cards:
    """The cards of the hand that a move takes; none of a move that is garbled."""
    verb, *said = move or ("",)
    if verb == "build":
        return PRICES.get(str(said[0]), NONE) if said else NONE
    if name := _PRICED.get(" ".join(map(str, move[:2])) if verb == "buy" else str(verb)):
        return PRICES[name]
    if verb == "exchange" and len(said) == 3:
        return both(str(said[0]), str(said[1]))
    # what a thief demands is of the other hand
    if verb in _OF_ONES_OWN and not isinstance(step, Steal):
        numbers = [n for n in said[: len(NONE)] if type(n) is int and n >= 0]
        if len(numbers) < len(NONE):
            return NONE
        wood, iron, rum, gold = numbers
        cards = wood, iron, rum, gold
        # what becomes gold leaves the gold that has been counted
        return plus(cards, many(_GOLD, s.hands[step.seat][_GOLD])) if isinstance(step, Swap) else cards
    if verb in _BARRED:
        asked: Cards = getattr(step, "cards" if verb == "give" else "give", NONE)
        return asked
    if verb == "deal" and isinstance(step, Close):
        return next((get for other, _, get in s.today.bids if [other] == said), NONE)
    return NONE


def agree(s: State, move: Move) -> State:
    """The state in which the keeper who is asked holds what a move takes; the same where nobody can."""
    step = asking(s)
    if step is None or not s.keeps(step.seat):
        return s
    cards = needs(s, step, move)
    if covers(s.hands[step.seat], cards) or not may_be(s, step.seat, cards):
        return s
    world = s.copy()
    hold(world, step.seat, cards)
    return world


def put(s: State, step: Ask[State]) -> Decision:
    """What a keeper is asked: everything that some hand of so many cards allows."""
    seat, world = step.seat, s.copy()
    world.hands[seat] = may_hold(s, seat)
    decision = step.ask(world)
    plain = None if step.composed else step.moves(s)
    options = []
    for option in decision.options:
        cards = needs(s, step, option.move)
        may = may_be(s, seat, cards) if any(cards) else plain is None or option.move in plain
        if may or option.barred:
            options.append(option)
        elif option.move[0] in _BARRED:
            options.append(_barred(option))
    forms = tuple(_fitting(form, s, seat) for form in decision.forms)
    return replace(decision, options=tuple(options), forms=forms)


def _barred(option: Option) -> Option:
    return replace(option, barred=Bar("plunder-barred-cards", "PLU-NEG-02"))


def _fitting(form: Form, s: State, seat: int) -> Form:
    """A form that gives no more cards than there are."""
    if form.verb not in _OF_ONES_OWN:
        return form
    size, (first, *rest) = sum(s.hands[seat]), form.parts
    assert isinstance(first, Bag)
    return replace(form, parts=(replace(first, high=min(first.high, size)), *rest))
