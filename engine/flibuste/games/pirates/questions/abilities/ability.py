"""What an ability is: a class for each effect code and each keyword, which answers only what concerns it.

The rules ask questions (`Ability`'s methods) and traits (`Trait`); they name no code. What a ship can do is the sum of
her own abilities, those of the crew that serve on her, of her equipment and of her unique treasures (CSG-ABL-01).
"""

from collections.abc import Mapping
from enum import StrEnum
from typing import TYPE_CHECKING, Any, ClassVar, Final, NamedTuple

if TYPE_CHECKING:
    from ...state import State


class Trait(StrEnum):
    """What is simply so on a ship, whatever happens around her."""

    # moving
    ROWS = "rows"
    """CSG-EFF-03: moves S while derelict."""
    SHOOTS_AFTER_MOVE = "shoots-after-move"
    """CSG-EFF-08: the captain's shot."""
    MOVES_AFTER_SHOT = "moves-after-shot"
    """CSG-EFF-04: a free move follows a shoot action."""
    PIVOTS = "pivots"
    """CSG-PIV-01: she turns about her stern after a move."""
    IGNORES_TERRAIN = "ignores-terrain"
    """CSG-TER-01: of all kinds but icebergs."""
    IGNORES_ICE = "ignores-ice"
    """CSG-TER-01: of icebergs too."""
    BREAKS_ICE = "breaks-ice"
    """CSG-KW-ICE-02: she rams icebergs."""
    JUMPS_FOG = "jumps-fog"
    """CSG-EFF-10: she may come out of another fog bank."""
    FADES = "fades"
    """CSG-KW-GHO-01: she may be intangible for a turn."""
    CATCHES_WIND = "catches-wind"
    """CSG-KW-WIN-01: she may measure a segment from her stern."""
    HELMED = "helmed"
    """CSG-EFF-06: a helmsman is aboard."""
    MAY_ROLL_TO_MOVE = "may-roll-to-move"
    """CSG-EFF-06: a roll after each move may bring a free segment."""
    MOVES_LOADED = "moves-loaded"
    """CSG-EFF-05: S after loading."""
    MOVES_UNLOADED = "moves-unloaded"
    """CSG-EFF-05: S after unloading."""
    HEXES = "hexes"
    """CSG-EFF-13: instead of moving she pushes an enemy."""
    # contact
    UNPINNABLE = "unpinnable"
    """CSG-PIN-01: nobody pins her."""
    PINS_NOBODY = "pins-nobody"
    """CSG-PIN-01: she pins nobody."""
    UNHURT_BY_RAMS = "unhurt-by-rams"
    """CSG-EFF-62: rams take none of her masts."""
    BOARDS_FROM_AFAR = "boards-from-afar"
    """CSG-EFF-61: a boarding party within S, without a ram."""
    TAKES_ALL = "takes-all"
    """CSG-EFF-65: who wins a boarding takes all treasures that fit."""
    KILLS_ALL = "kills-all"
    """CSG-EFF-66: or eliminates all crew."""
    TAKES_TWO = "takes-two"
    """CSG-EFF-67: or picks two different things."""
    BREAKS_MAST = "breaks-mast"
    """CSG-EFF-68: a boarding that is won takes a mast too."""
    CAPTURES = "captures"
    """CSG-EFF-69: and the dearest crew, as a captive."""
    BOARDS_SUBMERGED = "boards-submerged"
    """CSG-EFF-70: a boarding party after a ram from below."""
    # shooting
    DOUBLE_RANGE = "double-range"
    """CSG-KW-EXT-01: printed ranges are doubled."""
    BROADSIDES = "broadsides"
    """CSG-KW-BRO-01: all cannons may fire at once."""
    SNIPES = "snipes"
    """CSG-EFF-31: doubled ranges, where only a natural 6 hits."""
    REROLLS = "rerolls"
    """CSG-EFF-29: one die a turn is rolled again."""
    FIRES_AGAIN = "fires-again"
    """CSG-EFF-30: one cannon a turn that has missed fires again."""
    ROLLS_TWO = "rolls-two"
    """CSG-EFF-48: one cannon rolls two dice, of which one counts."""
    ALL_LONG = "all-long"
    """CSG-EFF-41: all cannons on masts have range L."""
    CLEAR_LINE = "clear-line"
    """CSG-EFF-40: other ships do not block her lines."""
    NO_SAILS_IN_LINE = "no-sails-in-line"
    """CSG-KW-JUN-01: her own sails do not block lines."""
    FIXED_GUNS = "fixed-guns"
    """CSG-EFF-39: cannons of masts that are gone still fire."""
    SHOOTS_SUBMERGED = "shoots-submerged"
    """CSG-EFF-44: submerged pieces within S can be shot at."""
    DOUBLE_HIT = "double-hit"
    """CSG-EFF-32: a hit takes one mast more."""
    PICKS_MAST = "picks-mast"
    """CSG-EFF-33: she picks the mast that a hit or a ram takes."""
    KILLS_CREW = "kills-crew"
    """CSG-EFF-34: one hit a turn takes a crew too."""
    KILLS_CARGO = "kills-cargo"
    """CSG-EFF-35: each hit may take a piece of cargo too."""
    BACKFIRES = "backfires"
    """CSG-EFF-42: each natural 1 costs a mast of her own."""
    WILD = "wild"
    """CSG-EFF-43: a natural 6 takes one mast more, a natural 1 costs one."""
    BREATHES_FIRE = "breathes-fire"
    """CSG-EFF-46: a breath that sets on fire."""
    BREATHES_STUN = "breathes-stun"
    """CSG-EFF-46: a breath that silences."""
    LENDS_AIM = "lends-aim"
    """CSG-EFF-49: once a turn a ship of the fleet shoots with +1."""
    CASTS_GUNS = "casts-guns"
    """CSG-EFF-53: a coin becomes a cannon."""
    NO_SHOT = "no-shot"
    """UT_WET_POWDER: no shoot actions."""
    REACHES_FAR = "reaches-far"
    """UT_POWER: her cannons reach 2 L."""
    # defence
    FIRST_HIT_IGNORED = "first-hit-ignored"
    """CSG-EFF-36: whole, she is spared the first hit of a turn."""
    TWO_HITS = "two-hits"
    """CSG-EFF-37: hits of a shoot action count by twos."""
    ONLY_SIX = "only-six"
    """CSG-EFF-38: only a natural 6 hurts her."""
    HIT_BY_SIX = "hit-by-six"
    """UT_METAL: only a natural 6 hits her at all."""
    NEAR_SHOTS_ONLY = "near-shots-only"
    """UT_RANGE_CAP_S: enemy cannons reach her at S at most."""
    HOLY = "holy"
    """UT_HOLY: abilities of enemies do not affect her."""
    SINKS_EARLY = "sinks-early"
    """CSG-EFF-50: she sinks with her last mast."""
    UNSINKABLE = "unsinkable"
    """CSG-EFF-51: she stays derelict where others sink."""
    REPAIRED_BY_SINKING = "repaired-by-sinking"
    """CSG-EFF-52: one of her masts stands again when she sinks a ship."""
    ETERNAL = "eternal"
    """CSG-KW-ETE-01: sunk, she comes back to her home."""
    CREW_SAFE = "crew-safe"
    """CSG-EFF-92: her crew go only when she sinks."""
    NO_CREW = "no-crew"
    """CSG-CRW-07, CSG-EFF-99: she carries none."""
    CREW_FLIPS = "crew-flips"
    """CSG-EFF-93: crew who would go are turned face down instead."""
    # cargo and actions
    EXPLORES_ON_DOCKING = "explores-on-docking"
    """CSG-EFF-07: she explores free of charge as she docks."""
    REPAIRS_ANYWHERE = "repairs-anywhere"
    """CSG-EFF-100: she repairs away from islands too."""
    LEAVES_LAST = "leaves-last"
    """CSG-EFF-79: the last treasure of an island stays there."""
    UNLOADS_NEAR = "unloads-near"
    """CSG-EFF-80: she unloads within S of home."""
    NO_SHOT_LOADED = "no-shot-loaded"
    """CSG-EFF-28: she does not shoot while treasure is aboard."""
    NO_HOME = "no-home"
    """CSG-KW-MER-01: she docks at no home island."""
    RAIDS = "raids"
    """CSG-EFF-74: docks at enemy homes."""
    CLAIMS = "claims"
    """CSG-EFF-75: a derelict that she touches is brought home."""
    SWAPS_ON_ISLANDS = "swaps-on-islands"
    """CSG-EFF-77: exploring, she swaps a coin for one of another island."""
    MARKS = "marks"
    """CSG-EFF-11: an island within S is marked as explored by her player alone."""
    FEARED = "feared"
    """CSG-KW-FEA-01: enemies near her may lose their abilities for a turn."""
    FEARED_BY_OWN = "feared-by-own"
    """UT_FEAR_ALL: by the other ships of her side too."""
    STEALS = "steals"
    """CSG-EFF-71: treasure by lot from a ship that she touches."""
    SWAPS = "swaps"
    """CSG-EFF-72: a treasure by lot for one of an enemy within S."""
    PEEKS_SHIPS = "peeks-ships"
    """CSG-EFF-78: one look a turn at a piece aboard a ship."""
    PEEKS_ISLANDS = "peeks-islands"
    """CSG-EFF-78: one look a turn at a piece on an island."""
    STEALS_UNIQUES = "steals-uniques"
    """CSG-EFF-81: she looks for unique treasures aboard a ship that she touches."""
    ROLLS_FOR_ACTION = "rolls-for-action"
    """CSG-EFF-82: on 5 and more a second action."""
    REPEATS_ACTION = "repeats-action"
    """CSG-EFF-83: on 5 and more the action that was named, twice."""
    TRADES_CREW = "trades-crew"
    """CSG-EFF-84: a crew of her own for another action."""
    ROLLS_FOR_FLEET = "rolls-for-fleet"
    """CSG-EFF-85: on a 6 one ship of the fleet may have two actions."""
    GIVES_ACTION = "gives-action"
    """CSG-EFF-86: another ship may have two actions."""
    CANCELS = "cancels"
    """CSG-EFF-87: abilities of a crew or a ship within S are switched off."""
    MARQUE = "marque"
    """UT_MARQUE: docks at enemy homes, to repair there."""
    NO_DOCKING = "no-docking"
    """UT_PLAGUE: she docks nowhere."""
    REBORN = "reborn"
    """UT_REBORN: she comes back when she has sunk."""
    DOUBLES_COIN = "doubles-coin"
    """UT_SPICES: one coin counts twice at home."""
    DECREES = "decrees"
    """UT_DECREE: a coin by lot goes home."""


