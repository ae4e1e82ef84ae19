// The compass: whose round it is, who plays after whom, and the how many-eth round it is.
import { useEffect, useState } from "preact/hooks";
import { draw } from "../../../art/draw.js";
import { rose } from "../../../art/chart.js";
import { Bar, BarButton } from "../../../parts/bar.js";
import { html } from "../../../parts/html.js";
import { Icon } from "../../../parts/icon.js";
import { say } from "../../../parts/live.js";
import { Disc } from "../../../parts/seats.js";
import { t } from "../../../store/words.js";
import { Lines, useAnswer } from "../answer.js";
import { CaptainSlip, called } from "../../../parts/captain-slip.js";
import { colours, newcomer, useTable } from "./seats.js";

const COMPASS = `<svg class="compass" width="48" height="48" viewBox="-26 -26 52 52" aria-hidden="true">${rose(20, { lily: false, rings: false, winds: 8 })}</svg>`;

/** @param {{tool: import("../all.js").Tool}} props */
export default function Round({ tool }) {
  const [table, setTable] = useTable();
  const [slip, setSlip] = useState(/** @type {number | null} */ (null));
  const { seats, first, round } = table;
  const { data, lines } = useAnswer(tool.id, { players: seats.length, first: first + 1, round });
  const asked = (/** @type {string} */ id) => tool.asks.find((one) => one.id === id);
  const { low = 2, high = 6 } = asked("players") ?? {};
  const last = asked("round")?.high ?? round;
  const order = /** @type {number[]} */ (data?.order ?? seats.map((_, seat) => seat)).filter((seat) => seats[seat]);
  useEffect(() => {
    if (data && seats[data.captain])
      say(t("page-jam-captain-said", { round, who: { text: called(seats[data.captain]) } }));
  }, [round, data?.captain]);
  const go = (/** @type {number} */ to) => setTable({ ...table, round: Math.max(1, Math.min(last, to)) });
  const repaint = (/** @type {number} */ seat, /** @type {import("../../../parts/captain-slip.js").Captain} */ who) =>
    setTable({
      ...table,
      seats: seats.map((one, i) =>
        i === seat ? who : one.colour === who.colour ? { ...one, colour: seats[seat].colour } : one,
      ),
    });
  const away = (/** @type {number} */ seat) => {
    setSlip(null);
    setTable({
      ...table,
      seats: seats.filter((_, i) => i !== seat),
      first: first === seat ? 0 : first - Number(first > seat),
    });
  };
  return html`
    <${Bar} title=${t("jamaica-title")} note=${t(tool.key)}>
      <${BarButton} icon="bin" label=${t("page-tools-anew")} onClick=${() => setTable({ ...table, round: 1 })} />
    <//>
    <main class="device rounds" data-helper=${tool.id}>
      <p class="round-no"><span class="label">${t("jamaica-tool-field-round")}</span><b class="num">${round}</b></p>
      <ol class="order" aria-label=${t("page-jam-order")}>
        ${order.map(
          (seat, place) =>
            html`<li key=${seat} class=${place === 0 ? "captain-now" : ""} data-seat=${seat}>
              <span class="order-place">${place === 0 ? draw(COMPASS) : html`<b class="num">${place + 1}</b>`}</span>
              <button class="order-who" onClick=${() => setSlip(seat)}>
                <${Disc} seat=${seats[seat]} size=${36} /><b class="who-name" dir="auto">${called(seats[seat])}</b>
                ${place === 0 && html`<span class="name-it">${t("page-jam-captain")}</span>`}
                <${Icon} name="pen" size=${18} />
              </button>
            </li>`,
        )}
      </ol>
      <div class="order-acts">
        ${
          seats.length < high &&
          html`<button
            class="btn btn--quiet"
            onClick=${() => setTable({ ...table, seats: [...seats, newcomer(seats)] })}
          >
            <${Icon} name="plus" size=${18} />${t("page-jam-sit")}
          </button>`
        }
      </div>
      <${Lines} game="jamaica" lines=${lines.slice(2)} className="small" />
    </main>
    <footer class="device-foot">
      <button
        class="btn"
        data-action="before"
        aria-disabled=${round > 1 ? undefined : "true"}
        onClick=${() => go(round - 1)}
      >
        ${t("page-jam-round-before")}
      </button>
      <button class="btn btn--main" data-action="next" onClick=${() => go(round + 1)}>
        ${t("page-jam-round-next")}
      </button>
    </footer>
    ${
      typeof slip === "number" &&
      seats[slip] &&
      html`<${CaptainSlip}
        captain=${seats[slip]}
        others=${seats}
        colours=${colours()}
        onChange=${(/** @type {import("../../../parts/captain-slip.js").Captain} */ who) => repaint(slip, who)}
        onClose=${() => setSlip(null)}
      >
        <div class="slip-row">
          <button class="btn" onClick=${() => setTable({ ...table, first: slip })}>${t("page-jam-began")}</button>
          ${
            seats.length > low &&
            html`<button class="btn" onClick=${() => away(slip)}>
              <${Icon} name="minus" size=${18} />${t("page-jam-away")}
            </button>`
          }
        </div>
      <//>`
    }
  `;
}
