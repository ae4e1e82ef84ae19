"""Chapter 5.5 (LAIR, TRE) and 5.8: treasures are drawn, looked at, and change hands.

Nobody knows the order of the pile, so it has none: a card is drawn when somebody sees it. What the Ghost Ship takes
from a lair is seen by nobody, and stays undrawn until a player steals it.
"""

from collections.abc import Sequence
from typing import Any

from ...core.agenda import Ask, lies_on, then
from ...core.atoms import Args, Atom, Move, Name, Word
from ...core.decision import Decision, Option
from ...core.events import Event, EventSink
from ...core.fate import BACK, Alone, Fate, back
from ...core.frozen import frozen
from .characters import WEASEL, calypso, powers
from .state import ACTION, AFTER_COMBAT, CARD, CURSED, KNOWN, State, slot, space_args
from .tables import BOARD_HOLDS, GOLD, SIXTH

LOOKS = 3
"""JAM-CREW-C06: how many cards the Weasel looks at."""


def names_of(s: State, cards: int) -> list[str]:
    """The names of a set of treasures."""
    return [card.id for i, card in enumerate(s.setting.treasures) if cards >> i & 1]


def number_of(s: State, name: Atom) -> int:
    return next(i for i, card in enumerate(s.setting.treasures) if card.id == name)


def treasure_word(s: State, card: int) -> Word:
    return Word(f"jamaica-treasure-{s.setting.treasures[card].id}")


def draw_card(s: State, fate: Fate, alone: Alone | None = None) -> int:
    """The top card of the pile, for the eyes of whoever is `alone` to see it. Cards that the Weasel put back are
    there for certain and weigh the more."""
    unseen, known = names_of(s, s.unseen), names_of(s, s.returned)
    if s.setting.real:
        from .keepers import make_room, on_top  # here, as below: only a game with real cards waits for it

        card = number_of(s, fate.answer("treasure", [s.setting.treasures[one].id for one in on_top(s)], alone))
        s.pile -= 1
        make_room(s, card)
        return card
    if known:
        # Each card put back is on top in one of `pile` cases; the others share the rest evenly.
        among = known * len(unseen) + unseen * (s.pile - len(known)) if s.pile > len(known) else known
    else:
        among = unseen
    card = number_of(s, fate.answer("treasure", among, alone))
    s.pile -= 1
    s.unseen &= ~(1 << card)
    s.returned &= ~(1 << card)
    return card


def take_treasure(s: State, ship: int, lair: int, fate: Fate, emit: EventSink) -> None:
    """JAM-LAIR-01: the lair's token goes, the top card comes aboard. In The Crew the token is kept (JAM-LAIR-04,
    JAM-CREW-16).
    """

    def laid(name: Atom) -> Atom:
        """JAM-TRE-01: a power lies open; of what is covered everybody sees the back."""
        return name if s.setting.treasures[number_of(s, name)].up else BACK

    s.lairs &= ~(1 << lair)
    if s.setting.crew:
        s.tokens[ship] += 1
    args: Args = {"seat": s.who(ship), **space_args(lair)}
    found = Event("jamaica-lair", args, {"ship": ship, "space": lair}, "JAM-LAIR-01")
    if ship == s.setting.ghost:
        _ghost_takes_one(s, fate)
        emit(found)
    elif s.setting.crew and WEASEL in s.holds[ship]:
        emit(found)
        _look_at_pile(s, ship, fate, emit)
    else:
        keep(s, ship, draw_card(s, fate, Alone(ship, laid)), emit, found)


def _ghost_takes_one(s: State, fate: Fate) -> None:
    """JAM-GHOST-12, JAM-CREW-G04: covered and unseen by both players, so it need not be known which card it is."""
    card = 0
    if back := names_of(s, s.returned):
        drawn = fate.answer("ghost-treasure", [*back, *["?"] * (s.pile - len(back))])
        card = 0 if drawn == "?" else number_of(s, drawn)
    s.pile -= 1
    if card:
        s.returned &= ~(1 << card)
    _cover(s, s.setting.ghost, slot(card, 0))


