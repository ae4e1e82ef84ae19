"""Chapter 5.8 (RET): the voyage home: Skull Island, Campfire Island, the home port."""

from collections.abc import Sequence
from dataclasses import replace
from random import Random
from typing import Any, Final

from ...core.agenda import Ask, Composed, not_asked, then
from ...core.atoms import Args, Json, Move, Name, Word
from ...core.decision import Bar, Decision, Option
from ...core.events import Event, EventSink
from ...core.fate import Fate
from ...core.forms import Form, Path, Pick
from ...core.frozen import frozen
from .belongings import belongings
from .gains import DOUBLOON, RUM, thing
from .hideout import COSTS, fits
from .home_port import HomePort
from .luck import members
from .places import SLOT_GOODS, TALE_CARDS, TALES
from .purse import SPIRIT, score, spend, use_animal
from .state import CAMP, HOME, MONKEY, NOWHERE, PARROT, SEA, SKULL, STAGES, Player, State, put
from .tables import DATA, GOOD_KINDS
from .tales import CARDS_PER_RUM, Belongings, met, rum_for
from .waiting import turn_on

JOKE: Final[int] = DATA["final_scoring"]["bad_joke_points"]


@frozen
class NextStop(Ask[State]):
    """NAS-DEC-40, NAS-RET-01, NAS-RET-02, NAS-RET-03, NAS-RET-04: the next stop on the way; islands may
    be skipped, the home port not. NAS-RUL-31: no stop where nothing can be done.

    Answers:
        ``skull|camp|home``: the Skull Island, the campfire or the home port.
    """

    seat: int

    open = True

    def possible(self, s: State, below: Sequence[Any]) -> bool:
        return turn_on(s, self.seat, below, "SeaTurn") and s.players[self.seat].stage != HOME

    def moves(self, s: State) -> list[Move]:
        return [move for move in (("skull",), ("camp",), ("home",)) if self.why_not(s, move) is None]

    def why_not(self, s: State, move: Move) -> Bar | None:
        player = s.players[self.seat]
        if move == ("skull",):
            return _no_skull(player)
        if move == ("camp",):
            return _no_camp(player)
        return None if move == ("home",) else not_asked(move)

    def ask(self, s: State) -> Decision:
        options = tuple(
            Option(move, f"nassau-do-stop-{move[0]}", {}, "stop", at=f"stop:{move[0]}", barred=self.why_not(s, move))
            for move in (("skull",), ("camp",), ("home",))
        )
        return self.decision(s, "nassau-ask-stop", "NAS-RET-01", options, {"seat": Name(self.seat)})

    def play(self, s: State, move: Move, fate: Fate, emit: EventSink) -> None:
        player = s.players[self.seat]
        player.stage = STAGES.index(str(move[0]))
        if emit.on:
            args: Args = {"seat": Name(self.seat), "stop": move[0]}
            emit(Event("nassau-stopped", args, {"seat": self.seat, "stop": move[0]}, "NAS-RET-01"))
        if player.stage == SKULL:
            then(s, Hide(self.seat, 0, kept=False))
        elif player.stage == CAMP:
            then(s, Campfire(self.seat))
        else:
            then(s, HomePort(self.seat))


def _no_skull(player: Player) -> Bar | None:
    """NAS-RET-05: why there is no stop at Skull Island."""
    if player.stage != SEA:
        return Bar("nassau-barred-past", "NAS-RET-05")
    if not sum(player.goods):
        return Bar("nassau-barred-no-good", "NAS-RET-05")
    if player.items[DOUBLOON] < COSTS[1]:
        return Bar("nassau-barred-doubloon", "NAS-RET-05")
    return None


def _no_camp(player: Player) -> Bar | None:
    """NAS-RET-10: why there is no campfire."""
    if player.stage not in (SEA, SKULL):
        return Bar("nassau-barred-past", "NAS-RET-04")
    if not player.items[RUM]:
        return Bar("nassau-barred-rum", "NAS-RET-10")
    if not player.hand:
        return Bar("nassau-barred-no-tale", "NAS-RET-10")
    return None


