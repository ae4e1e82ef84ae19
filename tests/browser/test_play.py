"""The table: whole games by people who know no game, and what the screen owes to a player."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser import shell, table
from tests.browser.conftest import MakePage
from tools.server import Server

pytestmark = pytest.mark.browser


@pytest.mark.parametrize(
    "query", ["seats=Anne,Jack,bot:easy&groups=2", "seats=Anne,Jack,Mary&groups=2&closed_purses=1&open_crews=1"]
)
def test_a_whole_game_by_touch(make_page: MakePage, site: Server, query: str) -> None:
    page = make_page(has_touch=True, viewport={"width": 360, "height": 640})
    page.goto(f"{site.url}#/new?game=buccaneer&{query}&seed=7&start=1")
    pressed = table.press_through(page, lambda at, what: at.locator(what).first.tap(timeout=5000))
    assert pressed > 10
    expect(page.locator(".victor h1")).to_contain_text("win")
    assert shell.head(page)["status"] == "finished"
    assert len(shell.log(page)) >= pressed


def test_a_whole_game_by_keyboard(page: Page, site: Server) -> None:
    """Letters lead to the board and to the list, arrows to the places, Tab to everything else; no pointer is used."""

    def press(at: Page, what: str) -> None:
        if what == table.FREE:
            at.keyboard.press("o")
        for _ in range(40):
            if at.evaluate("(what) => document.activeElement.matches(what)", what):
                at.keyboard.press("Enter")
                return
            at.keyboard.press("Tab")
            if not at.locator(what).count():
                return  # what was pressed before has changed the panel meanwhile
        raise AssertionError(f"the keyboard does not reach {what}")

    page.goto(f"{site.url}#/new?game=buccaneer&seats=Anne,Jack,bot:easy&groups=2&seed=5&start=1")
    table.ready(page)
    # the first move is made on the board itself
    page.keyboard.press("m")
    own = page.evaluate("document.activeElement.dataset.place")
    page.keyboard.press("Enter")
    expect(page.locator(f'[data-place="{own}"]')).to_have_class(re.compile("chosen"))
    page.keyboard.press("Escape")
    expect(page.locator(".chosen")).to_have_count(0)
    page.keyboard.press("Enter")
    page.keyboard.press("ArrowDown")
    target = page.evaluate("document.activeElement.dataset.place")
    assert target != own
    page.keyboard.press("Home")
    assert page.evaluate("document.activeElement.dataset.place").startswith("ship:")
    table.press_through(page, press)
    expect(page.locator(".victor h1")).to_contain_text("win")


@pytest.mark.smoke
def test_a_place_and_its_target_do_what_the_list_does(page: Page, site: Server) -> None:
    shell.start(page, site.url, "seats=Anne,Jack,Mary&seed=7&start=1")
    lit = page.locator(".unit.lit")
    expect(lit).to_have_count(5)
    lit.first.click()
    expect(page.locator(".unit.lit")).to_have_count(10)
    expect(page.locator(".question")).to_have_text("Where does this pirate go?")
    page.locator(".unit.lit").first.click()
    expect(page.locator(".crewflag")).not_to_have_count(0)
    expect(page.locator("main")).to_have_attribute("data-entries", "1")
    assert [entry["move"] for entry in shell.log(page)] == ["capture"]


@pytest.mark.smoke
def test_undo_takes_back_one_move(page: Page, site: Server) -> None:
    shell.start(page, site.url, "seats=Anne,Jack,Mary&seed=7")
    expect(page.locator("[data-action=undo]")).to_have_attribute("aria-disabled", "true")
    before = page.locator(".places").inner_html()
    shell.play(page)
    assert page.locator(".places").inner_html() != before
    page.click("[data-action=undo]")
    expect(page.locator("[data-action=undo]")).to_have_attribute("aria-disabled", "true")
    assert page.locator(".places").inner_html() == before
    assert shell.log(page) == []
    # the letter does the same
    shell.play(page)
    page.keyboard.press("u")
    expect(page.locator("[data-action=undo]")).to_have_attribute("aria-disabled", "true")


def test_undo_tapped_twice_is_one_undo(page: Page, site: Server) -> None:
    """The second tap meets what the first is still taking back; so does one that comes before an entry is told."""
    game = shell.start(page, site.url, "seats=Anne,Jack,Mary&seed=7")
    before = page.locator(".places").inner_html()
    undo = "document.querySelector('[data-action=undo]').click()"
    for taps in (f"{undo}, {undo}", f"{undo}, setTimeout(() => {undo}, 2), setTimeout(() => {undo}, 9)"):
        shell.play(page)
        page.evaluate(f"void ({taps})")
        expect(page.locator("[data-action=undo]")).to_have_attribute("aria-disabled", "true")
        table.ready(page)
        page.wait_for_timeout(300)
        expect(page.locator(".trouble")).to_have_count(0)
        assert shell.log(page, game) == []
        assert page.locator(".places").inner_html() == before
    # the log that is shown is the log that is kept
    shell.play(page)
    page.click("[data-action=log]")
    expect(page.locator("dialog .move")).to_have_count(2)


def test_undo_waits_for_what_is_being_written(page: Page, site: Server) -> None:
    game = shell.start(page, site.url, "seats=Anne,Jack,Mary&seed=7")
    shell.play(page)
    free = page.locator(table.FREE)
    option = free.first.get_attribute("data-option")
    page.evaluate(
        """(option) => {
          document.querySelector(`[data-option="${option}"]`).click();
          document.querySelector("[data-action=undo]").click();
        }""",
        option,
    )
    page.wait_for_timeout(600)
    table.ready(page)
    expect(page.locator(".trouble")).to_have_count(0)
    shown = page.locator("main[data-entries]").get_attribute("data-entries")
    assert len(shell.log(page, game)) == int(shown or -1)
    shell.play(page)
    assert len(shell.log(page, game)) == int(shown or -1) + 1


def test_a_hint_is_shown_and_not_played(page: Page, site: Server) -> None:
    shell.start(page, site.url, "seats=Anne,Jack,Mary&seed=7")
    page.click("[data-action=hint]")
    expect(page.locator(".hinted")).to_have_count(1, timeout=60_000)
    expect(page.locator(".advised")).to_contain_text("Suggested")
    assert shell.log(page) == []


def test_french_sets_a_colon_apart(page: Page, site: Server) -> None:
    """Where the page itself joins an option of the game to its value, too."""
    page.goto(f"{site.url}icons/icon.svg")
    page.evaluate("localStorage.setItem('flibuste.settings', JSON.stringify({ language: 'fr' }))")
    shell.start(page, site.url, "seats=Anne,Jack,Mary&seed=7")
    page.click("[data-action=log]")
    page.get_by_text("Détails", exact=True).click()
    options = " ".join(page.locator("dl.details dd").all_inner_texts())
    assert "\u202f:" in options
    assert not re.search(r"[^\W\d]:", options)


@pytest.mark.parametrize("open_crews", [False, True])
def test_a_boarding_is_looked_at_first(page: Page, site: Server, open_crews: bool) -> None:
    """BUC-INF-03: in the faithful game who is paid and for what; with open crews also how much."""
    table.reach(page, site.url, table.offers("board"), open_crews=open_crews)
    log = shell.log(page)
    page.locator('[data-option^="board"]:not([aria-disabled=true])').first.click()
    expect(page.locator("[data-action=confirm]")).to_be_visible()
    paid = page.locator(".account .shares td").nth(1).inner_text()
    if open_crews:
        assert re.search(r"\+\d", paid)
        expect(page.locator(".note")).to_contain_text(re.compile(r"from \d+ to \d+ ducats|the reserve adds"))
    else:
        assert not re.search(r"\d", paid)
        expect(page.locator(".account .shares .num")).to_have_count(0)
        expect(page.locator(".note .rule-id")).to_have_text("BUC-INF-03")
    assert shell.log(page) == log
    page.locator("[data-action=let-go]").click()
    expect(page.locator("[data-action=confirm]")).to_have_count(0)
    page.locator('[data-option^="board"]:not([aria-disabled=true])').first.click()
    page.click("[data-action=confirm]")
    page.wait_for_timeout(300)
    assert len(shell.log(page)) > len(log)


def test_confirmations_can_be_asked_for_everything(page: Page, site: Server) -> None:
    page.goto(site.url)
    page.evaluate("localStorage.setItem('flibuste.settings', JSON.stringify({confirmMoves: true, speed: 0}))")
    page.goto("about:blank")
    shell.start(page, site.url, "seats=Anne,Jack,Mary&seed=7")
    page.locator(table.FREE).first.click()
    expect(page.locator("[data-action=confirm]")).to_be_visible()
    expect(page.locator(".note")).to_contain_text("A crew of 2")
    assert shell.log(page) == []
    page.click("[data-action=confirm]")
    table.ready(page)
    assert len(shell.log(page)) == 1


def test_every_option_is_in_the_list_whatever_is_chosen(page: Page, site: Server) -> None:
    shell.start(page, site.url, "seats=Anne,Jack,Mary&seed=7")
    every = sorted(page.eval_on_selector_all("[data-option]", "all => all.map(it => it.dataset.option)"))
    page.locator(".unit.lit").nth(2).click()
    assert sorted(page.eval_on_selector_all("[data-option]", "all => all.map(it => it.dataset.option)")) == every
    page.locator("[data-option]").last.scroll_into_view_if_needed()
    page.locator(f"{table.FREE}").last.click()
    table.ready(page)
    assert len(shell.log(page)) == 1


@pytest.mark.smoke
def test_nothing_private_stays_behind_the_curtain(page: Page, site: Server) -> None:
    page.goto(f"{site.url}#/new?game=buccaneer&seats=Anne,Jack,Mary&closed_purses=1&seed=7&start=1")
    page.wait_for_selector('body[data-screen="curtain"]', timeout=table.WAIT)
    assert page.locator(".strip, .board, [data-option], [data-purse]").count() == 0
    assert "10" not in page.locator("#app").inner_text()
    table.lift(page)
    table.ready(page)
    mine = page.locator("[data-purse]").all_inner_texts()
    assert sorted(mine) == ["10", "–", "–"]
    page.locator(table.FREE).first.click()
    page.wait_for_selector('body[data-screen="curtain"]')
    assert page.locator("[data-purse]").count() == 0


def test_a_game_that_is_not_there_says_so_with_a_margin(page: Page, site: Server) -> None:
    for path in ["play", "replay"]:
        page.goto(f"{site.url}#/{path}/nonsense")
        heading = page.get_by_role("heading", name="This game cannot be opened")
        expect(heading).to_be_visible()
        box = heading.bounding_box()
        assert box
        assert box["x"] >= 16
        assert box["y"] >= 16


def test_a_bot_that_begins_does_not_buzz_before_the_first_tap(page: Page, site: Server) -> None:
    """A browser refuses that with an error, and every error fails a test."""
    page.goto(f"{site.url}#/new?game=buccaneer&seats=bot:easy,Jack,Mary&seed=7&first=0&start=1")
    table.ready(page)


def test_whoever_leaves_the_table_leaves_the_curtain_down(page: Page, site: Server) -> None:
    page.goto(f"{site.url}#/new?game=buccaneer&seats=Anne,Jack,Mary&seed=7&closed_purses=1&start=1")
    table.lift(page)
    page.wait_for_selector(table.FREE)
    address = page.url
    page.goto(f"{site.url}#/")
    page.wait_for_selector('body[data-screen="home"]')
    page.goto(address)
    page.wait_for_selector('body[data-screen="curtain"]')
    assert page.locator("[data-option]").count() == 0


def test_the_first_question_begins_with_a_pirate(make_page: MakePage, site: Server) -> None:
    """A newcomer picks a piece, then sees its targets by name; neither needs any scrolling on a small phone."""
    page = make_page(has_touch=True, viewport={"width": 360, "height": 640})
    shell.start(page, site.url, "seats=Anne,Jack,Mary,bot:easy&seed=7&first=0")
    foot = page.locator(".panel-foot").bounding_box()
    assert foot
    picks = page.locator("[data-pick]")
    expect(picks).to_have_count(5)
    for at in range(5):
        box = picks.nth(at).bounding_box()
        assert box
        assert box["y"] + box["height"] <= foot["y"]
    expect(picks.first).to_contain_text("Lay on 15")
    picks.nth(1).tap()
    expect(picks).to_have_count(0)
    expect(page.locator("#ask")).to_be_focused()
    target = page.locator('[data-option="capture:red-3:blue-2"]')
    expect(target.locator(".opt-face")).to_contain_text("Jack")
    expect(target.locator(".opt-face")).to_contain_text("2 in all")
    box = target.bounding_box()
    assert box
    assert box["y"] + box["height"] <= foot["y"]


# the widest word of all names of ships, laid out in the narrowest answer that the page has for a ship
WIDEST = """(words) => {
  const name = document.querySelector(".opt-upright .opt-name");
  const answer = name.closest(".option");
  const ruler = document.createElement("span");
  ruler.style.cssText = `position: absolute; white-space: nowrap; font: ${getComputedStyle(name).font}`;
  document.body.append(ruler);
  const widths = words.map((word) => ((ruler.textContent = word), ruler.offsetWidth));
  return [answer.clientWidth - 2 * parseFloat(getComputedStyle(answer).paddingLeft), Math.max(...widths)];
}"""


@pytest.mark.parametrize("width", [360, 390])
def test_no_name_of_a_ship_breaks_inside_a_word(make_page: MakePage, site: Server, width: int) -> None:
    page = make_page(viewport={"width": width, "height": 640})
    shell.start(page, site.url, "seats=Anne,Jack,Mary&seed=7&first=0")
    for _ in range(2):
        room, widest = page.evaluate(WIDEST, ["Merchantman", "Governor’s", "Gouverneur", "épiscopal", "Goélette"])
        assert widest <= room
        if page.locator("[data-pick]").count():
            page.locator("[data-pick]").first.click()


@pytest.mark.parametrize("names", [["Anne", "Jack", "Mary"], ["Anne", "Jack", "Mary", "Bart", "Grace"]])
def test_the_panel_stays_where_it_is_when_towers_grow(make_page: MakePage, site: Server, names: list[str]) -> None:
    page = make_page(viewport={"width": 360, "height": 640})
    page.goto(f"{site.url}#/new?game=buccaneer&seats={','.join(names)}&seed=5&start=1")
    tops, heights = set(), set()
    for _ in range(8):
        table.ready(page)
        tops.add(page.evaluate("document.querySelector('.panel').getBoundingClientRect().top"))
        heights.add(page.evaluate("Math.max(...[...document.querySelectorAll('.tower')].map((it) => it.clientHeight))"))
        captures = page.locator("[data-option^=capture]:not([aria-disabled=true])")
        # upon the highest: the flags say how many it makes
        best = page.evaluate(
            "(all) => all.map((it) => [Number(it.innerText.match(/\\\\d+(?=\\\\D*$)/)?.[0] ?? 0), it.dataset.option])"
            ".sort((a, b) => b[0] - a[0])[0][1]",
            captures.element_handles(),
        )
        table.answer(page, best)
    assert len(heights) > 2
    assert len(tops) == 1, tops
