"""Chapter 5.19 (FRT): what forts do besides firing."""

from random import Random

from .....core.atoms import Args, Move
from .....core.decision import Bar, Option
from .....core.events import Event, EventSink
from .....core.fate import Fate
from ...names import called, called_fort, item_called
from ...questions.cargo.treasure import look
from ...questions.damage.masts import masts_of
from ...questions.forts.standing_forts import Art, art, flags_of, fort_at, own_art
from ...questions.table.items import HELD, is_treasure, name_of
from ...questions.turns.giving_actions import give, why_not_act
from ...state import NOWHERE, Ship, State
from ..basics.order import Order, the_ship
from .shooting_orders import fort_acts, fort_ready


class FortRepair(Order):
    """D-ACT FORT-REPAIR; FT_REPAIR: a flag returns, in place of the fort's shot.

    Answers:
        ``fort-repair ISLAND FLAG``: a flag of the fort there stands again.
    """

    verb = "fort-repair"
    ashore = True

    def suits(self, ship: Ship) -> bool:
        return False

    def moves(self, s: State, seat: int, rng: Random, most: int) -> list[Move]:
        return [
            (self.verb, i, f"f{flag + 1}")
            for i, island in enumerate(s.islands)
            if island.fort is not None
            and island.fort.owner == seat
            and art(island.fort.card) is Art.REPAIR
            and fort_ready(s, seat, i)
            for flag in masts_of((1 << len(island.fort.order)) - 1 & ~island.fort.flags)
        ]

    def why_not(self, s: State, seat: int, move: Move) -> Bar | None:
        return None if move in self.moves(s, seat, Random(0), 0) else Bar("pirates-barred-fort-sound", "CSG-FRT-06")

    def option(self, s: State, seat: int, move: Move) -> Option:
        fort, i = fort_at(s, int(move[1])), int(str(move[2])[1:]) - 1
        letter, number = flags_of(fort.card)[fort.order[i]]
        args: Args = {"fort": called_fort(fort.card), "flag": i + 1, "range": letter, "number": number}
        return Option(move, "pirates-do-fort-repair", args, "repair", f"island:{move[1]}")

    def play(self, s: State, seat: int, move: Move, fate: Fate, emit: EventSink) -> None:
        island = int(move[1])
        fort_acts(s, seat, island)
        land, fort = s.islands[island], fort_at(s, island)
        flags = fort.flags | 1 << int(str(move[2])[1:]) - 1
        s.islands[island] = land._replace(fort=fort._replace(flags=flags))
        args: Args = {"fort": called_fort(fort.card), "left": flags.bit_count()}
        emit(Event("pirates-flag-returns", args, {"island": island, "left": flags.bit_count()}, "CSG-FRT-06"))


class Lookout(Order):
    """FT_LOOKOUT: the action of a docked ship: a look at one face-down treasure on each island.

    Answers:
        ``lookout SHIP``: a look at one face-down treasure on each island.
    """

    verb = "lookout"
    acts = True

    def suits(self, ship: Ship) -> bool:
        return ship.docked != NOWHERE

    def moves(self, s: State, seat: int, rng: Random, most: int) -> list[Move]:
        return [
            (self.verb, s.names[number])
            for number, _ in s.fleet(seat)
            if own_art(s, number, Art.LOOKOUT) and why_not_act(s, number) is None and self._unseen(s, seat)
        ]

    def _unseen(self, s: State, seat: int) -> list[tuple[int, int]]:
        """The islands with a treasure that the player has not looked at, and the first of those."""
        found: list[tuple[int, int]] = []
        for i, island in enumerate(s.islands):
            held = next(
                (coin for coin in island.coins if not HELD.by(coin, seat) and is_treasure(HELD.item(coin))), None
            )
            if held is not None:
                found.append((i, held))
        return found

    def why_not(self, s: State, seat: int, move: Move) -> Bar | None:
        number = the_ship(s, seat, move)
        if number is None:
            return Bar("pirates-barred-no-ship", "CSG-ACT-02")
        return None if move in self.moves(s, seat, Random(0), 0) else Bar("pirates-barred-lookout", "CSG-FRT-06")

    def option(self, s: State, seat: int, move: Move) -> Option:
        args: Args = {"ship": called(s, s.names.index(str(move[1])))}
        return Option(move, "pirates-do-lookout", args, "look", f"ship:{move[1]}")

    def play(self, s: State, seat: int, move: Move, fate: Fate, emit: EventSink) -> None:
        number = s.names.index(str(move[1]))
        give(s, number, self.verb, emit)
        sights: list[Event] = []
        for island, _ in self._unseen(s, seat):
            land = s.islands[island]
            unseen = [coin for coin in land.coins if not HELD.by(coin, seat)]
            picked = unseen[int(fate.answer("coin", range(len(unseen))))]
            rest = list(land.coins)
            rest.remove(picked)
            seen = look(s, fate, [picked], 1 << seat)
            s.islands[island] = land._replace(coins=tuple(sorted((*rest, *seen))))
            what = HELD.item(seen[0])
            args: Args = {"what": item_called(what), "island": island + 1}
            data = {"island": island, "item": name_of(what)}
            sights.append(Event("pirates-sees", args, data, "CSG-FRT-06", seen_by=(seat,)))
        # all see that something was looked at, and are told of it when it has been
        emit(Event("pirates-looks-out", {"ship": called(s, number)}, {"ship": move[1]}, "CSG-FRT-06"))
        for sight in sights:
            emit(sight)
