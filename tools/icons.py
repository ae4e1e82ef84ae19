"""Draws the app's icons anew: SVG by tools/icons.mjs, PNG by Chromium. python tools/icons.py"""

from __future__ import annotations

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from playwright.sync_api import sync_playwright

from tools.chromium import launch
from tools.environment import ROOT, run

ICONS = ROOT / "web" / "art" / "icons"
PICTURES = {
    "icon-192.png": ("icon.svg", 192),
    "icon-512.png": ("icon.svg", 512),
    "maskable-512.png": ("maskable.svg", 512),
    "apple-touch-icon.png": ("maskable.svg", 180),  # iOS rounds the corners itself
}


def main() -> None:
    ICONS.mkdir(parents=True, exist_ok=True)
    run("node", "tools/icons.mjs", ICONS)
    with sync_playwright() as playwright:
        browser = launch(playwright)
        for name, (drawing, size) in PICTURES.items():
            page = browser.new_page(viewport={"width": size, "height": size})
            svg = (ICONS / drawing).read_text()
            page.set_content(f"<style>body {{ margin: 0 }} svg {{ display: block }}</style>{svg}")
            page.screenshot(path=ICONS / name, omit_background=True)
            page.close()
        browser.close()


if __name__ == "__main__":
    main()
