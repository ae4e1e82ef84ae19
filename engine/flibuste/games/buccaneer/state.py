"""What lies on the table, as plain data that is cheap to copy."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any, Self

from ...core.atoms import Json, Word
from ...core.frozen import frozen
from .tables import FACES, KINDS, SET, TOKENS, Ship

Unit = tuple[int, ...]
"""A pile of pieces, top first. A piece is a number: its seat times five plus the number of its face."""


def owner(unit: Unit) -> int:
    """BUC-CRW-07: a unit belongs to the seat whose colour is on top, who may have any number of them (BUC-CRW-10)."""
    return unit[0] // SET


def sign(unit: Unit) -> Word:
    """What the top piece shows: a number or a question mark, which has a name. It lies open (BUC-INF-01)."""
    return Word(f"buccaneer-value-{FACES[unit[0] % SET]}")


def second(unit: Unit) -> int:
    """The seat whose piece lies directly under the captain's."""
    return unit[1] // SET


def write_card(card: Ship) -> dict[str, Json]:
    """A card as a deck has it (BUC-VAR-03); `name` is None for a house card, whose name is a word of ours."""
    return {
        "id": card.id,
        "min_crew": card.min_crew,
        "ducats": card.ducats,
        "question_wage": card.question_wage,
        "treasures": [KINDS[k] for k in card.treasures],
        "name": card.name or None,
    }


@frozen
class Setting:
    """What does not change during a game: the seats, the options, the names of pieces and ships."""

    seats: int
    colours: tuple[str, ...]
    options: Mapping[str, Any]
    cards: Mapping[str, Ship]
    ships: int
    """How many ships are boarded in the whole game (15, or fewer in a short one)."""
    names: tuple[str, ...]
    pieces: Mapping[str, int]
    open_crews: bool
    blank: frozenset[str] = frozenset()
    """BUC-VAR-03: cards that nobody has told yet; in `cards` ours stand in for them."""
    imagined: bool = False
    """A bot's world: the cards that stand in are turned up as they are."""

    def told(self, ship: Ship) -> "Setting":
        """With what a card says that was blank; as if it had been typed in before."""
        deck = [
            write_card(ship) if id_ == ship.id else card
            for id_, card in zip(self.cards, self.options["deck"], strict=True)
        ]
        return replace(
            self,
            options={**self.options, "deck": deck},
            cards={**self.cards, ship.id: ship},
            blank=self.blank - {ship.id},
        )

    @staticmethod
    def of(
        colours: tuple[str, ...],
        options: Mapping[str, Any],
        deck: tuple[Ship, ...],
        ships: int,
        blank: frozenset[str] = frozenset(),
    ) -> "Setting":
        names = tuple(f"{colour}-{face}" for colour in colours for face in FACES)
        return Setting(
            seats=len(colours),
            colours=colours,
            options=options,
            cards={ship.id: ship for ship in deck},
            ships=ships,
            names=names,
            pieces={name: i for i, name in enumerate(names)},
            open_crews=options["open_crews"],
            blank=blank,
        )


@dataclass(slots=True)
class State:
    """A position of the game."""

    setting: Setting
    luck: int
    agenda: list[Any]
    turn: int
    units: list[Unit]
    """All units; a new crew takes the mover's place, so that nothing on the quay is reordered."""
    purses: list[int]
    reserve: int
    """Ducats outside all purses; a ledger that may go below zero (BUC-PAY-14)."""
    tokens: list[tuple[int, ...]]
    """Per seat the number of tokens of each kind."""
    roads: tuple[str, ...]
    """The face-up ships."""
    unseen: tuple[str, ...]
    """Cards that nobody has seen, in no order: the deck's order is drawn when cards are turned up. In a short game
    some of them never come."""
    boarded: tuple[tuple[str, int], ...]
    """Ships gone, each with the captain who boarded it."""
    stalled: bool
    """A stalemate was declared and no ship has been boarded since (BUC-STL-03)."""
    over: bool

    def copy(self) -> Self:
        return type(self)(
            self.setting, self.luck, self.agenda[:], self.turn, self.units[:], self.purses[:], self.reserve,
            self.tokens[:], self.roads, self.unseen, self.boarded, self.stalled, self.over,
        )  # fmt: skip

    def find(self, piece: Any) -> Unit | None:
        """The unit with this piece (its name) on top, which is how units are named."""
        top = self.setting.pieces.get(piece)
        return next((u for u in self.units if u[0] == top), None)

    def top(self, unit: Unit) -> str:
        return self.setting.names[unit[0]]

    def place(self, unit: Unit) -> str:
        """The unit's place on the board, as the page knows it."""
        return f"unit:{self.setting.names[unit[0]]}"

    def of(self, seat: int) -> list[Unit]:
        return [u for u in self.units if u[0] // SET == seat]

    @property
    def deck(self) -> int:
        """How many ships will still be turned up."""
        return self.setting.ships - len(self.boarded) - len(self.roads)

    def left(self, kind: int) -> int:
        """Tokens of a kind that nobody holds."""
        return TOKENS[kind] - sum(held[kind] for held in self.tokens)
