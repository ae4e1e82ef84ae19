"""The page's gate: what comes by a file, a link or from the page's own store is data, whatever it holds."""

from __future__ import annotations

import json
import re
import time
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from flibuste.core.seat import EMBLEMS
from tests.browser import shell
from tests.browser.conftest import wait_engine
from tests.browser.secrets import colours, playing
from tests.page import WEB, scripts
from tools.server import Server

pytestmark = pytest.mark.browser

CREW = ["Anne", "Jack", "Mary"]

AWAY = "https://elsewhere.invalid/"
EVIL = (
    f'"/></svg><foreignObject><meta http-equiv="refresh" content="0;url={AWAY}">'
    f'<img src="{AWAY}x.png" onerror="document.title=1"><a href="{AWAY}">win</a>'
    f'<style>*{{background:url({AWAY})}}</style><script>document.title=1</script></foreignObject><svg x="'
)
ELEMENTS = (
    "foreignObject, meta, img, iframe, object, embed, script, style, link, base, animate, set, image, video, audio"
)
OURS = "github.com", "game-icons.net", "creativecommons.org", "app.bgstatsapp.com", "opensource.org"
FOREIGN = """([elements, ours]) => [...document.querySelectorAll(`#app :is(${elements}, [onerror], [onload], a[href])`)]
  .filter((it) => {
    if (it.localName !== "a") return true;
    const href = it.getAttribute("href");
    return !href.startsWith("#") && !href.startsWith("mailto:") && !ours.includes(new URL(it.href).hostname);
  })
  .map((it) => it.outerHTML.slice(0, 200))"""


def test_text_becomes_markup_in_one_place_only() -> None:
    """What draws escapes by construction: everything else goes through JSX, which knows text from markup."""
    ways = re.compile(
        r"dangerouslySetInnerHTML|innerHTML|outerHTML *=|insertAdjacentHTML|DOMParser|document\.write"
        r"|createContextualFragment|srcdoc"
    )
    found = {str(path.relative_to(WEB)) for path in scripts() if ways.search(path.read_text(encoding="utf-8"))}
    # and the frame of a stranger's engine, which the build writes whole: no text of anybody's comes into it
    assert found == {"art/draw.ts", "python/host-sealed.ts"}


def test_the_emblems_of_the_engine_are_those_that_can_be_drawn() -> None:
    drawn = (WEB / "art/icons.ts").read_text(encoding="utf-8").partition("const EMBLEMS")[2].partition("\n};")[0]
    assert set(re.findall(r"^  (\w+):", drawn, re.MULTILINE)) == set(EMBLEMS)


def at_home(page: Page, site: Server) -> None:
    """Nothing foreign stands in the page, and it is where it was."""
    assert page.evaluate(FOREIGN, [ELEMENTS, OURS]) == []
    assert page.url.startswith(site.url)
    assert page.title() != "1"


def everywhere(page: Page, site: Server, *addresses: str, anew: bool = True) -> None:
    """Nothing of another is on these screens; `anew`: each is the first of a visit."""
    for address in addresses:
        if anew:
            page.goto("about:blank")
        page.goto(f"{site.url}{address or '#/'}")
        expect(page.locator("#app main, #app .screen-curtain").first, address).to_be_visible(timeout=20_000)
        page.wait_for_timeout(250)
        at_home(page, site)


LISTS = ("", "#/past", "#/score", "#/settings", "#/new?game=jamaica", "#/tools")


@pytest.fixture
def door(page: Page, site: Server) -> Page:
    page.goto(f"{site.url}#/settings")
    return page


@pytest.mark.parametrize("field", ["emblem", "colour", "bot"])
def test_a_file_with_markup_for_a_seat_is_refused(door: Page, site: Server, field: str) -> None:
    save = shell.made_game(CREW, entries=3)
    save["seats"][0][field] = EVIL
    shell.give(door, save)
    expect(door.locator("[data-outcome]")).to_contain_text("It is damaged")
    shell.shut(door)
    assert shell.ids(door) == []
    at_home(door, site)


