"""Chapter 4.2 (HID): what a seat may know.

A view is made at every event that somebody watches: its parts are kept, and are the same as long as nothing changes.
"""

from functools import lru_cache

from .characters import bonus, hand_size
from .combat import combat_json
from .round import Dice
from .shapes import Covered, Hold, Looking, Player, Ship, Tavern, View
from .state import CARD, COVERED, CURSED, EMPTY, KNOWN, UNLAID, State
from .tables import CARDS, CELLS, CHARACTERS, CIRCUIT, KINDS, LAP_RANK, NODES, PERSON, TreasureCard, cards_of, race
from .tavern import beside
from .treasure import WeaselChoice


def knows(s: State, seat: int | None, ship: int, held: int) -> bool:
    """JAM-HID-02, JAM-HID-04, JAM-SCORE-06: whether a seat knows a covered treasure."""
    if s.over and ship != s.setting.ghost:
        return True
    return seat is not None and KNOWN.by(held, seat)


def view(s: State, seat: int | None) -> View:
    """JAM-HID-01, JAM-HID-02, JAM-HID-03, JAM-HID-04: all that is open, and of the rest what this seat knows."""
    setting = s.setting
    return {
        "round": s.round,
        "captain": s.captain,
        "turn": s.turn,
        "crew": setting.crew,
        "ghost": setting.ghost if setting.ghost >= 0 else None,
        "dice": list(s.dice) if s.dice[0] else None,
        "rolled": _rolled(s),
        "ships": [_ship(s, seat, ship) for ship in range(setting.ships)],
        "seats": [_player(s, seat, i) for i in range(setting.seats)],
        "lairs": _lairs(s.lairs),
        "pile": s.pile,
        "course": {"done": furthest(s), "of": CIRCUIT},
        "combat": s.combat and combat_json(s, s.combat),
        "looking": _looking(s, seat),
        "tavern": _tavern(s) if setting.crew else None,
        "ending": s.ending,
        "winner": s.winner if s.winner >= 0 else None,
        "over": s.over,
    }


@lru_cache(maxsize=256)
def _lairs(lairs: int) -> list[int]:
    return [node for node in range(NODES) if lairs >> node & 1]


@lru_cache(maxsize=1024)
def _holds(holds: tuple[int, ...]) -> list[Hold | None]:
    return [hold_json(hold) for hold in holds]


@lru_cache(maxsize=1024)
def _up(treasures: tuple[TreasureCard, ...], cards: int) -> list[str]:
    return [card.id for i, card in enumerate(treasures) if cards >> i & 1]


@lru_cache(maxsize=1024)
def _discard(cards: tuple[int, ...]) -> list[str]:
    return [CARDS[card] for card in cards if card < UNLAID]


def hold_json(hold: int) -> Hold | None:
    """What is in a hold; None when it is empty."""
    if not hold:
        return None
    kind = hold & 7
    if kind == PERSON:
        return {"kind": "crew", "count": 1, "who": CHARACTERS[hold >> 3]}
    return {"kind": KINDS[kind], "count": hold >> 3, "who": None}


def _ship(s: State, seat: int | None, ship: int) -> Ship:
    place = s.place[ship]
    ghost = ship == s.setting.ghost
    covered = [_covered(s, seat, ship, held) for held in s.down[ship]]
    if len(covered) > 1:
        # Sorted by what can be seen of them, so that their order tells nothing.
        covered.sort(key=lambda card: (card["card"] or "~", card["seen_by"], card["cursed"]))
    return {
        "ghost": ghost,
        "colour": "black" if ghost else s.setting.colours[ship],
        "space": place % NODES,
        "lap": place // NODES,
        "race": race(place),
        "home": s.home(ship) and not ghost,
        "holds": _holds(s.holds[ship]),
        "up": _up(s.setting.treasures, s.up[ship]) if s.up[ship] else [],
        "down": covered,
        "tokens": s.tokens[ship],
        "bonus": bonus(s, ship),
    }


def _covered(s: State, seat: int | None, ship: int, held: int) -> Covered:
    """JAM-HID-04: who else has seen a card is for those who have: to others it would tell which card was stolen. Which
    of the keepers have, the app does not know."""
    known, keepers = knows(s, seat, ship, held), s.setting.keepers
    return {
        "card": s.setting.treasures[held & CARD].id if known else None,
        "seen_by": [i for i in range(s.setting.seats) if known and KNOWN.by(held, i) and not keepers >> i & 1],
        "cursed": bool(held & CURSED),
    }


def _player(s: State, seat: int | None, i: int) -> Player:
    own, chosen = seat == i, s.chosen[i]
    return {
        "colour": s.setting.colours[i],
        "hand": list(cards_of(s.hand[i])) if own else None,
        "hand_count": s.hand[i].bit_count(),
        "hand_size": hand_size(s, i),
        "deck": list(cards_of(s.deck[i])) if own else None,
        "deck_count": s.deck[i].bit_count(),
        "discard": _discard(s.discard[i]),
        "committed": chosen >= 0,
        "chosen": CARDS[chosen] if chosen >= 0 and (own or s.shown) else None,
    }


def furthest(s: State) -> int:
    """How many spaces of the short way round the leading captain has behind."""
    lead = max(race(place) for place in s.place[: s.setting.seats])
    return max(0, min(CIRCUIT, lead * CIRCUIT // LAP_RANK))


def _rolled(s: State) -> list[int] | None:
    """JAM-D-01: the dice that the Captain has not yet placed."""
    step = s.agenda[-1] if s.agenda else None
    return [step.first, step.second] if isinstance(step, Dice) else None


def _looking(s: State, seat: int | None) -> Looking | None:
    """JAM-CREW-C06: the Weasel looks at cards; only its captain sees which."""
    step = s.agenda[-1] if s.agenda else None
    if not isinstance(step, WeaselChoice):
        return None
    cards = [s.setting.treasures[card].id for card in step.cards] if step.seat == seat else None
    return {"seat": step.seat, "count": len(step.cards), "cards": cards, "loser": step.loser}


def tile_json(tile: int) -> str | None:
    return None if tile == EMPTY else "?" if tile == COVERED else CHARACTERS[tile]


def _tavern(s: State) -> Tavern:
    return _tavern_json(s.tavern, s.bottle, s.strangers, s.setting.values)


@lru_cache(maxsize=16)
def _tavern_json(tavern: tuple[int, ...], bottle: int, strangers: int, worth: tuple[tuple[int, int], ...]) -> Tavern:
    return {
        "cells": {CELLS[cell]: tile_json(tile) for cell, tile in enumerate(tavern)},
        "bottle": CELLS[bottle],
        "near": [CHARACTERS[who] for who in beside(tavern, bottle)],
        "unseen": [name for i, name in enumerate(CHARACTERS) if strangers >> i & 1],
        "values": {name: list(values) for name, values in zip(CHARACTERS, worth, strict=True)},
    }
