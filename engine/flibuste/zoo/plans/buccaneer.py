"""Buccaneer: a place for each pirate, where a crew stands by its top; ships by their cards."""

from ...games.buccaneer.shapes import View
from ...games.buccaneer.tables import FACES, KINDS, SET
from ...table import Table
from ..columns import Both, Count, Fields, First, Keyed, Kind, Plan, Seat, Seats, Skip, Words

_NEXT = 3
"""How many pirates from the top of a crew are told one by one, with their colours: they are paid, and may call a
mutiny."""

ANSWERS = (
    *("board", "call", "capture", "crew", "go", "mutiny", "no", "treasure"),
    *KINDS,
    "reveal",
)


def plan(table: Table) -> Plan:
    view = table.view()
    colours = [seat["colour"] for seat in view["seats"]]
    ships = list(view["ships"]["cards"])
    kinds: dict[str, Kind] = {
        "turn": Seat(),
        "ships.open": Words(ships),
        "ships.boarded": Keyed("ship", ships),
        "ships.boarded.ship": Skip(),
        "ships.boarded.seat": Seat(),
        "ships.cards": Skip(),
        "units": Keyed("id", [f"{colour}-{face}" for colour in colours for face in FACES], each=SET),
        "units.id": Skip(),
        "units.owner": Seat(),
        "units.colours": Both(Count(), Seat(colours), First(_NEXT, Seat(colours))),
        "units.values": Words(FACES),
        "seats": Seats(),
        "seats.colour": Skip(),
        "seats.tokens": Fields(KINDS),
        "reserve.tokens": Fields(KINDS),
    }
    return Plan(View, kinds, ANSWERS, listed=128)
