"""Chapter 5.10 (SNK): ships that sink."""

from typing import Final

from .....core.agenda import then, window
from .....core.atoms import Args
from .....core.events import Event, EventSink
from .....core.fate import Fate
from .....core.frozen import frozen
from ...auto_step import AutoStep
from ...ending import check_gold, marker_sunk
from ...names import called, item_called
from ...questions.abilities.ability import Trait
from ...questions.abilities.active import active, covered, is_up, uses
from ...questions.cargo.hold import coins_of, treasure_of
from ...questions.cargo.treasure import leave, look
from ...questions.sailing.berths import cast_off
from ...questions.sailing.towing import let_go, tow_ends
from ...questions.table.items import HELD, is_coin, is_treasure, name_of, things
from ...state import NOBODY, NOWHERE, State
from ..basics.parting import crew_lost
from .comebacks import comes_back, reborn
from .saves import castaways
from .sinkers_reward import after_sinking
from .sinking_events import salvors
from .spoils import Loot, share

SCUTTLED: Final = "scuttled"


@frozen
class Sink(AutoStep):
    """CSG-SNK-08: a ship sinks, unless something sees to it that she does not. `by`: the seat that did it, NOBODY for
    terrain and the like (CSG-SNK-05); `how`: ``mast``, ``hit``, ``scuttled``; `striker`: the ship that did it."""

    ship: int
    by: int
    how: str
    striker: int = NOWHERE

    def run(self, s: State, fate: Fate, emit: EventSink) -> None:
        if s.ships[self.ship] is None:
            return
        abilities = active(s, self.ship)
        if self.how != SCUTTLED and uses(s, self.ship, Trait.UNSINKABLE, emit):
            # CSG-EFF-51, CSG-TOW-08
            s.change(self.ship, masts=0, fire=0)
            let_go(s, self.ship)
            emit(
                Event("pirates-unsinkable", {"ship": called(s, self.ship)}, {"ship": s.names[self.ship]}, "CSG-EFF-51")
            )
        elif abilities.has(Trait.REBORN):
            reborn(s, self.ship, emit)
        elif uses(s, self.ship, Trait.ETERNAL, emit):
            then(s, Returns(self.ship, self.by, self.how, self.striker))
            if loots(s, self.ship, self.by, self.how, self.striker):
                then(s, Loot(self.by, self.ship, self.striker))
        else:
            if covered(s):
                # that nothing and nobody saves her
                fate.answer("sinks", (s.names[self.ship],))
            then(s, Founder(self.ship, self.by, self.how, self.striker))
            shown = salvors(s, self.ship, self.by) if self.how != SCUTTLED else ()
            window(s, *shown, *castaways(s, self.ship))


@frozen
class Returns(AutoStep):
    """CSG-KW-ETE-01: she comes back without her coins, which are shared or go as of a ship that sinks; CSG-R-74: as one
    that has sunk she ends the game with the marker."""

    ship: int
    by: int
    how: str
    striker: int

    def run(self, s: State, fate: Fate, emit: EventSink) -> None:
        if s.ships[self.ship] is not None:
            strip(s, self.ship, self.by, self.how, fate, emit)
            comes_back(s, self.ship, emit)
            if marker_sunk(s, self.ship, emit):
                return
            then(s, *after_sinking(s, self.ship, self.by, self.striker))


@frozen
class Founder(AutoStep):
    """CSG-SNK-01: she leaves the game with crew, equipment and unique treasures; her coins are shared or go too."""

    ship: int
    by: int
    how: str
    striker: int

    def run(self, s: State, fate: Fate, emit: EventSink) -> None:
        if s.ships[self.ship] is None:
            return
        after = after_sinking(s, self.ship, self.by, self.striker)
        data = {"ship": s.names[self.ship], "by": self.by}
        emit(Event("pirates-sank", {"ship": called(s, self.ship)}, data, "CSG-SNK-01"))
        then(s, Gone(self.ship, self.by), *after)
        if loots(s, self.ship, self.by, self.how, self.striker):
            then(s, Loot(self.by, self.ship, self.striker))
        else:
            strip(s, self.ship, self.by, self.how, fate, emit)


def loots(s: State, number: int, by: int, how: str, striker: int) -> bool:
    """CSG-SNK-04: by a ship of the enemy; forts and marines take nothing."""
    sunk = by not in (NOBODY, s.ship(number).owner) and how != SCUTTLED
    return sunk and rule_of_gold(s) == "loot" and striker != NOWHERE and s.ships[striker] is not None


@frozen
class Gone(AutoStep):
    """CSG-SNK-01: what is left aboard goes down with her."""

    ship: int
    by: int

    def run(self, s: State, fate: Fate, emit: EventSink) -> None:
        if s.ships[self.ship] is not None:
            drowned(s, self.ship, fate, emit)
            crew_lost(s, self.ship, self.by, emit)
            remove(s, self.ship)
            data = {"ship": s.names[self.ship]}
            emit(Event("pirates-gone", {"ship": called(s, self.ship)}, data, "CSG-SNK-01", quiet=True))
            # CSG-MUL-03, CSG-SNK-06
            if not marker_sunk(s, self.ship, emit):
                check_gold(s, emit)


def drowned(s: State, number: int, fate: Fate, emit: EventSink) -> None:
    """CSG-INF-06: crew and equipment that go down with her are shown to everybody."""
    for held in s.ship(number).hold:
        if not is_up(s, held) and not is_treasure(HELD.item(held)):
            fate.answer("down", (name_of(HELD.item(held)),))
    lost = [item for item in things(s.ship(number).hold) if not is_treasure(item)]
    if lost and emit.on:
        args: Args = {"ship": called(s, number), "what": [item_called(item) for item in lost]}
        data = {"ship": s.names[number], "items": [name_of(item) for item in lost]}
        emit(Event("pirates-went-down", args, data, "CSG-INF-06"))


def remove(s: State, number: int) -> None:
    """CSG-SNK-01, CSG-SNK-07, CSG-EXP-05: the ship and what is left in her hold leave the game; a tow ends; her flag
    is put down where she has explored."""
    tow_ends(s, number)
    cast_off(s, number)
    leave(s, treasure_of(s.ship(number)))
    s.ships[number] = None


def strip(s: State, number: int, by: int, how: str, fate: Fate, emit: EventSink) -> None:
    """CSG-SNK-03 to CSG-SNK-05, CSG-SCT-04, CSG-KW-ETE-03: what becomes of her coins; afterwards none is in her
    hold."""
    ship = s.ship(number)
    coins = coins_of(ship)
    s.change(number, hold=tuple(held for held in ship.hold if not is_coin(HELD.item(held))))
    if by not in (NOBODY, ship.owner) and how != SCUTTLED and rule_of_gold(s) == "split":
        # what nobody has looked at may be a unique treasure, which leaves the game
        seen = [held for held in look(s, fate, coins, 1 << ship.owner) if is_coin(HELD.item(held))]
        share(s, seen, ship.owner, by, emit)
    else:
        leave(s, coins)


def rule_of_gold(s: State) -> str:
    """CSG-R-49: the option `sink_gold`; usually split between two players, and lost among more."""
    chosen = str(s.setting.options["sink_gold"])
    if chosen != "usual":
        return chosen
    return "split" if s.setting.duel else "none"
