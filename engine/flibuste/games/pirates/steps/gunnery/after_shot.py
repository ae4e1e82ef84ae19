"""Chapter 5.9 (SHT) and CSG-EFF-04: what follows a shoot action."""

from .....core.agenda import then
from .....core.events import EventSink
from .....core.fate import Fate
from .....core.frozen import frozen
from ...after import shot_ended
from ...auto_step import AutoStep
from ...geometry.gap import within
from ...geometry.march import TOUCH
from ...geometry.outline import placed
from ...questions.abilities.shooting import AIMED
from ...questions.gunnery.aiming import SHIP, may_be_place, place
from ...questions.table.bodies import blades, body
from ...questions.table.once import unspend
from ...questions.table.spells import ends
from ...state import NOBODY, Is, State, Way
from ..boarding.bow_contact import Contacts
from .possible_shots import TWICE


@frozen
class ShotEnds(AutoStep):
    """The last cannon has been fired."""

    seat: int
    shooter: str
    captain: bool = False

    def is_valid(self, s: State) -> bool:
        return may_be_place(s, self.shooter)

    def run(self, s: State, fate: Fate, emit: EventSink) -> None:
        origin = place(self.shooter)
        if origin.kind != SHIP or s.ships[origin.number] is None:
            return
        # CSG-EFF-48, CSG-EFF-49
        unspend(s, origin.number, TWICE)
        ends(s, origin.number, emit, AIMED)
        if self.captain:
            return
        shot_ended(s, self.seat, origin.number, emit)
        self._cuts(s, origin.number)

    def _cuts(self, s: State, number: int) -> None:
        """CSG-KW-SWI-02, CSG-R-45: the enemies that her blades touch now count as rammed."""
        ship = s.ship(number)
        if Is.BLADES not in ship.state or s.way is not None:
            return
        edges = [placed(blade, ship.pose) for blade in blades(ship.card)]
        cut = frozenset(
            other
            for other, vessel in s.afloat()
            if vessel.owner not in (ship.owner, NOBODY) and any(within(edge, body(vessel), TOUCH) for edge in edges)
        )
        if cut:
            s.way = Way(number, crossed=cut)
            then(s, Contacts(self.seat, number), CutsEnd())


@frozen
class CutsEnd(AutoStep):
    """No move is under way any more."""

    def run(self, s: State, fate: Fate, emit: EventSink) -> None:
        s.way = None
