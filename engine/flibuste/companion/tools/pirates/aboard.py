"""A ship with what sails on her: what it costs, what she carries (docs/rules/pirates.md, 3.2 and 5.12)."""

from dataclasses import dataclass, field

from ....core.atoms import Json
from .cards import NATIONS, Piece


@dataclass(slots=True)
class Aboard:
    """`at`, `crew_at`, `equipment_at`: the rows of the input; crew that sail as Cursed by their place in `crew`."""

    ship: Piece
    at: int = 0
    crew: list[Piece] = field(default_factory=list)
    equipment: list[Piece] = field(default_factory=list)
    cursed: set[int] = field(default_factory=set)
    crew_at: list[int] = field(default_factory=list)
    equipment_at: list[int] = field(default_factory=list)

    def take(self, one: Piece, at: int, *, cursed: bool = False) -> None:
        if one.kind == "equipment":
            self.equipment.append(one)
            self.equipment_at.append(at)
            return
        if cursed:
            self.cursed.add(len(self.crew))
        self.crew.append(one)
        self.crew_at.append(at)

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

    def to_json(self) -> Json:
        crew = [
            {
                **one.to_json(),
                "row": self.crew_at[i],
                "cost": self.cost(i),
                "cursed": i in self.cursed,
                # CSG-CRW-03: carried, but of another flag
                "idle": one.nation in NATIONS and one.nation != self.ship.nation,
            }
            for i, one in enumerate(self.crew)
        ]
        return {
            **self.ship.to_json(),
            "row": self.at,
            "crew": crew,
            "equipment": [
                {**one.to_json(), "row": at} for one, at in zip(self.equipment, self.equipment_at, strict=True)
            ],
            "crew_cost": self.crew_cost,
            "equipment_cost": self.equipment_cost,
            "capacity": self.capacity,
            "load": self.load,
            "free": self.capacity - self.load,
            "linked": self.links,
        }


def _linked(a: Piece, b: Piece) -> bool:
    def says(one: Piece, other: Piece) -> bool:
        wide = f"all_ships:{other.nation}" in one.card["links"] and other.kind == "ship"
        return other.id in one.card["links"] or wide

    return says(a, b) or says(b, a)
