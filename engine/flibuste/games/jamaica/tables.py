"""Chapter 2 and 10: what lies in the box, and where the lanes of the course lead."""

from typing import Final, NamedTuple

from ...core.atoms import Move
from ...core.tables import read_table

DATA: Final = read_table(__loader__, __file__, "jamaica.data.json")  # type: ignore[name-defined]

COLOURS: Final[tuple[str, ...]] = tuple(p["colour"] for p in DATA["pirates"])
GHOST_COLOUR: Final[str] = DATA["ghost_ship"]["colour"]
MIN_SEATS: Final = 2
MAX_SEATS: Final = 6

# ---- goods: a hold is a number, its count times eight plus its kind; an empty hold is 0

GOLD, FOOD, POWDER, PERSON = 1, 2, 3, 4
"""Kinds of what a hold contains; of a person the count is the number of the character (JAM-CREW-08)."""
KINDS: Final = ("none", "gold", "food", "powder", "crew")
START_HOLDS: Final[tuple[int, ...]] = (
    *(row["count"] << 3 | KINDS.index(row["resource"]) for row in DATA["ship"]["start"]),
    *[0] * (DATA["ship"]["holds"] - len(DATA["ship"]["start"])),
)
BOARD_HOLDS: Final[int] = DATA["ship"]["holds"]
GHOST_HOLDS: Final[tuple[int, ...]] = (
    *(gold << 3 | GOLD for gold in DATA["ghost_ship"]["start_gold_holds"]),
    *[0] * (DATA["ghost_ship"]["holds"] - len(DATA["ghost_ship"]["start_gold_holds"])),
)
"""JAM-GHOST-02: what the Ghost Ship starts with."""
HAND: Final = 3
"""JAM-SET-06, JAM-FLOW-07: cards in hand; one more with Morgan's Map or the Cartographer."""

# ---- action cards and dice

FORWARD, BACK = 5, 6
ICONS: Final = {"gold": GOLD, "food": FOOD, "powder": POWDER, "forward": FORWARD, "back": BACK}
ICON_NAMES: Final = {number: name for name, number in ICONS.items()}
CARDS: Final[tuple[str, ...]] = tuple(card["id"] for card in DATA["action_cards"])
CARD_ICONS: Final = tuple((ICONS[card["morning"]], ICONS[card["evening"]]) for card in DATA["action_cards"])
DECK: Final = (1 << len(CARDS)) - 1
"""A set of action cards is a number with a bit for each."""
DIE: Final[tuple[int, ...]] = tuple(DATA["dice"]["action"]["faces"])
COMBAT_DIE: Final[tuple[int | str, ...]] = tuple(DATA["dice"]["combat"]["faces"])
STAR: Final = 99
"""JAM-CBT-10: the star as a roll; it has no number."""
LADY_BETH: Final = 2
"""JAM-PWR-06, JAM-CREW-C01: what Lady Beth and Sir Beth add to a number on the combat die."""

_cards_of: dict[int, tuple[str, ...]] = {}
_plays_of: dict[int, tuple[Move, ...]] = {}


def cards_of(cards: int) -> tuple[str, ...]:
    """The names of a set of action cards."""
    names = _cards_of.get(cards)
    if names is None:
        names = _cards_of[cards] = tuple(name for i, name in enumerate(CARDS) if cards >> i & 1)
    return names


def plays_of(hand: int) -> tuple[Move, ...]:
    """The moves of choosing one card of a hand."""
    moves = _plays_of.get(hand)
    if moves is None:
        moves = _plays_of[hand] = tuple(("card", name) for name in cards_of(hand))
    return moves


CARD_NUMBER: Final = {name: i for i, name in enumerate(CARDS)}

# ---- treasures: numbered from 1; 0 is a card that nobody has seen


class TreasureCard(NamedTuple):
    """A treasure card; `up` is laid face up at once (JAM-TRE-01, JAM-CREW-19)."""

    id: str
    value: int
    up: bool
    cursed: bool


def _treasures(rows: list[dict[str, object]]) -> tuple[TreasureCard, ...]:
    cards = [TreasureCard(str(r["id"]), int(str(r["value"])), r["face"] == "up", r["type"] == "cursed") for r in rows]
    return (TreasureCard("?", 0, up=False, cursed=False), *cards)


BASE_TREASURES: Final = _treasures(DATA["treasures_base"]["cards"])
CREW_TREASURES: Final = _treasures(DATA["treasures_crew"]["cards"])
_POWERS: Final = {card["power"]: 1 << i for i, card in enumerate(DATA["treasures_base"]["cards"], 1) if card["power"]}
MAP, SABRE, BETH, SIXTH = (_POWERS[power] for power in ("map", "sabre", "beth", "sixth_hold"))
"""The power cards as bits of a set of treasures; only where The Crew is not in play."""
PILE: Final[int] = DATA["treasures_base"]["used_per_game"]
AMULETS: Final = sum(1 << i for i, card in enumerate(DATA["treasures_crew"]["cards"], 1) if card.get("amulet"))
YOUKOUNKOUN: Final = sum(1 << i for i, card in enumerate(DATA["treasures_crew"]["cards"], 1) if card["face"] == "up")

