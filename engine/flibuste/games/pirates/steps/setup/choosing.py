"""Chapter 3.2 (FLT): each player chooses a fleet, the treasure that it brings and the forts that it may build."""

from collections.abc import Mapping
from functools import lru_cache
from random import Random
from typing import Any, Final

from .....core.agenda import Ask, Composed, not_asked
from .....core.atoms import Arg, Args, Atom, Json, Move, Name, Word
from .....core.decision import Bar, Decision, Option
from .....core.events import Event, EventSink
from .....core.fate import Fate
from .....core.forms import Form, Path, Pick, Whole
from .....core.frozen import frozen
from ...auto_step import AutoStep
from ...names import called_fort, names_of
from ...questions.fleets import muster
from ...questions.fleets.fleet import Fault, Fleet, faults
from ...questions.fleets.supply import UNIQUE, UNIQUES, Supply, asked_of, presets, supplied
from ...questions.table.cards import Piece, pieces
from ...state import Setting, State
from ...tables import COIN_VALUES, FORTS, NATIONS

_NARROW_FORTS: Final = 3
"""CSG-FLT-12 by rules 1."""
LOT: Final = "lot"
_HEADS: Final = (muster.ASHORE, muster.EVENTS)
_LOTS: Final = range(1 << 20)
_FLEET_OPTIONS: Final = ("build_total", "unique_names", "events", "equipment", "pure_nations")
"""The options that bar some fleets of the house."""
_LONGEST: Final = 200
"""Pieces of a fleet, of the dearest that is played for."""


def why_not_fleet(setting: Setting, fleet: Fleet) -> Bar | None:
    """CSG-FLT-14, and what the options leave out."""
    return _why_not(setting.options, fleet)


def _why_not(options: Mapping[str, Any], fleet: Fleet) -> Bar | None:
    rest = fleet.total(int(options["build_total"])) - fleet.spent
    fault = next(faults(fleet, rest, unique=bool(options["unique_names"])), None)
    if fault is not None:
        return _bar(fault)
    if fleet.events and not options["events"]:
        return Bar("pirates-barred-no-events", "CSG-VAR-10")
    if not options["equipment"] and any(member.piece.kind == "equipment" for member in fleet.every()):
        return Bar("pirates-barred-no-equipment", "CSG-EQP-01")
    flags = {member.piece.nation for member in fleet.every() if member.piece.kind in ("ship", "crew")}
    if options["pure_nations"] and len(flags) > 1:
        return Bar("pirates-barred-nations", "CSG-VAR-09")
    return None


def _bar(fault: Fault) -> Bar:
    args: dict[str, Arg] = {}
    for name, fact in fault.facts.items():
        args[name] = fact.said if isinstance(fact, Piece) else _whom(fact) if isinstance(fact, str) else fact
    return Bar(f"pirates-tool-fleet-{fault.what}", fault.rule, args)


def _whom(name: str) -> Arg:
    """A nation, or the name of a card."""
    if name in NATIONS:
        return Word(f"pirates-tool-choice-{name}")
    return pieces()[name].name if name in pieces() else name


def by_lot(setting: Setting, lot: int) -> Fleet:
    """A legal fleet by lot, as `muster.by_lot` makes it; of one nation where the options want that."""
    options, rng = setting.options, Random(lot)
    nation = rng.choice(NATIONS) if options["pure_nations"] else ""
    theme = muster.Theme(nation, events=bool(options["events"]), equipment=bool(options["equipment"]))
    fleet = muster.by_lot(int(options["build_total"]), rng, theme)
    assert fleet is not None, "every nation has ships that the smallest fleet can pay"
    return fleet


def fleet_of(atoms: tuple[Atom, ...]) -> Fleet | None:
    """The fleet that the atoms of a move list, piece by piece; None where that is no list of pieces.

    >>> fleet_of(("GEN-captain@pirates",)), fleet_of(("SM-PS-009", "events", "SCS-084b")).spent
    (None, 16)
    """
    lines: list[list[str]] = []
    for atom in map(str, atoms):
        if atom in _HEADS or (atom in pieces() and pieces()[atom].kind == "ship"):
            lines.append([atom])
        elif lines:
            lines[-1].append(atom)
        else:
            return None
    try:
        return muster.read("\n".join(f"{line[0]}: {', '.join(line[1:])}" for line in lines))
    except muster.TextError:
        return None


