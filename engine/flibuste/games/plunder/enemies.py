"""Chapter 5.17: cards against others, but for thefts and moves: gold, point cards, lives, flags."""

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any, Final

from ...core.agenda import Ask, Auto, Composed, not_asked
from ...core.atoms import Args, Move, Name, Word
from ...core.decision import Bar, Decision, Option
from ...core.events import Event, EventSink
from ...core.fate import Fate
from ...core.forms import Form
from ...core.frozen import frozen
from . import hoard
from .gains import card_args, cards_form, choices_of, offer_peg, read_cards
from .standing import hit, look_for_winner, next_comes, score
from .state import NONE, Cards, State, alone, captain, covers
from .tables import RESOURCES, SAILING_DIE
from .targets import affected, aims, pick_enemy, pick_ship
from .treasure import AskOfCard, OfCard, by_rule, handles

_WAYS: Final = 4
"""Of a number of cards so many bribes are thought of."""
_TAKEOVER: Final = "takeover"


def all_of(hand: Cards, kind: str) -> Cards:
    """All cards of a type in a hand.

    >>> all_of((1, 2, 0, 4), "gold")
    (0, 0, 0, 4)
    """
    wood, iron, rum, gold = (n if name == kind else 0 for n, name in zip(hand, RESOURCES, strict=True))
    return wood, iron, rum, gold


def hand_over(s: State, giver: int, taker: int, kind: str, fate: Fate, emit: EventSink, rule: str) -> Cards:
    """PLU-STL-05: all cards of a type, in the open."""
    if s.keeps(giver):
        from .keepers import count  # here, as elsewhere: only a game with keepers waits for it

        count(s, giver, RESOURCES.index(kind), fate)
    cards = all_of(s.hands[giver], kind)
    pass_cards(s, giver, taker, cards, emit, rule)
    return cards


def pass_cards(s: State, giver: int, taker: int, cards: Cards, emit: EventSink, rule: str) -> None:
    hoard.give(s, giver, taker, cards)
    if emit.on and any(cards):
        args: Args = {"seat": Name(giver), "to": Name(taker), **card_args(cards)}
        emit(Event("plunder-handed", args, {"seat": giver, "to": taker, "cards": list(cards)}, rule))


@handles("take_all")
def _take_all(s: State, effect: OfCard, what: Mapping[str, Any], fate: Fate, emit: EventSink) -> None:
    """PLU-TC-20, PLU-TC-21, PLU-TC-24: all cards of a type come to the finder, from one enemy or from all."""
    if what["from"] == "chosen_enemy":
        pick_enemy(s, effect, fate, emit)
    elif what["res"] == "chosen_type":
        next_comes(s, NameType.about(effect))
    else:
        for enemy in s.enemies(effect.seat):
            hand_over(s, enemy, effect.seat, what["res"], fate, emit, effect.rule)


@aims("take_all")
def _take_from(s: State, effect: OfCard, enemy: int, fate: Fate, emit: EventSink) -> None:
    hand_over(s, enemy, effect.seat, effect.what["res"], fate, emit, effect.rule)


@frozen
class NameType(AskOfCard):
    """PLU-D-40, PLU-TC-24: a type, all cards of which every enemy gives.

    Answers:
        ``loot TYPE``: the type that every enemy gives.
    """

    open = True

    def possible(self, s: State, below: Sequence[Any]) -> bool:
        said = OfCard.possible(self, s, below) and self.what["op"] == "take_all"
        return said and self.what["res"] == "chosen_type"

    def moves(self, s: State) -> list[Move]:
        return [("loot", kind) for kind in RESOURCES]

    def ask(self, s: State) -> Decision:
        options = tuple(
            Option(move, "plunder-do-loot", {"what": Word(f"plunder-kind-{move[1]}")}, "loot") for move in self.moves(s)
        )
        return self.decision(s, "plunder-ask-loot", "PLU-TC-24", options, {"seat": Name(self.seat)})

    def play(self, s: State, move: Move, fate: Fate, emit: EventSink) -> None:
        for enemy in s.enemies(self.seat):
            hand_over(s, enemy, self.seat, str(move[1]), fate, emit, "PLU-TC-24")


