"""Chapter 5.1 (MOVE): the two icons of a card, and where a ship sails."""

from dataclasses import dataclass
from functools import lru_cache

from ...core.agenda import Ask, Auto, not_asked
from ...core.atoms import Args, Move, Name
from ...core.decision import Bar, Decision, Option
from ...core.events import Event, Tell
from ...core.fate import Fate
from .arrive import arrive, space_option
from .characters import ANCHORMAN, NAVIGATOR, SEA_DOG
from .load import load_icon
from .state import State, space_args
from .tables import AHEAD, BACK, BEHIND, FINISH, FORWARD, NODES


@lru_cache(maxsize=4096)
def ends(place: int, steps: int, *, back: bool = False) -> tuple[int, ...]:
    """JAM-MOVE-01, JAM-MOVE-03: every place exactly so many steps away, in the given direction.

    >>> ends(5, 3), ends(FINISH - 2, 6), ends(-1, 2)
    ((8, 14), (50,), (1,))
    """
    lap, node = divmod(place, NODES)
    offsets = BEHIND[node][steps] if back else AHEAD[lap == 0][node][steps]
    return tuple(lap * NODES + offset for offset in offsets)


@dataclass(frozen=True, slots=True)
class Act(Auto[State]):
    """JAM-FLOW-05, JAM-FLOW-06: one icon, at the strength of its die. Nothing for a ship that is home (JAM-END-01)."""

    seat: int
    icon: int
    die: int

    def run(self, s: State, fate: Fate, tell: Tell) -> None:
        seat, icon, die = self.seat, self.icon, self.die
        if s.place[seat] >= FINISH:
            return
        if icon < FORWARD:
            load_icon(s, seat, icon, die, tell)
        elif icon == BACK and s.setting.crew and SEA_DOG in s.holds[seat]:
            s.agenda.append(SeaDog(seat, die))
        else:
            set_sail(s, seat, die, fate, tell, back=icon == BACK)


def destinations(s: State, seat: int, die: int, *, back: bool) -> list[int]:
    """JAM-MOVE-03, JAM-CREW-C11, JAM-CREW-C12: where the ship may end; one step less or more with the navigators."""
    place = s.place[seat]
    if not s.setting.crew:
        return list(ends(place, die, back=back))
    holds = s.holds[seat]
    found = [*ends(place, die - 1, back=back)] if ANCHORMAN in holds else []
    found += ends(place, die, back=back)
    if NAVIGATOR in holds:
        found += ends(place, die + 1, back=back)
    return list(dict.fromkeys(found))


def set_sail(s: State, seat: int, die: int, fate: Fate, tell: Tell, *, back: bool) -> None:
    places = destinations(s, seat, die, back=back)
    if len(places) == 1:
        sail(s, seat, places[0], fate, tell)
    else:
        s.agenda.append(Route(seat, die, int(back)))


def sail(s: State, seat: int, place: int, fate: Fate, tell: Tell) -> None:
    """JAM-MOVE-02: what is passed has no effect. A move of no step is no arrival (JAM-CREW-C11)."""
    before = s.place[seat]
    if tell.on:
        way = "ahead" if place > before else "back" if place < before else "none"
        args: Args = {"seat": Name(seat), "way": way, **space_args(place)}
        tell(Event("jamaica-sailed", args, {"ship": seat, "from": before, "to": place}, "JAM-MOVE-01"))
    if place != before:
        s.place[seat] = place
        arrive(s, seat, fate, tell)


@dataclass(frozen=True, slots=True)
class Route(Ask[State]):
    """JAM-D-03, JAM-CREW-D-04: where the move ends: lanes, and steps with the Anchorman or the Navigator."""

    seat: int
    die: int
    back: int

    def _places(self, s: State) -> list[int]:
        return destinations(s, self.seat, self.die, back=bool(self.back))

    def moves(self, s: State) -> list[Move]:
        return [("sail", place % NODES) for place in self._places(s)]

    def why_not(self, s: State, move: Move) -> Bar | None:
        if len(move) != 2 or move[0] != "sail":
            return not_asked(move)
        return None if move in self.moves(s) else Bar("jamaica-barred-route", "JAM-MOVE-01", {"steps": self.die})

    def ask(self, s: State) -> Decision:
        options = tuple(space_option(s, self.seat, "sail", "jamaica-do-sail", place) for place in self._places(s))
        args: Args = {"seat": Name(self.seat), "steps": self.die, "way": "back" if self.back else "ahead"}
        holds = s.holds[self.seat]
        rule = "JAM-CREW-D-04" if s.setting.crew and (ANCHORMAN in holds or NAVIGATOR in holds) else "JAM-D-03"
        return Decision(self.seat, s.turn, "jamaica-ask-route", rule, options, args, open=True)

    def play(self, s: State, move: Move, fate: Fate, tell: Tell) -> None:
        place = next(p for p in self._places(s) if p % NODES == move[1])
        sail(s, self.seat, place, fate, tell)


@dataclass(frozen=True, slots=True)
class SeaDog(Ask[State]):
    """JAM-CREW-D-03: ignore the back icon, or sail."""

    seat: int
    die: int

    def moves(self, s: State) -> list[Move]:
        return [("back", "ignore"), ("back", "sail")]

    def why_not(self, s: State, move: Move) -> Bar | None:
        return None if move in self.moves(s) else not_asked(move)

    def ask(self, s: State) -> Decision:
        options = (
            Option(("back", "ignore"), "jamaica-do-ignore-back", {}, group="back", default=True),
            Option(("back", "sail"), "jamaica-do-sail-back", {"steps": self.die}, group="back"),
        )
        args: Args = {"seat": Name(self.seat), "steps": self.die}
        return Decision(self.seat, s.turn, "jamaica-ask-sea-dog", "JAM-CREW-D-03", options, args, open=True)

    def play(self, s: State, move: Move, fate: Fate, tell: Tell) -> None:
        if move[1] == "sail":
            set_sail(s, self.seat, self.die, fate, tell, back=True)
        elif tell.on:
            tell(Event("jamaica-sea-dog", {"seat": Name(self.seat)}, {"ship": self.seat}, "JAM-CREW-C10"))
