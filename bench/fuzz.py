"""How much hostile input is taken or explained, and how soon what is refused is refused: saves, set-ups, sheets, tools,
requests and texts at the engine; of every game changed positions, layouts, saves and requests; then files, records of
its own store and links at the page.

`python3 build.py bench fuzz` or `python bench/fuzz.py CASES VISITS EACH GAME...`; when nothing is said 90,000 cases at
the engine, 100 visits of the page with a hundred things each, and of each game 100,000 cases of each kind. With another
number these are other cases.
"""

import json
import sys
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from copy import deepcopy
from functools import cache
from pathlib import Path
from random import Random
from time import perf_counter
from typing import Any
from urllib.parse import quote

ROOT = Path(__file__).resolve().parents[1]
sys.path[:0] = [str(ROOT / "engine"), str(ROOT)]

from playwright.sync_api import Page, sync_playwright  # noqa: E402

from flibuste.bridge import Desk  # noqa: E402
from flibuste.companion.tools import tools  # noqa: E402
from flibuste.core.faults import SetupError  # noqa: E402
from flibuste.table import Table  # noqa: E402
from tests import misplaced  # noqa: E402
from tests.browser import shell  # noqa: E402
from tests.hostile import KINDS, OPEN, is_sound_or_explained, places, put, sound  # noqa: E402
from tools.chromium import launch  # noqa: E402
from tools.server import Server  # noqa: E402

LIMIT = 0.3
"""Seconds within which anything is refused."""
EVIL = '"/></svg><foreignObject><meta http-equiv="refresh" content="0;url=https://elsewhere.invalid/"><img src=x>'
ODD: list[Any] = [
    None, True, False, -1, 0, 3, 99, 10**30, -(2**63), 1.5, 1e308, "", "red", "easy", EVIL, "\u202e", "\ud83d",
    "__proto__", "constructor", "a" * 5000, "a\u0301" * 3000, [], {}, [None], [[]], {"a": {}}, [1] * 3000, "log",
    json.loads("[" * 60 + "]" * 60), {"__proto__": 1},
]  # fmt: skip

Took = list[tuple[float, str]]
"""How long each refusal took, and of what."""


def harmed(value: Any, rng: Random, within: Callable[[tuple[Any, ...]], bool] = bool) -> Any:
    """With one to three things that should not be there, or are gone, or are somewhere else."""
    value = deepcopy(value)
    for _ in range(rng.randint(1, 3)):
        there = [path for path in places(value) if path and within(path)]
        if not there:
            break
        path = rng.choice(there)
        holder = value
        for key in path[:-1]:
            holder = holder[key]
        way = rng.random()
        if way < 0.1:
            del holder[path[-1]]
        elif way < 0.2 and isinstance(holder, list):
            holder.append(deepcopy(rng.choice(holder)))
        elif way < 0.5:
            # what stands somewhere else, or nearly what stood there
            other: Any = value
            for key in rng.choice(there):
                other = other[key]
            near = type(holder[path[-1]]) is int and way < 0.35
            holder[path[-1]] = holder[path[-1]] + rng.choice([-1, 1]) if near else deepcopy(other)
        else:
            put(value, path, deepcopy(rng.choice(ODD)))
    return value


# ---- the engine


def asked(kind: str, rng: Random) -> str:
    """A request of a kind as text, with harm done to it."""
    which = rng.choice(KINDS[kind])
    request = json.loads(sound(kind, which))
    if kind == "tool":
        fields = {one.id: rng.choice([*ODD, 1, 2, 4]) for one in tools()[which].asked if rng.random() < 0.6}
        return json.dumps({**request, "input": rng.choice([fields, fields, fields, rng.choice(ODD)])})
    return json.dumps(harmed(request, rng, lambda path: path[0] in OPEN[kind]))


def requested(rng: Random) -> str:
    """Any request about an open table, harmed wherever that may be."""
    ops = ["play", "look", "undo", "rewind", "preview", "foresight", "think", "story", "close", "hello", "nothing"]
    request: dict[str, Any] = {
        "op": rng.choice(ops),
        "table": "t",
        "option": "card:1",
        "seat": 0,
        "entries": 3,
        "sips": 1,
        "found": [],
    }
    return json.dumps(harmed(request, rng, lambda path: rng.random() < 0.9 or path[0] != "op"))


def scrawled(rng: Random) -> str:
    """The text of a request, cut, doubled, or with other letters in it."""
    text = sound("open", rng.choice(KINDS["open"]))
    for _ in range(rng.randint(1, 4)):
        at, to = sorted(rng.randrange(len(text) + 1) for _ in range(2))
        letters = rng.choice(["", '"', "[", "}" * 9, "\\", "\\ud800", "NaN", "1e999", "\x00", ",", text[at : at + 40]])
        text = text[:at] + letters + text[rng.choice([at, at, min(to, at + 5)]) :]
    return text


