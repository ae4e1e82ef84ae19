// What stopping somewhere would mean: as marks, small enough for a card, and in words. The Ghost Ship's stops too.
import { draw } from "../../art/draw.ts";
import { icon } from "../../art/icons.ts";
import { good } from "../../art/pieces.ts";
import { Disc } from "../../parts/seats.tsx";
import { RuleLink } from "../../play/rule-link.tsx";
import type { AnswersProps, Said, Seat } from "../../play/types.ts";
import { rich, t, within } from "../../store/words.tsx";
import { spaceAt } from "./course.ts";
import { line } from "./marks.ts";
import type { GameDecision } from "./decisions.d.ts";
import type { View } from "./view.d.ts";
import { seatOf, space, type Stop, who } from "./words.ts";

/** A space as it looks on the chart: a white square with its food, a coin with its gold, a lair, Port Royal. */
export function SpaceMark({ id, short = null }: { id: number; short?: string | null }) {
  const { kind, cost } = spaceAt(id);
  if (kind === "lair")
    return (
      <span class="at at-lair" aria-hidden="true">
        {draw(line("lair", 24))}
      </span>
    );
  if (kind === "port_royal")
    return (
      <span class="at at-home" aria-hidden="true">
        {draw(line("harbour", 24))}
      </span>
    );
  const price = <b class="num">{short ?? cost}</b>;
  return kind === "port" ? (
    <span class={`at at-port${short ? " wide" : ""}`} aria-hidden="true">
      {price}
    </span>
  ) : (
    <span class="at at-sea" aria-hidden="true">
      {price}
      {draw(good("food", 15))}
    </span>
  );
}

/** What waits there besides the price. */
const Waits = ({ stop, view, seats, size = 18 }: { stop: Stop; view: View; seats: Seat[]; size?: number }) => (
  <>
    {stop.ships.length > 0 && (
      <span class="meets">
        {draw(line("fight", size))}
        {stop.ships.slice(0, 3).map((ship) => (
          <Disc seat={seatOf(ship, view, seats)} size={size} />
        ))}
      </span>
    )}
    {stop.treasure && <span class="finds">{draw(good("treasure", size))}</span>}
  </>
);

/** At a glance. */
export function StopMarks({ stop, view, seats }: { stop: Stop; view: View; seats: Seat[] }) {
  const bad = stop.pay === "no";
  const [back, ...others] = stop.short?.back ?? [];
  return (
    <span class={`stop${bad ? " bad" : ""}`}>
      <SpaceMark id={stop.space} short={bad ? `${stop.have}/${stop.cost}` : null} />
      {stop.pay === "merchants" && <span class="via">{draw(line("token", 16))}</span>}
      {bad && <span class="falls">{draw(line("back", 18))}</span>}
      <Waits stop={stop} view={view} seats={seats} />
      {bad && back?.treasure && !others.length && <span class="finds">{draw(good("treasure", 18))}</span>}
    </span>
  );
}

/** What follows from a stop, sentence by sentence; the Ghost Ship pays nowhere. */
export function stopSaid(stop: Stop, view: View, ghost: boolean = false): Said[] {
  if (stop.home) return [{ key: "play-jamaica-home", args: {} }];
  const { cost, have, resource } = stop;
  const price = { kind: resource ?? "none", cost, have };
  const said: Said[] = [];
  const ships = stop.ships.map((ship) => who(ship, view));
  if (ships.length) said.push({ key: "play-jamaica-fights", args: { ships: { any: ships } } });
  if (stop.pay === "yes") said.push({ key: "play-jamaica-pays", args: price });
  if (stop.pay === "merchants") said.push({ key: "play-jamaica-merchants", args: price });
  if (stop.pay === "no") {
    const back = stop.short?.back ?? [];
    const places = back.map((one) => placeWords(one.space, within));
    said.push({ key: "play-jamaica-short", args: { ...price, places: { any: places } } });
    const [only, ...others] = back;
    if (only && !others.length) said.push(...stopSaid(only, view));
    return said;
  }
  if (stop.treasure) said.push({ key: "play-jamaica-finds", args: {} });
  if (ghost) return said.length ? said : [{ key: "play-jamaica-nobody", args: {} }];
  if (!said.length && spaceAt(stop.space).kind === "lair") said.push({ key: "play-jamaica-empty-lair", args: {} });
  else if (stop.pay === "free" && !stop.treasure) said.push({ key: "play-jamaica-free", args: {} });
  return said;
}

