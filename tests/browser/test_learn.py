"""The guided first game: real moves, a few hints, and a way out of them."""

from __future__ import annotations

import re
from contextlib import suppress
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import Page, expect
from playwright.sync_api import TimeoutError as TookTooLong

from tests.browser import shell, table
from tests.browser.conftest import wait_until
from tools.server import Server

pytestmark = pytest.mark.browser

ROOT = Path(__file__).parents[2]
LESSONS = sorted(ROOT.glob("web/games/*/lessons.ts"))


NEXT = """() => {
  const lesson = document.querySelector("[data-lesson]");
  const ways = ["[data-lesson] .btn", "[data-action=confirm]", "[data-option^=board]:not([aria-disabled=true])",
    "[data-option]:not([aria-disabled=true])"];
  return [lesson?.dataset.lesson ?? null, ways.find((way) => document.querySelector(way)) ?? null];
}"""


def begin(page: Page, site: Server) -> None:
    page.goto(f"{site.url}#/learn/buccaneer")
    page.wait_for_selector("[data-lesson]", timeout=table.WAIT)


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_first_game_meets_its_lessons(page: Page, site: Server, language: str) -> None:
    page.goto(site.url)
    page.evaluate(
        "(it) => localStorage.setItem('flibuste.settings', JSON.stringify({language: it, speed: 0}))", language
    )
    page.goto("about:blank")
    begin(page, site)
    met: set[str] = set()
    for _ in range(2000):
        if page.evaluate(table.SCREEN) == "end":
            break
        # one look at the page: what is there may change between two
        lesson, press = page.evaluate(NEXT)
        if lesson:
            met.add(lesson)
        if press:
            # gone meanwhile: the next look says what is there
            with suppress(TookTooLong):
                page.locator(press).first.click(timeout=2000)
        page.wait_for_timeout(40)
    assert page.evaluate(table.SCREEN) == "end"
    assert {"capture", "board", "second", "wages"} <= met
    assert "captain" in met or "lost" in met


LIT = """() => document.adoptedStyleSheets.flatMap((sheet) => [...sheet.cssRules])
  .filter((rule) => rule.style.animationName.startsWith("lesson-"))
  .flatMap((rule) => [...document.querySelectorAll(rule.selectorText)])
  .map((element) => element.closest("[data-place]")?.dataset.place ?? element.tagName)"""


def test_a_lesson_lights_what_it_speaks_of(page: Page, site: Server) -> None:
    """BUC-CRW-01: the pirates that may be laid on others, and no longer than the lesson stands."""
    begin(page, site)
    # it is lit with the next frame, and goes out with one
    wait_until(page, f"({LIT})().length > 0")
    assert page.evaluate(LIT) == [f"unit:red-{value}" for value in ("2", "3", "4", "5", "q")]
    page.click("[data-lesson] .btn >> nth=0")
    expect(page.locator("[data-lesson]")).to_have_count(0)
    wait_until(page, f"({LIT})().length === 0")


PLUNDER = ["collect", "attack", "bury", "launch", "build", "roll", "sail", "end", ""]


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_first_game_of_plunder_meets_its_lessons(page: Page, site: Server, language: str) -> None:
    """Whoever does what they can has met most of them in a few turns, and each lights what it speaks of."""
    page.set_viewport_size({"width": 360, "height": 640})
    page.goto(site.url)
    page.evaluate(
        "(it) => localStorage.setItem('flibuste.settings', JSON.stringify({language: it, speed: 0}))", language
    )
    page.goto("about:blank")
    page.goto(f"{site.url}#/learn/plunder")
    page.wait_for_selector("[data-lesson]", timeout=table.WAIT)
    luck = Random(5)
    met: set[str] = set()
    for _ in range(2000):
        if len(met) >= 8 or page.evaluate(table.SCREEN) == "end":
            break
        lesson, options = page.evaluate(MET)
        if lesson:
            met.add(lesson)
            wait_until(page, f"({LIT})().length > 0", 5)
            page.click("[data-lesson] .btn >> nth=0")
        elif page.locator("[data-action=confirm]").count():
            page.click("[data-action=confirm]")
        elif options:
            verb = next(verb for verb in PLUNDER if any(option.startswith(verb) for option in options))
            option = luck.choice([option for option in options if option.startswith(verb)])
            page.locator(f'[data-option="{option}"]').first.click()
        page.wait_for_timeout(40)
    assert {"island", "goal", "roll", "sail", "income", "end"} <= met
    assert len(met) >= 8


