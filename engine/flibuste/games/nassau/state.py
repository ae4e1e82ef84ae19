"""What lies on the table, as plain data that is cheap to copy."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Any, Final, NamedTuple

from ...core.copying import copier
from ...core.frozen import frozen
from .gains import ITEMS
from .places import FOES, KRAKEN, OF_BACK, OUTPOSTS, POST_IDS, TABLES, TOWER_IDS, foe_zones
from .tables import ANIMALS, CRATES, DATA, GOOD_KINDS, PRINTED, WEAPONS
from .town import District, Town, joined

SEA, SKULL, CAMP, HOME = range(4)
"""Chapter 4.2: how far a player is in Phase II. SKULL and CAMP: that stop has been made (NAS-RET-01)."""
STAGES: Final = ("sea", "skull", "camp", "home")
NOWHERE: Final = -1
SEATS: Final[int] = DATA["limits"]["sailors_incl_start"]
"""NAS-ANI-02: the seats on a ship, each for a sailor and an animal."""
_KIT: Final = DATA["start_kit"]
RAT, TURTLE, CRAB, CAT, LIZARD, KRAKEN_ANIMAL, PARROT, MONKEY = range(len(ANIMALS))
CRATE_BITS: Final = 5
"""Crates of one player on an opponent: so many bits of the whole number that holds them all."""


@frozen
class Setting:
    """What does not change during a game. `foe_zones`: the zone of each slot for an opponent."""

    seats: int
    colours: tuple[str, ...]
    options: Mapping[str, Any]
    layout: tuple[District, ...]
    """The town that was asked for; empty where it is drawn."""
    salt: bool
    dutchman: bool
    feld: bool
    foe_zones: tuple[int, ...]

    @staticmethod
    def of(colours: tuple[str, ...], options: Mapping[str, Any], layout: tuple[District, ...]) -> "Setting":
        return Setting(
            seats=len(colours),
            colours=colours,
            options=options,
            layout=layout,
            salt=options["dutchman"] != "alone",
            dutchman=options["dutchman"] != "without",
            feld=options["feld_pawn"],
            foe_zones=foe_zones(len(colours)),
        )


@frozen
class Chart:
    """What is dealt once and then stays where it is: per slot its tile. Empty before the deal."""

    layout: tuple[District, ...] = ()
    foes: tuple[int, ...] = ()
    outposts: tuple[int, ...] = ()
    towers: tuple[int, ...] = ()
    posts: tuple[int, ...] = ()
    dutch_weapons: tuple[int, ...] = ()
    """NAS-DUT-03: one a round."""

    # each is looked up in every other decision; dealt once, they are made once

    @cached_property
    def town(self) -> Town:
        return joined(self.layout)

    @cached_property
    def foe_slots(self) -> Mapping[str, int]:
        """The slot of each opponent, by its id."""
        return {FOES[foe].id: slot for slot, foe in enumerate(self.foes)}

    @cached_property
    def outpost_slots(self) -> Mapping[str, int]:
        return {OUTPOSTS[i].id: slot for slot, i in enumerate(self.outposts)}

    @cached_property
    def tower_slots(self) -> Mapping[str, int]:
        return {TOWER_IDS[i]: slot for slot, i in enumerate(self.towers)}

    @cached_property
    def post_slots(self) -> Mapping[str, int]:
        return {POST_IDS[i]: slot for slot, i in enumerate(self.posts)}

    @cached_property
    def kraken_slots(self) -> tuple[int, ...]:
        return tuple(slot for slot, foe in enumerate(self.foes) if FOES[foe].type == KRAKEN)


class Fight(NamedTuple):
    """The fight that goes on. Tokens are indices into `fight.TOKENS`."""

    seat: int
    slot: int
    """The opponent's, or NOWHERE for the Flying Dutchman."""
    strength: int
    """As it counts in this fight (NAS-FGT-02), and the tokens that are drawn."""
    fired: int = 0
    """Crates of this fight that are still there."""
    bomb: bool = False
    won: bool = False
    """NAS-FGT-04: defeated at once, without tokens."""
    drawn: tuple[int, ...] = ()
    attacks: tuple[int, ...] = ()
    """The drawn attack tokens that have not been dealt with, in the order of NAS-FGT-14."""
    dice: tuple[int, ...] = ()


