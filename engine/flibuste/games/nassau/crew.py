"""Chapters 5.3 (CRW) and 5.10 (ANI): sailors and animals on their seats, pirates who lie down."""

from collections.abc import Sequence
from typing import Any, Final

from ...core.agenda import Ask, then
from ...core.atoms import Args, Move, Name, Word
from ...core.decision import Decision, Option
from ...core.events import Event, EventSink
from ...core.fate import Fate
from ...core.frozen import frozen
from .gains import thing
from .luck import counted, drawn
from .state import NOWHERE, SEATS, Player, State, put
from .tables import ANIMALS, PAIRS, SAILORS, SAILS
from .waiting import GAINS, fight_on, turn_on

DISPLAY: Final = 3
"""NAS-SET-07: animals that lie open."""


def lay(player: Player, n: int) -> None:
    """NAS-CRW-02: so many standing pirates lie down, and stand up in Phase III. NAS-CRW-05: only those on deck can.
    NAS-CRW-04: they are no sailors otherwise."""
    player.standing -= n
    player.laid += n


def seat_animal(player: Player, animal: int) -> None:
    """NAS-ANI-03: to the lowest seat with a sailor and no animal, else to the lowest with neither, where it waits."""
    free = [seat for seat in range(SEATS) if player.animals[seat] == NOWHERE]
    manned = [seat for seat in free if player.sailors >> seat & 1]
    player.animals = put(player.animals, (manned or free)[0], animal)


def waiting(player: Player) -> list[int]:
    """NAS-ANI-04: the seats with an animal that waits for a sailor."""
    return [seat for seat in range(SEATS) if player.animals[seat] >= 0 and not player.sailors >> seat & 1]


def add_sailor(s: State, seat: int, emit: EventSink) -> None:
    """NAS-EQ-02, NAS-ANI-03: to the seat of a waiting animal (NAS-DEC-08 where several wait), else to the lowest seat
    without a sailor; with five aboard it is lost."""
    player = s.players[seat]
    if player.sailor_count == SAILORS:
        lost(seat, "sailor", emit)
        return
    wait = waiting(player)
    if len(wait) > 1:
        then(s, SeatSailor(seat))
        return
    sit(s, seat, wait[0] if wait else next(i for i in range(SEATS) if not player.sailors >> i & 1), emit)


def sit(s: State, seat: int, place: int, emit: EventSink) -> None:
    """A new sailor takes this place."""
    s.players[seat].sailors |= 1 << place
    if emit.on:
        data = {"seat": seat, "kind": "sailor", "n": 1}
        emit(Event("nassau-gained", {"seat": Name(seat), "what": thing("sailor")}, data, "NAS-EQ-02"))


def add_sail(s: State, seat: int, emit: EventSink) -> None:
    """NAS-EQ-02: one more; with five it is lost."""
    player = s.players[seat]
    if player.sails == SAILS:
        lost(seat, "sail", emit)
        return
    player.sails += 1
    if emit.on:
        data = {"seat": seat, "kind": "sail", "n": 1}
        emit(Event("nassau-gained", {"seat": Name(seat), "what": thing("sail")}, data, "NAS-EQ-02"))


def lost(seat: int, kind: str, emit: EventSink, rule: str = "NAS-GEN-03") -> None:
    """NAS-GEN-03: a gain that is not possible is lost; nothing replaces it."""
    if emit.on:
        emit(Event("nassau-gain-lost", {"seat": Name(seat), "what": thing(kind)}, {"seat": seat, "kind": kind}, rule))


@frozen
class SeatSailor(Ask[State]):
    """NAS-DEC-08: which of the waiting animals gets the new sailor.

    Answers:
        ``seat SAILOR``: where the new sailor sits.
    """

    seat: int

    open = True

    def possible(self, s: State, below: Sequence[Any]) -> bool:
        player = s.players[self.seat]
        several = player.sailor_count < SAILORS and len(waiting(player)) > 1
        return several and turn_on(s, self.seat, below, *GAINS)

    def moves(self, s: State) -> list[Move]:
        return [("seat", place) for place in waiting(s.players[self.seat])]

    def ask(self, s: State) -> Decision:
        return _seats(self, s, "nassau-ask-seat", [int(move[1]) for move in self.moves(s)])

    def play(self, s: State, move: Move, fate: Fate, emit: EventSink) -> None:
        sit(s, self.seat, int(move[1]), emit)


def losable(player: Player) -> list[int]:
    """NAS-ANI-05, NAS-FGT-13: the seats whose sailor may be lost: one without an animal where there is one, and never
    the starting sailor's. Which of those without an animal makes no difference."""
    places = [place for place in range(1, SEATS) if player.sailors >> place & 1]
    alone = [place for place in places if player.animals[place] == NOWHERE]
    return alone[-1:] or places


def lose_sailor(s: State, seat: int, place: int, emit: EventSink) -> None:
    """NAS-ANI-05: the animal stays and waits."""
    s.players[seat].sailors &= ~(1 << place)
    if emit.on:
        data = {"seat": seat, "kind": "sailor", "place": place}
        emit(Event("nassau-lost", {"seat": Name(seat), "what": thing("sailor")}, data, "NAS-FGT-12"))


@frozen
class LoseSailor(Ask[State]):
    """NAS-DEC-08, NAS-DEC-29: all that could go carry an animal: whose sailor goes.

    Answers:
        ``seat SAILOR``: whose sailor goes.
    """

    seat: int

    open = True

    def possible(self, s: State, below: Sequence[Any]) -> bool:
        return fight_on(s, self.seat, below, "Suffer") and len(losable(s.players[self.seat])) > 1

    def moves(self, s: State) -> list[Move]:
        return [("seat", place) for place in losable(s.players[self.seat])]

    def ask(self, s: State) -> Decision:
        return _seats(self, s, "nassau-ask-lose-sailor", [int(move[1]) for move in self.moves(s)])

    def play(self, s: State, move: Move, fate: Fate, emit: EventSink) -> None:
        lose_sailor(s, self.seat, int(move[1]), emit)


