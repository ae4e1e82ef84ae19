"""What lies on the table, as plain data that is cheap to copy."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final, NamedTuple, Self

from ...core.atoms import Args, Json, Name, Word
from ...core.events import Event, EventSink
from ...core.frozen import frozen
from ...core.known import Known
from .tables import (
    BASE_TREASURES,
    CHARACTERS,
    CREW_TREASURES,
    FINISH,
    KIND_OF,
    KINDS,
    NODES,
    PERSON,
    TreasureCard,
)

UNLAID: Final = 16
"""Of a card among the discards: nobody has seen it there, it was dealt when the table was laid."""
PLAYED: Final = UNLAID - 1
"""The number of an action card that was discarded."""


@frozen
class Setting:
    """What does not change during a game."""

    seats: int
    colours: tuple[str, ...]
    options: Mapping[str, Any]
    crew: bool
    treasures: tuple[TreasureCard, ...]
    values: tuple[tuple[int, int], ...]
    """Per character the value at the finish and elsewhere."""
    ghost: int
    """The number of the Ghost Ship, which comes after the players' ships; -1 where there is none."""
    ghost_powers: bool
    merchants_fight: bool
    reveal_together: bool
    cap: int
    keepers: int = 0
    """The set of the seats whose hands are real cards that the app does not see."""
    in_app: "Setting | None" = None
    """The same game with all cards in the app, where some are real: what bots imagine."""
    unlaid: int = 0
    """The keepers of whom nobody laid what they had discarded when the table was laid: nothing is certain of it."""

    untold: bool = False
    """Whether captains of the app were laid with covered treasures that nobody has told: they stand in as a keeper's
    do."""
    looking: int = 0
    """Those of these captains who can look at what the app does not know: people."""

    def kept_by(self, keepers: int) -> "Setting":
        return replace(self, keepers=keepers, in_app=self) if keepers else self

    def with_untold(self, people: int) -> "Setting":
        return replace(self, untold=True, looking=people & ~self.keepers, in_app=self.in_app or self)

    @property
    def real(self) -> bool:
        """Whether treasures lie on a real table that the app does not see."""
        return bool(self.keepers) or self.untold

    @staticmethod
    def of(colours: Sequence[str], options: Mapping[str, Any], values: tuple[tuple[int, int], ...]) -> "Setting":
        seats, crew = len(colours), bool(options["crew"])
        return Setting(
            seats=seats,
            colours=tuple(colours),
            options=options,
            crew=crew,
            treasures=CREW_TREASURES if crew else BASE_TREASURES,
            values=values,
            ghost=seats if seats == 2 else -1,
            ghost_powers=options["ghost_powers"],
            merchants_fight=options["merchants_in_combat"],
            reveal_together=options["reveal"] == "simultaneous",
            cap=options["round_cap"],
        )

    @property
    def ships(self) -> int:
        return self.seats + (self.ghost >= 0)


class Combat(NamedTuple):
    """The combat going on. Rolls are 0 before they are made, STAR for the star."""

    attacker: int
    target: int
    ranged: int = 0
    """1 for the Buccaneer's attack from afar (JAM-CREW-C03)."""
    powder: int = 0
    answer: int = 0
    """The defender's powder."""
    roll: int = 0
    answer_roll: int = 0
    rerolled: int = 0
    """1 once the Sabre or Saran was used (JAM-PWR-02)."""


