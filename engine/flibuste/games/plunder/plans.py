"""Chapter 12: what a bot of ours means to do with several moves: to sail to a target and have it, to offer, to
threaten."""

from collections.abc import Iterator
from typing import Final

from ...core.atoms import Move
from ...core.mind import Plan
from .bargain import TRADE, terms_move, why_not_offered
from .goals import MERCHANTS, TOKENS, Helm
from .menu import Menu
from .offers import Offer
from .routes import course, ways_of
from .state import State
from .weighing import WORDS, Scales, voyage
from .worth import Weights

_COURSES: Final = 4
_OFFERS: Final = 3


def plans_of(s: State, w: Weights) -> dict[Plan, float]:
    step = s.agenda[-1]
    if isinstance(step, Menu):
        scales = Scales(s, step.seat, w)
        return dict([*_voyages(scales), *_bargains(scales, step.moves(s))])
    if isinstance(step, Offer):
        return {(move,): worth for worth, move in _offers(Scales(s, step.seat, w), step.other)}
    return {}


def _voyages(scales: Scales) -> Iterator[tuple[Plan, float]]:
    """A ship sails to a target, and has it there."""
    s = scales.s
    if not s.today.rolled:
        return
    found = [(gain, number, option) for number, option, gain in Helm(scales.look, scales.seat).options()]
    best = sorted((one for one in found if one[0] > 0 and one[2].target >= 0), reverse=True)
    for gain, number, option in best[:_COURSES]:
        ship = s.ships[number]
        assert ship is not None
        ways = ways_of(s, number, ship.moves + s.today.pool)
        moves: list[Move] = [("sail", number, s.chart.name(square)) for square in course(ways, option.square)]
        if option.target < TOKENS:
            moves.append(("attack", number, option.target))
        elif option.target < MERCHANTS:
            moves.append(("collect", option.target - TOKENS, number))
        yield tuple(moves), voyage(gain)


def _bargains(scales: Scales, moves: list[Move]) -> Iterator[tuple[Plan, float]]:
    """An offer or a threat, with its terms."""
    for move in moves:
        if move[0] == "trade":
            other = int(move[1])
            for worth, offer in _offers(scales, other)[:1]:
                yield (move, offer), 0.5 * WORDS + 0.5 * worth - scales.dealer.words(other)


def _offers(scales: Scales, other: int) -> list[tuple[float, Move]]:
    found = []
    for worth, gives, gets in scales.dealer.offers(other):
        if worth > 0 and why_not_offered(scales.s, TRADE, scales.seat, other, gives, gets) is None:
            found.append((worth, terms_move("offer", gives, gets)))
    return found[:_OFFERS]