@handles("steal_pp")
def _steal_card(s: State, effect: OfCard, what: Mapping[str, Any], fate: Fate, emit: EventSink) -> None:
    """PLU-TC-29: a Plunder Point card changes hands."""
    pick_enemy(s, effect, fate, emit)


@aims("steal_pp")
def _card_stolen(s: State, effect: OfCard, enemy: int, fate: Fate, emit: EventSink) -> None:
    """PLU-PP-05: ships and islands cannot be taken."""
    s.points[enemy] -= 1
    s.points[effect.seat] += 1
    args: Args = {"seat": Name(effect.seat), "other": Name(enemy), **score(s, effect.seat)}
    emit(Event("plunder-card-stolen", args, {"seat": effect.seat, "other": enemy}, effect.rule))
    look_for_winner(s, emit)


# ---- lives


@handles("enemy_ship_lose_life")
def _hurt_enemy(s: State, effect: OfCard, what: Mapping[str, Any], fate: Fate, emit: EventSink) -> None:
    """PLU-TC-33: no Plunder Point card for it (PLU-PP-04)."""
    pick_ship(s, effect, fate, emit)


@aims("enemy_ship_lose_life", ship=True)
def _enemy_hurt(s: State, effect: OfCard, ship: int, fate: Fate, emit: EventSink) -> None:
    hit(s, ship, emit, effect.rule)


@handles("steal_life")
def _steal_life(s: State, effect: OfCard, what: Mapping[str, Any], fate: Fate, emit: EventSink) -> None:
    """PLU-TC-27: an enemy ship loses a life, one of the finder's own gains it."""
    pick_ship(s, effect, fate, emit)


@aims("steal_life", ship=True)
def _life_stolen(s: State, effect: OfCard, ship: int, fate: Fate, emit: EventSink) -> None:
    """PLU-TC-27, PLU-SUP-02: the enemy's ship loses it even where no ship of one's own can take it; the reserve is not
    asked."""
    hit(s, ship, emit, effect.rule)
    offer_peg(s, effect, "life", emit, moved=True)


# ---- gold by dice


@handles("duel_gold")
def _duel(s: State, effect: OfCard, what: Mapping[str, Any], fate: Fate, emit: EventSink) -> None:
    """PLU-TC-31: both roll, and the winner receives all gold of the other."""
    pick_enemy(s, effect, fate, emit)


@aims("duel_gold")
def _duelled(s: State, effect: OfCard, enemy: int, fate: Fate, emit: EventSink) -> None:
    next_comes(s, Duel(effect.seat, enemy, effect.rule))


@frozen
class Duel(Auto[State]):
    """PLU-TC-31: a die each, no cannons; the finder wins on equal ones. The winner receives all gold of the other."""

    seat: int
    other: int
    rule: str

    def possible(self, s: State, below: Sequence[Any]) -> bool:
        return by_rule(s, below, self.seat, self.rule) and self.other in s.enemies(self.seat)

    def run(self, s: State, fate: Fate, emit: EventSink) -> None:
        both: Args = {"seat": Name(self.seat), "other": Name(self.other)}
        dice = ("die", SAILING_DIE), ("die", SAILING_DIE)
        thrown = fate.throw(*dice, by=(self.seat, self.other), why=lambda: ("plunder-told-duel", both))
        own, their = map(int, thrown)
        args: Args = {**both, "roll": own, "against": their}
        emit(Event("plunder-duel", args, {"roll": own, "against": their}, self.rule))
        loser, winner = (self.other, self.seat) if own >= their else (self.seat, self.other)
        hand_over(s, loser, winner, "gold", fate, emit, self.rule)


# ---- flags


@handles("swap_islands")
def _swap(s: State, effect: OfCard, what: Mapping[str, Any], fate: Fate, emit: EventSink) -> None:
    """PLU-TC-32: impossible without an island of one's own and an enemy's."""
    if s.islands_of(effect.seat) and affected(s, effect):
        next_comes(s, SwapIslands.about(effect))


