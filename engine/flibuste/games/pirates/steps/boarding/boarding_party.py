"""Chapter 5.6 (BRD): a boarding party, and what the winner does with it."""

from collections.abc import Sequence
from typing import Any, Final

from .....core.agenda import Ask, Chance, then
from .....core.atoms import Arg, Args, Move, Name
from .....core.decision import Decision, Option
from .....core.events import Event, EventSink
from .....core.fate import Fate
from .....core.frozen import frozen
from ...auto_step import AutoStep
from ...names import called, item_called, piece_called
from ...questions.abilities.ability import Ability, Trait
from ...questions.abilities.active import active, applies, is_up, reachable, sums, uses
from ...questions.boarding.boarding_roll import Party, board, odds
from ...questions.cargo.handover import change_hands
from ...questions.cargo.hold import crew_of, put, take, treasure_of
from ...questions.cargo.stowage import free, size
from ...questions.cargo.treasure import bring
from ...questions.table.bodies import at_hand, is_kind, standing
from ...questions.table.items import HELD, card_of, has_ransom, name_of
from ...state import NOBODY, State
from ..basics.dice import Roll, counted
from ..damage.capture import RANSOM
from ..damage.losing import LoseCrew, LoseMasts
from ..forts.hauntings import has_left

WINNER: Final = "winner"
"""CSG-VAR-06: the value of the option `boarding_pick` by which the winner names the piece."""


def boardable(s: State, number: int) -> bool:
    """CSG-BRD-06, CSG-KW-TUR-02, CSG-KW-CAT-03: whether a boarding party can be started against her as she is."""
    ship = s.ship(number)
    if not at_hand(ship) or is_kind(ship, "flotilla", "sea_dragon"):
        return False
    return not (ship.shell and is_kind(ship, "turtle", "catamaran"))


@frozen
class BoardOffer(Chance[State]):
    """D-BOARD; CSG-BRD-01, CSG-BRD-07: whether to start the one boarding party of this ram.

    Answers:
        ``board``: a boarding party.
        ``hold``: none.
    """

    seat: int
    ship: int
    other: int

    open = True
    decline = ("hold",)

    def is_available(self, s: State) -> bool:
        if s.ships[self.ship] is None or s.ships[self.other] is None or s.way is None:
            return False
        pair = {self.ship, self.other}
        fought = any(s.way.ship in pair and other in pair for other in s.way.boarded)
        return not fought and boardable(s, self.other) and s.ship(self.ship).owner != s.ship(self.other).owner

    def moves(self, s: State) -> list[Move]:
        return [("board",), self.decline]

    def ask(self, s: State) -> Decision:
        source, at = f"ship:{s.names[self.ship]}", f"ship:{s.names[self.other]}"
        # what lies face down is nobody's business yet
        lead = standing(s.ship(self.ship)) - standing(s.ship(self.other))
        args: Args = {"seat": Name(self.seat), "ship": called(s, self.ship), "other": called(s, self.other)}
        options = (
            Option(("board",), "pirates-do-board", args, "board", source, at, data={"lead": lead, "odds": odds(lead)}),
            Option(self.decline, "pirates-do-hold", {}, "hold", source, default=True),
        )
        return self.decision(s, "pirates-ask-board", "CSG-BRD-01", options, args)

    def play(self, s: State, move: Move, fate: Fate, emit: EventSink) -> None:
        if move == self.decline:
            return
        assert s.way is not None
        other = self.other if s.way.ship == self.ship else self.ship
        s.way = s.way._replace(boarded=s.way.boarded | {other})
        then(s, Board(self.ship, self.other))


def strength(s: State, number: int, other: int, *, bare: bool = False) -> int:
    """CSG-BRD-02: what is added to the roll: masts that stand, and bonuses unless they do not count (CSG-EFF-61)."""
    bonus = 0 if bare else sums(s, number, Ability.boards, other)
    return Party(standing(s.ship(number)), bonus).strength


