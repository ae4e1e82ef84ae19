"""Chapters 5.10 to 5.12 (TRD, NEG, THR): an offer or a threat, the answer to it, and counter-offers."""

from collections.abc import Sequence
from random import Random
from typing import Any

from ...core.agenda import Composed, lies_on, not_asked
from ...core.atoms import Args, Json, Move, Name
from ...core.decision import Bar, Decision, Option
from ...core.events import Event, EventSink
from ...core.fate import Fate
from ...core.forms import Form
from ...core.frozen import frozen
from . import hoard
from .amounts import ONE
from .bargain import (
    BACK,
    BACK_FORM,
    THREAT,
    TRADE,
    TURN,
    not_refused,
    read_terms,
    simple,
    some_terms,
    spoken,
    strike,
    terms_form,
    terms_move,
    trades,
    why_not_countered,
    why_not_offered,
    why_not_terms,
    with_back,
)
from .fighting import defender_of, may_threaten, target_kind, told_target
from .reach import targets
from .standing import next_comes
from .state import NONE, Cards, State, covers, plus
from .tables import RESOURCES


@frozen
class Offer(Composed[State]):
    """PLU-D-12, PLU-NEG-01, PLU-NEG-02, PLU-TRD-05: what is offered to one captain, and what is wanted for it. Nothing
    comes between the offer and its answer.

    Answers:
        ``offer GIVEN*4 WANTED*4``: what is given, and what is wanted for it.
        ``back``: no offer.
    """

    seat: int
    other: int

    def possible(self, s: State, below: Sequence[Any]) -> bool:
        return lies_on(below, *TURN) and self.seat == s.turn and self.other in trades(s, self.seat)

    def candidates(self, s: State, rng: Random, most: int) -> list[Move]:
        found = some_terms(s, TRADE, self.seat, self.other, rng, most) or [*simple(s, self.seat, self.other)]
        return with_back([terms_move("offer", give, want) for give, want in found], most)

    def why_not(self, s: State, move: Move) -> Bar | None:
        if move == BACK:
            return None
        if not self._form(s).fits(move):
            return not_asked(move)
        return why_not_offered(s, TRADE, self.seat, self.other, *read_terms(move))

    def _form(self, s: State) -> Form:
        return terms_form(s, "offer", self.seat, sum(s.hands[self.other]))

    def ask(self, s: State) -> Decision:
        options = tuple(offered_option(move, "offer") for move in self.moves(s))
        args: Args = {"seat": Name(self.seat), "other": Name(self.other)}
        return self.decision(s, "plunder-ask-offer", "PLU-TRD-01", options, args, forms=(self._form(s), BACK_FORM))

    def play(self, s: State, move: Move, fate: Fate, emit: EventSink) -> None:
        if move != BACK:
            propose(s, TRADE, self.seat, self.other, *read_terms(move), counters(s), emit)


def offered_option(move: Move, group: str) -> Option:
    if len(move) == 1:
        return Option(move, f"plunder-do-{move[0]}", {}, str(move[0]))
    return Option(move, f"plunder-do-{move[0]}", spoken(*read_terms(move)), group)


def aimed(pair: tuple[int, int] | None) -> dict[str, Json]:
    """For the page: which ship could attack what."""
    return {"ship": pair[0], "target": pair[1]} if pair else {}


def _threatened(s: State, other: int) -> bool:
    """Whether something of this captain's has been threatened, and could still be attacked."""
    return any(defender_of(s, target) == other for _, target in s.today.threatened.intersection(targets(s, s.turn)))


def remember_refusal(s: State, seat: int, give: Cards, want: Cards) -> None:
    """PLU-NEG-05: what this captain was offered, and for what."""
    s.today = s.today._replace(refused=s.today.refused | {(seat, give, want)})


def counters(s: State) -> int:
    """PLU-OPT-05, PLU-NEG-03: how often terms may be countered in one negotiation."""
    return int(s.setting.options["counters"])


def propose(s: State, kind: str, seat: int, other: int, give: Cards, want: Cards, left: int, emit: EventSink) -> None:
    """PLU-NEG-01, PLU-NEG-02: everybody hears the terms, which the proposer can keep; then the other answers."""
    hoard.show_all(s, seat, give)
    if emit.on:
        args: Args = {"seat": Name(seat), "other": Name(other), **spoken(give, want)}
        data = {"seat": seat, "other": other, "give": list(give), "want": list(want)}
        emit(Event(f"plunder-proposed-{kind}", args, data, "PLU-TRD-07" if kind == TRADE else "PLU-THR-01"))
    next_comes(s, Answer(other, kind, seat, want, give, left))


