// A sheet leaves the device only by a person's hand: as text, as a picture, as a file, or to a friend's statistics.
import games from "games:manifest";
import { itemAt } from "../../lists.ts";
import { handOver } from "../../store/files.ts";
import type { Filled, SheetRecord } from "../../store/sheets.ts";
import { date, number, t } from "../../store/words.tsx";
import { playerName } from "../../parts/player-name.ts";
import type { Reckoned } from "../../store/games.ts";
import type { Side } from "../companion.d.ts";

/** @returns the players, the first one first */
export const ranking = ({ sheet, result }: SheetRecord): number[] =>
  sheet.players.map((_, seat) => seat).sort((a, b) => (result ? itemAt(result.rank, a) - itemAt(result.rank, b) : 0));

/** A sheet that has been reckoned. */
export type ScoredSheet = SheetRecord & { result: Reckoned };
export const sideOf = (result: Reckoned | null, seat: number): Side | undefined =>
  result?.sides?.find((side) => side.seats.includes(seat));

/** The total that won: a team's, where teams played. */
export const winningTotal = (result: Reckoned): number => {
  const [seat] = result.winners;
  return seat === undefined ? 0 : (sideOf(result, seat)?.total ?? itemAt(result.totals, seat));
};

/** The day of the game. */
const dateOf = ({ details, created }: SheetRecord) =>
  date(details?.date ? new Date(details.date) : created, { dateStyle: "long" });

export const whenAndWhere = (record: SheetRecord) => [dateOf(record), record.details?.place].filter(Boolean).join(", ");

/** What made a total, line by line; a number that only repeats the points is said once. */
export function breakdown({ sheet, result }: ScoredSheet, seat: number): { text: string; points: number }[] {
  const seats = sheet.players.map((_, i) => ({ name: playerName(sheet, i) }));
  return itemAt(result.lines, seat)
    .filter(({ points }) => points)
    .map(({ key, args, points }) => {
      const text = t(key, args, seats);
      const [, start = "", last] = /^(.*?)\s*:\s*([−-]?\d+)$/u.exec(text) ?? [];
      return { text: last?.replace("−", "-") === String(points) ? start : text, points };
    });
}

export function sheetText(record: ScoredSheet) {
  const { sheet, result } = record;
  const sides = (result.sides ?? []).map(({ name, seats, total }) => {
    const who = seats.map((seat) => playerName(sheet, seat)).join(", ");
    return `${result.rank[itemAt(seats, 0)]}. ${t(name)} (${who}): ${number(total)}`;
  });
  const lines = ranking(record).map((seat) =>
    [
      `${result.rank[seat]}. ${playerName(record.sheet, seat)}: ${number(itemAt(result.totals, seat))}`,
      ...breakdown(record, seat).map(({ text, points }) => `   ${text}: ${number(points)}`),
    ].join("\n"),
  );
  return [`${t(`${sheet.game}-title`)} – Flibuste`, whenAndWhere(record), ...sides.sort(), ...lines].join("\n");
}

export function localTime(at: number) {
  const date = new Date(at);
  const two = (n: number) => String(n).padStart(2, "0");
  const day = [date.getFullYear(), two(date.getMonth() + 1), two(date.getDate())].join("-");
  return `${day} ${[date.getHours(), date.getMinutes(), date.getSeconds()].map(two).join(":")}`;
}

/** The options of the sheet that are on, as BG Stats' board or variant. */
const variant = ({ game, options }: Filled) =>
  Object.keys(options)
    .filter((id) => options[id] === true)
    .map((id) => t(`${game}-sheet-option-${id}`))
    .join(", ");

/** The address at which BG Stats takes a play over. Its own numbers and names keep a play that is sent twice one play. */
export function statsLink(record: ScoredSheet) {
  const { sheet, result, created, details = {} } = record;
  const play = {
    sourceName: "Flibuste",
    sourcePlayId: record.id,
    game: {
      name: t(`${sheet.game}-title`),
      sourceGameId: sheet.game,
      // where we could look it up; BG Stats finds the others by their names
      bggId: games[sheet.game]?.bgg,
      highestWins: true,
      noPoints: false,
    },
    playDate: details.date ? `${details.date.replace("T", " ")}:00` : localTime(created),
    // only what somebody has said: a sheet may be filled in days later
    ...(details.minutes && { durationMin: details.minutes }),
    comments: details.comments ?? "",
    ...(details.place && { location: { name: details.place } }),
    board: variant(sheet),
    players: sheet.players.map((_, seat) => ({
      name: playerName(record.sheet, seat),
      sourcePlayerId: playerName(record.sheet, seat),
      score: result.totals[seat],
      rank: result.rank[seat],
      winner: result.winners.includes(seat),
      startPlayer: details.first === seat,
    })),
  };
  return `https://app.bgstatsapp.com/createPlay.html?data=${encodeURIComponent(JSON.stringify(play))}`;
}

