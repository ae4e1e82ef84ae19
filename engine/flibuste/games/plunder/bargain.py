"""Chapter 5.11 (NEG): terms, who may offer them, and what happens when a bargain is struck."""

from collections.abc import Iterator, Sequence
from random import Random
from typing import Final, TypeAlias

from ...core.atoms import Args, Move, Name
from ...core.decision import Bar
from ...core.events import Event, EventSink
from ...core.forms import Bag, Form
from . import hoard
from .amounts import ONE, many, one
from .enemies import treaty
from .gains import in_words
from .reach import Contacts, partners
from .state import NONE, Cards, State, covers
from .tables import RESOURCES

TRADE, THREAT = "trade", "threat"
BACK: Final[Move] = ("back",)
BACK_FORM: Final = Form("back", "plunder-do-back", ())
Terms: TypeAlias = tuple[Cards, Cards]
"""What is given and what is wanted."""
MOST_NET: Final = 1
"""PLU-TEAM-07: cards that a teammate may gain."""


TURN: Final = ("Menu", "Seek")
"""What a bargain lies on: the turn of whoever has a ship, or has none."""


def with_back(found: Sequence[Move], most: int) -> list[Move]:
    """These candidates, so many at most, and last the way back, which is always open."""
    return [*found[: most - 1], BACK] if most > 1 or not found else [found[0]]


def spoken(give: Cards, want: Cards) -> Args:
    """Terms for a message, and how many cards each side is: of nothing for something it speaks otherwise."""
    return {"give": in_words(give), "want": in_words(want), "gives": sum(give), "wants": sum(want)}


def terms_form(s: State, verb: str, seat: int, other_cards: int, *, low: int = 0) -> Form:
    """PLU-NEG-02: what the proposer gives, of one's own hand, and wants of the other, who holds so many cards; at least
    `low` of them."""
    hand = s.hands[seat]
    every = (other_cards,) * len(RESOURCES)
    return Form(
        verb,
        f"plunder-do-{verb}-form",
        (Bag("give", RESOURCES, hand, 0, sum(hand)), Bag("want", RESOURCES, every, low, other_cards)),
    )


def read_terms(move: Move) -> tuple[Cards, Cards]:
    """What is given and what is wanted, of a move of such a form."""
    a, b, c, d, w, x, y, z = map(int, move[1:])
    return (a, b, c, d), (w, x, y, z)


def terms_move(verb: str, give: Cards, want: Cards) -> Move:
    return (verb, *give, *want)


def why_not_terms(s: State, kind: str, seat: int, other: int, give: Cards, want: Cards) -> Bar | None:
    """PLU-TRD-03, PLU-THR-03, PLU-TEAM-07: what terms of this kind must keep to, whoever proposes them. `other` gives
    what is wanted."""
    if not covers(s.hands[seat], give):
        return Bar("plunder-barred-cards", "PLU-NEG-02")
    if kind == TRADE and not any(give) and not any(want):
        return Bar("plunder-barred-empty", "PLU-TRD-03")
    # of a threat the active captain makes the demand, whoever speaks
    demand, payment = (want, give) if seat == s.turn else (give, want)
    if kind == THREAT and sum(payment) >= sum(demand):
        return Bar("plunder-barred-dear", "PLU-THR-03")
    if kind == TRADE and other in s.setting.mates(seat):
        mate = other if seat == s.turn else seat
        gain = sum(want) - sum(give) if seat == s.turn else sum(give) - sum(want)
        if abs(gain) > MOST_NET or abs(gain + dict(s.today.net).get(mate, 0)) > MOST_NET:
            return Bar("plunder-barred-net", "PLU-TEAM-07", {"most": MOST_NET})
    return None


def why_not_offered(s: State, kind: str, seat: int, other: int, give: Cards, want: Cards) -> Bar | None:
    """PLU-NEG-05: what was refused is not offered again; beside what all terms must keep to."""
    if bar := why_not_terms(s, kind, seat, other, give, want):
        return bar
    return Bar("plunder-barred-refused", "PLU-NEG-05") if _refused(s, kind, seat, other, give, want) else None


def _refused(s: State, kind: str, seat: int, other: int, give: Cards, want: Cards) -> bool:
    """PLU-NEG-05: whether these terms were refused this turn, or answered by others."""
    refused = kind == TRADE and (other, give, want) in s.today.refused
    return refused or (kind == THREAT, seat, other, give, want) in s.today.answered


