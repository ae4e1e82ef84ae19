"""Whose hand the device is in: random acts on the real page, and what stands in the document after each change of it.

The page plays by itself, for all people at the table, and writes down what it did and what could be read; here the game
is replayed beside it. Works on any page that evaluates: Playwright's, and those of `tools.browsers`.
"""

from __future__ import annotations

from itertools import takewhile
from typing import Any

from flibuste.core.entry import Entry
from flibuste.table import Table
from tests.browser import shell

# every game with secrets, for two, three and four people
WAYS = (
    "game=jamaica&seats=Anne,Bart&seed=7",
    "game=jamaica&seats=Anne,Bart,Cora&seed=2",
    "game=jamaica&seats=Anne,Bart&crew=1&seed=3",
    "game=jamaica&seats=Anne,Bart,Cora,Dirk&crew=1&seed=4",
    "game=buccaneer&seats=Anne,Bart,Cora&closed_purses=1&seed=5",
    "game=buccaneer&seats=Anne,Bart,Cora,Dirk&closed_purses=1&seed=6",
    "game=pirates&seats=Anne,Bart&quick=1&fleets=lot&seed=3",
    "game=pirates&seats=Anne,Bart,Cora,Dirk&build_total=20&fleets=lot&forts=0&seed=4",
)

# how a treasure is called that nobody here may know
COVERED = {"A covered treasure", "A covered treasure, known to be cursed"}

# what stands in the document that could be private: answers, cards, covered treasures that are named, purses, looks
WORDS = """() => {
  const texts = (what) => [...document.querySelectorAll(what)].map((it) => it.textContent.trim()).filter(Boolean);
  const label = (it) => it.getAttribute("aria-label") ?? it.querySelector(".sr")?.textContent;
  return {
    entries: Number(document.querySelector("main[data-entries]")?.dataset.entries ?? -1),
    options: [...document.querySelectorAll("[data-option]")].map((it) => it.dataset.option),
    cards: [...document.querySelectorAll(".deal .action-card")].map(label),
    named: [...document.documentElement.outerHTML.matchAll(/card:AC\\d+/g)].map(String),
    covered: texts(".covered .sr"),
    purses: texts("[data-purse]"),
    alone: texts(".alone h1"),
  };
}"""

PLAY = """async ({ acts, seed, timeout }) => {
  const words = WORDS;
  const trace = [];
  const tell = (...what) => trace.push(what);
  let last = "";
  const look = () => {
    const now = words();
    const text = JSON.stringify(now);
    if (text !== last) tell("words", now);
    last = text;
  };
  const watch = new MutationObserver(look);
  watch.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });

  let state = seed;
  const random = () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  const wait = (ms) => new Promise((done) => setTimeout(done, ms));
  const $ = (what) => document.querySelector(what);
  const all = (what) => [...document.querySelectorAll(what)];
  const one = (list) => list[Math.floor(random() * list.length)];
  const FREE = ".panel [data-option]:not([aria-disabled=true])";
  const screen = () => document.body.dataset.screen;
  const until = async (what) => {
    const end = performance.now() + timeout;
    for (;;) {
      const found = what();
      if (found) return found;
      if (performance.now() > end) throw new Error(`nothing to press on ${screen()}: ${document.body.innerText}`);
      await wait(4);
    }
  };
  const game = location.hash.split("/")[2];
  const opening = indexedDB.open("flibuste");
  const db = await new Promise((done, refused) => {
    opening.onsuccess = () => done(opening.result);
    opening.onerror = refused;
  });
  const log = () => new Promise((done, refused) => {
    const own = IDBKeyRange.bound([game, 0], [game, Infinity]);
    const asked = db.transaction("entries").objectStore("entries").getAll(own);
    asked.onsuccess = () => done(asked.result);
    asked.onerror = refused;
  });
  const hide = (hidden) => {
    Object.defineProperty(document, "hidden", { value: hidden, configurable: true });
    document.dispatchEvent(new Event("visibilitychange"));
  };
  const pressable = () => screen() === "end" || $("[data-action=seen]") ||
    (screen() === "curtain" && $("[data-action=lift-curtain]")) || ($(".board") && $(FREE));

  let done = 0;
  try {
    while (done < acts) {
      await until(pressable);
      if (screen() === "end") break;
      look();
      const chance = random();
      if (chance < 0.03) {
        tell("act", "hide");
        hide(true);
        await wait(0);
        hide(false);
      } else if ($("[data-action=seen]")) {
        tell("act", "seen");
        $("[data-action=seen]").click();
      } else if ($("[data-action=lift-curtain]")) {
        const put = $("[data-action=put-off]");
        const again = $("[data-action=choose-again]");
        if (put && chance < 0.25) {
          tell("act", "put off");
          put.click();
        } else if (again && chance < 0.2) {
          tell("act", "again");
          again.click();
        } else {
          tell("act", "lift", $("#next").textContent.trim());
          $("[data-action=lift-curtain]").click();
        }
      } else if (chance < 0.1 && $("[data-action=undo]:not([aria-disabled])")) {
        tell("act", "undo");
        $("[data-action=undo]").click();
      } else if (chance < 0.16 && $("[data-captain]")) {
        tell("act", "captain");
        one(all("[data-captain]")).click();
        await until(() => $("dialog"));
        look();
        ($("[data-action=look-alone]") ?? $("dialog .sheet-head button")).click();
      } else {
        tell("act", "answer");
        const before = (await log()).length;
        one(all(FREE)).click();
        await until(() => {
          $("[data-action=confirm]")?.click();
          return $("[data-action=lift-curtain]") || $("[data-action=seen]") || screen() === "end" ||
            Number($("main[data-entries]")?.dataset.entries) > before;
        });
      }
      done += 1;
      await wait(0);
      await until(pressable);
      // what is drawn later
      await wait(12);
      look();
      tell("log", await log());
    }
  } finally {
    watch.disconnect();
    db.close();
  }
  return trace;
}""".replace("WORDS", WORDS)