def keep(s: State, seat: int, card: int, emit: EventSink, news: Event, *, fresh: bool = True) -> None:
    """JAM-TRE-01, JAM-TRE-02, JAM-CREW-19: powers and the Youkounkoun face up, all others covered (JAM-CREW-17,
    JAM-CREW-18), any number of them (JAM-TRE-03).

    `news`: what everybody hears of it. `fresh`: its captain has not yet looked at it (JAM-PHONE-05).
    """
    rule = "JAM-TRE-02"
    if s.setting.treasures[card].up:
        emit(news)
        lay_up(s, seat, card, ())
        _tell_up(s, seat, card, emit)
    else:
        _cover(s, seat, slot(card, 1 << seat))
        emit(news)
        if emit.on:
            args: Args = {"seat": Name(seat), "card": treasure_word(s, card)}
            data = {"seat": seat, "card": s.setting.treasures[card].id}
            shown = seat if fresh else None
            emit(Event("jamaica-treasure-seen", args, data, rule, seen_by=(seat,), shown_to=shown))
    calypso(s, seat, emit)


def lay_up(s: State, ship: int, card: int, sixth: tuple[int, ...]) -> None:
    """A face-up treasure; `sixth` is what is in the 6th Hold, if it comes with something (JAM-WIN-07)."""
    s.up[ship] |= 1 << card
    if not s.setting.crew and 1 << card == SIXTH and s.with_powers(ship) & SIXTH:
        s.holds[ship] = (*s.holds[ship], *(sixth or (0,)))


def _tell_up(s: State, ship: int, card: int, emit: EventSink) -> None:
    if emit.on:
        name = s.setting.treasures[card].id
        args = {"seat": s.who(ship), "card": treasure_word(s, card)}
        emit(Event("jamaica-treasure-up", args, {"ship": ship, "card": name}, "JAM-TRE-01"))


def _cover(s: State, ship: int, held: int) -> None:
    s.down[ship] = tuple(sorted((*s.down[ship], held)))


def hand_over(
    s: State,
    giver: int,
    taker: int,
    held: int,
    emit: EventSink,
    news: Event,
    *,
    cursed: bool = False,
    fresh: bool = True,
) -> None:
    """JAM-HID-04: a covered treasure changes hands. Both captains know it; what others knew of the rest is void,
    because they cannot tell which card went (unless there was only one). `news` and `fresh` as for `keep`."""
    both = 0
    for ship in (giver, taker):
        if ship != s.setting.ghost:
            both |= 1 << ship
    rest, passed = KNOWN.passed(s.down[giver], held, both)
    s.down[giver] = tuple(sorted(h & ~CURSED for h in rest))
    card = held & CARD
    if s.setting.treasures[card].up and taker != s.setting.ghost:
        emit(news)
        lay_up(s, taker, card, ())
        _tell_up(s, taker, card, emit)
    else:
        known = cursed or (not rest and bool(held & CURSED))
        _cover(s, taker, slot(card, KNOWN.seen(passed), cursed=known))
        emit(news)
        if emit.on and card:
            seats = tuple(seat for seat in (giver, taker) if seat != s.setting.ghost)
            args = {"seat": s.who(taker), "card": treasure_word(s, card)}
            data = {"seat": taker, "card": s.setting.treasures[card].id}
            shown = taker if fresh and taker in seats else None
            emit(Event("jamaica-treasure-passed", args, data, "JAM-HID-04", seen_by=seats, shown_to=shown))
    if taker != s.setting.ghost:
        calypso(s, taker, emit)


def _unveil(s: State, ship: int, held: int, fate: Fate) -> int:
    """Somebody looks at a covered card for the first time: now it is drawn."""
    if held & CARD:
        return held
    card = number_of(s, fate.answer("treasure", names_of(s, s.unseen)))
    s.unseen &= ~(1 << card)
    known = slot(card, KNOWN.seen(held))
    covered = list(s.down[ship])
    covered[covered.index(held)] = known
    s.down[ship] = tuple(sorted(covered))
    return known


