"""Real hands at a real table: what a keeper holds unseen is a stand-in, and gives way when the real card is shown.

A keeper's covered treasure is a stand-in unless somebody else has seen it, and so is what nobody else has seen of the
Ghost Ship's, and what a captain of the app was laid with until it is told (`Setting.untold`). Where cards are looked
at, people name what may be there, and as few stand-ins as possible change places.
"""

from collections.abc import Iterable, Iterator, Mapping
from typing import Final, NamedTuple

from ...core.agenda import Auto
from ...core.atoms import Atom, Name
from ...core.events import Event, EventSink
from ...core.fate import BACK, Alone, Face, Fate, Thrower, back
from ...core.faults import Untold
from ...core.frozen import frozen
from .scoring import finish
from .state import CARD, CURSED, KNOWN, PLAYED, UNLAID, State, slot, stands_in
from .tables import AMULETS, CARD_NUMBER, DECK, cards_of

YES: Final = "yes"
NO: Final = "no"


class Place(NamedTuple):
    """Where a covered treasure lies: the ship, and which of its covered ones."""

    ship: int
    at: int


Dealt = Mapping[Place, int]
"""Which card stands in at which place."""


# ---- action cards


def turned_up(s: State, seat: int, fate: Fate) -> int:
    """JAM-FLOW-04: which card a keeper turns up: any that does not lie with the discards, and any at all where these
    were not laid, for then nobody knows when they were shuffled last. It changes places with the one that stood in for
    it."""
    laid = s.chosen[seat]
    could = cards_of(DECK if s.setting.unlaid >> seat & 1 else s.hand[seat] | s.deck[seat] | 1 << laid)
    first = seat == s.captain and min(s.chosen) >= 0
    thrower = Thrower(why=lambda: ("jamaica-told-first-card", {"seat": Name(seat)})) if first else None
    card = CARD_NUMBER[str(fate.answer("reveal", could, Alone(seat, open=True), thrower))]
    if any(one & PLAYED == card for one in s.discard[seat]):
        left = [one for one in s.discard[seat] if one & PLAYED != card]
        s.discard[seat] = (laid | UNLAID, *left)
    swap = 1 << card | 1 << laid
    for pile in (s.hand, s.deck):
        if pile[seat] >> card & 1 and card != laid:
            pile[seat] ^= swap
    s.chosen[seat] = card
    return card


# ---- which treasures may be where


def _places(s: State) -> list[Place]:
    """The places that a stand-in holds. What the Ghost Ship took unseen has none: it is not drawn yet."""
    return [
        Place(ship, at)
        for ship, covered in enumerate(s.down)
        for at, held in enumerate(covered)
        if held & CARD and stands_in(s, held)
    ]


def _fits(s: State, place: Place, card: int) -> bool:
    """JAM-TRE-01, JAM-WIN-05: a power lies open with a captain, and what all know to be cursed is."""
    what, held = s.setting.treasures[card], s.down[place.ship][place.at]
    return (not what.up or place.ship == s.setting.ghost) and (what.cursed or not held & CURSED)


def _dealt(s: State, fixed: Dealt, gone: int = 0) -> Dealt | None:
    """The stand-ins with these cards at these places and those `gone` at none, moving as few as possible; None where
    that cannot be."""
    places = _places(s)
    now = {place: s.down[place.ship][place.at] & CARD for place in places}
    taken = gone | sum(1 << card for card in fixed.values())
    stands = {place: card for place, card in now.items() if place not in fixed and not taken >> card & 1}
    bare = [place for place in places if place not in fixed and place not in stands]
    free = _members(s.unseen & ~taken) + [c for p, c in now.items() if p in fixed and not taken >> c & 1]

    def settle(place: Place, tried: set[int]) -> bool:
        for card in free:
            if _fits(s, place, card):
                free.remove(card)
                stands[place] = card
                return True
        for other, card in list(stands.items()):
            if card not in tried and _fits(s, place, card):
                tried.add(card)
                if settle(other, tried):
                    stands[place] = card
                    return True
        return False

    if all(settle(place, set()) for place in bare) and all(_fits(s, place, card) for place, card in fixed.items()):
        return {**stands, **fixed}
    return None


