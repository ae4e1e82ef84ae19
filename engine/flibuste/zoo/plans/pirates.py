"""The Pirates: each captain's ships in the order in which they were brought, islands and terrain by their numbers,
cards by their place in the catalogue."""

from ...games.pirates.questions.table.cards import pieces
from ...games.pirates.questions.table.items import FIRST_UNIQUE
from ...games.pirates.shapes import View
from ...games.pirates.state import GONE, Is
from ...games.pirates.steps.setup.placing_islands import KINDS, OUTLINES
from ...games.pirates.tables import COIN_VALUES, DATA, FORTS, NATIONS
from ...games.pirates.view import TABLES
from ...table import Table
from ..columns import (
    Both,
    Code,
    Count,
    First,
    Flag,
    Kind,
    Number,
    Own,
    Owned,
    Plan,
    Seat,
    Seats,
    Skip,
    Slots,
    Words,
)

_PIECES = ("coin", "treasure", "unique", "crew", "equipment", "event")
_CARDS = [
    *("coin", *(f"coin-{value}" for value in range(1, FIRST_UNIQUE))),
    *(str(row["id"]) for row in DATA["treasure"]["uniques"]),
    *(
        name
        for card, piece in pieces().items()
        for name in ([f"{card}@{nation}" for nation in NATIONS] if piece.generic else [card])
    ),
]
_SHIPS, _HOLD, _MASTS = 8, 6, 10
ANSWERS = (
    *(
        "aboard",
        "about",
        "add",
        "all-crew",
        "allow",
        "anticlockwise",
        "artillery",
        "ashore",
        "bank",
        "barter",
        "better",
    ),
    *(
        "blades",
        "blow",
        "board",
        "break",
        "breath",
        "broadside",
        "build",
        "build-nothing",
        "cancel",
        "captive",
        "cargo",
    ),
    *("cast-gun", "cease", "change", "claim", "clear", "clockwise", "coins", "crew", "deploy", "die", "done", "drift"),
    *("drive", "drop", "emerge", "enough", "escort", "event", "explore", "fighter", "fire", "first", "flag", "flame"),
    *(
        "fleet",
        "fly",
        "forgo",
        "fort",
        "fort-repair",
        "fort-shoot",
        "give",
        "go",
        "go-on",
        "gun",
        "hex",
        "hire",
        "hold",
    ),
    *("hold-event", "hold-smoke", "home", "ignite", "ignore", "in", "instead", "island", "keep", "land", "later"),
    *("leave", "let-go", "list", "load", "lookout", "loot", "lose", "luck", "marine", "mark", "maroon", "mast", "move"),
    *("mysterious", "no-event", "no-fort", "no-swap", "normal", "nothing", "off", "offer", "on", "out", "over", "pass"),
    *("peek-island", "peek-ship", "pieces", "plunder", "push", "raid", "ram", "ready", "recruit", "release", "repair"),
    *("repeat", "replace", "reroll", "retreat", "rival", "roll", "runes", "sail", "save", "scuttle", "search", "send"),
    *("ship", "shoot", "show", "show-event", "slip", "smoke", "snipe", "spare", "spring", "stay", "steady", "steal"),
    *("steered", "stop", "stow", "stride", "supply", "swap", "swap-taken", "swing", "switch", "swoop", "take"),
    *("target", "tile", "token", "tow", "trade", "transfer", "treasure", "unload", "wait", "whirl", "wreck-cargo"),
    "yield",
)


def plan(table: Table) -> Plan:
    seats = len(table.seats)
    held: dict[str, Kind] = {}
    for path in ("ships.hold", "islands.coins", "islands.ashore.piece", "players.events"):
        held |= {f"{path}.kind": Words(_PIECES), f"{path}.card": Code(_CARDS), f"{path}.seen": Skip()}
    kinds: dict[str, Kind] = {
        "turn": Seat(),
        "first": Seat(),
        "area": Slots(2, Number()),
        "measures": Slots(2, Number()),
        "fleets": Count(),
        "ships": Owned("owner", _SHIPS),
        "ships.ship": Skip(),
        "ships.card": Code(_CARDS),
        "ships.owner": Skip(),
        "ships.maker": Seat(),
        "ships.masts": Slots(_MASTS, Number()),
        "ships.hold": Both(Count(), First(_HOLD)),
        "ships.tows": Flag(),
        "ships.state": Words([*(str(flag.name).lower() for flag in Is), "derelict"]),
        "ships.spells": Count(),
        "ships.off": Count(),
        "islands": Slots(3 * seats + 6),
        "islands.outline": Words(OUTLINES),
        "islands.home": Seat(),
        "islands.coins": Both(Count(), First(4)),
        "islands.ashore": Both(Count(), First(2)),
        "islands.ashore.seat": Seat(),
        "islands.explored": Seat(),
        "islands.flags": Seat(),
        "islands.table": Code(TABLES),
        "islands.fort.card": Code(FORTS),
        "islands.fort.owner": Seat(),
        "islands.fort.flags": Slots(6, Number()),
        "islands.fort.gold": Count(),
        "islands.fort.crew": Count(),
        "islands.posts": Count(),
        "tiles": First(6 * seats),
        "tiles.kind": Words((*KINDS, GONE, "smoke")),
        "tiles.smoke": Seat(),
        "players": Seats(),
        "players.colour": Skip(),
        "players.fleet": Flag(),
        "players.supply": Flag(),
        "players.brought": Own(Count()),
        "players.events": Both(Count(), First(3)),
        "players.forts": Words(FORTS),
        "tokens": First(4),
        "tokens.card": Code(_CARDS),
        "tokens.seat": Seat(),
        "coins": First(len(COIN_VALUES), Number()),
        "gone": Count(),
        "acted": Count(),
        "pinned": Count(),
        "marked": Flag(),
        "totals": Seats(),
        "over": Flag(),
        **held,
    }
    return Plan(View, kinds, ANSWERS, listed=64, atoms=10, spelt=_spelt)


def _spelt(word: str) -> tuple[str, int]:
    """A ship's name by her card, and whose she was, from 1 (CSG-ACT-10).

    >>> _spelt("2.RV-48#2"), _spelt("sail")
    (('RV-48', 3), ('sail', 0))
    """
    seat, dot, card = word.partition(".")
    return (card.partition("#")[0], int(seat) + 1) if dot and seat.isdigit() else (word, 0)