@dataclass(slots=True)
class State:
    """A position of the game. The Ghost Ship has the last entry of the lists of ships."""

    setting: Setting
    luck: int
    agenda: list[Any]
    round: int
    captain: int
    turn: int
    dice: tuple[int, int]
    """Morning and evening; zeros until they are placed."""
    place: list[int]
    """Per ship 50 times the lap plus the space."""
    holds: list[tuple[int, ...]]
    """Per ship five holds, and a sixth with the 6th Hold."""
    up: list[int]
    """Per ship the set of treasures that lie face up. The ghost's own Lady Beth is not among them."""
    down: list[tuple[int, ...]]
    """Per ship the covered treasures (see `slot`), in the order of their numbers."""
    tokens: list[int]
    """Per ship the lairs' tokens that it keeps (The Crew)."""
    hand: list[int]
    deck: list[int]
    """Per player the set of cards in the draw pile: their order is drawn when they are."""
    discard: list[tuple[int, ...]]
    """Per player the cards played, the last one on top."""
    chosen: list[int]
    """Per player the card that waits face down, or -1."""
    shown: bool
    """The chosen cards lie open (JAM-RUL-02, the option)."""
    lairs: int
    """The lairs that still have their token, as a set of spaces."""
    pile: int
    """How many treasures are in the pile."""
    unseen: int
    """The set of treasures that nobody has seen: in the pile, out of the game, or covered on the Ghost Ship."""
    returned: int
    """Treasures that the Weasel looked at and put back: these are in the pile for certain."""
    tavern: tuple[int, ...]
    """Per cell a character, EMPTY or COVERED."""
    strangers: int
    """The set of characters that nobody has seen."""
    bottle: int
    combat: Combat | None
    ending: bool
    """JAM-END-01: a player's ship is home; the round is played to its end."""
    winner: int
    """JAM-CREW-C17: who won by Calypso, or -1."""
    over: bool

    def copy(self) -> Self:
        return type(self)(
            self.setting, self.luck, self.agenda[:], self.round, self.captain, self.turn, self.dice, self.place[:],
            self.holds[:], self.up[:], self.down[:], self.tokens[:], self.hand[:], self.deck[:], self.discard[:],
            self.chosen[:], self.shown, self.lairs, self.pile, self.unseen, self.returned, self.tavern, self.strangers,
            self.bottle, self.combat, self.ending, self.winner, self.over,
        )  # fmt: skip

    def node(self, ship: int) -> int:
        return self.place[ship] % NODES

    def home(self, ship: int) -> bool:
        """JAM-POS-02: the ship has reached the finish."""
        return self.place[ship] >= FINISH

    def owned(self, ship: int, kind: int) -> int:
        """Tokens of a kind in all holds together."""
        return sum(h >> 3 for h in self.holds[ship] if h & 7 == kind)

    def with_powers(self, ship: int) -> int:
        """The face-up treasures that work for this ship (the option of JAM-GHOST-17)."""
        return (
            0 if self.setting.crew or (ship == self.setting.ghost and not self.setting.ghost_powers) else self.up[ship]
        )

    def met_at(self, node: int, ship: int) -> list[int]:
        """JAM-POS-03, JAM-GHOST-11: the other ships on a space, whatever their laps; in Port Royal nobody meets, so a
        ship that is home is safe (JAM-CBT-03, JAM-END-04).
        """
        if not node:
            return []
        return [other for other, place in enumerate(self.place) if place % NODES == node and other != ship]

    def met_by(self, ship: int) -> list[int]:
        """Those on the ship's own space."""
        return self.met_at(self.place[ship] % NODES, ship)

    def treasures(self, ship: int) -> int:
        """The set of all treasures of a ship, as far as they are known to be there."""
        cards = self.up[ship]
        for held in self.down[ship]:
            cards |= 1 << (held & CARD)
        return cards & ~1

    def who(self, ship: int) -> Name | Word:
        """The name of a ship's captain, in a message."""
        return Word("jamaica-ghost") if ship == self.setting.ghost else Name(ship)

    def acts(self, seat: int) -> bool:
        """Whether it is this seat's turn to act: a step of a position may name any number."""
        return seat == self.turn

    def fights(self, one: int, other: int) -> bool:
        """JAM-CBT-01: whether these numbers are two ships."""
        ships = range(self.setting.ships)
        return one in ships and other in ships and one != other

    def carries(self, seat: int, code: int) -> bool:
        """Whether a character is aboard, in a game that has any."""
        return self.setting.crew and code in self.holds[seat]


EMPTY = -1
COVERED = -2

ROUND = ("RoundEnd", "GhostMove", "Resolve")
"""The steps of a round that wait while somebody acts."""
ACTION = (*ROUND, "Act")
"""What lies right beneath an action of a ship."""
AFTER_COMBAT = ("Price", "GhostLair")
"""What a combat is followed by."""

Way = tuple[int, ...]
"""The places that a ship passes, from where it is to where it ends."""


def voyage(ship: int, way: Way) -> dict[str, Json]:
    """A ship's way, for an animation: the spaces that it passes, the first and the last included."""
    return {"ship": ship, "way": [place % NODES for place in way]}


def tell_turn(s: State, emit: EventSink) -> None:
    """Somebody's turn has begun, and nothing else says so."""
    if emit.on:
        emit(Event("jamaica-turn", {"seat": Name(s.turn)}, {"seat": s.turn}, "JAM-FLOW-04", quiet=True))


# ---- covered treasures: the card, whether all know that it is cursed, and who has seen it

CARD = 31
CURSED = 32
KNOWN = Known(6)


def slot(card: int, seen: int, *, cursed: bool = False) -> int:
    """A covered treasure; `seen` is the set of the seats that know it, `cursed` whether all know that much of it."""
    return KNOWN.of(cursed << 5 | card, seen)


def stands_in(s: State, held: int) -> bool:
    """Whether nobody but keepers has seen this covered treasure."""
    return not KNOWN.seen(held) & ~s.setting.keepers


def looks(s: State, seat: int) -> bool:
    """Whether this captain, and not the app, can see what is covered there: a keeper, or a person who was laid with
    what nobody told."""
    if s.setting.looking >> seat & 1:
        return any(stands_in(s, held) for held in s.down[seat])
    return bool(s.setting.keepers >> seat & 1)


def contents(hold: int) -> Args:
    """What is in a hold, for a message."""
    kind = hold & 7
    if kind == PERSON:
        return {"kind": "crew", "count": 1, "who": Word(f"jamaica-character-{CHARACTERS[hold >> 3]}")}
    return {"kind": KINDS[kind], "count": hold >> 3, "who": ""}


def space_args(place: int) -> Args:
    """A space, for a message: its name and its number."""
    node = place % NODES
    name = "jamaica-space-sea" if KIND_OF[node] == "sea" else f"jamaica-space-{node}"
    return {"space": Word(name), "node": node}
