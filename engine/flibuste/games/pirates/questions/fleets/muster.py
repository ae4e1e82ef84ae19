"""Chapter 3.2 (FLT): fleets that are there: the presets, one drawn by lot, one written as text."""

from collections.abc import Mapping, Sequence
from functools import cache
from random import Random
from typing import Any, Final, NamedTuple

from ...tables import DATA, NATIONS
from ..table.cards import Piece, bought_for, piece, pieces
from .fleet import Aboard, Fleet, Member, aboard, faults

PRESETS: Final[Mapping[str, Mapping[str, Any]]] = {row["id"]: row for row in DATA["preset_fleets"]}
ASHORE, EVENTS, CURSED = "ashore", "events", "*"
_SHIPS_SHARE: Final = (0.55, 0.8)
"""What a fleet by lot spends on hulls, of all its points: from, to."""
_TRIES: Final = 40


class Theme(NamedTuple):
    """What a fleet by lot is drawn from: of one nation, or any; from one set of cards, or all; with equipment and
    events or not."""

    nation: str = ""
    series: str = ""
    events: bool = True
    equipment: bool = True

    def takes(self, card: Piece) -> bool:
        if card.kind == "equipment" and not self.equipment:
            return False
        of_nation = not self.nation or card.nation in ("", self.nation)
        return of_nation and (not self.series or card.card.get("set", self.series) == self.series)


ANY: Final = Theme()


class TextError(ValueError):
    """A line that is no part of a fleet: `line` counts from 1, `what` is the word that is not understood."""

    def __init__(self, line: int, what: str) -> None:
        super().__init__(f"line {line}: {what}")
        self.line = line
        self.what = what


def legal(fleet: Fleet, build_total: int, *, unique: bool = True) -> bool:
    """CSG-FLT-14: whether a table with this setting takes the fleet."""
    rest = fleet.total(build_total) - fleet.spent
    return next(faults(fleet, rest, unique=unique), None) is None


@cache
def preset(name: str) -> Fleet:
    """Chapter 10: a fleet of the house. KeyError where there is none of that name."""
    row = PRESETS[name]
    lines = [f"{ship['ship']}: {', '.join([*ship['crew'], *ship['equipment']])}" for ship in row["ships"]]
    return read("\n".join([*lines, f"{EVENTS}: {', '.join(row['events'])}"]))


# ---- as text


def write(fleet: Fleet) -> str:
    """A line a ship: its card, then who and what sails on her, by their ids; `*` for who sails as Cursed."""
    lines = [_line(ship.card.id, (*ship.crew, *ship.equipment)) for ship in fleet.ships]
    lines += [_line(name, ones) for name, ones in ((ASHORE, fleet.ashore), (EVENTS, fleet.events)) if ones]
    return "\n".join(lines) + "\n"


def _line(head: str, ones: Sequence[Member]) -> str:
    return f"{head}: {', '.join(one.piece.id + CURSED * one.cursed for one in ones)}".removesuffix(": ")


def read(text: str) -> Fleet:
    """The fleet of a text as `write` makes it. Whether it is legal is another question. Raises TextError.

    >>> read("SM-PS-009: GEN-captain@pirates").ships[0].crew[0].piece.name
    'Captain'
    """
    at = 0
    ships: list[Aboard] = []
    ashore: list[Member] = []
    events: list[Member] = []
    for number, line in enumerate(text.splitlines(), 1):
        head, _, rest = line.partition(":")
        if not (head := head.strip()):
            continue
        names = [name for name in (part.strip() for part in rest.split(",")) if name]
        if head not in (ASHORE, EVENTS):
            ships.append(Aboard(Member(at, _card(head, number, "ship"))))
            at += 1
        for name in names:
            kinds = ("event",) if head == EVENTS else ("crew", "equipment")
            one = Member(at, _card(name.removesuffix(CURSED), number, *kinds), cursed=name.endswith(CURSED))
            at += 1
            if one.cursed and not one.piece.may_be_cursed:
                raise TextError(number, name)
            if head == EVENTS:
                events.append(one)
            elif head == ASHORE:
                ashore.append(one)
            else:
                ships[-1] = ships[-1].taking(one)
    return Fleet(tuple(ships), tuple(ashore), tuple(events))


