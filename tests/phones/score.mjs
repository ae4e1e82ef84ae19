// Asked by test_score.py: what happens at a score sheet of several phones, one story after the other.
import { ScoreGuest } from "../../web/phones/score-guest.ts";
import { ScoreHost } from "../../web/phones/score-host.ts";
import { fromFiller, fromHolder, showing } from "../../web/phones/score-line.ts";
import { carriers, handClock, settled, Spares } from "./room.mjs";

/** A sheet of gold alone, of which no player may have more than nine. */
function room(spares) {
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
    { clock, spare: spares && (async (seat) => spares.lay(seat)) },
  );
  async function come(seat) {
    const cable = carriers();
    const it = { shown: [], contact: [], over: null, cable };
    host.meet(seat, cable.host);
    it.guest = new ScoreGuest(
      {
        shown: (now) => it.shown.push(now),
        contact: (contact) => contact !== it.contact.at(-1) && it.contact.push(contact),
        over: (end) => (it.over = end),
      },
      { clock, prepare: spares && (async (code) => spares.prepare(code)) },
    );
    it.guest.meet(cable.guest);
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
  async "cut off, and back"() {
    const spares = new Spares();
    const { sheet, host, come } = room(spares);
    const jack = await come(1);
    const laid = spares.laid.map(({ seat, matched }) => [seat, matched]);
    spares.up = false;
    jack.cable.host.close();
    jack.cable.host.inbox.end();
    await settled();
    const gone = [...host.contacts];
    // meanwhile numbers are typed, and the player to the left is taken off
    jack.guest.fill("gold", 3);
    jack.guest.fill("gold", 4);
    const before = sheet.players;
    sheet.players = before.filter((_, seat) => seat !== 0);
    host.seated((seat) => sheet.players.indexOf(before[seat]));
    spares.up = true;
    void jack.guest.wake();
    await settled();
    const back = [[...host.contacts], [...jack.contact], sheet.players.map((one) => [one.name, one.gold])];
    return { laid, gone, back, pending: jack.guest.pending, seat: jack.shown.at(-1).seat, fresh: spares.laid.length };
  },
  async "what lies by of a column"() {
    const spares = new Spares();
    const { clock, host, come } = room(spares);
    const jack = await come(1);
    const other = await come(1);
    const taken = [jack.over, spares.closed];
    spares.up = false;
    other.cable.host.close();
    other.cable.host.inbox.end();
    await settled();
    await clock.pass(60_000);
    const adrift = [[...other.contact], spares.knocks, other.over];
    const knows = await come(2);
    knows.cable.guest.send('{"t":"look","returns":true}');
    knows.cable.guest.send('{"t":"reserve","n":99,"code":"answer-of-some-twenty-letters-0"}');
    await settled();
    return { taken, adrift, laid: spares.laid.length, over: knows.over, contacts: [...host.contacts] };
  },
  async "the page with the sheet was loaded again"() {
    const { host, come } = room();
    host.misses([0, 2]);
    const missed = [...host.contacts];
    host.tell();
    const mary = await come(2);
    mary.guest.fill("gold", 2);
    await settled();
    host.seated((seat) => seat - 1);
    return { missed, seen: gold(mary), over: mary.over, contacts: [...host.contacts] };
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
    return { away, guest: anne.contact, nonsense, left: mary.over, changes: changes.length > 0 };
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