class Aim(NamedTuple):
    """A shot: the gun of a ship at a target, a place such as ``ship:3`` or ``fort:2``. `shooter`: her number, NOWHERE
    for a fort and for a marine ashore; `range`: the letter printed on the gun; `number`: what the roll must beat;
    `far`: millimetres to the target; `fort`: a fort fires."""

    shooter: int
    target: str
    range: str
    number: int
    far: float
    fort: bool = False


class Extra(NamedTuple):
    """A cannon that belongs to no mast (CSG-ACT-09). `at`: where it fires from: ``mast``, any mast point; ``hull``, any
    sample point of her hull; ``middle``, her reference point; ``bombard``. `plain`: bonuses do not apply to it."""

    range: str
    number: int
    at: str
    plain: bool = False


class Special(NamedTuple):
    """CSG-SPS: a special shot that she can declare. `shot`: what it does; `within`: S for a specialist's, empty for the
    cannon's own range; `on_one`: what a natural 1 costs; `single`: it leaves the game after use."""

    shot: str
    within: str = ""
    on_one: str = "none"
    single: bool = False


CLASSES: Final[dict[str, type["Ability"]]] = {}
"""CSG-DAT-06: by their codes and keywords."""


class Ability:
    """An effect of a card. `by` is always the number of the ship that has it."""

    code: ClassVar[str] = ""
    """Of the effect, or the keyword."""
    traits: frozenset[Trait] = frozenset()
    hull: ClassVar[bool] = False
    """CSG-ABL-06: part of the build; never switched off."""
    stacks: ClassVar[bool] = False
    """CSG-ABL-04: two of the same count twice."""

    repairable: ClassVar[bool] = False
    """CSG-REP-05: a repair action rids her of it."""
    until_struck: ClassVar[bool] = False
    """UT_METAL: it leaves with the first hit on her that counts."""
    until_striking: ClassVar[bool] = False
    """UT_LUDDITE, UT_POWER: it leaves when one of her shoot actions scores a hit."""
    turns_cursed: ClassVar[bool] = False
    """UT_RED_SKULL: ship and crew are Cursed."""

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        if cls.code:
            CLASSES[cls.code] = cls

    def __init__(self, effect: Mapping[str, Any]) -> None:
        self.effect = effect
        self.same = (self.code, *sorted(self.effect.items(), key=str))
        """CSG-ABL-04: equal for two of the same effect."""

    # ---- moving

    def base(self, s: "State", by: int) -> str | None:
        """CSG-MOV-01: the base move that replaces the printed one, as letters."""
        return None

    def added(self, s: "State", by: int) -> str:
        """CSG-MOV-01: letters that are added to the move list."""
        return ""

    def lends(self, s: "State", by: int, other: int) -> str:
        """CSG-EFF-12: letters that are added to the move list of another ship, whoever's."""
        return ""

    # ---- shooting and being shot at

    def aims(self, s: "State", by: int, aim: Aim) -> int:
        """What is added to her cannon roll (CSG-ABL-07)."""
        return 0

    def aids(self, s: "State", by: int, aim: Aim) -> int:
        """What is added to the cannon roll of another ship of her side (CSG-EFF-22)."""
        return 0

    def exposes(self, s: "State", by: int, aim: Aim) -> int:
        """What is added to a cannon roll against her (CSG-EFF-23)."""
        return 0

    def shields(self, s: "State", by: int, aim: Aim) -> bool:
        """Whether this shot cannot be fired at her (CSG-EFF-24 to CSG-EFF-27)."""
        return False

    def numbers(self, s: "State", by: int) -> int:
        """What is added to the numbers on her cannons, which rolls must beat (UT_LUDDITE)."""
        return 0

    def guns(self, s: "State", by: int) -> tuple[Extra, ...]:
        """Cannons more (CSG-EFF-45, CSG-EFF-53, CSG-KW-BOM-01)."""
        return ()

    def shots(self, s: "State", by: int) -> tuple[Special, ...]:
        """CSG-SPS: special shots."""
        return ()

    # ---- boarding, cargo

    def boards(self, s: "State", by: int, other: int) -> int:
        """What is added to her boarding roll (CSG-EFF-60)."""
        return 0

    def rams(self, s: "State", by: int, other: int) -> tuple[int, int]:
        """CSG-EFF-64: crew and masts that a ship loses which she rams."""
        return 0, 0

    def room(self, s: "State", by: int) -> int:
        """Cargo spaces more (CSG-EFF-97)."""
        return 0

    def bonus(self, s: "State", by: int) -> int:
        """CSG-EFF-76: gold that is added when she unloads."""
        return 0

    def raids(self, s: "State", by: int) -> int:
        """CSG-EFF-74: treasures that she takes at an enemy home."""
        return 0

    def plunders(self, s: "State", by: int, other: int) -> bool:
        """CSG-EFF-73: whether she loads the treasure of this ship that she touches."""
        return False

    def per_coin(self, s: "State", by: int) -> int:
        """UT_RATS: what each coin counts more when she unloads."""
        return 0

    # ---- crew, dice, turns

    def admits(self, nation: str) -> bool:
        """Whether crew of this nation serve on her (CSG-EFF-90, CSG-EFF-91)."""
        return False

    def dies_for(self, cost: int) -> bool:
        """CSG-EFF-94: whether this crew may be lost in place of another of this cost."""
        return False

    def marine(self, s: "State", by: int, aim: Aim) -> int:
        """CSG-EFF-101: what is added to the shot of the marine himself."""
        return 0

    def dice(self, s: "State", by: int) -> int:
        """What is added to every die that is rolled for her (UT_ALBATROSS)."""
        return 0

    def chart(self, s: "State", by: int) -> int:
        """CSG-MYS-02: what is added to her rolls on mysterious islands."""
        return 0

    def dawns(self, s: "State", by: int, item: int) -> tuple[Any, ...]:
        """CSG-TRN-06: steps at the start of her player's turn."""
        return ()


class Grant(NamedTuple):
    """An ability that is in force on a ship. `source`: the piece of her hold that has it, or HULL."""

    ability: Ability
    source: int


HULL = -1


def ability_of(code: str, effect: Mapping[str, Any]) -> Ability | None:
    """The ability of this code or keyword; None where the word is none: a spell that a rule reads itself."""
    kind = CLASSES.get(code)
    return kind(effect) if kind else None