@frozen
class ChooseFleet(Composed[State]):
    """D-FLEET, CSG-FLT-01: a fleet of the house, one by lot, or one put together; in secret.

    Answers:
        ``fleet FLEET``: a fleet of the house.
        ``list ENTRY...``: a fleet of one's own.
    """

    seat: int

    secret = True
    offered = 1 + len(muster.PRESETS)

    def candidates(self, s: State, rng: Random, most: int) -> list[Move]:
        found: list[Move] = [("fleet", name) for name in matching(s.setting)]
        if most <= len(found):
            rng.shuffle(found)
        return [*found[: most - 1], ("fleet", LOT)]

    def draw(self, s: State, rng: Random, most: int) -> Move:
        return "fleet", rng.choice((*matching(s.setting), LOT))

    def why_not(self, s: State, move: Move) -> Bar | None:
        if not any(form.fits(move) for form in self._forms(s)):
            return not_asked(move)
        if move[0] == "fleet":
            return None
        fleet = fleet_of(move[1:])
        return not_asked(move) if fleet is None else why_not_fleet(s.setting, fleet)

    def _forms(self, s: State) -> tuple[Form, ...]:
        total: Args = {"count": s.setting.options["build_total"]}
        return (
            Form("fleet", "pirates-do-fleet-form", (Pick("fleet", (*fitting(s.setting), LOT)),), total),
            Form("list", "pirates-do-list-form", (Path("pieces", (Pick("piece", _words()),), _LONGEST),), total),
        )

    def ask(self, s: State) -> Decision:
        options = tuple(
            Option(move, f"pirates-do-fleet-{move[1]}".lower(), {"count": s.setting.options["build_total"]}, "fleet")
            for move in self.moves(s)
        )
        args: Args = {"seat": Name(self.seat), "count": s.setting.options["build_total"]}
        forms = self._forms(s)
        return self.decision(s, "pirates-ask-fleet", "CSG-FLT-01", options, args, turn=self.seat, forms=forms)

    def play(self, s: State, move: Move, fate: Fate, emit: EventSink) -> None:
        if move[0] == "list":
            fleet = fleet_of(move[1:])
            assert fleet is not None, "it was legal"
        elif move[1] == LOT:
            fleet = by_lot(s.setting, int(fate.answer("fleet", _LOTS)))
        else:
            fleet = muster.preset(str(move[1]))
        s.fleets[self.seat] = muster.write(fleet)
        emit(Event("pirates-fleet-chosen", {"seat": Name(self.seat)}, {"seat": self.seat}, "CSG-FLT-14"))


def fitting(setting: Setting) -> list[str]:
    """The fleets of the house that may sail in this game."""
    return list(_fitting(*(setting.options[name] for name in _FLEET_OPTIONS)))


def matching(setting: Setting) -> list[str]:
    """The fleets of the house that may sail in this game and make use of its points: small ones are for small games."""
    return list(_matching(*(setting.options[name] for name in _FLEET_OPTIONS)))


