// The fortunes over the game: lines on a chart, each with a dark casing, the colour's own beat and the emblem at its end.
import { draw } from "../art/draw.ts";
import { chip } from "../art/pieces.ts";
import { emblemOf, tokenOf } from "../art/colours.ts";
import { itemAt } from "../lists.ts";
import { number, t } from "../store/words.tsx";
import type { Seat } from "./types.ts";

const LEFT = 30;
const RIGHT = 34;
const TOP = 12;
const BOTTOM = 26;

const r = (n: number) => Math.round(n * 10) / 10;

/** A step for the marks of an axis, so that there are three to six of them. */
const step = (span: number) => [1, 2, 3, 5, 10, 20, 30, 50, 100, 200, 500].find((s) => span / s <= 5) ?? span;

export function Fortunes({
  seats,
  standings,
  rank,
  width: w,
  height: h,
}: {
  seats: Seat[];
  standings: number[][];
  rank: number[];
  width: number;
  height: number;
}) {
  const last = Math.max(1, standings.length - 1);
  const top = Math.max(10, Math.ceil(Math.max(...standings.flat()) / 10) * 10);
  // who has not yet earned anything may be in debt
  const low = Math.min(0, Math.floor(Math.min(...standings.flat(), 0) / 5) * 5);
  const x = (i: number) => r(LEFT + ((w - LEFT - RIGHT) * i) / last);
  const y = (value: number) => r(TOP + (h - TOP - BOTTOM) * ((top - value) / (top - low)));
  let grid = "";
  for (let value = Math.ceil(low / 10) * 10; value <= top; value += 10) grid += `M${LEFT} ${y(value)}H${w - RIGHT}`;
  for (let i = 0; i <= last; i++) grid += `M${x(i)} ${TOP}V${h - BOTTOM}`;
  let margin = "";
  for (let i = 0; i < last; i += 2) margin += `M${x(i)} ${h - BOTTOM + 1}H${x(i + 1)}V${h - BOTTOM + 6}H${x(i)}Z`;
  let out =
    `<path class="grid-minor" d="${grid}"/><rect class="frame" x="${LEFT}" y="${TOP}" width="${w - LEFT - RIGHT}" height="${h - TOP - BOTTOM}"/>` +
    `<rect class="frame" x="${LEFT}" y="${h - BOTTOM + 1}" width="${w - LEFT - RIGHT}" height="5"/><path class="solid" d="${margin}"/>`;
  if (low < 0) out += `<path class="frame" d="M${LEFT} ${y(0)}H${w - RIGHT}"/>`;
  const byValue = step(top - low);
  for (let value = Math.ceil(low / byValue) * byValue; value <= top; value += byValue)
    out += `<text class="axis" x="${LEFT - 5}" y="${y(value)}" text-anchor="end">${number(value)}</text>`;
  const byMark = step(last);
  for (let i = 0; i <= last; i += byMark)
    out += `<text class="axis" x="${x(i)}" y="${h - 9}" text-anchor="middle">${i}</text>`;
  // the winner's line lies on top
  const order = seats.map((_, seat) => seat).sort((a, b) => itemAt(rank, b) - itemAt(rank, a));
  for (const seat of order) {
    const d = standings.map((standing, i) => `${i ? "L" : "M"}${x(i)} ${y(standing[seat] ?? 0)}`).join("");
    out += `<g data-colour="${tokenOf(itemAt(seats, seat).colour)}" class="fortune"><path class="case" d="${d}"/><path class="light" d="${d}"/><path class="line" d="${d}"/><path class="beat" d="${d}"/></g>`;
  }
  for (const { seat, at } of apart(seats.map((seat, i) => ({ seat, at: y(standings[last]?.[i] ?? 0) }))))
    out += `<svg x="${w - RIGHT + 5}" y="${r(at - 10)}" width="20" height="20">${chip({ colour: tokenOf(seat.colour), emblem: emblemOf(seat), size: 20 })}</svg>`;
  return draw(`<svg class="fortunes" viewBox="0 0 ${w} ${h}" role="img">${out}</svg>`, {
    "aria-label": t("play-end-fortunes-said", { list: spoken(seats, standings) }),
  });
}

/** The marks at the ends, pushed apart until none covers another. */
function apart(ends: { seat: Seat; at: number }[]) {
  const sorted = [...ends].sort((a, b) => a.at - b.at);
  for (let turn = 0; turn < 40; turn++)
    for (const [i, below] of sorted.slice(1).entries()) {
      const above = itemAt(sorted, i);
      const gap = 21 - (below.at - above.at);
      if (gap > 0) {
        below.at += gap / 2;
        above.at -= gap / 2;
      }
    }
  return sorted;
}

const spoken = (seats: Seat[], standings: number[][]) =>
  seats
    .map((_, seat) => {
      const values = standings.map((standing) => standing[seat] ?? 0);
      const args = { seat: { seat }, points: values.at(-1) ?? 0, best: Math.max(...values) };
      return t("play-end-fortune", args, seats);
    })
    .join("; ");
