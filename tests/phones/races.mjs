// Asked by test_races.py: what comes while something else is still awaited, one story after the other.
import { peers } from "./no-browser.mjs";
import { Door } from "../../web/phones/door.ts";
import { Reserve } from "../../web/phones/reserve.ts";
import { carriers, outcome, room, settled, Spares } from "./room.mjs";

const stories = {
  async "two lines at once"() {
    // whoever knocks twice is greeted twice: of the line that is over nothing is agreed upon
    const spares = new Spares();
    const reserve = new Reserve(
      async () => spares.lay(1),
      () => {},
    );
    const said = [];
    let isFirst = true;
    const line = (name) => ({
      send(text) {
        const { n, code } = JSON.parse(text);
        said.push([name, n, code]);
      },
    });
    const first = reserve.agree(line("first"), () => isFirst);
    isFirst = false;
    const second = reserve.agree(line("second"), () => true);
    await Promise.all([first, second]);
    for (const [name, n, code] of said) reserve.answered(line(name), { n, code: code.replace("offer", "answer") });
    return {
      said: said.map(([who]) => who),
      matched: spares.laid.map(({ matched }) => matched),
      closed: spares.closed,
    };
  },
  async "the host leaves while somebody waits"() {
    const { host, said, come } = room();
    host.open(1);
    await come(1);
    said.allow = () => new Promise(() => {});
    const claims = await come(1);
    const mute = carriers();
    host.meet(1, mute.host);
    host.leave();
    await settled();
    const late = carriers();
    host.meet(1, late.host);
    await settled();
    return [said.claims.length, claims.over, mute.host.closed, late.host.closed];
  },
  async "cut off while the story is told"() {
    const spares = new Spares();
    const { table, host, come } = room(spares);
    host.open(1);
    const jack = await come(1);
    const found = [];
    for (const op of ["foresight", "story"]) {
      const { ask } = table;
      table.ask = () => new Promise(() => {});
      const broken = outcome(jack.guest.ask(op));
      await settled();
      const { cable } = op === "story" ? spares.laid[0] : jack;
      cable.host.close();
      cable.host.inbox.end();
      table.ask = ask;
      await settled();
      found.push([(await broken).error, jack.states.length, jack.contact.at(-1)]);
    }
    return found;
  },
  async "a code that is closed while it is made"() {
    const come = [];
    const door = new Door("offer", (seat) => come.push(seat));
    const taken = door.offer(1);
    door.close(1);
    const again = door.offer(1);
    await Promise.all([taken, again]);
    const one = [peers.map(({ closed }) => closed), Object.keys(door.waiting.value)];
    const both = [door.offer(2), door.offer(2)];
    door.shut();
    await Promise.all(both);
    return [...one, peers.map(({ closed }) => closed), Object.values(door.waiting.value).filter(Boolean).length];
  },
  async "while the disk writes"() {
    const { table, host, come } = room();
    host.open(1);
    const jack = await come(1);
    const seen = () => [table.told.length, jack.states.length];
    const before = seen();
    let write, fail;
    table.log.push({ seat: 0, option: "say:0" });
    const told = host.tell(new Promise((done) => (write = done)));
    await settled();
    const writing = seen();
    write();
    await told;
    await settled();
    const kept = seen();
    table.log.push({ seat: 1, option: "say:1" });
    const lost = host.tell(new Promise((_, no) => (fail = no)));
    fail(new Error("full"));
    await lost;
    await settled();
    return { before, writing, kept, lost: seen() };
  },
};

const told = {};
for (const [name, story] of Object.entries(stories)) told[name] = await story();
console.log(JSON.stringify(told));
process.exit(0);
