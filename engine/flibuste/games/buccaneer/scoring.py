"""Chapter 6 (END, SCO): the end and the score."""

from collections.abc import Sequence
from dataclasses import replace
from typing import NamedTuple

from ...core.atoms import Args, Name
from ...core.events import Event, EventSink
from ...core.result import Line, Result, ranks
from .state import State
from .tables import KINDS, MAJORITY


class KindScore(NamedTuple):
    """What the tokens of one kind bring one player. `why`: majority, shared, tokens or none; `sharers` at the top."""

    points: int
    why: str
    sharers: int


def score_kind(counts: Sequence[int], value: int) -> list[KindScore]:
    """BUC-SCO-01, BUC-SCO-02, BUC-SCO-03, BUC-SCO-04, BUC-SCO-05: per player; the most tokens share the value, rounded
    down, and score no token besides; the others score one a token.

    >>> [k.points for k in score_kind([2, 2, 1, 0], 15)]
    [7, 7, 1, 0]
    """
    most = max(counts)
    sharers = sum(count == most for count in counts) if most else 0
    return [_kind_score(count, most, value, sharers) for count in counts]


def _kind_score(count: int, most: int, value: int, sharers: int) -> KindScore:
    if not count:
        return KindScore(0, "none", sharers)
    if count < most:
        return KindScore(count, "tokens", sharers)
    return KindScore(value // sharers, "majority" if sharers == 1 else "shared", sharers)


def score(
    purses: Sequence[int], tokens: Sequence[Sequence[int]], values: Sequence[int] = MAJORITY, *, by_tokens: bool = False
) -> Result:
    """BUC-SCO-06, BUC-SCO-07, BUC-SCO-08: purse and four kinds, highest wins; equal ones share, or go by tokens
    (BUC-VAR-05). Crews on the table count nothing (BUC-END-02).

    `purses`: ducats per player; `tokens`: per player the tokens of each kind, in the order of KINDS; `values`: what the
    majority of each kind is worth.
    """
    kinds = [score_kind([held[k] for held in tokens], values[k]) for k in range(len(KINDS))]
    lines: list[list[Line]] = []
    for seat, (purse, held) in enumerate(zip(purses, tokens, strict=True)):
        own = [Line("buccaneer-line-ducats", purse, "BUC-SCO-07", {"ducats": purse})]
        for kind, scores in enumerate(kinds):
            points, why, sharers = scores[seat]
            args: Args = {
                "kind": KINDS[kind],
                "count": held[kind],
                "why": why,
                "sharers": sharers,
                "value": values[kind],
            }
            own.append(Line("buccaneer-line-treasure", points, _RULES[why] if sharers else "BUC-SCO-02", args))
        lines.append(own)
    totals = tuple(sum(line.points for line in own) for own in lines)
    if not by_tokens:
        return Result(totals, tuple(map(tuple, lines)), ranks([(total,) for total in totals]))
    counts = [sum(held) for held in tokens]
    for total, count, own in zip(totals, counts, lines, strict=True):
        if totals.count(total) > 1:
            own.append(Line("buccaneer-line-tie", 0, "BUC-VAR-05", {"count": count}))
    return Result(totals, tuple(map(tuple, lines)), ranks(list(zip(totals, counts, strict=True))))


_RULES = {"majority": "BUC-SCO-03", "shared": "BUC-SCO-03", "tokens": "BUC-SCO-04", "none": "BUC-SCO-04"}


def score_state(s: State) -> Result:
    """The score of a game; where the win is shared, a line says why."""
    result = score(s.purses, s.tokens, by_tokens=s.setting.options["tie_break"] == "tokens")
    if len(result.winners) == 1:
        return result
    shared = Line("buccaneer-line-shared", 0, "BUC-SCO-08")
    lines = [(*own, shared) if rank == 1 else own for own, rank in zip(result.lines, result.ranks, strict=True)]
    return replace(result, lines=tuple(lines))


def finish(s: State, emit: EventSink) -> None:
    """BUC-END-01: the game is over at once; no round is completed."""
    s.over = True
    s.agenda.clear()
    if emit.on:
        result = score_state(s)
        winners = [Name(seat) for seat in result.winners]
        args: Args = {"winners": winners, "count": len(winners), "total": max(result.totals)}
        emit(Event("buccaneer-over", args, {"winners": list(result.winners)}, "BUC-END-01"))
