"""Text at 200 % on a small phone: what breaks, is cut off, or lies on something else."""

from __future__ import annotations

from playwright.sync_api import Page

# each piece of text with the places of its lines, as far as they can be seen; charts are surveyed by tests of their own
TANGLED = r"""async () => {
  const root = document.documentElement;
  const before = root.style.fontSize;
  const frames = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  const sized = async (size) => {
    root.style.fontSize = size;
    dispatchEvent(new Event("resize"));
    await frames();
  };
  await sized("200%");
  const found = new Set();
  const around = function* (it) {
    for (let up = it; up && up !== document.body; up = up.parentElement) yield up;
  };
  const range = document.createRange();
  const seen = { visibilityProperty: true, opacityProperty: true, contentVisibilityAuto: true };
  const pieces = [];
  // what lies above all else covers it, and may
  const top = [...document.querySelectorAll("dialog[open]")].at(-1) ?? document.body;
  const layer = (it) => [...around(it)].filter((up) => /fixed|sticky/.test(getComputedStyle(up).position)).at(0);
  const add = (it, said, rects) => {
    const bounds = { left: -Infinity, right: Infinity, top: -Infinity, bottom: Infinity };
    for (const up of around(it.parentElement)) {
      const { overflowX, overflowY, contain } = getComputedStyle(up);
      if (overflowX === "visible" && overflowY === "visible" && contain !== "strict") continue;
      const box = up.getBoundingClientRect();
      bounds.left = Math.max(bounds.left, box.left);
      bounds.right = Math.min(bounds.right, box.right);
      bounds.top = Math.max(bounds.top, box.top);
      bounds.bottom = Math.min(bounds.bottom, box.bottom);
    }
    const lines = rects.map(({ left, right, top, bottom, height }) => ({
      left: Math.max(left + 1, bounds.left),
      right: Math.min(right - 1, bounds.right),
      // letters are lower than their line
      top: Math.max(top + height * 0.2, bounds.top),
      bottom: Math.min(bottom - height * 0.2, bounds.bottom),
    }));
    const shown = lines.filter((one) => one.right - one.left > 2 && one.bottom - one.top > 2);
    if (shown.length) pieces.push({ it, said, lines: shown, layer: layer(it) });
  };
  const walker = document.createTreeWalker(top, NodeFilter.SHOW_TEXT);
  for (let node; (node = walker.nextNode()); ) {
    const it = node.parentElement;
    const said = node.data.trim().slice(0, 30);
    if (!said || it.closest("svg, .sr, #live, script, style, option, [inert], .zoom")) continue;
    if (!it.checkVisibility(seen)) continue;
    if ([...around(it)].some((up) => getComputedStyle(up).clipPath === "inset(50%)")) continue;
    range.selectNodeContents(node);
    const rects = [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1);
    if (!rects.length) continue;
    for (const { 0: word, index } of node.data.matchAll(/[\p{L}\p{N}’']{2,}/gu)) {
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      const tops = [...range.getClientRects()].filter(({ width }) => width > 0.5).map((one) => one.top);
      if (Math.max(...tops) - Math.min(...tops) > 5) found.add(`broken: ${word}`);
    }
    // what opens may end in dots
    const opens = it.closest("[aria-expanded]") && getComputedStyle(it).textOverflow === "ellipsis";
    for (const up of opens ? [] : around(it)) {
      const { overflowX, overflowY } = getComputedStyle(up);
      const box = up.getBoundingClientRect();
      const low = (rects[0].height * 1) / 4;
      if (/auto|scroll/.test(overflowX + overflowY)) break;
      const wide = rects.some(({ left, right }) => left < box.left - 2 || right > box.right + 2);
      const high = rects.some(({ top, bottom }) => top < box.top - low || bottom > box.bottom + low);
      const cuts = (way) => /hidden|clip/.test(way);
      if ((cuts(overflowX) && wide) || (cuts(overflowY) && high)) found.add(`cut off: ${said}`);
      if (up.matches("button, a.btn") && (wide || high)) found.add(`out of its button: ${said}`);
    }
    add(it, said, rects);
  }
  for (const it of top.querySelectorAll("input:not([type=radio], .sr), select, .chip"))
    if (!it.closest(".sr, [inert], .zoom") && it.checkVisibility(seen) && !it.closest("svg svg"))
      add(it, `[${it.className.baseVal ?? it.className}]`, [it.getBoundingClientRect()]);
  pieces.forEach((a, i) => {
    for (const b of pieces.slice(i + 1)) {
      const parts = a.it.contains(b.it) || b.it.contains(a.it) || (a.said === "[chip]" && b.said === "[chip]");
      if (a.layer !== b.layer || parts) continue;
      const over = (p, q) =>
        Math.min(p.right, q.right) - Math.max(p.left, q.left) > 2 &&
        Math.min(p.bottom, q.bottom) - Math.max(p.top, q.top) > 2;
      if (a.lines.some((p) => b.lines.some((q) => over(p, q)))) found.add(`overlap: ${a.said} | ${b.said}`);
    }
  });
  const panel = document.querySelector(".screen-play .panel")?.getBoundingClientRect().height ?? 0;
  if (panel > innerHeight * 0.51) found.add(`the question is ${panel} of ${innerHeight} pixels high`);
  if (root.scrollWidth > innerWidth) found.add(`scrolls sideways: ${root.scrollWidth}`);
  await sized(before);
  return [...found];
}"""


def tangled(page: Page) -> list[str]:
    """What is wrong with the screen as it stands when its text is twice as large; it stands as before afterwards."""
    found: list[str] = page.evaluate(TANGLED)
    return found
