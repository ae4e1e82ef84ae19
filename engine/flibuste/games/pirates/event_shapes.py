"""What the events of Pirates say beside their words (`Event.data`), by key: for type checkers and for the page,
whose `events.d.ts` is written from here (`tools/shapes.py`). Nothing imports it when the engine runs."""

from typing import NotRequired, TypedDict

from ...core.shapes import Nothing


class Done(TypedDict):
    ship: str
    what: str


class OfIsland(TypedDict):
    island: int


class OfSeat(TypedDict):
    seat: int


class OfShip(TypedDict):
    ship: str


class Boarded(TypedDict):
    """`totals`: of both ships."""

    ship: str
    other: str
    totals: tuple[int, int]


class Volley(TypedDict):
    ship: str
    target: str
    hit: bool


class OfTile(TypedDict):
    tile: int


class Built(TypedDict):
    seat: int
    island: int
    fort: str


class MastOf(TypedDict):
    ship: str
    mast: int


class BurntOut(TypedDict):
    ship: str
    masts: list[int]


class ShipPose(TypedDict):
    """`pose`: where she lies now, and her heading."""

    ship: str
    pose: list[int]


class Ships(TypedDict):
    ship: str
    other: str


class CancelledCrew(TypedDict):
    item: str
    other: str
    ship: str


CastGun = TypedDict("CastGun", {"from": str, "ship": str})


class ChangedMode(TypedDict):
    ship: str
    state: int


class IslandOf(TypedDict):
    island: int
    seat: int


class CoinsPulled(TypedDict):
    count: int
    island: int


class CoinsSent(TypedDict):
    island: int
    other: int
    count: int


class CountAtIsland(TypedDict):
    count: int
    island: int
    ship: str


class Deployed(TypedDict):
    """`ship`: her number."""

    seat: int
    ship: int


class AtIsland(TypedDict):
    ship: str
    island: int


class TilePose(TypedDict):
    """`pose`: where it lies now, and which way."""

    tile: int
    pose: list[int]


class Duelled(TypedDict):
    ship: str
    total: int


class Enchanted(TypedDict):
    ship: str
    turns: int


class Escorted(TypedDict):
    """`ship`, `tower`: their numbers."""

    seat: int
    ship: int
    tower: int


class Event(TypedDict):
    seat: int
    event: str


class Explored(TypedDict):
    ship: str
    island: int
    treasure: int


class Fated(TypedDict):
    ship: str
    island: int
    table: str
    row: int


Fired = TypedDict(
    "Fired",
    {
        "from": str,
        "target": str,
        "gun": str,
        "hit": bool,
        "roll": int,
        "came": str,
        "totals": NotRequired[tuple[int, int]],
    },
)
Fired.__doc__ = (
    """`from`, `target`: places; `totals`: what was rolled and what was needed, where there is more than a six."""
)


FirstRolled = TypedDict("FirstRolled", {"seat": int, "roll": int, "for": str})


class FlagsLeft(TypedDict):
    island: int
    left: int


class KindOf(TypedDict):
    kind: str
    ship: str


class FortNamed(TypedDict):
    seat: int
    fort: str


class FoundUnique(TypedDict):
    ship: str
    island: int
    item: str


class GunNamed(TypedDict):
    """`ship`: her number."""

    ship: int
    gun: str


class ItemOf(TypedDict):
    ship: str
    item: str


class FateOf(TypedDict):
    island: int
    table: str


Rolled = TypedDict("Rolled", {"for": str, "roll": int})


class LostMasts(TypedDict):
    ship: str
    masts: list[int]
    left: int
    by: int


class LostPiece(TypedDict):
    ship: str
    kind: str
    item: str


class Handed(TypedDict):
    ship: str
    other: str
    kind: str


class Natives(TypedDict):
    ship: str
    item: str
    n: int


class PutAshore(TypedDict):
    island: int
    kind: str
    ship: str


class Rammed(TypedDict):
    """`totals`: of both ships, where dice were rolled."""

    ship: str
    other: str
    hit: bool
    totals: NotRequired[tuple[int, int]]


RolledBy = TypedDict("RolledBy", {"roll": int, "for": str, "ship": str, "at": str | None})