@frozen
class Answer(Composed[State]):
    """PLU-D-13, PLU-D-14, PLU-D-17, PLU-D-18, PLU-NEG-03: terms are accepted, if the cards are held, refused, or
    countered while counters remain. `give` and `get`: what the answering captain would give and get. The terms lie
    open, the hand that answers does not (PLU-NEG-06); whatever else is said at the table binds nobody (PLU-NEG-07).

    Answers:
        ``accept``: the terms as they are.
        ``refuse``: no deal.
        ``enough``: no deal, and no more offers in this turn.
        ``counter GIVEN*4 WANTED*4``: what the one who answers gives, and wants for it.
    """

    seat: int
    kind: str
    other: int
    give: Cards
    get: Cards
    left: int

    def possible(self, s: State, below: Sequence[Any]) -> bool:
        if not lies_on(below, *TURN) or self.kind not in (TRADE, THREAT) or not 0 <= self.left <= counters(s):
            return False
        if s.turn not in (self.seat, self.other) or self.seat == self.other:
            return False
        other = self.other if self.seat == s.turn else self.seat
        about = other in trades(s, s.turn) if self.kind == TRADE else _threatened(s, other)
        return about and why_not_terms(s, self.kind, self.other, self.seat, self.get, self.give) is None

    def _simple(self, s: State) -> list[Move]:
        found: list[Move] = [("accept",)] if covers(s.hands[self.seat], self.give) else []
        found.append(("refuse",))
        if self.kind == TRADE and self.seat != s.turn:
            found.append(("enough",))
        return found

    def candidates(self, s: State, rng: Random, most: int) -> list[Move]:
        found = self._simple(s)
        if self.left:
            room = max(0, most - len(found))
            laid, terms = (self.give, self.get), some_terms(s, self.kind, self.seat, self.other, rng, room)
            others = not_refused(s, self.kind, self.seat, self.other, terms)
            found += [terms_move("counter", *one) for one in others if one != laid]
        return found[:most]

    def why_not(self, s: State, move: Move) -> Bar | None:
        if move == ("accept",) and not covers(s.hands[self.seat], self.give):
            return Bar("plunder-barred-cards", "PLU-NEG-02")
        if move in (("accept",), *self._simple(s)):
            return None
        if not self.left and move and move[0] == "counter":
            return Bar("plunder-barred-counters", "PLU-NEG-03")
        if not self._form(s).fits(move):
            return not_asked(move)
        return why_not_countered(s, self.kind, self.seat, self.other, (self.give, self.get), read_terms(move))

    def outdated(self, s: State, move: Move) -> bool:
        """PLU-NEG-03, PLU-NEG-05: the same terms could come again as a counter-offer."""
        if not self.left or move[0] != "counter" or not self._form(s).fits(move):
            return False
        terms = read_terms(move)
        again = self.kind == TRADE and (self.other, *terms) in s.today.refused
        return not again and why_not_terms(s, self.kind, self.seat, self.other, *terms) is None

    def _form(self, s: State) -> Form:
        return terms_form(s, "counter", self.seat, sum(s.hands[self.other]))

    def ask(self, s: State) -> Decision:
        options = [offered_option(move, str(move[0])) for move in self.moves(s)]
        if bar := self.why_not(s, ("accept",)):
            options.insert(0, Option(("accept",), "plunder-do-accept", {}, "accept", barred=bar))
        verbs = dict.fromkeys(["accept", *(str(move[0]) for move in self._simple(s))])
        plain = tuple(Form(verb, f"plunder-do-{verb}", ()) for verb in verbs)
        forms = (*plain, *((self._form(s),) if self.left else ()))
        args: Args = {"seat": Name(self.seat), "other": Name(self.other), **spoken(self.give, self.get)}
        mine = "own" if self.seat == s.turn else "other"
        key = f"plunder-ask-{self.kind}-{mine}"
        return self.decision(s, key, "PLU-NEG-03", tuple(options), args, forms=forms, data=aimed(self.threat(s)))

    def threat(self, s: State) -> tuple[int, int] | None:
        """PLU-THR-01: the ship and the target that a threat is about; None where there were several of this captain."""
        active, threatened = s.turn, self.seat if self.seat != s.turn else self.other
        found = [
            pair
            for pair in targets(s, active)
            if self.kind == THREAT and pair in s.today.threatened and defender_of(s, pair[1]) == threatened
        ]
        return found[0] if len(found) == 1 else None

    def play(self, s: State, move: Move, fate: Fate, emit: EventSink) -> None:
        if move == ("accept",):
            own = self.seat == s.turn
            gives, gets = (self.give, self.get) if own else (self.get, self.give)
            strike(s, self.kind, self.other if own else self.seat, gives, gets, emit)
        elif move[0] == "counter":
            # PLU-NEG-05: terms that were answered by others are not offered again either
            self._remember(s)
            propose(s, self.kind, self.seat, self.other, *read_terms(move), self.left - 1, emit)
        else:
            self._refuse(s, move, emit)

    def _remember(self, s: State) -> None:
        """PLU-NEG-05: offers of the active captain count with all others; the rest is between the two."""
        if self.seat != s.turn and self.kind == TRADE:
            remember_refusal(s, self.seat, self.get, self.give)
        else:
            terms = (self.kind == THREAT, self.other, self.seat, self.get, self.give)
            s.today = s.today._replace(answered=s.today.answered | {terms})

    def _refuse(self, s: State, move: Move, emit: EventSink) -> None:
        """PLU-NEG-05, PLU-THR-05: nothing happens; but the same is not offered again."""
        self._remember(s)
        if move == ("enough",):
            s.today = s.today._replace(enough=s.today.enough | 1 << self.seat)
        args: Args = {"seat": Name(self.seat), "other": Name(self.other)}
        key = "plunder-enough" if move == ("enough",) else "plunder-refused"
        emit(Event(key, args, {"seat": self.seat, "other": self.other}, "PLU-NEG-03"))