def tried(kind: str, cases: int, rng: Random, took: Took) -> Counter[str]:
    """So many cases of a kind, by what was answered."""
    kept: Counter[str] = Counter()
    desk = Desk()
    for _ in range(cases):
        if kind == "request":
            desk.call(sound("open", rng.choice(KINDS["open"])))
            text = requested(rng)
        else:
            text = scrawled(rng) if kind == "text" else asked(kind, rng)
        began = perf_counter()
        said = desk.call(text)
        seconds = perf_counter() - began
        said.encode()
        answer = json.loads(said)
        kept["taken" if answer["ok"] else answer["error"]["kind"]] += 1
        if not answer["ok"]:
            took.append((seconds, kind))
            if len(answer["error"]["text"]) > 200:
                kept["bug"] += 1
        if not is_sound_or_explained(answer):
            print(text[:2000], answer["error"]["text"])
    return kept


def each_game(cases: int, games: list[str]) -> int:
    """Of every game so many positions, layouts, saves and requests. Returns the number of faults."""
    wrong = 0
    for game in games:
        ways = (("positions", positioned), ("layouts", laid), ("saves", saved), ("requests", asked_of))
        for kind, one in ways:
            rng, began, kept = Random(f"{game} {kind} {cases}"), perf_counter(), Counter[str]()
            for _ in range(cases):
                kept[one(game, rng)] += 1
            wrong += kept["bug"] + kept["changed"]
            print(f"{game}, {kind}: {cases} in {perf_counter() - began:.0f} s: {dict(kept)}", flush=True)
    return wrong


def positioned(game: str, rng: Random) -> str:
    """A changed position is refused, or played from."""
    count, position = misplaced.changed(game, rng)
    try:
        return "taken" if misplaced.tried(game, count, position, rng) else "refused"
    except Exception as fault:  # every one is ours
        print("position", game, json.dumps(position)[:2000], repr(fault)[:300])
        return "bug"


@cache
def layouts(game: str) -> list[tuple[int, Any]]:
    """What lies open of the positions, where it can be laid, and the numbers of seats."""
    found: list[tuple[int, Any]] = []
    for count, position in misplaced.stops(game):
        with suppress(SetupError):
            found.append((count, Table.at(game, deepcopy(position), misplaced.seats(count)).layout()))
    return found


def laid(game: str, rng: Random) -> str:
    """A harmed layout is laid or explained; one that is laid can be played."""
    count, layout = rng.choice(layouts(game))
    seats = [seat.to_json() for seat in misplaced.seats(count)]
    wrong = harmed(layout, rng)
    request = {"op": "lay", "game": game, "seats": seats, "layout": wrong, "seed": 1}
    answer = ask(Desk(), request)
    if not answer["ok"]:
        return str(answer["error"]["kind"])
    if answer["breaches"]:
        return "refused"
    desk = Desk()
    opened = ask(desk, {**request, "table": "t"})
    if not opened["ok"] or opened["breaches"]:
        print("not laid", json.dumps(request)[:2000], opened)
        return "bug"
    try:
        table = Table.load(opened["save"])
        misplaced.tried(game, count, table.position(), rng)
    except Exception as fault:  # every one is ours
        print("laid", game, json.dumps(wrong)[:2000], repr(fault)[:300])
        return "bug"
    return "taken"


def begun(game: str, rng: Random) -> dict[str, Any]:
    """A save that begins at a position."""
    count, position = rng.choice(misplaced.stops(game))
    seats = [seat.to_json() for seat in misplaced.seats(count)]
    options = position["options"]
    head = {"flibuste": 1, "game": game, "rules": 1, "seats": seats, "options": options, "seed": 1, "opening": []}
    return {**head, "log": [], "position": position}


def saved(game: str, rng: Random) -> str:
    """A harmed save, with an answer or two in its log, is opened or explained."""
    save, desk = begun(game, rng), Desk()
    opened = ask(desk, {"op": "open", "table": "t", "save": save})
    for _ in range(rng.randint(0, 2)):
        options = [one for one in free(opened) if one["barred"] is None]
        if options:
            request = {"op": "play", "table": "t", "option": rng.choice(options)["move"]}
            opened = ask(desk, request)
            if not opened["ok"]:
                print("not answered", json.dumps(save)[:2000], request, opened["error"])
                return "bug"
            save["log"].append(opened["entry"])
    answer = ask(Desk(), {"op": "open", "table": "t", "save": harmed(save, rng)})
    return "taken" if answer["ok"] else answer["error"]["kind"]


