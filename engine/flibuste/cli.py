"""The command line: ``python -m flibuste``, every command with ``--json``."""

import argparse
import json
import os
import shutil
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from time import perf_counter
from typing import Any, BinaryIO, TextIO

from .arena.door import play_by_lines
from .arena.executors import chosen
from .arena.field import play_missing
from .arena.figures import standings
from .arena.lines import Lines
from .arena.match import LIMIT, Match, MatchError, match_of, round_robin
from .arena.match_log import MatchLog
from .arena.players import PlayerError, players_of
from .arena.progress import shown
from .companion import SHEETS, SheetError
from .core.atoms import Json
from .core.faults import PositionError, SaveError, SetupError, Untold
from .core.gate import GateError, parsed
from .core.mind import LEVELS
from .core.options import OptionSpec, told
from .core.result import Result
from .simulate import simulate
from .table import GAMES, Seat, Table
from .terminal import play_in_terminal
from .words import STANDARD, Words, languages


class UsageError(Exception):
    """The command was used wrongly; the message says how to put it right."""


def main(argv: Sequence[str] | None = None, out: TextIO = sys.stdout, source: BinaryIO | None = None) -> int:
    """Runs a command; 0 when all is well, 2 when the input was wrong (the reason is on stderr), 130 when stopped.

    `source`: where a program that plays sends its lines, stdin unless it is given.
    """
    arguments = _parser().parse_args(argv)
    arguments.source = source
    try:
        arguments.command(arguments, out)
    except SheetError as fault:
        words = Words(arguments.lang)
        for note in fault.notes:
            print(f"{note.place}: {words.say(note.key, note.args)}", file=sys.stderr)
        return 2
    except (UsageError, SaveError, SetupError, PositionError, Untold, MatchError, PlayerError) as fault:
        print(f"flibuste: {fault}", file=sys.stderr)
        return 2
    except BrokenPipeError:
        return 0
    except KeyboardInterrupt:
        print("flibuste: stopped; with --out a match goes on where it was", file=sys.stderr)
        return 130
    return 0


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="flibuste", description="Pirate board games: play, simulate, replay, score.")
    commands = parser.add_subparsers(required=True, metavar="COMMAND")
    common = argparse.ArgumentParser(add_help=False)
    common.add_argument("--json", action="store_true", help="print JSON")
    common.add_argument("--lang", choices=sorted(languages()), default=STANDARD, help="language of the sentences")

    def command(name: str, does: str, run: object) -> argparse.ArgumentParser:
        sub = commands.add_parser(name, help=does, description=does, parents=[common])
        sub.set_defaults(command=run)
        return sub

    command("games", "the games, their seats and options", _games)
    sub = command("play", "a game in the terminal: numbered options; with --json a program plays, line by line", _play)
    sub.add_argument("game", choices=list(GAMES))
    sub.add_argument("--seats", required=True, help="names and bots: anne,bot:hard,bot:easy")
    sub.add_argument("--bots", default="", help="more seats, by their levels: hard,easy")
    sub.add_argument("--seed", type=int, default=0)
    sub.add_argument("--seconds", type=float, help="time a bot may think about a move")
    sub.add_argument("--told", action="store_true", help="the program says what dice and decks answer (found)")
    sub.add_argument("--save", type=Path, help="write the game to this file at the end")
    _add_options(sub)
    sub = command("simulate", "many games by bots, as figures", _simulate)
    sub.add_argument("game", choices=list(GAMES))
    sub.add_argument("--seats", type=int, help="how many seats (the bots are repeated to fill them)")
    sub.add_argument("--games", type=int, default=100)
    sub.add_argument("--bots", default="random", help=f"levels, one for all or one a seat: {', '.join(LEVELS)}")
    _add_match(sub, jobs=1)
    sub = command("arena", "bots and programs against each other, in all seats: how strong each is", _arena)
    sub.add_argument("game", choices=list(GAMES))
    players = f"levels ({', '.join(LEVELS)}), with iterations (hard/200), and commands: 'hard,python client.py'"
    sub.add_argument("--players", required=True, help=players)
    sub.add_argument("--seats", type=int, help="how many play a game: as many as there are players, if it may be")
    sub.add_argument("--games", type=int, default=100, help="how many are played in all")
    sub.add_argument("--limit", type=float, default=LIMIT, help="seconds that a program has for an answer")
    _add_match(sub, jobs=os.cpu_count() or 1)
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


