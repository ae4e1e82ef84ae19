"""Chapter 12: how likely each player is to win from here: log-odds that were fitted to games of our own."""

from functools import lru_cache
from math import exp
from typing import Final, NamedTuple

from .state import CARD, State
from .tables import (
    BETH,
    BISHOP_POINTS,
    CODE,
    FOOD,
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
    last: float
    """To be the last to sail, rather than Captain."""
    people: float
    """A point of the characters' values."""
    talent: float
    heads: float
    """A character, whoever it is."""


# Rows as in Weights, then a row for each action card in the hand and in the draw pile; the columns are moments of the
# race, from its start to the first ship's end in fifths. A multinomial regression on who won: 75 000 positions between
# two rounds of 6000 games of `normal` bots (3 to 6 seats, one move in 25 any at all) for the base game, which fits the
# Ghost Ship's games too; 3000 games for The Crew.
_BASE: Final = (
    (0.17, 0.21, 0.25, 0.29, 0.24, 0.22),
    (0.01, 0.02, 0.03, 0.04, 0.00, 0.18),
    (0.00, 0.01, 0.05, 0.05, -0.03, 0.00),
    (0.05, 0.05, 0.06, 0.07, 0.22, 0.11),
    (0.06, 0.02, 0.04, 0.08, 0.15, 0.31),
    (-0.03, 0.02, -0.02, 0.01, 0.06, 0.14),
    (0.04, 0.08, 0.08, 0.09, 0.20, 0.13),
    (0.04, 0.06, 0.03, 0.08, 0.08, -0.05),
    (0.00, 0.00, 0.02, 0.05, 0.07, 0.02),
    (-0.16, 0.03, 0.01, 0.08, 0.17, 0.09),
    (0.05, 0.08, 0.11, 0.13, 0.19, 0.35),
    (0.18, 0.18, 0.37, 0.23, 0.22, -0.02),
    (0.37, 0.37, 0.39, 0.38, 0.42, 0.22),
    (0.13, 0.13, 0.25, 0.16, 0.26, 0.12),
    (0.17, 0.17, 0.24, 0.25, 0.08, 0.01),
    (-0.14, -0.01, -0.13, -0.08, -0.19, -0.46),
    (0.00, 0.00, 0.00, 0.00, 0.00, 0.00),
    (0.00, 0.00, 0.00, 0.00, 0.00, 0.00),
    (0.00, 0.00, 0.00, 0.00, 0.00, 0.00),
)
_BASE_HAND: Final = (
    (-0.24, -0.17, -0.17, -0.22, -0.24, -0.08),
    (-0.11, -0.10, -0.12, -0.20, -0.18, -0.45),
    (0.06, -0.29, -0.18, -0.15, -0.08, 0.06),
    (0.00, -0.22, -0.15, -0.10, 0.14, 0.58),
    (0.24, 0.40, 0.39, 0.46, 0.57, 0.88),
    (0.08, -0.22, -0.18, -0.24, -0.18, -0.23),
    (0.32, 0.42, 0.32, 0.42, 0.13, 0.01),
    (0.85, 0.91, 0.81, 0.84, 0.75, 0.17),
    (-0.32, -0.27, -0.26, -0.19, -0.24, -0.05),
    (0.26, 0.50, 0.40, 0.33, 0.41, 0.31),
    (0.22, 0.29, 0.34, 0.33, 0.17, -0.05),
)
_BASE_PILE: Final = (
    (-0.29, -0.14, -0.29, -0.32, -0.03, 0.00),
    (-0.16, -0.15, -0.27, -0.29, -0.08, -0.46),
    (0.04, -0.23, -0.21, -0.26, -0.05, -0.06),
    (-0.05, -0.20, -0.22, -0.14, 0.10, 0.00),
    (0.10, 0.35, 0.24, 0.24, 0.15, 0.10),
    (0.12, -0.17, -0.33, -0.34, 0.03, 0.08),
    (0.17, 0.31, 0.15, 0.05, -0.09, 0.18),
    (0.70, 0.70, 0.56, 0.41, 0.09, -0.18),
    (-0.36, -0.22, -0.36, -0.25, 0.01, 0.01),
    (0.16, 0.36, 0.11, 0.12, 0.18, 0.20),
    (0.07, 0.19, 0.10, 0.05, 0.01, -0.02),
)
_CREW: Final = (
    (0.16, 0.20, 0.25, 0.25, 0.17, 0.18),
    (0.04, 0.04, 0.06, 0.08, 0.01, 0.13),
    (0.00, 0.01, 0.05, -0.05, -0.06, -0.02),
    (0.02, 0.02, 0.02, 0.01, 0.26, 0.13),
    (0.04, 0.03, 0.05, 0.03, 0.11, 0.27),
    (0.02, 0.01, -0.02, 0.01, -0.02, 0.01),
    (0.07, 0.02, 0.08, 0.04, 0.13, 0.11),
    (-0.02, 0.06, 0.06, 0.04, 0.04, -0.04),
    (0.10, 0.02, 0.01, -0.02, 0.06, 0.12),
    (-0.11, -0.03, 0.02, -0.10, 0.06, 0.14),
    (0.05, 0.04, 0.06, 0.07, 0.12, 0.22),
    (0.00, 0.00, 0.00, 0.00, 0.00, 0.00),
    (0.00, 0.00, 0.00, 0.00, 0.00, 0.00),
    (0.00, 0.00, 0.00, 0.00, 0.00, 0.00),
    (0.00, 0.00, 0.00, 0.00, 0.00, 0.00),
    (-0.15, 0.04, -0.15, -0.02, -0.24, -0.70),
    (0.01, -0.02, -0.03, -0.03, 0.04, 0.15),
    (-0.20, 0.02, 0.06, 0.05, 0.16, 0.07),
    (0.00, 0.16, 0.13, 0.07, 0.19, 0.26),
)
_CREW_HAND: Final = (
    (-0.13, -0.14, -0.31, -0.28, -0.19, 0.39),
    (-0.30, 0.06, -0.14, -0.16, -0.16, 0.60),
    (-0.18, -0.18, -0.39, -0.21, -0.31, 0.65),
    (0.09, -0.16, -0.24, -0.13, -0.33, 0.48),
    (0.42, 0.21, 0.45, 0.43, 0.51, 0.94),
    (0.23, -0.13, -0.21, -0.19, -0.32, 0.35),
    (0.49, 0.30, 0.41, 0.57, 0.12, 0.83),
    (0.85, 0.78, 0.71, 1.09, 0.80, 0.98),
    (-0.16, -0.22, -0.21, -0.26, -0.36, 0.32),
    (-0.05, 0.47, 0.41, 0.50, 0.27, 0.73),
    (0.48, 0.40, 0.28, 0.32, 0.18, 0.55),
)
_CREW_PILE: Final = (
    (-0.35, -0.24, -0.38, -0.30, 0.06, 0.22),
    (-0.50, -0.14, -0.32, -0.31, -0.08, -0.38),
    (-0.45, -0.44, -0.59, -0.37, -0.02, 0.43),
    (-0.23, -0.38, -0.36, -0.31, -0.04, 0.28),
    (0.15, 0.11, 0.26, 0.15, 0.18, -0.27),
    (0.04, -0.34, -0.35, -0.42, -0.12, 0.41),
    (0.35, 0.19, 0.40, 0.15, 0.09, 0.15),
    (0.70, 0.54, 0.64, 0.62, -0.01, 0.16),
    (-0.39, -0.28, -0.21, -0.49, -0.02, 0.28),
    (-0.25, 0.24, 0.22, 0.20, 0.02, -0.14),
    (0.16, 0.18, 0.06, 0.08, 0.04, -0.01),
)
_FIFTHS: Final = len(_BASE[0]) - 1


@lru_cache(maxsize=1024)
def _weights(late: float, crew: bool) -> Weights:
    at = late * _FIFTHS
    i = min(int(at), _FIFTHS - 1)
    return Weights(*(row[i] + (row[i + 1] - row[i]) * (at - i) for row in (_CREW if crew else _BASE)))


@lru_cache(maxsize=4096)
def _cards(hand: int, pile: int, late: float, crew: bool) -> float:
    """What is left until the next shuffle: the good cards may have been played, or the poor ones."""
    at = late * _FIFTHS
    i = min(int(at), _FIFTHS - 1)
    value = 0.0
    for cards, table in ((hand, _CREW_HAND if crew else _BASE_HAND), (pile, _CREW_PILE if crew else _BASE_PILE)):
        for card, row in enumerate(table):
            if cards >> card & 1:
                value += row[i] + (row[i + 1] - row[i]) * (at - i)
    return value


@lru_cache(maxsize=1024)
def _place(place: int, late: float, crew: bool) -> float:
    w, step = _weights(late, crew), race(place) / STEP
    behind = max(0.0, late * CIRCUIT - step - 6.0)
    near = max(0.0, 12.0 - CIRCUIT + step)
    return w.step * step + w.space * space_points(place) + w.behind * behind + w.near * near


@lru_cache(maxsize=4096)
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
        value += _cards(s.hand[seat], s.deck[seat], late, crew) + w.last * ((seat - s.captain) % n) / n
        odds.append(exp(value + _people(s, seat, late, w) if crew else value))
    total = sum(odds)
    return [value / total for value in odds]
