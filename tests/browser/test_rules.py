"""The rules: in pictures for the games that are played, numbered for all; a link opens them at its rule."""

from __future__ import annotations

import json
import re
from itertools import pairwise
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from flibuste.games.nassau.scoring import Estate, score
from flibuste.games.plunder.battle import odds, wins
from flibuste.games.plunder.chart import Chart, joined
from flibuste.games.plunder.faces import TILES
from tests.browser.conftest import MakePage
from tests.browser.test_play_axe import check, opened
from tools.server import Server

pytestmark = pytest.mark.browser

ROOT = Path(__file__).resolve().parents[2]
GAMES = ["buccaneer", "jamaica", "nassau", "pirates", "plunder"]


def test_a_tool_of_plunder_leads_to_its_rule_in_french(make_page: MakePage, site: Server) -> None:
    """360 px wide: the rule is lit, in view and in French; of the Pirates all rules are told as well."""
    page = opened(make_page, site, "night", "fr", (360, 640))
    page.goto(f"{site.url}#/tools/plunder.turn")
    link = page.locator(".rule-id").first
    expect(link).to_be_visible(timeout=60_000)
    rule = link.inner_text().strip()
    assert rule.startswith("PLU-")
    link.click()
    lit = page.locator(f"#{rule}.lit")
    expect(lit).to_be_in_viewport()
    expect(lit).to_be_focused()
    expect(lit).to_contain_text("capitaine")
    expect(page.locator(".rules-of [aria-current]")).to_contain_text("Plunder")
    check(page, "a rule of Plunder")
    page.locator(".rules-of a", has_text="Pirates").click()
    expect(page.locator(".rule").first).to_be_visible()
    expect(page.locator(".rules-part")).to_have_count(0)


def test_every_game_has_its_rules_here(page: Page, site: Server) -> None:
    """First of all in pictures; a numbered rule is a link away."""
    page.goto(f"{site.url}#/rules/pirates?at=CSG-BRD-02")
    expect(page.locator("#CSG-BRD-02.lit")).to_be_in_viewport()
    page.goto(f"{site.url}#/rules/{GAMES[-1]}")
    expect(page.locator("[data-part=aim]").first).to_be_visible()
    links = page.locator(".rules-of a")
    assert [(link.get_attribute("href") or "").split("/")[-1] for link in links.all()] == GAMES
    for i, game in enumerate(GAMES):
        links.nth(i).click()
        expect(page.locator(".rules-of [aria-current]")).to_have_attribute("href", f"#/rules/{game}")
        expect(page.locator("[data-part=aim]").first).to_be_visible()
        expect(page.locator(".rules-part")).to_have_count(0)


@pytest.mark.parametrize("game", GAMES)
def test_a_game_in_pictures(page: Page, site: Server, game: str) -> None:
    """Five to eleven sections, each a picture for the eyes alone and words that say the same; nothing is cut off."""
    page.set_viewport_size({"width": 360, "height": 640})
    page.goto(f"{site.url}#/rules/{game}")
    expect(page.locator("[data-part=aim]")).to_be_visible()
    parts = page.locator("[data-part]").all()
    assert 5 <= len(parts) <= 11
    for part in parts:
        assert part.locator(".guide-picture[aria-hidden=true] svg").count()
        assert part.locator(".guide-picture :is(button, a, [tabindex])").count() == 0
        assert len(part.locator(".guide-example").inner_text()) > 40
    assert page.evaluate(WIDE) == []
    assert page.locator(".rule").count() == 0


WIDE = """() => [...document.querySelectorAll("main *")].filter((it) => it.closest(".rules-of") === null
  && it.getBoundingClientRect().right > innerWidth + 0.5).map((it) => it.outerHTML.slice(0, 90))"""


def numbers(page: Page, at: str) -> list[int]:
    return [int(it) for it in re.findall(r"\d+", page.locator(at).inner_text())]


