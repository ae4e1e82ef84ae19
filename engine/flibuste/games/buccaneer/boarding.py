"""Chapter 5.3 (ATT): boarding a ship."""

from collections.abc import Callable, Sequence

from ...core.agenda import Ask, then
from ...core.atoms import Args, Atom, Json, Move, Name, move_id
from ...core.decision import Bar, Decision, Option
from ...core.events import Event, EventSink
from ...core.fate import Fate
from ...core.frozen import frozen
from .pay import pay, wage
from .scoring import finish
from .ships import reveal, sail_off, title
from .state import State, Unit, owner, second, sign
from .tables import FACES, KINDS, SET, Ship


def why_not_board(s: State, seat: int, crew: Atom, ship: Atom) -> Bar | None:
    """BUC-ATT-02, BUC-ATT-03, BUC-ATT-04, BUC-ATT-05: why `seat` may not board `ship` with the unit `crew` (named by
    its top piece)."""
    unit = s.find(crew)
    if unit is None:
        return Bar("buccaneer-barred-no-such-unit", "BUC-ATT-01")
    if owner(unit) != seat:
        return Bar("buccaneer-barred-not-yours", "BUC-ATT-02")
    if str(ship) not in s.roads:  # a card that people typed in may be called 1
        return Bar("buccaneer-barred-no-such-ship", "BUC-ATT-05")
    card = s.setting.cards[str(ship)]
    return None if big_enough(unit, card) else too_small(unit, card)


def big_enough(unit: Unit, card: Ship) -> bool:
    """BUC-ATT-03, BUC-ATT-04: a crew, of the ship's minimum at least; more is allowed. The values of its pieces play no
    part (BUC-ATT-06)."""
    return len(unit) > 1 and len(unit) >= card.min_crew


def too_small(unit: Unit, card: Ship) -> Bar:
    args = {"ship": title(card), "needed": card.min_crew, "height": len(unit)}
    if len(unit) == 1:
        return Bar("buccaneer-barred-single", "BUC-ATT-04", args)
    return Bar("buccaneer-barred-small", "BUC-ATT-03", args)


def board_option(s: State, unit: Unit, ship: str) -> Option:
    """The button of a boarding, barred when the crew is too small."""
    card = s.setting.cards[ship]
    return Option(
        ("board", s.top(unit), ship),
        "buccaneer-do-board",
        {
            "mover": sign(unit),
            "ship": title(card),
            "loot": card.ducats,
            "height": len(unit),
            "needed": card.min_crew,
        },
        group="board",
        source=s.place(unit),
        at=f"ship:{ship}",
        barred=None if big_enough(unit, card) else too_small(unit, card),
    )


def prizes(s: State, card: Ship) -> tuple[int, ...]:
    """The kinds of treasure that a boarding brings now, captain's first where there is no choice.

    BUC-ATT-10: a kind with no token left counts as not shown. BUC-ATT-11: the same kind twice is one for each.
    """
    return shown(card, s.left)


def shown(card: Ship, left: Callable[[int], int]) -> tuple[int, ...]:
    """BUC-ATT-10, BUC-ATT-11 with a count of the tokens that are left of a kind."""
    kinds: list[int] = []
    for kind in card.treasures:
        if left(kind) > kinds.count(kind):
            kinds.append(kind)
    return tuple(kinds)


def board(s: State, crew: Unit, ship: str, fate: Fate, emit: EventSink, *, forced: bool = False) -> None:
    """BUC-ATT-07: treasures, wages, pieces home, ship gone. Asks the captain first when there is a choice."""
    card = s.setting.cards[ship]
    if emit.on:
        args = {
            "seat": Name(owner(crew)),
            "ship": title(card),
            "height": len(crew),
            "forced": "yes" if forced else "no",
        }
        men = crew_json(s, crew, card, known=s.setting.open_crews)
        data = {"crew": s.place(crew), "ship": f"ship:{ship}", "loot": card.ducats, "men": men}
        emit(Event("buccaneer-boarded", args, data, "BUC-ATT-01"))
    kinds = prizes(s, card)
    if len(set(kinds)) == 2:
        then(s, TreasureChoice(owner(crew), crew[0], ship))
    else:
        settle(s, crew, card, kinds, fate, emit)


def settle(s: State, crew: Unit, card: Ship, kinds: tuple[int, ...], fate: Fate, emit: EventSink) -> None:
    """The boarding itself; `kinds` is the captain's treasure, then the second's. Nothing but this and a stalemate takes
    a crew apart (BUC-CRW-08); new ships leave all other units as they are (BUC-SHP-04)."""
    _hand_out(s, crew, kinds, emit)
    uncover(s, crew, card, fate, emit)
    pay(s, crew, card, emit)
    s.units.remove(crew)
    s.stalled = False
    sail_off(s, card.id, owner(crew))
    send_home(s, crew, emit, card.id)
    if not s.roads and s.deck:
        reveal(s, fate, emit)
    if not s.roads:
        finish(s, emit)


