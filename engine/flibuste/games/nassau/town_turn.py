"""Chapter 5.4 (P1): a turn in the town: move, perhaps once more, pause or pass."""

from collections.abc import Sequence
from typing import Any, Final

from ...core.agenda import Ask, Auto, lies_on, then
from ...core.atoms import Arg, Args, Move, Name
from ...core.decision import Bar, Decision, Left, Option
from ...core.events import Event, EventSink
from ...core.fate import Fate
from ...core.frozen import frozen
from .collect import either, gain, said
from .feld_pawn import FeldBonus
from .gains import DOUBLOON, RUM
from .purse import SPIRIT, spend, take_dolphin, with_spirit
from .quays import PickQuay
from .state import MONKEY, State
from .streets import barges, relocate, stuck, take_barge, town_moves, used, walk, walks
from .town import space_id, space_of
from .waiting import turn_on

GROUPS = {"walk": "street", "barge": "barge", "relocate": "relocate", "pause": "stay", "pass": "stay", "stop": "stay"}

PASS: Final[Move] = ("pass",)


@frozen
class TownTurn(Auto[State]):
    """NAS-P1-01: clockwise from the dolphin; who has passed is passed over, and the last one goes on alone.
    NAS-P1-23: when all have passed, Phase I is over."""

    seat: int

    def possible(self, s: State, below: Sequence[Any]) -> bool:
        return lies_on(below, "SeaPhase")

    def run(self, s: State, fate: Fate, emit: EventSink) -> None:
        if s.passed == (1 << s.setting.seats) - 1:
            return
        seat = self.seat
        while s.passed >> seat & 1:
            seat = s.next_of(seat)
        s.turn = seat
        if emit.on:
            emit(Event("nassau-turn", {"seat": Name(seat)}, {"seat": seat}, "NAS-P1-01", quiet=True))
        # chapter 4.2: where only passing is legal, nobody is asked
        if s.players[seat].items[RUM] or town_moves(s, seat):
            then(s, InTown(seat))
        else:
            step_out(s, seat, emit, forced=True)


@frozen
class OnFoot(Ask[State]):
    """Where a captain in the town goes; a way that is closed has its reason."""

    seat: int

    open = True

    def why_not(self, s: State, move: Move) -> Bar | None:
        return None if move in self.moves(s) else barred(s, self.seat, move) or Ask.why_not(self, s, move)


@frozen
class InTown(OnFoot):
    """NAS-DEC-01: move the captain, pause or pass (NAS-P1-02).

    Answers:
        ``walk ALLEY [monkey]``: the captain goes along an alley.
        ``barge EXIT EXIT [monkey]``: the captain leaves by the first and comes back by the second.
        ``relocate SPACE [monkey]``: who can go nowhere is put on a space.
        ``pause [monkey]``: a rum, and no move.
        ``pass``: to the boat, for the rest of the round.
    """

    def possible(self, s: State, below: Sequence[Any]) -> bool:
        return turn_on(s, self.seat, below, "SeaPhase") and not s.passed >> self.seat & 1

    def moves(self, s: State) -> list[Move]:
        player = s.players[self.seat]
        found = priced(s, self.seat, town_moves(s, self.seat))
        if player.items[RUM]:
            found += with_spirit(player, [("pause",)])
        return [*found, PASS]

    def ask(self, s: State) -> Decision:
        args: Args = {"seat": Name(self.seat)}
        pause: list[Move] = [] if s.players[self.seat].items[RUM] else [("pause",)]
        moves = [*self.moves(s), *closed(s, self.seat), *pause]
        options = tuple(town_option(self, s, move) for move in moves)
        return self.decision(s, "nassau-ask-town", "NAS-P1-02", options, args, data=shape(s, self.seat))

    def play(self, s: State, move: Move, fate: Fate, emit: EventSink) -> None:
        if move[0] == "pass":
            step_out(s, self.seat, emit)
        elif move[0] == "pause":
            spend(s, self.seat, RUM, 1, emit, "NAS-P1-14", spirit=move[-1] == SPIRIT)
            then(s, TownTurn(s.next_of(self.seat)))
        else:
            then(s, *go_on(s, self.seat, move, emit, first=True))


@frozen
class Onward(OnFoot):
    """NAS-P1-20: the move from where the captain has been put; `first`: not the extra one.

    Answers:
        ``walk ALLEY [monkey]``: the captain goes along an alley.
        ``barge EXIT EXIT [monkey]``: the captain leaves by the first and comes back by the second.
    """

    first: bool

    def possible(self, s: State, below: Sequence[Any]) -> bool:
        return turn_on(s, self.seat, below, "SeaPhase") and bool(self.moves(s))

    def moves(self, s: State) -> list[Move]:
        found = [move for move in town_moves(s, self.seat) if move[0] != "relocate"]
        return priced(s, self.seat, found)

    def ask(self, s: State) -> Decision:
        options = tuple(town_option(self, s, move) for move in [*self.moves(s), *closed(s, self.seat)])
        args: Args = {"seat": Name(self.seat)}
        return self.decision(s, "nassau-ask-onward", "NAS-P1-20", options, args, data=shape(s, self.seat))

    def play(self, s: State, move: Move, fate: Fate, emit: EventSink) -> None:
        then(s, *go_on(s, self.seat, move, emit, first=self.first))


