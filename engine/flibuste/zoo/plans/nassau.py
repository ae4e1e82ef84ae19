"""Nassau: the town as its tiles lie, the zones of the sea one by one, tales by their numbers."""

from ...games.nassau.fight import TOKENS
from ...games.nassau.gains import ITEMS
from ...games.nassau.places import (
    BACKS,
    DUTCH_TILES,
    FOES,
    HIDEOUT_IDS,
    OFFERINGS,
    OUTPOSTS,
    POST_IDS,
    QUAYS,
    TABLES,
    TOWER_IDS,
    ZONES,
)
from ...games.nassau.shapes import View
from ...games.nassau.state import STAGES
from ...games.nassau.tables import ANIMALS, DICE, GOOD_KINDS, OPPONENTS, PAIRS, WEAPONS
from ...games.nassau.tables import TALES as TALE_CARDS
from ...table import Table
from ..columns import Code, Fields, Keyed, Kind, Number, Own, Parts, Plan, Seat, Seats, Skip, Slots, Words

_TALES = range(1, TALE_CARDS + 1)
_CELLS = 9
_SPACES = [f"{cell}.{corner}" for cell in range(_CELLS) for corner in "abcd"]
_STREETS = [
    *(f"{cell}.{one}{other}" for cell in range(_CELLS) for one in "abcd" for other in "abcd" if one != other),
    *(f"{cell}-{other}" for cell in range(_CELLS) for other in range(_CELLS) if cell != other),
    *(f"{cell}>{side}" for cell in range(_CELLS) for side in "NESW"),
]
_PIRATES = 13
"""NAS-SET-11: what a seat has to send into the streets."""
ANSWERS = (
    *("animal", "arrr", "b", "barge", "bomb", "bonus", "buy", "camp", "cat", "compass", "contract", "crab", "crate"),
    *("crates", "dice", "draw", "drop", "dutchman", "feld", "fight", "fire", "go", "hide", "home", "keep"),
    *("kraken", "laid", "lizard", "monkey", "outpost", "pass", "pause", "plain", "points", "post", "provision"),
    *("quay", "rat", "relocate", "repel", "reward", "rum", "sail", "salt", "seat", "skull", "standing", "stop"),
    *("table", "take", "tale", "tales", "tell", "tower", "turtle", "walk", "weapon"),
)


def plan(table: Table) -> Plan:
    hand: dict[str, Kind] = {}
    for cards in ("hand", "jokes", "buried"):
        hand[f"players.{cards}.backs"] = Slots(len(BACKS), Number())
        hand[f"players.{cards}.cards"] = Own(Words(_TALES))
    kinds: dict[str, Kind] = {
        "turn": Seat(),
        "phase": Words(("town", "sea")),
        "dolphin": Seat(),
        "layout": Slots(_CELLS, Parts(Number(), Number(), Number())),
        "captain": Words(_SPACES),
        "visited": Words(_SPACES),
        "passed": Seat(),
        "feld": Words(_SPACES),
        "streets": Slots(_PIRATES * len(table.seats)),
        "streets.id": Code(_STREETS),
        "streets.seat": Seat(),
        "zones": Keyed("zone", ZONES),
        "zones.zone": Skip(),
        "zones.foes": Slots(4),
        "zones.foes.id": Code(foe.id for foe in FOES),
        "zones.foes.type": Words(OPPONENTS),
        "zones.foes.crates": Seats(),
        "zones.outposts": Slots(2),
        "zones.outposts.id": Code(outpost.id for outpost in OUTPOSTS),
        "zones.outposts.owner": Seat(),
        "zones.towers": Slots(2),
        "zones.towers.id": Code(TOWER_IDS),
        "zones.towers.weapon": Words(WEAPONS),
        "zones.towers.owner": Seat(),
        "zones.posts": Slots(2),
        "zones.posts.id": Code(POST_IDS),
        "zones.posts.weapon": Words(WEAPONS),
        "zones.posts.good": Words(GOOD_KINDS),
        "salt": Words(ZONES),
        "offering": Code(offering.id for offering in OFFERINGS),
        "dutchman.tile": Code(tile.id for tile in DUTCH_TILES),
        "dutchman.zone": Words(ZONES),
        "dutchman.weapons": Words(WEAPONS),
        "display": Words(ANIMALS),
        "bag": Fields(GOOD_KINDS),
        "discards": Words(_TALES),
        "players": Seats(),
        "players.colour": Skip(),
        "players.sailors": Slots(PAIRS, Number()),
        "players.animals": Words(ANIMALS),
        "players.tired": Words(ANIMALS),
        "players.weapons": Fields(WEAPONS),
        "players.items": Fields(ITEMS),
        "players.goods": Fields(GOOD_KINDS),
        "players.tavern": Words(table.id for table in TABLES),
        "players.hideout": Words(HIDEOUT_IDS),
        "players.centre": Fields(GOOD_KINDS),
        "players.met": Own(Words(_TALES)),
        "players.near": Own(Words(_TALES)),
        "players.told": Words(_TALES),
        "players.defeated": Words(foe.id for foe in FOES),
        "players.stage": Words(STAGES),
        "players.boat": Words(ZONES),
        "players.quay": Words(quay.id for quay in (*QUAYS, *OUTPOSTS)),
        "players.dutch": Slots(3, Number()),
        "fight.seat": Seat(),
        "fight.foe": Code(foe.id for foe in FOES),
        "fight.drawn": Words(TOKENS),
        "fight.attacks": Words(TOKENS),
        "fight.gone": Words(TOKENS),
        "fight.dice": Slots(DICE, Number()),
        "totals": Seats(),
        **hand,
    }
    return Plan(View, kinds, ANSWERS, listed=64, atoms=6)
