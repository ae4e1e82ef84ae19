"""Chapter 5.11 (NEG-04): an offer to all who may trade: each answers once, then one of them is dealt with, or none."""

from collections.abc import Sequence
from random import Random
from typing import Any

from ...core.agenda import Ask, Composed, lies_on, not_asked
from ...core.atoms import Args, Move, Name
from ...core.decision import Bar, Decision, Option
from ...core.events import Event, EventSink
from ...core.fate import Fate
from ...core.forms import Form
from ...core.frozen import frozen
from . import hoard
from .bargain import (
    BACK,
    BACK_FORM,
    TRADE,
    TURN,
    read_terms,
    some_terms,
    spoken,
    strike,
    terms_form,
    terms_move,
    trades,
    why_not_offered,
    why_not_terms,
    with_back,
)
from .offers import offered_option, remember_refusal
from .standing import next_comes
from .state import Cards, State, covers


@frozen
class Call(Composed[State]):
    """PLU-D-12, PLU-NEG-04: the same terms for all who may trade.

    Answers:
        ``call GIVEN*4 WANTED*4``: what is given, and what is wanted for it.
        ``back``: no call.
    """

    seat: int

    def possible(self, s: State, below: Sequence[Any]) -> bool:
        return lies_on(below, *TURN) and self.seat == s.turn and len(trades(s, self.seat)) > 1

    def candidates(self, s: State, rng: Random, most: int) -> list[Move]:
        found: dict[Move, None] = {}
        for other in trades(s, self.seat):
            for give, want in some_terms(s, TRADE, self.seat, other, rng, most):
                found.setdefault(terms_move("call", give, want))
        return with_back([*found], most)

    def why_not(self, s: State, move: Move) -> Bar | None:
        if move == BACK:
            return None
        if not self._form(s).fits(move):
            return not_asked(move)
        give, want = read_terms(move)
        bars = [why_not_offered(s, TRADE, self.seat, other, give, want) for other in trades(s, self.seat)]
        return None if None in bars else bars[0]

    def _form(self, s: State) -> Form:
        return terms_form(s, "call", self.seat, max(sum(s.hands[other]) for other in trades(s, self.seat)))

    def ask(self, s: State) -> Decision:
        options = tuple(offered_option(move, "call") for move in self.moves(s))
        args: Args = {"seat": Name(self.seat)}
        return self.decision(s, "plunder-ask-call", "PLU-NEG-04", options, args, forms=(self._form(s), BACK_FORM))

    def play(self, s: State, move: Move, fate: Fate, emit: EventSink) -> None:
        if move == BACK:
            return
        give, want = read_terms(move)
        s.today = s.today._replace(bids=())
        hoard.show_all(s, self.seat, give)
        if emit.on:
            args: Args = {"seat": Name(self.seat), **spoken(give, want)}
            data = {"seat": self.seat, "give": list(give), "want": list(want)}
            emit(Event("plunder-called", args, data, "PLU-NEG-04"))
        able = [
            other for other in trades(s, self.seat) if why_not_offered(s, TRADE, self.seat, other, give, want) is None
        ]
        next_comes(s, *(Bid(other, want, give) for other in able), Close(self.seat))