def steal_covered(s: State, winner: int, loser: int, fate: Fate, emit: EventSink) -> None:
    """JAM-WIN-04: one of the loser's covered treasures, blindly; the Weasel looks at three first (JAM-CREW-C06), the
    ghost's as well (JAM-CREW-G05).
    """
    ghost = s.setting.ghost
    weasel = s.setting.crew and winner != ghost and WEASEL in s.holds[winner]
    left, picked = list(s.down[loser]), []
    n = min(LOOKS, len(left)) if weasel else 1
    if s.setting.real:
        from .keepers import picked as told

        picked, n = told(s, winner, loser, n, fate), 0
    for _ in range(n):
        names = [s.setting.treasures[held & CARD].id for held in left]
        held = left.pop(names.index(str(fate.answer("theft", names))))
        picked.append(held)
    if winner != ghost:
        picked = [_unveil(s, loser, held, fate) for held in picked]
    if len(picked) == 1:
        hand_over(s, loser, winner, picked[0], emit, _theft(s, winner, loser))
        return
    looked = {held & CARD for held in picked}
    down = (KNOWN.shown(h, 1 << winner) if h & CARD in looked else h for h in s.down[loser])
    s.down[loser] = tuple(sorted(down))
    _look(s, winner, tuple(sorted(looked)), loser, emit)


def _theft(s: State, winner: int, loser: int) -> Event:
    args = {"seat": s.who(winner), "victim": s.who(loser)}
    return Event("jamaica-stole-covered", args, {"winner": winner, "loser": loser}, "JAM-WIN-04")


def steal_up(s: State, winner: int, loser: int, card: int, emit: EventSink) -> None:
    """JAM-WIN-03, JAM-WIN-07: the power passes at once, the 6th Hold with what is in it."""
    sixth: tuple[int, ...] = ()
    s.up[loser] &= ~(1 << card)
    if not s.setting.crew and 1 << card == SIXTH:
        sixth = s.holds[loser][BOARD_HOLDS:]
        s.holds[loser] = s.holds[loser][:BOARD_HOLDS]
        if winner == s.setting.ghost and sixth and sixth[0] & 7 != GOLD:
            sixth = (0,)  # JAM-GHOST-17: food and powder go to the Bank
    lay_up(s, winner, card, sixth)
    if emit.on:
        args = {"seat": s.who(winner), "victim": s.who(loser), "card": treasure_word(s, card)}
        emit(Event("jamaica-stole-up", args, {"winner": winner, "loser": loser}, "JAM-WIN-03"))


def _look(s: State, seat: int, cards: tuple[int, ...], loser: int, emit: EventSink) -> None:
    """JAM-CREW-C06: the Weasel looks at these cards, of the pile (`loser` -1) or of a ship."""
    then(s, WeaselChoice(seat, cards, loser))
    if emit.on:
        args: Args = {"seat": Name(seat), "count": len(cards)}
        emit(Event("jamaica-looks", args, {"seat": seat}, "JAM-CREW-C06"))


def _look_at_pile(s: State, seat: int, fate: Fate, emit: EventSink) -> None:
    """JAM-CREW-C06: the top three; what is not kept is certainly in the pile afterwards."""
    cards = [draw_card(s, fate, Alone(seat, back)) for _ in range(min(LOOKS, s.pile))]
    if len(cards) == 1:
        keep(s, seat, cards[0], emit, _kept(seat))
        return
    s.pile += len(cards)
    for card in cards:
        s.returned |= 1 << card
    _look(s, seat, tuple(sorted(cards)), -1, emit)


def _kept(seat: int) -> Event:
    return Event("jamaica-kept", {"seat": Name(seat)}, {"seat": seat}, "JAM-CREW-C06")


