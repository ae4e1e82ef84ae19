// The ledger: purses that are never in debt, and the treasures with who leads in each. Every change can be taken back.
import { useState } from "preact/hooks";
import { Bar, BarButton } from "../../../parts/bar.js";
import { Segments } from "../../../parts/choices.js";
import { html } from "../../../parts/html.js";
import { Icon } from "../../../parts/icon.js";
import { say } from "../../../parts/live.js";
import { Sheet } from "../../../parts/sheet.js";
import { rich, t } from "../../../store/words.js";
import { useAnswer } from "../../../screens/tools/answer.js";
import { Rolls } from "../../../screens/tools/rolls.js";
import { held, kinds, purse, takenBack, useBook } from "./book.js";
import { MoneyFoot, Purses } from "./money.js";
import { TableSlip, useTable } from "./table.js";
import { Tokens } from "./tokens.js";

/** @param {{tool: import("../../../screens/tools/all.js").Tool}} props */
export default function Ledger({ tool }) {
  const { places, seats, setPlaces } = useTable();
  const [book, setBook, anew] = useBook();
  const [tab, setTab] = useState("money");
  const [slip, setSlip] = useState(/** @type {"table" | "past" | null} */ (null));
  const [who, setWho] = useState(seats[0].colour);
  const [amount, setAmount] = useState(0);
  const [giving, setGiving] = useState(false);
  const { data, lines } = useAnswer(tool.id, {
    players: seats.map(({ colour }) => ({
      colour,
      ducats: purse(book, colour),
      ...Object.fromEntries(kinds().map((kind) => [kind, held(book, colour, kind)])),
    })),
  });
  const total = (/** @type {string} */ colour) =>
    data?.players.find((/** @type {any} */ one) => one.colour === colour)?.total ?? null;
  const one = seats.some(({ colour }) => colour === who) ? who : seats[0].colour;
  const undo = () => {
    const last = book.past.at(-1);
    if (!last) return;
    setBook(takenBack(book));
    say(`${t("page-buc-undo")}: ${t(last.key, last.args)}`);
  };
  const money = { book, setBook, seats, who: one, setWho, amount, setAmount, giving, setGiving };
  return html`
    <${Bar} title=${t("buccaneer-title")} note=${t(tool.key)}>
      <${BarButton} icon="people" label=${t("page-buc-table")} onClick=${() => setSlip("table")} />
      <${BarButton} icon="tally" label=${t("page-tools-history")} onClick=${() => setSlip("past")} />
      <button
        class="btn btn--icon"
        aria-label=${t("page-buc-undo")}
        data-action="undo"
        aria-disabled=${book.past.length ? undefined : "true"}
        onClick=${undo}
      >
        <${Icon} name="undo" />
      </button>
    <//>
    <main class="device ledger-tool" data-helper=${tool.id}>
      <${Segments}
        label=${t(tool.key)}
        value=${tab}
        onChange=${setTab}
        among=${["money", "tokens"].map((value) => ({ value, label: t(`page-buc-tab-${value}`) }))}
      />
      ${
        tab === "money"
          ? html`<${Purses} ...${money} total=${total} />
              <p class="small soft device-note">${lines[0] && rich(lines[0].key, lines[0].args)}</p>`
          : html`<${Tokens} book=${book} setBook=${setBook} seats=${seats} who=${one} setWho=${setWho} data=${data} />`
      }
    </main>
    ${tab === "money" && html`<${MoneyFoot} ...${money} />`}
    ${slip === "table" && html`<${TableSlip} places=${places} onChange=${setPlaces} onClose=${() => setSlip(null)} />`}
    ${
      slip === "past" &&
      html`<${Sheet} title=${t("page-tools-history")} onClose=${() => setSlip(null)} className="rolls-slip">
        <${Rolls}
          rolls=${book.past.map((entry) => ({ at: entry.at, number: entry.number, what: "draw", got: [t(entry.key, entry.args)] }))}
          word=${(/** @type {string} */ said) => said}
        />
        <div class="slip-foot">
          <button
            class="btn"
            data-action="anew"
            onClick=${() => {
              anew();
              setSlip(null);
            }}
          >
            ${t("page-buc-anew")}
          </button>
        </div>
      <//>`
    }
  `;
}
