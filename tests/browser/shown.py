"""What a page shows of a game, and what it shall show: read from the document there, made from the view here.

A game whose board has several pictures shows one of them at a time: a page's part of the state, but a true one.
"""

from __future__ import annotations

from math import floor
from typing import Any

from flibuste.table import Table

State = dict[str, Any]

# what the page shows of a game; null where there is no table to be seen
SHOWN = """() => {
  const board = document.querySelector(".board-frame .board");
  const strip = document.querySelector(".strip");
  const bar = document.querySelector(".bar .turn b");
  if (!board || !strip || !bar) return null;
  const all = (root, what) => [...root.querySelectorAll(what)];
  const figure = /^[-\u2212]?\\d+$/;
  const number = ({ textContent: it }) => (figure.test(it) ? Number(it.replace("\u2212", "-")) : null);
  const common = {
    bar: bar.textContent,
    strip: all(strip, "li").findIndex((it) => it.classList.contains("now")),
    totals: all(strip, "[data-purse]").map(number),
  };
  if (board.matches(".buccaneer")) {
    const rows = all(board, ".place");
    const name = (it) => it.dataset.place.split(":")[1];
    const height = (unit) => unit.querySelectorAll(".tower .face[d]").length;
    const tokens = (row) => all(row, ".tokens .treasure").map((it) => [
      it.querySelector("use").getAttribute("href").slice(3),
      Number(it.parentElement.querySelector(".num")?.textContent ?? 1),
    ]);
    return {
      ...common,
      place: rows.findIndex((it) => it.classList.contains("now")),
      roads: all(board, ".merchant").map(name),
      rows: rows.map((row) => all(row, ".unit").map((it) => [name(it), height(it)])),
      tokens: rows.map(tokens),
    };
  }
  const at = (it) => it.getAttribute("transform");
  if (board.matches(".nassau")) {
    const places = (kind) => all(board, `[data-place^='${kind}:']`);
    const id = (it) => it.dataset.place.split(":")[1];
    const where = (it) => at(it).match(/-?[\\d.]+/g).map(Number);
    if (board.matches(".nassau--town")) {
      const there = new Map(places("space").map((it) => [at(it), id(it)]));
      const on = (piece) => there.get(at(piece)) ?? null;
      const feld = board.querySelector("[data-place=feld]");
      return { ...common, captain: on(board.querySelector("[data-place=captain]")), feld: feld && on(feld) };
    }
    if (board.matches(".nassau--sea")) {
      const middles = places("zone").map((it) => [id(it), where(it)]);
      const zone = (x, y) => middles.find(([, m]) => Math.max(Math.abs(m[0] - x), Math.abs(m[1] - y)) <= 135)?.[0];
      // the quay of an outpost lies a little beside its zone
      const moored = (it) => (where(it)[0] < 0 ? "ashore" : zone(where(it)[0] + 10, where(it)[1]));
      const flagged = (it) => it.previousElementSibling.querySelector("[data-colour]");
      const salt = board.querySelector("[data-place=salt]");
      return {
        ...common,
        boats: Object.fromEntries(places("boat").map((it) => [id(it), moored(it)])),
        foes: places("foe").map(id).sort(),
        flags: places("outpost").filter(flagged).map(id).sort(),
        salt: salt && zone(...where(salt)),
      };
    }
    const count = (what) => board.querySelectorAll(`.ship-board ${what}`).length;
    return {
      ...common,
      crew: [count(".stands"), count(".lies"), number(board.querySelector(".reserve"))],
      aboard: [count(".manned"), count(".beast")],
    };
  }
  if (board.matches(".plunder")) {
    const places = (kind) => all(board, `[data-place^='${kind}:']`);
    const id = (it) => it.dataset.place.split(":")[1];
    const square = (it) => {
      const [x, y] = at(it).match(/-?[\\d.]+/g).map((n) => Math.floor(Number(n) / 44));
      return `${"ABCDEFGHIJKL"[y]}${x + 1}`;
    };
    const pegs = (it, what) => it.querySelectorAll(`${what}:not(.gone)`).length;
    return {
      ...common,
      storm: square(board.querySelector("[data-place=storm]")),
      marks: places("mark").map(square),
      ships: Object.fromEntries(places("ship").map((it) => [id(it), [square(it), pegs(it, ".peg"), pegs(it, ".gun")]])),
      flags: places("island").filter((it) => it.querySelector(".plu-flag")).map(id).sort(),
    };
  }
  if (board.matches(".pirates")) {
    const lies = (it) => at(it).match(/-?[\\d.]+/g).map(Number);
    const masts = (it) => it.querySelectorAll(".sail, .flame").length;
    const ship = (it) => [it.dataset.place.slice(5), [...lies(it), masts(it)]];
    return { ...common, ships: Object.fromEntries(all(board, "[data-place^='ship:']").map(ship)) };
  }
  const spaces = all(board, "[data-place^='space:']");
  const node = (it) => Number(it.dataset.place.split(":")[1]);
  const there = new Map(spaces.map((it) => [at(it), node(it)]));
  return {
    ...common,
    round: Number(/\\d+/.exec(document.querySelector(".bar .small").textContent)),
    ships: Object.fromEntries(all(board, "[data-place^='ship:']").map((it) => [node(it), there.get(at(it)) ?? null])),
    lairs: spaces.filter((it) => it.querySelector(".chest")).map(node),
    pile: number(board.querySelector("[data-part=pile]")),
  };
}"""


