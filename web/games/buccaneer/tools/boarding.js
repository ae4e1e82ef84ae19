// A boarding is settled: the crew stacked from the top down, the ship, and who gets what. A crew that the tracker knows
// is uncovered only when its treasure is chosen; nobody looks into a pile.
import { useState } from "preact/hooks";
import { draw } from "../../../art/draw.js";
import { chip } from "../../../art/pieces.js";
import { tokenOf } from "../../../art/colours.js";
import { Bar, BarButton } from "../../../parts/bar.js";
import { html } from "../../../parts/html.js";
import { Icon } from "../../../parts/icon.js";
import { say } from "../../../parts/live.js";
import { Stepper } from "../../../parts/stepper.js";
import { RuleLink } from "../../../play/rule-link.js";
import { ask } from "../../../store/engine.js";
import { rich, t } from "../../../store/words.js";
import { useAnswer } from "../../../screens/tools/answer.js";
import { called } from "../../../parts/captain-slip.js";
import { useKept } from "../../../screens/tools/kept.js";
import { Settled } from "./account.js";
import { leftOf, kinds, purse as purseOf, useBook, written } from "./book.js";
import { ShipFace, shipName, shipWords } from "./card.js";
import { ID, fresh } from "./crew.js";
import { useFleet, withBoarded } from "./fleet.js";
import { Prize, ShipSlip } from "./pick.js";
import { placeOf, useTable } from "./table.js";
import { tracked, useMoves } from "./tracker.js";

/** @typedef {import("../deck.js").Card} Card */
/** @typedef {import("./crew.js").Kept} Kept */

/** @param {string | null} value */
const faceOf = (value) => (value === "q" ? "?" : (value ?? ""));