@lru_cache(maxsize=16)
def _matching(*chosen: Any) -> tuple[str, ...]:
    spent = {name: muster.preset(name).spent for name in _fitting(*chosen)}
    dearest = max(spent.values(), default=0)
    return tuple(name for name, points in spent.items() if points > dearest // 2)


@lru_cache(maxsize=16)
def _fitting(*chosen: Any) -> tuple[str, ...]:
    options = dict(zip(_FLEET_OPTIONS, chosen, strict=True))
    return tuple(name for name in muster.PRESETS if _why_not(options, muster.preset(name)) is None)


def _words() -> tuple[str, ...]:
    """What a list of pieces is made of."""
    return (*muster.words(), *_HEADS)


@frozen
class DrawFleet(AutoStep):
    """CSG-FLT-14: where all fleets are drawn by lot."""

    seat: int

    def run(self, s: State, fate: Fate, emit: EventSink) -> None:
        s.fleets[self.seat] = muster.write(by_lot(s.setting, int(fate.answer("fleet", _LOTS))))
        emit(Event("pirates-fleet-chosen", {"seat": Name(self.seat)}, {"seat": self.seat}, "CSG-FLT-14"))


@frozen
class ChooseSupply(Composed[State]):
    """CSG-FLT-13: which treasure a player brings, in secret: a list of the house, or pieces of one's own choice, how
    many coins of each value, and which unique treasures.

    Answers:
        ``supply SUPPLY``: a list of the house.
        ``coins COINS*7 [UNIQUES]``: so many of each; the last, by lot, where unique treasures come along.
        ``pieces COINS*7 UNIQUES PIECE...``: the same, and these unique treasures.
    """

    seat: int

    secret = True

    def candidates(self, s: State, rng: Random, most: int) -> list[Move]:
        found: list[Move] = [("supply", str(row["id"])) for row in presets(s.setting.seats)]
        return found[:most]

    def _forms(self, s: State) -> tuple[Form, ...]:
        """By numbers alone; and, where unique treasures come along, with some by name."""
        asked, uniques = asked_of(s.setting), s.setting.options["uniques"]
        most = asked.pieces
        names = [*(f"coin-{value}" for value in COIN_VALUES), *["uniques"] * uniques]
        begin = supplied(s.setting, str(presets(s.setting.seats)[0]["id"]))
        counts = [*begin.coins, *[begin.uniques] * uniques]
        data: dict[str, Json] = {"begin": counts, "pieces": asked.pieces, "gold": asked.gold}
        numbers = tuple(Whole(name, 0, most) for name in names)
        coins = Form("coins", "pirates-do-coins-form", numbers, data=data)
        if not uniques:
            return (coins,)
        named = Path("named", (Pick("unique", UNIQUES),), most)
        return coins, Form("pieces", "pirates-do-pieces-form", (*numbers, named), data=data)

    def why_not(self, s: State, move: Move) -> Bar | None:
        if move in self.candidates(s, Random(0), len(presets(s.setting.seats))):
            return None
        if not any(form.fits(move) for form in self._forms(s)):
            return not_asked(move)
        asked, brought = asked_of(s.setting), _supply_of(move)
        if len({*brought.named}) < len(brought.named):
            return Bar("pirates-barred-supply-twice", "CSG-FLT-13")
        if (n := len(brought.pieces)) != asked.pieces:
            return Bar("pirates-barred-supply-pieces", asked.rule, {"count": n, "of": asked.pieces})
        if asked.gold not in (None, brought.gold):
            return Bar("pirates-barred-supply-gold", asked.rule, {"gold": brought.gold, "of": asked.gold or 0})
        return None

    def trace(self, s: State, move: Move) -> Json:
        """What refuses it, and how many pieces and how much gold it is."""
        bar = self.why_not(s, move)
        fits = any(form.fits(move) for form in self._forms(s))
        brought = _supply_of(move) if fits else None
        return {
            "bar": bar and bar.to_json(),
            "pieces": brought and len(brought.pieces),
            "gold": brought and brought.gold,
        }

    def ask(self, s: State) -> Decision:
        options = tuple(_preset_option(s, str(row["id"])) for row in presets(s.setting.seats))
        forms = self._forms(s)
        rule = asked_of(s.setting).rule
        args: Args = {"seat": Name(self.seat)}
        return self.decision(s, "pirates-ask-supply", rule, options, args, turn=self.seat, forms=forms)

    def play(self, s: State, move: Move, fate: Fate, emit: EventSink) -> None:
        s.supply[self.seat] = str(move[1]) if move[0] == "supply" else _supply_of(move).text()
        emit(Event("pirates-supply-chosen", {"seat": Name(self.seat)}, {"seat": self.seat}, "CSG-FLT-13"))


def _preset_option(s: State, name: str) -> Option:
    """With the coins that this list brings here."""
    brought = supplied(s.setting, name)
    coins = [value for value in brought.pieces if value != UNIQUE]
    return Option(("supply", name), "pirates-do-supply", {"coins": coins, "uniques": brought.uniques}, "supply")


def _supply_of(move: Move) -> Supply:
    """What a move brings that says how many of each, and which."""
    counts = len(COIN_VALUES)
    uniques = [int(n) for n in move[1 + counts : 2 + counts]]
    return Supply(tuple(map(int, move[1 : 1 + counts])), sum(uniques), tuple(map(str, move[2 + counts :])))


@frozen
class NameForts(Ask[State]):
    """CSG-FLT-12: a player names the forts that may be built, one at a time, as many as there are.

    Answers:
        ``fort FORT``: a fort that may be built.
        ``no-fort``: no more.
    """

    seat: int

    open = True

    def moves(self, s: State) -> list[Move]:
        return [*(("fort", name) for name in FORTS if name not in s.forts[self.seat]), ("no-fort",)]

    def ask(self, s: State) -> Decision:
        named = len(s.forts[self.seat])
        args: Args = {"seat": Name(self.seat), "named": named}
        options = [_fort_option(str(move[1])) for move in self.moves(s)[:-1]]
        options.append(Option(("no-fort",), "pirates-do-no-fort", {"named": named}, "fort", default=True))
        return self.decision(s, "pirates-ask-forts", "CSG-FLT-12", tuple(options), args, turn=self.seat)

    def play(self, s: State, move: Move, fate: Fate, emit: EventSink) -> None:
        if move[0] == "no-fort":
            return
        name = str(move[1])
        s.forts[self.seat] += (name,)
        args: Args = {"seat": Name(self.seat), "fort": called_fort(name)}
        emit(Event("pirates-fort-named", args, {"seat": self.seat, "fort": name}, "CSG-FLT-12"))
        if len(s.forts[self.seat]) < (_NARROW_FORTS if s.setting.narrow else len(FORTS)):
            s.agenda.append(NameForts(self.seat))


def _fort_option(name: str) -> Option:
    row = FORTS[name]
    args: Args = {"fort": called_fort(name), "gold": row["gold"], "flags": row["flags"]}
    return Option(("fort", name), "pirates-do-fort-named", args, "fort")


@frozen
class Reveal(AutoStep):
    """Chapter 4.1: all have confirmed; everybody sees which ships there are, and nothing else of the fleets."""

    def run(self, s: State, fate: Fate, emit: EventSink) -> None:
        s.names = names_of(
            (seat, ship.card.id) for seat, text in enumerate(s.fleets) for ship in muster.read(text).ships
        )
        s.ships = [None] * len(s.names)
        emit(Event("pirates-fleets-shown", rule="CSG-INF-01"))
