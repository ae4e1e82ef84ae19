"""Is this fleet legal, and what does it cost and carry (docs/rules/pirates.md, 3.2, 3.7 and 5.12)?"""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Final

from ....core.atoms import Arg, Args, Json, Word
from ...boxes import box
from ..tool import Answer, Group, Input, Said, Text, Tool, count, flag, refuse
from .catalogue import NATIONS, Piece, piece

_MOST: Final = 60
_PLUS: Final = 5
"""CSG-FLT-08: what one, and only one, ransom crew adds to the build total."""
_CURSED: Final = "cursed"
_NO_CREW: Final = frozenset(("flotilla", "sea_monster", "sea_dragon"))


@dataclass(slots=True)
class Aboard:
    """A ship with what sails on her. Crew that sail as Cursed are listed by their place in `crew`."""

    ship: Piece
    crew: list[Piece] = field(default_factory=list)
    equipment: list[Piece] = field(default_factory=list)
    cursed: set[int] = field(default_factory=set)

    def cost(self, i: int) -> int:
        """CSG-FLT-09, CSG-FLT-10: what the crew number `i` costs on this ship."""
        cut = any(other.has("CREW_COST_CUT") for k, other in enumerate(self.crew) if k != i)
        return max(0, self.crew[i].points - cut) + (i in self.cursed)

    @property
    def crew_cost(self) -> int:
        return sum(self.cost(i) for i in range(len(self.crew)))

    @property
    def equipment_cost(self) -> int:
        return sum(one.points for one in self.equipment)

    @property
    def links(self) -> int:
        """CSG-CRG-02: a space for every pair of linked pieces."""
        people = [self.ship, *self.crew]
        return sum(_linked(a, b) for i, a in enumerate(people) for b in people[i + 1 :])

    @property
    def capacity(self) -> int:
        """CSG-CRG-01: crew of another nation do nothing (CSG-CRW-03)."""
        space = int(self.ship.card["cargo"]) + self.links
        for one in (self.ship, *(crew for crew in self.crew if crew.nation == self.ship.nation)):
            for effect in one.card["effects"]:
                if effect["code"] == "CARGO_ADD" and (effect.get("cond") != "no_crew" or not self.crew):
                    space += effect["n"]
        return space

    @property
    def load(self) -> int:
        mine = [crew for crew in self.crew if not (crew.has("CREW_NO_SPACE") and crew.nation == self.ship.nation)]
        return len(mine) + len(self.equipment)


def _linked(a: Piece, b: Piece) -> bool:
    def says(one: Piece, other: Piece) -> bool:
        wide = f"all_ships:{other.nation}" in one.card["links"] and other.kind == "ship"
        return other.id in one.card["links"] or wide

    return says(a, b) or says(b, a)


class Fleet(Tool):
    """Every card, and on which ship it sails: the ships are counted from 1 in the order of the list."""

    id = "pirates.fleet"
    rule = "CSG-FLT-14"
    asked = (
        count("build_total", 20, 200, box("pirates")["constants"]["build_total"]),
        flag("unique_names", 1),
        Group("pieces", (Text("piece"), count("aboard", 0, _MOST), flag("as_cursed")), 1, _MOST),
    )

    def answer(self, given: Input) -> Answer:
        fleet, others = _read(given["pieces"])
        every = [*(one for ship in fleet for one in (ship.ship, *ship.crew, *ship.equipment)), *others]
        spent = sum(ship.ship.points + ship.crew_cost + ship.equipment_cost for ship in fleet)
        spent += sum(one.points for one in others)
        total = given["build_total"] + (_PLUS if any(one.has("BUILD_PLUS5") for one in every) else 0)
        faults = [*_faults(fleet, every, total - spent, unique=bool(given["unique_names"]))]
        sums: Args = {"spent": spent, "total": total}
        lines = [Said("pirates-tool-fleet-cost", "CSG-FLT-01", sums), *(_ship_line(ship) for ship in fleet), *faults]
        if not faults:
            lines.append(Said("pirates-tool-fleet-legal", "CSG-FLT-14"))
        return Answer(
            lines, {"legal": not faults, "spent": spent, "total": total, "list": [_ship_json(s) for s in fleet]}
        )


