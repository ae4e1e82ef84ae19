"""CSG-EFF-61: a boarding party from afar, without a ram."""

from collections.abc import Iterator

from .....core.agenda import Chance
from .....core.atoms import Args, Move, Name
from .....core.decision import Decision, Option
from .....core.events import EventSink
from .....core.fate import Fate
from .....core.frozen import frozen
from ...names import called
from ...questions.abilities.ability import Trait
from ...questions.abilities.active import active, reachable
from ...questions.table.bodies import at_hand, within_reach
from ...state import NOBODY, State
from ..basics.cancelling import using
from .boarding_party import Board, boardable, strength


@frozen
class BoardAfar(Chance[State]):
    """CSG-EFF-61: after the segments of a move action, an enemy within S; it gets no bonuses.

    Answers:
        ``board SHIP``: the enemy that is boarded.
        ``hold``: none.
    """

    seat: int
    ship: int

    decline = ("hold",)

    def is_available(self, s: State) -> bool:
        ship = s.ships[self.ship]
        if ship is None or not at_hand(ship) or not active(s, self.ship).has(Trait.BOARDS_FROM_AFAR):
            return False
        return any(True for _ in self._enemies(s))

    def _enemies(self, s: State) -> Iterator[int]:
        for other, enemy in s.afloat():
            apt = enemy.owner not in (self.seat, NOBODY) and boardable(s, other) and reachable(s, other, self.seat)
            if apt and within_reach(s, self.ship, other, "S"):
                yield other

    def moves(self, s: State) -> list[Move]:
        return [*(("board", s.names[other]) for other in self._enemies(s)), self.decline]

    def ask(self, s: State) -> Decision:
        source = f"ship:{s.names[self.ship]}"
        options: list[Option] = []
        for other in self._enemies(s):
            args: Args = {"ship": called(s, self.ship), "other": called(s, other)}
            lead = strength(s, self.ship, other) - strength(s, other, self.ship, bare=True)
            move: Move = ("board", s.names[other])
            options.append(
                Option(move, "pirates-do-board-afar", args, "board", source, f"ship:{move[1]}", data={"lead": lead})
            )
        options.append(Option(self.decline, "pirates-do-enough", {}, "hold", source, default=True))
        asked: Args = {"seat": Name(self.seat), "ship": called(s, self.ship)}
        return self.decision(s, "pirates-ask-board-afar", "CSG-EFF-61", tuple(options), asked)

    def play(self, s: State, move: Move, fate: Fate, emit: EventSink) -> None:
        if move != self.decline:
            other = s.names.index(str(move[1]))
            using(s, self.ship, Trait.BOARDS_FROM_AFAR, emit, Board(self.ship, other, afar=True))
