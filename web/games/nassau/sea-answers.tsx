// Where to sail: a row a zone, with what it lays down and what could be done there.
import { draw } from "../../art/draw.ts";
import { itemAt } from "../../lists.ts";
import { Disc } from "../../parts/seats.tsx";
import { Answer } from "../../play/answer.tsx";
import type { Option } from "../../play/types.ts";
import { rich, t } from "../../store/words.tsx";
import { glyph } from "./glyphs.ts";
import { Worded } from "./tiles.tsx";
import { type AnswersProps, Count, data, foe, rowsOf, Things, within } from "./things.tsx";
import type { View } from "./view.d.ts";

/** What could be done in a zone. */
type Act = { move: (string | number)[]; bar: object | null };

const printed = (list: string, id: string) => data[list].find((one: { id: string }) => one.id === id);

/** An action, as small as it can be told. */
function Mark({ act: { move, bar }, view, zone }: { act: Act; view: View; zone: string }) {
  const [verb, id = ""] = move.map(String);
  const here = view.zones.find((one) => one.zone === zone);
  const inside = () => {
    if (verb === "fight") {
      const { type, strength, points } = foe(id);
      return (
        <>
          {draw(glyph(`foe-${type}`, 20))}
          <b class="num strength">{strength}</b>
          <span class="worth">
            {draw(glyph("point", 12))}
            <b class="num">{points}</b>
          </span>
        </>
      );
    }
    if (verb === "outpost")
      return (
        <>
          {draw(glyph("outpost", 20))}
          <Things what={rowsOf(printed("outposts", id).reward)} size={17} />
        </>
      );
    if (verb === "tower") {
      const there = here?.towers.find((one) => one.id === id);
      return (
        <>
          {draw(glyph("tower", 20))}
          {draw(glyph(printed("watchtowers", id).weapon, 16))}
          {there && there.n > 0 && <b class="num">{there.n}</b>}
        </>
      );
    }
    if (verb === "post") {
      const good = here?.posts.find((one) => one.id === id)?.good;
      return (
        <>
          {draw(glyph("post", 20))}
          {good && draw(glyph(good, 18))}
        </>
      );
    }
    return draw(glyph(verb === "salt" || verb === "dutchman" ? verb : "tale", 20));
  };
  return <span class={`nas-act${bar ? " shut" : ""}`}>{inside()}</span>;
}

/** Each thing of the zone once; what can be done comes first. */
function once(acts: Act[]) {
  const found: Map<string, Act> = new Map();
  for (const act of acts) {
    const id = act.move.slice(0, act.move[0] === "dutchman" ? 1 : 2).join();
    if (!found.has(id) || (found.get(id)?.bar && !act.bar)) found.set(id, act);
  }
  return [...found.values()].sort((a, b) => Number(Boolean(a.bar)) - Number(Boolean(b.bar)));
}

export function SeaAnswers(props: AnswersProps) {
  const { decision, foresight, seats, view } = props;
  const open = decision.options.filter(({ barred }) => !barred);
  const shut = decision.options.filter(({ barred }) => barred);
  const seat = itemAt(seats, decision.seat);
  return (
    <div class="nas-rows">
      {open.map((option) => {
        const zone = within(option.at, "zone");
        const ahead = foresight?.[option.id];
        const acts: Act[] = once(ahead?.acts ?? []).filter(({ move }) => move[0] !== "tale");
        if (!zone)
          return (
            <Answer key={option.id} option={option} props={props} cls="nas-row nas-home">
              <Worded option={option} seats={seats}>
                {ahead?.provisions > 0 && <small>{t("play-nassau-unused", { n: ahead.provisions })}</small>}
              </Worded>
            </Answer>
          );
        const laid = Number(ahead?.laid ?? option.args.n ?? 0);
        return (
          <Answer
            key={option.id}
            option={option}
            props={props}
            cls="nas-row nas-zone"
            said={acts.length ? "" : t("play-nassau-only-tale")}
          >
            <b class="nas-letter">{zone}</b>
            <span class="nas-way">
              {option.move[0] === "compass" && (
                <>
                  {draw(glyph("compass", 18))}
                  {draw(glyph(String(option.args.lead), 18))}
                </>
              )}
              {option.args.spirit === "yes" && draw(glyph("animal-monkey", 16))}
              {option.args.stay === "yes" && <small>{t("play-nassau-stay")}</small>}
              {laid > 0 && (
                <span class="nas-count loss">
                  <Disc seat={seat} size={16} />
                  <b class="num">−{laid}</b>
                </span>
              )}
              {ahead?.stops && draw(glyph("foe-kraken", 18, "stops"))}
            </span>
            <span class="nas-acts">
              {acts.map((act) => (
                <Mark act={act} view={view} zone={zone} />
              ))}
              {acts.every(({ bar }) => bar) && <Count kind="tale" size={20} />}
            </span>
          </Answer>
        );
      })}
      {shut.length > 0 && (
        <div class="nas-far">
          <span class="label">{t("play-nassau-far")}</span>
          {shut.map((option) => (
            <Answer key={option.id} option={option} props={props} cls="nas-small">
              <b class="nas-letter">{within(option.at, "zone") ?? ""}</b>
            </Answer>
          ))}
        </div>
      )}
    </div>
  );
}

/** What is said below an action: what it takes, what it risks. */
function under(option: Option, { foresight, view, seats }: AnswersProps) {
  const ahead = foresight?.[option.id];
  const [verb, id = ""] = option.move.map(String);
  if (verb === "fight") {
    const { weapon, points, reward } = foe(id);
    return (
      <small class="nas-prize">
        {draw(glyph(weapon, 17))}
        <span>{t("play-nassau-prize", { n: points })}</span>
        <Things what={rowsOf(reward)} size={18} />
        {ahead?.shots !== undefined && <span>{t("play-nassau-shots", { n: ahead.shots, need: ahead.need })}</span>}
      </small>
    );
  }
  if (!ahead) return null;
  if (verb === "dutchman")
    return <small>{rich("play-nassau-risk", { n: ahead.strength, mean: tenths(ahead.through) }, seats)}</small>;
  if (verb === "post" && ahead.full) return <small class="loss">{t("play-nassau-full")}</small>;
  if (verb === "tower") {
    const tower = view.zones.flatMap(({ towers }) => towers).find((one) => one.id === id);
    if (tower && tower.owner !== null)
      return <small>{rich("play-nassau-frees", { seat: { seat: tower.owner }, n: tower.n }, seats)}</small>;
  }
  return null;
}

export const tenths = (n: number) => Math.round(10 * n) / 10;

/** What to do in the zone. */
export function ActAnswers(props: AnswersProps) {
  const { decision, seats } = props;
  const options = [
    ...decision.options.filter(({ barred }) => !barred),
    ...decision.options.filter(({ barred }) => barred),
  ];
  return (
    <div class="nas-rows">
      {options.map((option) => (
        <Answer key={option.id} option={option} props={props} cls="nas-row">
          <Worded option={option} seats={seats}>
            {under(option, props)}
          </Worded>
        </Answer>
      ))}
    </div>
  );
}