def test_the_examples_of_buccaneer_are_right(page: Page, site: Server) -> None:
    """The ships are the house's; a boarding's shares are its loot; every number drawn is said."""
    data = json.loads((ROOT / "engine/flibuste/games/buccaneer/data/buccaneer.data.json").read_text())
    ships = {ship["id"]: ship for ship in data["ships"]}
    page.goto(f"{site.url}#/rules/buccaneer")
    expect(page.locator("[data-part=end]")).to_be_visible()
    for drawn in page.locator("[data-part=board] [data-ship], [data-part=turn] [data-ship]").all():
        ship = ships[drawn.get_attribute("data-ship") or ""]
        facts = [int(it) for it in drawn.locator(".num").all_text_contents()]
        assert facts == [ship["ducats"], ship["min_crew"], ship["question_wage"]]
        assert drawn.locator(".treasure").count() == len(ship["treasures"])
    shares = [int(it) for it in page.locator("[data-part=pay] .shares .num").all_text_contents()]
    loot = int(page.locator("[data-part=pay] .settle-head .num").inner_text())
    assert sum(shares) == loot
    assert {*shares, loot} <= {*numbers(page, "[data-part=pay] .guide-example")}
    kinds = {kind["id"]: kind["majority_value"] for kind in data["treasures"]}
    most = page.locator("[data-part=end] [data-kind]").all()
    assert {it.get_attribute("data-kind"): int(it.inner_text()) for it in most} == kinds


def test_the_examples_of_jamaica_are_right(page: Page, site: Server) -> None:
    """Prices and points are the board's (10.2), the faces those of the combat die, and the sums add up."""
    data = json.loads((ROOT / "engine/flibuste/games/jamaica/data/jamaica.data.json").read_text())
    spaces = {space["id"]: space for space in data["board"]["spaces"]}
    page.goto(f"{site.url}#/rules/jamaica")
    expect(page.locator("[data-part=end]")).to_be_visible()
    assert numbers(page, "[data-part=stop] .guide-example") == [spaces[5]["cost"], 2]
    assert spaces[4]["kind"] == "lair"
    assert [spaces[at]["cost"] for at in (1, 2, 3)] == numbers(page, "[data-part=card] .guide-way")
    powder, roll, fire, answer = numbers(page, "[data-part=fight] .guide-example")
    assert {roll, answer} < {2, 4, 6, 8, 10}
    assert powder + roll == fire > answer
    home, gold, treasure, total, space, more, prize, curse, winner = numbers(page, "[data-part=end] .guide-example")
    assert home + gold + treasure == total < winner == space + more + prize - curse
    assert home == spaces[0]["score"]
    assert space in {it["score"] for it in spaces.values()}
    values = {card["value"] for card in data["treasures_base"]["cards"]}
    assert {treasure, prize, -curse} < values


def test_the_examples_of_nassau_are_right(page: Page, site: Server) -> None:
    """An alley and a foe as they are printed, the prices and points of the tables, and the six sums as the engine
    counts them."""
    data = json.loads((ROOT / "engine/flibuste/games/nassau/data/nassau.data.json").read_text())
    scoring = data["final_scoring"]
    page.goto(f"{site.url}#/rules/nassau")
    expect(page.locator("[data-part=end]")).to_be_visible()
    assert numbers(page, "[data-part=aim]") == [data["limits"]["rounds"]]
    count, *choice = numbers(page, "[data-part=town] .guide-example")
    side = next(it for it in data["city"]["tiles"] if it["tile"] == 7)["sides"]["A"]
    alley = next(it for it in side["alleys"] if it["id"] == "cd")
    end = next(it for it in side["spaces"] if it["id"] == alley["from"])
    assert (count, choice) == (alley["sections"], [gain["n"] for (gain,) in end["equip"]])
    shots, strength, die, low, points = numbers(page, "[data-part=fight] .guide-example")
    foes = [it for it in data["opponents"]["list"] if (it["type"], it["strength"]) == ("kraken", strength)]
    assert points in {it["points"] for it in foes}
    assert shots >= strength
    assert {die, low} & {*data["combat_die"]["repel_on"]} == {die}
    price, told = numbers(page, "[data-part=home] .guide-example")
    assert price == data["hide_costs"]["2"]
    assert told in {it["points"] for it in data["tales"]["list"] if it["pred"].get("type") == "pistol"}
    own, best, more, less = numbers(page, "[data-part=ready] .guide-example")
    assert own < best
    assert more == scoring["tale_majority_points"] == less == -scoring["tale_none_penalty"]
    sums = [int(it) for it in page.locator(".guide-six b").all_text_contents()]
    asked = [[int(n) for n in re.findall(r"\d+", it)] for it in page.locator(".guide-six span.num").all_text_contents()]
    (crates, towers), (value, types), (hidden, goods), (most, tiles), (pairs, _), (cargo, _) = asked
    weapons = (most - 1, *[1] * (tiles - most + 1))
    estate = Estate(0, towers, crates, value, types, hidden, goods, weapons, pairs, cargo)
    counted = score([estate])
    assert [line.points for line in counted.lines[0][1:]] == sums[:-1]
    assert counted.totals[0] == sums[-1]
    assert numbers(page, "[data-part=end] .guide-example") == sums


