"""Jamaica in the page: whole games with secrets on one device, the Ghost Ship, The Crew, and nothing seen too early."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser import secrets, shell, table
from tests.browser.conftest import MakeContext
from tools.server import Server

pytestmark = pytest.mark.browser


def pressed_to_the_end(page: Page, seats: int) -> int:
    """By people who know no game; what only one may see never stands behind the curtain."""
    pressed = table.press_through(page, table.by_touch("card:AC"), most=900)
    table.ended(page, seats)
    return pressed


def test_a_whole_game_on_one_device(make_context: MakeContext, site: Server) -> None:
    """JAM-PHONE-01."""
    page = table.phone(make_context, site)
    page.goto(f"{site.url}#/new?game=jamaica&seats=Anne,Jack,bot:easy&seed=7&start=1")
    assert pressed_to_the_end(page, 3) > 30


@pytest.mark.parametrize("crew", [False, True], ids=["the Ghost Ship", "The Crew"])
def test_the_last_rounds_on_one_device(make_context: MakeContext, site: Server, crew: bool) -> None:
    """JAM-PHONE-01, JAM-GHOST-21, JAM-CREW-14: a game that is all but played."""
    names = ["Anne", "Jack", "Mary"] if crew else ["Anne", "Jack"]
    people = secrets.colours("jamaica", names)
    *_, (save, _) = secrets.playing("jamaica", people, 5, crew=crew)
    played = len(save["log"]) - 14
    page = table.phone(make_context, site)
    page.goto(site.url)
    secrets.sit_down(page, site.url, {**save, "log": save["log"][:played]})
    assert pressed_to_the_end(page, len(names)) > 2


# What each redraw after the curtain's tap showed: how many answers, whether the board, and where the strip stands.
REDRAWN = """() => {
  window.redrawn = [];
  new MutationObserver(() => {
    const strip = document.querySelector(".strip");
    if (!strip) return;
    const board = Boolean(document.querySelector(".board-frame .board"));
    window.redrawn.push([document.querySelectorAll("[data-option]").length, board, strip.getBoundingClientRect().top]);
  }).observe(document.getElementById("app"), { subtree: true, childList: true });
}"""


def test_a_curtain_answers_before_the_board_is_drawn(make_context: MakeContext, site: Server) -> None:
    """And the board's room is kept free: nothing moves when it comes."""
    page = table.phone(make_context, site)
    page.goto(f"{site.url}#/new?game=jamaica&seats=Anne,Jack,Mary&seed=7&start=1")
    for _ in range(2):
        page.locator(table.LIFT).tap(timeout=60_000)
        # the board stands: it has been measured when the next curtain falls
        expect(page.locator(".board-frame .board")).to_be_visible()
        page.wait_for_timeout(300)
        for _ in range(40):
            for what in (table.LIFT, "[data-action=confirm]", table.FREE):
                if page.locator(what).count():
                    break
            if what == table.LIFT:
                break
            page.locator(what).last.tap()
            page.wait_for_timeout(150)
    page.evaluate(REDRAWN)
    page.locator(table.LIFT).tap()
    expect(page.locator(".board-frame .board")).to_be_visible()
    first, *_, last = page.evaluate("redrawn")
    assert first[0] > 0, "there are answers at once"
    assert [first[1], last[1]] == [False, True]
    assert abs(first[2] - last[2]) < 1


def test_with_one_person_there_is_no_curtain(page: Page, site: Server) -> None:
    """JAM-PHONE-02: and everything is told at once, the own treasures too."""
    page.goto(f"{site.url}#/new?game=jamaica&seats=Anne,bot:easy,bot:easy&seed=2&start=1")
    table.ready(page)

    def press(at: Page, what: str) -> None:
        assert what != table.LIFT
        at.locator(what).first.click()

    table.press_through(page, press, most=900)


def test_the_curtain_is_the_same_whatever_it_hides(page: Page, site: Server) -> None:
    """JAM-PHONE-01, JAM-HID-02: three games that differ in hands and dice, not in what lies open."""
    seen = []
    for seed in (3, 4, 5):
        page.goto(f"{site.url}#/new?game=jamaica&seats=Anne,Jack,Mary&first=0&seed={seed}&start=1")
        page.wait_for_selector(table.LIFT, timeout=table.WAIT)
        page.wait_for_timeout(300)
        seen.append(secrets.document(page).split("<"))
    assert all(document == seen[0] for document in seen), secrets.difference(seen)