def asked_of(game: str, rng: Random) -> str:
    """A harmed request about a table of this game is answered or explained; a refused one has changed nothing."""
    desk = Desk()
    opened = ask(desk, {"op": "open", "table": "t", "save": begun(game, rng)})
    options = free(opened)
    before = table_of(desk)
    request: dict[str, Any] = {
        "op": rng.choice(["play", "play", "preview", "trace", "look", "undo", "rewind"]),
        "table": "t",
    }
    request |= {"option": rng.choice(options)["move"] if options else [], "seat": 0, "entries": 0}
    answer = ask(desk, harmed(request, rng, lambda path: path[0] not in ("op", "table")))
    if not answer["ok"] and table_of(desk) != before:
        return "changed"
    return "taken" if answer["ok"] else answer["error"]["kind"]


def ask(desk: Desk, request: dict[str, Any]) -> dict[str, Any]:
    answer: dict[str, Any] = json.loads(desk.call(json.dumps(request)))
    if not is_sound_or_explained(answer):
        print(json.dumps(request)[:2000], answer["error"]["text"])
    return answer


def free(answer: dict[str, Any]) -> list[Any]:
    decision = answer["table"]["decision"]
    return decision["options"] if decision else []


def table_of(desk: Desk) -> str:
    """What a player sees of it, and the log."""
    return desk.call('{"op":"look","table":"t","seat":0}') + desk.call('{"op":"story","table":"t"}')