/** "Negril (21)". `say`: `within`, where it stands in the middle of a sentence */
export const placeWords = (id: number, say = t) => say("play-jamaica-at", { space: space(id), node: id });

/** The sentences as nodes. */
export const StopWords = ({
  stop,
  view,
  seats,
  ghost = false,
}: {
  stop: Stop;
  view: View;
  seats: Seat[];
  ghost?: boolean;
}) =>
  stopSaid(stop, view, ghost).map(({ key, args }) => (
    <>
      <span class={key.endsWith("-short") ? "loss" : ""}>{rich(key, args, seats)}</span>{" "}
    </>
  ));

/** The same for those who listen. */
export const stopPlain = (stop: Stop, view: View, seats: Seat[]) =>
  [`${placeWords(stop.space)}.`, ...stopSaid(stop, view).map(({ key, args }) => t(key, args, seats))].join(" ");

/** Spaces to choose among: each with its mark, its name and what follows. */
export function Stops({
  decision,
  view,
  seats,
  foresight,
  hint,
  open,
  taken = null,
  onTake,
}: AnswersProps<View, GameDecision> & { taken?: string | null }) {
  const ghost = decision.key === "jamaica-ask-ghost-route";
  return (
    <div class="stops">
      {decision.options.map((option) => {
        const id = Number(option.at?.split(":")[1]);
        const stop = foresight?.[option.id]?.stop;
        return (
          <button
            class={`option stop-option${hint === option.id ? " hinted" : ""}`}
            data-option={option.id}
            aria-disabled={option.barred || !open ? "true" : undefined}
            aria-pressed={taken === null ? undefined : taken === option.id}
            onClick={() => onTake(option)}
          >
            {Number.isNaN(id) ? draw(line("overboard", 24)) : <SpaceMark id={id} />}
            <span class="stop-text">
              <b>
                {Number.isNaN(id)
                  ? t(option.key, option.args, seats)
                  : stop || option.key === "jamaica-do-spy"
                    ? placeWords(id)
                    : t(option.key, option.args, seats)}
              </b>
              {stop && (
                <span class="stop-said">
                  <StopWords stop={stop} view={view} seats={seats} ghost={ghost} />
                </span>
              )}
            </span>
            {stop && (
              <span class="waits" aria-hidden="true">
                <Waits stop={stop} view={view} seats={seats} size={22} />
                {stop.pay === "no" && <span class="falls">{draw(line("back", 22))}</span>}
              </span>
            )}
          </button>
        );
      })}
      {ghost && <GhostRule />}
    </div>
  );
}

/** What says where the Ghost Ship goes. */
const GhostRule = () => (
  <p class="note ghost-rule">
    {t("play-jamaica-ghost-way")}
    <RuleLink game="jamaica" rule="JAM-GHOST-08" />
  </p>
);

/** Which way the Ghost Ship goes, and what it would meet. */
export function GhostWays({
  decision,
  view,
  seats,
  foresight,
  hint,
  open,
  taken = null,
  onTake,
}: AnswersProps<View, GameDecision> & { taken?: string | null }) {
  return (
    <div class="stops">
      {decision.options.map((option) => {
        const stops: Stop[] = foresight?.[option.id]?.stops ?? [];
        return (
          <button
            class={`option stop-option${hint === option.id ? " hinted" : ""}`}
            data-option={option.id}
            aria-disabled={open ? undefined : "true"}
            aria-pressed={taken === null ? undefined : taken === option.id}
            onClick={() => onTake(option)}
          >
            <span class={`heading${option.id.endsWith("back") ? " astern" : ""}`}>{draw(icon("next", 26))}</span>
            <span class="stop-text">
              <b>{rich(option.key, option.args, seats)}</b>
              {stops.map((stop) => (
                <span class="stop-said ghost-stop">
                  <SpaceMark id={stop.space} />
                  <span>
                    {placeWords(stop.space)}. <StopWords stop={stop} view={view} seats={seats} ghost={true} />
                  </span>
                </span>
              ))}
            </span>
          </button>
        );
      })}
      <GhostRule />
    </div>
  );
}
