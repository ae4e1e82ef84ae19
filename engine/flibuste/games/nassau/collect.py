"""Chapter 5.5 (EQ): what is gained, one after the other, and the choices that some gains leave."""

from collections.abc import Sequence
from typing import Any, Final

from ...core.agenda import Ask, Auto, then
from ...core.atoms import Arg, Args, Atom, Move, Name, Word
from ...core.decision import Decision, Option
from ...core.events import Event, EventSink
from ...core.fate import Alone, Fate
from ...core.frozen import frozen
from . import gains as g
from .cargo import Stow
from .crew import add_animal, add_sail, add_sailor, lost
from .gains import Gain, Gains
from .luck import counted, drawn, members
from .places import BACKS, OF_BACK, TABLES, TALE_CARDS
from .state import NOWHERE, State, put
from .tables import GOOD_KINDS, HOLDS, PRINTED, WEAPON_TILES, WEAPONS
from .waiting import GAINS, turn_on

MOST_WEAPONS: Final = WEAPON_TILES + PRINTED
ARRR, B_PILE = range(2)
PILES: Final = ("arrr", "b")
PILE_CARDS: Final = (OF_BACK[0] | OF_BACK[1], OF_BACK[2])
"""NAS-SET-08: the cards of each pile, as a set."""


_DRAWS: Final = ("Draw", "SeaTurn", "PortPoints")
"""What a tale is drawn on, beside gains: an action at sea, the home port."""
_MANY: Final = 20
"""More than can be gained of one kind at once."""


def gain(s: State, seat: int, gains: Gains, must: int = NOWHERE) -> None:
    """NAS-GEN-03: comes next: the gains from left to right, then, once, what does not fit into the holds."""
    then(s, Collect(seat, gains), Stow(seat, must))


def _gainable(kind: int, n: int, weapon: int) -> bool:
    """Whether these numbers are a gain: a weapon of a type, or so many of anything else."""
    typed = 0 <= weapon < len(WEAPONS) if kind == g.WEAPON else weapon == NOWHERE
    return 0 <= kind < len(g.KINDS) and 1 <= n <= _MANY and typed


@frozen
class Collect(Auto[State]):
    """NAS-GEN-03: what is left of some gains, resolved from left to right."""

    seat: int
    rest: Gains

    def possible(self, s: State, below: Sequence[Any]) -> bool:
        return turn_on(s, self.seat, below, *GAINS) and all(_gainable(*gained) for gained in self.rest)

    def run(self, s: State, fate: Fate, emit: EventSink) -> None:
        if not self.rest:
            return
        now, *later = self.rest
        if later:
            then(s, Collect(self.seat, tuple(later)))
        collect(s, self.seat, now, fate, emit)


def collect(s: State, seat: int, gained: Gain, fate: Fate, emit: EventSink) -> None:
    """One gain; a choice that it leaves is asked next. NAS-INT-19: crates come from the reserve only. NAS-INT-21:
    provisions count at once."""
    player, kind, n = s.players[seat], gained.kind, gained.n
    if kind == g.WEAPON:
        add_weapon(s, seat, gained.type, emit)
    elif kind == g.CHOICE:
        if len(weapon_choices(s, seat)):
            then(s, PickWeapon(seat))
        else:
            lost(seat, "weapon", emit)
    elif kind == g.SAIL:
        add_sail(s, seat, emit)
    elif kind == g.SAILOR:
        add_sailor(s, seat, emit)
    elif kind == g.ANIMAL:
        add_animal(s, seat, fate, emit)
    elif kind == g.TAVERN:
        _tavern(s, seat, emit)
    elif kind == g.HOLD:
        _open_hold(s, seat, emit)
    elif kind == g.TALE:
        then(s, *(Draw(seat) for _ in range(n)))
    elif kind == g.CRATE:
        taken = min(n, player.reserve)
        player.reserve -= taken
        player.crates += taken
        _gained(seat, "crate", taken, emit, "NAS-GEN-07")
    elif kind == g.PROVISION:
        player.provisions += n
        _gained(seat, "provision", n, emit, "NAS-EQ-07")
    elif kind == g.GOOD:
        for _ in range(n):
            _good(s, seat, fate, emit)
    else:
        player.item(g.ITEM_OF[kind], n)
        _gained(seat, g.KINDS[kind], n, emit, "NAS-EQ-03")


def _gained(seat: int, kind: str, n: int, emit: EventSink, rule: str) -> None:
    if not n:
        lost(seat, kind, emit)
    elif emit.on:
        emit(
            Event(
                "nassau-gained",
                {"seat": Name(seat), "what": g.thing(kind, n)},
                {"seat": seat, "kind": kind, "n": n},
                rule,
            )
        )


# ---- weapons


