// Asked by test_protocol.py: what happens at a table of several phones, one story after the other.
import { base64url } from "../../web/phones/text.ts";
import { packed } from "../../web/phones/code.ts";
import { InviteRelay } from "../../web/phones/invite-relay.ts";
import { carriers, outcome, room, settled, Spares } from "./room.mjs";

const last = (it) => it.states.at(-1);
const stories = {
  async "a game"() {
    const { table, host, come } = room();
    for (const seat of [1, 2]) host.open(seat);
    const [jack, mary] = [await come(1), await come(2)];
    await table.ask("play", { seat: 0, option: "say:0" });
    await settled();
    const notHers = await outcome(mary.guest.ask("play", { option: "say:1" }));
    const his = await outcome(jack.guest.ask("play", { option: ["say", 1] }));
    const foreseen = await outcome(mary.guest.ask("preview", { option: "say:1" }));
    const story = await outcome(mary.guest.ask("story"));
    return {
      welcome: [
        jack.welcome.seat,
        jack.welcome.game,
        jack.welcome.token.length,
        jack.welcome.token !== mary.welcome.token,
      ],
      standings: host.standings,
      states: [jack.states.map(({ at }) => at), mary.states.map(({ at }) => at)],
      secrets: [...new Set([...jack.states, ...mary.states].map(({ table }) => table.view.secret))],
      options: mary.states.map(({ table }) => table.decision.options.length),
      outcomes: [notHers, his, foreseen],
      story: story.answer.chapters.length,
      asked: table.asked.map(([op, { seat }]) => [op, seat]),
      entry: JSON.stringify(jack.cable.log).includes("the host's alone"),
    };
  },
  async "whom nobody keeps waiting"() {
    const { table, host, come } = room();
    for (const seat of [0, 1, 2]) host.open(seat);
    const guests = [await come(0), await come(1), await come(2)];
    const told = [];
    for (const { guest } of guests) {
      table.told = [];
      await guest.ask("play", { option: "say:0" });
      told.push(table.told[0]);
    }
    return told;
  },
  async "devices that watch"() {
    const spares = new Spares();
    const { clock, host, table, said, come } = room(spares);
    for (const place of [1, 128, 129]) host.open(place);
    const [jack, one, other] = [await come(1), await come(128), await come(129)];
    const ops = ["play", "undo", "rewind", "preview", "trace", "foresight", "think", "awaited", "offer", "admit"];
    // one that asks all the same: its line, without the guest's own reserve
    const { host: end, guest, log } = carriers();
    host.meet(128, end);
    guest.send(JSON.stringify({ t: "hello", wire: 2, build: "b", token: one.welcome.token }));
    await settled();
    const fields = {
      play: { option: "say:1" },
      rewind: { entries: 0 },
      preview: { option: "say:1" },
      trace: { option: ["say", 1] },
      think: { level: "easy", sips: 1 },
      offer: { place: 1 },
      admit: { code: "answer-of-some-twenty-letters" },
    };
    for (const [n, op] of ops.entries())
      guest.send(JSON.stringify({ t: "ask", n, at: 0, op, fields: fields[op] ?? {} }));
    await settled();
    const answers = log.map(([, text]) => JSON.parse(text)).filter(({ t }) => t === "answer");
    const own = await Promise.all(ops.map((op) => outcome(other.guest.ask(op, fields[op]))));
    const story = (await outcome(other.guest.ask("story"))).answer.chapters.length;
    await table.ask("play", { seat: 0, option: "say:0" });
    await settled();
    other.cable.host.close();
    await clock.pass(200);
    await table.ask("play", { seat: 1, option: "say:1" });
    await settled();
    // a code that is shown once more: whoever comes by it watches, and nobody is asked
    const stranger = await come(129);
    host.take(129);
    await settled();
    return {
      welcome: [one, other].map(({ welcome }) => welcome.seat),
      first: [one.over, one.welcome.token !== other.welcome.token],
      refused: [...new Set(answers.map(({ error }) => error.key)), answers.length],
      own: [...new Set(own.map(({ error }) => error))],
      asked: table.asked.filter(([, { seat }]) => seat === null).map(([op]) => op),
      story,
      secrets: [...new Set(other.states.map(({ table }) => table.view.secret))],
      told: [jack, other].map(({ states }) => states.map(({ at }) => at)),
      offered: other.states.flatMap(({ table }) => table.decision.options).length,
      back: [spares.knocks, other.over],
      stranger: [stranger.welcome?.seat, stranger.over, said.claims.length],
      standings: host.standings,
    };
  },
  async "stale and double"() {
    const { table, host, come } = room();
    host.open(0);
    const anne = await come(0);
    const [once, twice] = await Promise.all([0, 0].map(() => outcome(anne.guest.ask("play", { option: "say:0" }))));
    anne.guest.at = 0;
    const stale = await outcome(anne.guest.ask("foresight"));
    anne.guest.at = 0;
    const story = (await outcome(anne.guest.ask("story"))).answer.chapters.length;
    return { once, twice, stale, story, log: table.log.length, told: anne.states.map(({ at }) => at) };
  },
  async "one seat, two phones"() {
    const { host, said, come } = room();
    host.open(1);
    const first = await come(1);
    const second = await come(1);
    const refused = [second.over, second.welcome, first.over, [...said.claims]];
    said.allow = true;
    const third = await come(1);
    const moved = [first.over, third.welcome?.seat, third.welcome?.token === first.welcome.token];
    const old = await come(1, first.welcome.token);
    const voided = [old.over ?? null, said.claims.length];
    const back = await come(1, old.welcome.token);
    const asked = [first.asked, second.asked];
    return {
      refused,
      asked,
      moved,
      voided,
      back: [back.welcome.token === old.welcome.token, said.claims.length, old.over],
    };
  },
  async "away, back, and gone"() {
    const { clock, host, table, come } = room();
    host.open(1);
    const jack = await come(1);
    jack.cable.cable.cut = true;
    await clock.pass(4000);
    const soon = host.standings[0][1];
    await clock.pass(4000);
    const later = [host.standings[0][1], [...jack.contact]];
    await table.ask("play", { seat: 0, option: "say:0" });
    jack.cable.cable.cut = false;
    await clock.pass(2500);
    const back = [host.standings[0][1], [...jack.contact]];
    jack.cable.guest.close();
    await settled();
    const gone = host.standings[0][1];
    const again = await come(1, jack.welcome.token);
    return { soon, later, back, gone, again: [host.standings[0][1], last(again).at, host.standings.length] };
  },
  async "the reserve"() {
    const spares = new Spares();
    const { clock, host, table, come } = room(spares);
    host.open(1);
    const jack = await come(1);
    const laid = spares.laid.map(({ matched }) => matched);
    jack.cable.host.close();
    await settled();
    const back = [host.standings[0][1], [...jack.contact], spares.knocks, jack.welcome.token.length, jack.over];
    await table.ask("play", { seat: 0, option: "say:0" });
    await settled();
    const told = last(jack).at;
    const waits = outcome(jack.guest.ask("foresight"));
    const answered = (await waits).answer.preview ?? "nothing";
    // a network that is gone: the guest knocks in vain, twice, and then says so
    spares.up = false;
    spares.laid[0].cable.host.close();
    spares.laid[0].cable.host.inbox.end();
    await settled();
    const gone = [host.standings[0][1], jack.contact.at(-1)];
    await clock.pass(60_000);
    return { laid, back, told, answered, gone, adrift: [jack.contact.at(-1), spares.knocks, jack.over] };
  },
  async "the reserve waits for the network"() {
    const spares = new Spares();
    const { clock, host, come } = room(spares);
    host.open(1);
    const jack = await come(1);
    jack.reachable = false;
    jack.cable.cable.cut = true;
    await clock.pass(6000);
    const silent = [jack.contact.at(-1), host.standings[0][1]];
    void jack.guest.wake();
    await clock.pass(2000);
    const still = spares.knocks;
    jack.reachable = true;
    void jack.guest.wake();
    await clock.pass(200);
    const soon = spares.knocks;
    await clock.pass(300);
    return { silent, still, soon, back: [spares.knocks, jack.contact.at(-1), host.standings[0][1], jack.over] };
  },
  async "an address that has changed"() {
    const spares = new Spares();
    const { clock, host, come } = room(spares);
    host.open(1);
    const jack = await come(1);
    jack.cable.cable.cut = true;
    await clock.pass(5500);
    const before = [spares.knocks, jack.contact.at(-1)];
    await clock.pass(1000);
    // one that was only silent, though the other way is shut: nothing is lost, and one stays
    const mary = new Spares();
    const asleep = room(mary);
    asleep.host.open(1);
    const there = await asleep.come(1);
    mary.up = false;
    there.cable.cable.cut = true;
    await asleep.clock.pass(40_000);
    const silent = [mary.knocks, there.contact.at(-1)];
    there.cable.cable.cut = false;
    await asleep.clock.pass(2500);
    return {
      before,
      after: [spares.knocks, jack.contact.at(-1), host.standings[0][1], jack.over],
      silent,
      again: [mary.knocks, there.contact.at(-1), there.over],
    };
  },
  async "the reserve of whoever had the seat"() {
    const spares = new Spares();
    const { host, said, come } = room(spares);
    host.open(1);
    const jack = await come(1);
    said.allow = true;
    const other = await come(1);
    const closed = spares.closed;
    host.take(1);
    await settled();
    return { jack: jack.over, closed, after: spares.closed, knocks: spares.knocks, other: other.over };
  },
  async "a forged reserve"() {
    const spares = new Spares();
    const found = {};
    const codes = {
      "of another": [1, "answer-of-some-twenty-letters-1"],
      unknown: [9, "answer-of-some-twenty-letters-0"],
    };
    for (const [name, [n, code]] of Object.entries(codes)) {
      const { host } = room(new Spares());
      host.open(1);
      const { host: end, guest, log } = carriers();
      host.meet(1, end);
      guest.send(JSON.stringify({ t: "hello", wire: 2, build: "b", token: null }));
      await settled();
      guest.send(JSON.stringify({ t: "reserve", n, code }));
      await settled();
      found[name] = [log.some(([, text]) => text.includes("nonsense")), host.standings[0][1]];
    }
    return { ...found, knocks: spares.knocks };
  },
  async "two claims to one seat"() {
    const { host, said, come } = room();
    host.open(1);
    const jack = await come(1);
    const asked = [];
    said.allow = () => new Promise((say) => asked.push(say));
    const [one, other] = [await come(1), await come(1)];
    const waiting = [asked.length, jack.over, one.states.length + other.states.length];
    asked[1](true);
    await settled();
    const second = [jack.over, other.welcome?.seat, one.over];
    asked[0](false);
    await settled();
    return { waiting, second, first: [one.over, one.welcome, other.over], standings: host.standings };
  },
  async "a phone that is back while another asks for its seat"() {
    const { clock, host, said, come } = room();
    for (const seat of [1, 2]) host.open(seat);
    const [jack, mary] = [await come(1), await come(2)];
    jack.cable.cable.cut = true;
    await clock.pass(8000);
    said.allow = () => new Promise(() => {});
    const stranger = await come(1);
    const waits = [stranger.asked, stranger.over, mary.company.at(-1)];
    jack.cable.cable.cut = false;
    await clock.pass(2500);
    return { waits, after: [stranger.over, stranger.came, jack.over, mary.company.at(-1)] };
  },
  async "whoever asks for a seat and goes"() {
    const { host, said, come } = room();
    host.open(1);
    const jack = await come(1);
    said.allow = () => new Promise(() => {});
    const stranger = await come(1);
    const waits = jack.company.at(-1).claimed;
    stranger.guest.leave();
    await settled();
    return [waits, jack.company.at(-1).claimed, stranger.came, jack.over];
  },
  async "who has left and what was taken back"() {
    const { host, come } = room();
    for (const seat of [1, 2]) host.open(seat);
    const [jack, mary] = [await come(1), await come(2)];
    host.undone(0);
    await settled();
    jack.guest.leave();
    await settled();
    const left = [host.standings, mary.company.at(-1).standings, jack.came];
    // its seat is not somebody's whom one would have to ask
    const next = await come(1);
    return { left, undone: [jack.undone, mary.undone], next: [next.welcome?.seat, next.asked] };
  },
  async "led to a new host"() {
    const { host, said, come } = room();
    const token = "0123456789abcdef0123456789abcdef";
    host.open(1, token);
    host.open(2, token.replaceAll("0", "f"));
    host.open(0);
    const before = host.standings;
    const jack = await come(1, token);
    host.stopLeading();
    return { before, after: host.standings, jack: [jack.welcome.token === token, said.claims.length, last(jack).at] };
  },
  async "a greeting before anybody listens"() {
    const { host } = room();
    host.open(1);
    const { host: end, guest, log } = carriers();
    for (const t of ["ping", "hello"]) guest.send(JSON.stringify({ t, wire: 2, build: "b", token: null }));
    await settled();
    host.meet(1, end);
    await settled();
    return log.filter(([from]) => from === "host").map(([, text]) => JSON.parse(text).t);
  },
  async "what lies by at the host before"() {
    const old = new Spares();
    const { host, come } = room(old);
    host.open(1);
    const jack = await come(1);
    const next = room();
    next.host.open(1, jack.welcome.token);
    const cable = carriers();
    next.host.meet(1, cable.host);
    // one more is being prepared when the guest goes
    jack.cable.host.send(JSON.stringify({ t: "reserve", n: 9, code: "offer-of-some-twenty-letters-0" }));
    await null;
    jack.guest.follow(cable.guest);
    await settled();
    const { closed } = old;
    cable.host.inbox.end();
    await settled();
    return { closed, knocks: [old.knocks, jack.contact.at(-1)] };
  },
  async "brought in by another guest"() {
    const { host, said, come } = room();
    for (const seat of [1, 2]) host.open(seat);
    const jack = await come(1, null, { unseen: true });
    const first = [jack.welcome?.seat, said.claims.length];
    jack.cable.guest.close();
    await settled();
    const stranger = await come(1, null, { unseen: true });
    const refused = [stranger.over, stranger.welcome, stranger.states.length, [...said.claims]];
    const again = await come(1, jack.welcome.token, { unseen: true });
    return { first, refused, again: [again.welcome?.seat, said.claims.length] };
  },
  async "the seat comes back to the host"() {
    const { host, table, come } = room();
    host.open(1);
    const jack = await come(1);
    host.take(1);
    await settled();
    const late = await come(1, jack.welcome.token);
    const asked = await outcome(jack.guest.ask("foresight"));
    return { over: [jack.over, late.over], standings: host.standings, asked, ops: table.asked.length };
  },
  async "another game"() {
    const spares = new Spares();
    const { clock, host, table, come } = room(spares);
    for (const place of [1, 2, 128, 129]) host.open(place);
    const [jack, mary, watcher, tablet] = [await come(1), await come(2), await come(128), await come(129)];
    for (const seat of [0, 1]) await table.ask("play", { seat, option: "say:1" });
    // one has gone home, and a tablet; another is cut off when it begins, and knows nothing of it
    spares.up = false;
    mary.guest.leave("left");
    tablet.guest.leave("left");
    await settled();
    jack.cable.host.close();
    jack.cable.host.inbox.end();
    await settled();
    const late = table.seated(128);
    const open = table.seated;
    // what was asked before is answered after it
    table.seated = () => late;
    const telling = host.tell();
    table.log = [];
    host.again();
    await telling;
    table.seated = open;
    const standings = host.standings;
    spares.up = true;
    await clock.pass(11_000);
    await table.ask("play", { seat: 0, option: "say:0" });
    await settled();
    const played = await outcome(jack.guest.ask("play", { option: "say:1" }));
    const again = await come(2, mary.welcome.token);
    return {
      standings,
      welcomes: [jack, watcher].map((it) => [it.welcomes, it.welcome.games, it.welcome.by]),
      same: [jack.welcome.seat, watcher.welcome.seat],
      told: [jack, watcher].map(({ states }) => states.map(({ at }) => at)),
      played,
      again: [again.welcome.games, again.welcomes, last(again).at],
      over: [jack.over, watcher.over],
    };
  },
  async "led to another host after a game"() {
    const { host, come } = room();
    host.open(1);
    const jack = await come(1);
    host.again();
    await settled();
    const next = room();
    next.host.open(1, jack.welcome.token);
    const cable = carriers();
    next.host.meet(1, cable.host);
    jack.guest.follow(cable.guest);
    await settled();
    next.host.again();
    await settled();
    return [jack.welcomes, jack.welcome.games, jack.over];
  },
  async "the host leaves"() {
    const { host, come } = room();
    host.open(1);
    const jack = await come(1);
    host.leave();
    await settled();
    return { over: jack.over };
  },
  async "a guest lets two phones in"() {
    // whoever has just come has not greeted yet, and the host still misses them
    const inviteRelay = new InviteRelay({ ask: async (op) => (op === "awaited" ? { seats: [2, 3] } : { seat: 2 }) });
    const facts = { fingerprint: new Uint8Array(32), ufrag: "abcd", pwd: "a".repeat(24), addresses: [] };
    await inviteRelay.look();
    const before = inviteRelay.awaited.value;
    await inviteRelay.answered(
      base64url(packed({ kind: "answer", table: new Uint8Array(4), seat: 2, nth: 0, ...facts })),
    );
    return [before, inviteRelay.awaited.value];
  },
  async "a story longer than a channel carries"() {
    const { host, table, come } = room();
    host.open(1);
    table.story = 400;
    const jack = await come(1);
    const { answer } = await outcome(jack.guest.ask("story"));
    const longest = Math.max(...jack.cable.log.map(([, text]) => text.length));
    return { chapters: answer.chapters.length, same: answer.chapters.at(-1).text === "é".repeat(1000), longest };
  },
  async "a course that is drawn"() {
    const { clock, host, table, come } = room();
    host.open(1);
    const jack = await come(1);
    const asked = Array.from({ length: 200 }, () => outcome(jack.guest.ask("trace", { option: ["sail", 1] })));
    await clock.pass(3000);
    const soon = table.asked.length;
    await clock.pass(12_000);
    const all = await Promise.all(asked);
    return { soon, all: all.filter(({ answer }) => answer).length, over: jack.over };
  },
  async "who speaks out of turn"() {
    const hello = (more = {}) => JSON.stringify({ t: "hello", wire: 2, build: "b", token: null, ...more });
    const ask = (more = {}) => JSON.stringify({ t: "ask", n: 1, at: 0, op: "foresight", fields: {}, ...more });
    const texts = {
      "a question before the greeting": [ask()],
      "two greetings": [hello(), hello()],
      "another wire": [hello({ wire: 1 })],
      "a token that is none": [hello({ token: "0".repeat(31) })],
      "an op of the host's": [hello(), ask({ op: "open" })],
      "another's seat": [hello(), ask({ fields: { seat: 0 } })],
      "what was found": [hello(), ask({ op: "play", fields: { option: "a", found: [6] } })],
      "too long": [hello(), ask({ op: "play", fields: { option: ["a", "b".repeat(4000)] } })],
      "too deep for a move": [hello(), ask({ op: "play", fields: { option: ["a", ["b"]] } })],
      "a number that is none": [hello(), ask({ at: 0.5 })],
      "no JSON": [hello(), "{"],
      "a list": [hello(), "[]"],
      "too many": [hello(), ...Array(80).fill(ask())],
      "a proto": [hello(), '{"t":"ask","n":1,"at":0,"op":"constructor","fields":{}}'],
    };
    const found = {};
    for (const [name, said] of Object.entries(texts)) {
      const { host, table } = room();
      host.open(1);
      const { host: end, guest, log } = carriers();
      host.meet(1, end);
      for (const text of said) if (!guest.closed) guest.send(text);
      await settled();
      const bye = log
        .map(([, text]) => JSON.parse(text.startsWith('{"') ? text : "{}"))
        .findLast(({ t }) => t === "bye");
      found[name] = [bye?.why ?? null, table.asked.length];
    }
    return found;
  },
};

const told = {};
for (const [name, story] of Object.entries(stories)) told[name] = await story();
console.log(JSON.stringify(told));