def party(s: State, number: int, other: int, roll: int, emit: EventSink, *, bare: bool = False) -> Party:
    """CSG-BRD-02: one side; crew who bring a bonus are turned up (CSG-INF-05), unless theirs do not count
    (CSG-EFF-61)."""
    bonus = 0 if bare else applies(s, number, Ability.boards, emit, other)
    return Party(standing(s.ship(number)), bonus, roll)


@frozen
class Board(AutoStep):
    """CSG-BRD-02: both roll; `afar`: without a ram, and the other side gets no bonuses (CSG-EFF-61)."""

    ship: int
    other: int
    afar: bool = False

    def run(self, s: State, fate: Fate, emit: EventSink) -> None:
        if s.ships[self.ship] is not None and s.ships[self.other] is not None:
            roll = Roll(s.ship(self.ship).owner, self.ship, "board")
            then(s, roll, Answered(self.ship, self.other, self.afar))


@frozen
class Answered(AutoStep):
    """The other side rolls."""

    ship: int
    other: int
    afar: bool

    def against(self, s: State) -> Arg:
        return called(s, self.other)

    def facing(self, s: State) -> str:
        return f"ship:{s.names[self.other]}"

    def run(self, s: State, fate: Fate, emit: EventSink) -> None:
        mine = counted(s, s.die, self.ship)
        roll = Roll(s.ship(self.other).owner, self.other, "board")
        then(s, roll, Boarded(self.ship, self.other, self.afar, mine))


@frozen
class Boarded(AutoStep):
    """CSG-BRD-02, CSG-BRD-03: the higher total wins; `rolled`: what the first die counted for."""

    ship: int
    other: int
    afar: bool
    rolled: int

    def against(self, s: State) -> Arg:
        return called(s, self.ship)

    def facing(self, s: State) -> str:
        return f"ship:{s.names[self.ship]}"

    def run(self, s: State, fate: Fate, emit: EventSink) -> None:
        mine = party(s, self.ship, self.other, self.rolled, emit)
        theirs = party(s, self.other, self.ship, counted(s, s.die, self.other), emit, bare=self.afar)
        lead = board(mine, theirs)
        args: Args = {
            "ship": called(s, self.ship),
            "other": called(s, self.other),
            "mine": mine.total,
            "theirs": theirs.total,
            "won": "yes" if lead > 0 else "no" if lead < 0 else "tie",
        }
        data = {"ship": s.names[self.ship], "other": s.names[self.other], "totals": [mine.total, theirs.total]}
        emit(Event("pirates-boarded", args, data, "CSG-BRD-02"))
        if lead:
            won, lost = (self.ship, self.other) if lead > 0 else (self.other, self.ship)
            # UT_HOLY: a boarding party is fought, but nothing besides is lost by it
            open_to_it = reachable(s, lost, s.ship(won).owner)
            picks = 2 if open_to_it and uses(s, won, Trait.TAKES_TWO, emit) else 1
            breaks = open_to_it and uses(s, won, Trait.BREAKS_MAST, emit)
            more = [LoseMasts(lost, 1, s.ship(won).owner, NOBODY, won)] if breaks else []
            if crew_of(s.ship(lost)):
                # CSG-EFF-92: nobody is offered them
                uses(s, lost, Trait.CREW_SAFE, emit)
            then(s, Spoils(s.ship(won).owner, won, lost, picks), *more)