def add_weapon(s: State, seat: int, weapon: int, emit: EventSink) -> None:
    """NAS-EQ-01, NAS-GEN-04: nothing where five of the type are owned, the printed one included."""
    player = s.players[seat]
    if player.weapons[weapon] == MOST_WEAPONS:
        lost(seat, WEAPONS[weapon], emit, "NAS-GEN-04")
        return
    player.weapons = put(player.weapons, weapon, player.weapons[weapon] + 1)
    _gained(seat, WEAPONS[weapon], 1, emit, "NAS-EQ-01")


def weapon_choices(s: State, seat: int) -> list[int]:
    """NAS-DEC-31: the types of which fewer than five are owned."""
    return [weapon for weapon, n in enumerate(s.players[seat].weapons) if n < MOST_WEAPONS]


@frozen
class PickWeapon(Ask[State]):
    """NAS-DEC-31: a weapon of choice.

    Answers:
        ``weapon WEAPON``: the weapon that comes aboard.
    """

    seat: int

    open = True
    refusal = ("nassau-barred-weapon", "NAS-GEN-04")

    def possible(self, s: State, below: Sequence[Any]) -> bool:
        return turn_on(s, self.seat, below, *GAINS) and bool(weapon_choices(s, self.seat))

    def moves(self, s: State) -> list[Move]:
        return [("weapon", WEAPONS[weapon]) for weapon in weapon_choices(s, self.seat)]

    def ask(self, s: State) -> Decision:
        free, bar = weapon_choices(s, self.seat), self.refuse(s)
        options = tuple(
            Option(
                ("weapon", name),
                "nassau-do-weapon",
                {"weapon": Word(f"nassau-weapon-{name}")},
                "weapon",
                at=f"weapon:{name}",
                barred=None if weapon in free else bar,
            )
            for weapon, name in enumerate(WEAPONS)
        )
        return self.decision(s, "nassau-ask-weapon", "NAS-DEC-31", options, {"seat": Name(self.seat)})

    def play(self, s: State, move: Move, fate: Fate, emit: EventSink) -> None:
        add_weapon(s, self.seat, WEAPONS.index(str(move[1])), emit)


# ---- pirates from the tavern, holds, goods


def _tavern(s: State, seat: int, emit: EventSink) -> None:
    """NAS-EQ-04: one of one's own pirates in the tavern, from a table of choice (NAS-DEC-04)."""
    tables = members(s.players[seat].tavern)
    if not tables:
        lost(seat, "tavern", emit, "NAS-EQ-04")
    elif len(tables) == 1:
        hire(s, seat, tables[0], emit)
    else:
        then(s, PickTable(seat))


def hire(s: State, seat: int, table: int, emit: EventSink) -> None:
    """NAS-EQ-04: the pirate stands on deck, and the table's equipment comes at once; nobody goes back to the tavern."""
    player = s.players[seat]
    player.tavern &= ~(1 << table)
    player.standing += 1
    if emit.on:
        data = {"seat": seat, "table": TABLES[table].id}
        emit(Event("nassau-hired", {"seat": Name(seat), "table": table + 1}, data, "NAS-EQ-04"))
    then(s, Collect(seat, TABLES[table].gains))


@frozen
class PickTable(Ask[State]):
    """NAS-DEC-04: from which table of the tavern a pirate is hired.

    Answers:
        ``table TABLE``: the table from which a pirate is hired.
    """

    seat: int

    open = True
    refusal = ("nassau-barred-table", "NAS-EQ-04")

    def possible(self, s: State, below: Sequence[Any]) -> bool:
        return turn_on(s, self.seat, below, *GAINS) and s.players[self.seat].tavern.bit_count() > 1

    def moves(self, s: State) -> list[Move]:
        return [("table", TABLES[table].id) for table in members(s.players[self.seat].tavern)]

    def ask(self, s: State) -> Decision:
        there, bar = members(s.players[self.seat].tavern), self.refuse(s)
        options = tuple(
            Option(
                ("table", table.id),
                "nassau-do-table",
                {"table": i + 1, "what": said(table.gains)},
                "table",
                at=f"table:{table.id}",
                barred=None if i in there else bar,
            )
            for i, table in enumerate(TABLES)
        )
        return self.decision(s, "nassau-ask-table", "NAS-DEC-04", options, {"seat": Name(self.seat)})

    def play(self, s: State, move: Move, fate: Fate, emit: EventSink) -> None:
        hire(s, self.seat, [table.id for table in TABLES].index(str(move[1])), emit)


def _open_hold(s: State, seat: int, emit: EventSink) -> None:
    """NAS-HLD-07: a closed hold is opened; with five open nothing happens."""
    player = s.players[seat]
    if player.holds == HOLDS:
        lost(seat, "hold", emit, "NAS-HLD-07")
        return
    player.holds += 1
    _gained(seat, "hold", 1, emit, "NAS-HLD-07")