def choices(kinds: Sequence[int]) -> dict[str, str]:
    """BUC-DEC-05: the captain's answers by the kind that is taken; none where there is nothing to choose."""
    return {KINDS[kind]: move_id(("treasure", KINDS[kind])) for kind in kinds} if len(set(kinds)) == 2 else {}


def crew_json(s: State, crew: Unit, card: Ship, *, known: bool) -> list[Json]:
    """The men of a boarding from the captain down, with what each is paid: None where nobody may know it yet."""
    return [_man(s, crew, i, card, known=known) for i in range(len(crew))]


def _man(s: State, crew: Unit, i: int, card: Ship, *, known: bool) -> Json:
    seat = crew[i] // SET
    paid = seat != owner(crew)
    return {
        "seat": seat,
        "colour": s.setting.colours[seat],
        "value": FACES[crew[i] % SET] if known or i == 0 else None,
        "role": ("captain", "second")[i] if i < 2 else None,
        "wage": (wage(crew[i], card.question_wage) if paid else 0) if known or not paid else None,
    }


def _hand_out(s: State, crew: Unit, kinds: tuple[int, ...], emit: EventSink) -> None:
    """BUC-ATT-08, BUC-ATT-09: one for the captain, the other, if any, for the second; nobody below gets one."""
    if not kinds:
        emit(Event("buccaneer-no-treasure", {"seat": Name(owner(crew))}, rule="BUC-ATT-10"))
    for role, seat, kind in zip(("captain", "second"), (owner(crew), second(crew)), kinds, strict=False):
        held = s.tokens[seat]
        s.tokens[seat] = (*held[:kind], held[kind] + 1, *held[kind + 1 :])
        if emit.on:
            rule = "BUC-ATT-08" if role == "captain" else "BUC-ATT-09"
            args: Args = {"seat": Name(seat), "kind": KINDS[kind], "role": role}
            emit(Event("buccaneer-treasure", args, {"seat": seat, "kind": KINDS[kind]}, rule))


def uncover(s: State, crew: Unit, card: Ship | None, fate: Fate, emit: EventSink) -> None:
    """BUC-INF-02, BUC-PAY-13: the whole crew is turned up. With open crews nobody learns anything by it."""
    names = s.setting.names
    if not s.setting.open_crews:
        for piece in crew[1:]:
            fate.answer("uncover", (names[piece],))
    if emit.on:
        data = {"pieces": [names[piece] for piece in crew], "men": card and crew_json(s, crew, card, known=True)}
        emit(Event("buccaneer-uncovered", data=data, rule="BUC-PAY-13", quiet=True))


def singles(crew: Unit) -> list[Unit]:
    """BUC-ATT-12: the pieces of a crew that goes home.

    >>> singles((5, 2))
    [(5,), (2,)]
    """
    return [(piece,) for piece in crew]


def send_home(s: State, crew: Unit, emit: EventSink, ship: str | None) -> None:
    """BUC-ATT-12: every piece lies face up as a single in front of its player, the captain's too."""
    s.units.extend(singles(crew))
    if emit.on:
        data = {"pieces": [s.setting.names[piece] for piece in crew], "ship": ship}
        emit(Event("buccaneer-home", data=data, rule="BUC-ATT-12", quiet=True))


@frozen
class TreasureChoice(Ask[State]):
    """BUC-DEC-05: the captain takes one of two treasures, before the wages are seen.

    Answers:
        ``treasure chest|barrel|candlestick|sabre``: the treasure that the captain takes; the mate gets the other.
    """

    seat: int
    crew: int
    ship: str

    refusal = ("buccaneer-barred-not-shown", "BUC-ATT-08")

    def _kinds(self, s: State) -> tuple[int, ...]:
        return prizes(s, s.setting.cards[self.ship])

    def moves(self, s: State) -> list[Move]:
        return [("treasure", KINDS[kind]) for kind in self._kinds(s)]

    def ask(self, s: State) -> Decision:
        card = s.setting.cards[self.ship]
        options = tuple(
            Option(("treasure", KINDS[k]), "buccaneer-do-treasure", {"kind": KINDS[k]}, group="treasure")
            for k in self._kinds(s)
        )
        args = {"seat": Name(self.seat), "ship": title(card)}
        return self.decision(s, "buccaneer-ask-treasure", "BUC-DEC-05", options, args)

    def play(self, s: State, move: Move, fate: Fate, emit: EventSink) -> None:
        crew = next(unit for unit in s.units if unit[0] == self.crew)
        taken = KINDS.index(str(move[1]))
        kinds = sorted(self._kinds(s), key=lambda kind: kind != taken)
        settle(s, crew, s.setting.cards[self.ship], tuple(kinds), fate, emit)
