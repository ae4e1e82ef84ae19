"""Positions of Buccaneer in one line, and whole games of random moves, for the tests of its rulebook.

Units are written top first: ``red-2/blue-35 | yellow-q/red-3`` is a crew of three (red-2 on blue-3 on blue-5) and a
crew of two; every piece that is not named lies as a single. House ships go by their number: ``S07`` is ``BUC-S07``.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import groupby
from random import Random
from typing import Final

import pytest
from hypothesis import settings
from hypothesis import strategies as st

from flibuste.core.atoms import Json
from flibuste.core.decision import Barred, Decision
from flibuste.core.events import Event
from flibuste.table import GAMES, Seat, Table

COLOURS: Final = ("red", "blue", "yellow", "black", "green")
RED, BLUE, YELLOW, BLACK, GREEN = range(5)
FACES: Final = "2345q"
KINDS: Final = ("chest", "barrel", "candlestick", "sabre")
SHIPS: Final[Mapping[str, Json]] = {card["id"]: card for card in GAMES["buccaneer"].data()["ships"]}

Tokens = tuple[int, int, int, int]
"""Chests, barrels, candlesticks, sabres."""


# --- setting up -------------------------------------------------------------------------------------------------------


def new_table(seats: int = 3, seed: int = 0, **options: Json) -> Table:
    return Table.new("buccaneer", captains(seats), options, seed)


def captains(seats: int) -> list[Seat]:
    return [Seat(f"Captain {i + 1}") for i in range(seats)]


def table_at(
    units: str = "",
    *,
    seats: int = 3,
    turn: int = RED,
    roads: str = "S01 S07 S13",
    boarded: str = "",
    purses: Sequence[int] | None = None,
    tokens: Sequence[Tokens] | None = None,
    stalled: bool = False,
    over: bool = False,
    luck: int = 0,
    **options: Json,
) -> Table:
    """A turn of `turn` begins (or the game is over). By default red boarded what is gone and got its loot, and blue,
    his second, the other treasures."""
    cards = {card["id"]: card for card in options["deck"]} if "deck" in options else SHIPS
    gone = [cards[ship_id(ship)] for ship in boarded.split()]
    named = piles(units)
    covered = {piece for pile in named for piece in pile}
    pieces = [f"{colour}-{face}" for colour in COLOURS[:seats] for face in FACES]
    return Table.at(
        "buccaneer",
        {
            "options": options,
            "colours": list(COLOURS[:seats]),
            "turn": turn,
            "units": [*named, *([piece] for piece in pieces if piece not in covered)],
            "purses": list(purses or [10 + sum(card["ducats"] for card in gone), *[10] * (seats - 1)]),
            "tokens": [dict(zip(KINDS, held, strict=True)) for held in tokens or _shared(gone, seats)],
            "roads": [ship_id(ship) for ship in roads.split()],
            "boarded": [[card["id"], RED] for card in gone],
            "stalled": stalled,
            "over": over,
            "luck": luck,
        },
    )


def _shared(gone: Sequence[Json], seats: int) -> list[Tokens]:
    held = [dict.fromkeys(KINDS, 0) for _ in range(seats)]
    for card in gone:
        for seat, kind in enumerate(card["treasures"]):
            held[seat][kind] += sum(h[kind] for h in held) < 6
    return [(h["chest"], h["barrel"], h["candlestick"], h["sabre"]) for h in held]


def ship_id(ship: str) -> str:
    return f"BUC-{ship}" if f"BUC-{ship}" in SHIPS else ship


def all_but(*ships: str) -> str:
    """The house ships without these, to be boarded already."""
    return " ".join(ship for ship in SHIPS if ship.removeprefix("BUC-") not in ships)


def card(name: str, min_crew: int = 2, ducats: int = 8, question_wage: int = 2, treasures: str = "sabre") -> Json:
    """A card of somebody's own deck (BUC-VAR-03)."""
    return {
        "id": name,
        "min_crew": min_crew,
        "ducats": ducats,
        "question_wage": question_wage,
        "treasures": treasures.split(),
    }


def piles(text: str) -> list[list[str]]:
    return [
        [f"{part.split('-')[0].strip()}-{face}" for part in pile.split("/") for face in part.strip().split("-")[1]]
        for pile in text.split("|")
        if pile.strip()
    ]


# --- looking at a table -----------------------------------------------------------------------------------------------


