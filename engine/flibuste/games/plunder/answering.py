"""Chapter 12: what a bot of ours answers to offers and threats, and what it does when a treasure card asks."""

from typing import Any, Final

from ...core.atoms import Move
from .amounts import ONE
from .bargain import THREAT, read_terms, trades
from .dealing import HESITATION, Dealer, likely
from .fighting import defender_of
from .gains import read_cards
from .goals import Helm
from .offers import counters
from .reach import steps, targets
from .state import NONE, captain, less, plus
from .tables import RESOURCES
from .weighing import Scales

_NEVER: Final = -9.0
_BACK: Final = -20.0


class Answers(Scales):
    """Weighs answers, and what cards ask."""

    # ---- bargains

    def offer(self, step: Any, move: Move) -> float:
        """PLU-D-12: whoever begins to bargain makes an offer, for nothing would remember that there was none."""
        if len(move) == 1:
            return _BACK
        return self.dealer.offer(step.other, *read_terms(move))

    def call(self, step: Any, move: Move) -> float:
        """PLU-NEG-04: the best of those who may hear it."""
        if len(move) == 1:
            return _BACK
        terms = read_terms(move)
        return max(self.dealer.offer(other, *terms) for other in trades(self.s, self.seat))

    def demand(self, step: Any, move: Move) -> float:
        """PLU-D-16: what a threat may get."""
        return self.dealer.demand(step.ship, step.target, *read_terms(move)) if len(move) > 1 else _BACK

    def answer(self, step: Any, move: Move) -> float:
        """PLU-D-13, PLU-D-14, PLU-D-17, PLU-D-18: one counter-offer, before any other."""
        verb, own = move[0], self.seat == self.s.turn
        if verb == "enough":
            return -0.2 if self._refused() < 1 else 0.1
        if verb == "counter":
            if step.kind == THREAT or step.left < counters(self.s) or self._refused():
                return _NEVER
            return self.dealer.offer(step.other, *read_terms(move)) - 2 * HESITATION
        if step.kind == THREAT:
            return self._threatened(step, own=own, accept=verb == "accept")
        if verb == "refuse":
            return 0.0
        peace = self._peace(step.other) if own else 0.0
        return self.dealer.balance(step.other, step.give, step.get) - HESITATION - peace

    def _refused(self) -> int:
        return sum(terms[0] == self.seat for terms in self.s.today.refused)

    def _threatened(self, step: Any, *, own: bool, accept: bool) -> float:
        if own:
            return self.dealer.balance(step.other, step.give, step.get) if accept else self._peace(step.other)
        if not accept:
            return 0.0
        mine = (
            pair
            for pair in targets(self.s, step.other)
            if pair in self.s.today.threatened and defender_of(self.s, pair[1]) == self.seat
        )
        return max((self.dealer.under_threat(*pair, step.give, step.get) for pair in mine), default=_NEVER)

    def bid(self, step: Any, move: Move) -> float:
        """PLU-NEG-04: what terms to a call may get."""
        if move[0] == "refuse":
            return 0.0
        if move[0] == "counter":
            return self.dealer.offer(self.s.turn, *read_terms(move)) - 2 * HESITATION
        return self.dealer.balance(self.s.turn, step.give, step.get) - HESITATION

    def announce(self, step: Any, move: Move) -> float:
        """PLU-NEG-04: a card of each type that is offered for one of each that is sought."""
        return _BACK if len(move) == 1 else self.dealer.gain(self.seat, *read_terms(move))

    def reply(self, step: Any, move: Move) -> float:
        """PLU-NEG-04: what a trade promises that is proposed."""
        return self.dealer.offer(self.s.turn, *read_terms(move)) - HESITATION if len(move) > 1 else 0.0

    def close(self, step: Any, move: Move) -> float:
        """PLU-D-15: which of the answers is best."""
        if move[0] == "none":
            return 0.0
        other, give, get = next(bid for bid in self.s.today.bids if bid[0] == move[1])
        return self.dealer.balance(other, get, give) - HESITATION - self._peace(other)

    # ---- thefts

    def _blind(self, thief: int, victim: int, n: int) -> tuple[float, float]:
        """What the thief gains and the victim loses by so many cards that are drawn."""
        hand, held = self.s.hands[victim], max(1, sum(self.s.hands[victim]))
        dealer = self.dealer
        gain = sum(have * dealer.gain(thief, NONE, ONE[kind]) for kind, have in enumerate(hand)) / held
        loss = sum(have * dealer.gain(victim, ONE[kind], NONE) for kind, have in enumerate(hand) if have) / held
        return n * gain, -n * loss

    def steal(self, step: Any, move: Move) -> float:
        """PLU-D-31: what is asked for and not given is drawn."""
        gain, loss = self._blind(self.seat, step.victim, step.n)
        blind = gain + self.look.rivalry(self.seat, step.victim) * loss
        if move == ("blind",):
            return blind
        cards = read_cards(move[1:])
        if min(less(self.s.hands[step.victim], cards)) < 0:
            return blind
        given = likely(loss + self.dealer.gain(step.victim, cards, NONE))
        return given * self.dealer.balance(step.victim, NONE, cards) + (1.0 - given) * blind

    def give(self, step: Any, move: Move) -> float:
        """PLU-D-32: whether what the thief asks for is given."""
        gain, loss = self._blind(step.thief, self.seat, sum(step.cards))
        blind = -loss - self.look.rivalry(self.seat, step.thief) * gain
        if move == ("refuse",):
            return blind
        cards = step.cards if move == ("give",) else read_cards(move[1:])
        given = self.dealer.balance(step.thief, cards, NONE)
        if move == ("give",):
            return given
        taken = likely(self.dealer.gain(step.thief, NONE, cards) - gain)
        return taken * given + (1.0 - taken) * blind

    def instead(self, step: Any, move: Move) -> float:
        """PLU-D-33: whether the other cards are better than a blind draw."""
        if move == ("take",):
            return self.dealer.balance(step.victim, NONE, step.cards)
        gain, loss = self._blind(self.seat, step.victim, sum(step.cards))
        return gain + self.look.rivalry(self.seat, step.victim) * loss

    # ---- one's own hand

    def lose(self, step: Any, move: Move) -> float:
        """PLU-D-39: which cards are missed least."""
        return self._gained(less(self.hand, read_cards(move[1:])))

    def swap(self, step: Any, move: Move) -> float:
        """PLU-D-43: which cards had better be gold."""
        cards = read_cards(move[1:])
        return self._gained(plus(less(self.hand, cards), (0, 0, 0, sum(cards))))

    def pile(self, step: Any, move: Move) -> float:
        """PLU-D-60: of which pile a card helps most."""
        return self._gained(plus(self.hand, ONE[RESOURCES.index(str(move[1]))]))

    def loot(self, step: Any, move: Move) -> float:
        """PLU-D-40: of which type all cards are wanted."""
        kind, total, own = RESOURCES.index(str(move[1])), 0.0, NONE
        for enemy in self.s.enemies(self.seat):
            cards = tuple(n if i == kind else 0 for i, n in enumerate(self.s.hands[enemy]))
            own = plus(own, cards)  # type: ignore[arg-type]
            total -= self.look.rivalry(self.seat, enemy) * self.dealer.gain(enemy, cards, NONE)  # type: ignore[arg-type]
        return total + self._gained(plus(self.hand, own))

    # ---- white flag

    def white_flag(self, step: Any, move: Move) -> float:
        """PLU-D-46: how much is worth the peace."""
        cards, taker = read_cards(move[1:]), captain(step.ship)
        harm = max((self.look.life(self.seat, ship) for _, ship in self.s.fleet(self.seat)), default=0.0)
        other = Dealer(self.look, taker)
        taken = likely(other.balance(self.seat, NONE, cards) - self.look.rivalry(taker, self.seat) * harm)
        return taken * self.dealer.balance(taker, cards, NONE) - (1.0 - taken) * harm

    def take_bribe(self, step: Any, move: Move) -> float:
        """PLU-D-47: whether the bribe is worth more than the life."""
        if move[0] == "accept":
            return self.dealer.balance(step.giver, NONE, step.cards)
        ship = self.s.ships[int(move[1])] if len(move) > 1 else None
        return self.look.rivalry(self.seat, step.giver) * self.look.life(step.giver, ship) if ship else 0.0

    # ---- places

    def _there(self, number: int, square: int) -> float:
        """What a ship may hope for on a square; an enemy's hope counts the other way."""
        s, owner = self.s, captain(number)
        ship = s.ships[number]
        assert ship is not None
        helm = Helm(self.look, owner)
        hope = helm.hope(helm.goals(ship), square)
        return hope if owner == self.seat else -self.look.rivalry(self.seat, owner) * hope

    def place(self, step: Any, move: Move) -> float:
        """PLU-D-36, PLU-D-37, PLU-D-45: where a ship had better be."""
        return self._there(step.ship, self.s.chart.square(str(move[1])))

    def drift(self, step: Any, move: Move) -> float:
        """PLU-D-35, PLU-D-48: where a drifting ship had better go."""
        ship = self.s.ships[step.ship]
        assert ship is not None
        if move[0] == "stay":
            return self._there(step.ship, ship.square) + 0.05
        side = "NESW".index(str(move[1]))
        square = next(one.square for one in steps(self.s, step.ship, free=True) if one.side == side)
        return self._there(step.ship, square)

    def peg(self, step: Any, move: Move) -> float:
        """PLU-D-38: which ship needs the peg most."""
        ship = self.s.ships[int(move[1])]
        assert ship is not None
        if step.what == "life":
            return self.w.lives[ship.lives + 1] - self.w.lives[ship.lives]
        return 0.3 * ship.lives + 0.2 * ship.cannons

    def ship(self, step: Any, move: Move) -> float:
        """PLU-D-34: which enemy ship is hurt most."""
        number = int(move[1])
        other, ship = captain(number), self.s.ships[number]
        assert ship is not None
        harm = self.look.life(other, ship) if "life" in step.what["op"] else 3.0
        return (0.1 + self.look.rivalry(self.seat, other)) * harm

    def gift(self, step: Any, move: Move) -> float:
        """PLU-D-71: whoever asks has a reason."""
        return 1.0 if move == ("agree",) else 0.0
