"""Nassau in the page: whole games by touch and by keyboard, holds and tales composed by hand, three pictures."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser import secrets, shell, table
from tests.browser.conftest import MakePage
from tools.server import Server

pytestmark = pytest.mark.browser


@pytest.mark.slow
@pytest.mark.shipped
def test_a_whole_game_on_one_device(phone: Page, site: Server) -> None:
    """Two people and the Feld pawn, from the first walk to the sixth line of the score."""
    phone.goto(f"{site.url}#/new?game=nassau&seats=Anne,Jack&seed=7&feld_pawn=1&start=1")
    assert table.press_through(phone, table.by_touch("tale-card"), most=900) > 40
    table.ended(phone, 2)


@pytest.mark.slow
def test_a_whole_game_by_keyboard(make_page: MakePage, site: Server) -> None:
    """With the Dutchman beside the Old Salt, against a bot: every answer is a button that hears Enter."""
    page = table.phone(make_page, site, "fr")
    page.goto(f"{site.url}#/new?game=nassau&seats=Anne,bot:easy&seed=3&dutchman=beside&start=1")
    assert table.press_through(page, table.by_keyboard, most=900) > 20
    expect(page.locator(".score tbody tr")).to_have_count(2)


def position(kind: str, people: dict[int, str] | None = None) -> dict[str, Any]:
    """A game in which such a question has just been asked."""
    names = ["Anne", "Jack"]
    for seed in range(1, 12):
        for save, answer in secrets.playing("nassau", secrets.colours("nassau", names, people or {}), seed):
            decision = answer["table"]["decision"]
            if decision and decision["key"] == f"nassau-ask-{kind}":
                return {**save, "log": list(save["log"])}
    raise AssertionError(f"nobody was asked {kind}")


@pytest.mark.smoke
def test_tales_are_chosen_behind_the_curtain(phone: Page, site: Server) -> None:
    """NAS-RET-11, NAS-RET-12: cards are toggled, and what they would score is told by the engine."""
    secrets.sit_down(phone, site.url, position("tell"))
    table.lift(phone)
    cards = phone.locator("[data-card]")
    cards.first.wait_for()
    chosen = phone.locator("[data-card][aria-pressed=true]")
    for left in range(chosen.count(), 0, -1):
        chosen.first.tap()
        expect(chosen).to_have_count(left - 1)
    confirm = phone.locator(".pay-it")
    expect(confirm).to_have_attribute("aria-disabled", "true")
    cards.first.tap()
    expect(confirm).not_to_have_attribute("aria-disabled", "true")
    card = int(cards.first.get_attribute("data-card") or 0)
    before = len(shell.log(phone))
    confirm.tap()
    phone.wait_for_function("(n) => document.querySelector('main[data-entries]')?.dataset.entries > n", arg=before)
    assert shell.log(phone)[before]["args"][-1] == card


def test_holds_are_arranged(phone: Page, site: Server) -> None:
    """NAS-HLD-05, NAS-HLD-06: what does not fit is refused with its reason, and so is needless waste."""
    secrets.sit_down(phone, site.url, position("keep"))
    confirm = phone.locator(".pay-it")
    expect(confirm).not_to_have_attribute("aria-disabled", "true")
    less = phone.locator(".nas-stow li .stepper button:first-child:not([aria-disabled])").first
    less.tap()
    expect(phone.locator(".nas > .why")).to_be_visible()
    expect(confirm).to_have_attribute("aria-disabled", "true")


def test_how_many_dice_is_asked_with_a_die(phone: Page, site: Server) -> None:
    """A mark of a kind that nobody has drawn would be an empty place before the words."""
    secrets.sit_down(phone, site.url, position("dice"))
    table.ready(phone)
    expect(phone.locator("[data-option^=dice] .nas-mark--dice").first).to_be_visible()
    expect(phone.locator("svg.nas-mark:empty")).to_have_count(0)


def test_three_pictures_a_thumb_away(phone: Page, site: Server) -> None:
    """The one that is asked about comes up by itself; another stays until something else is asked."""
    phone.goto(f"{site.url}#/new?game=nassau&seats=Anne,Jack&seed=7&start=1")
    table.ready(phone)
    expect(phone.locator(".nassau--town")).to_be_visible()
    for picture, place in [("sea", "zone:A"), ("ship", "seat:0:0"), ("town", "captain")]:
        phone.locator(f"[data-picture={picture}]").tap()
        expect(phone.locator(f'[data-place="{place}"]')).to_be_attached()


def test_a_town_laid_by_hand_is_the_town_of_the_game(phone: Page, site: Server) -> None:
    """NAS-SET-01: as it lies on somebody's own table; what is not laid by hand stays as in a first game."""
    phone.goto(f"{site.url}#/new?game=nassau&seats=Anne,Jack")
    phone.get_by_text("More options").tap()
    setting = phone.locator("[data-setting=town]")
    setting.get_by_role("radio").nth(1).tap()
    first = phone.evaluate("[...document.querySelectorAll('.town-cells b')].map((cell) => cell.textContent)")
    assert sorted(name[0] for name in first) == [str(tile) for tile in range(1, 10)]
    phone.tap("[data-cell='2']")
    phone.tap("[data-action=swap]")
    phone.tap("[data-cell='8']")
    # the one that was tapped last is in hand
    for action in ("turn", "turn", "turn", "side"):
        phone.tap(f"[data-action={action}]")
    phone.tap("[data-action=done]")
    phone.tap("[data-action=start]")
    phone.wait_for_selector("[data-option], [data-action=lift-curtain]", timeout=table.WAIT)
    save = shell.head(phone)["save"]
    laid = [(f"{tile}{side}", turns) for tile, side, turns in save["options"]["town"]]
    swapped = {2: first[8], 8: first[2][0] + {"A": "B", "B": "A"}[first[2][1]]}
    assert [name for name, _ in laid] == [swapped.get(cell, name) for cell, name in enumerate(first)]
    house = shell.ask("new", table="t", game="nassau", seats=save["seats"], options={"layout": "first_game"}, seed=1)
    printed = house["table"]["view"]["layout"]
    assert laid[8][1] == (printed[2][2] + 3) % 4
    shell.ask("close", table="t")
    # and so is what stands on the table
    shown = shell.ask("open", table="t", save={**save, "log": []})["table"]["view"]["layout"]
    assert [[tile, "AB"[side], turns] for tile, side, turns in shown] == save["options"]["town"]
    shell.ask("close", table="t")