@frozen
class WeaselChoice(Ask[State]):
    """JAM-CREW-D-11: which of the cards looked at is kept; from the pile (`loser` -1) or from a ship. Private.

    Answers:
        ``keep TREASURE``: the card that is kept.
        ``keep ?``: with real cards, one that stays covered.
    """

    seat: int
    cards: tuple[int, ...]
    loser: int

    secret = True
    refusal = ("jamaica-barred-not-looked", "JAM-CREW-C06")

    def possible(self, s: State, below: Sequence[Any]) -> bool:
        seat, loser = self.seat, self.loser
        if not 0 <= seat < s.setting.seats or not s.carries(seat, WEASEL) or not 1 < len({*self.cards}) <= LOOKS:
            return False
        if list(self.cards) != sorted({*self.cards}):
            return False
        if loser == -1:
            return lies_on(below, *ACTION) and s.acts(seat) and all(c > 0 and s.returned >> c & 1 for c in self.cards)
        if not s.fights(seat, loser) or not lies_on(below, *AFTER_COMBAT):
            return False
        return {*self.cards} <= {held & CARD for held in s.down[loser] if KNOWN.by(held, seat)}

    def moves(self, s: State) -> list[Move]:
        if self._keeper(s):
            from .keepers import powers as may_lie_open

            return [("keep", BACK), *(("keep", name) for name in may_lie_open(s, self.cards, self.loser))]
        return [("keep", s.setting.treasures[card].id) for card in self.cards]

    def _keeper(self, s: State) -> bool:
        """Whether only keepers know these cards, so that a covered one stays unnamed."""
        keepers = s.setting.keepers
        return bool(keepers >> self.seat & 1) and (
            self.loser in (-1, s.setting.ghost) or bool(keepers >> self.loser & 1)
        )

    def privacy(self, s: State) -> tuple[bool, bool]:
        keeps = bool(s.setting.keepers >> self.seat & 1)
        return not keeps, keeps

    def ask(self, s: State) -> Decision:
        if self._keeper(s):
            return self._asked_of_keeper(s)
        options = tuple(
            Option(
                ("keep", s.setting.treasures[card].id),
                "jamaica-do-keep",
                {"card": treasure_word(s, card)},
                group="treasure",
                at=f"treasure:{s.setting.treasures[card].id}",
            )
            for card in self.cards
        )
        args: Args = {"seat": Name(self.seat), "count": len(self.cards)}
        data = powers(s, self.seat, WEASEL)
        return self.decision(s, "jamaica-ask-weasel", "JAM-CREW-D-11", options, args, data=data)

    def _asked_of_keeper(self, s: State) -> Decision:
        options = tuple(
            Option(
                move,
                "jamaica-do-keep-covered" if move[1] == BACK else "jamaica-do-keep",
                {} if move[1] == BACK else {"card": treasure_word(s, number_of(s, move[1]))},
                group="treasure",
                at=None if move[1] == BACK else f"treasure:{move[1]}",
            )
            for move in self.moves(s)
        )
        args: Args = {"seat": Name(self.seat), "count": len(self.cards)}
        data = powers(s, self.seat, WEASEL)
        return self.decision(s, "jamaica-ask-weasel", "JAM-CREW-D-11", options, args, data=data)

    def play(self, s: State, move: Move, fate: Fate, emit: EventSink) -> None:
        if self._keeper(s):
            from .keepers import kept

            card = kept(s, self.cards, self.loser, move[1])
        else:
            card = number_of(s, move[1])
        if self.loser < 0:
            s.pile -= 1
            s.returned &= ~(1 << card)
            if s.setting.real:
                # nothing is certain of a real pile
                s.unseen, s.returned = s.unseen | s.returned, 0
            keep(s, self.seat, card, emit, _kept(self.seat), fresh=False)
        else:
            held = next(h for h in s.down[self.loser] if h & CARD == card)
            hand_over(s, self.loser, self.seat, held, emit, _theft(s, self.seat, self.loser), fresh=False)