def _seats(step: Ask[State], s: State, key: str, places: list[int]) -> Decision:
    animals = s.players[step.seat].animals
    options = tuple(
        Option(
            ("seat", place),
            "nassau-do-seat",
            {"animal": Word(f"nassau-animal-{ANIMALS[animals[place]]}"), "place": place + 1},
            "seat",
            at=f"seat:{step.seat}:{place}",
        )
        for place in places
    )
    return step.decision(s, key, "NAS-ANI-03", options, {"seat": Name(step.seat)})


# ---- animals


def draw_animal(s: State, fate: Fate) -> int:
    """The top animal of the pile, which is not empty."""
    animal = drawn(fate, "animal", ANIMALS, counted(s.pile))
    s.pile = put(s.pile, animal, s.pile[animal] - 1)
    return animal


def wanted(s: State, seat: int) -> list[int]:
    """NAS-ANI-06: the displayed animals of a kind not owned, each kind once."""
    own = s.players[seat].animals
    return sorted({animal for animal in s.display if animal not in own})


def add_animal(s: State, seat: int, fate: Fate, emit: EventSink) -> None:
    """NAS-EQ-05, NAS-ANI-01, NAS-ANI-06: one of the display (NAS-DEC-05), or the first of the pile that is not owned;
    with five aboard, or with nothing to take, it is lost. It is not refused (NAS-RUL-42)."""
    if s.players[seat].animal_count == PAIRS:
        lost(seat, "animal", emit, "NAS-ANI-01")
        return
    kinds = wanted(s, seat)
    if len(kinds) > 1:
        then(s, PickAnimal(seat))
    elif kinds:
        take_animal(s, seat, kinds[0], fate, emit)
    elif not _searched(s, seat, fate, emit):
        lost(seat, "animal", emit, "NAS-ANI-06")


def _searched(s: State, seat: int, fate: Fate, emit: EventSink) -> bool:
    """NAS-ANI-06: all that is displayed is owned: the leftmost is set aside and replaced from the pile, until a kind
    that is not owned lies there, and that one is taken. If the pile runs out before, nothing is gained, and the first
    one set aside goes back to the display."""
    aside: list[int] = []
    while s.display and not wanted(s, seat):
        aside.append(s.display[0])
        s.display = s.display[1:]
        if not sum(s.pile):
            break
        s.display = (*s.display, draw_animal(s, fate))
    found = wanted(s, seat)
    if aside and not found:
        s.display = (*s.display, aside.pop(0))
    # the display is refilled from what is left of the pile; only an empty pile gets back first what was set aside
    late = bool(found) and sum(s.pile) > 0
    if late:
        _comes_aboard(s, seat, found[0], fate)
    for animal in aside:
        s.pile = put(s.pile, animal, s.pile[animal] + 1)
    if found and not late:
        _comes_aboard(s, seat, found[0], fate)
    # once the pile is whole again: whoever watches sees what lies there now
    if found:
        _told_aboard(seat, found[0], emit)
    return bool(found)


def take_animal(s: State, seat: int, animal: int, fate: Fate, emit: EventSink) -> None:
    """NAS-ANI-06: it leaves the display, which is refilled from the pile."""
    _comes_aboard(s, seat, animal, fate)
    _told_aboard(seat, animal, emit)


def _comes_aboard(s: State, seat: int, animal: int, fate: Fate) -> None:
    rest = list(s.display)
    at = rest.index(animal)
    rest.pop(at)
    if sum(s.pile):
        rest.insert(at, draw_animal(s, fate))
    s.display = tuple(rest)
    seat_animal(s.players[seat], animal)


def _told_aboard(seat: int, animal: int, emit: EventSink) -> None:
    if emit.on:
        args: Args = {"seat": Name(seat), "animal": Word(f"nassau-animal-{ANIMALS[animal]}")}
        emit(Event("nassau-animal", args, {"seat": seat, "animal": ANIMALS[animal]}, "NAS-ANI-03"))


@frozen
class PickAnimal(Ask[State]):
    """NAS-DEC-05: which of the displayed animals comes aboard.

    Answers:
        ``animal ANIMAL``: the animal that comes aboard.
    """

    seat: int

    open = True
    refusal = ("nassau-barred-animal", "NAS-ANI-01")

    def possible(self, s: State, below: Sequence[Any]) -> bool:
        several = s.players[self.seat].animal_count < PAIRS and len(wanted(s, self.seat)) > 1
        return several and turn_on(s, self.seat, below, *GAINS)

    def moves(self, s: State) -> list[Move]:
        return [("animal", ANIMALS[animal]) for animal in wanted(s, self.seat)]

    def ask(self, s: State) -> Decision:
        free = wanted(s, self.seat)
        bar = self.refuse(s)
        options = tuple(
            Option(
                ("animal", ANIMALS[animal]),
                "nassau-do-animal",
                {"animal": Word(f"nassau-animal-{ANIMALS[animal]}")},
                "animal",
                at=f"animal:{ANIMALS[animal]}",
                barred=None if animal in free else bar,
            )
            for animal in sorted({*s.display})
        )
        return self.decision(s, "nassau-ask-animal", "NAS-DEC-05", options, {"seat": Name(self.seat)})

    def play(self, s: State, move: Move, fate: Fate, emit: EventSink) -> None:
        take_animal(s, self.seat, ANIMALS.index(str(move[1])), fate, emit)
