"""What is kept of a browser test that failed: a failure that does not come again explains nothing without it.

In `build/failures/<test>/`: pytest's report; of each open page its address, a picture and its document; of Playwright's
pages also what was done to them (`trace-*.zip`, to be opened with `playwright show-trace`).
"""

from __future__ import annotations

import re
import shutil
from collections.abc import Generator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Error, Playwright

from tools.browsers import Browser as Engine
from tools.chromium import launch
from tools.environment import BUILD

FAILURES = BUILD / "failures"


def folder_of(nodeid: str) -> Path:
    """Where the evidence of a test is kept."""
    return FAILURES / re.sub(r"[^\w.=,-]+", "_", nodeid.removeprefix("tests/"))[:150]


def begin_trace(context: BrowserContext) -> None:
    """Have Playwright note what is done in a context; without the documents before and after, which are dear."""
    context.tracing.start(screenshots=False, snapshots=False, sources=False)


def _keep_contexts(browser: Browser, playwright: Playwright, folder: Path) -> None:
    """Of all pages that are open in Playwright's browser. It fills in no pixels, so another one paints the pictures."""
    documents: list[Path] = []
    for i, context in enumerate(browser.contexts):
        pages = [page for page in context.pages if page.url != "about:blank"]
        for k, page in enumerate(pages):
            document = folder / f"page-{i}-{k}.mhtml"
            session = context.new_cdp_session(page)
            document.write_text(session.send("Page.captureSnapshot", {"format": "mhtml"})["data"])
            session.detach()
            size = page.viewport_size or {"width": 390, "height": 844}
            (folder / f"page-{i}-{k}.txt").write_text(f"{page.url}\n{size['width']}x{size['height']}\n")
            documents.append(document)
        if pages:
            context.tracing.stop_chunk(path=folder / f"trace-{i}.zip")
            context.tracing.start_chunk()
    painter = launch(playwright)
    for document in documents:
        width, height = map(int, document.with_suffix(".txt").read_text().split()[-1].split("x"))
        page = painter.new_page(viewport={"width": width, "height": height})
        page.goto(document.as_uri())
        page.screenshot(path=document.with_suffix(".png"))
    painter.close()


def _keep_engine(engine: Engine, folder: Path) -> None:
    """Of one of the browser engines of tests/engines and tests/heard."""
    name = f"{engine.name}-{Engine.running.index(engine)}".replace(" ", "-")
    document = "`<!-- ${location.href} -->\\n${document.documentElement.outerHTML}`"
    (folder / f"{name}.html").write_text(engine.evaluate(document))
    (folder / f"{name}.png").write_bytes(engine.picture())


def keep_evidence(item: pytest.Function, report: pytest.TestReport) -> None:
    """Keep all that can be had; what is broken already gives nothing more."""
    folder = folder_of(item.nodeid)
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    (folder / "report.txt").write_text(report.longreprtext)
    held = item.funcargs
    try:
        browser, playwright = held.get("browser"), held.get("playwright")
        if isinstance(browser, Browser) and isinstance(playwright, Playwright):
            _keep_contexts(browser, playwright, folder)
        for engine in Engine.running:
            _keep_engine(engine, folder)
    except (Error, OSError, RuntimeError, TimeoutError) as error:
        (folder / "no-picture.txt").write_text(f"{error}\n")


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item,
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    report = yield
    if report.failed and report.when == "call" and item.get_closest_marker("browser"):
        keep_evidence(item, report)  # type: ignore[arg-type]  # every test of ours is a function
    return report
