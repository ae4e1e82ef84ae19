"""What the tests of the shell have in common: games made by the engine here, the page's own storage, axe, files."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, expect

from flibuste.bridge import call
from tools.browsers import Browser

AXE = (Path(__file__).resolve().parents[2] / "node_modules/axe-core/axe.min.js").read_text()

SETTLE = 20_000
# a name that would be drawn if names were markup
MARKUP = '<img src=x onerror="document.title=1"><b>Bold</b>'

# beside the page's own connection
DATABASE = """(work, mode) => new Promise((resolve, reject) => {
  const opening = indexedDB.open("flibuste");
  opening.onerror = () => reject(opening.error);
  opening.onsuccess = () => {
    const db = opening.result;
    const tx = db.transaction(["games", "entries", "tables"], mode);
    const asked = work((name) => tx.objectStore(name));
    tx.oncomplete = () => { db.close(); resolve(asked?.result); };
    tx.onabort = () => { db.close(); reject(tx.error); };
  };
})"""


def database(page: Page | Browser, work: str, arg: Any = None, mode: str = "readwrite") -> Any:
    """Something done to the page's own database: an expression of `store(name)` and `arg`."""
    return page.evaluate(f"(arg) => ({DATABASE})((store) => {work}, '{mode}')", arg)


def ask(op: str, **fields: Any) -> dict[str, Any]:
    """One call of the bridge, in this process."""
    answer: dict[str, Any] = json.loads(call(json.dumps({"op": op, **fields})))
    assert answer["ok"], answer
    return answer


def seats(*names: str, bots: Mapping[int, str] | None = None) -> list[dict[str, Any]]:
    colours = ["red", "blue", "yellow", "black", "green"]
    emblems = ["parrot", "anchor", "skull", "swords", "wheel"]
    return [
        {"name": name, "bot": (bots or {}).get(at), "colour": colours[at], "emblem": emblems[at]}
        for at, name in enumerate(names)
    ]


def made_game(names: Sequence[str], seed: int = 1, entries: int | None = None, **options: Any) -> dict[str, Any]:
    """A save, played by boarding where that is possible; to the end, or for some entries."""
    table = f"test {seed} {len(names)} {entries}"
    begun = ask("new", table=table, game="buccaneer", seats=seats(*names), options={"groups": 2, **options}, seed=seed)
    save: dict[str, Any] = begun["save"]
    now = begun["table"]
    while now["decision"] and (entries is None or len(save["log"]) < entries):
        free = [option["id"] for option in now["decision"]["options"] if not option["barred"]]
        boardings = [option for option in free if option.startswith("board")]
        played = ask("play", table=table, option=(boardings or free)[len(save["log"]) % len(boardings or free)])
        save["log"].append(played["entry"])
        now = played["table"]
    ask("close", table=table)
    return save


def result_of(save: dict[str, Any]) -> dict[str, Any]:
    found: dict[str, Any] = ask("open", table="result", save=save)["table"]["result"]
    return found


def give(page: Page, content: Any, button: str = "[data-action=import]") -> None:
    """A file comes into the page through its own button; the sheet that tells what came of it is left open."""
    with page.expect_file_chooser() as chooser:
        page.click(button)
    if isinstance(content, Path):
        chooser.value.set_files(content)
    else:
        data = content if isinstance(content, bytes) else json.dumps(content).encode()
        chooser.value.set_files({"name": "games.json", "mimeType": "application/json", "buffer": data})
    page.wait_for_selector("[data-outcome]", timeout=SETTLE)


def shut(page: Page) -> None:
    page.keyboard.press("Escape")
    expect(page.locator("dialog")).to_have_count(0)


def bring(page: Page, site_url: str, *saves: dict[str, Any]) -> None:
    """Games into the page, by its own import."""
    page.goto(f"{site_url}#/settings")
    give(page, {"flibuste": 1, "games": [{"save": save} for save in saves]})
    shut(page)


