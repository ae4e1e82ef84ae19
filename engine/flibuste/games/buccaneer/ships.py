"""Chapter 5.5 (SHP): the ships in the roads."""

from ...core.atoms import Arg, Word
from ...core.events import Event, Tell
from ...core.fate import Fate
from .state import State
from .tables import GROUP, HOUSE_DECK, Ship


def title(ship: Ship) -> Arg:
    """A ship's name in a message: what people typed on their own card, or our word for a house card."""
    return ship.name or Word(f"buccaneer-ship-{ship.id if ship in HOUSE_DECK else 'own'}")


def reveal(s: State, fate: Fate, tell: Tell) -> None:
    """BUC-SHP-02, BUC-SHP-03: the next group is turned up, drawn from those nobody has seen."""
    cards: list[str] = []
    for _ in range(GROUP):
        card = str(fate.answer("ship", s.unseen))
        cards.append(card)
        s.unseen = tuple(c for c in s.unseen if c != card)
    s.roads = tuple(cards)
    if tell.on:
        titles = [title(s.setting.cards[card]) for card in cards]
        opening = not s.boarded
        tell(Event("buccaneer-ships", {"ships": titles}, {"ships": cards, "opening": opening}, "BUC-SHP-02"))


def sail_off(s: State, ship: str, captain: int) -> None:
    """BUC-ATT-13, BUC-SHP-01: the card is out."""
    s.roads = tuple(card for card in s.roads if card != ship)
    s.boarded = (*s.boarded, (ship, captain))
