"""Chapter 6 (END, SCORE): the end and the score."""

from collections.abc import Sequence
from typing import NamedTuple

from ...core.atoms import Args, Name, Word
from ...core.events import Event, EventSink
from ...core.result import Line, Result, ranks
from .state import CARD, State
from .tables import (
    BISHOP_POINTS,
    CHARACTERS,
    CODE,
    GOLD,
    HOME_POINTS,
    PERSON,
    SHIPOWNER_POINTS,
    YOUKOUNKOUN,
    race,
    space_points,
)


class Tally(NamedTuple):
    """All that counts for one player."""

    space: int
    gold: int
    riches: tuple[int, ...] = ()
    cursed: tuple[int, ...] = ()
    diamond: int = 0
    """Twelve points of the Youkounkoun, or 0."""
    people: tuple[tuple[str, int], ...] = ()
    """Characters on board, each with the value that counts."""
    shipowner: bool = False
    bishop: bool = False
    tokens: int = 0
    race: int = 0
    """How far along, for equal totals only."""
    first: bool = False
    """Has won by Calypso, whatever the totals (JAM-RUL-35)."""


def score(tallies: Sequence[Tally]) -> Result:
    """JAM-SCORE-01, JAM-SCORE-05, JAM-CREW-15: the lines, the totals, and the ranks."""
    lines = [_lines(tally) for tally in tallies]
    totals = tuple(sum(line.points for line in own) for own in lines)
    for tally, total, own in zip(tallies, totals, lines, strict=True):
        if tally.first:
            own.append(Line("jamaica-line-calypso", 0, "JAM-CREW-C17"))
        elif totals.count(total) > 1:
            others = [one.race for one, t in zip(tallies, totals, strict=True) if t == total and one is not tally]
            ahead = "level" if set(others) == {tally.race} else "yes" if tally.race >= max(others) else "no"
            own.append(Line("jamaica-line-tie", 0, "JAM-SCORE-05", {"ahead": ahead}))
    keys = [(int(tally.first), total, tally.race) for tally, total in zip(tallies, totals, strict=True)]
    return Result(totals, tuple(map(tuple, lines)), ranks(keys))


def _lines(tally: Tally) -> list[Line]:
    home = "yes" if tally.space == HOME_POINTS else "no"
    rule = "JAM-SCORE-03" if tally.space < 0 else "JAM-SCORE-02"
    lines = [
        Line("jamaica-line-space", tally.space, rule, {"home": home}),
        Line("jamaica-line-gold", tally.gold, "JAM-SCORE-01", {"count": tally.gold}),
    ]
    for key, cards in (("jamaica-line-riches", tally.riches), ("jamaica-line-cursed", tally.cursed)):
        if cards:
            lines.append(Line(key, sum(cards), "JAM-SCORE-01", {"count": len(cards)}))
    if tally.diamond:
        lines.append(Line("jamaica-line-diamond", tally.diamond, "JAM-CREW-19"))
    for name, value in tally.people:
        args: Args = {"who": Word(f"jamaica-character-{name}")}
        lines.append(Line("jamaica-line-character", value, "JAM-CREW-14", args))
    if tally.shipowner:
        people = len(tally.people)
        lines.append(Line("jamaica-line-shipowner", SHIPOWNER_POINTS * people, "JAM-CREW-C05", {"count": people}))
    if tally.bishop:
        points = BISHOP_POINTS * tally.tokens
        lines.append(Line("jamaica-line-bishop", points, "JAM-CREW-C08", {"count": tally.tokens}))
    return lines


def tally_of(s: State, seat: int) -> Tally:
    """What counts for a player as the table stands; food and powder do not (JAM-SCORE-04), gold does in every hold, the
    6th too (JAM-PWR-08). Whoever came home in the last round scores the finish (JAM-END-03), the King with it
    (JAM-CREW-C07).
    """
    setting, place, holds = s.setting, s.place[seat], s.holds[seat]
    mine = [card for card in range(1, len(setting.treasures)) if s.up[seat] >> card & 1]
    mine += [held & CARD for held in s.down[seat]]
    diamond = sum(setting.treasures[card].value for card in mine if setting.crew and YOUKOUNKOUN >> card & 1)
    values = [setting.treasures[card].value for card in mine if not (setting.crew and YOUKOUNKOUN >> card & 1)]
    column = 0 if s.home(seat) else 1
    people = [h >> 3 for h in holds if h & 7 == PERSON]
    return Tally(
        space=space_points(place),
        gold=sum(h >> 3 for h in holds if h & 7 == GOLD),
        riches=tuple(v for v in values if v > 0),
        cursed=tuple(v for v in values if v < 0),
        diamond=diamond,
        people=tuple((CHARACTERS[who], setting.values[who][column]) for who in people),
        shipowner=CODE["shipowner"] in holds,
        bishop=CODE["bishop"] in holds,
        tokens=s.tokens[seat],
        race=race(place),
        first=s.winner == seat,
    )


def score_state(s: State) -> Result:
    """JAM-GHOST-21: the players only; the Ghost Ship is not scored."""
    return score([tally_of(s, seat) for seat in range(s.setting.seats)])


def finish(s: State, emit: EventSink) -> None:
    """JAM-SCORE-06: the game is over, and all treasures are turned up."""
    s.over = True
    s.combat = None
    s.agenda.clear()
    if emit.on:
        result = score_state(s)
        for seat in range(s.setting.seats):
            cards = [s.setting.treasures[held & CARD].id for held in s.down[seat]]
            if cards:
                words = [Word(f"jamaica-treasure-{card}") for card in cards]
                args: Args = {"seat": Name(seat), "cards": words}
                emit(Event("jamaica-uncovered", args, {"seat": seat, "cards": cards}, "JAM-SCORE-06"))
        winners = [Name(seat) for seat in result.winners]
        totals: Args = {"winners": winners, "count": len(winners), "total": result.totals[result.winners[0]]}
        emit(Event("jamaica-over", totals, {"winners": list(result.winners)}, "JAM-SCORE-05"))