def engine(cases: int) -> int:
    """Cases of every kind; each answer is sound, or says what is wrong. Returns the number of faults."""
    rng, took, wrong = Random(1), Took(), 0
    kinds = [*KINDS, "request", "text"]
    for kind in kinds:
        began = perf_counter()
        kept = tried(kind, max(1, cases // len(kinds)), rng, took)
        wrong += kept["bug"]
        print(f"{kind}: {kept.total()} cases in {perf_counter() - began:.0f} s: {dict(kept)}", flush=True)
    print(soon(took))
    return wrong + large()


def soon(took: Took) -> str:
    """How soon refusals came.

    >>> soon([])
    'nothing was refused'
    >>> soon([(0.01, "text")])
    '1 refusals: half within 0.0100 s, 99 % within 0.0100 s, the last (text) in 0.010 s'
    """
    if not took:
        return "nothing was refused"
    by_time = sorted(took)
    middle, late, (worst, of) = by_time[len(took) // 2][0], by_time[len(took) * 99 // 100][0], by_time[-1]
    return (
        f"{len(took)} refusals: half within {middle:.4f} s, 99 % within {late:.4f} s, the last ({of}) in {worst:.3f} s"
    )


def large() -> int:
    """Five megabytes of whatever is slowest to look at. Returns how many were refused too late."""
    save = json.loads(sound("open", "jamaica"))["save"]
    texts = {
        "brackets": "[" * 5_000_000,
        "pairs of brackets": "[" + "[]," * 1_660_000 + "1]",
        "as many brackets as are read": "[" + "[]," * 49_000 + "1]",
        "strings": "[" + '"",' * 1_660_000 + "1]",
        "as many strings as are read": "[" + '"",' * 149_000 + "1",
        "numbers": "[" + "1," * 2_500_000 + "1]",
        "a number": "1" * 5_000_000,
        "a string": '"' + "a" * 5_000_000,
        **{
            f"a save's {part}": json.dumps({"op": "open", "table": "t", "save": {**save, part: much}})
            for part, much in {
                "log": save["log"] * 600,
                "options": {f"o{i}": 1 for i in range(70_000)},
                "opening": [1] * 140_000,
                "position": {"game": "jamaica", "ships": [{}] * 40_000},
            }.items()
        },
    }
    late = 0
    for name, text in texts.items():
        desk = Desk()
        began = perf_counter()
        answer = json.loads(desk.call(text))
        seconds = perf_counter() - began
        late += seconds > LIMIT or answer["ok"]
        print(f"  {name}, {len(text) / 1e6:.1f} MB: {answer['error']['kind']} in {seconds:.3f} s")
    return late


# ---- the page


@contextmanager
def opened(troubles: list[str]) -> Iterator[tuple[Page, str]]:
    with sync_playwright() as playwright, launch(playwright) as browser:
        server = Server(ROOT / "dist").start()
        page = browser.new_page()
        page.on("pageerror", lambda error: troubles.append(str(error)))
        page.on("dialog", lambda dialog: troubles.append(f"a dialog: {dialog.message}"))
        page.on(
            "request",
            lambda request: (
                None if request.url.startswith((server.url, "blob:", "data:")) else troubles.append(request.url)
            ),
        )
        yield page, server.url
        server.stop()


def looked(page: Page, url: str, troubles: list[str], *addresses: str) -> None:
    """Screens are drawn, and hold nothing foreign."""
    for address in addresses:
        page.goto("about:blank")
        page.goto(f"{url}{address}")
        page.wait_for_selector("#app main")
        page.wait_for_timeout(60)
        if page.locator("#app :is(foreignObject, meta, img, script)").count() or not page.url.startswith(url):
            troubles.append(f"something foreign at {address}")


def records() -> tuple[dict[str, Any], dict[str, Any]]:
    """A game's head and a sheet as the store keeps them."""
    save = shell.made_game(["Anne", "Jack", "Mary"], seed=2)
    result = shell.result_of(save)
    head = {"id": "g", "title": None, "save": {k: v for k, v in save.items() if k != "log"}, "created": 1, "updated": 2}
    head |= {"status": "finished", "entries": len(save["log"]), "played": 5, "result": result, "learn": False}
    players = [{"name": name, "colour": None, "emblem": None, "gold": 3} for name in ("Anne", "Bo", "Cy")]
    sheet = {"game": "jamaica", "options": {"crew": False}, "values": {}, "players": players}
    scored = {
        "id": "s",
        "sheet": sheet,
        "past": [sheet],
        "result": result,
        "created": 1,
        "updated": 2,
        "finished": True,
    }
    return {**head, "removed": None}, {**scored, "removed": None}


STORE = """([games, sheets]) => new Promise((done) => {
  indexedDB.open("flibuste").onsuccess = ({ target: { result: db } }) => {
    const tx = db.transaction(["games", "sheets"], "readwrite");
    for (const [name, all] of Object.entries({ games, sheets })) {
      tx.objectStore(name).clear();
      for (const one of all) tx.objectStore(name).put(one);
    }
    tx.oncomplete = () => { db.close(); done(); };
  };
})"""


def visits(count: int) -> int:
    """A hundred harmed things at each visit: a backup, records of the store, or links."""
    rng, troubles, done = Random(2), list[str](), Counter[str]()
    head, sheet = records()
    screens = ["new", "play", "end", "replay", "rules", "learn", "score", "tools", "past", "about"]
    with opened(troubles) as (page, url):
        page.goto(f"{url}#/settings")
        shell.give(page, {"flibuste": 1, "games": []})
        shell.shut(page)
        for at in range(count):
            began, kind = perf_counter(), ("records", "links", "backup")[at % 3]
            if kind == "records":
                games = [harmed({**head, "id": f"g{i}"}, rng, lambda path: path[0] != "id") for i in range(50)]
                sheets = [harmed({**sheet, "id": f"s{i}"}, rng, lambda path: path[0] != "id") for i in range(50)]
                page.evaluate(STORE, [games, sheets])
                looked(page, url, troubles, "#/past", "#/score", "", f"#/end/g{at % 50}", f"#/score/s{at % 50}")
            elif kind == "links":
                for _ in range(100):
                    words = [quote(str(rng.choice(ODD)), safe="%&=,", errors="replace") for _ in range(4)]
                    query = f"?game={rng.choice(['jamaica', words[0]])}&seats={words[1]},b,c&seed={words[2]}"
                    page.evaluate("(hash) => (location.hash = hash)", f"#/{rng.choice(screens)}/{words[3]}{query}")
                    page.wait_for_timeout(5)
                looked(page, url, troubles, "")
            else:
                ways = [json.loads(sound("open", rng.choice(KINDS["open"])))["save"] for _ in range(50)]
                files = [harmed({"save": save, "title": "x", "updated": 1}, rng) for save in ways]
                sheets = [harmed({**sheet, "id": f"f{i}"}, rng) for i in range(50)]
                page.goto(f"{url}#/settings")
                shell.give(page, {"flibuste": 1, "games": files, "sheets": sheets, "names": [rng.choice(ODD)]})
                shell.shut(page)
                looked(page, url, troubles, "#/past", "#/score")
                page.evaluate(STORE, [[], []])
            done[kind] += 100
            print(f"{kind}: 100 in {perf_counter() - began:.1f} s, troubles: {len(troubles)}", flush=True)
    print(f"the page: {dict(done)}, troubles: {troubles[:20] or 'none'}")
    return len(troubles)


if __name__ == "__main__":
    wanted = [int(text) for text in sys.argv[1:4]]
    cases, pages, each = (*wanted, *(90_000, 100, 100_000)[len(wanted) :])
    failed = each_game(each, sys.argv[4:] or list(misplaced.WAYS))
    failed += (engine(cases) if cases else 0) + (visits(pages) if pages else 0)
    sys.exit("some input was neither taken nor explained, or refused too late" if failed else 0)
