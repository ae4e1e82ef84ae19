// A combat at the table: two ships, the die, powder, Lady Beth, the Sabre; the engine says who wins and what for.
import { useState } from "preact/hooks";
import { tokenOf } from "../../../art/colours.js";
import { Bar, BarButton } from "../../../parts/bar.js";
import { Lamp } from "../../../parts/choices.js";
import { html } from "../../../parts/html.js";
import { Icon } from "../../../parts/icon.js";
import { News } from "../../../parts/news.js";
import { Sheet } from "../../../parts/sheet.js";
import { RuleLink } from "../../../play/rule-link.js";
import { games } from "../../../store/known.js";
import { groupsFor, playersOf } from "../../../store/evening.js";
import { has, percent, t } from "../../../store/words.js";
import { tools } from "../../../screens/tools/all.js";
import { useAnswer } from "../../../screens/tools/answer.js";
import { coloursFor } from "../../../screens/tools/any/people.js";
import { CaptainSlip, called } from "../../../parts/captain-slip.js";
import { oneOf } from "../../../screens/tools/luck.js";
import { Rolls, withRoll } from "../../../screens/tools/rolls.js";
import { useThrown } from "../../../screens/tools/thrown.js";
import { Side } from "./side.js";

/** @typedef {import("./side.js").Ship} Ship */
/** @typedef {"attack" | "answer"} Which */
/** @typedef {{ships: Record<Which, Ship>, met: number, rerolled: boolean, crew: boolean, strategist: boolean, rolls: import("../../../screens/tools/rolls.js").Roll[]}} Kept */

const COLOURS = ["red", "blue"];
const SEATS = { low: 2, many: 2, high: 6 };

/** The first two of those who play this evening. @returns {Record<Which, Ship>} */
function atWar() {
  const [attack, answer] = playersOf("jamaica", { colours: coloursFor("jamaica"), least: 2, most: SEATS.high }).map(
    (one) => ({ ...one, powder: 0, beth: false, face: null }),
  );
  return { attack, answer };
}
/** @returns {Kept} */
const fresh = () => ({
  ships: atWar(),
  met: met(),
  rerolled: false,
  crew: false,
  strategist: false,
  rolls: [],
});

/** Since when these people sit together. */
const met = () => groupsFor("jamaica")[0]?.at ?? 0;

