"""Tables of Nassau in a few words, and tokens and dice that fall as a test wants, for the tests of its rulebook.

``town(own(rum=2), at="4.c")`` is Anne's turn in town, ``sea(own(harpoon=3), boat="D")`` at sea, ``acting(...)`` once
her boat has arrived. `own` says what a player has, as far as it is not what everybody begins with. The tiles of the
town lie as in a first game; opponents, outposts, towers and posts lie where `foes`, `outposts`, `towers` and `posts`
put them, by zones, and the others anywhere. Every step checks all invariants of the table.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from random import Random
from typing import Any, Final

from flibuste.core.atoms import Json
from flibuste.core.seat import Seat
from flibuste.games.nassau import GAME
from flibuste.games.nassau.gains import ITEMS
from flibuste.games.nassau.places import OUTPOST_ZONES, POST_ZONES, TOWER_ZONES, ZONES, foe_zones
from flibuste.games.nassau.state import Player, State
from flibuste.games.nassau.tables import ANIMALS, GOOD_KINDS, WEAPONS
from flibuste.table import Table
from tests.games.trial import Trial

ANNE, JACK, MARY, BART = range(4)
COLOURS: Final = ("red", "yellow", "green", "blue")


class Board(Trial[State]):
    """A game to be looked at and played in tests. `told`: answers by what fate is asked ("token", "die", "tale" with
    the card's number as a word, "good", "animal", ...)."""

    def __init__(self, position: Json, **told: Any) -> None:
        super().__init__("nassau", position, **told)

    @property
    def asked(self) -> tuple[int, str]:
        """Who is asked, and which question: (0, "act")."""
        return self.decision.seat, self.decision.key.removeprefix("nassau-ask-")

    def player(self, seat: int = ANNE) -> Player:
        return self.state.players[seat]

    def told(self, key: str) -> Mapping[str, Json]:
        """The data of the last event of this kind that the last answer told of."""
        return next(event.data for event in reversed(self.events) if event.key == f"nassau-{key}")

    def item(self, name: str, seat: int = ANNE) -> int:
        """How many doubloons, rum, bombs, contracts or compasses."""
        return self.player(seat).items[ITEMS.index(name)]

    def goods(self, seat: int = ANNE) -> dict[str, int]:
        """The goods in the holds."""
        return {kind: n for kind, n in zip(GOOD_KINDS, self.player(seat).goods, strict=True) if n}

    def hand(self, seat: int = ANNE) -> set[int]:
        """The numbers of the tales in hand."""
        return {i + 1 for i in range(74) if self.player(seat).hand >> i & 1}

    def scores(self) -> list[int]:
        return [player.score for player in self.state.players]

    def written(self) -> Json:
        """The position as JSON."""
        return GAME.write(self.state)

    def lines(self, seat: int = ANNE) -> dict[str, int]:
        """The lines of the score as the table stands, by their keys: {"towers": 4, ...}."""
        from flibuste.games.nassau.estates import score_state

        return {line.key.removeprefix("nassau-line-"): line.points for line in score_state(self.state).lines[seat]}

    def table(self) -> Table:
        return Table.at("nassau", GAME.write(self.state))


def own(
    *,
    goods: str = "",
    animals: str = "",
    sailors: int = 2,
    outside: Mapping[str, Json] | None = None,
    **counts: Json,
) -> Json:
    """What a player has. `goods="silver spice"`; `animals="rat cat"`: on the seats from the first on, so that those
    beyond the sailors wait; any weapon (the printed one included) and any item by its name (`harpoon=3, rum=2`); any
    other field of a player as in a position (`crates=4, sails=3, laid=2, hand=[1, 7], tavern=["TT-1"]`). What is not
    named: as at the start, without animals, and with 8 pirates standing less those elsewhere."""
    row: dict[str, Json] = {
        "sailors": list(range(sailors)),
        "animals": [*animals.split(), *[None] * (5 - len(animals.split()))],
        "weapons": {name: counts.pop(name, 1) for name in WEAPONS},
        "items": {name: counts.pop(name, 1 if name in ("rum", "doubloon") else 0) for name in ITEMS},
        "goods": {kind: goods.split().count(kind) for kind in GOOD_KINDS},
        "hand": [],
    }
    assert {*animals.split()} <= {*ANIMALS}
    return {**row, **counts, **(outside or {})}


@cache
def _dealt(seats: int, options: tuple[tuple[str, Json], ...]) -> Json:
    table = Table.new(
        "nassau", [Seat(f"Captain {i + 1}") for i in range(seats)], {"layout": "first_game", **dict(options)}, 1
    )
    return table.position()


def _laid(rows: Sequence[Json], zones: Sequence[int], wanted: Mapping[str, Sequence[Json]]) -> list[Json]:
    """The rows by slot, so that those that are wanted in a zone lie in its first slots; the others fill the rest."""
    named = {row[0]: row for rows_of in wanted.values() for row in rows_of}
    spare = [row for row in rows if row[0] not in named]
    found: list[Json] = [None] * len(rows)
    for zone, rows_of in wanted.items():
        slots = [i for i, z in enumerate(zones) if ZONES[z] == zone]
        assert len(rows_of) <= len(slots), f"zone {zone} has {len(slots)} slots"
        for slot, row in zip(slots, rows_of, strict=False):
            found[slot] = row
    for i, row in enumerate(found):
        if row is None:
            found[i] = spare.pop(0)
    return found


def position(
    *players: Json,
    seats: int = 2,
    agenda: Json = None,
    foes: Mapping[str, Mapping[str, Sequence[int] | None]] | None = None,
    outposts: Mapping[str, tuple[str, int | None]] | None = None,
    towers: Mapping[str, Sequence[tuple[str, int | None, int]]] | None = None,
    posts: Mapping[str, Sequence[tuple[str, str | None]]] | None = None,
    fields: Mapping[str, Json] | None = None,
    **options: Json,
) -> Json:
    """A position. `foes={"B": {"OP-KRA-2": [1, 0]}}`: opponents with the crates of each seat on them (the rest of the
    zone's slots is filled with others; a defeated one is to be named in a player's `defeated` and None here);
    `outposts={"C": ("OU-6", 1)}`, `towers={"A": [("WT-02", 0, 3)]}`, `posts={"B": [("TP-03", "silver")]}`."""
    rows = [dict(row) for row in players] + [own() for _ in range(len(players), seats)]
    base = dict(_dealt(len(rows), tuple(sorted(options.items()))))
    n = len(rows)
    for row, dealt in zip(rows, base["players"], strict=True):
        row.setdefault("hideout", dealt["hideout"])
    derived = ("bag", "pile", "tales", "luck", "salts", "offerings", "dutch", "dolphin", "turn", "taken")
    kept = {key: value for key, value in base.items() if key not in derived}
    kept["foes"] = _laid(
        base["foes"],
        foe_zones(n),
        {zone: [[foe, None if c is None else list(c)] for foe, c in row.items()] for zone, row in (foes or {}).items()},
    )
    kept["outposts"] = _laid(base["outposts"], OUTPOST_ZONES, {z: [list(row)] for z, row in (outposts or {}).items()})
    kept["towers"] = _laid(
        base["towers"], TOWER_ZONES, {z: [list(row) for row in of] for z, of in (towers or {}).items()}
    )
    spread = {z: [list(row) for row in of] for z, of in (posts or {}).items()}
    kept["posts"] = _laid(base["posts"], POST_ZONES, spread)
    return {
        **kept,
        "colours": list(COLOURS[:n]),
        "players": rows,
        "display": base["display"],
        "agenda": agenda or [["RoundOver"], ["MakeReady"], ["SeaPhase"], ["TownTurn", 0]],
        **(fields or {}),
    }


def away(pirates: int) -> dict[str, tuple[str, int | None]]:
    """Outposts at sea where so many of Anne's pirates stand."""
    return {ZONES[zone]: (f"OU-{i + 1}", ANNE) for i, zone in enumerate(OUTPOST_ZONES[:pirates])}


def town(*players: Json, at: str = "4.c", turn: int = ANNE, told: dict[str, Any] | None = None, **where: Any) -> Board:
    """Somebody's turn in town (Anne's): the captain stands at a space. Whoever has passed (`fields={"passed": [1]}`)
    needs a boat and a quay."""
    fields = {"captain": at, "visited": [at], "turn": turn, **where.pop("fields", {})}
    agenda = where.pop("agenda", [["RoundOver"], ["MakeReady"], ["SeaPhase"], ["TownTurn", turn]])
    return Board(position(*players, agenda=agenda, fields=fields, **where), **(told or {}))


def _at_sea(players: Sequence[Json], boat: str, seats: int) -> list[Json]:
    """Everybody's boat is in the water: the first one's where it is wanted, the others' in the harbour."""
    rows = [dict(row) for row in players] + [own() for _ in range(len(players), seats)]
    for quay, row in enumerate(rows):
        row.setdefault("boat", boat if quay == 0 else "A")
        row.setdefault("quay", quay)
    return rows


def sea(
    *players: Json, boat: str = "A", turn: int = ANNE, seats: int = 2, told: dict[str, Any] | None = None, **where: Any
) -> Board:
    """Somebody's turn at sea (Anne's), whose boat is in a zone."""
    rows = _at_sea(players, boat, seats)
    fields = {"turn": turn, "passed": list(range(len(rows))), **where.pop("fields", {})}
    agenda = where.pop("agenda", [["RoundOver"], ["MakeReady"], ["SeaTurn", turn]])
    return Board(position(*rows, seats=seats, agenda=agenda, fields=fields, **where), **(told or {}))


def acting(*players: Json, boat: str = "A", seats: int = 2, told: dict[str, Any] | None = None, **where: Any) -> Board:
    """Anne's boat has arrived in a zone, her provision is paid: which action?"""
    agenda = [["RoundOver"], ["MakeReady"], ["SeaTurn", 1], ["Act", 0]]
    return sea(*players, boat=boat, seats=seats, agenda=agenda, told=told, **where)


def new(seats: int = 3, seed: int = 0, **options: Json) -> Table:
    return Table.new("nassau", [Seat(f"Captain {i + 1}") for i in range(seats)], options, seed)


def random_game(seats: int, seed: int, **options: Json) -> Table:
    """A whole game of random moves."""
    table, rng = new(seats, seed, **options), Random(seed)
    while (decision := table.decision) is not None:
        table.play(rng.choice([option.id for option in decision.options if not option.barred]))
    return table
