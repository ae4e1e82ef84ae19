"""Tells a saved game as text that a person can read and a machine can compare. Standard library and engine only,
so that the same file tells the same tale inside Pyodide."""

import json
import zlib
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from flibuste.core.atoms import Arg, Name, Word, move_id
from flibuste.core.events import Event
from flibuste.table import Table

HERE = Path(__file__).parent


def tale(save: Any) -> str:
    """The whole game: every entry with what it found, what happened, the state's mark, and the score."""
    return "\n".join(_lines(save)) + "\n"


def _lines(save: Any) -> Iterator[str]:
    table = Table.load({**save, "log": []})
    options = ", ".join(f"{name} {value}" for name, value in table.options.items() if not isinstance(value, list))
    yield f"{save['game']} for {', '.join(seat.name for seat in table.seats)}; seed {save['seed']}; {options}"
    yield from _happened(table)
    for number, entry in enumerate(save["log"], 1):
        name = table.seats[entry["seat"]].name
        move = (entry["move"], *entry["args"])
        barred = [o for o in (table.decision.options if table.decision else ()) if o.barred]
        table.play(move, entry["found"])
        found = f"   found {' '.join(map(str, entry['found']))}" if entry["found"] else ""
        yield ""
        yield f"{number:3}  {name}: {move_id(move)}{found}   {_mark(table)}"
        if barred:
            rules = sorted({o.barred.rule or "" for o in barred if o.barred})
            yield f"     barred were {len(barred)}: {' '.join(rules)}"
        yield from _happened(table)
    yield ""
    result = table.result
    if result is None:
        yield "not over"
        return
    for seat, total, rank, lines in zip(table.seats, result.totals, result.ranks, result.lines, strict=True):
        parts = " + ".join(f"{line.points} {_said(table, line.args)}" for line in lines)
        yield f"{rank}. {seat.name} {total} = {parts}"


def _mark(table: Table) -> str:
    """A short mark of the whole state: two tellings with equal marks went through equal states."""
    return f"#{zlib.crc32(json.dumps(table.position(), sort_keys=True).encode()):08x}"


def _happened(table: Table) -> Iterator[str]:
    for event in table.events:
        if not event.quiet:
            key = event.key.removeprefix(f"{table.game.name}-")
            yield f"     {key}{_rule(event)}  {_said(table, event.args)}".rstrip()
    if len(table.events) > 1:
        yield f"     {balance(table)}"


def _rule(event: Event) -> str:
    return f" ({event.rule})" if event.rule else ""


def _said(table: Table, args: Any) -> str:
    return " ".join(f"{name}={_arg(table, arg)}" for name, arg in args.items())


def _arg(table: Table, arg: Arg) -> str:
    if isinstance(arg, Name):
        return table.seats[arg.seat].name
    if isinstance(arg, Word):
        return arg.key.removeprefix(table.game.name + "-") + (f" {arg.n}" if arg.n is not None else "")
    if isinstance(arg, str | int):
        return str(arg)
    return ",".join(_arg(table, a) for a in arg)


def balance(table: Table) -> str:
    """What must be conserved, added up."""
    return BALANCES[table.game.name](table, table.position())


def _ducats(table: Table, position: Any) -> str:
    purses = " + ".join(f"{seat.name} {purse}" for seat, purse in zip(table.seats, position["purses"], strict=True))
    return f"reserve {position['reserve']} + {purses} = {position['reserve'] + sum(position['purses'])}"


def _cards(table: Table, position: Any) -> str:
    """Every player's eleven cards, and the treasures: with the ships, and those that nobody has."""
    names = [seat.name for seat in table.seats] + ["ghost"]
    decks = [
        len(row["hand"]) + len(row["deck"]) + len(row["discard"]) + (row["chosen"] is not None)
        for row in position["players"]
    ]
    held = [len(row["up"]) + sum(card != "?" for card, _, _ in row["down"]) for row in position["ships"]]
    left = len(position["unseen"]) + len(position["returned"])
    treasures = " + ".join(f"{name} {count}" for name, count in zip(names, held, strict=False) if count)
    cards = " ".join(f"{name} {count}" for name, count in zip(names, decks, strict=False))
    return f"cards {cards}; treasures {' + '.join(filter(None, [treasures, f'unseen {left}']))} = {left + sum(held)}"


def _fleet(table: Table, position: Any) -> str:
    """Every player's pirates on deck and their crates in holds and reserve; goods in the bag, tales in the piles."""
    rows = " ".join(
        f"{seat.name} {row['score']} points {row['standing']}+{row['laid']} pirates "
        f"{row['crates']}+{row['reserve']} crates"
        for seat, row in zip(table.seats, position["players"], strict=True)
    )
    return f"{rows}; goods in the bag {sum(position['bag'].values())}; tales in the piles {len(position['tales'])}"


def _hands(table: Table, position: Any) -> str:
    """Every captain's points, ships, islands and Plunder Point cards, and the resource cards of all hands, piles and
    deck."""
    owners, ships = list(position["owners"].values()), position["ships"]
    rows = []
    for seat, (one, hand, points) in enumerate(zip(table.seats, position["hands"], position["points"], strict=True)):
        afloat = sum(ship is not None for ship in ships[3 * seat : 3 * seat + 3])
        islands, held = owners.count(seat), sum(hand.values())
        rows.append(f"{one.name} {afloat}+{islands}+{points} = {afloat + islands + points} points {held} cards")
    held = sum(sum(hand.values()) for hand in position["hands"])
    piles, deck = sum(position["piles"].values()), sum(position["deck"].values())
    return f"{'; '.join(rows)}; hands {held} + piles {piles} + deck {deck} = {held + piles + deck}"


def _fleets(table: Table, position: Any) -> str:
    """Every captain's ships afloat, and the coins (and treasures unseen): aboard, ashore, in forts, out of the game."""
    afloat, rows = [ship for ship in position["ships"] if ship], []
    for seat, one in enumerate(table.seats):
        rows.append(f"{one.name} {sum(ship['owner'] == seat for ship in afloat)} ships")
    aboard = sum(piece[0].startswith("coin") for ship in afloat for piece in ship["hold"])
    ashore = sum(piece[0].startswith("coin") for island in position["islands"] for piece in island["coins"])
    inside = [piece for island in position["islands"] if island["fort"] for piece in island["fort"]["gold"]]
    forts = sum(piece[0].startswith("coin") for piece in inside)
    gone = sum(piece[0].startswith("coin") for piece in position["gone"])
    held = f"coins aboard {aboard} + ashore {ashore} + in forts {forts} + gone {gone}"
    return f"{', '.join(rows)}; {held} = {aboard + ashore + forts + gone}"


BALANCES: dict[str, Callable[[Table, Any], str]] = {
    "buccaneer": _ducats,
    "jamaica": _cards,
    "nassau": _fleet,
    "pirates": _fleets,
    "plunder": _hands,
}
