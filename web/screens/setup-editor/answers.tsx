// A laid table is asked: what may be done now and what not, and who would win if it ended here.
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { itemAt } from "../../lists.ts";
import { failureText } from "../../parts/failure.ts";
import { Icon } from "../../parts/icon.ts";
import { SeatName } from "../../parts/seats.tsx";
import { Sheet } from "../../parts/sheet.tsx";
import type { Layout } from "../../play/setup-editor.ts";
import { RuleLink } from "../../play/rule-link.tsx";
import type { Decision, Option, Seat } from "../../play/types.ts";
import { engineOf } from "../../store/engine.ts";
import { signed, t } from "../../store/words.tsx";
import { inApp, type Plan } from "./plan.ts";

type Said = { decision: Decision | null; outlook: number[][] };

const ASKED = "asked";

async function answered({ game, seats, seed }: Plan, layout: Layout): Promise<Said> {
  const engine = engineOf(game);
  // everybody's question is put to people here: a bot's options would not be told
  const people = inApp(seats).map((seat) => ({ ...seat, bot: null }));
  const { outlook = [] } = await engine.ask("lay", { game, seats: people, seed, layout });
  const { table } = await engine.ask("lay", { game, seats: people, seed, layout, table: ASKED });
  await engine.ask("close", { table: ASKED });
  return { decision: table?.decision ?? null, outlook };
}

export function Answers({
  wanted,
  layout,
  seats,
  odds,
  onClose,
}: {
  wanted: Plan;
  layout: Layout;
  seats: Seat[];
  /** the tool that tells them */
  odds?: string;
  onClose: () => void;
}) {
  const said = useSignal<Said | null>(null);
  const failed = useSignal("");
  useEffect(() => {
    answered(wanted, layout).then(
      (it) => (said.value = it),
      (cause) => (failed.value = failureText(cause)),
    );
  }, []);
  const { decision = null, outlook = [] } = said.value ?? {};
  return (
    <Sheet title={t("page-setup-asked")} onClose={onClose}>
      {failed.value && <p class="why">{failed.value}</p>}
      {said.value && (
        <>
          <Standing outlook={outlook} seats={seats} />
          {odds && (
            <a class="btn" href={`#/tools/${odds}`}>
              {t("page-setup-odds")}
            </a>
          )}
          {decision && <May decision={decision} game={wanted.game} seats={seats} />}
        </>
      )}
    </Sheet>
  );
}

/** One world proves nothing, so it is as many as were drawn: from the least to the most, and how often ahead. */
function Standing({ outlook, seats }: { outlook: number[][]; seats: Seat[] }) {
  const most = outlook.map((totals) => Math.max(...totals));
  return (
    <section aria-labelledby="lay-standing">
      <h3 class="label section" id="lay-standing">
        {t("page-setup-standing")}
      </h3>
      <ul class="rows lay-standing">
        {seats.map((seat, at) => {
          const points = outlook.map((totals) => itemAt(totals, at));
          const [low, high] = [Math.min(...points), Math.max(...points)];
          const ahead = points.filter((one, i) => one === most[i]).length;
          return (
            <li key={at} data-standing={at}>
              <SeatName seat={seat} size={26} />
              <b class="num">{low === high ? signed(String(low)) : t("page-setup-between", { low, high })}</b>
              <span class="small soft">{t("page-setup-ahead", { count: ahead, of: outlook.length })}</span>
            </li>
          );
        })}
      </ul>
      <p class="small soft">{t("page-setup-lots", { of: outlook.length })}</p>
    </section>
  );
}

function May({ decision, game, seats }: { decision: Decision; game: string; seats: Seat[] }) {
  const words = ({ key, args }: Pick<Option, "key" | "args">) => t(key, args, seats);
  const line = (option: Option) => (
    <li key={option.id} class={option.barred ? "lay-not" : ""} data-option={option.id}>
      <Icon name={option.barred ? "rock" : "check"} />
      <span>
        {words(option)}
        {option.barred && <span class="small soft">{words(option.barred)}</span>}
      </span>
      {option.barred && <RuleLink game={game} rule={option.barred.rule} />}
    </li>
  );
  // what only the chart tells apart, as a ship's courses, is one line here
  const told = new Map(
    decision.options.map((option) => [words(option) + (option.barred ? words(option.barred) : ""), option]),
  );
  const sorted = [...told.values()].sort((a, b) => Number(Boolean(a.barred)) - Number(Boolean(b.barred)));
  return (
    <section aria-labelledby="lay-may">
      <h3 class="label section" id="lay-may">
        {t(decision.key, decision.args, seats)}
      </h3>
      <ul class="rows lay-may">{sorted.map(line)}</ul>
    </section>
  );
}
