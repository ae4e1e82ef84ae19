"""The command line: ``python -m flibuste``, every command with ``--json``."""

import argparse
import json
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TextIO

from .companion import SHEETS, SheetError
from .core.atoms import Json
from .core.faults import PositionError, SaveError, SetupError, Untold
from .core.gate import GateError, parsed
from .core.mind import LEVELS
from .core.options import OptionSpec, told
from .core.result import Result
from .simulate import simulate
from .table import GAMES, Seat, Table
from .terminal import play_as_json, play_in_terminal
from .words import Words, languages


class UsageError(Exception):
    """The command was used wrongly; the message says how to put it right."""


def main(argv: Sequence[str] | None = None, out: TextIO = sys.stdout) -> int:
    """Runs a command; 0 when all is well, 2 when the input was wrong (the reason is on stderr)."""
    arguments = _parser().parse_args(argv)
    try:
        arguments.command(arguments, out)
    except SheetError as fault:
        words = Words(arguments.lang)
        for note in fault.notes:
            print(f"{note.place}: {words.say(note.key, note.args)}", file=sys.stderr)
        return 2
    except (UsageError, SaveError, SetupError, PositionError, Untold) as fault:
        print(f"flibuste: {fault}", file=sys.stderr)
        return 2
    except BrokenPipeError:
        return 0
    return 0


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="flibuste", description="Pirate board games: play, simulate, replay, score.")
    commands = parser.add_subparsers(required=True, metavar="COMMAND")
    common = argparse.ArgumentParser(add_help=False)
    common.add_argument("--json", action="store_true", help="print JSON")
    common.add_argument("--lang", choices=sorted(languages()), default="en", help="language of the sentences")

    def command(name: str, does: str, run: object) -> argparse.ArgumentParser:
        sub = commands.add_parser(name, help=does, description=does, parents=[common])
        sub.set_defaults(command=run)
        return sub

    command("games", "the games, their seats and options", _games)
    sub = command("play", "a game in the terminal: numbered options", _play)
    sub.add_argument("game", choices=list(GAMES))
    sub.add_argument("--seats", required=True, help="names and bots: anne,bot:hard,bot:easy")
    sub.add_argument("--seed", type=int, default=0)
    sub.add_argument("--save", type=Path, help="write the game to this file at the end")
    _add_options(sub)
    sub = command("simulate", "many games by bots, as figures", _simulate)
    sub.add_argument("game", choices=list(GAMES))
    sub.add_argument("--seats", type=int, help="how many seats (the bots are repeated to fill them)")
    sub.add_argument("--games", type=int, default=100)
    sub.add_argument("--bots", default="random", help=f"levels, one for all or one a seat: {', '.join(LEVELS)}")
    sub.add_argument("--seed", type=int, default=1)
    sub.add_argument("--seconds", type=float, help="time a bot may think about a move")
    _add_options(sub)
    sub = command("replay", "retells a save, checks it, prints the score", _replay)
    sub.add_argument("save", type=Path)
    sub = command("picture", "the table of a save as a picture (SVG)", _picture)
    sub.add_argument("save", type=Path)
    sub.add_argument("--entries", type=int, help="how it stood after so many entries")
    sub = command("score", "the breakdown of a score sheet", _score)
    sub.add_argument("game", choices=list(SHEETS))
    sub.add_argument("sheet", type=Path)
    sub = command("sheet", "an empty score sheet with its fields and ranges (JSON)", _sheet)
    sub.add_argument("game", choices=list(SHEETS))
    return parser


def _add_options(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="an option of the game")


def _options(game: str, given: Sequence[str]) -> dict[str, Json]:
    specs: Mapping[str, OptionSpec] = {spec.id: spec for spec in GAMES[game].options}
    options: dict[str, Json] = {}
    for text in given:
        name, equals, value = text.partition("=")
        if not equals or name not in specs:
            raise UsageError(f"--option {text}: write NAME=VALUE; the names are {', '.join(specs)}")
        try:
            options[name] = json.loads(value)
        except ValueError:
            options[name] = value
    return options


def _seats(text: str) -> list[Seat]:
    seats = []
    for i, part in enumerate(text.split(","), 1):
        kind, colon, level = part.strip().partition(":")
        seats.append(Seat(f"{level} {i}", level) if colon and kind == "bot" else Seat(part.strip() or f"Player {i}"))
    return seats


def _read_json(path: Path) -> Json:
    try:
        return parsed(path.read_text(encoding="utf-8"))
    except OSError as fault:
        raise UsageError(f"{path} cannot be read: {fault.strerror}") from fault
    except UnicodeDecodeError as fault:
        raise UsageError(f"{path} is not JSON: {fault}") from fault
    except GateError as fault:
        raise UsageError(f"{path}: {fault}") from fault


