"""Reads a trace of Chromium: the tasks of a page's main thread, and what each of them spent its time with."""

from __future__ import annotations

import json
import re
from bisect import bisect_left, bisect_right
from collections import Counter, defaultdict
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from playwright.sync_api import Browser, Page

CATEGORIES = [
    "-*",
    "devtools.timeline",
    "disabled-by-default-devtools.timeline",
    "blink.user_timing",
]
PROFILE = "disabled-by-default-v8.cpu_profiler"
DRAWING = {
    "UpdateLayoutTree": "styles",
    "Layout": "layout",
    "PrePaint": "pre-paint",
    "Paint": "paint",
    "Layerize": "layers",
    "Commit": "commit",
    "MinorGC": "garbage",
    "MajorGC": "garbage",
    "ParseHTML": "parsing",
    "EvaluateScript": "scripts evaluated",
    "v8.compile": "scripts compiled",
    "HitTest": "hit test",
}
"""What a browser does beside our functions, by the names of its events."""
AROUND = re.compile("RunTask|FunctionCall|RunMicrotasks|TimerFire|FireAnimationFrame|EventDispatch|V8.GC_.*")
"""Events that say nothing of their own."""

MINIFIED = re.compile(r"[\w$]{1,2}\d*|.*\b__?\w\b.*")
"""The functions of libraries, whose names say nothing."""

Event = dict[str, Any]


@dataclass
class Task:
    """One task of the main thread, in milliseconds. `wall`: how long it lasted here; `work`: what it takes a slower
    processor, without what the thread waited for one."""

    start: float
    wall: float
    work: float
    parts: dict[str, float] = field(default_factory=lambda: defaultdict(float))
    """By what the browser did and, with all that they called, by our functions."""

    def told(self, most: int = 5) -> str:
        dearest = sorted(self.parts.items(), key=lambda part: -part[1])[:most]
        parts = ", ".join(f"{name} {ms:.0f}" for name, ms in dearest)
        return f"{self.work:.0f} ms: {parts}"


def begin(browser: Browser, page: Page, profile: bool) -> None:
    """`profile`: functions are sampled too, which makes all of it slower."""
    browser.start_tracing(page=page, categories=[*CATEGORIES, *([PROFILE] if profile else [])])


def end(browser: Browser) -> list[Event]:
    events: list[Event] = json.loads(browser.stop_tracing())["traceEvents"]
    return events


def main_thread(events: list[Event]) -> tuple[int, int]:
    """The process and the thread that ran most of our functions."""
    named = {(it["pid"], it["tid"]) for it in events if it.get("args", {}).get("name") == "CrRendererMain"}
    calls = Counter((it["pid"], it["tid"]) for it in events if it["name"] in ("FunctionCall", "FireAnimationFrame"))
    return max(named, key=lambda thread: calls[thread])


def marks(events: list[Event], name: str) -> list[float]:
    """When a mark of the page's (`performance.mark`) was set, in milliseconds."""
    return sorted(it["ts"] / 1e3 for it in events if it["name"] == name and "blink.user_timing" in it.get("cat", ""))


def samples(events: list[Event], thread: tuple[int, int]) -> Iterator[tuple[float, float, list[str]]]:
    """When a sample of the processor was taken, what time it stands for, and which functions of ours were under way."""
    profiles = {
        (it["pid"], it["id"]): it["args"]["data"]["startTime"]
        for it in events
        if it["name"] == "Profile" and (it["pid"], it["tid"]) == thread
    }
    stacks: dict[tuple[int, str], dict[int, list[str]]] = defaultdict(dict)
    for it in sorted((it for it in events if it["name"] == "ProfileChunk"), key=lambda it: it["ts"]):
        profile = (it["pid"], it["id"])
        if profile not in profiles:
            continue
        data, known = it["args"]["data"], stacks[profile]
        for node in data.get("cpuProfile", {}).get("nodes", []):
            call = node["callFrame"]
            above = known.get(node.get("parent"), [])
            is_ours = "/assets/" in call.get("url", "") and not MINIFIED.fullmatch(call["functionName"] or "a")
            known[node["id"]] = above + [call["functionName"]] * is_ours
        deltas = data.get("timeDeltas", [])
        for at, delta in zip(data.get("cpuProfile", {}).get("samples", []), deltas, strict=False):
            profiles[profile] += delta
            yield profiles[profile] / 1e3, delta / 1e3, known.get(at, [])


def long_tasks(events: list[Event], slower: float, least: float = 50) -> list[Task]:
    """The tasks that would work for longer than `least` milliseconds where all is slower so many times."""
    thread = main_thread(events)
    own = [it for it in events if (it["pid"], it["tid"]) == thread and it["ph"] == "X"]
    tasks = [
        Task(it["ts"] / 1e3, it["dur"] / 1e3, it["tdur"] / 1e3 * slower)
        for it in own
        if it["name"] == "RunTask" and it.get("tdur", 0) * slower > least * 1e3
    ]
    tasks.sort(key=lambda task: task.start)
    starts = [task.start for task in tasks]

    def task_at(ms: float) -> Task | None:
        at = bisect_right(starts, ms) - 1
        return tasks[at] if at >= 0 and ms < tasks[at].start + tasks[at].wall else None

    for it in own:
        what: str = it["name"]
        if not AROUND.fullmatch(what) and (task := task_at(it["ts"] / 1e3)):
            task.parts[DRAWING.get(what, what)] += it.get("tdur", 0) / 1e3 * slower
    for when, ms, stack in samples(events, thread):
        if task := task_at(when):
            for name in set(stack):
                task.parts[name] += ms * slower
    return tasks


def within(spans: list[tuple[float, float]], ms: float) -> bool:
    """Whether a moment lies in one of these spans, which follow one another."""
    at = bisect_left(spans, (ms, float("inf"))) - 1
    return at >= 0 and ms < spans[at][1]