# ---- Skull Island


@frozen
class Hide(Ask[State]):
    """NAS-DEC-41, NAS-RET-06: goods are hidden one after the other; each costs what it adds to the price. `kept`:
    whether the monkey has kept a doubloon: the whole price must still be owned (NAS-ANI-15).

    Answers:
        ``hide GOOD [monkey]``: a good that is hidden.
        ``stop``: no more.
    """

    seat: int
    hidden: int
    kept: bool

    open = True

    def possible(self, s: State, below: Sequence[Any]) -> bool:
        counted = 0 <= self.hidden < max(COSTS) and (self.hidden > 0 or not self.kept)
        there = turn_on(s, self.seat, below, "SeaTurn") and s.players[self.seat].stage == SKULL
        return there and counted and len(self.moves(s)) > min(self.hidden, 1)

    def price(self) -> int:
        """NAS-RET-06: doubloons for one more good."""
        return COSTS[self.hidden + 1] - COSTS.get(self.hidden, 0)

    def moves(self, s: State) -> list[Move]:
        player = s.players[self.seat]
        found: list[Move] = []
        if self.hidden < max(COSTS) and player.items[DOUBLOON] >= self.price() + self.kept:
            found = [("hide", GOOD_KINDS[good]) for good, n in enumerate(player.goods) if n]
            if player.ready(MONKEY) and not self.kept:
                found += [(*move, SPIRIT) for move in found]
        return [*found, ("stop",)] if self.hidden else found

    def ask(self, s: State) -> Decision:
        options = tuple(
            Option(move, "nassau-do-hidden", {}, "stay")
            if move[0] == "stop"
            else Option(
                move,
                "nassau-do-hide",
                {
                    "good": thing(str(move[1])),
                    "n": self.price(),
                    "fits": "yes" if fits_slot(s.players[self.seat], GOOD_KINDS.index(str(move[1]))) else "no",
                    "spirit": "yes" if move[-1] == SPIRIT else "no",
                },
                "hide",
                at=f"good:{move[1]}",
            )
            for move in self.moves(s)
        )
        return self.decision(s, "nassau-ask-hide", "NAS-RET-06", options, {"seat": Name(self.seat), "n": self.hidden})

    def play(self, s: State, move: Move, fate: Fate, emit: EventSink) -> None:
        if move[0] == "stop":
            return
        spirit = move[-1] == SPIRIT
        spend(s, self.seat, DOUBLOON, self.price(), emit, "NAS-RET-06", spirit=spirit)
        hide(s, self.seat, GOOD_KINDS.index(str(move[1])), emit)
        again = Hide(self.seat, self.hidden + 1, self.kept or spirit)
        if len(again.moves(s)) > 1:
            then(s, again)


def fits_slot(player: Player, good: int) -> bool:
    """NAS-RET-07: it has the colour of the next empty slot."""
    return fits(SLOT_GOODS[player.hideout], player.filled, good)


def hide(s: State, seat: int, good: int, emit: EventSink) -> None:
    """NAS-RET-07, NAS-RET-08, NAS-RUL-27: into the next slot where it has its colour, else into the middle. NAS-RET-09:
    it stays there. NAS-INT-16: it is aboard no more."""
    player = s.players[seat]
    player.goods = put(player.goods, good, player.goods[good] - 1)
    slot = fits_slot(player, good)
    if slot:
        player.filled += 1
    else:
        player.centre = put(player.centre, good, player.centre[good] + 1)
    if emit.on:
        args: Args = {"seat": Name(seat), "good": thing(GOOD_KINDS[good]), "fits": "yes" if slot else "no"}
        data = {"seat": seat, "good": GOOD_KINDS[good], "slot": player.filled - 1 if slot else None}
        emit(Event("nassau-hidden", args, data, "NAS-RET-07"))