def test_hostile_words_in_a_file_are_words_on_every_screen(door: Page, site: Server) -> None:
    """Names, titles, ids, times and what a backup says besides, in games of both kinds and sheets of all."""
    seats = [{**seat, "name": f"{EVIL}{at}"} for at, seat in enumerate(colours("jamaica", CREW))]
    jamaica = next(save for save, _ in playing("jamaica", seats, 5) if len(save["log"]) == 12)
    running, finished = shell.made_game(CREW, entries=6), shell.made_game(CREW, seed=2)
    for save in (running, finished):
        save["seats"][0]["name"] = EVIL
    fields = {"id": EVIL, "title": EVIL, "updated": EVIL, "created": EVIL, "played": EVIL, "learn": EVIL}
    backup = {
        "flibuste": 1,
        "backup": EVIL,
        "games": [{**fields, "save": save, "result": EVIL, "status": EVIL} for save in (running, finished, jamaica)],
        "sheets": [
            {**fields, "id": f"{EVIL}{game}", "finished": done, "result": result, "past": [EVIL], "sheet": sheet}
            for game in ("buccaneer", "jamaica", "plunder", "nassau", "pirates")
            for done in (True, False)
            for result in (EVIL, {"winners": None, "totals": [EVIL]}, hostile_result())
            for sheet in [hostile_sheet(game)]
        ],
        "names": [{"name": EVIL, "colour": "red", "emblem": EVIL, "last": EVIL}, {"name": "Bo", "colour": EVIL}],
        "settings": {"theme": EVIL, "sides": {EVIL: True}, "textSize": EVIL},
    }
    shell.give(door, backup)
    at_home(door, site)
    shell.shut(door)
    games = shell.ids(door)
    assert len(games) == 3
    sheets = door.evaluate(
        """() => new Promise((done) => { indexedDB.open("flibuste").onsuccess = ({ target: { result } }) => {
          const asked = result.transaction("sheets").objectStore("sheets").getAllKeys();
          asked.onsuccess = () => done(asked.result);
        }; })"""
    )
    assert len(sheets) == 30
    assert all(re.fullmatch(r"[\w-]+", one) for one in sheets)
    screens = [f"#/{screen}/{game}" for game in games for screen in ("play", "end", "replay")]
    everywhere(door, site, *LISTS, *screens, *(f"#/score/{one}" for one in sheets[::4]))


def hostile_sheet(game: str) -> dict[str, Any]:
    player = {"name": EVIL, "colour": EVIL, "emblem": EVIL, "gold": EVIL, EVIL[:150]: 3}
    return {"game": game, "options": {EVIL: EVIL, "crew": EVIL}, "values": {EVIL: 1}, "players": [player] * 3}


def hostile_result() -> dict[str, Any]:
    line = {"key": EVIL, "points": 1, "rule": EVIL, "args": {"why": EVIL, "seat": None}}
    return {"totals": [1, 2, 3], "rank": [3, 2, 1], "winners": [2], "lines": [[line]] * 3}


def test_every_tool_takes_hostile_names(page: Page, site: Server) -> None:
    """The names of people who have played here stand in every tool; what tools hold is kept in the store."""
    page.goto(f"{site.url}#/tools")
    page.evaluate(
        """(evil) => {
          const one = (name, i) => ({ name, colour: ["red", "blue", "yellow", "black"][i], emblem: evil, last: 1 });
          localStorage["flibuste.roster"] = JSON.stringify({ names: [evil, `2${evil}`, `3${evil}`, "D"].map(one) });
        }""",
        EVIL,
    )
    page.reload()
    page.wait_for_selector("[data-tool]")
    games = page.locator(".rules-of [role=radio], .rules-of input").count()
    belt, shown, ids = page.locator("[data-belt]"), list[str](), set[str]()
    for at in range(games):
        page.locator(".rules-of [role=radio], .rules-of input").nth(at).click(force=True)
        # a game's shelf waits for the game's words and styles
        expect(belt).not_to_have_attribute("data-belt", re.compile(f"^({'|'.join(shown)})?$"))
        shown.append(str(belt.get_attribute("data-belt")))
        ids |= set(page.evaluate("[...document.querySelectorAll('[data-tool]')].map((it) => it.dataset.tool)"))
    assert len(ids) > 25
    everywhere(page, site, *(f"#/tools/{one}" for one in sorted(ids)), anew=False)


FLOODS = {
    "combining letters": "a" + "\u0301" * 30_000,
    "very many letters": "a" * 250_000,
    "one family": "\U0001f469\u200d" * 12_000 + "\U0001f469",
    "flags": "\U0001f1eb" * 15_000,
    "half characters": "\ud83d" * 15_000,
}


def test_a_long_name_is_cut_where_it_comes_in(door: Page, site: Server) -> None:
    """In a game, a title, a sheet and the names of those who played here."""
    save, flooded = shell.made_game(CREW, entries=3), []
    for flood in FLOODS.values():
        seats = [{**save["seats"][0], "name": flood}, *save["seats"][1:]]
        flooded.append({"save": {**save, "seats": seats}, "title": flood})
    sheet = {"game": "jamaica", "options": {}, "values": {}, "players": [{"name": flood} for flood in FLOODS.values()]}
    names = [{"name": flood, "colour": "red", "emblem": None} for flood in FLOODS.values()]
    began = time.monotonic()
    shell.give(door, {"flibuste": 1, "games": flooded, "sheets": [{"id": "s", "sheet": sheet}], "names": names})
    expect(door.locator("[data-outcome]")).to_contain_text("6 games were brought back.", timeout=20_000)
    shell.shut(door)
    games = shell.ids(door)
    for head in (shell.head(door, game) for game in games):
        assert 0 < len(head["save"]["seats"][0]["name"]) <= 200
        assert 0 < len(head["title"]) <= 200
    everywhere(door, site, "", "#/past", "#/score", "#/score/s", "#/new?game=buccaneer")
    everywhere(door, site, *(f"#/play/{game}" for game in games), anew=False)
    assert time.monotonic() - began < 60


