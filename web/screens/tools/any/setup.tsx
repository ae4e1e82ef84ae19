// Setting up: a picture of what lies where for so many players, and the steps to tick off.
import { draw } from "../../../art/draw.ts";
import { Segments } from "../../../parts/choices.tsx";
import { thisEvening } from "../../../store/evening.ts";
import { t } from "../../../store/words.tsx";
import type { Known, Asked, Tool } from "../all.ts";
import { useAnswer } from "../answer.tsx";
import { useKept } from "../kept.ts";
import { ToolBar } from "../frame.tsx";
import { Ask, first } from "../asks.tsx";
import { Ticks } from "./ticks.tsx";

/** `done` by the keys of the lines */
type Stored = { given: Record<string, Known>; done: string[] };

/** @param picture  one drawing of what the engine's answer says
 * @returns the face of a game's set-up */
export const setupOf = <T,>(picture: (data: T) => string) =>
  function Setup({ tool }: { tool: Tool }) {
    const begun = first(tool.asks);
    const many = thisEvening(tool.game)?.people.length ?? 0;
    const asked = tool.asks.find(({ id }) => id === "players");
    if (asked?.kind === "count" && many >= asked.low && many <= asked.high) begun.players = many;
    const [kept, setNow] = useKept(`${tool.id}.ticks`, (): Stored => ({ given: begun, done: [] }));
    const given = { ...begun, ...kept.given };
    const done = Array.isArray(kept.done) ? kept.done : [];
    const { lines, data } = useAnswer<T & { forms?: string[] }>(tool.id, given);
    // another number of players asks anew how they play
    const give = (id: string, value: Known) =>
      setNow({
        given: { ...given, ...(id === "players" && "teams" in begun && { teams: begun.teams }), [id]: value },
        done: [],
      });
    return (
      <>
        <ToolBar of={tool} note={t(`${tool.game}-title`)} onAnew={() => setNow({ given, done: [] })} />
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
  const { low, high } = one;
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
  const inBox = (next: Known) => (one.kind === "flag" || (next !== null && next >= low && next <= high)) && set(next);
  return <Ask asked={one} id={`any-${one.id}`} value={value} onChange={inBox} />;
}
