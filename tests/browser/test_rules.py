"""The rules: in pictures for the games that are played, numbered for all; a link opens them at its rule."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from flibuste.games.nassau.scoring import Estate, score
from tests.browser.conftest import MakeContext
from tests.browser.test_play_axe import check, opened
from tools.server import Server

pytestmark = pytest.mark.browser

ROOT = Path(__file__).resolve().parents[2]
GAMES = ["buccaneer", "jamaica", "nassau", "pirates", "plunder"]


def test_a_tool_of_plunder_leads_to_its_rule_in_french(make_context: MakeContext, site: Server) -> None:
    """360 px wide: the rule is lit, in view and in French, and the page says that not all rules are told."""
    page = opened(make_context, site, "night", "fr", (360, 640))
    page.goto(f"{site.url}#/tools/plunder.turn")
    link = page.locator(".rule-id").first
    expect(link).to_be_visible(timeout=60_000)
    rule = link.inner_text()
    assert rule.startswith("PLU-")
    link.click()
    lit = page.locator(f"#{rule}.lit")
    expect(lit).to_be_in_viewport()
    expect(lit).to_be_focused()
    expect(lit).to_contain_text("capitaine")
    expect(page.locator(".rules-part")).to_contain_text("que citent la feuille de score et les outils")
    expect(page.locator(".rules-of [aria-current]")).to_contain_text("Plunder")
    check(page, "a rule of Plunder")


def test_every_game_has_its_rules_here(page: Page, site: Server) -> None:
    """Only of the games that are played all rules are told, and first of all in pictures."""
    page.goto(f"{site.url}#/rules/pirates?at=CSG-BRD-02")
    expect(page.locator("#CSG-BRD-02.lit")).to_be_in_viewport()
    links = page.locator(".rules-of a")
    assert [(link.get_attribute("href") or "").split("/")[-1] for link in links.all()] == GAMES
    for i, game in enumerate(GAMES):
        links.nth(i).click()
        expect(page.locator(".rules-of [aria-current]")).to_have_attribute("href", f"#/rules/{game}")
        played = game in GAMES[:3]
        expect(page.locator("[data-part=aim]" if played else ".rule").first).to_be_visible()
        expect(page.locator(".rules-part")).to_have_count(0 if played else 1)


@pytest.mark.parametrize("game", GAMES[:3])
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


def test_rules_are_found_by_words_and_by_ids(make_context: MakeContext, site: Server) -> None:
    """In any order, without case and accents, from the beginning of a word."""
    page = opened(make_context, site, "day", "fr", (390, 844))
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
