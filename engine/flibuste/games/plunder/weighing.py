"""Chapter 12: what each thing promises that a captain may do in one's own turn, and each answer in a battle."""

from collections.abc import Sequence
from typing import Any, Final

from ...core.atoms import Move
from ...core.mind import NEVER
from . import works
from .amounts import ONE
from .building import BURY
from .dealing import Dealer, likely
from .fighting import defender_of
from .gains import read_cards
from .goals import Helm, berth_worth
from .market import Market
from .reach import targets
from .stakes import WIN, stakes
from .state import NONE, Cards, State, captain, less, plus
from .tables import RESOURCES
from .worth import Outlook, Room, Weights, new_ship_worth, purse

ACT: Final = 6.0
"""What pays is done before the ships sail on, for it takes no wind."""
WORDS: Final = 1.0
"""An offer may be refused."""
_SAIL: Final = 5.5
"""At most, of what a course promises."""
_LITTLE: Final = 0.05
_ROLL: Final = 1.0
_IDLE: Final = -1.5
_FUSS: Final = 0.2
"""What an exchange must gain."""


def voyage(gain: float) -> float:
    """What a course promises, against an end of the turn."""
    return min(gain, _SAIL) if gain > _LITTLE else _IDLE


def _said(verb: str, gain: float) -> float:
    """What an action with this gain promises, against an end of the turn."""
    if gain > 0:
        return (WORDS if verb == "trade" else ACT) + gain
    return max(gain, -4.0) + _IDLE if gain > NEVER else NEVER