def sit_down(page: Page, game: str, people: Sequence[Mapping[str, Any]]) -> None:
    """Whoever plays this evening, as the page keeps it; it is loaded anew to know them."""
    page.evaluate(
        "([game, people]) => localStorage.setItem('flibuste.evening',"
        " JSON.stringify([{ game, table: 'test', at: Date.now(), people }]))",
        [game, list(people)],
    )
    page.goto("about:blank")


def ids(page: Page | Browser) -> list[str]:
    """The games on the disk."""
    return list(database(page, "store('games').getAllKeys()"))


def head(page: Page | Browser, game: str | None = None) -> Any:
    """What the disk says of a game; of the only one, if none is named."""
    return database(page, "store('games').get(arg)", game or ids(page)[0])


def put_head(page: Page, head: dict[str, Any]) -> None:
    database(page, "store('games').put(arg)", head)


def put_games(page: Page | Browser, **saves: dict[str, Any]) -> None:
    """Games onto the disk by their ids, past the import, which replays them."""
    work = """Object.entries(arg).forEach(([id, { log, ...save }]) => {
      store('games').put({ id, save, entries: log.length });
      log.forEach((entry, i) => store('entries').put(entry, [id, i]));
    })"""
    database(page, work, saves)


def log(page: Page | Browser, game: str | None = None) -> list[Any]:
    """The entries on the disk."""
    entries = "store('entries').getAll(IDBKeyRange.bound([arg, 0], [arg, Infinity]))"
    return list(database(page, entries, game or ids(page)[0]))


# how many entries are on the disk, as soon as they are more or fewer than before; or what has come to be pressed
LENGTH = """async ([game, before, yes]) => {
  const opening = indexedDB.open("flibuste");
  const db = await new Promise((done, refused) => {
    opening.onsuccess = () => done(opening.result);
    opening.onerror = () => refused(opening.error);
  });
  const own = IDBKeyRange.bound([game, 0], [game, Infinity]);
  const count = () => new Promise((done, refused) => {
    const asked = db.transaction("entries").objectStore("entries").count(own);
    asked.onsuccess = () => done(asked.result);
    asked.onerror = () => refused(asked.error);
  });
  try {
    for (const end = performance.now() + 1000; ; await new Promise((done) => setTimeout(done, 20))) {
      const length = await count();
      if (length !== before) return length;
      if (yes && document.querySelector(yes)) return yes;
      if (performance.now() > end) return null;
    }
  } finally {
    db.close();
  }
}"""


def length(page: Page | Browser, game: str | None = None, before: int = -1, yes: str = "") -> int | str | None:
    """How many entries are on the disk, once it is another number than `before`; or the selector `yes`, once that is in
    the page; None where neither comes within a second. The page itself waits: to ask it again and again costs more."""
    found: int | str | None = page.evaluate(LENGTH, [game or ids(page)[0], before, yes])
    return found


# what a function gives, as soon as it gives something; or after a second
SOON = """async () => {
  const look = LOOK;
  for (const end = performance.now() + 1000; ; await new Promise((done) => setTimeout(done, 20))) {
    const found = look();
    if (found || performance.now() > end) return found;
  }
}"""


def soon(page: Page | Browser, look: str) -> Any:
    """What a function gives in the page, as soon as it gives something; or after a second."""
    return page.evaluate(SOON.replace("LOOK", look))


def start(page: Page, site_url: str, query: str = "seats=Anne,Jack,Mary&seed=7", game: str = "buccaneer") -> str:
    """A game begun by a link, at its first decision; its id."""
    page.goto(f"{site_url}#/new?game={game}&{query}&start=1")
    page.wait_for_selector('body[data-screen="play"] [data-option]', timeout=60_000)
    return str(page.evaluate("location.hash.split('/')[2]"))


