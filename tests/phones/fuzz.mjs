// Asked by test_protocol.py: whatever comes over a line, it is read or the line ends; nothing else happens. node fuzz.mjs ROUNDS SEED
import { Guest } from "../../web/phones/guest.ts";
import { carriers, room, settled, Spares } from "./room.mjs";

const [rounds, seed] = process.argv.slice(2).map(Number);
let luck = BigInt(seed) * 2n + 1n;
function any(below) {
  luck = (luck * 6364136223846793005n + 1442695040888963407n) & (2n ** 64n - 1n);
  return Number(luck >> 33n) % below;
}
const one = (list) => list[any(list.length)];
const SEEDS = {
  guest: [
    { t: "hello", wire: 2, build: "b", token: null },
    { t: "ask", n: 1, at: 0, op: "play", fields: { option: "say:1" } },
    { t: "ask", n: 2, at: 0, op: "trace", fields: { option: ["sail", 1, 2] } },
    { t: "ask", n: 3, at: 0, op: "think", fields: { level: "hard", sips: 8 } },
    { t: "ask", n: 4, at: 0, op: "rewind", fields: { entries: 0 } },
    { t: "ask", n: 5, at: 0, op: "story", fields: {} },
    { t: "ask", n: 8, at: 9, op: "tool", fields: { tool: "g.cards", input: { search: "c1" } } },
    { t: "reserve", n: 1, code: "answer-of-some-twenty-letters-0" },
    { t: "ask", n: 6, at: 9, op: "offer", fields: { place: 2 } },
    { t: "ask", n: 7, at: 0, op: "admit", fields: { code: "answer-of-some-twenty-letters" } },
    { t: "move", step: "wanted" },
    { t: "lead", seat: 2, code: "answer-of-some-twenty-letters" },
    { t: "lead", seat: 128, code: "answer-of-some-twenty-letters" },
    { t: "ping" },
    { t: "bye", why: "left" },
  ],
  host: [
    {
      t: "welcome",
      wire: 2,
      build: "b",
      game: "g",
      rules: 1,
      seats: [
        { name: "A", bot: null },
        { name: "B", bot: "easy" },
      ],
      options: {},
      seat: 0,
      token: "0123456789abcdef0123456789abcdef",
    },
    {
      t: "state",
      at: 0,
      chapter: { entry: null, events: [] },
      table: { entries: 0, undoable: 0, turn: 0, decision: { options: [] }, view: {}, result: null },
    },
    { t: "answer", n: 1, answer: { preview: 1 } },
    { t: "answer", n: 1, error: { kind: "barred", key: "core-barred-over", args: {}, rule: null } },
    { t: "reserve", n: 1, code: "offer-of-some-twenty-letters-0" },
    { t: "move", step: "given" },
    { t: "lead", seat: 0, code: "offer-of-some-twenty-letters" },
    { t: "asked" },
    { t: "undone", by: 1 },
    { t: "company", standings: [[1, "there"]], claimed: null },
    {
      t: "gift",
      gift: {
        id: "abc123",
        table: "0123abcd",
        title: null,
        created: 1,
        played: 0,
        here: [0],
        tokens: [[1, "0123456789abcdef0123456789abcdef"]],
        save: { flibuste: 1 },
      },
    },
    { t: "part", text: '{"t":"ping"}', last: true },
    { t: "pong" },
  ],
};
const ODD = [
  null,
  true,
  -1,
  0.5,
  1e300,
  2 ** 53,
  "",
  "x".repeat(300),
  "__proto__",
  "\u0000\ud800",
  [],
  {},
  [[]],
  { toString: 1 },
  "play",
  "hello",
  [1, "a"],
];
/** Another value somewhere in it, or a field more or less. */
function changed(value) {
  const copy = structuredClone(value);
  let at = copy;
  for (;;) {
    const keys = Object.keys(at);
    const key = one(keys);
    if (key === undefined) return copy;
    if (typeof at[key] === "object" && at[key] && any(2)) at = at[key];
    else {
      const how = any(4);
      if (how === 0) delete at[key];
      else if (how === 1 && !Array.isArray(at)) at[one(["seat", "found", "table", "op", "save"])] = one(ODD);
      else at[key] = one(ODD);
      return copy;
    }
  }
}
/** @param {"guest" | "host"} from */
function message(from) {
  const whole = JSON.stringify(any(5) ? changed(one(SEEDS[from])) : one(SEEDS[from]));
  const how = any(12);
  if (how === 0) return whole.slice(0, any(whole.length));
  if (how === 1) return Array.from({ length: any(60) }, () => String.fromCharCode(any(65536))).join("");
  return how === 2 ? whole.repeat(2) : whole;
}

const OPS = new Set([
  "play",
  "undo",
  "rewind",
  "preview",
  "trace",
  "foresight",
  "think",
  "story",
  "tool",
  "offer",
  "admit",
]);
const ALLOWED = {
  play: "option,seat",
  preview: "option,seat",
  trace: "option,seat",
  rewind: "entries,seat",
  think: "level,seat,sips",
  tool: "input,seat,tool",
  offer: "place,seat",
  admit: "code,seat",
};
const found = { said: 0, ended: 0, asked: 0, moved: 0, wrong: [] };
process.on("unhandledRejection", (cause) => found.wrong.push(String(cause?.stack)));
console.error = console.warn = () => {};

for (let i = 0; i < rounds; i += 10) {
  const { host, table } = room(new Spares());
  table.story = 0;
  host.open(1);
  const toHost = carriers();
  host.meet(1, toHost.host);
  if (any(3)) toHost.guest.send(JSON.stringify(SEEDS.guest[0]));
  const toGuest = carriers();
  const laid = new Spares();
  laid.lay(1);
  const guest = new Guest(
    { build: "b", token: null },
    { welcome() {}, state() {}, contact() {}, over() {} },
    { prepare: async (code) => laid.prepare(code) },
  );
  guest.moves = ({ t, gift }) => {
    found.moved += 1;
    if (t === "gift" && !/^[\da-z]{1,40}$/.test(gift.id)) found.wrong.push(gift);
  };
  guest.meet(toGuest.guest);
  void guest.ask("foresight").catch(() => {});
  if (any(3)) toGuest.host.send(JSON.stringify(SEEDS.host[0]));
  for (let j = 0; j < 5; j++) {
    if (!toHost.guest.closed) toHost.guest.send(message("guest"));
    if (!toGuest.host.closed) toGuest.host.send(message("host"));
    found.said += 2;
    await settled();
  }
  found.ended += Number(toHost.host.closed) + Number(toGuest.guest.closed);
  for (const [op, fields] of table.asked) {
    found.asked += 1;
    const names = Object.keys(fields).sort().join();
    if (!OPS.has(op) || fields.seat !== 1 || names !== (ALLOWED[op] ?? "seat")) found.wrong.push([op, fields]);
  }
  toHost.guest.close();
  toGuest.host.close();
  guest.leave();
  await settled();
}
console.log(JSON.stringify(found));