def _deal(s: State, dealt: Dealt) -> None:
    """Lays the stand-ins like that; what stands in no longer, nobody has seen."""
    for place in dealt:
        s.unseen |= 1 << (s.down[place.ship][place.at] & CARD)
    for place, card in dealt.items():
        s.unseen &= ~(1 << card)
        held = s.down[place.ship][place.at]
        _lay(s, place, slot(card, KNOWN.seen(held), cursed=bool(held & CURSED)))
    s.down = [tuple(sorted(covered)) for covered in s.down]


def _lay(s: State, place: Place, held: int) -> None:
    before = s.down[place.ship]
    s.down[place.ship] = (*before[: place.at], held, *before[place.at + 1 :])


def _marked(covered: tuple[int, ...], card: int, seats: int) -> tuple[int, ...]:
    """The covered treasures, one of them now seen by these seats."""
    return tuple(sorted(KNOWN.shown(held, seats) if held & CARD == card else held for held in covered))


def _members(cards: int) -> list[int]:
    return [card for card in range(1, cards.bit_length()) if cards >> card & 1]


def _strangers(s: State) -> list[int]:
    """What may be anywhere unseen: the treasures that nobody has seen, and those that only stand in."""
    return _members(s.unseen | sum(1 << (s.down[p.ship][p.at] & CARD) for p in _places(s)))


def _names(s: State, cards: Iterable[int]) -> list[str]:
    return [s.setting.treasures[card].id for card in cards]


def _number(s: State, name: Atom) -> int:
    return next(i for i, card in enumerate(s.setting.treasures) if card.id == name)


def on_top(s: State) -> list[int]:
    """What the top card of the pile may be."""
    return [card for card in _strangers(s) if _dealt(s, {}, 1 << card) is not None]


def make_room(s: State, card: int) -> None:
    """A card has turned up elsewhere, so that it no longer stands in for another."""
    if not s.unseen >> card & 1:
        dealt = _dealt(s, {}, 1 << card)
        assert dealt is not None
        _deal(s, dealt)
    s.unseen &= ~(1 << card)


def _places_of(s: State, ship: int, card: int, but: Iterable[int] = ()) -> Iterator[tuple[Place, Dealt]]:
    """The places of a ship where a card may lie, each with the stand-ins as they would have to be; the places that hold
    a card of `but` left out."""
    for at, held in enumerate(s.down[ship]):
        place = Place(ship, at)
        if held & CARD and (held & CARD) in but:
            continue
        if held & CARD and not stands_in(s, held):
            if held & CARD == card:
                yield place, {}
        elif not held & CARD:
            if (dealt := _dealt(s, {}, 1 << card)) is not None and card in _strangers(s):
                yield place, dealt
        elif card in _strangers(s) and (dealt := _dealt(s, {place: card})) is not None:
            yield place, dealt


def aboard(s: State, ship: int, but: Iterable[int] = ()) -> list[int]:
    """Which cards may be among the covered ones of a ship, those of `but` left out."""
    known = [held & CARD for held in s.down[ship] if held & CARD and not stands_in(s, held)]
    could = sorted({*known, *_strangers(s)} - {*but})
    return [card for card in could if next(_places_of(s, ship, card, but), None) is not None]


def found_aboard(s: State, ship: int, card: int, but: Iterable[int] = ()) -> int:
    """This card is among the covered ones of the ship: the stand-ins give way. Returns it as it is held."""
    # what all know to be cursed is cursed; and where the card stands in already, nothing changes
    place, dealt = min(
        _places_of(s, ship, card, but),
        key=lambda way: (not s.down[ship][way[0].at] & CURSED, s.down[ship][way[0].at] & CARD != card),
    )
    held = s.down[ship][place.at]
    if not held & CARD:
        make_room(s, card)
        covered = [*s.down[ship][: place.at], slot(card, 0), *s.down[ship][place.at + 1 :]]
        s.down[ship] = tuple(sorted(covered))
    elif dealt:
        _deal(s, dealt)
    return next(one for one in s.down[ship] if one & CARD == card)


# ---- who sees what of it


def _seers(s: State, *ships: int) -> list[int]:
    """Which of these captains play in the app, so that it has to know the card."""
    return [ship for ship in ships if ship != s.setting.ghost and not s.setting.keepers >> ship & 1]