@frozen
class Spoils(Chance[State]):
    """D-BOARD-KIND; CSG-BRD-03, CSG-BRD-04: one of the loser's crew, or one treasure; what abilities add to the choice
    (CSG-EFF-65, CSG-EFF-66, CSG-EFF-67, CSG-EFF-69).

    Answers:
        ``crew|treasure|mast|captive|all-crew``: what the winner gets: one of the loser's crew goes, a treasure or the
            dearest of the crew changes ships, a mast or all crew go.
        ``nothing``: nothing.
    """

    seat: int
    ship: int
    other: int
    picks: int
    taken: tuple[int, ...] = ()

    open = True
    decline = ("nothing",)
    _KINDS = ("crew", "treasure", "mast", "captive", "all-crew")

    def is_available(self, s: State) -> bool:
        return s.ships[self.ship] is not None and s.ships[self.other] is not None and len(self.moves(s)) > 1

    def moves(self, s: State) -> list[Move]:
        kinds = [kind for i, kind in enumerate(self._KINDS) if i not in self.taken and self._has(s, kind)]
        return [*((kind,) for kind in kinds), self.decline]

    def _abilities(self, s: State) -> frozenset[Trait]:
        """What the winner's cards add to the choice; UT_HOLY: nothing."""
        return active(s, self.ship).traits if reachable(s, self.other, self.seat) else frozenset()

    def _has(self, s: State, kind: str) -> bool:
        loser, can = s.ship(self.other), self._abilities(s)
        crew = bool(crew_of(loser)) and not active(s, self.other).has(Trait.CREW_SAFE)
        match kind:
            case "crew":
                # CSG-KW-MON-04
                return crew and not is_kind(s.ship(self.ship), "sea_monster")
            case "treasure":
                return bool(fitting(s, self.ship, self.other))
            case "mast":
                return Trait.TAKES_TWO in can and bool(loser.masts)
            case "captive":
                return Trait.CAPTURES in can and crew and free(s, self.ship) > 0
            case _:
                return Trait.KILLS_ALL in can and crew

    def ask(self, s: State) -> Decision:
        args: Args = {"seat": Name(self.seat), "ship": called(s, self.ship), "other": called(s, self.other)}
        source, at = f"ship:{s.names[self.ship]}", f"ship:{s.names[self.other]}"
        options = tuple(
            Option(move, f"pirates-do-spoil-{move[0]}", {}, "spoil", source, at, default=move == self.decline)
            for move in self.moves(s)
        )
        return self.decision(s, "pirates-ask-spoils", "CSG-BRD-03", options, args)

    def play(self, s: State, move: Move, fate: Fate, emit: EventSink) -> None:
        if move == self.decline:
            return
        kind = str(move[0])
        if self.picks > 1:
            then(s, Spoils(self.seat, self.ship, self.other, self.picks - 1, (*self.taken, self._KINDS.index(kind))))
        loser = s.ship(self.other)
        picker = self.seat if s.setting.options["boarding_pick"] == WINNER else loser.owner
        match kind:
            case "crew":
                then(s, LoseCrew(self.other, 1, self.seat, picker))
            case "all-crew":
                uses(s, self.ship, Trait.KILLS_ALL, emit)
                then(s, LoseCrew(self.other, len(crew_of(loser)), self.seat, picker))
            case "mast":
                then(s, LoseMasts(self.other, 1, self.seat, NOBODY, self.ship))
            case "captive":
                uses(s, self.ship, Trait.CAPTURES, emit)
                dear = dearest(s, self.other)
                if len(dear) > 1:
                    then(s, Captive(loser.owner, self.ship, self.other))
                else:
                    take_captive(s, self.ship, self.other, dear[0], emit)
            case _:
                # CSG-EFF-65: one more at a time
                only = tuple(i for i, it in enumerate(self._KINDS) if it != kind)
                if self.taken == only:
                    uses(s, self.ship, Trait.TAKES_ALL, emit)
                more = [Spoils(self.seat, self.ship, self.other, 1, only)]
                takes_all = Trait.TAKES_ALL in self._abilities(s)
                then(s, Pillage(picker, self.ship, self.other), *(more if takes_all else []))


def fitting(s: State, winner: int, loser: int) -> list[int]:
    """CSG-BRD-04: the treasure of the loser that there is room for."""
    room = free(s, winner)
    return [held for held in treasure_of(s.ship(loser)) if size(s.ship(winner), HELD.item(held)) <= room]


@frozen
class Pillage(AutoStep):
    """CSG-BRD-04: a treasure that there is room for."""

    picker: int
    ship: int
    other: int

    def run(self, s: State, fate: Fate, emit: EventSink) -> None:
        if s.ships[self.ship] is None or s.ships[self.other] is None:
            return
        fit = fitting(s, self.ship, self.other)
        if len(fit) == 1:
            change_hands(s, self.other, self.ship, fit[0], emit)
        elif fit:
            then(s, Prize(self.picker, self.ship, self.other))


