"""Finds a Chromium: one on the machine first, else Playwright's own."""

from __future__ import annotations

import os
import shutil
from collections.abc import Sequence

from playwright.sync_api import Browser, Playwright

NAMES = ("chromium", "chromium-browser", "google-chrome-stable", "google-chrome")
ARGUMENTS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)

# no page of a test lives long enough for what the optimising compilers cost, neither for Python nor for its own
# scripts; the one that only translates pays at once
PLAIN_SCRIPTS = "--js-flags=--liftoff-only --no-turbofan --no-maglev --always-sparkplug"

DEFT = "addEventListener('DOMContentLoaded', () => void (document.documentElement.dataset.deft = 100));"
"""A table is deaf to taps that come faster than people mean them. A script means every tap (web/play/taps.ts)."""


def executable() -> str | None:
    """Where Chromium is, or None when Playwright shall use its own (`playwright install chromium`)."""
    return os.environ.get("CHROMIUM") or next((path for name in NAMES if (path := shutil.which(name))), None)


def light() -> str | None:
    """Chromium without the browser round it, where the machine has it: it opens pages faster."""
    return os.environ.get("CHROMIUM") or shutil.which("chromium-headless-shell") or executable()


def launch(playwright: Playwright, more: Sequence[str] = ()) -> Browser:
    return playwright.chromium.launch(executable_path=light(), args=[*ARGUMENTS, *more])