def test_a_name_is_cut_between_letters(door: Page) -> None:
    family = "\U0001f469\u200d\U0001f469\u200d\U0001f466"
    save = shell.made_game(CREW, entries=3)
    save["seats"][0]["name"] = "ab" + family * 60
    shell.give(door, save)
    shell.shut(door)
    assert shell.head(door)["save"]["seats"][0]["name"] == "ab" + family * 24


def nested(depth: int) -> Any:
    inner: Any = []
    for _ in range(depth):
        inner = [inner]
    return inner


def test_a_file_nested_deep_is_refused_and_the_engine_lives(door: Page, site: Server) -> None:
    wait_engine(door)
    text = json.dumps(shell.made_game(CREW, entries=3) | {"options": {"deck": "DEEP"}})
    began = time.monotonic()
    for depth in (30, 3_000, 100_000):
        shell.give(door, text.replace('"DEEP"', "[" * depth + "]" * depth).encode())
        expect(door.locator("[data-outcome]")).to_contain_text(re.compile("damaged|does not come from"))
        shell.shut(door)
    assert time.monotonic() - began < 30
    assert shell.ids(door) == []
    assert door.locator("body").get_attribute("data-engine") == "ready"
    shell.give(door, shell.made_game(CREW, entries=3))
    expect(door.locator("[data-outcome]")).to_contain_text("One game was brought back.")


def refused(door: Page, text: str) -> tuple[float, float]:
    """How many milliseconds it takes to read this file, and until the door says why it is refused."""
    read, took = door.evaluate(
        """async (text) => {
          const start = performance.now();
          JSON.parse(await new File([text], "games.json").text());
          const read = performance.now() - start;
          const data = new DataTransfer();
          data.items.add(new File([text], "games.json"));
          const picked = new Promise((done) => {
            const click = HTMLInputElement.prototype.click;
            HTMLInputElement.prototype.click = function () {
              HTMLInputElement.prototype.click = click;
              done(this);
            };
          });
          document.querySelector("[data-action=import]").click();
          const input = await picked;
          const began = performance.now();
          input.files = data.files;
          input.dispatchEvent(new Event("change"));
          while (!document.querySelector("[data-outcome]")) await new Promise((go) => setTimeout(go, 5));
          return [read, performance.now() - began];
        }""",
        text,
    )
    expect(door.locator("[data-outcome] .why")).to_have_count(1)
    shell.shut(door)
    return read, took


def test_five_megabytes_are_refused_in_no_time(door: Page) -> None:
    wait_engine(door)
    save = shell.made_game(CREW, entries=3)
    large = {
        "log": save["log"] * 30_000,
        "seats": [{"name": "x"}] * 300_000,
        "opening": [1] * 2_000_000,
        "options": {f"o{i}": [[]] for i in range(300_000)},
        "game": "x" * 5_000_000,
    }
    for field, much in large.items():
        text = json.dumps(save | {field: much})
        # measured: 0.6 to 2.4 times what it takes to read the file; many tries, because other tests share the machine
        assert any(took < 4 * read + 300 for read, took in (refused(door, text) for _ in range(10))), field


@pytest.mark.parametrize("engine", ["gone", "silent"])
@pytest.mark.shipped
def test_a_game_that_the_engine_cannot_prove_is_refused(
    door: Page, site: Server, troubles: list[str], engine: str
) -> None:
    """Whatever the reason: what was not replayed is not taken."""
    held: list[Any] = []
    door.goto("about:blank")
    door.route(
        re.compile(r"/runtime/|pyodide|\.whl"), lambda route: route.abort() if engine == "gone" else held.append(route)
    )
    door.clock.install()
    door.goto(f"{site.url}#/settings")
    save = shell.made_game(CREW, entries=3)
    with door.expect_file_chooser() as chooser:
        door.click("[data-action=import]")
    chooser.value.set_files({"name": "g.json", "mimeType": "application/json", "buffer": json.dumps(save).encode()})
    for _ in range(60):
        if door.locator("[data-outcome]").count():
            break
        door.clock.run_for(1000)
    expect(door.locator("[data-outcome]")).to_contain_text("It could not be checked")
    assert shell.ids(door) == []
    for route in held:
        route.abort()
    troubles.clear()


BROKEN_SHEETS: list[Any] = [
    {"players": [None]},
    {"players": None},
    {"players": [{"name": 7}], "game": "ludo"},
    {"players": [[]]},
    {"players": [{}] * 300},
]


def test_a_damaged_sheet_of_a_backup_is_left_out_and_said(door: Page, site: Server) -> None:
    sheets: list[Any] = [{"id": f"b{at}", "sheet": {"game": "jamaica", **it}} for at, it in enumerate(BROKEN_SHEETS)]
    sheets += [
        None,
        7,
        {"id": "sound", "sheet": {"game": "jamaica", "players": [{"name": "Anne"}, {"name": "Bo"}]}, "result": "x"},
    ]
    shell.give(door, {"flibuste": 1, "games": [], "sheets": sheets})
    expect(door.locator("[data-outcome]")).to_contain_text("One game was brought back.")
    expect(door.locator("[data-outcome] .why")).to_have_count(len(sheets) - 1)
    shell.shut(door)
    everywhere(door, site, "#/score", "#/score/sound")