class Salvaged(TypedDict):
    seat: int
    gold: int


class Sank(TypedDict):
    ship: str
    by: int


class Scuttled(TypedDict):
    ship: str
    done: bool


class Sees(TypedDict):
    island: int
    item: str


class SwappedCoins(TypedDict):
    island: int
    other: int
    ship: str


class OfItem(TypedDict):
    item: str


class TilePlaced(TypedDict):
    seat: int
    tile: int


class Token(TypedDict):
    seat: int
    event: str
    x: int
    y: int
    tile: int


class TookInTow(TypedDict):
    ship: str
    other: str
    pose: list[int]


class Transferred(TypedDict):
    ship: str
    how: str
    kind: str
    island: int


class UniqueWorth(TypedDict):
    ship: str
    item: str
    gold: int


class Unloaded(TypedDict):
    ship: str
    island: int
    count: int
    seat: int


class WentDown(TypedDict):
    ship: str
    items: list[str]


Events = TypedDict(
    "Events",
    {
        "pirates-aboard": Nothing,
        "pirates-acts": Done,
        "pirates-aground": Nothing,
        "pirates-alit": Nothing,
        "pirates-bartered": OfIsland,
        "pirates-begins": OfSeat,
        "pirates-bewitched": OfShip,
        "pirates-bladed": OfShip,
        "pirates-boarded": Boarded,
        "pirates-breath": Volley,
        "pirates-broadside": Volley,
        "pirates-broke": OfTile,
        "pirates-built": Built,
        "pirates-burns": MastOf,
        "pirates-burnt-out": BurntOut,
        "pirates-came-about": ShipPose,
        "pirates-came-out": ShipPose,
        "pirates-cancelled": Ships,
        "pirates-cancelled-crew": CancelledCrew,
        "pirates-captured": OfShip,
        "pirates-cast-gun": CastGun,
        "pirates-changed-mode": ChangedMode,
        "pirates-charted": Nothing,
        "pirates-claimed": Ships,
        "pirates-cleared": OfShip,
        "pirates-coin-added": OfIsland,
        "pirates-coin-home": IslandOf,
        "pirates-coins-pulled": CoinsPulled,
        "pirates-coins-sent": CoinsSent,
        "pirates-crew-landed": CountAtIsland,
        "pirates-decreed": IslandOf,
        "pirates-deployed": Deployed,
        "pirates-derelict": OfShip,
        "pirates-dived": OfSeat,
        "pirates-docked": AtIsland,
        "pirates-doubled": OfShip,
        "pirates-drifted": TilePose,
        "pirates-drifted-ashore": AtIsland,
        "pirates-driven": OfShip,
        "pirates-duelled": Duelled,
        "pirates-enchanted": Enchanted,
        "pirates-end-marked": OfShip,
        "pirates-entangled": ShipPose,
        "pirates-escorted": Escorted,
        "pirates-eternal": OfShip,
        "pirates-event": Event,
        "pirates-event-joins": OfSeat,
        "pirates-events-gone": Nothing,
        "pirates-explored": Explored,
        "pirates-explores-hold": Ships,
        "pirates-fated": Fated,
        "pirates-feared": OfShip,
        "pirates-fired": Fired,
        "pirates-fires-out": OfShip,
        "pirates-first": OfSeat,
        "pirates-first-rolled": FirstRolled,
        "pirates-flag-falls": FlagsLeft,
        "pirates-flag-returns": FlagsLeft,
        "pirates-fleet-chosen": OfSeat,
        "pirates-fleets-shown": Nothing,
        "pirates-flew": Nothing,
        "pirates-flipped": KindOf,
        "pirates-fog-drifted": TilePose,
        "pirates-fog-lifts": OfTile,
        "pirates-fort-falls": OfIsland,
        "pirates-fort-named": FortNamed,
        "pirates-found": ShipPose,
        "pirates-found-unique": FoundUnique,
        "pirates-gone": OfShip,
        "pirates-gun-named": GunNamed,
        "pirates-haunts": OfIsland,
        "pirates-hexed": OfShip,
        "pirates-hired": ItemOf,
        "pirates-hit-does": Done,
        "pirates-home": IslandOf,
        "pirates-island-open": FateOf,
        "pirates-island-placed": IslandOf,
        "pirates-jammed": OfShip,
        "pirates-kept": Rolled,
        "pirates-lies-off": AtIsland,
        "pirates-loaded": CountAtIsland,
        "pirates-looked": Nothing,
        "pirates-looks-again": OfIsland,
        "pirates-looks-out": OfShip,
        "pirates-lost": ShipPose,
        "pirates-lost-hidden": KindOf,
        "pirates-lost-masts": LostMasts,
        "pirates-lost-piece": LostPiece,
        "pirates-marine-gone": OfIsland,
        "pirates-marine-hit": OfIsland,
        "pirates-marked": IslandOf,
        "pirates-marker-home": OfSeat,
        "pirates-masts-stand": OfShip,
        "pirates-mended": MastOf,
        "pirates-moved-over": Handed,
        "pirates-natives": Natives,
        "pirates-no-place": OfSeat,
        "pirates-offered": AtIsland,
        "pirates-over": Nothing,
        "pirates-passed": OfSeat,
        "pirates-peeked": Nothing,
        "pirates-peeked-island": OfIsland,
        "pirates-peeked-ship": OfShip,
        "pirates-plague": ItemOf,
        "pirates-pushed": Nothing,
        "pirates-put-ashore": PutAshore,
        "pirates-rafted": AtIsland,
        "pirates-raided": AtIsland,
        "pirates-rammed": Rammed,
        "pirates-ransom-paid": OfSeat,
        "pirates-ransom-stowed": OfShip,
        "pirates-ransomed": OfShip,
        "pirates-ready": OfSeat,
        "pirates-reborn": OfShip,
        "pirates-recruited": ItemOf,
        "pirates-released": OfShip,
        "pirates-revealed": ItemOf,
        "pirates-rolled": Rolled,
        "pirates-rolled-by": RolledBy,
        "pirates-runes": Rolled,
        "pirates-sailed": ShipPose,
        "pirates-sails": ShipPose,
        "pirates-salvaged": Salvaged,
        "pirates-sank": Sank,
        "pirates-saved-mast": OfShip,
        "pirates-saw": Nothing,
        "pirates-scared": OfIsland,
        "pirates-scuttled": Scuttled,
        "pirates-searched": OfShip,
        "pirates-second-action": OfShip,
        "pirates-sees": Sees,
        "pirates-sent": ItemOf,
        "pirates-shown": ItemOf,
        "pirates-smoke": TilePose,
        "pirates-spell-over": OfShip,
        "pirates-steadied": OfShip,
        "pirates-stolen": Handed,
        "pirates-stowed": OfSeat,
        "pirates-stuck": OfShip,
        "pirates-supply-chosen": OfSeat,
        "pirates-swapped": Ships,
        "pirates-swapped-coins": SwappedCoins,
        "pirates-switched": OfShip,
        "pirates-swoop": Volley,
        "pirates-swung": ShipPose,
        "pirates-taken": Handed,
        "pirates-taken-seen": OfItem,
        "pirates-takes-effect": ItemOf,
        "pirates-tile-placed": TilePlaced,
        "pirates-tile-rolled": OfTile,
        "pirates-token": Token,
        "pirates-took-in-tow": TookInTow,
        "pirates-took-unique": AtIsland,
        "pirates-transferred": Transferred,
        "pirates-treasure-hidden": Nothing,
        "pirates-turn": OfSeat,
        "pirates-undocked": OfShip,
        "pirates-unique-gone": ItemOf,
        "pirates-unique-worked": OfItem,
        "pirates-unique-worth": UniqueWorth,
        "pirates-unjammed": OfShip,
        "pirates-unloaded": Unloaded,
        "pirates-unsinkable": OfShip,
        "pirates-walls-hold": OfIsland,
        "pirates-went-down": WentDown,
        "pirates-whirled": ShipPose,
        "pirates-wind-rises": Nothing,
        "pirates-wolves": OfIsland,
    },
)
Events.__doc__ = """What each event has."""