def _read(rows: Sequence[Input]) -> tuple[list[Aboard], list[Piece]]:
    """The ships with their people; and events, which sail nowhere."""
    found: list[Piece] = []
    for i, row in enumerate(rows):
        one = piece(row["piece"])
        if one is None:
            raise refuse(f"pieces[{i}].piece", "pirates-tool-fleet-unknown", "CSG-DAT-01", name=row["piece"])
        found.append(one)
    fleet = [Aboard(one) for one in found if one.kind == "ship"]
    for i, (row, one) in enumerate(zip(rows, found, strict=True)):
        if one.kind not in ("crew", "equipment"):
            continue
        if not 1 <= row["aboard"] <= len(fleet):
            raise refuse(f"pieces[{i}].aboard", "pirates-tool-fleet-where", "CSG-SET-25", name=one.name, max=len(fleet))
        ship = fleet[row["aboard"] - 1]
        if row["as_cursed"]:
            if "black_mark" not in one.keywords:
                raise refuse(f"pieces[{i}].as_cursed", "pirates-tool-fleet-no-mark", "CSG-FLT-10", name=one.name)
            ship.cursed.add(len(ship.crew))
        (ship.crew if one.kind == "crew" else ship.equipment).append(one)
    return fleet, [one for one in found if one.kind == "event"]


def _faults(fleet: list[Aboard], every: list[Piece], rest: int, *, unique: bool) -> Iterator[Said]:
    if not fleet:
        yield Said("pirates-tool-fleet-no-ship", "CSG-FLT-01")
    if rest < 0:
        yield Said("pirates-tool-fleet-dear", "CSG-FLT-01", {"count": -rest})
    names = Counter(
        (one.kind, one.name) for one in every if one.kind in ("ship", "crew") and not one.card.get("generic")
    )
    for (_, name), n in names.items():
        if n > 1 and unique:
            yield Said("pirates-tool-fleet-twice", "CSG-FLT-04", {"name": name})
    for card, n in Counter(one.id for one in every if "limit" in one.keywords).items():
        if n > 1:
            name = next(one.name for one in every if one.id == card)
            yield Said("pirates-tool-fleet-limit", "CSG-FLT-05", {"name": name})
    marked = [ship.crew[i] for ship in fleet for i in ship.cursed]
    for one in every:
        yield from _company(one, [other for other in every if other is not one], marked)
    for ship in fleet:
        yield from _aboard_faults(ship)


def _company(one: Piece, others: list[Piece], marked: list[Piece]) -> Iterator[Said]:
    """CSG-FLT-06, CSG-FLT-07: whom a piece demands, and whom it cannot bear, in the same fleet."""
    for keyword in one.keywords:
        word, _, whom = keyword.partition(":")
        if word not in ("loyal", "hostile"):
            continue
        there = [o for o in others if o.kind in ("ship", "crew") and whom in (o.nation, o.id)]
        if word == "hostile" and whom == _CURSED:
            there += [o for o in marked if o is not one]
        args: dict[str, Arg] = {"name": one.name, "whom": _whom(whom)}
        if word == "loyal" and not there:
            yield Said("pirates-tool-fleet-loyal", "CSG-FLT-06", args)
        if word == "hostile" and there:
            yield Said("pirates-tool-fleet-hostile", "CSG-FLT-07", {**args, "other": there[0].name})


def _whom(name: str) -> Arg:
    known = piece(name)
    return Word(f"pirates-tool-choice-{name}") if name in NATIONS else known.name if known else name


def _aboard_faults(ship: Aboard) -> Iterator[Said]:
    name, points = ship.ship.name, ship.ship.points
    if ship.crew and (_NO_CREW & set(ship.ship.keywords) or ship.ship.has("NO_CREW")):
        yield Said("pirates-tool-fleet-no-crew", "CSG-CRW-07", {"name": name})
    for crew in ship.crew:
        if not crew.points and crew.nation != ship.ship.nation:
            yield Said("pirates-tool-fleet-zero", "CSG-CRW-06", {"name": crew.name, "ship": name})
    for cost, key in ((ship.crew_cost, "crew"), (ship.equipment_cost, "equipment")):
        if cost > points:
            args: Args = {"name": name, "cost": cost, "points": points}
            yield Said(f"pirates-tool-fleet-{key}-dear", "CSG-CRG-05", args)
    if ship.load > ship.capacity:
        full: Args = {"name": name, "load": ship.load, "capacity": ship.capacity}
        yield Said("pirates-tool-fleet-full", "CSG-CRG-04", full)


def _ship_line(ship: Aboard) -> Said:
    args: Args = {
        "name": ship.ship.name,
        "points": ship.ship.points,
        "crew": ship.crew_cost,
        "load": ship.load,
        "capacity": ship.capacity,
        "links": ship.links,
    }
    return Said("pirates-tool-fleet-ship", "CSG-CRG-01", args)


def _ship_json(ship: Aboard) -> Json:
    people = [{**crew.to_json(), "cost": ship.cost(i)} for i, crew in enumerate(ship.crew)]
    strangers = [crew.name for crew in ship.crew if crew.nation in NATIONS and crew.nation != ship.ship.nation]
    return {
        **ship.ship.to_json(),
        "crew": people,
        "equipment": [one.to_json() for one in ship.equipment],
        "capacity": ship.capacity,
        "load": ship.load,
        "free": ship.capacity - ship.load,
        "links": ship.links,
        "idle": strangers,
    }