@frozen
class ExtraMove(Auto[State]):
    """NAS-P1-12, NAS-P1-13, NAS-FELD-07: after everything that the first move brought."""

    seat: int

    def possible(self, s: State, below: Sequence[Any]) -> bool:
        return turn_on(s, self.seat, below, "SeaPhase")

    def run(self, s: State, fate: Fate, emit: EventSink) -> None:
        if s.players[self.seat].items[DOUBLOON] and town_moves(s, self.seat):
            then(s, Extra(self.seat))
        else:
            then(s, TownTurn(s.next_of(self.seat)))


@frozen
class Extra(OnFoot):
    """NAS-DEC-03: one more move for a doubloon, which points cannot replace (NAS-P1-12).

    Answers:
        ``walk ALLEY [monkey]``: the captain goes along an alley.
        ``barge EXIT EXIT [monkey]``: the captain leaves by the first and comes back by the second.
        ``relocate SPACE [monkey]``: who can go nowhere is put on a space.
        ``stop``: no extra move.
    """

    def possible(self, s: State, below: Sequence[Any]) -> bool:
        able = s.players[self.seat].items[DOUBLOON] > 0 and bool(town_moves(s, self.seat))
        return turn_on(s, self.seat, below, "SeaPhase") and able

    def moves(self, s: State) -> list[Move]:
        return [*with_spirit(s.players[self.seat], town_moves(s, self.seat)), ("stop",)]

    def ask(self, s: State) -> Decision:
        options = tuple(town_option(self, s, move) for move in [*self.moves(s), *closed(s, self.seat)])
        args: Args = {"seat": Name(self.seat)}
        return self.decision(s, "nassau-ask-extra", "NAS-P1-12", options, args, data=shape(s, self.seat))

    def play(self, s: State, move: Move, fate: Fate, emit: EventSink) -> None:
        if move[0] == "stop":
            then(s, TownTurn(s.next_of(self.seat)))
            return
        spirit = move[-1] == SPIRIT
        spend(s, self.seat, DOUBLOON, 1, emit, "NAS-P1-12", spirit=spirit)
        then(s, *go_on(s, self.seat, move[:-1] if spirit else move, emit, first=False))


def priced(s: State, seat: int, moves: list[Move]) -> list[Move]:
    """NAS-P1-09: a barge costs a doubloon where there is one, which the monkey may keep (NAS-ANI-15)."""
    player = s.players[seat]
    if not (player.items[DOUBLOON] and player.ready(MONKEY)):
        return moves
    return [*moves, *((*move, SPIRIT) for move in moves if move[0] == "barge")]


def go_on(s: State, seat: int, move: Move, emit: EventSink, *, first: bool) -> tuple[Auto[State] | Ask[State], ...]:
    """Moves the captain; the steps that come next."""
    town = s.chart.town
    if move[0] == "relocate":
        relocate(s, seat, space_of(str(move[1])), emit)
        return (Onward(seat, first),)
    if move[0] == "walk":
        walk(s, seat, town.alley_of(str(move[1])), emit)
    else:
        out, back = (town.exit_of(str(atom)) for atom in move[1:3])
        take_barge(s, seat, out, back, emit, spirit=move[-1] == SPIRIT)
    after: Auto[State] = ExtraMove(seat) if first else TownTurn(s.next_of(seat))
    return (Equip(seat, s.captain), FeldBonus(seat), after)


def step_out(s: State, seat: int, emit: EventSink, *, forced: bool = False) -> None:
    """NAS-P1-15, NAS-P1-19: out for this phase; the first one takes the dolphin and will begin at sea."""
    s.passed |= 1 << seat
    if emit.on:
        args: Args = {"seat": Name(seat), "forced": "yes" if forced else "no"}
        emit(Event("nassau-passed", args, {"seat": seat}, "NAS-P1-15"))
    take_dolphin(s, seat, emit, "NAS-P1-19")
    then(s, PickQuay(seat), TownTurn(s.next_of(seat)))


@frozen
class Equip(Auto[State]):
    """NAS-P1-06, NAS-P1-07: the equipment of the space; of several, one is chosen (NAS-DEC-02)."""

    seat: int
    space: int

    def possible(self, s: State, below: Sequence[Any]) -> bool:
        return turn_on(s, self.seat, below, "FeldBonus") and self.space == s.captain

    def run(self, s: State, fate: Fate, emit: EventSink) -> None:
        choices = s.chart.town.choices[self.space]
        if len(choices) > 1:
            then(s, EitherOr(self.seat, self.space))
        else:
            gain(s, self.seat, choices[0])


