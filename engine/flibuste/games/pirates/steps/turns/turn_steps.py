"""Chapter 4.1 (TRN): the steps of a turn in their order."""

from functools import cache, lru_cache
from typing import Any, Final

from .....core.agenda import Auto, Chance, then
from .....core.atoms import Args, Move, Name
from .....core.decision import Decision, Option
from .....core.events import Event, EventSink
from .....core.fate import Fate
from .....core.frozen import frozen
from ...after import table_laid
from ...auto_step import AutoStep
from ...ending import check, ends, fallback, spent
from ...names import called
from ...questions.abilities.ability import Trait
from ...questions.abilities.active import active, covered
from ...questions.events.tokens import tokens_end
from ...questions.sailing.berths import cast_off
from ...questions.table.bodies import body, is_kind, on_table, overlaps, solids
from ...questions.table.items import HELD, card_of
from ...questions.table.spells import turn_begins, turn_ends
from ...state import NOBODY, NOWHERE, Is, Ship, State, Today
from ..cargo.overloads import Overloads
from ..damage.fires import Fires
from ..damage.sinking import Sink
from ..events.event_effects import RollFog
from ..events.showing_events import ShowEvent
from ..forts.building_forts import BuildForts
from ..gunnery.fears import Fears
from ..sea.icebergs import Icebergs
from ..sea.smoke import clear_smoke
from ..treasure.uniques import StartTexts
from .extra_moves import FleetRolls
from .menu import Menu


@table_laid.leads_to
def first_turn(s: State) -> None:
    then(s, TurnBegins(s.first))


@frozen
class TurnBegins(Auto[State]):
    """CSG-TRN-01 to CSG-TRN-10, CSG-TRN-15, CSG-TRN-16: what happens at the start of a turn, in its order."""

    seat: int

    def run(self, s: State, fate: Fate, emit: EventSink) -> None:
        seat = self.seat
        s.turn, s.today = seat, Today()
        for i, tile in enumerate(s.tiles):
            # CSG-SAR-01, CSG-REE-01: a roll holds until the end of the turn
            if tile.value:
                s.tiles[i] = tile._replace(value=0)
        if covered(s):
            # what does not happen as a turn begins tells of what lies face down
            fate.answer("turn", (seat,))
        if skipped(s, seat):
            # CSG-END-07: who has nothing left ends a game of two
            then(s, Expire(seat), TurnEnds(seat))
            return
        if emit.on and not spent(s):
            emit(Event("pirates-turn", {"seat": Name(seat), "round": s.round}, {"seat": seat}, "CSG-TRN-11"))
        scuttled = [Sink(number, NOBODY, "scuttled") for number, ship in s.fleet(seat) if Is.SCUTTLED in ship.state]
        then(s, *scuttled, *_turn(seat))


@cache
def _turn(seat: int) -> tuple[Any, ...]:
    """The steps of a turn after what was scuttled has sunk (TS-1)."""
    return (
        Expire(seat),  # TS-2, TS-3
        Icebergs(),  # TS-4
        Fires(seat),  # TS-5
        StartTexts(seat),  # TS-6
        RollFog(seat),
        Modes(seat),  # TS-7
        Fears(seat),  # TS-8
        FleetRolls(seat),  # TS-9
        ShowEvent(seat),  # TS-10
        Overloads(),
        Ready(seat),
        Menu(seat),
        BuildForts(seat),
        TurnEnds(seat),
    )


def skipped(s: State, seat: int) -> bool:
    """CSG-TRN-16, CSG-MUL-07: without any ship, fort or marine; the gold goes on counting."""
    forts = any(island.fort is not None and island.fort.owner == seat for island in s.islands)
    ashore = any(
        owner == seat and "marine" in card_of(HELD.item(held)).keywords
        for island in s.islands
        for owner, held in island.ashore
    )
    return not forts and not ashore and not any(True for _ in s.fleet(seat))


@frozen
class Expire(AutoStep):
    """CSG-TRN-02, CSG-TRN-03: what lasts until this turn ends; then whether the game is over."""

    seat: int

    def run(self, s: State, fate: Fate, emit: EventSink) -> None:
        clear_smoke(s, self.seat, emit)
        tokens_end(s, self.seat, emit)
        turn_begins(s, self.seat)
        if not check(s, emit) and (rule := fallback(s)):
            ends(s, rule, emit)