def _seer(s: State, *ships: int) -> int | None:
    return next(iter(_seers(s, *ships)), None)


def picked(s: State, winner: int, loser: int, n: int, fate: Fate) -> list[int]:
    """JAM-WIN-04, JAM-CREW-C06: so many of the loser's covered treasures, drawn blindly. They are named where a captain
    of the app sees them; of a card that only keepers see, what lies open afterwards."""
    seer = _seer(s, winner, loser)
    cards: list[int] = []
    for _ in range(n):
        if seer is None:
            card = _unwatched(s, winner, loser, cards, fate, looks=n > 1)
        elif _seer(s, loser) is None:
            card = _number(s, fate.answer("theft", _names(s, aboard(s, loser, cards)), Alone(seer)))
            found_aboard(s, loser, card, cards)
        else:
            card = _out_of_hand(s, loser, cards, fate)
        if seer is not None:
            # nothing stands in for it any more
            s.down[loser] = _marked(s.down[loser], card, sum(1 << seat for seat in _seers(s, winner, loser)))
        cards.append(card)
    return [next(held for held in s.down[loser] if held & CARD == card) for card in cards]


def _unwatched(s: State, winner: int, loser: int, but: list[int], fate: Fate, *, looks: bool) -> int:
    """A card that only keepers see: stand-ins move, and what others would notice of it is told."""
    ghost = s.setting.ghost
    if loser == ghost and not looks:
        card = _number(s, fate.answer("theft", _names(s, aboard(s, loser)), Alone(winner, laid(s))))
        found_aboard(s, loser, card)
        return card
    could = [held & CARD for held in s.down[loser] if held & CARD and held & CARD not in but]
    known = {held & CARD for held in s.down[loser] if held & CARD and not stands_in(s, held)}
    undrawn = [at for at, held in enumerate(s.down[loser]) if not held & CARD]
    if undrawn:
        could += _members(s.unseen)

    def face(name: Atom) -> Atom:
        """Whoever knows a card sees that it is looked at."""
        return name if looks and _number(s, name) in known else BACK

    eyes = winner if winner != ghost else loser
    card = _number(s, fate.answer("theft", _names(s, sorted(could)), Alone(eyes, face)))
    if s.unseen >> card & 1:
        s.unseen &= ~(1 << card)
        s.down[loser] = tuple(sorted((*s.down[loser][: undrawn[0]], slot(card, 0), *s.down[loser][undrawn[0] + 1 :])))
    return card


def _out_of_hand(s: State, loser: int, but: list[int], fate: Fate) -> int:
    """Out of what a captain of the app holds covered; which cards these are, the question does not give away."""
    could = _names(s, aboard(s, loser, but))
    covered = [card for card in on_top(s) if not s.setting.treasures[card].up]
    among = could if len(could) == 1 else sorted({*could, *_names(s, covered)})
    name = fate.answer("theft", among, Alone(loser))
    if name not in could:
        raise Untold("theft", among, name)
    card = _number(s, name)
    found_aboard(s, loser, card, but)
    return card


def laid(s: State) -> Face:
    """JAM-TRE-01: a power lies open; of what is covered everybody sees the back."""

    def face(name: Atom) -> Atom:
        return name if s.setting.treasures[_number(s, name)].up else BACK

    return face


# ---- curses that are given


def curses(s: State, ship: int) -> list[int]:
    """JAM-WIN-05: the curses that may be among a ship's covered treasures."""
    return [card for card in aboard(s, ship) if s.setting.treasures[card].cursed]


def given(s: State, winner: int, loser: int, fate: Fate) -> int:
    """JAM-WIN-05, JAM-D-14: which curse is given that only keepers have seen, or nobody: named where a captain of the
    app is one of the two, and looked at by whoever receives it."""
    names = _names(s, curses(s, winner))
    if _seer(s, winner, loser) is None:
        name = fate.answer("give", names, Alone(winner, back))
    else:
        name = fate.answer("give", names, Alone(winner if loser == s.setting.ghost else loser))
    return found_aboard(s, winner, _number(s, name))


# ---- what the Weasel keeps