def chosen(page: Page, site: Server, nth: int, seed: int = 3) -> None:
    """Anne is the Captain; she places the dice and plays one card of her hand."""
    page.goto(f"{site.url}#/new?game=jamaica&seats=Anne,Jack,Mary&first=0&seed={seed}&start=1")
    page.wait_for_selector(f"{table.LIFT}, [data-there]", timeout=table.WAIT)
    if page.locator("[data-there]").count():
        page.click("[data-action=start]")
    page.wait_for_selector(table.LIFT, timeout=table.WAIT)
    page.click(table.LIFT)
    page.wait_for_selector('[data-option^="dice:"]')
    table.answer(page, page.locator('[data-option^="dice:"]').first.get_attribute("data-option") or "")
    cards = page.locator('[data-option^="card:"]')
    expect(cards).to_have_count(3)
    table.answer(page, cards.nth(nth).get_attribute("data-option") or "")
    page.wait_for_selector('body[data-screen="curtain"]')


def test_a_tablet_shows_the_whole_chart_and_what_a_card_would_do(make_context: MakeContext, site: Server) -> None:
    page = make_context(viewport={"width": 820, "height": 1180}).new_page()
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


# what a screen reader was told
HEARD = """
  window.heard = [];
  new MutationObserver(() => {
    const said = document.querySelector("#live")?.textContent;
    if (said && said !== window.heard.at(-1)) window.heard.push(said);
  }).observe(document, { subtree: true, childList: true, characterData: true });
"""


def test_a_chosen_card_leaves_no_trace(page: Page, site: Server) -> None:
    """JAM-FLOW-03, JAM-PHONE-01: whichever card Anne has played, Jack's curtain is the same page."""
    page.add_init_script(HEARD)
    seen = []
    for nth in (0, 1, 2):
        chosen(page, site, nth)
        expect(page.locator("h2")).to_have_text("Jack")
        page.wait_for_function("window.heard.at(-1)?.startsWith('Anne has chosen a card')")
        page.wait_for_timeout(300)
        # the sentence goes again after a while
        seen.append(re.sub('(id="live">)[^<]*', r"\1", secrets.document(page)).split("<"))
    assert all(document == seen[0] for document in seen), secrets.difference(seen)
    assert "card:AC" not in "<".join(seen[0])


def test_a_choice_can_be_changed_until_the_next_curtain_is_lifted(page: Page, site: Server) -> None:
    """JAM-PHONE-04."""
    chosen(page, site, 0)
    assert len(shell.log(page, page.url.split("/")[-1])) == 2
    page.click("[data-action=choose-again]")
    expect(page.locator("#next")).to_have_text("Anne")
    page.click(table.LIFT)
    cards = page.locator('[data-option^="card:"]')
    expect(cards).to_have_count(3)
    table.answer(page, cards.nth(1).get_attribute("data-option") or "")
    page.wait_for_selector('body[data-screen="curtain"]')
    page.click(table.LIFT)
    page.wait_for_selector('[data-option^="card:"]')
    expect(page.locator("[data-action=undo]")).to_have_attribute("aria-disabled", "true")
    page.keyboard.press("u")
    page.wait_for_timeout(300)
    assert len(shell.log(page, page.url.split("/")[-1])) == 2


def test_leaving_the_page_draws_the_curtain(page: Page, site: Server) -> None:
    chosen(page, site, 0)
    page.click(table.LIFT)
    page.wait_for_selector('[data-option^="card:"]')
    page.evaluate(
        "Object.defineProperty(document, 'hidden', {value: true, configurable: true});"
        "document.dispatchEvent(new Event('visibilitychange'))"
    )
    page.wait_for_selector('body[data-screen="curtain"]')
    assert "card:AC" not in secrets.document(page)


def drawn(page: Page, site: Server) -> tuple[int, str, str]:
    """A covered treasure is drawn by a person's next answer: who, which, and what was answered."""
    people = secrets.colours("jamaica", ["Anne", "Jack", "Mary"])
    save = secrets.found(lambda answer: bool(answer["news"]), people)
    last = save["log"][-1]
    whole = shell.ask("open", table="drawn", save=save)["table"]
    before = {**save, "log": save["log"][:-1]}
    asked = shell.ask("open", table="drawn", save=before)["table"]["decision"]
    option = ":".join(map(str, [last["move"], *last["args"]]))
    shell.ask("open", table="drawn", save=before)
    played = shell.ask("play", table="drawn", option=option)
    seat = played["news"][0]
    cards = shell.ask("look", table="drawn", seat=seat)["view"]["ships"][seat]["down"]
    assert whole["entries"] == len(save["log"])
    assert asked["options"]
    secrets.sit_down(page, site.url, before)
    return seat, cards[-1]["card"], option


