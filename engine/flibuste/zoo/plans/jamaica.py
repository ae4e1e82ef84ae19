"""Jamaica, with the Ghost Ship and Crew: hands, decks and holds by what is in them."""

from ...games.jamaica import tables
from ...games.jamaica.shapes import View
from ...games.jamaica.tables import CARDS, CELLS, CHARACTERS, COMBAT_DIE, KINDS
from ...table import Table
from ..columns import Fields, Kind, Number, Own, Parts, Plan, Seat, Seats, Skip, Slots, Words

_TREASURES = [card.id for card in (*tables.BASE_TREASURES[1:], *tables.CREW_TREASURES[1:])]
_HOLDS = 6
ANSWERS = (
    *("ahead", "attack", "back", "card", "covered", "dice", "discard", "evening", "ghost", "give", "go", "hold"),
    *("ignore", "keep", "mage", "merchant", "morning", "no", "nothing", "oracle", "pay", "powder", "recruit"),
    *("reroll", "retreat", "sabre", "sail", "spoils", "spy", "swap"),
)


def plan(table: Table) -> Plan:
    view = table.view()
    ghost = len(view["ships"]) - len(view["seats"])
    kinds: dict[str, Kind] = {
        "captain": Seat(),
        "turn": Seat(),
        "ghost": Skip(),
        "dice": Slots(2, Number()),
        "rolled": Slots(2, Number()),
        "ships": Seats(more=ghost),
        "ships.colour": Skip(),
        "ships.holds": Slots(_HOLDS),
        "ships.holds.kind": Words(KINDS[1:]),
        "ships.holds.who": Words(CHARACTERS),
        "ships.up": Words(_TREASURES),
        "ships.down": Slots(10),
        "ships.down.card": Words(_TREASURES),
        "ships.down.seen_by": Seat(),
        "seats": Seats(),
        "seats.colour": Skip(),
        "seats.hand": Own(Words(CARDS)),
        "seats.deck": Own(Words(CARDS)),
        "seats.discard": Words(CARDS),
        "seats.chosen": Words(CARDS),
        "lairs": Words(node for node in range(tables.NODES) if tables.LAIRS >> node & 1),
        "combat.sides": Slots(2),
        "combat.sides.ship": Seat(more=ghost),
        "combat.sides.face": Words(COMBAT_DIE),
        "combat.reroll": Seat(more=ghost),
        "looking.seat": Seat(),
        "looking.cards": Words(_TREASURES),
        "looking.loser": Number(),
        "winner": Seat(),
    }
    if view["crew"]:
        kinds |= {
            "tavern.cells": Fields(CELLS, Words((*CHARACTERS, "?"))),
            "tavern.bottle": Words(CELLS),
            "tavern.near": Words(CHARACTERS),
            "tavern.unseen": Words(CHARACTERS),
            "tavern.values": Fields(CHARACTERS, Parts(Number(), Number())),
        }
    else:
        kinds["tavern"] = Skip()
    return Plan(View, kinds, ANSWERS, listed=48, atoms=6)