/** @param {{device: import("../../../screens/tools/all.js").Device}} props */
export default function Combat({ device }) {
  const { now: kept, aloft, set, cast } = useThrown(`${device.id}.face`, fresh);
  const { attack: first, answer: second } = kept.ships;
  // a combat goes on among those who fight it; the next one is fought by whoever has sat down since
  const begun = first.face !== null || second.face !== null || first.powder > 0 || second.powder > 0;
  const now = begun || kept.met === met() ? kept : { ...kept, ships: atWar(), met: met() };
  const [rolling, setRolling] = useState(/** @type {Which} */ ("attack"));
  const [slip, setSlip] = useState(/** @type {Which | "rolls" | null} */ (null));
  const { ships, crew } = now;
  const { attack, answer } = ships;
  const { data, lines } = useAnswer("jamaica.fight", {
    powder: attack.powder,
    beth: Number(attack.beth),
    answer: answer.powder,
    answer_beth: Number(answer.beth),
    roll: attack.face ?? "open",
    answer_roll: answer.face ?? "open",
    rerolled: Number(now.rerolled),
    strategist: Number(crew && now.strategist),
  });
  const over = data?.stage === "over";
  const most = tools.find(({ id }) => id === device.tool)?.asks.find(({ id }) => id === "powder")?.high ?? 0;

  const change = (/** @type {Which} */ which, /** @type {Partial<Ship>} */ with_) =>
    set({ met: now.met, ships: { ...ships, [which]: { ...ships[which], ...with_ } } });
  const roll = (/** @type {Which} */ which, again = false) => {
    const face = oneOf(device.parts[0].faces);
    const who = ships[which].name.trim() || `colour-${ships[which].colour}`;
    const ship = { ...ships[which], face };
    setRolling(which);
    cast(
      {
        met: now.met,
        ships: { ...ships, [which]: ship },
        rerolled: now.rerolled || again,
        rolls: withRoll(now.rolls, "roll", [who, String(face), ...(again ? ["again"] : [])]),
      },
      `${called(ship)}: ${face === "star" ? t("page-jam-star") : face}`,
    );
  };
  const anew = (/** @type {boolean} */ turned) => {
    const [first, second] = turned ? [answer, attack] : [attack, answer];
    const cleared = { powder: 0, face: null };
    set({
      met: now.met,
      ships: { attack: { ...first, ...cleared }, answer: { ...second, ...cleared } },
      rerolled: false,
    });
  };
  // what the die of this side is to be thrown for; without an answer yet, by what lies on the table
  const due = /** @type {Which} */ (attack.face === null ? "attack" : "answer");
  return html`
    <${Bar} title=${t("jamaica-title")} note=${t("page-jam-combat-note")}>
      <${BarButton} icon="tally" label=${t("page-tools-history")} onClick=${() => setSlip("rolls")} />
      <${BarButton} icon="rules" label=${t("page-jam-rules")} href=${`#/rules/jamaica?at=${device.rule}`} />
    <//>
    <main class="device combat" data-device=${device.id}>
      ${
        /** @type {Which[]} */ (["attack", "answer"]).map(
          (which) =>
            html`${which === "answer" && html`<${Verdict} data=${data} ships=${ships} />`}
              <${Side}
                key=${which}
                which=${which}
                ship=${ships[which]}
                fire=${data?.fire?.[which]}
                won=${data?.winner === which}
                crew=${crew}
                most=${most}
                again=${data?.again === which}
                aloft=${aloft && rolling === which}
                faces=${device.parts[0].faces}
                due=${!over && due === which}
                onChange=${(/** @type {Partial<Ship>} */ with_) => change(which, with_)}
                onAgain=${() => roll(which, true)}
                onWho=${() => setSlip(which)}
              />`,
        )
      }
      <${Spoils} data=${data} lines=${lines} ships=${ships} />
    </main>
    <footer class="device-foot combat-foot">
      <button class="btn" data-action="new" onClick=${() => anew(over)}>
        ${t(over ? "page-jam-turned" : "page-jam-new")}
      </button>
      ${
        over
          ? html`<button class="btn btn--main" data-action="anew" onClick=${() => anew(false)}>
              ${t("page-jam-new")}
            </button>`
          : html`<button class="btn btn--main" data-action="throw" onClick=${() => roll(due)}>
              <${Icon} name="dice" />
              <span>${t("page-jam-roll")}<span class="roll-for who-name" dir="auto">${called(ships[due])}</span></span>
            </button>`
      }
    </footer>
    ${
      slip === "rolls" &&
      html`<${Sheet} title=${t("page-tools-history")} onClose=${() => setSlip(null)} className="rolls-slip">
        <${Rolls} rolls=${now.rolls} word=${word} />
      <//>`
    }
    ${
      (slip === "attack" || slip === "answer") &&
      html`<${CaptainSlip}
        captain=${ships[slip]}
        others=${[ships.attack, ships.answer]}
        colours=${games.value.find(({ name }) => name === "jamaica")?.colours ?? COLOURS}
        onChange=${(/** @type {import("../../../parts/captain-slip.js").Captain} */ who) => change(slip, /** @type {Ship} */ (who))}
        onClose=${() => setSlip(null)}
      >
        <label class="ask-row" for="with-crew">
          <span>${t("page-jam-crew")}</span>
          <${Lamp} id="with-crew" on=${crew} onChange=${(/** @type {boolean} */ on) => set({ crew: on })} />
        </label>
        ${
          crew &&
          html`<label class="ask-row" for="strategist">
            <span>${t("jamaica-tool-field-strategist")}</span>
            <${Lamp}
              id="strategist"
              on=${now.strategist}
              onChange=${(/** @type {boolean} */ on) => set({ strategist: on })}
            />
          </label>`
        }
      <//>`
    }
  `;
}

/** A line of the history: who, the face, and whether it was made again. @param {string} got @param {number} at */
function word(got, at) {
  if (at === 0) return got.startsWith("colour-") && has(got) ? t(got) : got;
  if (at === 2) return t("page-jam-again");
  return got === "star" ? t("page-jam-star") : got;
}

/** Before the end the chances, then who beats whom. @param {{data: any, ships: Record<Which, Ship>}} props */
function Verdict({ data, ships }) {
  const name = (/** @type {Which} */ which) =>
    html`<span class="label who-name" dir="auto">${called(ships[which])}</span>`;
  if (data?.stage === "over") {
    const [first, second] = /** @type {Which[]} */ (
      data.winner === "answer" ? ["answer", "attack"] : ["attack", "answer"]
    );
    const sum = (/** @type {Which} */ which) => {
      const fire = data.fire[which];
      return fire && html`<b class="num">${fire.sum ?? "★"}</b>${" "}`;
    };
    return html`<${News} tag="p" class="verdict" data-winner=${data.winner}>
      ${name(first)} ${sum(first)}${" "}
      <i class="name-it">${t(data.winner === "tie" ? "page-jam-level" : "page-jam-beats")}</i>
      ${" "}${sum(second)} ${name(second)}
    <//>`;
  }
  const odds = data?.odds;
  if (!odds) return html`<${News} tag="p" class="verdict"><//>`;
  const share = (/** @type {number} */ n) => percent(n / odds.of);
  return html`<${News} tag="p" class="verdict outlook">
    <span class="sr"
      >${t("page-jam-odds", {
        attack: { text: called(ships.attack) },
        answer: { text: called(ships.answer) },
        win: share(odds.win),
        lose: share(odds.lose),
        tie: share(odds.tie),
      })}</span
    >
    <b class="num" aria-hidden="true">${share(odds.win)}</b>
    <span class="odds-bar" aria-hidden="true">
      ${odds.win > 0 && html`<i data-colour=${tokenOf(ships.attack.colour)} style=${{ flexGrow: odds.win }}></i>`}
      ${odds.tie > 0 && html`<i class="level" style=${{ flexGrow: odds.tie }}></i>`}
      ${odds.lose > 0 && html`<i data-colour=${tokenOf(ships.answer.colour)} style=${{ flexGrow: odds.lose }}></i>`}
    </span>
    <b class="num" aria-hidden="true">${share(odds.lose)}</b>
  <//>`;
}

/** What comes of it, with its rule. @param {{data: any, lines: any[], ships: Record<Which, Ship>}} props */
function Spoils({ data, lines, ships }) {
  if (data?.stage !== "over") return html`<p class="small spoils">${t("page-jam-lost")}</p>`;
  const { rule } = lines.at(-1);
  const winner = data.winner === "tie" ? null : ships[/** @type {Which} */ (data.winner)];
  const said = winner ? t("page-jam-spoils", { who: { text: called(winner) } }) : t("page-jam-parted");
  return html`<p class="small spoils">${said} <${RuleLink} game="jamaica" rule=${rule} /></p>`;
}
