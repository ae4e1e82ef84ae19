"""CSG-ACT-10: how pieces on the table are called in moves, logs and views."""

from collections.abc import Iterable

from ...core.atoms import Arg, Word
from .questions.table.cards import pieces
from .questions.table.items import card_of, is_coin, is_unique, item_named, name_of
from .state import State
from .tables import FORTS


def names_of(ships: Iterable[tuple[int, str]]) -> tuple[str, ...]:
    """Of ships by the seat that brought them and their card; of two of a kind the second ends in ``#2``.

    >>> names_of([(0, "RV-48"), (1, "RV-48"), (0, "RV-48")])
    ('0.RV-48', '1.RV-48', '0.RV-48#2')
    """
    found: list[str] = []
    for seat, card in ships:
        name = f"{seat}.{card}"
        again = sum(one.partition("#")[0] == name for one in found)
        found.append(f"{name}#{again + 1}" if again else name)
    return tuple(found)


def ship_named(s: State, name: str) -> int | None:
    """The number of the ship in play that is called so."""
    if name not in s.names:
        return None
    number = s.names.index(name)
    return number if s.ships[number] is not None else None


def called(s: State, number: int) -> str:
    """What messages call a ship: its proper name, the same in every language."""
    return pieces()[s.names[number].partition(".")[2].partition("#")[0]].name


def called_fort(card: str) -> Arg:
    """What messages call a fort: its proper name; a fort of the house has words instead."""
    row = FORTS[card]
    return Word(f"pirates-fort-{card}") if row["prov"] == "H" else str(row["name"])


def item_called(item: int) -> Arg:
    """What messages call crew, equipment and unique treasures, mostly in words; a coin goes by its value."""
    if is_coin(item):
        return Word(f"pirates-coin-{item}" if item else "pirates-coin")
    if is_unique(item):
        return Word(f"pirates-unique-{name_of(item)}")
    return card_of(item).said


def piece_called(name: str) -> Arg:
    """What an option calls a piece by its name, or one that lies face down."""
    return Word("pirates-face-down") if name == "down" else item_called(item_named(name))


def does(item: int) -> Word:
    """CSG-UNT-06: what is written on the card of a unique treasure."""
    return Word(f"pirates-unique-does-{name_of(item)}")
