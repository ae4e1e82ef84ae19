"""How strong players are, by maximum likelihood.

A game is a choice of who wins: of the sides at the table, side c wins with a probability in proportion to exp(u_c), its
strength being the mean of its seats' strengths. Between two this is Bradley and Terry's model, which Elo's scale is of;
among more it is Plackett and Luce's, cut after the first place. Lower places are left aside, because nobody plays for
them: our bots are taught by who wins. Pairs are not formed either: those of one game are not independent, and intervals
would be too narrow. A shared win counts as the same part of a win for each.

So that a player who wins or loses everything has a rating, each is given one drawn game against the average of the
field (`prior`). All of it is concave: Newton's method finds the one maximum, and its curvature gives the intervals.
"""

from collections import Counter
from collections.abc import Sequence
from math import exp, log, sqrt
from typing import Final, NamedTuple

from .match import MatchError

Z: Final = 1.96
"""Standard errors that hold 95 %."""
ELO: Final = 400 / log(10)
"""Points of Elo's scale in one unit of strength: 400 points are ten to one."""
STEPS: Final = 100
CLOSE: Final = 1e-10

Side = tuple[int, ...]
"""Of one side, the player in each of its seats, by number."""


class Contest(NamedTuple):
    """The sides of a game, and each one's share of the win: 1 in all."""

    sides: tuple[Side, ...]
    shares: tuple[float, ...]


class Rating(NamedTuple):
    """On Elo's scale, from the average of the field, with the interval that holds 95 %."""

    elo: float
    low: float
    high: float


def ratings(contests: Sequence[Contest], players: int, prior: float = 1.0) -> list[Rating]:
    """Every player's rating."""
    strengths, spread = fit(contests, players, prior)
    return [
        Rating(ELO * at, ELO * (at - Z * sqrt(spread[i][i])), ELO * (at + Z * sqrt(spread[i][i])))
        for i, at in enumerate(strengths)
    ]


def fit(contests: Sequence[Contest], players: int, prior: float = 1.0) -> tuple[list[float], list[list[float]]]:
    """The strengths, 0 on average, and their covariance. Without a `prior` somebody who never lost has none."""
    tables: dict[tuple[Side, ...], list[float]] = {}
    counts = Counter[tuple[Side, ...]]()
    for contest in contests:
        won = tables.setdefault(contest.sides, [0.0] * len(contest.sides))
        for i, share in enumerate(contest.shares):
            won[i] += share
        counts[contest.sides] += 1
    at = [0.0] * players
    best = _likelihood(tables, at, prior)
    for _ in range(STEPS):
        slope, curve = _derivatives(tables, counts, at, prior)
        step = _solved(curve, slope)
        size = 1.0
        while True:  # half of a step that goes too far
            further = [here + size * by for here, by in zip(at, step, strict=True)]
            if (value := _likelihood(tables, further, prior)) >= best - CLOSE or size < CLOSE:
                break
            size /= 2
        at, best = further, value
        if max(map(abs, step)) < CLOSE:
            break
    else:
        raise MatchError("strengths cannot be told: somebody has won or lost everything")
    mean = sum(at) / players
    _, curve = _derivatives(tables, counts, at, prior)
    inverse = [_solved(curve, [float(i == j) for i in range(players)]) for j in range(players)]
    return [one - mean for one in at], _centred(inverse)


def wilson(wins: float, games: int) -> tuple[float, float]:
    """The interval that holds a share of wins with 95 %."""
    p = min(1.0, wins / games)
    middle = (p + Z * Z / (2 * games)) / (1 + Z * Z / games)
    half = Z * sqrt(p * (1 - p) / games + Z * Z / (4 * games * games)) / (1 + Z * Z / games)
    return middle - half, middle + half


def chances(sides: Sequence[Side], at: Sequence[float]) -> list[float]:
    """How probably each side wins."""
    strengths = [sum(at[player] for player in side) / len(side) for side in sides]
    top = max(strengths)
    weights = [exp(one - top) for one in strengths]
    return [weight / sum(weights) for weight in weights]


Tables = dict[tuple[Side, ...], list[float]]


def _likelihood(tables: Tables, at: Sequence[float], prior: float) -> float:
    """The logarithm of how probable all that was won is."""
    total = sum(
        share * log(max(chance, 1e-300))
        for sides, won in tables.items()
        for share, chance in zip(won, chances(sides, at), strict=True)
    )
    return total + sum(prior * 0.5 * log(max(_even(one) * (1 - _even(one)), 1e-300)) for one in at)


def _even(strength: float) -> float:
    """How probably somebody of this strength beats the average."""
    return 1 / (1 + exp(-max(-500.0, min(500.0, strength))))


def _derivatives(
    tables: Tables, counts: Counter[tuple[Side, ...]], at: Sequence[float], prior: float
) -> tuple[list[float], list[list[float]]]:
    """The slope, and the curvature turned positive. Without a prior strengths matter only by their differences: that
    the curvature does not vanish where all rise together, it gets 1/n in each place."""
    n = len(at)
    level = 0.0 if prior else 1 / n
    slope = [prior * (0.5 - _even(one)) for one in at]
    curve = [
        [level + (prior * _even(at[i]) * (1 - _even(at[i])) if i == j else 0.0) for j in range(n)] for i in range(n)
    ]
    for sides, won in tables.items():
        games = counts[sides]
        mean = [0.0] * n
        for side, share, chance in zip(sides, won, chances(sides, at), strict=True):
            parts = [(player, times / len(side)) for player, times in Counter(side).items()]
            for i, part in parts:
                slope[i] += (share - games * chance) * part
                mean[i] += chance * part
                for j, other in parts:
                    curve[i][j] += games * chance * part * other
        for i in range(n):
            for j in range(n):
                curve[i][j] -= games * mean[i] * mean[j]
    return slope, curve


def _solved(matrix: Sequence[Sequence[float]], right: Sequence[float]) -> list[float]:
    """The solution of a system of linear equations, by elimination."""
    rows = [[*row, value] for row, value in zip(matrix, right, strict=True)]
    n = len(rows)
    for i in range(n):
        pivot = max(range(i, n), key=lambda row: abs(rows[row][i]))
        rows[i], rows[pivot] = rows[pivot], rows[i]
        if abs(rows[i][i]) < 1e-12:
            raise MatchError("strengths cannot be told: somebody has won or lost everything, or played nobody")
        for row in range(n):
            if row != i and rows[row][i]:
                by = rows[row][i] / rows[i][i]
                rows[row] = [a - by * b for a, b in zip(rows[row], rows[i], strict=True)]
    return [rows[i][n] / rows[i][i] for i in range(n)]


def _centred(matrix: Sequence[Sequence[float]]) -> list[list[float]]:
    """The covariance of what differs from the average."""
    n = len(matrix)
    rows = [sum(row) / n for row in matrix]
    whole = sum(rows) / n
    return [[matrix[i][j] - rows[i] - rows[j] + whole for j in range(n)] for i in range(n)]