def test_a_treasure_is_looked_at_behind_the_curtain(page: Page, site: Server) -> None:
    """JAM-PHONE-05, JAM-TRE-02: who drew it looks; nothing of it stands in the page before or after."""
    seat, _card, option = drawn(page, site)
    name = ["Anne", "Jack", "Mary"][seat]
    if page.locator(table.LIFT).count():
        page.click(table.LIFT)
    page.locator(f'[data-option="{option}"]').click()
    page.wait_for_timeout(60)
    if page.locator("[data-action=confirm]").count():
        page.click("[data-action=confirm]")
    page.wait_for_selector("[data-action=put-off]", timeout=table.WAIT)
    expect(page.locator("h2")).to_have_text(name)
    covered = secrets.document(page)
    assert "a treasure worth" not in covered
    assert "a curse of" not in covered
    page.click(table.LIFT)
    page.wait_for_selector("[data-action=seen]")
    assert re.search("a treasure worth|a curse of", page.locator(".alone").inner_text())
    page.click("[data-action=seen]")
    page.wait_for_selector(f"{table.LIFT}, {table.FREE}")
    assert not re.search("a treasure worth|a curse of", secrets.document(page))


def test_a_captain_looks_at_the_own_things_at_any_time(page: Page, site: Server) -> None:
    """JAM-HID-02: from the strip; behind the curtain where others share the device."""
    people = secrets.colours("jamaica", ["Anne", "Jack", "Mary"])
    save = secrets.found(secrets.asks("jamaica-ask-route"), people)
    secrets.sit_down(page, site.url, save)
    asked = shell.ask("open", table="own", save=save)["table"]["decision"]["seat"]
    other = (asked + 1) % 3
    page.click(f'[data-captain="{other}"]')
    page.click("[data-action=look-alone]")
    page.wait_for_selector('body[data-screen="curtain"]')
    page.click(table.LIFT)
    page.wait_for_selector("[data-action=seen]")
    page.click("[data-action=seen]")
    expect(page.locator("#ask")).to_be_visible()
    assert "card:AC" not in secrets.document(page)


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
    for _ in range(200):
        if len(shell.log(page, game)) > before:
            break
        page.wait_for_timeout(25)
    assert len(shell.log(page, game)) == before + 1


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
        page.click(table.LIFT)
    expect(page.locator(".ghost-rule .rule-id")).to_have_text("JAM-GHOST-14")


def test_the_first_game_meets_its_lessons(make_context: MakeContext, site: Server) -> None:
    page = table.phone(make_context, site)
    page.goto(f"{site.url}#/learn/jamaica")
    page.wait_for_selector("[data-lesson]", timeout=table.WAIT)
    met: set[str] = set()
    for _ in range(3000):
        if page.evaluate(table.SCREEN) == "end":
            break
        lesson, press = page.evaluate(
            """() => {
              const ways = ["[data-lesson] .btn", "[data-action=confirm]", "[data-option]:not([aria-disabled=true])"];
              const lesson = document.querySelector("[data-lesson]")?.dataset.lesson ?? null;
              return [lesson, ways.find((way) => document.querySelector(way)) ?? null];
            }"""
        )
        if lesson:
            met.add(lesson)
        if press:
            page.locator(press).first.click()
        page.wait_for_timeout(40)
    assert page.evaluate(table.SCREEN) == "end"
    assert len(met) >= 6, met


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


def test_the_tavern_has_people_and_not_a_grid(make_context: MakeContext, site: Server) -> None:
    """360 px wide, in French: face and name for each, the power at a tap, every answer a button, all legible."""

    def crowded(answer: secrets.Answer) -> bool:
        at = [option["at"] for option in (answer["table"]["decision"] or {"options": []})["options"]]
        return secrets.asks("jamaica-ask-recruit")(answer) and 5 < len({*at}) < len(at)

    people = secrets.colours("jamaica", ["Marie-Antoinette de la Tour", "Jack", "Mary"], {1: "easy", 2: "easy"})
    save = secrets.found(crowded, people, crew=True)
    page = table.phone(make_context, site, "fr")
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