def _add_match(parser: argparse.ArgumentParser, jobs: int) -> None:
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--seconds", type=float, help="time a bot may think about a move")
    parser.add_argument("--jobs", type=int, default=jobs, help=f"how many processes play ({jobs} unless told)")
    parser.add_argument("--cluster", metavar="ADDRESS", help="a Dask cluster plays: tcp://HOST:8786")
    parser.add_argument("--out", type=Path, help="keep the games in this file, and go on with those that it holds")
    parser.add_argument("--progress", action=argparse.BooleanOptionalAction, help="a bar on stderr (at a terminal)")
    _add_options(parser)


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
    seats = ",".join([args.seats, *(f"bot:{level.strip()}" for level in args.bots.split(",") if level.strip())])
    table = Table.new(args.game, _seats(seats), _options(args.game, args.option), args.seed)
    words = Words(args.lang, [seat.name for seat in table.seats])
    if args.json:
        lines = Lines(args.source or sys.stdin.buffer)
        play_by_lines(table, args.seed, words, lines, out, args.seconds, telling=args.told)
    else:
        play_in_terminal(table, words, args.seed, out)
    if args.save:
        args.save.write_text(json.dumps(table.save()), encoding="utf-8")
    if not args.json:
        _print_result(table, words, args, out)


def _simulate(args: argparse.Namespace, out: TextIO) -> None:
    bots = args.bots.split(",")
    seats = _how_many(args, len(bots))
    for bot in bots:
        if bot not in LEVELS:
            raise UsageError(f"--bots {bot}: the levels are {', '.join(LEVELS)}")
    seated = [bots[i % len(bots)] for i in range(seats)]
    figures = simulate(
        args.game,
        seated,
        args.games,
        args.seed,
        _options(args.game, args.option),
        args.seconds,
        jobs=args.jobs,
        cluster=args.cluster,
        out=args.out,
        progress=args.progress,
    )
    _print_json(figures, out)


def _arena(args: argparse.Namespace, out: TextIO) -> None:
    players = players_of(args.players)
    if len(players) < 2:
        raise UsageError(f"--players {args.players}: at least two are needed, such as hard,normal")
    for player in players:
        if player.command and not args.cluster and shutil.which(player.command[0]) is None:
            which = f"{player.command[0]} is neither a program nor a level"
            raise UsageError(f"--players: {which}; the levels are {', '.join(LEVELS)}")
    seats = _how_many(args, min(len(players), GAMES[args.game].max_seats))
    options = _options(args.game, args.option)
    match = match_of(args.game, round_robin(players, seats), args.seed, options, args.seconds, limit=args.limit)
    began = perf_counter()
    with MatchLog(match, args.out) as log:
        with shown(args.games, args.games - len(log.missing(args.games)), args.progress) as tell:
            play_missing(match, args.games, chosen(args.jobs, args.cluster), log, tell)
        told = standings(match, log.first(args.games), perf_counter() - began)
    if args.json:
        return _print_json(told, out)
    return _print_standings(told, match, out)


def _how_many(args: argparse.Namespace, usual: int) -> int:
    """The seats of each game, once all that a match is asked for makes sense."""
    game = GAMES[args.game]
    seats: int = args.seats or max(usual, game.min_seats)
    if not game.min_seats <= seats <= game.max_seats:
        raise UsageError(f"--seats {seats}: {game.name} is for {game.min_seats} to {game.max_seats}")
    if args.games < 1:
        raise UsageError(f"--games {args.games}: at least one game is needed")
    if args.jobs < 1:
        raise UsageError(f"--jobs {args.jobs}: at least one process is needed")
    return seats


def _print_standings(told: Json, match: Match, out: TextIO) -> None:
    width = max(len(one["player"]) for one in told["players"])
    print(f"{'player':{width}}    elo   95 % from     to    games   wins  share  forfeits", file=out)
    for one in told["players"]:
        elo = f"{one['elo']:+6.0f}      {one['low']:+6.0f} {one['high']:+6.0f}"
        print(
            f"{one['player']:{width}} {elo} {one['games']:8} {one['wins']:6g} {_share(one):>6} {one['forfeits']:9}",
            file=out,
        )
        if why := one.get("why"):
            print(f"    forfeited: {why}", file=out)
    print(
        f"{told['finished']} of {told['games']} games, in {told['seconds']:.1f} s; by seat {told['wins_by_seat']}",
        file=out,
    )
    if told["games"] % match.round:
        print(f"Everybody sits equally often in each seat after {match.round} games, or a multiple.", file=out)


def _share(standing: Json) -> str:
    share: Any = standing["share"][0]
    return "-" if share is None else f"{share:.0%}"


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
