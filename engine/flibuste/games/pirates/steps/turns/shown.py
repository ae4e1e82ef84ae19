"""Chapter 5.24 (CSG-UNT-06): unique treasures that their player shows in one's own turn."""

from collections.abc import Iterator

from .....core.agenda import Ask, then
from .....core.atoms import Args, Move, Name
from .....core.decision import Decision, Option
from .....core.events import Event, EventSink
from .....core.fate import Fate
from .....core.frozen import frozen
from ...names import called, item_called
from ...questions.abilities.ability import Ability
from ...questions.abilities.active import MUTE, reachable
from ...questions.abilities.treasures import FIREWORKS, Unique
from ...questions.sailing.move_list import why_not_move
from ...questions.table.bodies import at_hand, standing
from ...questions.table.items import HELD, item_named, name_of
from ...questions.table.spells import cast
from ...questions.turns.giving_actions import give, why_not_act
from ...state import NOBODY, NOWHERE, State
from ..basics.parting import flips, loose_gold, part_with
from ..damage.losing import losable
from ..gunnery.possible_shots import why_not_shoot
from ..sea.smoke import BrewFog
from .extra_actions import told_extra, wants


class ExtraShoot(Unique):
    """CSG-ACT-03: it counts as a second action."""

    code = "UT_EXTRA_SHOOT"

    def orders(self, s: State, by: int) -> Iterator[Move]:
        if wants(s, by) and why_not_shoot(s, by) is None:
            yield ()

    def shown(self, s: State, by: int, order: Move, emit: EventSink) -> None:
        cast(s, by, "also-act:shoot")
        told_extra(s, by, "CSG-UNT-06", emit)


class Grease(Unique):
    code = "UT_GREASE"

    def orders(self, s: State, by: int) -> Iterator[Move]:
        if _sails(s, by):
            yield ()

    def shown(self, s: State, by: int, order: Move, emit: EventSink) -> None:
        cast(s, by, Greased.code)


class Greased(Ability):
    """UT_GREASE: the spell that it casts."""

    code = "greased"

    def added(self, s: State, by: int) -> str:
        return "L"


def _sails(s: State, number: int) -> bool:
    """Whether she may be given a move action now."""
    return why_not_act(s, number, "move") is None and why_not_move(s, number) is None


class Poseidon(Unique):
    """The base move as often as masts stand (`move_list.move_list`); then one is lost (`extra_moves.py`)."""

    code = "UT_POSEIDON"

    def orders(self, s: State, by: int) -> Iterator[Move]:
        if _sails(s, by) and standing(s.ship(by)):
            yield ()

    def shown(self, s: State, by: int, order: Move, emit: EventSink) -> None:
        cast(s, by, "poseidon")


class Screw(Unique):
    """The move list twice (`move_list.move_list`)."""

    code = "UT_SCREW"

    def orders(self, s: State, by: int) -> Iterator[Move]:
        if _sails(s, by):
            yield ()

    def shown(self, s: State, by: int, order: Move, emit: EventSink) -> None:
        cast(s, by, "screw")


class Fireworks(Unique):
    code = "UT_FIREWORKS"

    def orders(self, s: State, by: int) -> Iterator[Move]:
        if why_not_shoot(s, by) is None:
            yield ()

    def shown(self, s: State, by: int, order: Move, emit: EventSink) -> None:
        cast(s, by, FIREWORKS)


class Periscope(Unique):
    code = "UT_PERISCOPE"

    def orders(self, s: State, by: int) -> Iterator[Move]:
        mine = s.ship(by).owner
        if why_not_act(s, by) is not None:
            return
        for other, ship in s.afloat():
            if ship.owner not in (mine, NOBODY) and at_hand(ship) and reachable(s, other, mine):
                yield (s.names[other],)

    def shown(self, s: State, by: int, order: Move, emit: EventSink) -> None:
        other = s.names.index(str(order[0]))
        cast(s, other, MUTE)
        args: Args = {"ship": called(s, by), "other": called(s, other)}
        emit(Event("pirates-cancelled", args, {"ship": s.names[by], "other": order[0]}, "CSG-UNT-06"))


class Pension(Unique):
    code = "UT_PENSION"

    def orders(self, s: State, by: int) -> Iterator[Move]:
        ship = s.ship(by)
        if ship.docked != NOWHERE and ship.docked == s.home(ship.owner) and losable(s, by, "crew"):
            yield ()

    def shown(self, s: State, by: int, order: Move, emit: EventSink) -> None:
        then(s, Retire(s.ship(by).owner, by))


class Brew(Unique):
    """CSG-ACT-07: it uses up her action, and stays aboard."""

    code = "UT_BREW"

    def orders(self, s: State, by: int) -> Iterator[Move]:
        if why_not_act(s, by) is None:
            yield ()

    def shown(self, s: State, by: int, order: Move, emit: EventSink) -> None:
        give(s, by, "special", emit)
        then(s, BrewFog(s.ship(by).owner, by))


@frozen
class Retire(Ask[State]):
    """UT_PENSION: any of the crew, for a gold each.

    Answers:
        ``lose PIECE``: who goes, for a gold.
        ``enough``: nobody else.
    """

    seat: int
    ship: int

    secret = True

    def moves(self, s: State) -> list[Move]:
        crew = dict.fromkeys(name_of(HELD.item(held)) for held in losable(s, self.ship, "crew"))
        return [*(("lose", name) for name in crew), ("enough",)]

    def ask(self, s: State) -> Decision:
        source = f"ship:{s.names[self.ship]}"
        options = [
            Option(move, "pirates-do-retire", {"what": item_called(item_named(str(move[1])))}, "lose", source)
            for move in self.moves(s)[:-1]
        ]
        options.append(Option(("enough",), "pirates-do-enough", {}, "enough", source, default=True))
        args: Args = {"seat": Name(self.seat), "ship": called(s, self.ship)}
        return self.decision(s, "pirates-ask-retire", "CSG-UNT-06", tuple(options), args)

    def play(self, s: State, move: Move, fate: Fate, emit: EventSink) -> None:
        if move[0] == "enough":
            return
        held = next(piece for piece in losable(s, self.ship, "crew") if name_of(HELD.item(piece)) == move[1])
        if not flips(s, self.ship, held):
            # it lies there as the loss is told; who is turned face down instead has not gone
            loose_gold(s, self.seat, 1)
        part_with(s, self.ship, held, self.seat, emit)
        then(s, self)