# ---- the crew

CHARACTERS: Final[tuple[str, ...]] = tuple(c["id"] for c in DATA["crew"]["characters"])
HOUSE_VALUES: Final = tuple((c["value_top"], c["value_bottom"]) for c in DATA["crew"]["characters"])
PRINTED: Final = "king"
"""The one character whose printed values are known; those of the others are the house's."""
CODE: Final = {name: i << 3 | PERSON for i, name in enumerate(CHARACTERS)}
"""A character as the content of a hold."""
MERCHANTS: Final = tuple(
    (CODE[who], 1 << KINDS.index(pair[0]) | 1 << KINDS.index(pair[1]))
    for who, pair in DATA["crew"]["merchant_pairs"].items()
)
SHIPOWNER_POINTS: Final = 3
BISHOP_POINTS: Final = 2
CELLS: Final[tuple[str, ...]] = tuple(cell["cell"] for cell in DATA["crew"]["tavern"]["cells"])
STAIRS: Final = CELLS.index(DATA["crew"]["tavern"]["stairs_cell"])
_AT: Final = {(cell["row"], cell["col"]): i for i, cell in enumerate(DATA["crew"]["tavern"]["cells"])}
NEIGHBOURS: Final = tuple(
    tuple(_AT[r + dr, c + dc] for dr, dc in ((-1, 0), (0, -1), (0, 1), (1, 0)) if (r + dr, c + dc) in _AT)
    for r, c in _AT
)
"""JAM-CREW-SET-02: the cells that border each cell of the tavern."""

# ---- the course: a place is 50 times the lap plus the space

NODES: Final = len(DATA["board"]["spaces"])
FINISH: Final = NODES
"""JAM-POS-02: Port Royal, lap 1."""
LAP_RANK: Final[int] = DATA["board"]["race_rank_per_lap"]
CIRCUIT: Final[int] = DATA["board"]["circuit_steps_short"]
"""JAM-POS-04: how many spaces the short way round has; a lap of the race ranks is as long."""
_SPACES: Final = DATA["board"]["spaces"]
KIND_OF: Final[tuple[str, ...]] = tuple(space["kind"] for space in _SPACES)
COST: Final[tuple[int, ...]] = tuple(space["cost"] for space in _SPACES)
COST_KIND: Final = tuple(KINDS.index(space["cost_resource"] or "none") for space in _SPACES)
SCORE: Final[tuple[int, ...]] = tuple(space["score"] for space in _SPACES)
RANK: Final[tuple[int, ...]] = tuple(space["race_rank"] for space in _SPACES)
NEXT: Final = tuple(tuple(space["next"]) for space in _SPACES)
PREV: Final = tuple(tuple(space["prev"]) for space in _SPACES)
BORDERS: Final = tuple((*NEXT[node], *PREV[node]) for node in range(NODES))
"""JAM-RUL-39: the spaces one edge away, in either direction."""
LAIRS: Final[int] = sum(1 << node for node in DATA["board"]["lairs"])
LOST_POINTS: Final[int] = min(DATA["scoring"]["space_values"])
HOME_POINTS: Final[int] = max(DATA["scoring"]["space_values"])


def places_after(place: int) -> list[int]:
    """JAM-POS-01, JAM-MOVE-05: one step ahead; into Port Royal the next lap begins, and at the finish there is none."""
    if place == FINISH:
        return []
    return [place - place % NODES + (after or NODES) for after in NEXT[place % NODES]]


def places_before(place: int) -> list[int]:
    """JAM-POS-01: one step back; from Port Royal into the lap before."""
    lap = place // NODES - (place % NODES == 0)
    return [lap * NODES + node for node in PREV[place % NODES]]


def race(place: int) -> int:
    """JAM-POS-04: how far along the race a place is.

    >>> race(0), race(FINISH), race(-1) < 0
    (0, 224, True)
    """
    return LAP_RANK * (place // NODES) + RANK[place % NODES]


def space_points(place: int) -> int:
    """JAM-SCORE-02, JAM-SCORE-03: the number of the space; all before the mark, and behind the start, costs 5.

    >>> space_points(FINISH), space_points(41), space_points(40), space_points(0), space_points(41 - NODES)
    (15, 2, -5, -5, -5)
    """
    if place >= FINISH:
        return HOME_POINTS
    return SCORE[place] if place > 0 else LOST_POINTS
