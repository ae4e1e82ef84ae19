// A fort: which, where, how it is turned, which flag stands where, and what pays for it. It is drawn while it is put together,
// here with its flags, and on the chart as it would stand.
import { useEffect, useRef, useState } from "preact/hooks";
import { tokenOf } from "../../art/colours.js";
import { draw, ink } from "../../art/draw.js";
import { icon } from "../../art/icons.js";
import { AtFoot } from "../../parts/full.js";
import { html } from "../../parts/html.js";
import { useSaid } from "../../parts/live.js";
import { rich, t } from "../../store/words.js";
import { draft, judged, set } from "./compose.js";
import { Foot } from "./foot.js";
import { glyph } from "./glyphs.js";
import { coded } from "./guns.js";
import { walls } from "./isles.js";
import { Picks } from "./picks.js";
import { trace } from "./plan.js";
import { RowAnswers } from "./rows.js";
import { ahead, degrees, turned } from "./sea.js";
import { Steps } from "./steps.js";
import { pointWord } from "./where.js";

/** @typedef {import("./rows.js").AnswersProps} AnswersProps */
/** @typedef {import("../../play/types.js").Decision} Decision */
/** @typedef {import("../../play/types.js").Form} Form */
/** @typedef {import("../../play/types.js").Move} Move */

const VERB = "build";
const FACING = 2;
/** Where the atoms of what pays begin: after the fort, its island and how it faces. */
const PAYS = 3;
/** A flag's distance from the middle of the drawing, in hundredths of its side. */
const RING = 36;

/** @param {Form} form */
const bagOf = (form) => {
  const bag = form.parts[PAYS];
  return bag.kind === "bag" ? bag : { kinds: [], most: [] };
};

/** @param {Form} form */
const cardOf = ({ parts: [pick] }) => (pick.kind === "pick" ? pick.among[0] : "");

/** @param {Decision} decision @param {string | number} card */
const formOf = ({ forms }, card) => /** @type {Form} */ (forms.find((one) => cardOf(one) === card));

/** The answer of the list that this one begins as. @param {Decision} decision @param {Form} form @param {number} island @returns {Move} */
function like({ options }, form, island) {
  const same = options.filter(({ move }) => move[1] === cardOf(form));
  const one = same.find(({ move }) => move[2] === island) ?? same[0] ?? options[0];
  return one.move.slice(1).map((atom, i) => (i === 1 ? island : atom));
}

/** @param {Form} form @param {Move} atoms */
const lay = ({ parts }, atoms) => void (draft.value = { verb: VERB, parts, atoms });

/** The fort from above. Two flags that are touched change places.
 * @param {{form: Form, atoms: Move, colour: string}} props */
function Walls({ form, atoms, colour }) {
  const [held, hold] = useState(/** @type {number | null} */ (null));
  const first = PAYS + bagOf(form).kinds.length;
  const order = atoms.slice(first).map(Number);
  /** @type {[string, number][]} */
  const flags = form.data?.flags;
  const drawn = walls(
    Number(atoms[FACING]),
    order.map(() => true),
    colour,
  );
  const differ = new Set(flags.map(String)).size > 1;
  const touch = (/** @type {number} */ place) => {
    if (held === null) return hold(place);
    hold(null);
    const now = [...order];
    [now[held], now[place]] = [now[place], now[held]];
    lay(form, [...atoms.slice(0, first), ...now]);
  };
  return html`${differ && html`<p class="pir-tip">${t("play-pirates-tip-flags")}</p>`}
    <div class="pir-fort" role="group" aria-label=${t("play-pirates-part-flags")}>
      <svg viewBox="-25 -25 50 50" aria-hidden="true" ...${ink(drawn)} />
      ${order.map((flag, place) => {
        const facing = turned(Math.round(Number(atoms[FACING]) + (360 / order.length) * place));
        const [u, v] = ahead(facing);
        const [letter, number] = flags[flag - 1];
        return html`<button
          key=${place}
          class="pir-flag"
          data-flag=${place}
          style=${{ left: `${50 + RING * u}%`, top: `${50 + RING * v}%` }}
          aria-label=${t("play-pirates-flag-at", { gun: coded({ range: letter, number }), facing: degrees(facing) })}
          aria-pressed=${differ ? (held === place ? "true" : "false") : undefined}
          disabled=${!differ}
          onClick=${() => touch(place)}
        >
          <b class="num" aria-hidden="true">${coded({ range: letter, number })}</b>
        </button>`;
      })}
    </div>`;
}