def _good(s: State, seat: int, fate: Fate, emit: EventSink) -> None:
    """NAS-EQ-07, NAS-INT-01: the top one of the bag; what does not fit is decided once it has been seen."""
    if not sum(s.bag):
        lost(seat, "good_random", emit, "NAS-EQ-07")
        return
    good = drawn(fate, "good", GOOD_KINDS, counted(s.bag))
    s.bag = put(s.bag, good, s.bag[good] - 1)
    take_good(s, seat, good, emit)


def take_good(s: State, seat: int, good: int, emit: EventSink) -> None:
    player = s.players[seat]
    player.goods = put(player.goods, good, player.goods[good] + 1)
    _gained(seat, GOOD_KINDS[good], 1, emit, "NAS-EQ-07")


# ---- tales


def piles(s: State) -> list[int]:
    """NAS-EQ-08: the piles from which a tale can be drawn: those with cards, or with discards to shuffle."""
    return [pile for pile, cards in enumerate(PILE_CARDS) if (s.tales | discarded(s)) & cards]


def discarded(s: State) -> int:
    """The set of all tales in the discard piles, told or buried."""
    cards = s.discards
    for player in s.players:
        cards |= player.buried
    return cards


@frozen
class Draw(Auto[State]):
    """NAS-EQ-06: one tale, from a pile of choice (NAS-DEC-06), which the one before has been seen for."""

    seat: int

    def possible(self, s: State, below: Sequence[Any]) -> bool:
        return turn_on(s, self.seat, below, *GAINS, *_DRAWS)

    def run(self, s: State, fate: Fate, emit: EventSink) -> None:
        there = piles(s)
        if not there:
            lost(self.seat, "tale", emit, "NAS-EQ-08")
        elif len(there) == 1:
            draw_tale(s, self.seat, there[0], fate, emit)
        else:
            then(s, PickPile(self.seat))


@frozen
class PickPile(Ask[State]):
    """NAS-DEC-06: from which pile a tale is drawn.

    Answers:
        ``draw arrr|b``: the pile from which a tale is drawn.
    """

    seat: int

    open = True

    def possible(self, s: State, below: Sequence[Any]) -> bool:
        return turn_on(s, self.seat, below, *GAINS, *_DRAWS) and len(piles(s)) > 1

    def moves(self, s: State) -> list[Move]:
        return [("draw", PILES[pile]) for pile in piles(s)]

    def ask(self, s: State) -> Decision:
        options = tuple(
            Option(
                ("draw", name),
                "nassau-do-draw",
                {"pile": name, "left": (s.tales & PILE_CARDS[pile]).bit_count()},
                "draw",
                at=f"pile:{name}",
            )
            for pile, name in enumerate(PILES)
        )
        return self.decision(s, "nassau-ask-pile", "NAS-EQ-06", options, {"seat": Name(self.seat)})

    def play(self, s: State, move: Move, fate: Fate, emit: EventSink) -> None:
        draw_tale(s, self.seat, PILES.index(str(move[1])), fate, emit)


def draw_tale(s: State, seat: int, pile: int, fate: Fate, emit: EventSink) -> None:
    """NAS-EQ-06, NAS-EQ-08: the top card, seen by nobody else but for its back; an empty pile is first made anew of the
    discards."""
    if not s.tales & PILE_CARDS[pile]:
        back = discarded(s) & PILE_CARDS[pile]
        s.tales |= back
        s.discards &= ~back
        for player in s.players:
            player.buried &= ~back
        emit(Event("nassau-shuffled", {"pile": PILES[pile]}, {"pile": PILES[pile]}, "NAS-EQ-08"))
    card = drawn(fate, "tale", TALE_NAMES, members(s.tales & PILE_CARDS[pile]), Alone(seat, back_of))
    s.tales ^= 1 << card
    s.players[seat].hand |= 1 << card
    if emit.on:
        args: Args = {"seat": Name(seat), "pile": PILES[pile]}
        data = {"seat": seat, "back": BACKS[TALE_CARDS[card].back]}
        emit(Event("nassau-drew", args, data, "NAS-EQ-06"))
        own: Args = {"card": card + 1, "tale": Word(f"nassau-tale-{card + 1}")}
        emit(
            Event(
                "nassau-drew-card", own, {"seat": seat, "card": card + 1}, "NAS-EQ-06", seen_by=(seat,), shown_to=seat
            )
        )


def back_of(tale: Atom) -> Atom:
    """NAS-EQ-06: what everybody sees of a tale that was drawn."""
    return BACKS[TALE_CARDS[int(tale) - 1].back]


TALE_NAMES: Final = tuple(str(i + 1) for i in range(len(TALE_CARDS)))


def said(gains: Gains) -> list[Word]:
    """Gains for a message: so many of what each."""
    return [g.thing(WEAPONS[gained.type] if gained.type >= 0 else g.KINDS[gained.kind], gained.n) for gained in gains]


def either(choices: Sequence[Gains]) -> dict[str, Arg]:
    """What may be gained on a space, for a message: one thing, or one of two."""
    first, *other = map(said, choices)
    return {"what": first, "other": other[0] if other else "", "either": "yes" if other else "no"}