class Scales:
    """Weighs the moves of one seat as a world stands."""

    def __init__(self, s: State, seat: int, w: Weights) -> None:
        self.s, self.seat, self.w = s, seat, w
        self.look = Outlook(s, w)
        self.dealer = Dealer(self.look, seat)
        self.market = Market(self.look, seat)
        self.hand = s.hands[seat]

    # ---- one's own turn

    def menu(self, step: Any, moves: Sequence[Move]) -> list[float]:
        """PLU-D-04, PLU-D-05: what pays comes first, then the roll and the best course; the end, when nothing pays."""
        s = self.s
        courses = Helm(self.look, self.seat).courses() if s.today.rolled else {}
        launches = {s.chart.square(str(move[1])) for move in moves if move[0] == "launch"}
        berths = berth_worth(self.look, self.seat, sorted(launches)) if launches else {}
        found = []
        for move in moves:
            verb = move[0]
            if verb == "sail":
                gain = courses.get((int(move[1]), self._side(int(move[1]), str(move[2]))), 0.0)
                found.append(voyage(gain))
            elif verb == "roll":
                found.append(_ROLL)
            elif verb == "end":
                found.append(0.0)
            else:
                gain = self._deed(move, berths)
                found.append(_said(str(verb), gain))
        return found

    def _side(self, number: int, name: str) -> int:
        ship = self.s.ships[number]
        return self.s.chart.ways[ship.square].index(self.s.chart.square(name)) if ship else 0

    def _deed(self, move: Move, berths: dict[int, float]) -> float:
        """What an action gains."""
        verb = move[0]
        if verb == "collect":
            return self._token(int(move[2]))
        if verb == "attack":
            return stakes(self.look, int(move[1]), int(move[2])).hope
        if verb == "threat":
            ship, target = int(move[1]), int(move[2])
            promise, attack = self.dealer.best_demand(ship, target), stakes(self.look, ship, target).hope
            return promise if promise > max(0.0, attack) else NEVER
        if verb == "build":
            return self._build(str(move[1]), int(move[2]))
        if verb == "launch":
            spare = new_ship_worth(self.look.turns, self.w) - self._spent(works.PRICES["ship"], (1, 0, 0))
            return spare + self._winning() + 0.3 * berths[self.s.chart.square(str(move[1]))]
        if verb == "bury":
            return self.w.point - self._spent(works.PRICES[BURY]) + self._winning()
        if verb == "trade":
            other = int(move[1])
            gain = self.dealer.best_offer(other) - self._peace(other)
            # what nobody takes is not even tried
            return gain if gain > 0 else NEVER
        if verb == "exchange":
            return self._exchanged(
                plus(self._without((str(move[1]), str(move[2]))), ONE[RESOURCES.index(str(move[3]))])
            )
        return NEVER if verb in ("call", "announce") else -1.0

    def _exchanged(self, after: Cards) -> float:
        """One exchange, and all that may follow it."""
        hand, worth, wins = self.look.holding(self.seat)
        market, spare = self.market, worth + _FUSS
        if self.w.merchant and market.worth(after) >= market.worth(hand) > spare:
            return market.worth(hand) - spare + WIN * (not wins and market.wins_with(after))
        return self._gained(after) - _FUSS

    def _winning(self) -> float:
        """What it is worth that the next point wins the game: 0 where it does not."""
        return WIN if self.look.left[self.seat] <= 1 else 0.0

    def _token(self, number: int) -> float:
        ship = self.s.ships[number]
        alone = len(self.s.fleet(self.seat)) == 1
        return self.w.mark - (1.5 if ship and ship.lives == 1 and alone else 0.0)

    def _spent(self, price: Cards, takes: Room = (0, 0, 0)) -> float:
        """What is missed of the hand once this is paid."""
        room = self.look.room(self.seat)
        rest = (room[0] - takes[0], room[1] - takes[1], room[2] - takes[2])
        after = purse(less(self.hand, price), rest, self.look.turns, self.w)
        return self.look.purse(self.seat, self.hand) - after

    def _gained(self, after: Cards) -> float:
        return self.look.purse(self.seat, after) - self.look.purse(self.seat, self.hand)

    def _without(self, kinds: Sequence[str]) -> Cards:
        wood, iron, rum, gold = (n - kinds.count(kind) for kind, n in zip(RESOURCES, self.hand, strict=True))
        return wood, iron, rum, gold

    def _build(self, what: str, number: int) -> float:
        ship, w, turns = self.s.ships[number], self.w, self.look.turns
        assert ship is not None
        price = works.PRICES[what]
        if what == "life":
            return w.lives[ship.lives + 1] - w.lives[ship.lives] - self._spent(price)
        # the best ship is made better
        fit = 0.1 * (ship.lives + ship.cannons)
        if what == "cannon":
            return w.cannon * turns - self._spent(price, (0, 1, 0)) + fit
        # a mast gives no step before the next roll
        return w.mast * turns - self._spent(price, (0, 0, 1)) + fit - (0.5 if self.s.today.rolled else 0.0)

    def _peace(self, other: int) -> float:
        """What a treaty with this captain forbids."""
        hopes = [
            stakes(self.look, ship, target).hope
            for ship, target in targets(self.s, self.seat)
            if defender_of(self.s, target) == other
        ]
        return max(0.0, max(hopes, default=0.0))

    def toll(self, step: Any, move: Move) -> float:
        """PLU-D-06: the cards that are missed least."""
        return self._gained(less(self.hand, read_cards(move[1:]))) if len(move) > 1 else -20.0

    # ---- battles

    def bribe(self, step: Any, move: Move) -> float:
        """PLU-D-10: cards, if the attacker takes them, or the battle."""
        at, attacker = stakes(self.look, step.ship, step.target), captain(step.ship)
        if len(move) == 1:
            return -at.fear
        cards = read_cards(move[1:])
        taken = likely(Dealer(self.look, attacker).balance(self.seat, NONE, cards) - at.hope)
        return taken * self.dealer.balance(attacker, cards, NONE) - (1.0 - taken) * at.fear - 0.3

    def bribed(self, step: Any, move: Move) -> float:
        """PLU-D-11: the cards, or the battle."""
        if move == ("accept",):
            return self.dealer.balance(step.giver, NONE, step.cards)
        return stakes(self.look, step.ship, step.target).hope

    # ---- without a ship

    def seek(self, step: Any, move: Move) -> float:
        """PLU-D-61, PLU-D-62: a ship is worth more than a point to who has none."""
        w, look = self.w, self.look
        ship = new_ship_worth(look.turns, w) + w.only
        verb = move[0]
        if verb == "double":
            return 3.0
        if verb == "bury":
            return w.point - self._spent(works.PRICES[BURY]) + self._winning()
        if verb == "trade":
            return self.dealer.best_offer(int(move[1]))
        if verb == "renounce":
            island = self.s.chart.island(str(move[1]))
            return ship - look.island(island) - 1.0
        if verb in ("end", "call", "announce"):
            return 0.0 if verb == "end" else -1.0
        if move[1] == "card":
            return ship - w.point - 1.0
        price = works.PRICES["ship" if move[1] == "build" else BURY]
        return ship + self._winning() - self._spent(price, (1, 0, 0))
