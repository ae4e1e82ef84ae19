"""Chapter 12: what a bot of ours thinks of a position, and what it would try first."""

from collections.abc import Sequence
from math import exp

from ...core.atoms import Move
from ...core.mind import Mind
from .boarding import TreasureChoice, prizes
from .mutiny import MutinyCall, boardable, crew_of_mutiny
from .pay import settlement, wages
from .scoring import score_kind, score_state
from .state import State, Unit, owner
from .tables import KINDS, MAJORITY, MAX_STACK, SET, TOKENS, Ship

_ROOM_TO_WIN = 0.6
"""How much of a majority a token is worth while others can still be won."""


class BuccaneerMind(Mind):
    """Margins of boardings, chances of majorities, and crews that may be used or lost before the next turn."""

    def judge(self, s: State) -> Sequence[float]:
        if s.over:
            return _won(s)
        worth = [purse + _treasure_worth(s, seat) for seat, purse in enumerate(s.purses)]
        best = max(worth)
        left = s.setting.ships - len(s.boarded)
        heat = 5.0 + 1.1 * left
        weights = [exp((w - best) / heat) for w in worth]
        total = sum(weights)
        return [w / total for w in weights]

    def fancy(self, s: State, moves: Sequence[Move]) -> Sequence[float]:
        step = s.agenda[-1]
        if isinstance(step, TreasureChoice):
            return [_token_worth(s, step.seat, KINDS.index(str(move[1]))) for move in moves]
        if isinstance(step, MutinyCall):
            gain = _mutiny_gain(s, step.seat)
            return [gain if move[1] == "call" else 0.0 for move in moves]
        return [self._fancy_move(s, step.seat, move) for move in moves]

    def _fancy_move(self, s: State, seat: int, move: Move) -> float:
        unit = s.find(move[1])
        if unit is None:
            return 0.0
        if move[0] == "capture":
            target = s.find(move[2])
            return _capture_worth(s, seat, unit, target) if target else 0.0
        if move[0] == "board":
            return _boarding_worth(s, unit, s.setting.cards[str(move[2])], seat)
        return max((_boarding_worth(s, unit, s.setting.cards[ship], seat) for ship in boardable(s, unit)), default=0.0)


def _won(s: State) -> list[float]:
    ranks = score_state(s).ranks
    share = 1.0 / ranks.count(1)
    return [share if rank == 1 else 0.0 for rank in ranks]


def _treasure_worth(s: State, seat: int) -> float:
    """Tokens held, each kind as it stands now, drawn towards an equal share while tokens are still to be won."""
    worth = 0.0
    for kind, value in enumerate(MAJORITY):
        counts = [held[kind] for held in s.tokens]
        if counts[seat]:
            worth += score_kind(counts, value)[seat].points * (1.0 - 0.4 * s.left(kind) / TOKENS[kind])
    return worth


def _token_worth(s: State, seat: int, kind: int) -> float:
    """What one more token of a kind may bring: a majority made or kept is worth most, a hopeless one a ducat."""
    counts = [held[kind] for held in s.tokens]
    before = score_kind(counts, MAJORITY[kind])[seat].points
    counts[seat] += 1
    after = score_kind(counts, MAJORITY[kind])[seat].points
    return _ROOM_TO_WIN * max(after - before, 1) + (1 - _ROOM_TO_WIN) * MAJORITY[kind] / 3


def _boarding_worth(s: State, crew: Unit, card: Ship, seat: int) -> float:
    """What a boarding brings `seat`, less what it brings the best of the others, shared among them."""
    captain = owner(crew)
    earned = wages(crew, card.question_wage)
    share = settlement(s.purses[captain], card.ducats, sum(earned.values()))
    gains = {captain: float(share.purse - s.purses[captain])}
    for other, ducats in earned.items():
        gains[other] = gains.get(other, 0.0) + ducats
    kinds = sorted(prizes(s, card), key=lambda kind: -_token_worth(s, captain, kind))
    for who, kind in zip((captain, crew[1] // SET), kinds, strict=False):
        gains[who] = gains.get(who, 0.0) + _token_worth(s, who, kind)
    rival = max((gain for other, gain in gains.items() if other != seat), default=0.0)
    return gains.get(seat, 0.0) - rival / (s.setting.seats - 1)


def _capture_worth(s: State, seat: int, over: Unit, under: Unit) -> float:
    """Half of the best boarding of the crew to be, if nobody can take it; less the more units can."""
    crew = over + under
    best = max((_boarding_worth(s, crew, s.setting.cards[ship], seat) for ship in boardable(s, crew)), default=None)
    threats = sum(
        unit[0] // SET != seat and unit is not under and len(unit) <= MAX_STACK - len(crew) for unit in s.units
    )
    safe = 1.0 / (1.0 + 0.25 * threats)
    if best is None:
        return 0.3 * len(crew) * safe - 0.2
    return 0.5 * best * safe if best > 0 else 0.5 * best


def _mutiny_gain(s: State, mutineer: int) -> float:
    """What the mutineer gains if the captain then picks the ship that is best for the captain."""
    crew = crew_of_mutiny(s, s.turn, mutineer)
    if crew is None:
        return 0.0
    cards = [s.setting.cards[ship] for ship in boardable(s, crew)]
    picked = max(cards, key=lambda card: _boarding_worth(s, crew, card, owner(crew)))
    return _boarding_worth(s, crew, picked, mutineer)