def not_refused(s: State, kind: str, seat: int, other: int, found: list[Terms]) -> list[Terms]:
    """The terms that were not refused this turn, of these, none of which `why_not_terms` bars."""
    if not s.today.refused and not s.today.answered:
        return found
    return [terms for terms in found if not _refused(s, kind, seat, other, *terms)]


def why_not_countered(s: State, kind: str, seat: int, other: int, laid: Terms, terms: Terms) -> Bar | None:
    """PLU-NEG-03: other terms than those that lie there, `laid`, both as this seat gives and gets; and what all that is
    offered must keep to."""
    if bar := why_not_offered(s, kind, seat, other, *terms):
        return bar
    return Bar("plunder-barred-same", "PLU-NEG-03") if terms == laid else None


def simple(s: State, seat: int, other: int) -> Iterator[tuple[Cards, Cards]]:
    """One card for one, one wanted, one given: the smallest trades that may be offered."""
    gives = [one(kind) for kind, n in enumerate(s.hands[seat]) if n]
    wants = ONE if any(s.hands[other]) else ()
    for give in [*gives, NONE]:
        for want in [*wants, NONE]:
            if give != want and why_not_offered(s, TRADE, seat, other, give, want) is None:
                yield give, want


def trades(s: State, seat: int, met: Contacts | None = None) -> list[int]:
    """PLU-D-12, PLU-TRD-01, PLU-TRD-06: whom the active captain may offer something; not who wants to hear no more. As
    far as all can see, lest it tell anything of a hand. `met`: whom this captain meets."""
    return [
        other
        for other in partners(s, seat, met)
        if not s.today.enough >> other & 1 and (any(s.hands[seat]) or any(s.hands[other]))
    ]


def strike(s: State, kind: str, other: int, gives: Cards, gets: Cards, emit: EventSink) -> None:
    """PLU-TRD-04, PLU-TRD-07, PLU-THR-05, PLU-TRT-01: the cards change hands at once and in the open, and a treaty
    follows. `gives`: what the active captain gives, `gets` what comes for it."""
    hoard.give(s, s.turn, other, gives)
    hoard.give(s, other, s.turn, gets)
    if emit.on:
        args: Args = {"seat": Name(s.turn), "other": Name(other), **spoken(gives, gets)}
        data = {"seat": s.turn, "other": other, "gives": list(gives), "gets": list(gets)}
        rule = "PLU-TRD-04" if kind == TRADE else "PLU-THR-05"
        emit(Event(f"plunder-struck-{kind}", args, data, rule))
    if other in s.setting.mates(s.turn):
        # PLU-TEAM-12: of one's own team nobody needs a treaty
        net = dict(s.today.net)
        net[other] = net.get(other, 0) + sum(gets) - sum(gives)
        s.today = s.today._replace(net=tuple(sorted(net.items())))
    elif not s.today.treaties >> other & 1:
        treaty(s, other, emit)


_RATES: Final = ((1, 1), (2, 1), (1, 0), (0, 1), (1, 2), (2, 2))
"""How many cards are given for how many, the likeliest first."""
_MANY: Final = tuple(tuple(many(kind, n) for kind in range(len(RESOURCES))) for n in range(3))
_KINDS: Final = range(len(RESOURCES))


def some_terms(s: State, kind: str, seat: int, other: int, rng: Random, most: int) -> list[Terms]:
    """Terms that this seat could propose, from what it knows: kinds that it has more of for kinds that it lacks, one
    for one first, then two for one and two for two. Nothing but a refusal can bar them."""
    if most <= 0:
        return []
    hand, theirs = s.hands[seat], s.known_to(seat, other)
    room = sum(s.hands[other])
    spare = sorted(_KINDS, key=lambda one: -hand[one])
    # what the other is known to hold is asked for first
    wanted = sorted(_KINDS, key=lambda one: hand[one] - theirs[one])
    refused = {terms[1:] for terms in s.today.refused if terms[0] == other}
    found: list[Terms] = []
    for gives, gets in _RATES:
        # of cards that are held, terms are barred by their number alone, whatever they are
        if room < gets or hand[spare[0]] < gives:
            continue
        if why_not_terms(s, kind, seat, other, _MANY[gives][spare[0]], _MANY[gets][0]):
            continue
        for a in spare if gives else _KINDS[:1]:
            if hand[a] < gives:
                break
            give, both = _MANY[gives][a], gives and gets
            found += [(give, _MANY[gets][b]) for b in (wanted if gets else _KINDS[:1]) if a != b or not both]
    if refused:
        found = [terms for terms in found if terms not in refused]
    head, tail = found[: most // 2], found[most // 2 :]
    return [*head, *rng.sample(tail, min(len(tail), most - len(head)))]