@dataclass(slots=True)
class Player:
    """One player's ship and everything that is on it. Sets are whole numbers, a bit each."""

    score: int
    sails: int
    sailors: int
    """The set of seats with a sailor."""
    animals: tuple[int, ...]
    """Per seat the animal, or NOWHERE."""
    tired: int
    """The set of animals that were used this round."""
    rat: bool
    """NAS-ANI-08: the rat is active."""
    weapons: tuple[int, ...]
    """NAS-GEN-05: per type, the printed one included."""
    items: tuple[int, ...]
    holds: int
    crates: int
    provisions: int
    goods: tuple[int, ...]
    """Per kind, in the holds."""
    reserve: int
    """NAS-GEN-07: crates that are neither in holds nor on the board."""
    standing: int
    laid: int
    tavern: int
    """NAS-EQ-04: the set of tables that still hold a pirate of one's own."""
    hideout: int
    filled: int
    """Slots of the hideout, from the top."""
    centre: tuple[int, ...]
    """Per kind the goods in the middle of the hideout."""
    hand: int
    told: int
    """Tales told this round, face up."""
    jokes: int
    """Tales played face down this round."""
    buried: int
    """Bad jokes of earlier rounds, in the discard piles."""
    defeated: int
    """The set of opponents on the ship."""
    streets: int
    """The set of alleys and exits on which own pirates stand."""
    stage: int
    boat: int
    """The zone, or NOWHERE before the boat is put down."""
    quay: int
    """NAS-P1-16: one of QUAYS, or an outpost's slot counted on from there; NOWHERE without one."""
    traded: bool
    """NAS-SLT-02: a crate of this player marks the offering; or would, if there was one."""
    marker: bool
    """The marker is a real crate."""
    dutch: tuple[int, ...]
    """Crates at the Dutchman: on the tile, under the tiles of rounds past, on the last quay."""

    @property
    def sailor_count(self) -> int:
        """NAS-CRW-01: sailors aboard; each counts anew for each thing that needs sailors."""
        return self.sailors.bit_count()

    @property
    def animal_count(self) -> int:
        return sum(animal >= 0 for animal in self.animals)

    def has(self, animal: int) -> bool:
        """NAS-ANI-04: owned, seated or waiting."""
        return animal in self.animals

    def ready(self, animal: int) -> bool:
        """NAS-ANI-04, NAS-ANI-07: seated, with a sailor, and not used this round."""
        if self.tired >> animal & 1 or animal not in self.animals:
            return False
        return bool(self.sailors >> self.animals.index(animal) & 1)

    def item(self, item: int, n: int) -> None:
        """Adds `n` of an item; takes them away where `n` is negative."""
        self.items = (*self.items[:item], self.items[item] + n, *self.items[item + 1 :])

    @property
    def cards(self) -> int:
        """Tales in hand."""
        return self.hand.bit_count()

    @property
    def played(self) -> int:
        """The set of tales played this round, told or not."""
        return self.told | self.jokes

    @property
    def hidden(self) -> int:
        """Goods in the hideout."""
        return self.filled + sum(self.centre)