@frozen
class Bid(Composed[State]):
    """PLU-D-13, PLU-NEG-04: accepted, passed, or countered once. `give` and `get`: of the answering captain.

    Answers:
        ``accept``: the terms as they are.
        ``refuse``: no deal.
        ``counter GIVEN*4 WANTED*4``: what the one who answers gives, and wants for it.
    """

    seat: int
    give: Cards
    get: Cards

    def possible(self, s: State, below: Sequence[Any]) -> bool:
        heard = lies_on(below, "Bid", "Close") and self.seat in trades(s, s.turn) and bids_stand(s)
        return heard and why_not_terms(s, TRADE, s.turn, self.seat, self.get, self.give) is None

    def candidates(self, s: State, rng: Random, most: int) -> list[Move]:
        found: list[Move] = [("accept",)] if covers(s.hands[self.seat], self.give) else []
        found.append(("refuse",))
        others = some_terms(s, TRADE, self.seat, s.turn, rng, max(0, most - len(found)))
        found += [terms_move("counter", *terms) for terms in others if terms != (self.give, self.get)]
        return found[:most]

    def why_not(self, s: State, move: Move) -> Bar | None:
        if move == ("accept",):
            return None if covers(s.hands[self.seat], self.give) else Bar("plunder-barred-cards", "PLU-NEG-02")
        if move == ("refuse",):
            return None
        if not self._form(s).fits(move):
            return not_asked(move)
        terms = read_terms(move)
        if terms == (self.give, self.get):
            return Bar("plunder-barred-same", "PLU-NEG-03")
        return why_not_terms(s, TRADE, self.seat, s.turn, *terms)

    def outdated(self, s: State, move: Move) -> bool:
        """PLU-NEG-03: the same terms could come back as a counter-offer."""
        return self._form(s).fits(move) and read_terms(move) == (self.give, self.get)

    def _form(self, s: State) -> Form:
        return terms_form(s, "counter", self.seat, sum(s.hands[s.turn]))

    def ask(self, s: State) -> Decision:
        options = [offered_option(move, str(move[0])) for move in self.moves(s)]
        if bar := self.why_not(s, ("accept",)):
            options.insert(0, Option(("accept",), "plunder-do-accept", {}, "accept", barred=bar))
        plain = tuple(Form(verb, f"plunder-do-{verb}", ()) for verb in ("accept", "refuse"))
        args: Args = {"seat": Name(self.seat), "other": Name(s.turn), **spoken(self.give, self.get)}
        forms = (*plain, self._form(s))
        return self.decision(s, "plunder-ask-trade-other", "PLU-NEG-04", tuple(options), args, forms=forms)

    def play(self, s: State, move: Move, fate: Fate, emit: EventSink) -> None:
        if move == ("refuse",):
            args: Args = {"seat": Name(self.seat), "other": Name(s.turn)}
            remember_refusal(s, self.seat, self.get, self.give)
            emit(Event("plunder-refused", args, {"seat": self.seat, "other": s.turn}, "PLU-NEG-03"))
            return
        give, get = (self.give, self.get) if move == ("accept",) else read_terms(move)
        if move != ("accept",):
            remember_refusal(s, self.seat, self.get, self.give)
        bid(s, self.seat, give, get, emit)


def bids_stand(s: State) -> bool:
    """Whether whoever has answered may trade, once each, and holds what they would give."""
    able = trades(s, s.turn)
    whose = [other for other, _, _ in s.today.bids]
    held = all(other in able and covers(s.hands[other], give) for other, give, _ in s.today.bids)
    return held and len({*whose}) == len(whose)


def bid(s: State, seat: int, give: Cards, get: Cards, emit: EventSink) -> None:
    """PLU-NEG-02, PLU-NEG-04: terms that whoever has called may close with; all hear them."""
    s.today = s.today._replace(bids=(*s.today.bids, (seat, give, get)))
    hoard.show_all(s, seat, give)
    if emit.on:
        args: Args = {"seat": Name(seat), "other": Name(s.turn), **spoken(give, get)}
        emit(Event("plunder-bid", args, {"seat": seat, "give": list(give), "want": list(get)}, "PLU-NEG-04"))


@frozen
class Close(Ask[State]):
    """PLU-D-15: a deal with one of those who accepted, countered or proposed, as far as cards are held; or with none.

    Answers:
        ``deal SEAT``: with one of those who answered.
        ``none``: with nobody.
    """

    seat: int

    def possible(self, s: State, below: Sequence[Any]) -> bool:
        return lies_on(below, *TURN) and self.seat == s.turn and bids_stand(s)

    def _bids(self, s: State) -> list[tuple[int, Cards, Cards]]:
        return [bid for bid in s.today.bids if covers(s.hands[self.seat], bid[2])]

    def moves(self, s: State) -> list[Move]:
        return [*(("deal", other) for other, _, _ in self._bids(s)), ("none",)]

    def ask(self, s: State) -> Decision:
        options = [
            Option(("deal", other), "plunder-do-deal", {"other": Name(other), **spoken(get, give)}, "deal")
            for other, give, get in self._bids(s)
        ]
        options.append(Option(("none",), "plunder-do-none", {}, "none", default=True))
        return self.decision(s, "plunder-ask-close", "PLU-NEG-04", tuple(options), {"seat": Name(self.seat)})

    def play(self, s: State, move: Move, fate: Fate, emit: EventSink) -> None:
        bids = {other: (give, get) for other, give, get in s.today.bids}
        s.today = s.today._replace(bids=())
        if move[0] == "deal":
            give, get = bids[int(move[1])]
            strike(s, TRADE, int(move[1]), get, give, emit)
        else:
            emit(Event("plunder-no-deal", {"seat": Name(self.seat)}, {"seat": self.seat}, "PLU-NEG-04"))