def cards(at: Locator) -> dict[str, int]:
    """The resource cards that are drawn there."""
    found = [(it.get_attribute("class") or "", it.inner_text()) for it in at.locator(".plu-count").all()]
    return {name.split("plu-")[2].split()[0]: abs(int(n.replace("\u2212", "-"))) for name, n in found}


def sea_of(tile: str) -> Chart:
    """A small sea with this tile in its corner, so that squares are named as in the pictures."""
    return joined(tuple((TILES.index(name), 0, 0) for name in (tile, "T2", "T3", "T4")))


def sailed(chart: Chart, part: Locator) -> list[list[int]]:
    """The ways that are drawn, each over open edges."""
    found = [
        [chart.square(name) for name in (way.get_attribute("data-way") or "").split()]
        for way in part.locator("[data-way]").all()
    ]
    assert all(b in chart.ways[a] for way in found for a, b in pairwise(way))
    return found


def test_the_examples_of_plunder_are_right(page: Page, site: Server) -> None:
    """Ways are open, prices and odds the engine's, battles won by its rule, and every card that is spent was there."""
    data = json.loads((ROOT / "engine/flibuste/games/plunder/data/plunder.data.json").read_text())
    costs, target = data["costs"], data["setup"]["target_points"]
    page.goto(f"{site.url}#/rules/plunder")
    expect(page.locator("[data-part=end]")).to_be_visible()

    def part(name: str) -> Locator:
        return page.locator(f"[data-part={name}]")

    roll, masts, far, _, rest = numbers(page, "[data-part=sail] .guide-example")
    assert [len(way) - 1 for way in sailed(sea_of("T1"), part("sail"))] == [far, rest]
    assert roll + masts == far + rest
    sea = sea_of("T5")
    storm = sea.around[sea.square(part("storm").locator("svg").first.get_attribute("data-storm") or "")]
    (way,) = sailed(sea, part("storm"))
    assert [square in storm for square in way] == [False, False, True]
    (shut,) = [it.ports for it in sea.islands if it.id == "T5A-c"]
    assert storm.issuperset(shut)
    assert numbers(page, "[data-part=storm] .guide-example") == [data["storm"]["toll_cards"]]

    bought = [it.get_attribute("data-item") or "" for it in part("build").locator("[data-item]:has(svg)").all()]
    purse = cards(part("build").locator(".guide-row"))
    assert purse == {kind: sum(costs[item].get(kind, 0) for item in bought) for kind in purse}
    assert numbers(page, "[data-part=build] .guide-example") == [sum(purse.values())]

    for battle in part("battle").locator(".guide-battle").all():
        rolls = [int(it) for it in battle.locator(".die .num").all_text_contents()]
        bonus = [int(it) for it in battle.locator("> .fact .num").all_text_contents()]
        totals = [int(it.strip("= ")) for it in battle.locator("> b").all_text_contents()]
        assert totals == [a + b for a, b in zip(rolls, bonus, strict=True)]
        assert wins(*totals) == (battle.locator("> b").first.get_attribute("class") == "num guide-total")
    *_, own, skulls, chance, _, _ = numbers(page, "[data-part=battle] .guide-example")
    texts = [it.replace("\u2212", "-") for it in part("battle").locator(".guide-odds text").all_text_contents()]
    bars = {int(lead): percent for percent, lead in zip(texts[::2], texts[1::2], strict=True)}
    chances = {lead: won / of for lead in bars for won, of in [odds(lead)]}
    assert bars == {lead: f"{100 * of:.0f}%" for lead, of in chances.items()}
    assert f"{chance}%" == bars[own - skulls]

    def hands(name: str) -> list[dict[str, int]]:
        return [cards(it) for it in part(name).locator(".guide-row:has(> .chip) .guide-cards").all()]

    (card,) = [it for it in data["treasure_cards"] if it["id"] == "THE_KRAKEN"]
    loss, gain = [cards(it) for it in part("treasure").locator(".guide-treasure .guide-cards").all()]
    assert [loss, gain] == [it["res"] for it in card["effects"]]
    before, after = hands("treasure")
    assert after == changed(before, loss, gain)
    give, get, sold, paid = [cards(it) for it in part("trade").locator(".guide-deals .guide-cards").all()]
    assert [sum(it.values()) for it in (give, get)] == [costs["merchant_exchange"][it] for it in ("give", "get")]
    before, after = hands("trade")
    assert after == changed(changed(before, give, get), sold, paid)

    ways = [cards(it) for it in part("lost").locator(".guide-ways .guide-cards").all()]
    assert ways == [costs["ship"], costs["shipless_ship_for_gold"]]
    low, high = numbers(page, "[data-part=lost] .guide-example")
    assert low != high
    ends = [int(it) for it in part("end").locator(".guide-tally .num").all_text_contents()]
    rows = [ends[i : i + 4] for i in range(0, len(ends), 4)]
    assert [sum(row[:3]) for row in rows] == [row[3] for row in rows]
    assert [row[3] >= target for row in rows] == [True, False, False]
    ships, islands, fewer, points, total = numbers(page, "[data-part=end] .guide-example")
    assert ([ships, islands, points, total], fewer) == (rows[0], points - 1)