def fits(shown: State, true: State) -> bool:
    """Whether all that is shown is so."""
    return all(true.get(key) == value for key, value in shown.items())


def shown_of(table: Table, view: Any, turn: int, seat: int) -> State:
    """What the page shall show of a view, while it is the turn of one and somebody is asked."""
    common = {"bar": table.seats[turn].name, "strip": turn}
    return {**common, **_OF[table.game.name](view, seat)}


def _buccaneer(view: Any, _seat: int) -> State:
    units = [[unit for unit in view["units"] if unit["owner"] == i] for i in range(len(view["seats"]))]
    return {
        "totals": [one["ducats"] for one in view["seats"]],
        "place": view["turn"],
        "roads": view["ships"]["open"],
        "rows": [[[unit["id"], len(unit["colours"])] for unit in row] for row in units],
        "tokens": [[[kind, n] for kind, n in one["tokens"].items() if n] for one in view["seats"]],
    }


def _jamaica(view: Any, _seat: int) -> State:
    gold = [
        sum(hold["count"] for hold in ship["holds"] if hold and hold["kind"] == "gold")
        for ship, _ in zip(view["ships"], view["seats"], strict=False)
    ]
    return {
        "totals": gold,
        "round": view["round"],
        "ships": {str(ship): it["space"] for ship, it in enumerate(view["ships"])},
        "lairs": view["lairs"],
        "pile": view["pile"],
    }


def _nassau(view: Any, seat: int) -> State:
    player = view["players"][seat]
    return {
        "totals": view["totals"],
        "captain": view["captain"],
        "feld": view["feld"],
        "boats": {str(i): _moored(view, it) for i, it in enumerate(view["players"]) if it["boat"]},
        "foes": sorted(foe["id"] for zone in view["zones"] for foe in zone["foes"]),
        "flags": sorted(post["id"] for zone in view["zones"] for post in zone["outposts"] if post["owner"] is not None),
        "salt": view["salt"],
        "crew": [player["standing"], player["laid"], player["reserve"]],
        "aboard": [sum(player["sailors"]), sum(animal is not None for animal in player["animals"])],
    }


def _plunder(view: Any, _seat: int) -> State:
    return {
        "totals": view["totals"],
        "storm": view["storm"],
        "marks": view["marks"],
        "ships": {str(it["ship"]): [it["square"], it["lives"], it["cannons"]] for it in view["ships"]},
        "flags": sorted(island["id"] for island in view["islands"] if island["owner"] is not None),
    }


def _pirates(view: Any, _seat: int) -> State:
    def drawn(hundredths: int) -> float:
        return floor(hundredths / 100 * 10 + 0.5) / 10

    def lies(it: Any) -> list[float]:
        return [drawn(it["x"]), drawn(view["area"][1] - it["y"]), it["heading"], sum(map(bool, it["masts"]))]

    return {"totals": view["totals"], "ships": {it["ship"]: lies(it) for it in view["ships"]}}


def _moored(view: Any, player: Any) -> str:
    """The zone that a boat lies in; or that it is on its way home."""
    if player["stage"] in ("skull", "camp", "home"):
        return "ashore"
    if view["phase"] == "town" and player["quay"]:
        outposts = {post["id"]: zone["zone"] for zone in view["zones"] for post in zone["outposts"]}
        return str(outposts.get(player["quay"], _HARBOUR))
    return str(player["boat"])


_HARBOUR = "A"
_OF = {"buccaneer": _buccaneer, "jamaica": _jamaica, "nassau": _nassau, "plunder": _plunder, "pirates": _pirates}