# ---- Campfire Island


@frozen
class Campfire(Composed[State]):
    """NAS-DEC-42, NAS-RET-10, NAS-RET-11: cards of the hand are laid down, up to three for each rum that is spent
    before any condition is looked at (NAS-RUL-22). A card whose condition holds is told, any other is a bad joke.

    Answers:
        ``tell PARROT MONKEY TALE...``: the cards that are laid down, in ascending order.
    """

    seat: int

    secret = True

    def possible(self, s: State, below: Sequence[Any]) -> bool:
        player = s.players[self.seat]
        able = player.stage == CAMP and player.items[RUM] > 0 and bool(player.hand)
        return able and turn_on(s, self.seat, below, "SeaTurn")

    def why_not(self, s: State, move: Move) -> Bar | None:
        player = s.players[self.seat]
        if not self._form(player).fits(move):
            return not_asked(move)
        parrot, spirit, *cards = (int(atom) for atom in move[1:])
        if any(not player.hand >> card - 1 & 1 for card in cards) or cards != sorted({*cards}):
            return Bar("nassau-barred-cards", "NAS-RET-11")
        if rum_for(len(cards)) > player.items[RUM]:
            return Bar("nassau-barred-too-many", "NAS-RET-11", {"most": CARDS_PER_RUM * player.items[RUM]})
        if spirit and not player.ready(MONKEY):
            return Bar("nassau-barred-monkey", "NAS-ANI-15")
        if parrot and (not player.ready(PARROT) or parrot not in cards):
            return Bar("nassau-barred-parrot", "NAS-ANI-14")
        return None

    def trace(self, s: State, move: Move) -> Json:
        """What a choice of cards would score, and each card of the hand with it, once its rum is spent (NAS-RUL-22)."""
        if len(move) < 3 or move[0] != "tell" or not all(type(atom) is int for atom in move[1:]):
            return None
        parrot, spirit, *cards = (int(atom) for atom in move[1:])
        have, rum = s.players[self.seat].items[RUM], rum_for(len(cards))
        worth = worths(s, self.seat, min(have, max(0, rum - (spirit == 1))), parrot - 1)
        bar = self.why_not(s, move)
        return {
            "bar": bar and bar.to_json(),
            "rum": rum,
            "have": have,
            "laid": cards,
            "total": sum(points for card, (_, points) in worth.items() if card + 1 in cards),
            "cards": [{"card": card + 1, "met": told, "points": points} for card, (told, points) in worth.items()],
        }

    def candidates(self, s: State, rng: Random, most: int) -> list[Move]:
        """All that can be told, the best first, with jokes to fill the rum; then fewer of them, and samples."""
        player = s.players[self.seat]
        found: list[Move] = []
        own = belongings(s, self.seat)
        for rum in range(1, min(player.items[RUM], rum_for(player.cards)) + 1):
            found += self._best(player, own, rum)
        hand = members(player.hand)
        for _ in range(min(len(hand), max(0, most - len(found)))):
            n = rng.randint(1, min(len(hand), CARDS_PER_RUM * player.items[RUM]))
            cards = sorted(rng.sample(hand, n))
            parrot = rng.choice([0, *(card + 1 for card in cards)]) if player.ready(PARROT) else 0
            spirit = rng.randrange(2) if player.ready(MONKEY) else 0
            found.append(("tell", parrot, spirit, *(card + 1 for card in cards)))
        return list(dict.fromkeys(found))[:most]

    def _best(self, player: Player, own: Belongings, rum: int) -> list[Move]:
        """For so many rum: the tales that can be told then, by their points, jokes last; with and without the jokes."""
        spirit = int(player.ready(MONKEY))
        worth = _worths(player, replace(own, rum=own.rum - rum + spirit))
        cards = sorted(members(player.hand), key=lambda card: -worth[card][1])[: CARDS_PER_RUM * rum]
        told = [card for card in cards if worth[card][1] > JOKE]
        parrot = cards[0] + 1 if player.ready(PARROT) else 0
        picks = [one for one in (cards, told) if one and rum_for(len(one)) == rum]
        return [("tell", parrot, spirit, *sorted(card + 1 for card in pick)) for pick in picks]

    def _form(self, player: Player) -> Form:
        hand = tuple(card + 1 for card in members(player.hand))
        parrot = (0, *hand) if player.ready(PARROT) else (0,)
        most = min(len(hand), CARDS_PER_RUM * player.items[RUM])
        return Form(
            "tell",
            "nassau-do-tell-form",
            (
                Pick("parrot", parrot),
                Pick("monkey", (0, 1) if player.ready(MONKEY) else (0,)),
                Path("cards", (Pick("card", hand),), most),
            ),
            data={"rum": player.items[RUM], "hand": list(hand)},
        )

    def ask(self, s: State) -> Decision:
        options = tuple(
            Option(
                move,
                "nassau-do-tell",
                {
                    "cards": [Word(f"nassau-tale-{card}") for card in move[3:]],
                    "rum": rum_for(len(move) - 3),
                    "parrot": Word(f"nassau-tale-{move[1]}") if move[1] else "",
                    "doubled": "yes" if move[1] else "no",
                    "spirit": "yes" if move[2] else "no",
                },
                "tell",
            )
            for move in self.moves(s)
        )
        form = self._form(s.players[self.seat])
        return self.decision(s, "nassau-ask-tell", "NAS-RET-11", options, {"seat": Name(self.seat)}, forms=(form,))

    def play(self, s: State, move: Move, fate: Fate, emit: EventSink) -> None:
        parrot, spirit, *cards = (int(atom) for atom in move[1:])
        spend(s, self.seat, RUM, rum_for(len(cards)), emit, "NAS-RET-11", spirit=spirit == 1)
        if parrot:
            use_animal(s, self.seat, PARROT, emit, "NAS-ANI-14")
        lay_down(s, self.seat, [card - 1 for card in cards], parrot - 1, emit)