def changed(hand: dict[str, int], less: dict[str, int], more: dict[str, int]) -> dict[str, int]:
    """A hand that gives what it has of one and gains the other."""
    left = {kind: max(0, hand.get(kind, 0) - less.get(kind, 0)) + more.get(kind, 0) for kind in {**hand, **more}}
    return {kind: n for kind, n in left.items() if n}


def test_from_a_picture_to_its_rule_and_back(page: Page, site: Server) -> None:
    page.goto(f"{site.url}#/rules/jamaica")
    part = page.locator("[data-part=fight]")
    part.locator(".rule-id").click()
    expect(page.locator("#JAM-CBT-06.lit")).to_be_in_viewport()
    page.go_back()
    expect(part).to_be_in_viewport()
    page.locator(".guide > .btn").click()
    expect(page.locator("#JAM-SET-01")).to_be_in_viewport()
    expect(page.locator(".rules-as [aria-current]")).to_have_text("All rules, numbered")


@pytest.mark.smoke
def test_rules_are_found_by_words_and_by_ids(make_page: MakePage, site: Server) -> None:
    """In any order, without case and accents, from the beginning of a word."""
    page = opened(make_page, site, "day", "fr", (390, 844))
    page.goto(f"{site.url}#/rules/jamaica?all=1")
    expect(page.locator("#JAM-CREW-C17")).to_have_count(1)
    search = page.get_by_role("searchbox")

    def found(typed: str) -> list[str]:
        search.fill(typed)
        expect(page.locator("[data-found]")).to_be_visible()
        return [rule.get_attribute("id") or "" for rule in page.locator(".rule").all()]

    assert found("MATIN penurie") == found("pénurie matin") == ["JAM-SHORT-09"]
    assert found("jam-crew-c17") == found("crew C17") == ["JAM-CREW-C17"]
    assert "JAM-LOAD-05" in found("aucune cale")
    # "or" begins words, and does not stand in the midst of "SHORT" or "encore"
    assert not {"JAM-SHORT-09", "JAM-SHORT-10"} & {*found("or")}
    assert found("l'icône (") == []
    assert page.locator(".chapters").count() == 0


def test_the_pictures_come_with_the_rules_alone(dist: Path) -> None:
    """Neither their words nor their drawings are in what a game or home needs."""
    (words,) = dist.glob("assets/keys_rules-buccaneer-*.js")
    others = "".join(file.read_text() for file in dist.glob("assets/keys_more*.js"))
    assert "guide-buccaneer-aim" in words.read_text()
    assert "guide-buccaneer-" not in others
    assert [path.name.split("-")[0] for path in dist.glob("assets/*.js") if "guide-fleet" in path.read_text()] == [
        "rules"
    ]