const WIDTH = 720;
const ROW = 64;
const LINE = 30;
const EDGE = 36;

/** The ranking with what made each total as a picture, on the paper of the page. */
export async function sheetPicture(record: ScoredSheet): Promise<Blob> {
  const { sheet, result } = record;
  const look = getComputedStyle(document.documentElement);
  const colour = (name: string) => look.getPropertyValue(name).trim() || "#1c2a36";
  const canvas = document.createElement("canvas");
  const ranked = ranking(record).map((seat) => ({ seat, lines: breakdown(record, seat) }));
  canvas.width = WIDTH;
  canvas.height = 190 + ranked.reduce((sum, { lines }) => sum + ROW + lines.length * LINE, 0);
  const pen = canvas.getContext("2d") as CanvasRenderingContext2D;
  const display = look.getPropertyValue("--display").trim() || "serif";
  const read = look.getPropertyValue("--read").trim() || "sans-serif";
  pen.fillStyle = colour("--paper");
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.strokeStyle = colour("--ink");
  pen.lineWidth = 3;
  pen.strokeRect(10, 10, canvas.width - 20, canvas.height - 20);
  pen.lineWidth = 1;
  pen.strokeRect(17, 17, canvas.width - 34, canvas.height - 34);
  pen.fillStyle = colour("--ink");
  pen.textBaseline = "middle";
  pen.font = `52px ${display}`;
  pen.fillText(t(`${sheet.game}-title`), EDGE, 66, WIDTH - 2 * EDGE);
  pen.font = `22px ${read}`;
  pen.fillStyle = colour("--ink-2");
  pen.fillText(whenAndWhere(record), EDGE, 112, WIDTH - 2 * EDGE);
  let y = 160;
  for (const { seat, lines } of ranked) {
    pen.strokeStyle = colour("--line");
    pen.beginPath();
    pen.moveTo(EDGE, y - 16);
    pen.lineTo(WIDTH - EDGE, y - 16);
    pen.stroke();
    pen.fillStyle = colour(result.rank[seat] === 1 ? "--accent" : "--ink");
    pen.font = `30px ${display}`;
    pen.textAlign = "left";
    pen.fillText(`${result.rank[seat]}.`, EDGE, y + 16);
    const side = sideOf(result, seat);
    const team = side ? ` (${t(side.name)}: ${number(side.total)})` : "";
    pen.fillText(playerName(record.sheet, seat) + team, EDGE + 56, y + 16, WIDTH - 2 * EDGE - 180);
    pen.textAlign = "right";
    pen.font = `700 34px ${read}`;
    pen.fillText(number(itemAt(result.totals, seat)), WIDTH - EDGE, y + 16);
    pen.font = `20px ${read}`;
    pen.fillStyle = colour("--ink-2");
    lines.forEach(({ text, points }, at) => {
      pen.textAlign = "right";
      pen.fillText(number(points), WIDTH - EDGE, y + 54 + at * LINE);
      pen.textAlign = "left";
      pen.fillText(text, EDGE + 56, y + 54 + at * LINE, WIDTH - 2 * EDGE - 130);
    });
    pen.textAlign = "left";
    y += ROW + lines.length * LINE;
  }
  return new Promise((done, failed) =>
    canvas.toBlob((blob) => (blob ? done(blob) : failed(new Error("no picture"))), "image/png"),
  );
}

export const sharePicture = async (record: ScoredSheet) =>
  handOver(await sheetPicture(record), `flibuste-${record.sheet.game}-score.png`);

/** The sheet as the command line takes it. */
export const shareFile = ({ sheet }: SheetRecord) =>
  handOver(
    new Blob([JSON.stringify(sheet, null, 1)], { type: "application/json" }),
    `flibuste-${sheet.game}-sheet.json`,
  );
