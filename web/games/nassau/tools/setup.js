// A town and a sea for the next game: the system's chance gives one number, the engine deals by it.
import { useEffect, useState } from "preact/hooks";
import { draw } from "../../../art/draw.js";
import { Bar } from "../../../parts/bar.js";
import { Lamp, Segments } from "../../../parts/choices.js";
import { html } from "../../../parts/html.js";
import { Icon } from "../../../parts/icon.js";
import { has, t } from "../../../store/words.js";
import { Lines, useAnswer } from "../../../screens/tools/answer.js";
import { useKept } from "../../../screens/tools/kept.js";
import { below } from "../../../screens/tools/luck.js";
import { seaArt, townArt } from "./chart.js";

/** @typedef {{given: Record<string, any>, dealt: any}} Kept  what was asked, and what the engine dealt by it */

const number = () => below(2 ** 32);
const thing = (/** @type {string} */ kind) =>
  t(has(`nassau-tool-gain-${kind}`) ? `nassau-tool-gain-${kind}` : `nassau-tool-choice-${kind}`);
const list = (/** @type {string[]} */ things) => things.join(", ");

/** @param {{tool: import("../../../screens/tools/all.js").Tool}} props */
export default function Setup({ tool }) {
  // one number a visit, until one is kept: else each look would deal anew
  const [first] = useState(
    /** @returns {Kept} */ () => ({
      given: { ...Object.fromEntries(tool.asks.map((one) => [one.id, one.first])), seed: number() },
      dealt: null,
    }),
  );
  const [now, setNow] = useKept(tool.id, () => first);
  const [view, setView] = useState("town");
  const answer = useAnswer(tool.id, now.given);
  const { lines } = answer;
  // what was dealt last is there at once, before the engine has woken up
  const data = answer.data ?? now.dealt;
  useEffect(() => {
    if (answer.data) setNow({ given: answer.input, dealt: answer.data });
  }, [answer.data]);
  const give = (/** @type {Record<string, any>} */ change) => setNow({ ...now, given: { ...now.given, ...change } });
  const ask = (/** @type {string} */ id) =>
    /** @type {import("../../../screens/tools/all.js").Asked} */ (tool.asks.find((one) => one.id === id));
  const { low, high } = ask("players");
  const layout = ask("layout");
  /** @type {any[]} */
  const zones = data?.zones ?? [];
  const pawns = Object.fromEntries([
    ...(data?.salt ?? []).map((/** @type {string} */ zone) => [zone, "salt"]),
    ...(data?.dutchman ?? []).map((/** @type {string} */ zone) => [zone, "dutch"]),
  ]);
  return html`
    <${Bar} title=${t(tool.key)} note=${t(tool.note)} />
    <main class="page nas-dealt" data-helper=${tool.id}>
      <${Segments}
        label=${t(ask("players").key)}
        value=${now.given.players}
        onChange=${(/** @type {number} */ players) => give({ players })}
        among=${Array.from({ length: high - low + 1 }, (_, i) => ({ value: low + i, label: t("page-nassau-players", { count: low + i }) }))}
      />
      <${Segments}
        label=${t("page-nassau-view")}
        value=${view}
        onChange=${setView}
        among=${["town", "sea"].map((value) => ({ value, label: t(`page-nassau-${value}`) }))}
      />
      ${
        data &&
        (view === "town"
          ? html`${draw(townArt(data.town, data.start), {
                role: "img",
                "aria-hidden": undefined,
                "aria-label": data.town
                  .map((/** @type {import("./chart.js").Cell} */ one) =>
                    t("page-nassau-tile", { tile: one.tile, side: one.side, turn: one.rot }),
                  )
                  .join("; "),
              })}
              <p class="nas-dealt-first">
                <b>${t("page-nassau-first", { number: data.first })}</b>
                <span class="soft"
                  >${data.weapons.map((/** @type {string} */ one, /** @type {number} */ i) => `${i + 1}: ${thing(one)}`).join(" · ")}</span
                >
                <span class="soft">${t("page-nassau-animals", { animals: list(data.animals.map(thing)) })}</span>
              </p>
              <div class="ask-row">
                <span>${t(layout.key)}</span>
                <${Segments}
                  label=${t(layout.key)}
                  value=${now.given.layout}
                  onChange=${(/** @type {string} */ value) => give({ layout: value })}
                  among=${(layout.among ?? []).map((value, i) => ({ value, label: t(layout.words?.[i] ?? "") }))}
                />
              </div>`
          : html`${draw(seaArt(Object.fromEntries(zones.map((zone) => [zone.zone, zone.opponents.map((/** @type {any} */ one) => one.strength)])), pawns))}
              ${Object.entries(pawns).map(([zone, who]) => html`<p class="small" key=${zone}>${t(`page-nassau-${who}-in`, { zone })}</p>`)}
              <dl class="nas-zones">
                ${zones.map(
                  (zone) =>
                    html`<div class="nas-zone-row" key=${zone.zone}>
                      <dt class="num">${zone.zone}</dt>
                      <dd>
                        <p>
                          ${list(zone.opponents.map((/** @type {any} */ one) => `${t(`page-nassau-foe-${one.type}`)} ${one.strength}`))}
                        </p>
                        <p class="small soft">
                          ${[
                            ...zone.outposts.map((/** @type {string} */ one) =>
                              t("page-nassau-outpost", { what: thing(one) }),
                            ),
                            ...zone.towers.map((/** @type {string} */ one) =>
                              t("page-nassau-tower", { what: thing(one) }),
                            ),
                            ...zone.posts.map((/** @type {any} */ one) =>
                              t("page-nassau-post", { what: thing(one.weapon), good: thing(one.good) }),
                            ),
                          ].join(" · ")}
                        </p>
                      </dd>
                    </div>`,
                )}
              </dl>
              ${["old_salt", "dutchman"].map(
                (id) =>
                  html`<div class="ask-row" key=${id}>
                    <label for=${id}>${t(ask(id).key)}</label
                    ><${Lamp}
                      id=${id}
                      on=${now.given[id] === 1}
                      onChange=${(/** @type {boolean} */ on) => give({ [id]: on ? 1 : 0 })}
                    />
                  </div>`,
              )}`)
      }
      <${Lines} game="nassau" lines=${view === "town" ? lines.slice(0, 1) : lines.slice(1)} />
    </main>
    <footer class="device-foot">
      <button class="btn btn--main" data-action="deal" onClick=${() => give({ seed: number() })}>
        <${Icon} name="cards" />${t("page-nassau-deal")}
      </button>
    </footer>
  `;
}
