"""Chapter 12: what a bargain is worth to both sides, and whether the other will take it."""

from math import exp
from typing import Final

from .amounts import ONE, many
from .fighting import defender_of
from .stakes import WIN, stakes
from .state import NONE, Cards, captain, covers, less, plus
from .worth import Outlook

HESITATION: Final = 0.5
"""What a deal must bring before it is worth the words."""
REFUSED: Final = 2.0
"""How much more each refusal of the same captain takes, this turn."""
_FAINT: Final = 0.15
"""How likely an agreement must be at least before a bot asks."""
_DOUBT: Final = 0.5
"""What is left of an offer that asks for cards which the other may not hold."""
_TERMS: Final = tuple(
    (many(a, n), many(b, m)) for n, m in ((1, 1), (2, 1), (1, 2), (2, 2)) for a in range(4) for b in range(4) if a != b
)


class Dealer:
    """Weighs bargains for one seat, as the hands of a world are."""

    def __init__(self, look: Outlook, seat: int) -> None:
        self.look, self.s, self.seat = look, look.s, seat

    def gain(self, seat: int, gives: Cards, gets: Cards) -> float:
        """What the deal adds to this captain's hand."""
        found = self.look.gains.get((seat, gives, gets))
        if found is None:
            found = self.look.gains[seat, gives, gets] = self._gain(seat, gives, gets)
        return found

    def _gain(self, seat: int, gives: Cards, gets: Cards) -> float:
        hand, worth, wins = self.look.holding(seat)
        after = plus(less(hand, gives), gets)
        if min(after) < 0:
            after = (max(0, after[0]), max(0, after[1]), max(0, after[2]), max(0, after[3]))
        gain = self.look.purse(seat, after) - worth
        if not wins and self.look.wins_with(seat, after):
            gain += WIN
        return gain

    def balance(self, other: int, gives: Cards, gets: Cards) -> float:
        """What the seat has of a deal, the other's share taken into account."""
        theirs = self.gain(other, gets, gives)
        return self.gain(self.seat, gives, gets) - self.look.rivalry(self.seat, other) * max(theirs, 0.3 * theirs)

    def acceptance(self, other: int, gives: Cards, gets: Cards) -> float:
        """How likely the other agrees to give what the seat gets."""
        if not covers(self.s.hands[other], gets):
            return 0.0
        return likely(Dealer(self.look, other).balance(self.seat, gets, gives) - HESITATION)

    def offer(self, other: int, gives: Cards, gets: Cards) -> float:
        """What a trade promises that is offered."""
        balance = self.balance(other, gives, gets)
        agreed = self.acceptance(other, gives, gets)
        return agreed * balance if balance > 0 and agreed > _FAINT else min(balance, agreed - 1.0)

    def refusals(self, other: int) -> int:
        return sum(terms[0] == other for terms in self.s.today.refused)

    def offers(self, other: int) -> list[tuple[float, Cards, Cards]]:
        """Trades that may be had of another captain, the best first, with what each promises."""
        hand, theirs = self.s.hands[self.seat], self.s.hands[other]
        found: list[tuple[float, Cards, Cards]] = []
        known = self.s.known_to(self.seat, other)
        for gives, gets in _TERMS:
            if covers(hand, gives) and covers(theirs, gets) and self.gain(self.seat, gives, gets) > HESITATION:
                doubt = 1.0 if covers(known, gets) else _DOUBT
                found.append((doubt * self.offer(other, gives, gets), gives, gets))
        return sorted(found, reverse=True)

    def best_offer(self, other: int) -> float:
        """What may be had of another captain by a trade, less the words."""
        offers = self.offers(other)
        return max(offers[0][0] if offers else 0.0, 0.0) - self.words(other)

    def words(self, other: int) -> float:
        """What it takes to ask; more of it of who has refused."""
        return HESITATION + REFUSED * self.refusals(other)

    # ---- threats

    def demand(self, ship: int, target: int, pays: Cards, gets: Cards) -> float:
        """What a threat promises: peace for cards, or the attack, if it pays."""
        at, other = stakes(self.look, ship, target), defender_of(self.s, target)
        attack = max(0.0, at.hope)
        if not covers(self.s.hands[other], gets):
            return attack - HESITATION
        agreed = likely(Dealer(self.look, other).under_threat(ship, target, gets, pays))
        return agreed * self.balance(other, pays, gets) + (1.0 - agreed) * attack - HESITATION

    def best_demand(self, ship: int, target: int) -> float:
        other = defender_of(self.s, target)
        return max(self.demand(ship, target, NONE, gets) for gets in demands(self.s.hands[other]))

    def under_threat(self, ship: int, target: int, gives: Cards, gets: Cards) -> float:
        """What the threatened captain has of giving in: no attack, which else would follow if it pays."""
        at = stakes(self.look, ship, target)
        follows = likely(at.hope - 0.5)
        attacker = captain(ship)
        return follows * at.fear + self.balance(attacker, gives, gets)


def likely(gain: float) -> float:
    """How likely somebody does what gains so much."""
    return 1.0 / (1.0 + exp(-max(-30.0, min(30.0, gain / 0.5))))


def demands(hand: Cards) -> list[Cards]:
    """One or two cards of a hand."""
    pairs = [plus(a, b) for i, a in enumerate(ONE) for b in ONE[i:]]
    return [cards for cards in (*ONE, *pairs) if covers(hand, cards)]
