// Asked by test_score.py: what happens at a score sheet of several phones, one story after the other.
import { ScoreGuest } from "../../web/phones/score-guest.ts";
import { ScoreHost } from "../../web/phones/score-host.ts";
import { fromFiller, fromHolder, showing } from "../../web/phones/score-line.ts";
import { carriers, handClock, settled } from "./room.mjs";

/** A sheet of gold alone, of which no player may have more than nine. */
function room() {
  const clock = handClock();
  const players = ["Anne", "Jack", "Mary"].map((name) => ({ name, gold: 0 }));
  const sheet = { players, refused: 0 };
  const changes = [];
  const host = new ScoreHost(
    {
      shown: () => ({
        sheet: { game: "gold", players: sheet.players },
        result: null,
        finished: false,
        tied: [],
        faults: sheet.players.flatMap(({ gold }, seat) =>
          gold > 9 ? [{ key: "too-much", args: { most: 9 }, rule: "G-1", place: `players[${seat}].gold` }] : [],
        ),
        notes: [],
      }),
      fill: (seat, { field, value }) => {
        if (field !== "gold") return void (sheet.refused += 1);
        sheet.players = sheet.players.map((one, at) => (at === seat ? { ...one, gold: value } : one));
        host.tell();
      },
    },
    () => changes.push([...host.contacts]),
    clock,
  );
  async function come(seat) {
    const cable = carriers();
    const it = { shown: [], away: [], over: null, cable };
    host.meet(seat, cable.host);
    it.guest = new ScoreGuest(
      cable.guest,
      { shown: (now) => it.shown.push(now), away: (away) => it.away.push(away), over: (end) => (it.over = end) },
      clock,
    );
    await settled();
    return it;
  }
  return { clock, sheet, host, come, changes };
}

const gold = (it) => it.shown.at(-1).sheet.players.map((one) => one.gold);
const stories = {
  async "each the own column"() {
    const { sheet, come } = room();
    const [jack, mary] = [await come(1), await come(2)];
    jack.guest.fill("gold", 1);
    jack.guest.fill("gold", 12);
    const typed = jack.guest.pending;
    await settled();
    mary.guest.fill("name", 7);
    await settled();
    return {
      typed,
      pending: [jack.guest.pending, mary.guest.pending],
      seen: [gold(jack), gold(mary)],
      faults: jack.shown.at(-1).faults,
      refused: sheet.refused,
      names: sheet.players.map(({ name }) => name),
    };
  },
  async "a number that is still on its way"() {
    const { host, come } = room();
    const jack = await come(1);
    jack.cable.cable.cut = true;
    jack.guest.fill("gold", 5);
    await settled();
    jack.cable.cable.cut = false;
    host.tell();
    await settled();
    return { seen: gold(jack), pending: jack.guest.pending };
  },
  async "a player is taken off"() {
    const { sheet, host, come } = room();
    const [jack, mary] = [await come(1), await come(2)];
    const before = sheet.players;
    sheet.players = before.filter((_, seat) => seat !== 1);
    host.seated((seat) => sheet.players.indexOf(before[seat]));
    host.tell();
    mary.guest.fill("gold", 4);
    await settled();
    return {
      over: [jack.over, mary.over],
      seat: mary.shown.at(-1).seat,
      gold: sheet.players.map((one) => [one.name, one.gold]),
    };
  },
  async "one column, two phones"() {
    const { host, come } = room();
    const [first, second] = [await come(1), await come(1)];
    first.guest.fill("gold", 3);
    second.guest.fill("gold", 4);
    await settled();
    return { over: [first.over, second.over], seen: gold(second), contacts: [...host.contacts] };
  },
  async "silence, nonsense and the end"() {
    const { host, clock, come, changes } = room();
    const [anne, jack] = [await come(0), await come(1)];
    anne.cable.cable.cut = true;
    await clock.pass(8000);
    const away = [...host.contacts];
    jack.cable.guest.send('{"t":"fill","n":1,"field":"gold","value":1e9}');
    await settled();
    const nonsense = jack.over;
    const mary = await come(2);
    host.leave();
    await settled();
    return { away, guest: anne.away, nonsense, left: mary.over, changes: changes.length > 0 };
  },
};

/** What is broken in one place is read as nothing, or as what it says still. */
function broken(rounds) {
  const sound = [
    '{"t":"look"}',
    '{"t":"fill","n":3,"field":"gold","value":-12}',
    showing({
      seat: 1,
      heard: 2,
      sheet: { players: [] },
      result: null,
      finished: false,
      tied: [0, 1],
      faults: [{ key: "too-much", args: {}, rule: "G-1", place: "players[1].gold" }],
      notes: [],
    }),
  ];
  const whole = sound.map((text) => [fromFiller(text), fromHolder(text)].map((it) => it?.t ?? null));
  let seed = 7;
  const any = (n) => (seed = (seed * 48271) % 2147483647) % n;
  const bits = [
    '"',
    "{",
    "}",
    "[",
    "]",
    "null",
    "1e400",
    "-1",
    "0.5",
    '"__proto__":{"a":1},',
    "true",
    ",",
    "\u0000",
    "9".repeat(20),
  ];
  let taken = 0;
  for (let i = 0; i < rounds; i++) {
    const text = sound[any(sound.length)];
    const at = any(text.length);
    const bad = text.slice(0, at) + bits[any(bits.length)] + text.slice(at + any(4));
    for (const said of [fromFiller(bad), fromHolder(bad)]) {
      if (!said) continue;
      taken += 1;
      if (said.t === "fill" && !(said.fill.value === null || Math.abs(said.fill.value) <= 9999)) throw new Error(bad);
      if (said.t === "sheet" && !(said.shown.seat <= 11 && said.shown.faults.every(({ key }) => key.length <= 200)))
        throw new Error(bad);
    }
  }
  return { whole, taken };
}

const told = { broken: broken(Number(process.argv[2])) };
for (const [name, story] of Object.entries(stories)) told[name] = await story();
console.log(JSON.stringify(told));
process.exit(0);
