"""Chapter 5.2 (HLD): what does not fit into the holds is chosen, and goes back to where it came from."""

from collections.abc import Iterator, Sequence
from itertools import product
from random import Random
from typing import Any, Final

from ...core.agenda import Auto, Composed, lies_on, not_asked, then
from ...core.atoms import Args, Json, Move, Name, Word
from ...core.decision import Bar, Decision, Option
from ...core.events import Event, EventSink
from ...core.fate import Fate
from ...core.forms import Bag, Form, Pick
from ...core.frozen import frozen
from .gains import thing
from .holds import Cargo, fits
from .purse import use_animal
from .state import NOWHERE, RAT, Player, State, put
from .tables import CRATES_PER_HOLD, GOOD_KINDS, HOLDS, PROVISIONS_PER_HOLD
from .waiting import STOWS, turn_on

Load = tuple[int, ...]
"""Crates, provisions, then the goods of each kind."""
KINDS: Final = ("crate", "provision", *GOOD_KINDS)


def load_of(player: Player) -> Load:
    return (player.crates, player.provisions, *player.goods)


def cargo_of(load: Load) -> Cargo:
    return Cargo(load[0], load[1], sum(load[2:]))


def stows(player: Player, load: Load, *, rat: bool | None = None) -> bool:
    """NAS-HLD-03, NAS-HLD-04: whether this fits into the open holds; `rat` None: as it is now."""
    return fits(cargo_of(load), player.holds, rat=player.rat if rat is None else rat)


def choices(player: Player, must: int = NOWHERE, *, rat: bool | None = None) -> Iterator[Load]:
    """NAS-HLD-06: every combination that fits and to which nothing could be added; `must`: a good that is kept
    (NAS-TRD-01)."""
    active = player.rat if rat is None else rat
    # nothing could be added: a hold with crates or provisions is full, or holds all that there are
    full = (_fills(player.crates, CRATES_PER_HOLD), _fills(player.provisions, PROVISIONS_PER_HOLD))
    own = cargo_of(load_of(player))
    for crates, provisions in product(*full):
        # kinds of goods are alike to the holds: how many there are decides
        counts = {n for n in range(own.goods + 1) if _full(Cargo(crates, provisions, n), own, player.holds, rat=active)}
        for goods in product(*(range(n + 1) for n in player.goods)) if counts else ():
            if sum(goods) in counts and (must < 0 or goods[must]):
                yield (crates, provisions, *goods)


def _fills(own: int, hold: int) -> list[int]:
    """What so many holds take of it, from none of it to all."""
    return sorted({min(own, hold * holds) for holds in range(HOLDS + 2)})


def maximal(player: Player, load: Load, *, rat: bool) -> bool:
    """NAS-HLD-06: no further unit of what is there could be kept."""
    return _full(cargo_of(load), cargo_of(load_of(player)), player.holds, rat=rat)


def _full(cargo: Cargo, own: Cargo, holds: int, *, rat: bool) -> bool:
    """NAS-HLD-06: it fits, and nothing more of what is there would."""
    crates, provisions, goods = cargo.crates, cargo.provisions, cargo.goods
    return fits(cargo, holds, rat=rat) and not (
        (crates < own.crates and fits(Cargo(crates + 1, provisions, goods), holds, rat=rat))
        or (provisions < own.provisions and fits(Cargo(crates, provisions + 1, goods), holds, rat=rat))
        or (goods < own.goods and fits(Cargo(crates, provisions, goods + 1), holds, rat=rat))
    )


def _with(load: Load, kind: int) -> Load:
    """One more of a kind."""
    return put(load, kind, load[kind] + 1)


def keep(s: State, seat: int, load: Load, emit: EventSink, rule: str = "NAS-HLD-06") -> None:
    """NAS-HLD-06, NAS-GEN-06: crates go back to one's own reserve, provisions to the supply, goods to the bag."""
    player = s.players[seat]
    gone = [own - kept for own, kept in zip(load_of(player), load, strict=True)]
    player.reserve += gone[0]
    player.crates, player.provisions, player.goods = load[0], load[1], load[2:]
    s.bag = tuple(n + more for n, more in zip(s.bag, gone[2:], strict=True))
    if emit.on and any(gone):
        data = {"seat": seat, "gone": {KINDS[i]: n for i, n in enumerate(gone) if n}}
        args: Args = {
            "seat": Name(seat),
            "what": _said(gone),
        }
        emit(Event("nassau-dropped", args, data, rule))


def use_rat(s: State, seat: int, emit: EventSink) -> None:
    """NAS-ANI-08: active until the end of the round."""
    s.players[seat].rat = True
    use_animal(s, seat, RAT, emit, "NAS-ANI-08")


def _stowing(s: State, seat: int, must: int, below: Sequence[Any]) -> bool:
    """Whether there may be too much for the holds: in one's turn, or when the rats are settled. `must` is aboard."""
    whose = turn_on(s, seat, below, *STOWS) or lies_on(below, "TownTurn", "RatUpkeep")
    return whose and (must == NOWHERE or (0 <= must < len(GOOD_KINDS) and s.players[seat].goods[must] > 0))


@frozen
class Stow(Auto[State]):
    """NAS-HLD-05, NAS-HLD-06: after a gain or a loss, the owner chooses what stays where not everything fits. `must`:
    the good that stays (NAS-TRD-01), or NOWHERE."""

    seat: int
    must: int = NOWHERE

    def possible(self, s: State, below: Sequence[Any]) -> bool:
        return _stowing(s, self.seat, self.must, below)

    def run(self, s: State, fate: Fate, emit: EventSink) -> None:
        player = s.players[self.seat]
        if stows(player, load_of(player)):
            return
        # the rat is a choice of its own; without it the only combination needs no question (chapter 4.2)
        if not rat_helps(player):
            found = list(_few(choices(player, self.must), 2))
            if len(found) == 1:
                keep(s, self.seat, found[0], emit)
                return
        then(s, Choose(self.seat, self.must))