def units(table: Table) -> set[str]:
    """All units, values and all, as `table_at` takes them."""
    return {written(pile) for pile in table.position()["units"]}


def written(pile: Sequence[str]) -> str:
    split = [piece.split("-") for piece in pile]
    return "/".join(
        f"{colour}-{''.join(face for _, face in same)}" for colour, same in groupby(split, lambda part: part[0])
    )


def shown(table: Table, top: str, seat: int | None = None) -> Json:
    """The unit with this piece on top, as a seat sees it."""
    return next(unit for unit in table.view(seat)["units"] if unit["id"] == top)


def purses(table: Table) -> list[int]:
    return list(table.position()["purses"])


def tokens(table: Table) -> list[Tokens]:
    return [(h["chest"], h["barrel"], h["candlestick"], h["sabre"]) for h in table.position()["tokens"]]


def roads(table: Table) -> set[str]:
    return {ship.removeprefix("BUC-") for ship in table.view()["ships"]["open"]}


def gone(table: Table) -> set[str]:
    return {row["ship"].removeprefix("BUC-") for row in table.view()["ships"]["boarded"]}


def asked(table: Table) -> tuple[int, str]:
    """Who is asked, and by which rule."""
    assert table.decision
    return table.decision.seat, table.decision.rule


def allowed(table: Table) -> set[str]:
    assert table.decision
    return {option.id for option in table.decision.options if not option.barred}


def barred(table: Table) -> dict[str, str | None]:
    """The options that are shown but may not be taken, with the rule that forbids them."""
    assert table.decision
    return {option.id: option.barred.rule for option in table.decision.options if option.barred}


def refusal(table: Table, option: str) -> str | None:
    """The rule by which a move is refused; it must be refused, and must change nothing."""
    before = table.position()
    with pytest.raises(Barred) as refused:
        table.play(option)
    assert table.position() == before
    return refused.value.rule


# --- playing ----------------------------------------------------------------------------------------------------------


def play(table: Table, *options: str) -> list[Event]:
    return [event for option in options for event in table.play(option)]


def keys(events: Sequence[Event]) -> list[str]:
    return [event.key.removeprefix("buccaneer-") for event in events]


def heard(events: Sequence[Event], key: str) -> list[Event]:
    return [event for event in events if event.key == f"buccaneer-{key}"]


VARIANTS: Final[Mapping[str, Mapping[str, Json]]] = {
    "house": {},
    "short": {"groups": 2, "tie_break": "tokens"},
    "open": {"open_crews": True, "closed_purses": True},
    "hoard": {"deck": [card(f"own-{i}", 2 + i % 6, 5 * i, i % 3, "chest chest") for i in range(12)]},
    "locked": {"deck": [card(f"own-{i}", 9, 30) for i in range(3)]},
}
"""Options to play with: `hoard` runs out of chests, `locked` runs into stalemates."""


@dataclass(frozen=True)
class Step:
    decision: Decision
    option: str
    before: Json
    after: Json
    events: Sequence[Event]


@dataclass(frozen=True)
class Told:
    """A whole game: every position, every move, everything that was told."""

    seats: int
    opening: Sequence[Event]
    first: Json
    steps: Sequence[Step]
    table: Table

    def positions(self) -> Iterator[Json]:
        yield self.first
        for step in self.steps:
            yield step.after

    def events(self) -> Iterator[Event]:
        yield from self.opening
        for step in self.steps:
            yield from step.events

    def retold(self) -> Iterator[Table]:
        """The table, before every entry and at the end."""
        table = Table.load({**self.table.save(), "log": []})
        yield table
        for step in self.steps:
            table.play(step.option)
            yield table


@lru_cache(maxsize=200)
def random_game(seats: int, seed: int, variant: str) -> Told:
    table, rng = new_table(seats, seed, **VARIANTS[variant]), Random(seed)
    opening, first, steps = table.events, table.position(), []
    before = first
    while decision := table.decision:
        option = rng.choice([option.id for option in decision.options if not option.barred])
        events = table.play(option)
        after = table.position()
        steps.append(Step(decision, option, before, after, events))
        before = after
    return Told(seats, opening, first, steps, table)


def games(*variants: str) -> st.SearchStrategy[Told]:
    return st.builds(random_game, st.integers(3, 5), st.integers(0, 2**16), st.sampled_from(variants or ("house",)))


some_games = settings(max_examples=10, deadline=None)