@frozen
class EitherOr(Ask[State]):
    """NAS-DEC-02: one of the space's two pieces of equipment, even one that is lost.

    Answers:
        ``take I``: the piece that is taken.
    """

    seat: int
    space: int

    open = True

    def possible(self, s: State, below: Sequence[Any]) -> bool:
        several = self.space == s.captain and len(s.chart.town.choices[self.space]) > 1
        return several and turn_on(s, self.seat, below, "FeldBonus")

    def moves(self, s: State) -> list[Move]:
        return [("take", i) for i in range(len(s.chart.town.choices[self.space]))]

    def ask(self, s: State) -> Decision:
        options = tuple(
            Option(("take", i), "nassau-do-take", {"what": said(gains)}, "take")
            for i, gains in enumerate(s.chart.town.choices[self.space])
        )
        return self.decision(s, "nassau-ask-either", "NAS-P1-06", options, {"seat": Name(self.seat)})

    def play(self, s: State, move: Move, fate: Fate, emit: EventSink) -> None:
        gain(s, self.seat, s.chart.town.choices[self.space][int(move[1])])


# ---- what people see of these


def closed(s: State, seat: int) -> list[Move]:
    """Ways from the captain's space that are not open to this player, for a page to grey them."""
    town, open_ways = s.chart.town, {*walks(s, seat, s.captain)}
    found: list[Move] = [("walk", town.alleys[i].id) for i in town.alleys_at[s.captain] if i not in open_ways]
    outs = {out for out, _ in barges(s, seat, s.captain)}
    return found + [("barge", town.exits[i].id) for i in town.exits_at[s.captain] if i not in outs]


def barred(s: State, seat: int, move: Move) -> Bar | None:
    """Why the captain cannot be moved like that."""
    town, standing = s.chart.town, s.players[seat].standing
    if len(move) > 1 and move[0] == "walk" and (alley := town.alley_of(str(move[1]))) in town.alleys_at[s.captain]:
        if used(s) >> alley & 1:
            return Bar("nassau-barred-occupied", "NAS-P1-04")
        if standing < town.alleys[alley].sections:
            args: Args = {"need": town.alleys[alley].sections, "have": standing}
            return Bar("nassau-barred-pirates", "NAS-P1-03", args)
    if len(move) > 1 and move[0] == "barge" and (out := town.exit_of(str(move[1]))) in town.exits_at[s.captain]:
        if used(s) >> len(town.alleys) + out & 1:
            return Bar("nassau-barred-occupied", "NAS-P1-11")
        if not any(one == out for one, _ in barges(s, seat, s.captain)):
            return Bar("nassau-barred-barge", "NAS-P1-09", {"have": standing})
    if move[0] == "pause" and not s.players[seat].items[RUM]:
        return Bar("nassau-barred-rum", "NAS-P1-14")
    return None


def town_option(step: Ask[State], s: State, move: Move) -> Option:
    """A move in town, with what it costs and where it leads."""
    town = s.chart.town
    spirit = move[-1] == SPIRIT
    args: dict[str, Arg] = {"spirit": "yes" if spirit else "no"}
    at = None
    if move[0] == "walk":
        alley = town.alleys[town.alley_of(str(move[1]))]
        to = alley.other(s.captain)
        args |= {"n": alley.sections, **either(town.choices[to])}
        at = f"space:{space_id(to)}"
    elif move[0] == "barge" and len(move) > 2:
        out, back = (town.exits[town.exit_of(str(atom))] for atom in move[1:3])
        args |= {"n": out.sections + back.sections, **either(town.choices[back.space])}
        args["points"] = "no" if s.players[step.seat].items[DOUBLOON] else "yes"
        at = f"space:{space_id(back.space)}"
    elif move[0] == "relocate":
        at = f"space:{move[1]}"
        args |= either(town.choices[space_of(str(move[1]))])
    key = f"nassau-do-{move[0]}" if len(move) > 1 or move[0] != "barge" else "nassau-do-barge-closed"
    # NAS-P1-01: who has passed is passed over for the rest of the round
    left = (Left("nassau-left-town"),) if move == PASS and isinstance(step, InTown) else ()
    return Option(
        move,
        "nassau-do-barge-closed" if move[0] == "barge" and len(move) == 2 else key,
        args,
        GROUPS[str(move[0])],
        source="captain",
        at=at,
        barred=None if move in step.moves(s) else step.why_not(s, move),
        leaves=left,
    )


def shape(s: State, seat: int) -> dict[str, object]:
    """What a page draws beside the question."""
    return {"captain": space_id(s.captain), "standing": s.players[seat].standing, "stuck": stuck(s, s.captain)}
