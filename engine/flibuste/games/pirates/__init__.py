"""Pirates: the constructible game of fleets, for two to eight captains."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Final

from ...core.atoms import Json
from ...core.game import Game
from ...core.layout_rules import LayoutRules
from ...core.result import Result
from ...core.seat import Seat
from ...core.source import Source
from . import ending, followers, imagine, options, position, secrets, view  # noqa: F401
from .mind import PiratesMind
from .soundness import breaches_of
from .state import State
from .steps.setup import set_up
from .tables import DUEL, MAX_SEATS


class Pirates(Game[State]):
    """The rules of docs/rules/pirates.md.

    Parts:
        ``SHIP``: a ship by the seat that brought her and her card: `0.RV-48`; a second one of the same card is
            `0.RV-48#2`. What others call their number is her place in `names`, from 0.
        ``PIECE``: what lies in a hold: `coin-3` (its value), `coin` (one that nobody knows), or the id of a card or of
            a unique treasure; `down` is one, by lot, of those that this seat does not know.
        ``COIN``: the value of a coin, a number.
        ``LOOSE``: so much gold that is no coin, a number.
        ``COINS``: how many coins of each value, a number for each value there is, the lowest first.
        ``ISLAND``: the number of an island, from 0, as in positions and in the data of events; messages count from 1.
        ``TILE``: the number of a terrain tile, from 0.
        ``HEADING``: whole degrees clockwise from north, 0 to 359.
        ``BEARING``: the same, of the way to go or to look.
        ``X``: hundredths of a millimetre, to the east of the table's south-west corner.
        ``Y``: the same, to the north.
        ``LETTER``: `S` or `L`.
        ``MM``: how much of that letter is sailed, in whole millimetres; 0: all of it.
        ``SKEW``: degrees by which she turns aside, clockwise, negative the other way; of a ship that does not dock it
            is her heading.
        ``MAST``: `m1`, `m2`, ..., from the bow.
        ``FLAG``: `f1`, `f2`, ..., by the place of a fort's flag.
        ``PLACE``: which flag stands at the next place of a fort, from 1; a number for each flag.
        ``GUN``: a cannon: `m2` is that of mast 2, `m2b` its second one; `x1` an extra gun, `b` a bombard, `f1` a fort's
            flag, `g1` of a flotilla, `marine` a marine.
        ``TARGET``: a ship by her name, `fort-2` (the number of its island), or what else an option names.
        ``EXTRA``: `twice`, `scope`, or the id of what gives a special shot.
        ``KIND``: what everybody sees of a piece: `coin`, `unique`, `crew` or `equipment`.
        ``NEED``: what is repaired: a mast (`m1`), `gun`, or the id of a plague aboard.
        ``EVENT``: the id of an event card.
        ``FORT``: the id of a fort: `CC-031`.
        ``FLEET``: the id of a fleet of the house: `F-PIR`; `lot` draws one.
        ``ENTRY``: a ship's card, then those aboard her, then the next ship; what follows `ashore` stays on the home
            island, what follows `events` is the hand.
        ``SUPPLY``: the id of a list of the house: `C15-A`.
        ``UNIQUES``: how many unique treasures, a number.
        ``WHERE``: a ship, or `ashore`.
        ``SHAPE``: `ISL-A` to `ISL-F`.
        ``TERRAIN``: `fog`, `reef`, `sargasso`, `whirlpool` or `iceberg`.
        ``NTH``: 2 for the second of two marines of one card, and so on.
        ``FACE``: a die's face.
    """

    name = "pirates"
    prefix = "CSG"
    min_seats = DUEL
    max_seats = MAX_SEATS
    seats_rule = "CSG-SET-01"
    minutes = 75
    rules = 4
    colours = options.COLOURS
    options = options.OPTIONS
    mind = PiratesMind()

    view = staticmethod(view.view)
    imagine = staticmethod(imagine.imagine)
    secrets = staticmethod(secrets.secrets)
    write = staticmethod(position.write)
    read = staticmethod(position.read)
    seats_of = staticmethod(position.FORM.seats_of)
    breaches = staticmethod(breaches_of)

    def set_up(self, seats: Sequence[Seat], options_: Mapping[str, Json], luck: int) -> State:
        return set_up.first_state(options.setting_of(self.coloured(seats), options_), luck)

    def older(self, s: State, rules: int) -> None:
        if rules == 1:
            s.setting = replace(s.setting, narrow=True)

    @property
    def sources(self) -> Mapping[str, Source]:
        from .sources import SOURCES  # here: only a game with a box waits for it

        return SOURCES

    @property
    def layout_rules(self) -> LayoutRules:
        from . import layout_rules  # here: only a table that is laid waits for it

        return layout_rules

    def result(self, s: State) -> Result | None:
        return ending.result_of(s) if s.over else None

    def standing(self, s: State) -> list[int]:
        return list(ending.result_of(s).totals)

    def picture(self, s: State) -> str:
        # a phone draws with its own hand, and never loads it
        from .picture import picture

        return picture(s)


GAME: Final = Pirates()
