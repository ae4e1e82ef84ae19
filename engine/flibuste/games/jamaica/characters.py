"""Chapter 7.2 (JAM-CREW-C): what the characters on board do, as far as one line says it."""

from typing import Final

from ...core.agenda import then
from ...core.events import Event, EventSink
from .scoring import finish
from .state import State
from .tables import AMULETS, BETH, CHARACTERS, CODE, HAND, LADY_BETH, MAP, MERCHANTS, SABRE

SIR_BETH: Final = CODE["sir_beth"]
SARAN: Final = CODE["saran"]
BUCCANEER: Final = CODE["buccaneer"]
STRATEGIST: Final = CODE["strategist"]
WEASEL: Final = CODE["weasel"]
CARTOGRAPHER: Final = CODE["cartographer"]
SEA_DOG: Final = CODE["sea_dog"]
ANCHORMAN: Final = CODE["anchorman"]
NAVIGATOR: Final = CODE["navigator"]
COOPER: Final = CODE["cooper"]
CALYPSO: Final = CODE["calypso"]
MAGE: Final = CODE["mage"]
ORACLE: Final = CODE["oracle"]
LOOKOUT: Final = CODE["lookout"]
TRADERS: Final = tuple(code for code, _ in MERCHANTS)


def powers(s: State, seat: int, *codes: int) -> dict[str, list[str]]:
    """For a decision's `data`: which of these characters are aboard, so that an answer may rest on their power."""
    if not s.setting.crew:
        return {}
    return {"aboard": [CHARACTERS[code >> 3] for code in codes if code in s.holds[seat]]}


def bonus(s: State, ship: int) -> int:
    """JAM-PWR-06, JAM-CREW-C01, JAM-GHOST-03: what is added to a number on this ship's combat die."""
    if ship == s.setting.ghost:
        return LADY_BETH
    if s.setting.crew:
        return LADY_BETH if SIR_BETH in s.holds[ship] else 0
    return LADY_BETH if s.up[ship] & BETH else 0


def rerolls(s: State, ship: int) -> bool:
    """JAM-PWR-02, JAM-CREW-C02: whether this ship may have a roll made again."""
    if s.setting.crew:
        return SARAN in s.holds[ship]
    return bool(s.with_powers(ship) & SABRE)


def hand_size(s: State, seat: int) -> int:
    """JAM-PWR-01, JAM-CREW-C09: four with Morgan's Map or the Cartographer."""
    more = CARTOGRAPHER in s.holds[seat] if s.setting.crew else s.up[seat] & MAP
    return HAND + bool(more)


def linked(s: State, ship: int, kind: int) -> int:
    """JAM-CREW-C13, JAM-CREW-C14, JAM-CREW-C15: the set of kinds that this ship may pay with where `kind` is demanded.

    Two merchants always share a kind, so any two of them link all three.
    """
    kinds = 1 << kind
    if s.setting.crew:
        holds = s.holds[ship]
        pairs = [pair for code, pair in MERCHANTS if code in holds]
        for _ in pairs:
            for pair in pairs:
                if pair & kinds:
                    kinds |= pair
    return kinds


def purse(s: State, ship: int, kinds: int) -> int:
    """Tokens of all these kinds together."""
    return sum(h >> 3 for h in s.holds[ship] if kinds >> (h & 7) & 1)


def calypso(s: State, ship: int, emit: EventSink) -> None:
    """JAM-CREW-C17: whoever has Calypso and all three amulets wins at once. Called wherever somebody gains a character
    (`load.put`) or a treasure (`treasure.keep`, `treasure.hand_over`).
    """
    if not s.setting.crew or ship == s.setting.ghost or s.over or CALYPSO not in s.holds[ship]:
        return
    if s.setting.real:
        from .keepers import Claim, may_win  # here, as below: only a game with real cards waits for it

        if may_win(s, ship):
            then(s, Claim(ship))
            return
    if s.treasures(ship) & AMULETS != AMULETS:
        return
    s.winner = ship
    emit(Event("jamaica-calypso", {"seat": s.who(ship)}, {"seat": ship}, "JAM-CREW-C17"))
    end(s, emit)


def end(s: State, emit: EventSink) -> None:
    """JAM-SCORE-06: with real cards, after what nobody has told of them was turned up."""
    if s.setting.real:
        from .keepers import unveil

        unveil(s)
    else:
        finish(s, emit)
