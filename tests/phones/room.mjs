// A host and its guests in one room, without browsers: lines of arrays, and a clock that is turned by hand.
import { Inbox } from "../../web/phones/carrier.ts";
import { Guest } from "../../web/phones/guest.ts";
import { Host } from "../../web/phones/host.ts";

/** Lets everything that waits for nothing but its turn happen. */
export async function settled() {
  for (let i = 0; i < 60; i++) await null;
}

/** @param {Promise<any>} asked */
export const outcome = (asked) =>
  asked.then(
    (answer) => ({ answer }),
    (cause) => ({ error: cause.error?.key ?? String(cause) }),
  );

export function handClock() {
  let time = 1000;
  const works = new Set();
  return {
    now: () => time,
    after(ms) {
      return new Promise((done) => {
        const stop = this.every(Math.max(ms, 1), () => {
          stop();
          done();
        });
      });
    },
    every(ms, work) {
      const it = { ms, work, due: time + ms };
      works.add(it);
      return () => works.delete(it);
    },
    async pass(ms) {
      for (const end = time + ms; time < end;) {
        time += 100;
        for (const it of [...works])
          if (works.has(it) && it.due <= time) {
            it.due += it.ms;
            it.work();
          }
        await settled();
      }
    },
  };
}

/** Two ends; `cut`: what is sent is lost, and nobody hears of it. */
export function carriers(log = []) {
  const cable = { cut: false };
  const end = (name) => {
    const inbox = new Inbox();
    return { name, send: null, close: null, inbox, listen: (ear) => inbox.listen(ear), closed: false };
  };
  const [one, other] = [end("host"), end("guest")];
  for (const [from, to] of [
    [one, other],
    [other, one],
  ]) {
    from.send = (text) => {
      if (from.closed) throw new Error("closed");
      log.push([from.name, text]);
      if (!cable.cut) queueMicrotask(() => to.closed || to.inbox.text(text));
    };
    from.close = () => {
      if (from.closed) return;
      from.closed = true;
      if (!cable.cut) queueMicrotask(() => to.closed || ((to.closed = true), to.inbox.end()));
    };
  }
  return { host: one, guest: other, cable, log };
}

/** A game of saying numbers in turn: what is said is in the log, and each seat has a secret. */
export class Table {
  log = [];
  asked = [];
  told = [];
  story = 3;
  about = () => ({
    build: "b1",
    game: "numbers",
    rules: 1,
    seats: ["Anne", "Jack", "Mary"].map((name) => ({ name, bot: null, colour: "red", emblem: null })),
    options: {},
    by: 0,
  });
  entries = () => this.log.length;
  async seated(seat) {
    this.told.push(seat);
    const turn = this.log.length % 3;
    const table = {
      entries: this.log.length,
      undoable: 1,
      turn,
      decision: { seat: turn, options: turn === seat ? [{ id: "say:1" }] : [] },
      view: { turn, secret: `of ${seat}` },
      result: null,
    };
    return { chapter: { entry: this.log.at(-1) ?? null, events: [], turn }, table };
  }
  async ask(op, fields) {
    this.asked.push([op, fields]);
    if (op === "story") return { chapters: Array(this.story).fill({ text: "é".repeat(1000) }) };
    if (op !== "play") return { preview: fields.option };
    if (fields.seat !== this.log.length % 3)
      throw Object.assign(new Error("barred"), { error: { kind: "barred", key: "core-barred-not-yours" } });
    this.log.push(fields);
    await this.host.tell();
    return { entry: "the host's alone" };
  }
}

/** Connections that lie by: each becomes a pair of carriers when a guest knocks and the network is there. */
export class Spares {
  laid = [];
  knocks = 0;
  closed = 0;
  /** Whether the network is there. */
  up = true;
  lay(seat) {
    const n = this.laid.length;
    const it = { seat, cable: carriers(), matched: false };
    const carrier = new Promise((open) => (it.open = () => open(it.cable.host)));
    this.laid.push(it);
    return {
      code: `offer-of-some-twenty-letters-${n}`,
      match: (code) => {
        if (it.matched || code !== `answer-of-some-twenty-letters-${n}`) throw new Error("none of mine");
        it.matched = true;
      },
      urge: () => {},
      carrier,
      close: () => (this.closed += 1),
    };
  }
  prepare(code) {
    const n = Number(/^offer-of-some-twenty-letters-(\d+)$/.exec(code)[1]);
    const knock = async () => {
      this.knocks += 1;
      const { cable, matched, open } = this.laid[n];
      if (!this.up || !matched) return new Promise(() => {});
      open();
      return cable.guest;
    };
    return { code: `answer-of-some-twenty-letters-${n}`, knock, close: () => (this.closed += 1) };
  }
}

export function room(spares) {
  const clock = handClock();
  const table = new Table();
  const said = { changes: 0, claims: [], allow: false };
  const host = new Host(
    table,
    {
      changed: () => (said.changes += 1),
      claimed: async ({ seat }) => {
        said.claims.push(seat);
        return typeof said.allow === "function" ? said.allow() : said.allow;
      },
    },
    { clock, spare: spares && (async (seat) => spares.lay(seat)) },
  );
  table.host = host;
  /** A phone comes by the code of a seat. */
  async function come(seat, token = null, how = {}) {
    const cable = carriers();
    const it = {
      seat,
      cable,
      states: [],
      contact: [],
      welcome: null,
      welcomes: 0,
      over: null,
      guest: null,
      asked: 0,
      company: [],
      undone: [],
      reachable: true,
    };
    const coming = host.meet(seat, cable.host, how);
    void coming.then((end) => (it.came = end));
    it.guest = new Guest(
      { build: "b1", token },
      {
        welcome: (welcome) => {
          it.welcome = welcome;
          it.welcomes += 1;
        },
        state: (state) => it.states.push(state),
        asked: () => (it.asked += 1),
        company: (company) => it.company.push(company),
        undone: (by) => it.undone.push(by),
        contact: (contact) => it.contact.push(contact),
        over: (why) => (it.over = why),
      },
      { clock, prepare: spares && (async (code) => spares.prepare(code)), reachable: () => it.reachable },
    );
    it.guest.meet(cable.guest);
    await settled();
    return it;
  }
  return { clock, table, host, said, come };
}
