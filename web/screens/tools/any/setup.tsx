// Setting up: a picture of what lies where for so many players, and the steps to tick off.
import { draw } from "../../../art/draw.ts";
import { Bar, BarButton } from "../../../parts/bar.tsx";
import { Lamp, Segments } from "../../../parts/choices.tsx";
import { Stepper } from "../../../parts/stepper.tsx";
import { thisEvening } from "../../../store/evening.ts";
import { t } from "../../../store/words.tsx";
import type { Known, Asked, Tool } from "../all.ts";
import { useAnswer } from "../answer.tsx";
import { useKept } from "../kept.ts";
import { Ticks } from "./ticks.tsx";

/** `done` by the keys of the lines */
type Stored = { given: Record<string, Known>; done: string[] };

/** @param picture  one drawing of what the engine's answer says
 * @returns the face of a game's set-up */
export const setupOf = <T,>(picture: (data: T) => string) =>
  function Setup({ tool }: { tool: Tool }) {
    const first = Object.fromEntries(tool.asks.map((one) => [one.id, one.first]));
    const many = thisEvening(tool.game)?.people.length ?? 0;
    const asked = tool.asks.find(({ id }) => id === "players");
    if (asked?.kind === "count" && many >= asked.low && many <= asked.high) first.players = many;
    const [kept, setNow] = useKept(`${tool.id}.ticks`, (): Stored => ({ given: first, done: [] }));
    const given = { ...first, ...kept.given };
    const done = Array.isArray(kept.done) ? kept.done : [];
    const { lines, data } = useAnswer<T & { forms?: string[] }>(tool.id, given);
    // another number of players asks anew how they play
    const give = (id: string, value: Known) =>
      setNow({
        given: { ...given, ...(id === "players" && "teams" in first && { teams: first.teams }), [id]: value },
        done: [],
      });
    return (
      <>
        <Bar title={t(tool.key)} note={t(`${tool.game}-title`)}>
          <BarButton icon="bin" label={t("page-tools-anew")} onClick={() => setNow({ given, done: [] })} />
        </Bar>
        <main class="page any-setup" data-helper={tool.id}>
          <div class="any-setup-lies">
            {tool.asks.map((one) => (
              <Question key={one.id} one={one} value={given[one.id]} among={data?.forms} give={give} />
            ))}
            {data &&
              draw(picture(data), {
                role: "img",
                "aria-hidden": undefined,
                "aria-label": t("page-any-lies", { players: given.players }),
              })}
          </div>
          <Ticks
            game={tool.game}
            lines={lines}
            done={done}
            onDone={(next: string[]) => setNow({ given, done: next })}
          />
        </main>
      </>
    );
  };

/** @param props  `among`: what of a choice is open just now */
function Question({
  one,
  value,
  among = one.among ?? [],
  give,
}: {
  one: Asked;
  value: Known;
  among: Known[] | undefined;
  give: (id: string, value: Known) => void;
}) {
  const set = (next: Known) => give(one.id, next);
  if (one.kind === "choice") {
    if (among.length < 2) return null;
    return (
      <Segments
        label={t(one.key)}
        value={value}
        onChange={set}
        among={among.map((id) => ({ value: id, label: t(one.words?.[one.among?.indexOf(id) ?? 0] ?? "") }))}
      />
    );
  }
  return (
    <div class="ask-row">
      <label for={`any-${one.id}`}>{t(one.key)}</label>
      {one.kind === "flag" ? (
        <Lamp id={`any-${one.id}`} on={value === 1} onChange={(on: boolean) => set(Number(on))} />
      ) : (
        <Stepper
          id={`any-${one.id}`}
          label={t(one.key)}
          value={value}
          low={one.low}
          high={one.high}
          first={one.first}
          onChange={(next: number | null) => next !== null && next >= one.low && next <= one.high && set(next)}
        />
      )}
    </div>
  );
}