def play(page: Page, times: int = 1) -> None:
    """Answers decisions by the first allowed option, and waits for the next decision each time."""
    for _ in range(times):
        before = page.evaluate(OFFERED)
        page.locator("[data-option]:not([aria-disabled=true])").first.click()
        page.wait_for_timeout(50)
        confirm = page.locator("[data-action=confirm]")
        if confirm.count():
            confirm.first.click()
        page.wait_for_function(f"(before) => {OFFERED[6:]} !== before && {OFFERED[6:]} !== ''", arg=before)


OFFERED = "() => ([...document.querySelectorAll('[data-option]')].map((it) => it.dataset.option).join(' '))"


RESTED = """() => document.getAnimations().every(
  (it) => it.playState !== "running" || it.effect.getComputedTiming().endTime === Infinity)"""


def violations(page: Page) -> list[str]:
    """What axe finds, in short, once nothing moves: what still fades in is paler than it will be."""
    page.wait_for_function(RESTED)
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE)
    found = page.evaluate(
        "axe.run(document, { resultTypes: ['violations'], preload: false }).then((it) => it.violations)"
    )
    return [f"{it['id']}: {node['target']} {node['failureSummary']}" for it in found for node in it["nodes"]]


# text that is cut off, targets that are too small, what sticks out at the side
UNFIT = """() => {
  const found = [];
  const wide = document.documentElement.scrollWidth;
  if (wide > innerWidth) found.push(`scrolls sideways: ${wide}`);
  for (const it of document.querySelectorAll("body *")) {
    if (it instanceof SVGElement || it.closest(".sr, select") || !it.getClientRects().length) continue;
    const box = it.getBoundingClientRect();
    const name = `${it.tagName}.${it.className} ${(it.ariaLabel ?? it.textContent).trim().slice(0, 40)}`;
    // the fleets lie in a row that slides
    const slides = it.closest(".harbour-row > *");
    if (!slides && (box.right > innerWidth + 1 || box.left < -1)) found.push(`sticks out: ${name}`);
    const target = it.matches("button, a, select, input:not(.switch)") && !it.matches(".rule-id, .kind *");
    // nine columns of a score share the width of a small phone
    const least = it.closest(".score td") ? 36 : 40;
    if (target && (box.height < 43.5 || box.width < least))
      found.push(`small: ${name} ${Math.round(box.width)}x${Math.round(box.height)}`);
    const { overflowX, textOverflow } = getComputedStyle(it);
    const texts = [...it.childNodes].some((child) => child.nodeType === 3 && child.data.trim());
    if (texts && overflowX === "hidden" && textOverflow !== "ellipsis" && it.scrollWidth > it.clientWidth + 1)
      found.push(`cut off: ${name}`);
  }
  return found;
}"""


# shapes that no style reaches are black
UNPAINTED = """() =>
  [...document.querySelectorAll("svg :is(path, rect, circle, ellipse, polygon)")]
    .filter((it) => it.getClientRects().length && !it.closest("defs, symbol, clipPath, mask, pattern"))
    .filter((it) => {
      const { fill, stroke, visibility } = getComputedStyle(it);
      return fill === "rgb(0, 0, 0)" && stroke === "none" && visibility === "visible";
    })
    .map((it) => `${it.closest("svg").getAttribute("class")}: ${it.outerHTML.slice(0, 80)}`)
"""


def fit(page: Page, state: str) -> None:
    """Axe finds nothing, nothing sticks out and everything is painted, once the page has settled."""
    page.wait_for_timeout(150)
    found = violations(page)
    assert found == [], f"{state}: {found}"
    assert page.evaluate(UNFIT) == [], state
    assert page.evaluate(UNPAINTED) == [], state


def without(page: Page, script: str, address: str) -> None:
    """Open a screen whose script does not come: it says so, and comes by itself when the script can be had again."""
    page.route(re.compile(rf"/assets/{script}-.*\.js"), lambda route: route.abort())
    page.goto(address)
    expect(page.get_by_role("heading", level=1)).to_have_text("This page did not load")
    expect(page.get_by_role("button", name="Reload")).to_be_visible()
    page.unroute_all()
    expect(page.get_by_role("heading", level=1)).not_to_have_text("This page did not load")
