"""Chapter 6 (END, PP): Plunder Points, and who wins when the clock has run out."""

from collections.abc import Sequence
from typing import NamedTuple

from ...core.atoms import Args, Word
from ...core.result import Line, Result, ranks


class Holding(NamedTuple):
    """All that counts for one captain. `team`: 0 where everybody sails alone."""

    ships: int
    islands: int
    cards: int
    hand: int = 0
    """Resource cards, for equal points on time only."""
    first: bool = False
    """Was the first to stand at the target, where several do."""
    team: int = 0

    @property
    def points(self) -> int:
        """PLU-PP-01: ships, islands and Plunder Point cards."""
        return self.ships + self.islands + self.cards


def team_word(team: int) -> Word:
    return Word(f"plunder-sheet-team-{team}")


def side_of(holdings: Sequence[Holding], seat: int) -> list[Holding]:
    """The captain, or everybody of the captain's team (PLU-TEAM-03)."""
    team = holdings[seat].team
    return [held for held in holdings if held.team == team] if team else [holdings[seat]]


def points_of_side(holdings: Sequence[Holding], seat: int) -> int:
    return sum(held.points for held in side_of(holdings, seat))


def on_time(holdings: Sequence[Holding], seat: int) -> tuple[int, int, int, int]:
    """PLU-END-06, PLU-END-07: what decides between equal points when the clock has run out, but for the hand."""
    side = side_of(holdings, seat)
    return (
        sum(held.points for held in side),
        sum(held.cards for held in side),
        sum(held.islands for held in side),
        sum(held.ships for held in side),
    )


def score(holdings: Sequence[Holding], *, timed: bool = False) -> Result:
    """The lines and totals of the captains; the ranks are those of their sides (PLU-TEAM-03)."""
    lines = [_lines(holdings, seat) for seat in range(len(holdings))]
    sides = [points_of_side(holdings, seat) for seat in range(len(holdings))]
    keys: list[tuple[int, ...]] = []
    for seat, held in enumerate(holdings):
        side = side_of(holdings, seat)
        hand = sum(member.hand for member in side)
        keys.append((*on_time(holdings, seat), hand) if timed else (sides[seat], any(member.first for member in side)))
        if sides.count(sides[seat]) == len(side):
            continue
        level = [holding for at, holding in enumerate(holdings) if sides[at] == sides[seat]]
        if not timed and any(one.first for one in level):
            first: Args = {"first": "yes" if any(member.first for member in side) else "no"}
            lines[seat].append(Line("plunder-line-first", 0, "PLU-END-01", first))
        if timed:
            _, cards, islands, ships = on_time(holdings, seat)
            args: Args = {"cards": cards, "islands": islands, "ships": ships, "hand": hand}
            lines[seat].append(Line("plunder-line-tie", 0, "PLU-END-07" if held.team else "PLU-END-06", args))
    heads = [seat for seat, held in enumerate(holdings) if side_of(holdings, seat)[0] is held]
    return Result(tuple(held.points for held in holdings), tuple(map(tuple, lines)), ranks(keys, heads))


def _lines(holdings: Sequence[Holding], seat: int) -> list[Line]:
    held = holdings[seat]
    lines = [
        Line("plunder-line-ships", held.ships, "PLU-PP-01", {"count": held.ships}),
        Line("plunder-line-islands", held.islands, "PLU-PP-01", {"count": held.islands}),
        Line("plunder-line-cards", held.cards, "PLU-PP-02", {"count": held.cards}),
    ]
    if held.team:
        args: Args = {"team": team_word(held.team), "total": points_of_side(holdings, seat)}
        lines.append(Line("plunder-line-team", 0, "PLU-TEAM-03", args))
    return lines
