// Who begins, and in which order: drawn among names or seats by the system's own chance.
import { useState } from "preact/hooks";
import { itemAt } from "../../../lists.ts";
import { Icon } from "../../../parts/icon.ts";
import { say } from "../../../parts/live.ts";
import { Disc } from "../../../parts/seats.tsx";
import { t } from "../../../store/words.tsx";
import type { Device } from "../all.ts";
import { useKept } from "../kept.ts";
import { draw as drawn } from "../luck.ts";
import { type Roll, Rolls, withRoll } from "../rolls.tsx";
import { Act, ToolBar } from "../frame.tsx";
import { PeopleSlip, usePeople } from "./people.tsx";

type Stored = { rolls: Roll[] };

export default function First({ device }: { device: Device }) {
  const [now, setNow] = useKept(`${device.id}.order`, (): Stored => ({ rolls: [] }));
  const table = usePeople(device.id, "", { low: 2, many: 4, high: 10 }, false);
  const { people } = table;
  const [open, setOpen] = useState(false);
  const last = now.rolls.at(-1)?.got ?? [];
  // a draw among others is over: what is shown is of those who are here
  const order = last.length === people.length && people.every(({ name }) => last.includes(name)) ? last : [];
  const who = (name: string) => people.find((one) => one.name === name);
  const begins = people.find(({ name }) => name === order[0]);
  const act = () => {
    const got = drawn(
      people.map(({ name }) => ({ id: name, count: 1 })),
      [],
      people.length,
    );
    setNow({ rolls: withRoll(now.rolls, "draw", got) });
    say(t("page-any-begins", { who: { text: itemAt(got, 0) } }));
  };
  return (
    <>
      <ToolBar of={device} note={t("page-tools-any")} />
      <main class="device any-first" data-device={device.id}>
        <div class="plate any-first-one">
          {begins ? (
            <>
              <Disc seat={begins} size={112} key={now.rolls.at(-1)?.number} />
              <b class="who-name" dir="auto">
                {begins.name}
              </b>
              <i class="name-it">{t("page-any-first")}</i>
            </>
          ) : (
            <i class="name-it soft">{t("page-any-who-first")}</i>
          )}
        </div>
        <ol class="any-first-order">
          {(order.length ? order.slice(1).map(who) : people).map(
            (person, i) =>
              person && (
                <li key={person.name}>
                  <span class="num">{order.length ? i + 2 : ""}</span>
                  <Disc seat={person} size={32} />
                  <b class="who-name" dir="auto">
                    {person.name}
                  </b>
                </li>
              ),
          )}
        </ol>
        <Rolls rolls={now.rolls} word={(got: string) => got} join=", " />
      </main>
      <footer class="device-foot">
        <Act does="people" onClick={() => setOpen(true)}>
          <Icon name="people" />
          {t("page-any-people")}
        </Act>
        <Act does="throw" main onClick={act}>
          <Icon name="dice" />
          {t("page-any-draw")}
        </Act>
      </footer>
      {open && <PeopleSlip table={table} onClose={() => setOpen(false)} />}
    </>
  );
}