# the fights of bots as they are told: how far one was out of the panel's sight, at most
FIGHTS = """() => {
  window.fights = [];
  const look = () => {
    const [fight, pane] = [".panel .showdown", ".panel-options"].map((it) => document.querySelector(it));
    if (fight && document.querySelector(".day-lines")) {
      const [own, sight] = [fight, pane].map((it) => it.getBoundingClientRect());
      fights.push(Math.max(sight.top - own.top, own.bottom - sight.bottom));
    }
    requestAnimationFrame(look);
  };
  look();
}"""


def test_a_fight_of_a_bot_is_seen_whole(make_page: MakePage, site: Server) -> None:
    """On a small phone, whatever was told of the turn before it."""
    page = make_page(viewport=table.SMALL, reduced_motion="no-preference")
    page.goto(site.url)
    secrets.sit_down(page, site.url, position("sea", {1: "easy"}))
    page.evaluate("document.documentElement.dataset.haste = '4'")
    page.evaluate(FIGHTS)
    for _ in range(30):
        if page.evaluate("fights.length > 30"):
            break
        table.ready(page)
        page.locator(table.FREE).first.click()
        page.wait_for_timeout(200)
    assert page.evaluate("fights.length > 30"), "no bot fights"
    assert page.evaluate("Math.max(...fights)") <= 1


def test_a_drawn_tale_is_seen_before_the_next_pile_is_chosen(phone: Page, site: Server) -> None:
    """NAS-EQ-06: a large card that stays until it is seen; all tales have a tab, true, nearly true, not true."""

    def draws(answer: dict[str, Any]) -> bool:
        return secrets.asks("nassau-ask-pile")(answer) and answer["table"]["decision"]["seat"] == 0

    people = secrets.colours("nassau", ["Anne", "Jack"], {1: "easy"})
    secrets.sit_down(phone, site.url, secrets.found(draws, people, game="nassau"))
    phone.locator("[data-option^=draw]").first.tap()
    expect(phone.locator("dialog.reveal .tale-card")).to_be_visible()
    expect(phone.locator("[data-option]:not([aria-disabled=true])")).to_have_count(0)
    drawn = phone.locator("dialog.reveal .tale-name").inner_text()
    phone.locator("[data-action=seen]").tap()
    table.ready(phone)
    phone.locator("[data-picture=tales]").tap()
    expect(phone.locator(".nas-tales .tale-name").filter(has_text=drawn).first).to_be_visible()


def test_what_has_one_answer_is_not_asked(phone: Page, site: Server) -> None:
    """NAS-SEA-08: the page gives it, the log holds it, and taking back goes on to what was asked."""
    people = secrets.colours("nassau", ["Anne", "Jack"], {1: "easy"})

    def single(answer: dict[str, Any]) -> bool:
        asked = answer["table"]["decision"] or {"options": [], "seat": 1, "forms": []}
        free = [option for option in asked["options"] if not option["barred"]]
        return asked["seat"] == 0 and len(free) == 1 and not asked["forms"]

    save = secrets.found(single, people, game="nassau")
    secrets.sit_down(phone, site.url, save)
    phone.wait_for_function(
        "(n) => document.querySelector('main[data-entries]')?.dataset.entries > n", arg=len(save["log"])
    )
    table.ready(phone)
    assert shell.log(phone)[len(save["log"])]["seat"] == 0


def test_what_can_be_done_stands_before_what_cannot(phone: Page, site: Server) -> None:
    """NAS-P1-20: where no way through the town is open, to pause comes before the ways that are shut."""

    def stuck(answer: dict[str, Any]) -> bool:
        decision = answer["table"]["decision"]
        if not secrets.asks("nassau-ask-town")(answer) or decision["seat"]:
            return False
        return all(one["barred"] or one["group"] == "stay" for one in decision["options"])

    seats = secrets.colours("nassau", ["Anne", "Jack"], {1: "easy"})
    secrets.sit_down(phone, site.url, secrets.found(stuck, seats, game="nassau"))
    answers = phone.locator(".panel-options [data-option]")
    shut = [bool(one.get_attribute("aria-disabled")) for one in answers.all()]
    assert shut == sorted(shut)
    assert len(set(shut)) == 2