MET = """() => [document.querySelector("[data-lesson]")?.dataset.lesson ?? null,
  [...document.querySelectorAll("[data-option]:not([aria-disabled=true])")].map((it) => it.dataset.option)]"""


def keys_of(lessons: Path) -> list[str]:
    """What its lessons say: written out, or put together from their names."""
    text = lessons.read_text()
    named = re.findall(r'^  lesson\("([\w-]+)"', text, re.M)
    return [
        *re.findall(r'key: "(play-learn-[\w-]+)"', text),
        *(f"play-learn-{lessons.parent.name}-{it}" for it in named),
    ]


LONGEST = 96
"""Signs of a lesson, so that it is read at a glance where it is open: three lines on a small phone."""


@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_lesson_is_short(language: str) -> None:
    folders = [ROOT / "web/words" / language, *ROOT.glob(f"web/games/*/words/{language}")]
    words = "\n".join(path.read_text() for folder in folders for path in folder.glob("*.ftl"))
    found = re.findall(r"^(play-learn-[\w-]+) = (.+)$", words, re.M)
    keys = {key for path in LESSONS for key in keys_of(path)}
    texts = [text.replace("{ $seat }", "Anne") for key, text in found if key in keys]
    assert len(texts) == len(keys) > 20
    assert [text for text in texts if len(text) > LONGEST] == []


def test_a_lesson_is_one_line_that_opens(page: Page, site: Server) -> None:
    page.set_viewport_size({"width": 360, "height": 640})
    begin(page, site)
    line, rest = page.locator(".coach-line"), page.locator(".coach-rest")
    lesson = page.locator(".coach")
    assert lesson.evaluate("(it) => it.getBoundingClientRect().height") < 52
    expect(rest).to_be_hidden()
    line.click()
    expect(rest).to_be_visible()
    expect(rest).to_contain_text("Yours goes on top")
    line.click()
    expect(rest).to_be_hidden()


def test_lessons_can_be_skipped(page: Page, site: Server) -> None:
    begin(page, site)
    page.click("[data-action=skip-lessons]")
    expect(page.locator("[data-lesson]")).to_have_count(0)
    shell.play(page)
    expect(page.locator("[data-lesson]")).to_have_count(0)


def test_the_lesson_is_the_same_for_everybody(page: Page, site: Server) -> None:
    begin(page, site)
    first = page.locator(".roads").inner_text()
    page.goto(f"{site.url}#/")
    begin(page, site)
    assert page.locator(".roads").inner_text() == first


def test_who_plays_on_has_read_the_lesson(page: Page, site: Server) -> None:
    begin(page, site)
    first = page.locator("[data-lesson]").get_attribute("data-lesson")
    assert first == "capture"
    expect(page.locator("[data-lesson]")).to_contain_text("You are Anne")
    shell.play(page)
    table.ready(page)
    expect(page.locator(f"[data-lesson={first}]")).to_have_count(0)
    met = page.locator("[data-lesson]").get_attribute("data-lesson")
    shell.play(page)
    table.ready(page)
    expect(page.locator(f"[data-lesson={met}]")).to_have_count(0)


def test_a_lesson_that_was_read_stays_read_after_a_reload(page: Page, site: Server) -> None:
    begin(page, site)
    first = page.locator("[data-lesson]").get_attribute("data-lesson")
    page.locator("[data-lesson] .btn").first.click()
    expect(page.locator(f"[data-lesson={first}]")).to_have_count(0)
    page.reload()
    table.ready(page)
    page.wait_for_timeout(300)
    expect(page.locator(f"[data-lesson={first}]")).to_have_count(0)


def test_a_lesson_that_means_all_answers_frames_their_list(page: Page, site: Server) -> None:
    page.goto(f"{site.url}#/learn/jamaica")
    for _ in range(40):
        page.locator(table.FREE).first.wait_for(timeout=table.WAIT)
        page.wait_for_timeout(200)
        if page.locator("[data-lesson=dice]").count() and page.locator(f".panel-options {table.FREE}").count() > 1:
            break
        _, press = page.evaluate(NEXT)
        with suppress(TookTooLong):
            page.locator(press).first.click(timeout=2000)
    answers = page.locator(f".panel-options {table.FREE}")
    assert answers.count() > 1
    outline = "(it) => getComputedStyle(it).outlineStyle"
    assert {it.evaluate(outline) for it in answers.all()} == {"none"}
    frame = page.locator(".panel-options > :has([data-option])")
    assert frame.evaluate(outline) == "solid"
    assert frame.evaluate("(it) => parseFloat(getComputedStyle(it).outlineOffset)") > 0, "around it, not through it"