class Witness:
    """Knows from the log and from what was pressed who may see what; finds what stood there for nobody's eyes."""

    def __init__(self, save: Any) -> None:
        self.save = {**save, "log": []}
        self.names = [seat["name"] for seat in save["seats"]]
        self.holder: int | None = None
        self.acts = 0
        self.log: list[Any] = []
        self.before = self.table = Table.load(self.save)
        self.between: list[Table] = []
        """What the page has gone through by itself: questions with one answer."""
        self.seen: list[Any] = []
        self.leaks: list[str] = []
        self.private = 0
        """How many documents held something private, rightly."""

    def follow(self, trace: list[Any]) -> None:
        for kind, *what in trace:
            if kind == "words":
                self.seen.append(what[0])
            elif kind == "log":
                self._log(what[0])
            else:
                self._judge()
                self._act(*what)
        self._judge()

    def _act(self, kind: str, name: str = "") -> None:
        """Who lifts holds the device, until somebody else acts or it is put away."""
        asked = self.table.asked
        self.acts += 1
        if kind == "lift":
            self.holder = self.names.index(name)
        elif kind in ("hide", "again") or (kind in ("answer", "undo") and asked != self.holder):
            self.holder = None

    def _log(self, log: list[Any]) -> None:
        if log != self.log:
            same = sum(1 for _ in takewhile(lambda pair: pair[0] == pair[1], zip(self.log, log, strict=False)))
            self.between = [self._after(log[:count]) for count in range(same + 1, len(log))]
            self.before, self.table, self.log = self.table, self._after(log), log
        self._judge()
        self.before, self.between = self.table, []

    def _after(self, log: list[Any]) -> Table:
        table = Table.load(self.save)
        for it in log:
            entry = Entry.from_json(it, "log")
            table.play(entry.move, entry.found)
        return table

    def _judge(self) -> None:
        """What stood there since the last act was the holder's, or everybody's."""
        for words in self.seen:
            found = self._private(words)
            self.private += bool(found)
            if others := found - {self.holder}:
                whose = ", ".join("nobody's" if seat is None else self.names[seat] for seat in others)
                holder = None if self.holder is None else self.names[self.holder]
                self.leaks.append(
                    f"after {len(self.log)} entries {holder} holds the device, there stands {whose}: {words}"
                )
        self.seen = []

    def _private(self, words: Any) -> set[int | None]:
        """Of whom something private stands there."""
        found: set[int | None] = set()
        names = {name: seat for seat, name in enumerate(self.names)}
        for text in words["alone"]:
            found |= {seat for name, seat in names.items() if name in text} or {None}
        asks = self.before.decision is not None and self.table.decision is not None
        tables = [it for it in (self.before, *self.between, self.table) if it.decision]
        # an answer in its place while it is told belongs to the question before it
        asked = [it for it in tables if words["options"] and _ids(it) >= set(words["options"])]
        own: set[int | None] = {it.asked for it in asked if _private(it)}
        own = own & {self.holder} or own
        if words["options"] and not (asked and not all(map(_private, asked))):
            found |= own or {None}
        named = [text for text in words["covered"] if text not in COVERED]
        if words["cards"] or words["named"] or (named and asks):
            found |= own or found or {None}
        if any(map(str.isdigit, words["purses"])) and _closed(self.table) and asks:
            found |= {seat for seat, text in enumerate(words["purses"]) if text.isdigit()}
        return found


def _ids(table: Table) -> set[str]:
    return {option.id for option in table.decision.options} if table.decision else set()


def _private(table: Table) -> bool:
    """Whether the question is for one person's eyes."""
    viewer = table.viewer(table.decision)
    return viewer is not None and table.view(viewer) != table.view(None)


def _closed(table: Table) -> bool:
    return bool(table.options.get("closed_purses"))


def witnessed(page: Any, acts: int, seed: int) -> Witness:
    """So many random acts in the game that is open in the page, and what was seen of it."""
    game = page.evaluate("location.hash.split('/')[2]")
    witness = Witness(shell.head(page, game)["save"])
    witness.follow(page.evaluate(PLAY, {"acts": acts, "seed": seed, "timeout": 20_000}))
    return witness


def held(witness: Witness) -> None:
    """Nothing private stood there without its owner, and something did with."""
    told = "\n".join(witness.leaks[:5])
    assert not witness.leaks, f"{len(witness.leaks)} of {len(witness.leaks) + witness.private} documents:\n{told}"
    assert witness.private > 5
