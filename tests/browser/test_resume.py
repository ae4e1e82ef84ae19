"""Kill the app at any moment: it comes back where it was, and nothing is lost."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, Route, expect

from tests.browser import shell, table
from tests.browser.conftest import MakeContext
from tools.server import Server

pytestmark = pytest.mark.browser


def test_a_killed_tab_loses_nothing(make_context: MakeContext, site: Server) -> None:
    context = make_context()
    page = context.new_page()
    game = shell.start(page, site.url, "seats=Anne,Jack,Mary&seed=7&groups=2")
    shell.play(page, 7)
    log = shell.log(page, game)
    shown = page.locator(".board").inner_text()
    assert len(log) >= 7
    page.close()

    page = context.new_page()
    page.goto(site.url)
    page.goto(f"{site.url}#/play/{game}")
    table.ready(page)
    assert page.locator(".board").inner_text() == shown
    assert shell.log(page, game) == log
    shell.play(page)
    assert len(shell.log(page, game)) > len(log)


@pytest.mark.parametrize(
    ("name", "query"),
    [
        pytest.param("buccaneer", "seats=Anne,Jack,Mary&seed=7&groups=2", marks=pytest.mark.shipped),
        ("nassau", "seats=Anne,bot:easy&seed=7"),
        ("plunder", "seats=Anne,bot:easy&seed=7"),
    ],
)
def test_the_saved_table_is_drawn_before_the_engine_runs(
    make_context: MakeContext, site: Server, name: str, query: str
) -> None:
    """At once, but its buttons wait until the engine has replayed the log and agrees."""
    context = make_context()
    page = context.new_page()
    game = shell.start(page, site.url, query, name)
    assert shell.head(page, game)["save"]["game"] == name
    table.answer(page, str(page.locator(table.FREE).first.get_attribute("data-option")))
    table.ready(page)
    page.close()

    page = context.new_page()
    held: list[Route] = []
    # the wheels of a Python, or the calls of an engine near by
    engine = re.compile(r"/engine-|/near/")
    page.route(engine, lambda route: held.append(route))
    page.goto(f"{site.url}#/play/{game}")
    expect(page.locator(".board")).to_be_visible()
    expect(page.locator("[data-option]").first).to_have_attribute("aria-disabled", "true")
    log = shell.log(page, game)
    page.locator("[data-option]").first.click(force=True)
    assert shell.log(page, game) == log
    page.route(engine, lambda route: route.continue_())
    for route in held:
        route.continue_()
    table.ready(page)


def test_a_reload_in_the_middle_of_the_bots_moves(make_context: MakeContext, site: Server) -> None:
    context = make_context()
    page = context.new_page()
    game = shell.start(page, site.url, "seats=Anne,bot:easy,bot:easy,bot:easy&seed=9&groups=2&start=0")
    for _ in range(4):
        page.locator(table.FREE).first.click()
        page.wait_for_timeout(60)
        if page.locator("[data-action=confirm]").count():
            page.locator("[data-action=confirm]").click()
        page.wait_for_timeout(30)
        page.reload()
        table.ready(page)
    moves = shell.log(page, game)
    assert {entry["seat"] for entry in moves} == {0, 1, 2, 3}
    save = {**shell.head(page, game)["save"], "log": moves}
    assert shell.ask("open", table="check", save=save)["table"]["entries"] == len(moves)


def test_a_second_tab_only_reads(make_context: MakeContext, site: Server) -> None:
    context = make_context()
    first = context.new_page()
    game = shell.start(first, site.url, "seats=Anne,Jack,Mary&seed=7&groups=2")
    second: Page = context.new_page()
    second.goto(f"{site.url}#/play/{game}")
    expect(second.locator(".other-tab")).to_be_visible()
    expect(second.locator(table.FREE)).to_have_count(0)
    expect(second.locator(".places .crewflag")).to_have_count(0)
    shell.play(first)
    expect(second.locator(".places .crewflag")).to_have_count(1, timeout=table.WAIT)
    first.close()
    second.click("[data-action=take-over]", timeout=20_000)
    table.ready(second)
    shell.play(second)
    assert len(shell.log(second, game)) == 2


def test_a_full_disk_does_not_stop_the_game(page: Page, site: Server, troubles: list[str]) -> None:
    shell.start(page, site.url, "seats=Anne,Jack,Mary&seed=7&groups=2")
    page.evaluate(
        """() => {
          const put = IDBObjectStore.prototype.put;
          window.mend = () => (IDBObjectStore.prototype.put = put);
          IDBObjectStore.prototype.put = function () { throw new DOMException("full", "QuotaExceededError"); };
        }"""
    )
    shell.play(page, 2)
    expect(page.locator(".notice")).to_be_visible()
    page.evaluate("void mend()")
    shell.play(page)
    expect(page.locator(".notice")).to_have_count(0)
    assert len(shell.log(page)) == 3
    troubles.clear()