@frozen
class SwapIslands(AskOfCard):
    """PLU-D-44, PLU-TC-04, PLU-TC-32: an island of one's own for one of an eligible enemy; or not.

    Answers:
        ``takeover ISLAND ISLAND``: one's own, for the other one.
        ``decline``: none.
    """

    open = True

    def possible(self, s: State, below: Sequence[Any]) -> bool:
        said = OfCard.possible(self, s, below) and self.what["op"] == "swap_islands"
        return said and bool(s.islands_of(self.seat)) and bool(affected(s, self))

    def moves(self, s: State) -> list[Move]:
        names = [island.id for island in s.chart.islands]
        own = s.islands_of(self.seat)
        theirs = [i for enemy in affected(s, self) for i in s.islands_of(enemy)]
        return [("decline",), *((_TAKEOVER, names[a], names[b]) for a in own for b in theirs)]

    def outdated(self, s: State, move: Move) -> bool:
        """It was called what the merchant's trade is called."""
        return move[:1] == ("exchange",) and (_TAKEOVER, *move[1:]) in self.moves(s)

    def ask(self, s: State) -> Decision:
        options = tuple(
            Option(
                move,
                "plunder-do-swap-islands",
                {"own": s.chart.called_by(move[1]), "other": s.chart.called_by(move[2])},
                "swap",
                source=f"island:{move[1]}",
                at=f"island:{move[2]}",
            )
            if len(move) > 1
            else Option(move, "plunder-do-decline", {}, "decline", default=True)
            for move in self.moves(s)
        )
        return self.decision(s, "plunder-ask-swap-islands", "PLU-TC-32", options, {"seat": Name(self.seat)})

    def play(self, s: State, move: Move, fate: Fate, emit: EventSink) -> None:
        if len(move) == 1:
            return
        own, other = s.chart.island(str(move[1])), s.chart.island(str(move[2]))
        s.owners[own], s.owners[other] = s.owners[other], s.owners[own]
        args: Args = {
            "seat": Name(self.seat),
            "own": s.chart.called(own),
            "other": s.chart.called(other),
        }
        emit(Event("plunder-swapped", args, {"own": move[1], "other": move[2]}, "PLU-TC-32"))


# ---- a bribe that must be offered


@handles("forced_bribe")
def _forced(s: State, effect: OfCard, what: Mapping[str, Any], fate: Fate, emit: EventSink) -> None:
    """PLU-TC-34: an enemy has to offer a bribe."""
    pick_enemy(s, effect, fate, emit)


@aims("forced_bribe")
def _bribes(s: State, effect: OfCard, enemy: int, fate: Fate, emit: EventSink) -> None:
    """PLU-D-46: an empty hand makes an empty offer."""
    if any(s.hands[enemy]):
        next_comes(s, WhiteFlag(enemy, effect.ship))
    else:
        next_comes(s, TakeBribe(effect.ship, enemy, NONE))


