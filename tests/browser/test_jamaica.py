"""Jamaica in the page: whole games with secrets on one device, the Ghost Ship, The Crew, and nothing seen too early."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser import secrets, shell, table
from tests.browser.conftest import MakePage
from tools.server import Server

pytestmark = pytest.mark.browser


def pressed_to_the_end(page: Page, seats: int) -> int:
    """By people who know no game; what only one may see never stands behind the curtain."""
    pressed = table.press_through(page, table.by_touch("card:AC"), most=900)
    table.ended(page, seats)
    return pressed


@pytest.mark.shipped
def test_a_whole_game_on_one_device(phone: Page, site: Server) -> None:
    """JAM-PHONE-01."""
    phone.goto(f"{site.url}#/new?game=jamaica&seats=Anne,Jack,bot:easy&seed=7&start=1")
    assert pressed_to_the_end(phone, 3) > 30


@pytest.mark.parametrize("crew", [False, True], ids=["the Ghost Ship", "The Crew"])
def test_the_last_rounds_on_one_device(phone: Page, site: Server, crew: bool) -> None:
    """JAM-PHONE-01, JAM-GHOST-21, JAM-CREW-14: a game that is all but played."""
    names = ["Anne", "Jack", "Mary"] if crew else ["Anne", "Jack"]
    people = secrets.colours("jamaica", names)
    *_, (save, _) = secrets.playing("jamaica", people, 5, crew=crew)
    played = len(save["log"]) - 14
    secrets.sit_down(phone, site.url, {**save, "log": save["log"][:played]})
    assert pressed_to_the_end(phone, len(names)) > 2


def test_a_tablet_shows_the_whole_chart_and_what_a_card_would_do(make_page: MakePage, site: Server) -> None:
    page = make_page(viewport={"width": 820, "height": 1180})
    page.goto(f"{site.url}#/new?game=jamaica&seats=Anne,bot:easy,bot:easy&seed=4&start=1")
    table.ready(page)
    hull = page.locator(".hull").bounding_box()
    foot = page.locator(".panel-foot").bounding_box()
    assert hull
    assert foot
    assert hull["y"] + hull["height"] <= foot["y"]
    page.locator('[data-option^="card:"]').first.click()
    expect(page.locator(".day-words li")).to_have_count(2)
    last = page.locator(".day-words li").last.bounding_box()
    foot = page.locator(".panel-foot").bounding_box()
    assert last
    assert foot
    assert last["y"] + last["height"] <= foot["y"]
    expect(page.locator(".zoom-corner")).to_be_hidden()


def test_a_price_is_paid_out_of_the_holds_that_one_likes(page: Page, site: Server) -> None:
    """JAM-COST-03: what is given here is kept there; the move is one that no list of options had."""
    save = secrets.found(secrets.asks("jamaica-ask-pay"), secrets.colours("jamaica", ["Anne", "Jack", "Mary"]))
    secrets.sit_down(page, site.url, save)
    pay = page.locator(".pay-it")
    before = pay.get_attribute("data-option") or ""
    page.locator(".purse .stepper button:not([aria-disabled])").first.click()
    expect(pay).not_to_have_attribute("data-option", before)
    option = pay.get_attribute("data-option") or ""
    pay.click()
    page.wait_for_function("(n) => Number(document.querySelector('main')?.dataset.entries) > n", arg=len(save["log"]))
    entry = shell.log(page, page.url.split("/")[-1])[len(save["log"])]
    assert ":".join(map(str, [entry["move"], *entry["args"]])) == option


@pytest.mark.smoke
def test_a_captains_cards_lie_side_by_side(page: Page, site: Server) -> None:
    """Also after the tools of another game, which call other things by the same names."""
    page.goto(f"{site.url}#/tools/buccaneer.crews")
    page.wait_for_selector(".quays")
    page.goto(f"{site.url}#/new?game=jamaica&seats=Anne,bot:easy&seed=3&start=1")
    table.ready(page)
    page.click('[data-captain="0"]')
    tops = (
        page.locator(".captain-of .pile")
        .first.locator(".small-card")
        .evaluate_all("(cards) => cards.map((card) => card.getBoundingClientRect().top)")
    )
    assert len(tops) == 3
    assert len(set(tops)) == 1


def test_the_chart_is_played_by_keyboard(page: Page, site: Server) -> None:
    """A lit destination is reached with the arrows and taken with Enter; the option list says the same."""
    people = secrets.colours("jamaica", ["Anne", "Jack", "Mary"])
    save = secrets.found(secrets.asks("jamaica-ask-route"), people)
    game = secrets.sit_down(page, site.url, save)
    lit = page.locator('[data-place^="space:"].lit')
    wanted = page.locator('[data-option^="sail:"]').count()
    expect(lit).to_have_count(wanted)
    before = len(shell.log(page, game))
    page.keyboard.press("m")
    assert str(page.evaluate("document.activeElement.dataset.place")).startswith("space:")
    page.keyboard.press("Enter")
    page.wait_for_selector("[data-action=confirm]")
    page.click("[data-action=confirm]")
    assert shell.length(page, game, before) == before + 1


def test_the_answer_that_is_looked_at_keeps_the_focus(page: Page, site: Server) -> None:
    """The cards lie there still: whoever pressed one by the keyboard is not thrown back to the heading."""
    page.goto(f"{site.url}#/new?game=jamaica&seats=Anne,bot:easy,bot:easy&first=0&seed=3&start=1")
    table.ready(page)
    first = page.locator(table.FREE).first
    option = first.get_attribute("data-option")
    first.focus()
    page.keyboard.press("Enter")
    page.wait_for_selector("[data-action=confirm]")
    page.wait_for_function("(option) => document.activeElement.dataset.option === option", arg=option)


def test_who_decides_for_the_ghost_ship_is_told_why(page: Page, site: Server) -> None:
    """JAM-GHOST-14."""
    people = secrets.colours("jamaica", ["Anne", "Jack"])

    def for_it(answer: dict[str, Any]) -> bool:
        decision = answer["table"]["decision"] or {}
        return decision.get("key") == "jamaica-ask-spoils" and decision["args"]["ghost"] == "yes"

    secrets.sit_down(page, site.url, secrets.found(for_it, people))
    if page.locator(table.LIFT).count():
        table.lift(page)
    expect(page.locator(".ghost-rule .rule-id")).to_have_text("JAM-GHOST-14")


def test_the_first_game_meets_its_lessons(phone: Page, site: Server) -> None:
    phone.goto(f"{site.url}#/learn/jamaica")
    phone.wait_for_selector("[data-lesson]", timeout=table.WAIT)
    met: set[str] = set()
    for _ in range(3000):
        if phone.evaluate(table.SCREEN) == "end":
            break
        lesson, press = phone.evaluate(
            """() => {
              const ways = ["[data-lesson] .btn", "[data-action=confirm]", "[data-option]:not([aria-disabled=true])"];
              const lesson = document.querySelector("[data-lesson]")?.dataset.lesson ?? null;
              return [lesson, ways.find((way) => document.querySelector(way)) ?? null];
            }"""
        )
        if lesson:
            met.add(lesson)
        if press:
            phone.locator(press).first.click()
        phone.wait_for_timeout(40)
    assert phone.evaluate(table.SCREEN) == "end"
    assert len(met) >= 6, met


@pytest.mark.smoke
def test_the_end_tells_line_by_line_and_is_replayed(page: Page, site: Server) -> None:
    people = secrets.colours("jamaica", ["Anne", "Jack", "Mary"])
    save = secrets.found(lambda answer: bool(answer["table"]["result"]), people)
    game = secrets.sit_down_at_end(page, site.url, save)
    expect(page.locator(".score tbody tr")).to_have_count(3)
    page.wait_for_selector("svg.fortunes")
    page.locator(".score td button").first.click()
    expect(page.locator(".because .rule-id")).to_contain_text("JAM-SCORE")
    page.goto(f"{site.url}#/replay/{game}?at=12")
    page.wait_for_selector("#tiller")
    page.click("[data-action=replay-next]")
    expect(page.locator(".replay-told")).to_contain_text("13")


def test_the_rules_of_both_games_are_here(page: Page, site: Server) -> None:
    page.goto(f"{site.url}#/rules/jamaica?at=JAM-CREW-C17")
    expect(page.locator("#JAM-CREW-C17.lit")).to_be_visible()
    page.locator(".rules-of a").first.click()
    expect(page.locator("#BUC-CRW-01")).to_be_visible()


def test_own_values_of_the_characters_are_typed_once(page: Page, site: Server) -> None:
    """JAM-CREW-14, chapter 7.4: kept on the device, and played with."""
    page.goto(f"{site.url}#/new?game=jamaica&seats=Anne,bot:easy,bot:easy&crew=1")
    page.locator(".details summary").click()
    page.click('[data-setting="crew_values"] [data-value="own"]')
    page.locator('[data-character="mage"] input').first.fill("99")
    expect(page.locator(".sheet-foot .why")).to_be_visible()
    page.locator('[data-character="mage"] input').first.fill("11")
    page.locator(".sheet-foot .btn").click()
    page.reload()
    page.goto(f"{site.url}#/new?game=jamaica&crew=1&seats=Jack,bot:easy,bot:easy")
    page.locator(".details summary").click()
    page.click('[data-setting="crew_values"] [data-value="own"]')
    expect(page.locator('[data-character="mage"] input').first).to_have_value("11")
    page.locator(".sheet-foot .btn").click()
    page.click("[data-action=start]")
    table.ready(page)
    assert shell.head(page)["save"]["options"]["crew_values"]["mage"] == [11, 1]


def test_the_tavern_has_people_and_not_a_grid(make_page: MakePage, site: Server) -> None:
    """360 px wide, in French: face and name for each, the power at a tap, every answer a button, all legible."""

    def crowded(answer: secrets.Answer) -> bool:
        at = [option["at"] for option in (answer["table"]["decision"] or {"options": []})["options"]]
        return secrets.asks("jamaica-ask-recruit")(answer) and 5 < len({*at}) < len(at)

    people = secrets.colours("jamaica", ["Marie-Antoinette de la Tour", "Jack", "Mary"], {1: "easy", 2: "easy"})
    save = secrets.found(crowded, people, crew=True)
    page = table.phone(make_page, site, "fr")
    secrets.sit_down(page, site.url, save)
    guests = page.locator(".recruit-option")
    expect(guests.first).to_be_visible(timeout=table.WAIT)
    asked = shell.ask("open", table="the tavern", save=save)["table"]["decision"]["options"]
    shown = [it.get_attribute("data-option") for it in page.locator("[data-option]").all()]
    assert sorted(map(str, shown)) == sorted(option["id"] for option in asked)
    assert guests.count() == len({option["at"] for option in asked if option["at"]})
    for guest in guests.all():
        expect(guest.locator("svg.portrait")).to_be_visible()
        expect(guest.locator("b").first).to_be_visible()
    assert page.evaluate(CUT) == []
    assert not re.search(r"\b[A-G][1-3]\b", page.locator(".panel").inner_text())
    guests.first.click()
    expect(page.locator(".taken-one .power")).to_be_visible()
    expect(page.locator("[data-action=confirm]")).to_contain_text("Recruter")


CUT = """() => [...document.querySelectorAll(".recruits button")].filter((it) => it.scrollWidth > it.clientWidth
  || it.getBoundingClientRect().height < 48).map((it) => it.outerHTML.slice(0, 90))"""


def test_what_pays_covers_no_hold(make_page: MakePage, site: Server) -> None:
    """JAM-COST-05: all holds that may pay stand above the button, on a small phone too."""
    page = table.phone(make_page, site)

    def full(answer: dict[str, Any]) -> bool:
        decision, view = answer["table"]["decision"], answer["table"]["view"]
        return secrets.asks("jamaica-ask-pay")(answer) and not decision["seat"] and all(view["ships"][0]["holds"])

    seats = secrets.colours("jamaica", ["Anne", "Jack", "Mary"], {1: "easy", 2: "easy"})
    secrets.sit_down(page, site.url, secrets.found(full, seats))
    page.locator(".pay-it").wait_for()
    last, pay = page.locator(".purse li").last.bounding_box(), page.locator(".pay-it").bounding_box()
    assert last
    assert pay
    assert last["y"] + last["height"] <= pay["y"]


def forked(seats: list[dict[str, Any]]) -> Any:
    """A save in which Anne may sail to where she cannot pay and would choose between two ways back."""
    for save, answer in secrets.playing("jamaica", seats, 1):
        if secrets.asks("jamaica-ask-route")(answer) and not answer["table"]["decision"]["seat"]:
            sights = shell.ask("foresight", table="found jamaica 1")["foresight"].values()
            if any(len((sight["stop"]["short"] or {"back": []})["back"]) == 2 for sight in sights):
                return {**save, "log": list(save["log"])}
    raise AssertionError("no such position in this game")


def test_ways_that_exclude_each_other_are_joined_by_or(make_page: MakePage, site: Server) -> None:
    """JAM-MOVE-03: back from where a fork ends, to one place or to another."""
    page = table.phone(make_page, site)
    save = forked(secrets.colours("jamaica", ["Anne", "Jack", "Mary"], {1: "easy", 2: "easy"}))
    secrets.sit_down(page, site.url, save)
    expect(page.locator(".panel-options")).to_contain_text(re.compile(r"falls back to [^.]*\(\d+\) or [^.]*\(\d+\)"))


def test_a_place_has_a_small_letter_in_the_middle_of_a_sentence(make_page: MakePage, site: Server) -> None:
    """In French: the article of a place that is named by itself has a capital, and none after the verb."""

    def at_sea(answer: secrets.Answer) -> bool:
        decision = answer["table"]["decision"] or {"seat": 1}
        routes = secrets.asks("jamaica-ask-route")(answer) and decision["seat"] == 0
        return routes and any(option["args"]["space"]["word"] == "jamaica-space-sea" for option in decision["options"])

    people = secrets.colours("jamaica", ["Anne", "Jack", "Mary"], {1: "easy", 2: "easy"})
    page = table.phone(make_page, site, "fr")
    secrets.sit_down(page, site.url, secrets.found(at_sea, people))
    page.locator('[data-option^="sail:"]').filter(has_text="La haute mer").first.press("Enter")
    expect(page.locator("[data-action=confirm]")).to_contain_text("la haute mer", timeout=table.WAIT)