@frozen
class Prize(Ask[State]):
    """D-BOARD-PICK; CSG-BRD-05: which treasure changes hands: the loser names it, or the winner, blind among what lies
    face down (CSG-R-09).

    Answers:
        ``give PIECE``: the treasure that changes hands.
    """

    seat: int
    ship: int
    other: int

    secret = True

    def moves(self, s: State) -> list[Move]:
        blind = self.seat != s.ship(self.other).owner
        found = dict.fromkeys(
            "down" if blind and not is_up(s, held) else name_of(HELD.item(held))
            for held in fitting(s, self.ship, self.other)
        )
        return [("give", name) for name in found]

    def ask(self, s: State) -> Decision:
        args: Args = {"seat": Name(self.seat), "ship": called(s, self.ship), "other": called(s, self.other)}
        options = tuple(
            Option(move, "pirates-do-give", {"what": piece_called(str(move[1]))}, "give") for move in self.moves(s)
        )
        return self.decision(s, "pirates-ask-prize", "CSG-BRD-05", options, args)

    def play(self, s: State, move: Move, fate: Fate, emit: EventSink) -> None:
        fit = fitting(s, self.ship, self.other)
        if move[1] == "down":
            names = [name_of(HELD.item(held)) for held in fit if not is_up(s, held)]
            name = str(fate.answer("prize", names))
        else:
            name = str(move[1])
        held = next(one for one in fit if name_of(HELD.item(one)) == name)
        change_hands(s, self.other, self.ship, held, emit)


def dearest(s: State, number: int) -> list[int]:
    """CSG-EFF-69: the crew aboard that cost most."""
    crew = crew_of(s.ship(number))
    most = max(card_of(HELD.item(held)).points for held in crew)
    return [held for held in crew if card_of(HELD.item(held)).points == most]


@frozen
class Captive(Ask[State]):
    """CSG-EFF-69: of crew that cost the same the loser picks.

    Answers:
        ``give PIECE``: who is taken captive.
    """

    seat: int
    ship: int
    other: int

    secret = True

    def possible(self, s: State, below: Sequence[Any]) -> bool:
        return bool(crew_of(s.ship(self.other)))

    def moves(self, s: State) -> list[Move]:
        names = dict.fromkeys(name_of(HELD.item(held)) for held in dearest(s, self.other))
        return [("give", name) for name in names]

    def ask(self, s: State) -> Decision:
        args: Args = {"seat": Name(self.seat), "ship": called(s, self.ship), "other": called(s, self.other)}
        named = ((move, piece_called(str(move[1]))) for move in self.moves(s))
        options = tuple(Option(move, "pirates-do-give", {"what": what}, "give") for move, what in named)
        return self.decision(s, "pirates-ask-captive", "CSG-EFF-69", options, args)

    def play(self, s: State, move: Move, fate: Fate, emit: EventSink) -> None:
        held = next(item for item in dearest(s, self.other) if name_of(HELD.item(item)) == move[1])
        take_captive(s, self.ship, self.other, held, emit)


def take_captive(s: State, winner: int, loser: int, held: int, emit: EventSink) -> None:
    """CSG-EFF-69: this crew becomes a piece that lies face up and is worth its points at home; CSG-KW-RAN-01: or the
    ransom, where there is one."""
    everybody = s.setting.everybody
    item = HELD.item(held)
    gold = RANSOM if has_ransom(item) else card_of(item).points
    take(s, loser, held, everybody)
    has_left(s, loser, item)
    if gold:
        put(s, winner, bring(s, gold, everybody))
    args: Args = {"ship": called(s, winner), "other": called(s, loser), "crew": item_called(item)}
    emit(Event("pirates-captured", args, {"ship": s.names[winner]}, "CSG-EFF-69"))
