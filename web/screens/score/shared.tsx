// A sheet that others fill in too, each the own column on the own phone: what is needed for that is fetched when it is first
// wanted.
import { effect, type Signal, useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { playerName } from "../../parts/player-name.ts";
import { missed } from "../../parts/room.ts";
import type ScoreSheet from "../../phones/score-sheet.tsx";
import { comeBack, forsake, leaveOpen } from "../../phones/leaving.ts";
import { noted } from "../../phones/notes.ts";
import { outOf } from "../../phones/out.ts";
import type { Sharing } from "../../phones/sharing.ts";
import { type Filled, sheetOf, type SheetRecord } from "../../store/sheets.ts";
import { type About, applies, seatOf, withValue } from "./model.ts";
import { type Answer, reckon } from "./reckon.ts";

type Props = {
  record: SheetRecord;
  about: About;
  /** what the engine says of it */
  reckoned: Answer;
  set: (sheet: Filled, what: string) => unknown;
  slip: Signal<string | null>;
};

export function Shared(props: Props) {
  const { record, reckoned, slip } = props;
  const { players } = record.sheet;
  const now = useRef(props);
  now.current = props;
  const sharing = useRef<Sharing | null>(null);
  const phones = useSignal<typeof ScoreSheet | null>(null);
  const wanted = slip.value === "phones";
  const { id, finished } = record;
  useEffect(() => {
    if (!wanted || phones.peek()) return;
    Promise.all([import("../../phones/sharing.ts"), import("../../phones/score-sheet.tsx")]).then(
      ([{ Sharing }, slipOf]) => {
        sharing.current ??= new Sharing(id, towardsOthers(now));
        phones.value = slipOf.default;
      },
      (cause) => {
        missed(cause);
        slip.value = null;
      },
    );
  }, [wanted]);
  useEffect(() => {
    sharing.current ??= comeBack<Sharing>(`#/score/${id}`);
    sharing.current?.back(towardsOthers(now));
    // the page was loaded again: whoever filled in a column needs a code
    let gone = false;
    void noted.then(() => !gone && !sharing.current && !finished && outOf(id).length && (slip.value = "phones"));
    return () => {
      gone = true;
      if (sharing.current) stepAway(sharing.current, id, now);
    };
  }, []);
  const sat = useRef(players);
  useEffect(() => {
    const before = sat.current;
    sat.current = players;
    if (before.length !== players.length)
      sharing.current?.seated((seat) => players.findIndex((player) => player === before[seat]));
    sharing.current?.tell();
  }, [record, reckoned]);
  return (
    wanted &&
    phones.value &&
    sharing.current && (
      <phones.value
        seats={players.map((player, i) => ({ ...seatOf(player), name: playerName(record.sheet, i) }))}
        sharing={sharing.current}
        onClose={() => (slip.value = null)}
      />
    )
  );
}

/** Whoever fills in a column goes on with it while the sheet is not looked at here: a rule is, or the wrong button was touched. */
function stepAway(sharing: Sharing, id: string, now: { current: Props }) {
  if (!sharing.hasCompany) return sharing.leave();
  const at = `#/score/${id}`;
  let last = sheetOf(id)?.sheet;
  sharing.away = effect(() => {
    const kept = sheetOf(id);
    // not within the effect: leaving ends it
    if (!kept || kept.removed) return queueMicrotask(() => forsake((one) => one === at));
    if (kept.sheet === last) return;
    const { sheet } = kept;
    last = sheet;
    void reckon(sheet).then((reckoned) => {
      if (reckoned && sheet === last) now.current = { ...now.current, reckoned };
      sharing.tell();
    });
  });
  leaveOpen(at, sharing);
}

/** What other phones are told of the sheet, and what they may do with it: what is kept counts, not what was drawn last. */
const towardsOthers = (now: { current: Props }): ConstructorParameters<typeof Sharing>[1] => ({
  shown: () => {
    const { record, reckoned } = now.current;
    const { id, result } = record;
    const { sheet, finished } = sheetOf(id) ?? record;
    const { tied, faults, notes, extra } = reckoned;
    return {
      sheet,
      finished,
      result: reckoned.result ?? result,
      tied: tied.flat(),
      faults,
      notes: [...notes, ...extra],
    };
  },
  fill: (seat, { field, value }) => {
    const { record, about, set } = now.current;
    const kept = sheetOf(record.id);
    const is = about.fields.some(({ id, when }) => id === field && applies(record.sheet, when));
    if (is && kept && !kept.finished && kept.sheet.players[seat])
      set(withValue(kept.sheet, seat, field, value), `${seat}.${field}`);
  },
});