def rat_helps(player: Player) -> bool:
    """NAS-DEC-07: the rat is ready, and with it something may stay that does not fit otherwise."""
    return not player.rat and player.ready(RAT) and cargo_of(load_of(player)).kinds > 1


def _few(found: Iterator[Load], most: int) -> Iterator[Load]:
    for _, load in zip(range(most), found, strict=False):
        yield load


@frozen
class Choose(Composed[State]):
    """NAS-DEC-07: what stays in the holds, with or without the rat.

    Answers:
        ``keep RAT KEPT*8``: what stays in the holds.
    """

    seat: int
    must: int = NOWHERE

    open = True

    def possible(self, s: State, below: Sequence[Any]) -> bool:
        player = s.players[self.seat]
        return _stowing(s, self.seat, self.must, below) and not stows(player, load_of(player))

    def candidates(self, s: State, rng: Random, most: int) -> list[Move]:
        player = s.players[self.seat]
        found = [_move(load, 0) for load in choices(player, self.must)]
        if self._rat_helps(player):
            found += [_move(load, 1) for load in choices(player, self.must, rat=True)]
        if len(found) > most:
            found = sorted(rng.sample(found, most))
        return found

    def why_not(self, s: State, move: Move) -> Bar | None:
        player = s.players[self.seat]
        if not self._form(player).fits(move):
            return not_asked(move)
        rat, load = move[1] == 1, tuple(int(n) for n in move[2:])
        if rat and not self._rat_helps(player):
            return Bar("nassau-barred-rat", "NAS-ANI-08")
        if self.must >= 0 and not load[2 + self.must]:
            return Bar("nassau-barred-new-good", "NAS-TRD-01")
        if not stows(player, load, rat=player.rat or rat):
            return Bar("nassau-barred-room", "NAS-HLD-01")
        if not maximal(player, load, rat=player.rat or rat):
            return Bar("nassau-barred-thrown", "NAS-HLD-05")
        return None

    def trace(self, s: State, move: Move) -> Json:
        """How many holds a load takes, whether it fits, and of which kinds one more would (NAS-HLD-01, NAS-HLD-04)."""
        player = s.players[self.seat]
        own = load_of(player)
        if len(move) != 2 + len(own) or move[0] != "keep" or not all(type(atom) is int for atom in move[1:]):
            return None
        rat = player.rat or move[1] == 1
        load = tuple(max(0, min(int(n), most)) for n, most in zip(move[2:], own, strict=True))
        bar = self.why_not(s, move)
        return {
            "bar": bar and bar.to_json(),
            "holds": cargo_of(load).loads,
            "open": player.holds,
            "fits": stows(player, load, rat=rat),
            "more": [n < own[kind] and stows(player, _with(load, kind), rat=rat) for kind, n in enumerate(load)],
        }

    def _rat_helps(self, player: Player) -> bool:
        return rat_helps(player)

    def _form(self, player: Player) -> Form:
        own = load_of(player)
        rats = (0, 1) if self._rat_helps(player) else (0,)
        return Form(
            "keep",
            "nassau-do-keep-form",
            (Pick("rat", rats), Bag("cargo", KINDS, own, 0, sum(own))),
            data={
                "own": list(own),
                "kinds": list(KINDS),
                "holds": player.holds,
                "rat": player.rat,
                "must": None if self.must < 0 else GOOD_KINDS[self.must],
                "room": [CRATES_PER_HOLD, PROVISIONS_PER_HOLD, 1, HOLDS],
            },
        )

    def ask(self, s: State) -> Decision:
        player = s.players[self.seat]
        options = tuple(
            Option(
                move,
                "nassau-do-keep",
                {"rat": "yes" if move[1] else "no", "what": _said([int(n) for n in move[2:]])},
                "keep",
            )
            for move in self.moves(s)
        )
        args: Args = {"seat": Name(self.seat)}
        return self.decision(s, "nassau-ask-keep", "NAS-HLD-06", options, args, forms=(self._form(player),))

    def play(self, s: State, move: Move, fate: Fate, emit: EventSink) -> None:
        if move[1] == 1:
            use_rat(s, self.seat, emit)
        keep(s, self.seat, tuple(int(n) for n in move[2:]), emit)


@frozen
class Drop(Choose):
    """NAS-DEC-11, NAS-RUL-50: what stays once the rat has been given up. There is always a choice: two kinds fill one
    hold too many, and either may go.

    Answers:
        ``keep RAT KEPT*8``: what stays in the holds; the rat stays out of it.
    """

    def possible(self, s: State, below: Sequence[Any]) -> bool:
        player = s.players[self.seat]
        return lies_on(below, "TownTurn", "RatUpkeep") and self.must == NOWHERE and not stows(player, load_of(player))

    def outdated(self, s: State, move: Move) -> bool:
        """The rat could still be used here, after all."""
        return Choose(self.seat, self.must).why_not(s, move) is None

    def _rat_helps(self, player: Player) -> bool:
        return False


def _move(load: Load, rat: int) -> Move:
    return ("keep", rat, *load)


def _said(load: Sequence[int]) -> list[Word]:
    return [thing(KINDS[i], n) for i, n in enumerate(load) if n]