/** What pays, of what lies at home. @param {{form: Form, atoms: Move}} props */
function Pays({ form, atoms }) {
  const { kinds, most } = bagOf(form);
  const paid = kinds.map((_, i) => Number(atoms[PAYS + i]));
  const each = kinds.map((kind) => (kind === "loose" ? 1 : Number(kind)));
  const sum = paid.reduce((all, n, i) => all + n * each[i], 0);
  const cost = Number(form.args?.gold);
  const step = (/** @type {number} */ i) => (/** @type {number} */ by) =>
    set(PAYS + i, Math.max(0, Math.min(most[i], paid[i] + by)));
  return html`<p class="pir-sum">
      <span class=${sum < cost ? "bad" : ""}>${rich("play-pirates-fort-pays", { n: sum, of: cost })}</span>
    </p>
    ${kinds.map((kind, i) => {
      const label = t(`play-pirates-part-${kind === "loose" ? kind : `coin-${kind}`}`);
      return (
        most[i] > 0 &&
        html`<${Steps}
          key=${kind}
          name=${`pays-${kind}`}
          label=${label}
          value=${paid[i]}
          small=${label}
          step=${step(i)}
        />`
      );
    })}`;
}

/** @param {{props: AnswersProps, form: Form, atoms: Move}} props */
function Parts({ props, form, atoms }) {
  const { decision, seats, open, onTake, onTrace } = props;
  const move = /** @type {Move} */ ([VERB, ...atoms]);
  const found = judged.value;
  useEffect(() => {
    if (!found) trace(move, onTrace);
  }, [move.join(), found === null, open]);
  const bar = found?.bar;
  const stands = `${t("play-pirates-part-facing")} ${atoms[FACING]}°, ${pointWord(Number(atoms[FACING]))}.`;
  useSaid(bar ? `${stands} ${t(bar.key, bar.args, seats)}` : stands, { about: "course" });
  const island = Number(atoms[1]);
  const [, place] = form.parts;
  const able = open && found && !bar;
  const take = () => {
    if (!able) return;
    draft.value = null;
    onTake({ id: move.join(":"), move, key: form.key, args: form.args, group: VERB, barred: null });
  };
  const step = (/** @type {number} */ by) => set(FACING, turned(Number(atoms[FACING]) + by));
  return html`<div class="pir-compose-parts">
    <${AtFoot} name="plan" />
    <${Picks}
      name="fort"
      among=${decision.forms.map(cardOf)}
      value=${atoms[0]}
      word=${(/** @type {string} */ card) => t(form.key, formOf(decision, card).args, seats)}
      onPick=${(/** @type {string} */ card) => lay(formOf(decision, card), like(decision, formOf(decision, card), island))}
    />
    <${Picks}
      name="island"
      among=${place.kind === "pick" ? place.among : []}
      value=${island}
      word=${(/** @type {number} */ one) => t("play-pirates-pick-island", { what: one + 1 })}
      onPick=${(/** @type {number} */ one) => set(1, one)}
    />
    <${Walls} key=${atoms[0]} form=${form} atoms=${atoms} colour=${tokenOf(seats[decision.seat].colour)} />
    <div class="pir-steps">
      <${Steps}
        name="facing"
        label=${t("play-pirates-part-facing")}
        value=${`${atoms[FACING]}°`}
        small=${t("play-pirates-part-facing")}
        step=${step}
        kind="turn"
      />
      <${Pays} form=${form} atoms=${atoms} />
    </div>
    <${Foot}
      bar=${bar}
      seats=${seats}
      tip="play-pirates-tip-facing"
      able=${able}
      onTake=${take}
      word="play-pirates-build"
    />
  </div>`;
}

/** The fort that is put together, or the way to it. @param {{props: AnswersProps}} props */
function Own({ props }) {
  const { decision } = props;
  const atoms = draft.value?.verb === VERB ? draft.value.atoms : null;
  const form = atoms && formOf(decision, atoms[0]);
  useEffect(() => () => void (draft.value = null), [decision]);
  const begin = () => {
    const [card, island] = decision.options[0].move.slice(1);
    lay(formOf(decision, card), like(decision, formOf(decision, card), Number(island)));
  };
  const head = useRef(/** @type {HTMLElement | null} */ (null));
  // what it opens on is in sight
  useEffect(() => void (atoms && head.current?.scrollIntoView({ block: "start" })), [atoms === null]);
  return html`<div class="pir-compose">
    <button
      ref=${head}
      class="pir-ends-head"
      data-form=${VERB}
      aria-expanded=${atoms ? "true" : "false"}
      onClick=${() => (atoms ? (draft.value = null) : begin())}
    >
      ${draw(glyph("fort", 20))}<span>${t("play-pirates-build-own")}</span>
    </button>
    ${form && html`<${Parts} props=${props} form=${form} atoms=${atoms} />`}
  </div>`;
}

/** @param {AnswersProps} props */
export const BuildAnswers = (props) => html`<${RowAnswers} ...${props} /><${Own} props=${props} />`;
