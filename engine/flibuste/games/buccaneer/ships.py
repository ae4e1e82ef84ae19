"""Chapter 5.5 (SHP): the ships in the roads."""

from ...core.atoms import Arg, Args, Word
from ...core.events import Event, EventSink
from ...core.fate import Fate
from .state import Setting, State
from .tables import GROUP, HOUSE_DECK, KINDS, SAID, Ship


def title(ship: Ship) -> Arg:
    """A ship's name in a message: what people typed on their own card, or our word for a house card."""
    return ship.name or Word(f"buccaneer-ship-{ship.id if ship in HOUSE_DECK else 'own'}")


def reveal(s: State, fate: Fate, emit: EventSink) -> None:
    """BUC-SHP-02, BUC-SHP-03: the next group is turned up, drawn from those nobody has seen."""
    for _ in range(GROUP):
        # which of them it is means nothing as long as nobody knows any
        known = s.setting.imagined or not s.setting.blank.issuperset(s.unseen)
        card = str(fate.answer("ship", s.unseen if known else s.unseen[:1]))
        fresh = card in s.setting.blank
        if fresh:
            s.setting = s.setting.told(_read_out(s.setting, card, fate))
        s.roads = (*s.roads, card)
        s.unseen = tuple(c for c in s.unseen if c != card)
        if fresh and emit.on:
            args: Args = {"ship": title(s.setting.cards[card])}
            emit(Event("buccaneer-read", args, {"ships": [card]}, "BUC-SHP-02", quiet=True))
    if emit.on:
        titles = [title(s.setting.cards[card]) for card in s.roads]
        opening = not s.boarded
        emit(Event("buccaneer-ships", {"ships": titles}, {"ships": list(s.roads), "opening": opening}, "BUC-SHP-02"))


def _read_out(setting: Setting, card: str, fate: Fate) -> Ship:
    """BUC-VAR-03: what a card says that is seen for the first time."""
    stands_in = setting.cards[card]
    if setting.imagined:
        return stands_in
    crew, ducats, wage, *shown = fate.throw(*SAID.items())
    treasures = tuple(KINDS.index(str(kind)) for kind in shown if kind in KINDS)
    return Ship(card, int(crew), int(ducats), int(wage), treasures, stands_in.name)


def sail_off(s: State, ship: str, captain: int) -> None:
    """BUC-ATT-13, BUC-SHP-01: the card is out."""
    s.roads = tuple(card for card in s.roads if card != ship)
    s.boarded = (*s.boarded, (ship, captain))