def _print_json(data: Json, out: TextIO) -> None:
    print(json.dumps(data, indent=1, ensure_ascii=False), file=out)


def _games(args: argparse.Namespace, out: TextIO) -> None:
    if args.json:
        return _print_json([game.to_json() for game in GAMES.values()], out)
    words = Words(args.lang)
    for game in GAMES.values():
        print(f"{game.name}: {words.say(f'{game.name}-title')}, {game.min_seats}-{game.max_seats} seats", file=out)
        for spec in game.options:
            among = f" ({told(spec.among)})" if spec.among else ""
            print(
                f"  {spec.id}={spec.default}{among}  {words.say(f'{game.name}-option-{spec.id}')} [{spec.rule}]",
                file=out,
            )
    return None


def _play(args: argparse.Namespace, out: TextIO) -> None:
    table = Table.new(args.game, _seats(args.seats), _options(args.game, args.option), args.seed)
    words = Words(args.lang, [seat.name for seat in table.seats])
    if args.json:
        play_as_json(table, args.seed, out)
    else:
        play_in_terminal(table, words, args.seed, out)
    if args.save:
        args.save.write_text(json.dumps(table.save()), encoding="utf-8")
    _print_result(table, words, args, out)


def _simulate(args: argparse.Namespace, out: TextIO) -> None:
    game, bots = GAMES[args.game], args.bots.split(",")
    seats = args.seats or max(len(bots), game.min_seats)
    if not game.min_seats <= seats <= game.max_seats:
        raise UsageError(f"--seats {seats}: {game.name} is for {game.min_seats} to {game.max_seats}")
    if args.games < 1:
        raise UsageError(f"--games {args.games}: at least one game is needed")
    for bot in bots:
        if bot not in LEVELS:
            raise UsageError(f"--bots {bot}: the levels are {', '.join(LEVELS)}")
    seated = [bots[i % len(bots)] for i in range(seats)]
    figures = simulate(args.game, seated, args.games, args.seed, _options(args.game, args.option), args.seconds)
    _print_json(figures, out)


def _replay(args: argparse.Namespace, out: TextIO) -> None:
    table = Table.load(_read_json(args.save))
    words = Words(args.lang, [seat.name for seat in table.seats])
    save = table.save()
    told = Table.load({**save, "log": []})
    if not args.json:
        for entry in (None, *table.log):
            if entry is not None:
                told.play(entry.move, entry.found)
            for event in told.events if table.result else told.told(None):
                if not event.quiet:
                    print(words.say(event.key, event.args), file=out)
    _print_result(table, words, args, out)


def _picture(args: argparse.Namespace, out: TextIO) -> None:
    data = _read_json(args.save)
    if args.entries is not None and isinstance(data, dict) and isinstance(data.get("log"), list):
        data = {**data, "log": data["log"][: args.entries]}
    table = Table.load(data)
    drawn = table.game.picture(table.state)
    if drawn is None:
        raise UsageError(f"{table.game.name} has no picture of its own")
    if args.json:
        return _print_json({"svg": drawn}, out)
    out.write(drawn)
    return None


def _print_result(table: Table, words: Words, args: argparse.Namespace, out: TextIO) -> None:
    result = table.result
    if args.json:
        return _print_json({"entries": len(table.log), "result": result and result.to_json()}, out)
    if result is None:
        print(words.say("core-not-over", {"entries": len(table.log)}), file=out)
    else:
        _print_lines(result, [seat.name for seat in table.seats], words, out)
    return None


def _print_lines(result: Result, names: Sequence[str], words: Words, out: TextIO) -> None:
    for rank, i in sorted((rank, i) for i, rank in enumerate(result.ranks)):
        print(f"{rank}. {names[i]}: {result.totals[i]}", file=out)
        for line in result.lines[i]:
            print(f"     {line.points:4}  {words.say(line.key, line.args)}  [{line.rule}]", file=out)


def _score(args: argparse.Namespace, out: TextIO) -> None:
    sheet = _read_json(args.sheet)
    scored = SHEETS[args.game].score(sheet)
    if args.json:
        return _print_json(scored.to_json(), out)
    names = [str(player.get("name") or f"#{i}") for i, player in enumerate(sheet["players"], 1)]
    words = Words(args.lang, names)
    for note in scored.notes:
        print(f"! {note.place}: {words.say(note.key, note.args)}", file=out)
    _print_lines(scored.result, names, words, out)
    for note in scored.extra:
        print(f"{words.say(note.key, note.args)}  [{note.rule}]", file=out)
    return None


def _sheet(args: argparse.Namespace, out: TextIO) -> None:
    _print_json(SHEETS[args.game].empty(), out)