@frozen
class Ready(AutoStep):
    """CSG-TRN-10: where each ship is docked as the orders begin."""

    seat: int

    def run(self, s: State, fate: Fate, emit: EventSink) -> None:
        docked = tuple((number, ship.docked) for number, ship in s.fleet(self.seat) if ship.docked != NOWHERE)
        s.today = s.today._replace(docked=docked)


@frozen
class TurnEnds(AutoStep):
    """CSG-TRN-14: what lasts for this turn ends; the next player to the left."""

    seat: int

    def run(self, s: State, fate: Fate, emit: EventSink) -> None:
        if not s.today.acted:
            s.passes += 1
        turn_ends(s, self.seat)
        if check(s, emit):
            return
        nxt = (self.seat + 1) % s.setting.seats
        if nxt == s.first:
            s.round += 1
        then(s, TurnBegins(nxt))


# ---- TS-7


@frozen
class Modes(AutoStep):
    """CSG-TRN-07: every ship that can dive or fade is asked; who can do both, of either."""

    seat: int

    def run(self, s: State, fate: Fate, emit: EventSink) -> None:
        fleet = s.fleet(self.seat)
        both = [(number, _dives(ship) and bool(_ghostly(s, number))) for number, ship in fleet]
        then(s, *_modes(self.seat, tuple(both)))


@lru_cache(maxsize=256)
def _modes(seat: int, ships: tuple[tuple[int, bool], ...]) -> tuple[Any, ...]:
    return tuple(step for number, both in ships for step in (Mode(seat, number), *((Fade(seat, number),) * both)))


_NEITHER: Final = Is(0)


def _dives(ship: Ship) -> bool:
    return is_kind(ship, "submarine", "sea_monster")


@frozen
class Mode(Chance[State]):
    """D-MODE: submerged or on the surface, intangible or solid, until one's own next turn.

    Answers:
        ``change|keep``: the other one, or as she is.
    """

    seat: int
    ship: int

    open = True
    decline = ("keep",)

    def is_available(self, s: State) -> bool:
        ship = s.ships[self.ship]
        if ship is None or ship.lost != NOWHERE or Is.WRECK in ship.state or not (depth := self.depth(s)):
            return False
        # she cannot come up where she overlaps a solid
        return not ship.state & depth or not overlaps(body(ship), solids(s, self.ship)[1])

    def depth(self, s: State) -> Is:
        """CSG-KW-MON-02, CSG-KW-SUB-02, CSG-KW-GHO-01: what she can become; nothing for most."""
        ship = s.ship(self.ship)
        if _dives(ship):
            return Is.SUBMERGED if ship.masts or Is.SUBMERGED in ship.state else _NEITHER
        return _ghostly(s, self.ship)

    def moves(self, s: State) -> list[Move]:
        return [("change",), self.decline]

    def _way(self, s: State) -> Args:
        """Between which two worlds she is to choose, and whether she is out of this one now."""
        depth = self.depth(s)
        return {
            "ship": called(s, self.ship),
            "kind": "dive" if depth is Is.SUBMERGED else "fade",
            "back": "yes" if s.ship(self.ship).state & depth else "no",
        }

    def ask(self, s: State) -> Decision:
        source = f"ship:{s.names[self.ship]}"
        args: Args = {"seat": Name(self.seat), **self._way(s)}
        options = (
            Option(("change",), "pirates-do-change-mode", args, "mode", source),
            Option(self.decline, "pirates-do-keep-mode", args, "keep", source, default=True),
        )
        return self.decision(s, "pirates-ask-mode", "CSG-TRN-07", options, args)

    def play(self, s: State, move: Move, fate: Fate, emit: EventSink) -> None:
        if move == self.decline:
            return
        ship, way = s.ship(self.ship), self._way(s)
        s.change(self.ship, state=ship.state ^ self.depth(s))
        if not on_table(s.ship(self.ship)):
            # CSG-DOC-03
            cast_off(s, self.ship)
        data = {"ship": s.names[self.ship], "state": int(s.ship(self.ship).state)}
        emit(Event("pirates-changed-mode", way, data, "CSG-TRN-07"))


@frozen
class Fade(Mode):
    """D-MODE: of a ship that dives, whether she is intangible or solid besides.

    Answers:
        ``change|keep``: the other one, or as she is.
    """

    def depth(self, s: State) -> Is:
        return _ghostly(s, self.ship)


def _ghostly(s: State, number: int) -> Is:
    """CSG-KW-GHO-01: what a ghost can become, and come back from when she is none any more."""
    fades = active(s, number).has(Trait.FADES) or Is.INTANGIBLE in s.ship(number).state
    return Is.INTANGIBLE if fades else _NEITHER