def worths(s: State, seat: int, spent: int = 0, parrot: int = NOWHERE) -> dict[int, tuple[bool, int]]:
    """NAS-RET-12: each card of the hand, once so many rum are spent: whether its condition holds, or it is a joke, and
    what it scores. NAS-ANI-14: the parrot doubles the points of one of them."""
    return _worths(s.players[seat], belongings(s, seat, spent), parrot)


def _worths(player: Player, own: Belongings, parrot: int = NOWHERE) -> dict[int, tuple[bool, int]]:
    true = {card: met(TALES[card], own) for card in members(player.hand)}
    points = {card: TALE_CARDS[card].points if told else JOKE for card, told in true.items()}
    return {card: (told, points[card] * (2 if card == parrot else 1)) for card, told in true.items()}


def lay_down(s: State, seat: int, cards: list[int], parrot: int, emit: EventSink) -> None:
    """NAS-RET-12, NAS-INT-15, NAS-INT-17: all conditions are looked at before any points come; nothing is handed
    in. NAS-RET-14: the cards lie there until Phase III."""
    player, worth = s.players[seat], worths(s, seat, parrot=parrot)
    for card in cards:
        told, points = worth[card]
        player.hand &= ~(1 << card)
        if told:
            player.told |= 1 << card
        else:
            player.jokes |= 1 << card
        if emit.on:
            _tell_card(seat, card, emit, told=told)
        score(s, seat, points, emit, "NAS-RET-12")


def _tell_card(seat: int, card: int, emit: EventSink, *, told: bool) -> None:
    if told:
        args: Args = {"seat": Name(seat), "tale": Word(f"nassau-tale-{card + 1}")}
        emit(Event("nassau-told", args, {"seat": seat, "card": card + 1}, "NAS-RET-12"))
    else:
        emit(Event("nassau-joked", {"seat": Name(seat)}, {"seat": seat}, "NAS-RET-12"))
