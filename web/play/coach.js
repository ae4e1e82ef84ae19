// Learn by playing: a hint stands beside the decision it is about, once, until it is put away.
import { signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { draw } from "../art/draw.js";
import { icon } from "../art/icons.js";
import { html } from "../parts/html.js";
import { say } from "../parts/live.js";
import { rich, t } from "../store/words.js";
import { RuleLink } from "./rule-link.js";

/** What stood here in this sitting, by table: each lesson with the decision beside which it stood first, or null when
 * it was put away. Whoever plays on has read it. @type {Map<string, Map<string, number | null>>} */
const read = new Map();
const turned = signal(0);

const KEY = "flibuste.lessons-off";

/** @param {string} table */
const off = (table) => sessionStorage.getItem(KEY) === table;

/** @param {import("./sitting.js").Sitting} sitting @param {boolean} looking @returns {import("./types.js").Lesson | null} */
function lesson(sitting, looking) {
  void turned.value;
  const now = sitting.shown.value;
  if (!sitting.kept.head.learn || !now || !sitting.awake.value || off(sitting.id)) return null;
  const known = read.get(sitting.id);
  const here = sitting.chapters.value.length;
  return (
    sitting.face.lessons?.find(
      ({ id, look = false, when }) =>
        look === looking && (!known?.has(id) || known.get(id) === here) && when(now, sitting.chapters.value),
    ) ?? null
  );
}

/** @param {string} table @param {string} id @param {number | null} at */
const note = (table, id, at) => read.set(table, new Map(read.get(table)).set(id, at));

/** `looking`: an option is being looked at before it is played.
 * @param {{sitting: import("./sitting.js").Sitting, decision: import("./types.js").Decision, looking?: boolean}} props */
export function Coach({ sitting, decision, looking = false }) {
  const now = lesson(sitting, looking);
  const args = { seat: { seat: decision.seat } };
  useEffect(() => {
    if (!now) return;
    note(sitting.id, now.id, sitting.chapters.peek().length);
    say(t(now.key, args, sitting.seats));
  }, [now?.id]);
  if (!now) return null;
  const put = () => {
    note(sitting.id, now.id, null);
    turned.value += 1;
  };
  return html`<div class="coach" data-lesson=${now.id}>
    ${draw(icon("lily", 22))}
    <div>
      <p>
        <span class="label">${t("play-learn-lesson")}</span> ${rich(now.key, args, sitting.seats)}${" "}<${RuleLink}
          game=${sitting.game}
          rule=${now.rule}
        />
      </p>
      <div class="coach-acts">
        <button class="btn" onClick=${put}>${t("play-learn-next")}</button>
        <button
          class="btn btn--quiet"
          data-action="skip-lessons"
          onClick=${() => {
            sessionStorage.setItem(KEY, sitting.id);
            turned.value += 1;
          }}
        >
          ${t("play-learn-skip")}
        </button>
      </div>
    </div>
  </div>`;
}