@dataclass(slots=True)
class State:
    """A position of the game."""

    setting: Setting
    chart: Chart
    luck: int
    agenda: list[Any]
    round: int
    turn: int
    dolphin: int
    """NAS-SET-17, NAS-P1-19, NAS-RET-16: who begins."""
    taken: bool
    """The dolphin has been taken in this phase."""
    captain: int
    visited: int
    """NAS-P1-20: the set of spaces where the captain stood this round."""
    passed: int
    """The set of seats that have passed in Phase I."""
    feld: int
    """The space of the Feld pawn, or NOWHERE."""
    players: list[Player]
    foes: list[int]
    """Per slot the crates on the opponent, CRATE_BITS a seat; NOWHERE once it is defeated."""
    posts: list[int]
    """Per post its good, or NOWHERE."""
    towers: list[tuple[int, int]]
    """Per tower its owner and the crates on it; NOWHERE and 0 without."""
    outposts: list[int]
    """Per outpost its owner, or NOWHERE."""
    bag: tuple[int, ...]
    """Per kind the goods in the bag."""
    display: tuple[int, ...]
    """NAS-SET-07: the animals that lie open."""
    pile: tuple[int, ...]
    """Per kind the animals in the pile: their order is drawn when they are."""
    tales: int
    """The set of tales in both piles: their order is drawn when they are."""
    discards: int
    """The set of tales in the discard piles that were told: all know them."""
    salts: tuple[int, ...]
    """The Old Salt's tiles that were revealed, the last one on top."""
    offerings: tuple[int, ...]
    """The offerings that were revealed, the last one on top."""
    dutch: tuple[int, ...]
    """The Dutchman's tiles that were revealed, the last one on top."""
    fight: Fight | None
    over: bool

    def copy(self) -> "State":
        s = _copied(self)
        s.agenda = self.agenda[:]
        s.players = [copy_player(player) for player in self.players]
        s.foes, s.posts, s.towers, s.outposts = self.foes[:], self.posts[:], self.towers[:], self.outposts[:]
        return s

    def next_of(self, seat: int) -> int:
        """NAS-SET-18: the next seat clockwise."""
        return (seat + 1) % self.setting.seats

    def from_dolphin(self) -> list[int]:
        """The seats in turn order."""
        n = self.setting.seats
        return [(self.dolphin + i) % n for i in range(n)]

    def crates_on(self, slot: int, seat: int) -> int:
        """A player's crates on an opponent; none once it is defeated."""
        return self.foes[slot] >> CRATE_BITS * seat & 31 if self.foes[slot] > 0 else 0

    def damage(self, slot: int) -> int:
        """NAS-FGT-02: all crates on an opponent."""
        return sum(self.crates_on(slot, seat) for seat in range(self.setting.seats))

    def krakens(self) -> frozenset[int]:
        """NAS-SEA-06: the zones with at least one kraken."""
        zones = self.setting.foe_zones
        return frozenset(zones[slot] for slot in self.chart.kraken_slots if self.foes[slot] >= 0)

    def towers_of(self, seat: int) -> list[int]:
        """NAS-TWR-04: the crates on each of a player's towers."""
        return [n for owner, n in self.towers if owner == seat]

    def outposts_of(self, seat: int) -> int:
        return self.outposts.count(seat)

    @property
    def salt(self) -> int:
        """The tile of the Old Salt, or NOWHERE."""
        return self.salts[-1] if self.salts else NOWHERE


copy_player: Final = copier(Player)
_copied: Final = copier(State)


def first_player() -> Player:
    """NAS-SET-04, NAS-SET-05: what everybody begins with, before weapons, animals, tales and hideouts are dealt."""
    crates = _KIT["crates"]
    items = {"rum": _KIT["rum"], "doubloon": _KIT["doubloons"]}
    return Player(
        score=_KIT["points"],
        sails=_KIT["sails_incl_flag"],
        sailors=(1 << _KIT["sailors_incl_start"]) - 1,
        animals=(NOWHERE,) * SEATS,
        tired=0,
        rat=False,
        weapons=(PRINTED,) * len(WEAPONS),
        items=tuple(items.get(item, 0) for item in ITEMS),
        holds=_KIT["open_holds"],
        crates=crates,
        provisions=_KIT["provisions"],
        goods=(0,) * len(GOOD_KINDS),
        reserve=CRATES - crates,
        standing=_KIT["pirates_on_deck"],
        laid=0,
        tavern=(1 << len(TABLES)) - 1,
        hideout=NOWHERE,
        filled=0,
        centre=(0,) * len(GOOD_KINDS),
        hand=0,
        told=0,
        jokes=0,
        buried=0,
        defeated=0,
        streets=0,
        stage=SEA,
        boat=NOWHERE,
        quay=NOWHERE,
        traded=False,
        marker=False,
        dutch=(0, 0, 0),
    )


def blank(setting: Setting, luck: int, agenda: list[Any]) -> State:
    """The table before anything is dealt."""
    return State(
        setting=setting,
        chart=Chart(),
        luck=luck,
        agenda=agenda,
        round=1,
        turn=0,
        dolphin=0,
        taken=False,
        captain=NOWHERE,
        visited=0,
        passed=0,
        feld=NOWHERE,
        players=[first_player() for _ in range(setting.seats)],
        foes=[],
        posts=[],
        towers=[],
        outposts=[],
        bag=(next(row["per_type"] for row in DATA["supply"] if row["kind"] == "good"),) * len(GOOD_KINDS),
        display=(),
        pile=tuple(row["copies"] for row in DATA["animals"]["kinds"]),
        tales=OF_BACK[0] | OF_BACK[1] | OF_BACK[2],
        discards=0,
        salts=(),
        offerings=(),
        dutch=(),
        fight=None,
        over=False,
    )


def put(values: tuple[int, ...], index: int, value: int) -> tuple[int, ...]:
    """The values with the one at `index` replaced."""
    return (*values[:index], value, *values[index + 1 :])
