"""Chapter 5.11 (NEG-04): types are sought and offered, without numbers; whoever may trade proposes terms, or none."""

from collections.abc import Sequence
from itertools import compress
from random import Random
from typing import Any, Final

from ...core.agenda import Composed, lies_on, not_asked
from ...core.atoms import Args, Move, Name, Word
from ...core.decision import Bar, Decision, Option
from ...core.events import Event, EventSink
from ...core.fate import Fate
from ...core.forms import Bag, Form
from ...core.frozen import frozen
from .amounts import ONE
from .bargain import (
    BACK,
    BACK_FORM,
    TRADE,
    TURN,
    Terms,
    not_refused,
    read_terms,
    some_terms,
    terms_form,
    terms_move,
    trades,
    why_not_offered,
    with_back,
)
from .calls import Close, bid, bids_stand
from .offers import offered_option
from .standing import next_comes
from .state import NONE, Cards, State, plus
from .tables import RESOURCES

_PASS: Final[Move] = ("pass",)
_TYPES: Final = (1,) * len(RESOURCES)
_FORM: Final = Form(
    "announce",
    "plunder-do-announce-form",
    (Bag("give", RESOURCES, _TYPES, 0, len(RESOURCES)), Bag("want", RESOURCES, _TYPES, 0, len(RESOURCES))),
)


def _named(give: Cards, want: Cards) -> Args:
    """Types for a message, and how many each side names."""
    return {"give": _words(give), "want": _words(want), "gives": sum(give), "wants": sum(want)}


def _words(types: Cards) -> list[Word]:
    return [Word(f"plunder-kind-{kind}") for kind, named in zip(RESOURCES, types, strict=True) if named]


@frozen
class Announce(Composed[State]):
    """PLU-D-12, PLU-NEG-04: types that are offered and sought. It binds nobody, and what is offered need not be held.

    Answers:
        ``announce OFFERED*4 SOUGHT*4``: the types that are offered, and those that are sought for them.
        ``back``: nothing is announced.
    """

    seat: int

    def possible(self, s: State, below: Sequence[Any]) -> bool:
        return lies_on(below, *TURN) and self.seat == s.turn and bool(trades(s, self.seat))

    def candidates(self, s: State, rng: Random, most: int) -> list[Move]:
        """What there is more of for what there is less of."""
        hand = s.hands[self.seat]
        kinds = sorted(range(len(RESOURCES)), key=lambda kind: -hand[kind])
        found = [
            terms_move("announce", ONE[spare], ONE[scarce])
            for i, spare in enumerate(kinds)
            for scarce in kinds[:i:-1]
            if hand[spare]
        ]
        found += [terms_move("announce", NONE, ONE[kind]) for kind in kinds[::-1]]
        return with_back([move for move in found if self.why_not(s, move) is None], most)

    def why_not(self, s: State, move: Move) -> Bar | None:
        if move == BACK:
            return None
        if not _FORM.fits(move):
            return not_asked(move)
        give, want = read_terms(move)
        if max(plus(give, want)) != 1:
            return Bar("plunder-barred-unsaid", "PLU-NEG-04")
        return Bar("plunder-barred-said", "PLU-NEG-04") if (give, want) in s.today.announced else None

    def ask(self, s: State) -> Decision:
        options = tuple(_option(move) for move in self.moves(s))
        args: Args = {"seat": Name(self.seat)}
        return self.decision(s, "plunder-ask-announce", "PLU-NEG-04", options, args, forms=(_FORM, BACK_FORM))

    def play(self, s: State, move: Move, fate: Fate, emit: EventSink) -> None:
        if move == BACK:
            return
        give, want = read_terms(move)
        s.today = s.today._replace(bids=(), announced=s.today.announced | {(give, want)})
        if emit.on:
            data = {"seat": self.seat, "give": list(give), "want": list(want)}
            emit(Event("plunder-announced", {"seat": Name(self.seat), **_named(give, want)}, data, "PLU-NEG-04"))
        next_comes(s, *(Reply(other, want, give) for other in trades(s, self.seat)))


def _option(move: Move) -> Option:
    if move == BACK:
        return offered_option(move, "back")
    return Option(move, "plunder-do-announce", _named(*read_terms(move)), "announce")


@frozen
class Reply(Composed[State]):
    """PLU-D-13, PLU-NEG-02, PLU-NEG-04, PLU-NEG-05: terms that somebody proposes who has heard what is sought, `give`,
    and what is offered, `get`; whatever was named. Whoever has announced it then deals with one of them at most.

    Answers:
        ``propose GIVEN*4 WANTED*4``: what the one who answers gives, and wants for it.
        ``pass``: nothing is proposed.
    """

    seat: int
    give: Cards
    get: Cards

    def possible(self, s: State, below: Sequence[Any]) -> bool:
        heard = lies_on(below, *TURN, "Reply") and self.seat in trades(s, s.turn) and bids_stand(s)
        return heard and (self.get, self.give) in s.today.announced

    def candidates(self, s: State, rng: Random, most: int) -> list[Move]:
        terms = some_terms(s, TRADE, self.seat, s.turn, rng, len(_TYPES) * most)
        unsaid = [not said for said in (*self.give, *self.get)]

        def strange(offer: Terms) -> int:
            """How many types are named that were not announced."""
            return sum(map(bool, compress((*offer[0], *offer[1]), unsaid)))

        best = sorted(not_refused(s, TRADE, self.seat, s.turn, terms), key=strange)[: most - 1]
        return [_PASS, *(terms_move("propose", *offer) for offer in best)]

    def why_not(self, s: State, move: Move) -> Bar | None:
        if move == _PASS:
            return None
        if not self._form(s).fits(move):
            return not_asked(move)
        return why_not_offered(s, TRADE, self.seat, s.turn, *read_terms(move))

    def _form(self, s: State) -> Form:
        return terms_form(s, "propose", self.seat, sum(s.hands[s.turn]))

    def ask(self, s: State) -> Decision:
        options = tuple(offered_option(move, str(move[0])) for move in self.moves(s))
        args: Args = {"seat": Name(self.seat), "other": Name(s.turn), **_named(self.give, self.get)}
        forms = (Form("pass", "plunder-do-pass", ()), self._form(s))
        return self.decision(s, "plunder-ask-reply", "PLU-NEG-04", options, args, forms=forms)

    def play(self, s: State, move: Move, fate: Fate, emit: EventSink) -> None:
        if move == _PASS:
            args: Args = {"seat": Name(self.seat), "other": Name(s.turn)}
            emit(Event("plunder-passed", args, {"seat": self.seat, "other": s.turn}, "PLU-NEG-04"))
        else:
            bid(s, self.seat, *read_terms(move), emit)
        if s.today.bids and not isinstance(s.agenda[-1], Reply):
            next_comes(s, Close(s.turn))
