// Learn by playing: a hint stands beside the decision it is about, once, until it is put away.
import { signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { draw } from "../art/draw.js";
import { icon } from "../art/icons.js";
import { html } from "../parts/html.js";
import { say } from "../parts/live.js";
import { rich, t } from "../store/words.js";
import { RuleLink } from "./rule-link.js";

/** What has been read in this sitting, by table. @type {Map<string, Set<string>>} */
const read = new Map();
const turned = signal(0);

const KEY = "flibuste.lessons-off";

/** @param {string} table */
const off = (table) => sessionStorage.getItem(KEY) === table;

/** @param {import("./sitting.js").Sitting} sitting @param {boolean} looking @returns {import("./types.js").Lesson | null} */
function lesson(sitting, looking) {
  void turned.value;
  const now = sitting.shown.value;
  if (!sitting.kept.head.learn || !now || off(sitting.id)) return null;
  const done = read.get(sitting.id);
  return (
    sitting.face.lessons?.find(
      ({ id, look = false, when }) => look === looking && !done?.has(id) && when(now, sitting.chapters.value),
    ) ?? null
  );
}

/** `looking`: an option is being looked at before it is played.
 * @param {{sitting: import("./sitting.js").Sitting, decision: import("./types.js").Decision, looking?: boolean}} props */
export function Coach({ sitting, decision, looking = false }) {
  const now = lesson(sitting, looking);
  const args = { seat: { seat: decision.seat } };
  useEffect(() => {
    if (now) say(t(now.key, args, sitting.seats));
  }, [now?.id]);
  if (!now) return null;
  const put = () => {
    const done = read.get(sitting.id) ?? new Set();
    done.add(now.id);
    read.set(sitting.id, done);
    turned.value += 1;
  };
  return html`<div class="coach" data-lesson=${now.id}>
    ${draw(icon("lily", 22))}
    <div>
      <p>${rich(now.key, args, sitting.seats)} <${RuleLink} game=${sitting.game} rule=${now.rule} /></p>
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