@frozen
class Demand(Composed[State]):
    """PLU-D-16, PLU-THR-01, PLU-THR-03: cards for the promise not to attack; less is paid for them than they are.

    Answers:
        ``demand GIVEN*4 WANTED*4``: what is given, and the cards that are demanded with the promise.
        ``back``: no threat.
    """

    seat: int
    ship: int
    target: int

    def possible(self, s: State, below: Sequence[Any]) -> bool:
        aimed = (self.ship, self.target) in targets(s, s.turn)
        return lies_on(below, "Menu") and self.seat == s.turn and aimed and may_threaten(s, self.ship, self.target)

    def candidates(self, s: State, rng: Random, most: int) -> list[Move]:
        other = defender_of(s, self.target)
        theirs, hand = s.known_to(self.seat, other), s.hands[self.seat]
        kinds = sorted(range(len(RESOURCES)), key=lambda kind: (hand[kind] - theirs[kind], kind))
        wants = [ONE[kind] for kind in kinds] + [plus(ONE[a], ONE[b]) for a in kinds for b in kinds]
        room = sum(s.hands[other])
        terms = [(NONE, want) for want in dict.fromkeys(wants) if sum(want) <= room]
        found = [terms_move("demand", *offer) for offer in not_refused(s, THREAT, self.seat, other, terms)]
        head, tail = found[: most // 2 + 1], found[most // 2 + 1 :]
        return with_back([*head, *rng.sample(tail, min(len(tail), max(0, most - len(head))))], most)

    def why_not(self, s: State, move: Move) -> Bar | None:
        if move == BACK:
            return None
        if not self._form(s).fits(move):
            return not_asked(move)
        return why_not_offered(s, THREAT, self.seat, defender_of(s, self.target), *read_terms(move))

    def outdated(self, s: State, move: Move) -> bool:
        """PLU-NEG-05: a second ship could threaten on the same terms."""
        terms = move if self._form(s).fits(move) else None
        other = defender_of(s, self.target)
        return terms is not None and why_not_terms(s, THREAT, self.seat, other, *read_terms(terms)) is None

    def _form(self, s: State) -> Form:
        return terms_form(s, "demand", self.seat, sum(s.hands[defender_of(s, self.target)]), low=1)

    def ask(self, s: State) -> Decision:
        options = tuple(offered_option(move, "demand") for move in self.moves(s))
        args: Args = {"seat": Name(self.seat), **told_target(s, self.target)}
        key = f"plunder-ask-demand-{target_kind(s, self.target)}"
        data = aimed((self.ship, self.target))
        return self.decision(s, key, "PLU-THR-02", options, args, forms=(self._form(s), BACK_FORM), data=data)

    def play(self, s: State, move: Move, fate: Fate, emit: EventSink) -> None:
        if move == BACK:
            return
        # PLU-THR-04
        s.today = s.today._replace(threatened=s.today.threatened | {(self.ship, self.target)})
        other = defender_of(s, self.target)
        propose(s, THREAT, self.seat, other, *read_terms(move), counters(s), emit)
