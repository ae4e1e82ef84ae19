"""Chapter 12: what a bot of ours thinks of a position, and what it would try first."""

from collections.abc import Sequence
from math import exp

from ...core.atoms import Atom, Move
from ...core.mind import Mind
from .boarding import TreasureChoice, prizes
from .mutiny import MutinyCall, boardable, crew_of_mutiny
from .pay import settlement
from .scoring import score_kind, score_state
from .state import State, Unit, owner
from .tables import KINDS, MAJORITY, MAX_STACK, QUESTION, SET, TOKENS, WAGES, Ship

_AT_ONCE = 0.6
"""How much of what a token changes in the score now counts; the rest is its share of a kind that may yet be won."""


class BuccaneerMind(Mind):
    """Margins of boardings, chances of majorities, and crews that may be used or lost before the next turn."""

    def judge(self, s: State) -> Sequence[float]:
        if s.over:
            ranks = score_state(s).ranks
            share = 1.0 / ranks.count(1)
            return [share if rank == 1 else 0.0 for rank in ranks]
        worth = [purse + _treasure_worth(s, seat) for seat, purse in enumerate(s.purses)]
        best = max(worth)
        heat = 5.0 + 1.1 * (s.setting.ships - len(s.boarded))
        weights = [exp((w - best) / heat) for w in worth]
        total = sum(weights)
        return [w / total for w in weights]

    def prior(self, s: State, moves: Sequence[Move]) -> Sequence[float]:
        eye, step = _Eye(s), s.agenda[-1]
        seat: int = step.seat
        if isinstance(step, TreasureChoice):
            return [eye.token(seat, KINDS.index(str(move[1]))) for move in moves]
        if isinstance(step, MutinyCall):
            gain = eye.mutiny(seat)
            return [gain if move[1] == "call" else 0.0 for move in moves]
        return [eye.move(seat, move) for move in moves]


class _Eye:
    """One look at a table: what was reckoned once is kept, for the same crews and tokens come up in many moves."""

    def __init__(self, s: State) -> None:
        self.s = s
        self.seats = s.setting.seats
        self._tokens: dict[tuple[int, int], float] = {}
        self._prizes: dict[str, tuple[int, ...]] = {}
        self._pay: dict[Unit, list[int]] = {}
        self._low: dict[tuple[int, int], int] = {}
        self._units: dict[Atom, Unit] = {s.setting.names[unit[0]]: unit for unit in s.units}
        self._cards = [s.setting.cards[ship] for ship in s.roads]

    def move(self, seat: int, move: Move) -> float:
        unit = self._units[move[1]]
        if move[0] == "capture":
            return self.capture(seat, unit, self._units[move[2]])
        if move[0] == "board":
            return self.boarding(unit, (), self.s.setting.cards[str(move[2])], seat)
        cards = [self.s.setting.cards[ship] for ship in boardable(self.s, unit)]
        return max((self.boarding(unit, (), card, seat) for card in cards), default=0.0)

    def capture(self, seat: int, over: Unit, under: Unit) -> float:
        """Half of the best boarding of the crew to be, if nobody can take it; less the more units can."""
        height = len(over) + len(under)
        gains = [self.boarding(over, under, card, seat) for card in self._cards if card.min_crew <= height]
        fits = MAX_STACK - height
        threats = self._others(seat, fits) - (len(under) <= fits)
        safe = 1.0 / (1.0 + 0.25 * threats)
        if not gains:
            return 0.3 * height * safe - 0.2
        best = max(gains)
        return 0.5 * best * safe if best > 0 else 0.5 * best

    def boarding(self, over: Unit, under: Unit, card: Ship, seat: int) -> float:
        """What a boarding brings `seat`, less what it brings the best of the others, shared among them."""
        captain = over[0] // SET
        gains = self._wages(over, under, card.question_wage)
        gains[captain] = 0
        purse = self.s.purses[captain]
        gains[captain] = settlement(purse, card.ducats, sum(gains)).purse - purse
        worth: list[float] = [*gains]
        kinds = self._prizes.get(card.id)
        if kinds is None:
            kinds = self._prizes[card.id] = prizes(self.s, card)
        mate = over[1] // SET if len(over) > 1 else under[0] // SET
        if len(kinds) == 2 and self.token(captain, kinds[1]) > self.token(captain, kinds[0]):
            kinds = kinds[::-1]
        for who, kind in zip((captain, mate), kinds, strict=False):
            worth[who] += self.token(who, kind)
        mine = worth[seat]
        worth[seat] = 0.0
        return mine - max(worth) / (self.seats - 1)

    def _others(self, seat: int, height: int) -> int:
        """How many units of other captains are no higher than this."""
        count = self._low.get((seat, height))
        if count is None:
            units = self.s.units
            count = self._low[seat, height] = sum(len(unit) <= height and unit[0] // SET != seat for unit in units)
        return count

    def _wages(self, over: Unit, under: Unit, question_wage: int) -> list[int]:
        """Per seat what its pieces in the two units earn, the captain's own included."""
        first, last, n = self._pieces(over), self._pieces(under), self.seats
        return [first[i] + last[i] + question_wage * (first[n + i] + last[n + i]) for i in range(n)]

    def _pieces(self, unit: Unit) -> list[int]:
        """Per seat the printed wages, then per seat the question marks."""
        pay = self._pay.get(unit)
        if pay is None:
            pay = self._pay[unit] = [0] * (2 * self.seats)
            for piece in unit:
                if piece % SET == QUESTION:
                    pay[self.seats + piece // SET] += 1
                else:
                    pay[piece // SET] += WAGES[piece % SET]
        return pay

    def token(self, seat: int, kind: int) -> float:
        """What one more token of a kind may bring: a majority made or kept is worth most, a hopeless one a ducat."""
        worth = self._tokens.get((seat, kind))
        if worth is None:
            counts = [held[kind] for held in self.s.tokens]
            before = score_kind(counts, MAJORITY[kind])[seat].points
            counts[seat] += 1
            after = score_kind(counts, MAJORITY[kind])[seat].points
            worth = _AT_ONCE * max(after - before, 1) + (1 - _AT_ONCE) * MAJORITY[kind] / 3
            self._tokens[seat, kind] = worth
        return worth

    def mutiny(self, mutineer: int) -> float:
        """What the mutineer gains if the captain then picks the ship that is best for the captain."""
        crew = crew_of_mutiny(self.s, self.s.turn, mutineer)
        if crew is None:
            return 0.0
        cards = [self.s.setting.cards[ship] for ship in boardable(self.s, crew)]
        picked = max(cards, key=lambda card: self.boarding(crew, (), card, owner(crew)))
        return self.boarding(crew, (), picked, mutineer)


def _treasure_worth(s: State, seat: int) -> float:
    """Tokens held, each kind as it stands now, for less while tokens are still to be won."""
    worth = 0.0
    for kind, value in enumerate(MAJORITY):
        counts = [held[kind] for held in s.tokens]
        if counts[seat]:
            worth += score_kind(counts, value)[seat].points * (1.0 - 0.4 * s.left(kind) / TOKENS[kind])
    return worth
