"""Plunder in the page: whole games by touch and by keyboard, the chart, bargains behind the curtain."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from flibuste.core.seat import Seat
from flibuste.table import Table
from tests.browser import secrets, shell, table
from tests.browser.conftest import MakePage
from tests.browser.test_chart import rest
from tools.server import Server

pytestmark = pytest.mark.browser


@pytest.mark.slow
@pytest.mark.shipped
def test_a_whole_game_on_one_device(phone: Page, site: Server) -> None:
    """Two people, from the islands they begin on to the target."""
    phone.goto(f"{site.url}#/new?game=plunder&seats=Anne,Jack&seed=7&target=5&start=1")
    assert table.press_through(phone, table.by_touch("plu-hand", last=True), most=900) > 40
    table.ended(phone, 2)
    save = {**shell.head(phone)["save"], "log": shell.log(phone)}
    rounds = shell.ask("open", table="whole", save=save)["table"]["view"]["round"]
    shell.ask("close", table="whole")
    fortune = phone.locator(".fortunes .line").first
    assert str(fortune.get_attribute("d")).count("L") == rounds, "a mark for each round"


@pytest.mark.slow
def test_a_whole_game_by_keyboard(make_page: MakePage, site: Server) -> None:
    """In French, against a bot: every answer is a button that hears Enter."""
    page = table.phone(make_page, site, "fr")
    page.goto(f"{site.url}#/new?game=plunder&seats=Anne,bot:easy&seed=3&target=6&start=1")
    assert table.press_through(page, table.by_keyboard, most=900) > 10
    expect(page.locator(".score tbody tr")).to_have_count(2)


def own_moves(page: Page) -> list[tuple[str, list[object]]]:
    return [(entry["move"], entry["args"]) for entry in shell.log(page) if entry["seat"] == 0]


def square(page: Page, steps: int) -> str:
    """A free square that the chart says is so many steps away."""
    lit = page.locator("[data-place^='square:']:not(:has(.toll))")
    return str(lit.filter(has_text=re.compile(rf"^\s*{steps}\s*$")).first.get_attribute("data-place"))


def words_of(cards: dict[str, int]) -> str:
    """A hand as a listener hears it."""
    return ", ".join(f"{n} {kind}" for kind, n in cards.items())


def test_a_bargain_on_one_phone_shows_each_only_the_own_hand(phone: Page, site: Server) -> None:
    """PLU-NEG-02, PLU-TRD-07: terms are composed card by card and answered behind the curtain; whoever looks sees the
    own hand, and of the other one no more than is known."""

    def offers(answer: dict[str, Any]) -> bool:
        return secrets.asks("plunder-ask-offer")(answer) and answer["table"]["view"]["players"][1]["hand"] > 2

    save = secrets.found(offers, secrets.colours("plunder", ["Anne", "Jack"]), game="plunder")
    opened = shell.ask("open", table="b", save=save)["table"]
    seat = opened["decision"]["seat"]
    hands = [shell.ask("look", table="b", seat=who)["view"]["players"][who]["cards"] for who in range(2)]
    shell.ask("close", table="b")
    mine, theirs = words_of(hands[seat]), words_of(hands[1 - seat])
    assert mine != theirs
    secrets.sit_down(phone, site.url, save)

    def curtain() -> None:
        phone.locator(table.LIFT).wait_for()
        hidden = secrets.document(phone)
        assert not [word for word in ("plu-", mine, theirs) if word in hidden]
        table.lift(phone)
        phone.locator(table.FREE).first.wait_for()

    curtain()
    assert theirs not in secrets.document(phone)
    give = next(i for i, n in enumerate(hands[seat].values()) if n)
    steppers = phone.locator(".plu-compose .stepper")
    steppers.nth(2 * give).get_by_role("button").last.tap()
    steppers.nth(2 * ((give + 1) % 4) + 1).get_by_role("button").last.tap()
    propose = phone.locator(".plu-propose:not([aria-disabled=true])")
    propose.tap()
    curtain()
    assert theirs in secrets.document(phone), "whoever answers has their own hand in sight"
    assert mine not in secrets.document(phone)
    phone.locator("[data-action=other-terms]").tap()
    phone.locator(".plu-compose").wait_for()
    assert mine not in secrets.document(phone)
    phone.locator("[data-option=refuse]").tap()
    curtain()
    assert theirs not in secrets.document(phone)
    assert shell.log(phone)[-1]["move"] == "refuse"


def rolled(page: Page, site: Server, query: str = "seats=Anne,bot:easy&seed=12") -> None:
    """The first turn, after its roll: the chart knows all ways."""
    page.goto(f"{site.url}#/new?game=plunder&{query}&start=1")
    table.ready(page)
    page.locator(table.FREE).first.tap()
    page.locator("[data-option=roll]").tap(timeout=table.WAIT)
    page.locator("[data-place^='square:'] .step").first.wait_for()


CROSSED = """() => {
  const names = [...document.querySelectorAll(".plunder-chart .place-name")];
  const boxes = names.map((it) => [it, it.getBoundingClientRect()]);
  return boxes.flatMap(([one, a], i) => boxes.slice(i + 1)
    .filter(([, b]) => a.left < b.right && b.left < a.right && Math.abs(a.top - b.top) < 6)
    .map(([other]) => `${one.textContent} ${other.textContent}`));
}"""


@pytest.mark.parametrize("seed", [5, 21])
def test_no_name_runs_into_another(make_page: MakePage, site: Server, seed: int) -> None:
    """On the chart as a whole, where letters are largest beside the land."""
    page = make_page(viewport={"width": 390, "height": 844}, locale="fr-FR")
    page.goto(f"{site.url}#/new?game=plunder&seats=Anne,bot:easy&seed={seed}&start=1")
    page.locator(".plunder-chart .place-name").first.wait_for(timeout=table.WAIT)
    assert page.evaluate(CROSSED) == []


# what of the terms is not met where it is drawn
HIDDEN = """() => [...document.querySelectorAll(".plu-compose button, .plu-propose, .panel-foot .btn")].filter((it) => {
  const { left, top, bottom, width } = it.getBoundingClientRect();
  const xs = [left + 6, left + width / 2, left + width - 6];
  const points = xs.flatMap((x) => [top + 4, bottom - 4].map((y) => [x, y]));
  return points.some(([x, y]) => !it.contains(document.elementFromPoint(x, y)));
}).length"""


@pytest.mark.parametrize(("language", "size"), [("en", (360, 640)), ("fr", (844, 390))], ids=["phone", "sideways"])
def test_a_small_phone_shows_the_terms_at_once(
    make_page: MakePage, site: Server, language: str, size: tuple[int, int]
) -> None:
    """All that is given and got, and the button, without a scroll; nothing covers anything."""
    people = secrets.colours("plunder", ["Anne", "Jack"], {1: "easy"})
    save = secrets.found(secrets.asks("plunder-ask-offer"), people, game="plunder")
    page = table.phone(make_page, site, language)
    page.set_viewport_size({"width": size[0], "height": size[1]})
    secrets.sit_down(page, site.url, save)
    page.locator(".plu-compose").wait_for()
    assert page.evaluate(HIDDEN) == 0
    page.locator(".plu-compose .stepper").nth(1).get_by_role("button").last.tap()
    expect(page.locator(".plu-propose")).not_to_have_attribute("aria-disabled", "true")
    assert page.evaluate(HIDDEN) == 0


def test_whoever_is_attacked_reads_the_own_chance(phone: Page, site: Server) -> None:
    """PLU-BRB-04, PLU-SEA-04: to fight instead of bribing is told with the chance to win for whoever is asked."""
    people = secrets.colours("plunder", ["Anne", "Jack"], {1: "easy"})

    def attacked(answer: dict[str, Any]) -> bool:
        asked = answer["table"]["decision"] or {}
        return str(asked.get("key", "")).startswith("plunder-ask-bribing") and asked["seat"] == 0

    save = secrets.found(attacked, people, game="plunder")
    shell.ask("open", table="odds", save=save)
    odds = shell.ask("preview", table="odds", option=["fight"])["preview"]
    shell.ask("close", table="odds")
    secrets.sit_down(phone, site.url, save)
    lost = round(100 * (odds["of"] - odds["wins"]) / odds["of"])
    assert lost != round(100 * odds["wins"] / odds["of"])
    expect(phone.locator("[data-option=fight] .plu-odds")).to_contain_text(
        f"{lost}% to win (+{odds['their']}\u00a0against\u00a0+{odds['own']})"
    )


def sums(page: Page) -> list[tuple[str, int]]:
    """The strip from left to right: the seats, and after each team what it has together."""
    found: list[tuple[str, int]] = page.evaluate(
        "[...document.querySelectorAll('.strip li')].map((it) => "
        "[it.querySelector('[data-purse]')?.dataset.purse ?? 'sum', Number(it.querySelector('.num').textContent)])"
    )
    return [(seat, n) for seat, n in found]


def test_partners_stand_together_and_a_ship_stays_in_hand(phone: Page, site: Server) -> None:
    """PLU-TEAM-03, PLU-SAIL-01: the strip says who sails with whom and what they have together; the ship that one has
    sailed is the one that sails on, whichever was steered before."""
    seats = secrets.colours("plunder", ["Anne", "Jack", "Mary", "Olivier"], {1: "easy", 2: "easy", 3: "easy"})

    def wanted(answer: dict[str, Any]) -> bool:
        asked = answer["table"]["decision"] or {"key": "", "seat": 0, "options": []}
        fleet = {option["from"] for option in asked["options"] if option["group"] == "sail"}
        turn = asked["key"] == "plunder-ask-turn" and asked["seat"] == 0
        return turn and len(fleet) > 1 and answer["table"]["view"]["pool"] > 2

    save = secrets.found(wanted, seats, game="plunder", teams="2x2")
    totals = shell.ask("open", table="teams", save=save)["table"]["view"]["totals"]
    shell.ask("close", table="teams")
    secrets.sit_down(phone, site.url, save)
    strip = [("0", totals[0]), ("2", totals[2]), ("sum", totals[0] + totals[2])]
    strip += [("1", totals[1]), ("3", totals[3]), ("sum", totals[1] + totals[3])]
    assert sums(phone) == strip
    expect(phone.locator(".scale .done")).to_have_count(max(totals[0] + totals[2], totals[1] + totals[3]))

    ships = phone.locator(".plu-ship [data-pick]")
    second = str(ships.nth(1).get_attribute("data-pick"))
    step = phone.locator(f"[data-option^='sail:{second[5:]}:']:not(:has(.plu-toll))").first
    entries = len(shell.log(phone))
    step.tap()
    phone.wait_for_function("(n) => document.querySelector('main')?.dataset.entries > n", arg=entries)
    expect(ships.first).to_have_attribute("data-pick", second)
    expect(phone.locator(f"[data-place='{second}'] .ring-line")).to_have_class(re.compile("chosen"))


# what is told of others, line by line, how long the page meant to wait for it, and whether it forgot in between
WAITS = """() => {
  window.waited = 0;
  window.shown = [];
  const later = window.setTimeout.bind(window);
  window.setTimeout = (act, ms = 0, ...rest) => {
    // a pause of the telling, which can be cut short: it is one of a set until it ends. The rest waits beside it
    if (String(act).includes(".delete(") && document.querySelector("[data-action=skip]")) window.waited += ms;
    return later(act, ms, ...rest);
  };
  const note = () => {
    const last = document.querySelector(".day-lines")?.lastElementChild?.textContent ?? "";
    const question = document.querySelector("#ask")?.textContent ?? "";
    const told = Boolean(document.querySelector("[data-action=skip]"));
    const now = JSON.stringify([told, question, last]);
    if (shown.at(-1) !== now) shown.push(now);
  };
  new MutationObserver(note).observe(document.body, { subtree: true, childList: true, characterData: true });
}"""


def test_what_a_bot_does_is_told_without_delay(make_page: MakePage, site: Server) -> None:
    """At the default speed with motion: a way is one line and takes no longer than it is sailed, and what was told
    stands while the next is thought of."""
    page = make_page(has_touch=True, viewport=table.SMALL, reduced_motion="no-preference")
    rolled(page, site, "seats=Anne,bot:easy&seed=7")
    page.locator("[data-option=end]").tap()
    page.evaluate(WAITS)
    page.locator("[data-action=confirm]").tap()
    page.locator("[data-option=roll]").wait_for(timeout=table.WAIT)
    turn = [entry for entry in shell.log(page) if entry["seat"] == 1]
    shown = [json.loads(it) for it in page.evaluate("shown")]
    begun = next(i for i, (told, _, _) in enumerate(shown) if told)
    ended = max(i for i, (told, _, _) in enumerate(shown) if told)
    assert all(told for told, _, _ in shown[begun:ended]), shown
    assert [entry["move"] for entry in turn].count("sail") > 2
    waited = page.evaluate("waited")
    assert 1000 < waited < 5000, (waited, turn)
    page.locator("[data-action=log]").tap()
    lines = page.locator(".move").filter(has_text="Jack").last.locator(".entry").all_inner_texts()
    assert len([line for line in lines if "sails to" in line]) < [entry["move"] for entry in turn].count("sail")


def test_what_a_rival_holds_is_no_more_than_is_known(phone: Page, site: Server) -> None:
    """Least counts are said to be that, and all other cards are unknown."""
    rolled(phone, site)
    phone.locator("[data-captain='1']").tap()
    hand = phone.locator("dialog .plu-hand [aria-hidden]")
    expect(phone.locator("dialog .plu-hand .sr")).to_contain_text("unknown card")
    expect(hand).to_contain_text("?")
    expect(hand).not_to_contain_text(re.compile(r"(^|\s)0(\s|$)"))


@pytest.mark.parametrize("teams", ["none", "3x2"])
def test_six_hands_are_counted_on_a_small_phone(phone: Page, site: Server, teams: str) -> None:
    """How many cards each captain holds lies open; and what everything costs is one tap away."""
    seats = ",".join(["Anne", *["bot:easy"] * 5])
    phone.goto(f"{site.url}#/new?game=plunder&seats={seats}&seed=7&teams_of_six={teams}&start=1")
    table.ready(phone)
    told = phone.locator(".strip-hand .num").all_inner_texts()
    assert told == ["0"] * 6
    assert phone.evaluate("""() => [...document.querySelectorAll(".strip .num")].every((one) => {
      const [inner, outer] = [one, one.closest("li")].map((it) => it.getBoundingClientRect());
      return inner.left >= outer.left && inner.right <= outer.right && inner.bottom <= outer.bottom;
    })""")
    phone.locator("[data-action=look-up]").tap()
    expect(phone.locator("dialog .plu-price")).to_have_count(7)


def test_cards_are_picked_at_the_merchants_and_of_a_victim(phone: Page, site: Server) -> None:
    """PLU-TRD-08, PLU-STL-02: the two that are given first, and none of their kinds back; a theft is blind on top."""
    position: dict[str, Any] = {
        "colours": ["red", "blue", "green"],
        "storm": "L17",
        "marks": ["A1", "L1", "A18"],
        "ships": [{"square": square} if square else None for square in ("B7", "", "", "L2", "", "", "L4", "", "")],
        "hands": [{"wood": 2, "gold": 2}, {}, {}],
    }
    people = secrets.colours("plunder", ["Anne", "Jack", "Mary"], {1: "easy", 2: "easy"})
    seats = [Seat(**{**person, "colour": colour}) for person, colour in zip(people, position["colours"], strict=True)]
    secrets.sit_down(phone, site.url, Table.at("plunder", position, seats).save())
    phone.locator(".plu-more summary").tap()
    pair = phone.locator("[data-pair]").last
    pair.tap()
    offered = phone.locator(".plu-pick [data-option]")
    given = str(pair.get_attribute("data-pair")).split(",")
    ids = [str(one.get_attribute("data-option")).split(":") for one in offered.all()]
    assert ids
    assert all(one[1:3] == given and one[3] not in given for one in ids)
    table.answer(phone, ":".join(ids[0]))
    assert own_moves(phone) == [("exchange", ids[0][1:])]

    def steals(answer: dict[str, Any]) -> bool:
        return secrets.asks("plunder-ask-steal")(answer) and answer["table"]["decision"]["seat"] == 0

    people = secrets.colours("plunder", ["Anne", "Jack"], {1: "easy"})
    # a theft is rare: of the games before, none has one
    save = secrets.found(steals, people, game="plunder", seeds=range(56, 200))
    secrets.sit_down(phone, site.url, save)
    expect(phone.locator("[data-option=blind]")).to_be_visible()


def test_a_treasure_lies_there_until_it_is_seen(phone: Page, site: Server) -> None:
    """PLU-TC-01: whoever has found it turns it up, large; then it is followed."""
    people = secrets.colours("plunder", ["Anne", "Jack"], {1: "easy"})

    def reaches(answer: dict[str, Any]) -> bool:
        asked = answer["table"]["decision"] or {"options": [], "seat": 1}
        return asked["seat"] == 0 and any(option["group"] == "collect" for option in asked["options"])

    secrets.sit_down(phone, site.url, secrets.found(reaches, people, game="plunder"))
    phone.locator("[data-option^=collect]").first.tap()
    expect(phone.locator("dialog.reveal h2")).to_be_visible()
    expect(phone.locator("[data-option]:not([aria-disabled=true])")).to_have_count(0)
    phone.locator("[data-action=seen]").tap()
    expect(phone.locator("dialog.reveal")).to_have_count(0)
    table.ready(phone)


def test_a_hint_says_with_whom_and_why(phone: Page, site: Server) -> None:
    """And lights what it advises, also where that is composed."""
    people = secrets.colours("plunder", ["Anne", "Jack"], {1: "easy"})
    secrets.sit_down(phone, site.url, secrets.found(secrets.asks("plunder-ask-offer"), people, game="plunder"))
    phone.locator("[data-action=hint]").tap()
    expect(phone.locator(".advised")).to_contain_text("Jack", timeout=table.WAIT)
    expect(phone.locator(".advised")).to_contain_text(".")
    expect(phone.locator(".hinted").first).to_be_visible()


ROOM = """() => {
  const box = (what) => document.querySelector(what).getBoundingClientRect();
  const lines = (what) => {
    const words = document.createRange();
    words.selectNodeContents(document.querySelector(what));
    return [...words.getClientRects()];
  };
  const [tools, glass] = [box(".zoom-tools"), box(".zoom")];
  const islands = [...document.querySelectorAll("[data-place^='island:']")].map((it) => it.getBoundingClientRect());
  document.querySelector(".question").textContent = "Repos-du-Tambour ? L’île est à Jack. ".repeat(4);
  return {
    covered: islands.filter((it) => it.bottom > tools.top && it.right > tools.left && it.left < tools.right).length,
    low: glass.bottom - tools.bottom < 12,
    lines: lines(".turn-end").length,
    inside: box(".turn-end").right <= innerWidth,
    near: lines(".question").filter(({ right }) => right > innerWidth - 12).length,
  };
}"""


@pytest.mark.parametrize("width", [360, 390])
def test_a_turn_on_a_phone_has_room(make_page: MakePage, site: Server, width: int) -> None:
    """In French, where words are long: buttons lie below the chart where there is paper, a long question keeps off the
    edge, and one line is enough for what ends the turn."""
    page = table.phone(make_page, site, "fr")
    page.set_viewport_size({"width": width, "height": 844})
    people = secrets.colours("plunder", ["Anne", "Jack"], {1: "easy"})
    secrets.sit_down(page, site.url, secrets.found(secrets.asks("plunder-ask-turn"), people, game="plunder"))
    page.locator(".turn-end").wait_for()
    rest(page)
    assert page.evaluate(ROOM) == {"covered": 0, "low": True, "lines": 1, "inside": True, "near": 0}