/** @param {{tool: import("../../../screens/tools/all.js").Tool}} props */
export default function Boarding({ tool }) {
  const [kept, setNow] = useKept(ID, fresh);
  const now = { ...fresh(), ...kept };
  const [{ card }, setCard] = useKept(
    "buccaneer.boarding.ship",
    () => /** @type {{card: Card | null}} */ ({ card: null }),
  );
  const { places, seats } = useTable();
  const [book, setBook] = useBook();
  const [fleet, setFleet] = useFleet();
  const [moves, setMoves] = useMoves();
  const [slip, setSlip] = useState(false);
  const [barred, setBarred] = useState(/** @type {any} */ (null));
  const { crew } = now;
  const captain = crew[0] ? placeOf(places, crew[0].colour) : null;
  const money = now.purse ?? (captain ? purseOf(book, captain.colour) : 0);
  const covered = crew.some(({ value }) => value === null);
  const ready = Boolean(card) && crew.length > 1 && !covered;
  const { data, lines, faults } = useAnswer(
    tool.id,
    ready && card
      ? {
          ship: "own",
          min_crew: card.min_crew,
          ducats: card.ducats,
          question_wage: card.question_wage,
          treasure_1: card.treasures[0],
          treasure_2: card.treasures[1] ?? "none",
          crew,
          purse: money,
          taken: now.taken,
          ...Object.fromEntries(kinds().map((kind) => [`left_${kind}`, leftOf(book, kind)])),
        }
      : null,
  );
  const set = (/** @type {Partial<Kept>} */ change) => setNow({ ...now, ...change });
  const [colourAsk, valueAsk] = tool.asks.find(({ id }) => id === "crew")?.fields ?? [];
  const most = tool.asks.find(({ id }) => id === "crew")?.high ?? 0;
  const colours = (colourAsk?.among ?? []).filter((colour) => seats.some((seat) => seat.colour === colour));
  const legal = Boolean(data?.legal);
  const choice = card && card.treasures.length > 1 && card.treasures[0] !== card.treasures[1];

  const settle = async () => {
    if (!card) return setSlip(true);
    if (!covered) return legal && set({ settled: true });
    const input = tracked(seats, moves, now.unit ?? "", card.min_crew);
    const { data: opened, lines: said } = await ask("tool", { tool: "buccaneer.crews", input });
    if (opened.crew) set({ crew: opened.crew, settled: true });
    setBarred(opened.crew ? null : said[0]);
    return undefined;
  };
  /** Into the ledger, out of the roads, home with every pirate (BUC-ATT-12, BUC-ATT-13). */
  const write = () => {
    if (!data || !card || !captain) return;
    /** @type {import("./book.js").Money} */
    const paid = Object.fromEntries(data.wages.map((/** @type {any} */ one) => [one.colour, one.ducats]));
    paid[captain.colour] = data.purse - purseOf(book, captain.colour);
    /** @type {import("./book.js").Tokens} */
    const tokens = {};
    for (const { colour, kind } of data.treasures) tokens[colour] = { ...tokens[colour], [kind]: 1 };
    const args = { who: { text: called(captain) }, ship: { text: shipName(card) } };
    setBook(written(book, "page-buc-entry-boarding", args, paid, tokens));
    if (fleet) setFleet(withBoarded(fleet, card.id));
    if (now.unit) setMoves([...moves, { what: "board", over: now.unit, under: "" }]);
    setCard({ card: null });
    setNow(fresh());
    say(t("page-buc-written"));
  };
  const why = faults[0] ?? (data && !data.legal ? lines[0] : barred);
  return html`
    <${Bar} title=${t("buccaneer-title")} note=${t(tool.key)}>
      <${BarButton} icon="bin" label=${t("page-tools-anew")} onClick=${() => setNow(fresh())} />
      <${BarButton} icon="rules" label=${t("page-buc-rules")} href=${`#/rules/buccaneer?at=${tool.rule}`} />
    <//>
    <main class="device boarding" data-helper=${tool.id}>
      <button class="ship-card chosen-ship" data-action="ship" onClick=${() => setSlip(true)}>
        ${
          card
            ? html`<${ShipFace} card=${card} /><span class="sr">${shipWords(card)} ${t("page-buc-other-ship")}</span>`
            : html`<span class="no-ship"><${Icon} name="anchor" />${t("page-buc-which-ship")}</span>`
        }
      </button>
      ${
        now.settled && data?.legal
          ? html`<${Settled} data=${data} places=${places} before=${money} lines=${lines} />`
          : html`
              <ol class="pile-now" aria-label=${t("buccaneer-tool-field-crew")}>
                ${crew.map(
                  ({ colour, value }, i) =>
                    html`<li key=${`${colour}-${value}-${i}`}>
                      ${
                        now.unit
                          ? html`<span class="pirate-in"
                              ><${Pirate} place=${placeOf(places, colour)} value=${value} at=${i}
                            /></span>`
                          : html`<button
                              class="pirate-in"
                              onClick=${() => set({ crew: crew.filter((_, at) => at !== i) })}
                            >
                              <${Pirate} place=${placeOf(places, colour)} value=${value} at=${i} />
                              <span class="sr">${t("page-buc-take-out")}</span>
                            </button>`
                      }
                    </li>`,
                )}
                ${crew.length === 0 && html`<li class="small soft">${t("page-buc-stack")}</li>`}
              </ol>
              ${
                now.unit
                  ? html`<p class="small soft device-note">
                      ${t("page-buc-still-covered")} <${RuleLink} game="buccaneer" rule="BUC-PAY-13" />
                    </p>`
                  : html`<div class="pirate-pad" role="group" aria-label=${t("page-buc-pad")}>
                      ${colours.map((colour) =>
                        (valueAsk?.among ?? []).map((value) => {
                          const used = crew.some((one) => one.colour === colour && one.value === value);
                          const off = used || crew.length >= most;
                          return html`<button
                            key=${`${colour}-${value}`}
                            data-pirate=${`${colour}-${value}`}
                            aria-label=${`${called(placeOf(places, String(colour)))} ${faceOf(String(value))}`}
                            aria-disabled=${off ? "true" : undefined}
                            onClick=${() => !off && set({ crew: [...crew, { colour: String(colour), value: String(value) }] })}
                          >
                            ${draw(chip({ colour: tokenOf(String(colour)), value: faceOf(String(value)), size: 38 }))}
                          </button>`;
                        }),
                      )}
                    </div>`
              }
              <div class="boarding-more">
                ${
                  captain &&
                  html`<div class="ask-row">
                    <span>${t("page-buc-purse-of", { who: { text: called(captain) } })}</span>
                    <${Stepper}
                      label=${t("page-buc-purse-of", { who: { text: called(captain) } })}
                      value=${money}
                      low=${0}
                      high=${tool.asks.find(({ id }) => id === "purse")?.high ?? 99}
                      onChange=${(/** @type {number | null} */ purse) => set({ purse })}
                    />
                  </div>`
                }
                ${
                  card &&
                  choice &&
                  html`<div class="ask-row">
                    <span>${t("page-buc-takes")}</span
                    ><${Prize}
                      kinds=${card.treasures}
                      value=${now.taken}
                      onChange=${(/** @type {string} */ taken) => set({ taken })}
                    />
                  </div>`
                }
              </div>
            `
      }
    </main>
    <footer class="device-foot">
      ${why && !now.settled && html`<p class="why small">${rich(why.key, why.args)} <${RuleLink} game="buccaneer" rule=${why.rule} /></p>`}
      ${
        now.settled && legal
          ? html`<button class="btn" data-action="back" onClick=${() => set({ settled: false })}>
                ${t("page-buc-back")}
              </button>
              <button class="btn btn--main" data-action="write" onClick=${write}>${t("page-buc-write")}</button>`
          : html`<button
              class="btn btn--main"
              data-action="settle"
              aria-disabled=${crew.length > 1 && (!card || legal || covered) ? undefined : "true"}
              onClick=${() => crew.length > 1 && settle()}
            >
              ${t(!card ? "page-buc-which-ship" : covered ? "page-buc-uncover" : "page-buc-who-gets")}
            </button>`
      }
    </footer>
    ${
      slip &&
      html`<${ShipSlip}
        onPick=${(/** @type {Card} */ picked) => {
          setCard({ card: picked });
          set({ settled: false, taken: "first" });
          setBarred(null);
          setSlip(false);
        }}
        onClose=${() => setSlip(false)}
      />`
    }
  `;
}

/** One of a crew, as its disc. @param {{place: import("./table.js").Place, value: string | null, at: number}} props */
function Pirate({ place, value, at }) {
  const shown = value === null ? t("page-buc-covered") : t(`buccaneer-value-${value}`);
  return html`<span class="sr"
      >${t("page-buc-pirate", { number: at + 1, who: { text: called(place) }, value: shown })}</span
    >
    <span aria-hidden="true"
      >${draw(chip({ colour: tokenOf(place.colour), value: value === null ? "·" : faceOf(value), size: 34 }))}</span
    >
    ${at < 2 && html`<span class="name-it">${t(`buccaneer-role-${at ? "second" : "captain"}`)}</span>`}`;
}