@frozen
class WhiteFlag(Composed[State]):
    """PLU-D-46, PLU-TC-34: at least one card, once, and no raise.

    Answers:
        ``bribe CARDS*4``: what is offered, at least one card.
    """

    seat: int
    ship: int

    def privacy(self, s: State) -> tuple[bool, bool]:
        return alone(s, self.seat)

    def possible(self, s: State, below: Sequence[Any]) -> bool:
        heard = self.seat in s.enemies(s.turn) and any(s.hands[self.seat])
        return heard and by_rule(s, below, captain(self.ship), "PLU-TC-34")

    def candidates(self, s: State, rng: Random, most: int) -> list[Move]:
        """One card, two, three, and so on, and of each number some ways."""
        hand, found = s.hands[self.seat], list[Move]()
        for n in range(1, sum(hand) + 1):
            if len(found) >= most:
                break
            ways = choices_of(hand, n)
            found += [("bribe", *cards) for cards in rng.sample(ways, min(len(ways), _WAYS))]
        return found[:most]

    def why_not(self, s: State, move: Move) -> Bar | None:
        if not self._form(s).fits(move):
            return not_asked(move)
        return None if covers(s.hands[self.seat], read_cards(move[1:])) else Bar("plunder-barred-cards", "PLU-NEG-02")

    def _form(self, s: State) -> Form:
        return cards_form("bribe", s.hands[self.seat], 1, sum(s.hands[self.seat]))

    def ask(self, s: State) -> Decision:
        options = tuple(Option(move, "plunder-do-bribe", card_args(move[1:]), "bribe") for move in self.moves(s))
        args: Args = {"seat": Name(self.seat), "other": Name(captain(self.ship))}
        return self.decision(s, "plunder-ask-white-flag", "PLU-TC-34", options, args, forms=(self._form(s),))

    def play(self, s: State, move: Move, fate: Fate, emit: EventSink) -> None:
        cards = read_cards(move[1:])
        hoard.show_all(s, self.seat, cards)
        if emit.on:
            args: Args = {"seat": Name(self.seat), "other": Name(captain(self.ship)), **card_args(move[1:])}
            emit(Event("plunder-bribe-offered", args, {"seat": self.seat, "cards": list(cards)}, "PLU-TC-34"))
        next_comes(s, TakeBribe(self.ship, self.seat, cards))


@frozen
class TakeBribe(Ask[State]):
    """PLU-D-47: taken, and a treaty begins (PLU-TRT-01); or a life of one of that captain's ships.

    Answers:
        ``accept``: the cards change hands, and a treaty begins.
        ``reject [SHIP]``: a ship of the giver's loses a life; without a number where the giver has none.
    """

    ship: int
    giver: int
    cards: Cards

    open = True

    def possible(self, s: State, below: Sequence[Any]) -> bool:
        heard = self.giver in s.enemies(s.turn) and covers(s.hands[self.giver], self.cards)
        return heard and by_rule(s, below, captain(self.ship), "PLU-TC-34")

    @property
    def seat(self) -> int:  # type: ignore[override]
        return captain(self.ship)

    def moves(self, s: State) -> list[Move]:
        return [("accept",), *(("reject", number) for number, _ in s.fleet(self.giver))] + (
            [] if any(s.fleet(self.giver)) else [("reject",)]
        )

    def ask(self, s: State) -> Decision:
        args: Args = {"other": Name(self.giver), **card_args(self.cards)}
        options = tuple(
            Option(
                move,
                "plunder-do-refuse" if move == ("reject",) else f"plunder-do-{move[0]}",
                args,
                str(move[0]),
                at=f"ship:{move[1]}" if len(move) > 1 else None,
            )
            for move in self.moves(s)
        )
        return self.decision(s, "plunder-ask-bribe", "PLU-TC-34", options, {"seat": Name(self.seat), **args})

    def play(self, s: State, move: Move, fate: Fate, emit: EventSink) -> None:
        if move[0] == "accept":
            pass_cards(s, self.giver, self.seat, self.cards, emit, "PLU-TC-34")
            treaty(s, self.giver, emit)
            return
        args: Args = {"seat": Name(self.seat), "other": Name(self.giver)}
        emit(Event("plunder-refused", args, {"seat": self.seat, "other": self.giver}, "PLU-TC-34"))
        if len(move) > 1:
            hit(s, int(move[1]), emit, "PLU-TC-34")


def treaty(s: State, other: int, emit: EventSink) -> None:
    """PLU-TRT-01, PLU-TRT-04, PLU-TRT-06, PLU-TEAM-08: until the turn ends the active captain may not harm the other,
    nor anybody of the other's team."""
    covered = sum(1 << seat for seat in s.setting.mates(other))
    s.today = s.today._replace(treaties=s.today.treaties | covered)
    args: Args = {"seat": Name(s.turn), "other": Name(other)}
    emit(Event("plunder-treaty", args, {"seat": s.turn, "other": other}, "PLU-TRT-01"))
