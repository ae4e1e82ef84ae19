"""Chapter 3 (SET) and 7 (VAR): the set-up and its options."""

from collections.abc import Mapping, Sequence
from typing import Final

from ...core.agenda import Ask, Auto, then
from ...core.atoms import Json, Move, Name
from ...core.decision import Decision, Option
from ...core.events import Event, EventSink
from ...core.fate import Fate
from ...core.faults import SetupError
from ...core.frozen import frozen
from ...core.gate import WORD_LIMIT, shown
from ...core.options import OptionSpec
from .pay import reserve_of
from .ships import reveal
from .state import Setting, State
from .tables import GROUP, HOUSE_DECK, KINDS, SAID, SET, START_DUCATS, Ship
from .turn import TurnStart

_FIELDS: Final = {"min_crew": SAID["crew"], "ducats": SAID["ducats"], "question_wage": SAID["wage"]}
_DECK_RULE: Final = "BUC-VAR-03"
_DECK_LIMIT: Final = 60
WHOLE: Final = 5
"""The number of groups of a whole game."""


def read_deck(cards: Json) -> tuple[Ship, ...]:
    """BUC-VAR-03: the cards that people typed in; SetupError says which card is wrong and how. For a card without
    numbers, which is told when it is turned up, one of ours stands in."""
    if not isinstance(cards, list) or not cards or len(cards) % GROUP or len(cards) > _DECK_LIMIT:
        raise SetupError(f"a deck is a list of 3, 6, 9, ... {_DECK_LIMIT} cards, not {_size(cards)}", _DECK_RULE)
    ships = tuple(_read_card(card, i) for i, card in enumerate(cards, 1))
    if len({ship.id for ship in ships}) < len(ships):
        raise SetupError("two cards have the same id", _DECK_RULE)
    return ships


def is_blank(card: Mapping[str, Json]) -> bool:
    """BUC-VAR-03: whether nobody has told yet what this card of a deck says."""
    return not any(name in card for name in (*_FIELDS, "treasures"))


def _size(cards: Json) -> str:
    return f"{len(cards)} cards" if isinstance(cards, list) else shown(cards)


def _read_card(card: Json, number: int) -> Ship:
    if not isinstance(card, dict):
        raise SetupError(f"card {number} is not an object", _DECK_RULE)
    if is_blank(card):
        house = HOUSE_DECK[(number - 1) % len(HOUSE_DECK)]
        card = {
            **card,
            **{name: getattr(house, name) for name in _FIELDS},
            "treasures": [KINDS[k] for k in house.treasures],
        }
    for name, fits in _FIELDS.items():
        value = card.get(name)
        if type(value) is not int or value not in fits:
            raise SetupError(f"card {number}: {name} is {shown(value)}; it is from {fits[0]} to {fits[-1]}", _DECK_RULE)
    treasures = card.get("treasures")
    if not isinstance(treasures, list) or len(treasures) not in (1, 2) or any(t not in KINDS for t in treasures):
        known = ", ".join(KINDS)
        raise SetupError(f"card {number}: treasures are one or two of {known}, not {shown(treasures)}", _DECK_RULE)
    # the deck that the game shows has cards without a name
    name = "" if card.get("name") is None else card["name"]
    card_id = card.get("id", f"own-{number}")
    if not isinstance(name, str) or not isinstance(card_id, str) or not card_id or ":" in card_id:
        raise SetupError(f"card {number}: its id or name is not a word", _DECK_RULE)
    if max(len(name), len(card_id)) > WORD_LIMIT:
        raise SetupError(f"card {number}: its id or name is longer than {WORD_LIMIT} characters", _DECK_RULE)
    kinds = tuple(KINDS.index(t) for t in treasures)
    return Ship(card_id, card["min_crew"], card["ducats"], card["question_wage"], kinds, name)


OPTIONS: Final = (
    OptionSpec("open_crews", "flag", False, "BUC-VAR-01"),
    OptionSpec("closed_purses", "flag", False, "BUC-VAR-02"),
    OptionSpec("groups", "choice", WHOLE, "BUC-VAR-06", (2, 3, 4, WHOLE)),
    OptionSpec("stalemate", "choice", "reset", "BUC-VAR-04", ("reset", "end")),
    OptionSpec("tie_break", "choice", "shared", "BUC-VAR-05", ("shared", "tokens")),
    OptionSpec("start", "seat", None, "BUC-SET-07"),
    OptionSpec("deck", "data", "house", _DECK_RULE, check=read_deck),
)


def setting_of(colours: Sequence[str], options: Mapping[str, Json]) -> Setting:
    """The unchanging part of a game with these options (already checked); BUC-DEC-06: its colours."""
    deck = HOUSE_DECK if options["deck"] == "house" else read_deck(options["deck"])
    typed = [] if options["deck"] == "house" else options["deck"]
    blank = (ship.id for ship, card in zip(deck, typed, strict=False) if is_blank(card))
    groups = options["groups"]
    # Five groups are no short game but the whole deck, however many cards people typed in.
    ships = len(deck) if groups == WHOLE else min(len(deck), GROUP * groups)
    return Setting.of(tuple(colours), options, deck, ships, frozenset(blank))


def first_state(setting: Setting, luck: int) -> State:
    """BUC-SET-02, BUC-SET-03, BUC-SET-04, BUC-SET-05: five singles each, ten ducats each, the rest in open reserves."""
    n = setting.seats
    return State(
        setting=setting,
        luck=luck,
        agenda=[Opening()],
        turn=0,
        units=[(piece,) for piece in range(n * SET)],
        purses=[START_DUCATS] * n,
        reserve=reserve_of([START_DUCATS] * n),
        tokens=[(0,) * len(KINDS)] * n,
        roads=(),
        unseen=tuple(setting.cards),
        boarded=(),
        stalled=False,
        over=False,
    )


@frozen
class Opening(Auto[State]):
    """BUC-SET-06, BUC-SET-07: three ships are turned up; the starting seat is the marked one, or drawn."""

    def run(self, s: State, fate: Fate, emit: EventSink) -> None:
        if not s.setting.blank:
            reveal(s, fate, emit)
        start = s.setting.options["start"]
        if start is None:
            start = fate.answer("start", range(s.setting.seats))
        emit(Event("buccaneer-starts", {"seat": Name(int(start))}, rule="BUC-SET-07"))
        then(s, TurnStart(int(start)))
        if s.setting.blank:
            then(s, FirstShips(int(start)))


@frozen
class FirstShips(Ask[State]):
    """BUC-VAR-03, BUC-SET-06: no app deals cards that it does not know, so people turn up the first three.

    Answers:
        ``reveal``: they are turned up.
    """

    seat: int

    def moves(self, s: State) -> list[Move]:
        return [("reveal",)]

    def ask(self, s: State) -> Decision:
        option = Option(("reveal",), "buccaneer-do-reveal", {}, group="reveal")
        return self.decision(s, "buccaneer-ask-reveal", "BUC-SET-06", (option,), {"seat": Name(self.seat)})

    def play(self, s: State, move: Move, fate: Fate, emit: EventSink) -> None:
        reveal(s, fate, emit)
