"""Chapter 12: how likely each player is to win from here: log-odds that were fitted to games of our own."""

from functools import lru_cache
from math import exp
from typing import Final, NamedTuple

from .state import CARD, State
from .tables import (
    BETH,
    BISHOP_POINTS,
    CARD_ICONS,
    CODE,
    DECK,
    FOOD,
    FORWARD,
    GOLD,
    MAP,
    PERSON,
    POWDER,
    SABRE,
    SHIPOWNER_POINTS,
    SIXTH,
    race,
    space_points,
)
from .worth import CIRCUIT, STEP, TALENT, lateness

_SHIPOWNER: Final = CODE["shipowner"]
_BISHOP: Final = CODE["bishop"]


class Weights(NamedTuple):
    """What one more of each adds to the log-odds."""

    step: float
    space: float
    """A point of the space, should the race end now."""
    behind: float
    """A step that the leader is more than six ahead."""
    near: float
    """A step of the last twelve."""
    gold: float
    gold5: float
    """A piece of the first five more: they pay for ports."""
    food4: float
    food9: float
    """Of the first four food, and of the next five."""
    powder5: float
    empty: float
    riches: float
    """A point of treasures."""
    map: float
    sabre: float
    beth: float
    sixth: float
    hand: float
    """A way forward on each card of the hand."""
    pile: float
    """The same of the draw pile."""
    last: float
    """To be the last to sail, rather than Captain."""
    people: float
    """A point of the characters' values."""
    talent: float
    heads: float
    """A character, whoever it is."""


# By rows as in Weights; the columns are moments of the race, from its start to the first ship's end in fifths.
# A multinomial regression on who won: 75 000 positions between two rounds of 6000 games of `normal` bots (3 to 6 seats,
# one move in 25 any at all) for the base game, which fits the Ghost Ship's games too; 3000 games for The Crew.
_BASE: Final = (
    (0.13, 0.17, 0.20, 0.26, 0.22, 0.20),
    (0.00, 0.01, 0.01, 0.02, 0.00, 0.17),
    (0.00, 0.01, 0.06, 0.06, -0.04, -0.02),
    (0.06, 0.07, 0.09, 0.11, 0.23, 0.10),
    (0.05, 0.01, 0.03, 0.06, 0.14, 0.30),
    (0.00, 0.03, -0.01, 0.01, 0.06, 0.13),
    (0.06, 0.05, 0.07, 0.07, 0.20, 0.12),
    (0.07, 0.05, 0.02, 0.06, 0.07, -0.06),
    (0.01, 0.00, 0.01, 0.04, 0.07, 0.03),
    (0.00, 0.02, 0.00, 0.08, 0.18, 0.11),
    (0.05, 0.08, 0.11, 0.13, 0.19, 0.34),
    (0.40, 0.30, 0.50, 0.35, 0.24, 0.00),
    (0.45, 0.40, 0.40, 0.40, 0.45, 0.24),
    (0.30, 0.20, 0.25, 0.20, 0.30, 0.16),
    (0.30, 0.22, 0.25, 0.27, 0.11, 0.00),
    (0.97, 1.35, 1.00, 0.87, 0.95, 0.12),
    (2.10, 2.00, 0.76, 0.24, 0.17, 0.00),
    (-0.15, 0.00, -0.13, -0.07, -0.19, -0.46),
    (0.00, 0.00, 0.00, 0.00, 0.00, 0.00),
    (0.00, 0.00, 0.00, 0.00, 0.00, 0.00),
    (0.00, 0.00, 0.00, 0.00, 0.00, 0.00),
)
_CREW: Final = (
    (0.11, 0.14, 0.19, 0.22, 0.16, 0.16),
    (0.00, 0.04, 0.05, 0.07, 0.01, 0.13),
    (0.00, 0.00, 0.08, 0.00, -0.07, -0.02),
    (0.04, 0.04, 0.04, 0.05, 0.26, 0.12),
    (0.03, 0.02, 0.04, 0.02, 0.10, 0.25),
    (0.04, 0.03, -0.02, 0.01, -0.02, 0.02),
    (0.05, 0.00, 0.05, 0.02, 0.12, 0.12),
    (0.01, 0.03, 0.02, 0.01, 0.02, -0.03),
    (0.01, 0.00, 0.02, 0.00, 0.05, 0.11),
    (-0.05, -0.05, -0.01, -0.05, 0.07, 0.21),
    (0.05, 0.04, 0.06, 0.07, 0.13, 0.22),
    (0.00, 0.00, 0.00, 0.00, 0.00, 0.00),
    (0.00, 0.00, 0.00, 0.00, 0.00, 0.00),
    (0.00, 0.00, 0.00, 0.00, 0.00, 0.00),
    (0.00, 0.00, 0.00, 0.00, 0.00, 0.00),
    (0.83, 1.17, 1.08, 1.19, 1.31, 0.95),
    (2.50, 2.10, 1.03, 0.58, 0.33, 0.00),
    (-0.15, 0.07, -0.14, 0.00, -0.24, -0.67),
    (0.00, -0.01, -0.02, 0.00, 0.04, 0.15),
    (0.00, 0.02, 0.06, 0.06, 0.17, 0.03),
    (0.04, 0.18, 0.13, 0.07, 0.18, 0.30),
)
_FIFTHS: Final = len(_BASE[0]) - 1


