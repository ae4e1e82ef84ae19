"""Plunder: ships by their numbers, squares as columns and rows, the tiles as they lie."""

from collections.abc import Sequence

from ...games.plunder.cards import COPIES
from ...games.plunder.chart import TURNS
from ...games.plunder.faces import FACES, HOUSE, TILES, Faces
from ...games.plunder.shapes import View
from ...games.plunder.standing import UPGRADES
from ...games.plunder.tables import COLUMNS, ISLANDS, MAX_SHIPS, RESOURCES, ROWS
from ...table import Table
from ..columns import Code, Count, Fields, Keyed, Kind, Own, Parts, Place, Plan, Seat, Seats, Skip, Slots, Words

_SQUARES = {f"{row}{column + 1}": (column, y) for y, row in enumerate(ROWS) for column in range(max(COLUMNS.values()))}
_ISLANDS = [f"{tile}{face}-{letter}" for tile in TILES for face in FACES for letter in "abc"]
_MARKS = 4
ANSWERS = (
    *("accept", "add", "against", "agree", "announce", "attack", "back", "blind", "bribe", "build", "bury", "buy"),
    *("call", "cannon", "card", "collect", "counter", "deal", "decline", "demand", "discard", "double", "drift"),
    *("end", "enough", "exchange", "fight", "gift", "give", "go", "gold", "gold_course", "instead", "launch", "life"),
    *("loot", "mast", "none", "offer", "pass", "pay", "pick", "pile", "place", "propose", "refuse", "reject"),
    *("renounce", "roll", "sail", "save_sailor", "settle", "stay", "suffer", "swap", "take", "takeover", "threat"),
    *("time", "toll", "trade", *"NESW"),
)


def _islands(faces: Faces) -> Sequence[str]:
    if faces is HOUSE:
        return _ISLANDS
    return [coast.id for face in faces for coast in face.coasts if coast.kind == "resource"]


def plan(table: Table) -> Plan:
    seats = len(table.seats)
    square = Place(("x", "y"), _SQUARES)
    islands = _islands(table.state.setting.faces)
    kinds: dict[str, Kind] = {
        "turn": Seat(),
        "first": Seat(),
        "layout": Slots(len(TILES), Parts(Words(TILES), Words(FACES), Words(range(TURNS)))),
        "sea": Skip(),
        "islands": Slots(ISLANDS if islands is _ISLANDS else len(islands)),
        "islands.id": Code(islands),
        "islands.owner": Seat(),
        "ships": Keyed("ship", range(MAX_SHIPS * seats), each=MAX_SHIPS),
        "ships.ship": Skip(),
        "ships.seat": Skip(),
        "ships.square": square,
        "storm": square,
        "marks": Slots(_MARKS, square),
        "piles": Fields(RESOURCES),
        "pegs": Fields(UPGRADES),
        "players": Seats(),
        "players.colour": Skip(),
        "players.cards": Own(Fields(RESOURCES)),
        "players.known": Fields(RESOURCES),
        "treaties": Seat(),
        "attacked": Count(),
        "found.card": Code(dict.fromkeys(COPIES)),
        "totals": Seats(),
    }
    return Plan(View, kinds, ANSWERS, listed=64, atoms=8)