def powers(s: State, cards: tuple[int, ...], loser: int) -> list[str]:
    """JAM-TRE-01: the powers that may be among the cards that a keeper looks at: they are named when they are kept."""
    could = aboard(s, loser) if loser >= 0 else [*on_top(s), *cards]
    return [s.setting.treasures[card].id for card in sorted({*could}) if s.setting.treasures[card].up]


def kept(s: State, cards: tuple[int, ...], loser: int, name: Atom) -> int:
    """JAM-CREW-C06: which of the cards that were looked at a keeper keeps; BACK for one that stays covered."""
    if name == BACK:
        covered = [card for card in cards if not s.setting.treasures[card].up]
        return covered[0]
    card = _number(s, name)
    if card not in cards:
        if loser < 0:
            put_back = cards[0]
            make_room(s, card)
            s.returned ^= 1 << put_back | 1 << card
            s.unseen |= 1 << put_back
        else:
            found_aboard(s, loser, card)
    return card


# ---- who wins by Calypso, and the end


def may_win(s: State, seat: int) -> bool:
    """JAM-CREW-C17: whether only people can say if all three amulets are there."""
    known = sum(1 << (held & CARD) for held in s.down[seat] if not stands_in(s, held))
    guessed = bool(AMULETS & ~known) and any(stands_in(s, held) for held in s.down[seat])
    return bool(s.setting.keepers >> seat & 1) or guessed


@frozen
class Claim(Auto[State]):
    """JAM-CREW-C17: for a captain with Calypso people say whether all three amulets are there."""

    seat: int

    def run(self, s: State, fate: Fate, emit: EventSink) -> None:
        if self._whole(s) is not None and fate.answer("calypso", (NO, YES), Alone(self.seat, open=True)) == YES:
            dealt = self._whole(s)
            assert dealt is not None
            _deal(s, dealt)
            s.winner = self.seat
            emit(Event("jamaica-calypso", {"seat": Name(self.seat)}, {"seat": self.seat}, "JAM-CREW-C17"))
            unveil(s)

    def _whole(self, s: State) -> Dealt | None:
        """The stand-ins with all amulets aboard."""
        seat = self.seat
        mine = [Place(seat, at) for at, held in enumerate(s.down[seat]) if stands_in(s, held)]
        has = {held & CARD for held in s.down[seat]}
        missing = [card for card in _members(AMULETS) if card not in has]
        free = [place for place in mine if not AMULETS >> (s.down[seat][place.at] & CARD) & 1]
        if len(free) < len(missing):
            return None
        if any(not stands_in(s, held) for covered in s.down for held in covered if held & CARD in missing):
            return None
        there = {place: s.down[seat][place.at] & CARD for place in mine if place not in free}
        return _dealt(s, {**there, **dict(zip(free, missing, strict=False))})


@frozen
class Unveil(Auto[State]):
    """JAM-SCORE-06: what stands in is turned up before the score."""

    def run(self, s: State, fate: Fate, emit: EventSink) -> None:
        """What has been turned up stands in for nothing, as if somebody else had seen it. Which of it other keepers had
        seen before, nobody has told."""
        seats = range(s.setting.seats)
        known = {held & CARD for covered in s.down for held in covered if not stands_in(s, held)}
        for seat in seats:
            self._turn_up(s, seat, fate)
        for seat in seats:
            seen = (
                (KNOWN.item(held), KNOWN.seen(held) if held & CARD in known else 1 << seat) for held in s.down[seat]
            )
            s.down[seat] = tuple(sorted(KNOWN.of(*held) for held in seen))
        finish(s, emit)

    def _turn_up(self, s: State, seat: int, fate: Fate) -> None:
        shown = [held & CARD for held in s.down[seat] if not stands_in(s, held)]
        while len(shown) < len(s.down[seat]):
            card = _number(s, fate.answer("unveil", _names(s, aboard(s, seat, shown)), Alone(seat, open=True)))
            found_aboard(s, seat, card, shown)
            shown.append(card)
            s.down[seat] = _marked(s.down[seat], card, 1 << s.setting.seats)


_UNVEIL: Final = Unveil()


def unveil(s: State) -> None:
    """The game ends as soon as it was told what is covered."""
    s.combat = None
    s.agenda[:] = [_UNVEIL]