@cache
def words() -> tuple[str, ...]:
    """What may stand in such a text: every card by its id, and once more with the mark of who may sail as Cursed."""
    found: list[str] = []
    for card in pieces().values():
        found += [bought_for(card.id, nation) for nation in NATIONS] if card.generic else [card.id]
        found += [card.id + CURSED] * card.may_be_cursed
    return tuple(found)


def _card(name: str, line: int, *kinds: str) -> Piece:
    card = piece(name)
    if card is None or card.kind not in kinds:
        raise TextError(line, name)
    return card


# ---- by lot


def by_lot(build_total: int, rng: Random, theme: Theme = ANY) -> Fleet | None:
    """A legal fleet of this theme that leaves little of its points unspent: hulls first, then crew and equipment that
    serve on them, then an event. None where the theme has no ship that can be paid."""
    every = [card for card in pieces().values() if theme.takes(card)]
    hulls = [one for one in every if one.kind == "ship" and "flotilla" not in one.keywords]
    best: Fleet | None = None
    for _ in range(_TRIES):
        fleet = _crewed(_hulls(hulls, build_total, rng), every, build_total, rng)
        if theme.events:
            fleet = _extended(fleet, [one for one in every if one.kind == "event"], build_total, rng, most=1)
        if legal(fleet, build_total) and (best is None or fleet.spent > best.spent):
            best = fleet
        if best is not None and best.spent == best.total(build_total):
            break
    return best


def _hulls(hulls: Sequence[Piece], build_total: int, rng: Random) -> Fleet:
    """Ships by lot, until their share of the points is spent."""
    share, fleet, spent = rng.uniform(*_SHIPS_SHARE) * build_total, Fleet(), 0
    for one in rng.sample(hulls, len(hulls)):
        most = share if fleet.ships else build_total
        if spent + one.points <= most:
            more = Fleet((*fleet.ships, Aboard(Member(len(fleet.ships), one))))
            if legal(more, build_total):
                fleet, spent = more, more.spent
        if spent >= share - 1:
            break
    return fleet


def _crewed(fleet: Fleet, every: Sequence[Piece], build_total: int, rng: Random) -> Fleet:
    """People of the ship's nation, generic ones bought for it, and equipment, each where it is legal."""
    people = [one for one in every if one.kind in ("crew", "equipment")]
    spent, members = fleet.spent, len(fleet.every())
    for one in rng.sample(people, len(people)):
        for i in rng.sample(range(len(fleet.ships)), len(fleet.ships)):
            ship = fleet.ships[i]
            bought = piece(bought_for(one.id, ship.card.nation))
            if bought is None or bought.nation not in ("", ship.card.nation):
                continue
            if bought.points > build_total - spent + 1 and not bought.has("CREW_COST_CUT"):
                # too dear even if somebody aboard makes it cheaper (CSG-FLT-09)
                continue
            joined = ship.taking(Member(members, bought))
            if next(aboard(joined), None) is not None:
                # most ships are full soon
                continue
            more = Fleet((*fleet.ships[:i], joined, *fleet.ships[i + 1 :]))
            if more.spent <= build_total and legal(more, build_total):
                fleet, spent, members = more, more.spent, members + 1
                break
        if spent == build_total:
            break
    return fleet


def _extended(fleet: Fleet, events: Sequence[Piece], build_total: int, rng: Random, *, most: int) -> Fleet:
    for one in rng.sample(events, len(events)):
        more = Fleet(fleet.ships, fleet.ashore, (*fleet.events, Member(len(fleet.every()), one)))
        if len(fleet.events) < most and legal(more, build_total):
            fleet = more
    return fleet