def _forwards(cards: int) -> float:
    """How many ways forward a set of action cards shows, for each of them."""
    shown = sum(CARD_ICONS[card].count(FORWARD) for card in range(len(CARD_ICONS)) if cards >> card & 1)
    return shown / cards.bit_count() if cards else 0.0


_FORWARDS: Final = tuple(map(_forwards, range(DECK + 1)))


@lru_cache(maxsize=1024)
def _weights(late: float, crew: bool) -> Weights:
    at = late * _FIFTHS
    i = min(int(at), _FIFTHS - 1)
    return Weights(*(row[i] + (row[i + 1] - row[i]) * (at - i) for row in (_CREW if crew else _BASE)))


@lru_cache(maxsize=16384)
def _place(place: int, late: float, crew: bool) -> float:
    w, step = _weights(late, crew), race(place) / STEP
    behind = max(0.0, late * CIRCUIT - step - 6.0)
    near = max(0.0, 12.0 - CIRCUIT + step)
    return w.step * step + w.space * space_points(place) + w.behind * behind + w.near * near


@lru_cache(maxsize=65536)
def _goods(holds: tuple[int, ...], late: float, crew: bool) -> float:
    w, counts = _weights(late, crew), [0, 0, 0, 0, 0]
    for h in holds:
        counts[h & 7] += h >> 3
    gold, food = counts[GOLD], counts[FOOD]
    value = w.gold * gold + w.gold5 * min(gold, 5) + w.food4 * min(food, 4) + w.food9 * max(0, min(food, 9) - 4)
    return value + w.powder5 * min(counts[POWDER], 5) + w.empty * min(holds.count(0), 3)


def _treasures(s: State, seat: int, w: Weights) -> float:
    cards, up = s.setting.treasures, s.up[seat]
    points = 0
    for held in s.down[seat]:
        points += cards[held & CARD].value
    if not up:
        return w.riches * points
    if s.setting.crew:
        return w.riches * (points + sum(card.value for i, card in enumerate(cards) if up >> i & 1))
    powers = w.map * bool(up & MAP) + w.sabre * bool(up & SABRE) + w.beth * bool(up & BETH) + w.sixth * bool(up & SIXTH)
    return w.riches * points + powers


def _people(s: State, seat: int, late: float, w: Weights) -> float:
    """The characters' values, as likely as the finish is, and their talents for the rest of the race."""
    holds = s.holds[seat]
    people = [h >> 3 for h in holds if h & 7 == PERSON]
    if not people:
        return 0.0
    home = 1.0 if s.home(seat) else min(0.9, max(0.05, 0.25 + 0.65 * race(s.place[seat]) / STEP / CIRCUIT))
    points = talent = 0.0
    for who in people:
        top, bottom = s.setting.values[who]
        points += home * top + (1.0 - home) * bottom
        talent += TALENT[who]
    if _SHIPOWNER in holds:
        points += SHIPOWNER_POINTS * len(people)
    if _BISHOP in holds:
        points += BISHOP_POINTS * s.tokens[seat]
    return w.people * points + w.talent * talent * (1.0 - late) + w.heads * len(people)


def chances(s: State) -> list[float]:
    """Each player's chance to win."""
    n, crew, late = s.setting.seats, s.setting.crew, lateness(s)
    w = _weights(late, crew)
    odds = []
    for seat in range(n):
        value = _place(s.place[seat], late, crew) + _goods(s.holds[seat], late, crew) + _treasures(s, seat, w)
        value += w.hand * _FORWARDS[s.hand[seat]] + w.pile * _FORWARDS[s.deck[seat]]
        value += w.last * ((seat - s.captain) % n) / n
        odds.append(exp(value + _people(s, seat, late, w) if crew else value))
    total = sum(odds)
    return [value / total for value in odds]
