// A treasure card and what it says, step by step: drawn from the deck here, or tapped below when the box's own was turned up.
import { Bar, BarButton } from "../../../parts/bar.js";
import { Picker } from "../../../parts/choices.js";
import { html } from "../../../parts/html.js";
import { Icon } from "../../../parts/icon.js";
import { News } from "../../../parts/news.js";
import { RuleLink } from "../../../play/rule-link.js";
import { locale, rich, t } from "../../../store/words.js";
import { devices } from "../../../screens/tools/all.js";
import { useAnswer } from "../../../screens/tools/answer.js";
import { useKept } from "../../../screens/tools/kept.js";
import { draw, remaining } from "../../../screens/tools/luck.js";
import { withRoll } from "../../../screens/tools/rolls.js";

const DECK = "plunder.treasures";

/** @typedef {{title: string | null}} Kept */

/** @param {{tool: import("../../../screens/tools/all.js").Tool}} props */
export default function Treasure({ tool }) {
  const deck = /** @type {import("../../../screens/tools/all.js").Device} */ (devices.find((one) => one.id === DECK));
  const [now, setNow] = useKept(`${tool.id}.shown`, /** @returns {Kept} */ () => ({ title: null }));
  // the deck is the same that is drawn from on its own screen: what is out there is out here
  const [pile, setPile] = useKept(
    DECK,
    /** @returns {any} */ () => ({ rolls: [], out: [], options: {}, many: 1, copies: {} }),
  );
  const shown = now.title ?? pile.rolls?.at(-1)?.got[0] ?? null;
  const { lines } = useAnswer(tool.id, shown ? { title: shown } : null);
  const items = deck.items.map((item) => ({ ...item, count: pile.copies?.[item.id] ?? item.count }));
  const left = remaining(items, pile.out ?? []).length;
  const word = (/** @type {string} */ id) => t(`plunder-treasure-${id}`);
  const sorted = [...(tool.asks[0].among ?? [])].sort((a, b) => word(a).localeCompare(word(b), locale.value));
  const take = () => {
    // an empty deck is shuffled: here a card goes back under it, so it never ends (PLU-X-11)
    const out = left ? (pile.out ?? []) : [];
    const got = draw(items, out, 1);
    if (!got.length) return;
    setPile({ ...pile, out: [...out, ...got], rolls: withRoll(pile.rolls ?? [], "draw", got) });
    setNow({ title: got[0] });
  };
  return html`
    <${Bar} title=${t(tool.key)} note=${t("page-tools-left", { count: left })}>
      <${BarButton} icon="deck" label=${t(deck.key)} href=${`#/tools/${DECK}`} />
    <//>
    <main class="device plu-treasure" data-device=${tool.id}>
      <${News} tag="article" class="plate plu-treasure-card">
        <h2>${shown ? word(shown) : t("page-tools-shuffled")}</h2>
        <ol>
          ${lines.map(
            ({ key, args, rule }, i) =>
              html`<li key=${`${shown}-${i}`}>
                <span>${rich(key, args)}</span> <${RuleLink} game="plunder" rule=${rule} />
              </li>`,
          )}
        </ol>
      <//>
      <h2 class="label section">${t("page-plunder-title")}</h2>
      <${Picker}
        className="ask-chips plu-titles"
        label=${t("page-plunder-title")}
        value=${shown}
        onChange=${(/** @type {string} */ title) => setNow({ title })}
        among=${sorted.map((id) => ({ value: id, label: word(id) }))}
      />
    </main>
    <footer class="device-foot">
      <button class="btn btn--main" data-action="throw" onClick=${take}>
        <${Icon} name="deck" />${t("page-tools-do-deck")}
      </button>
    </footer>
  `;
}
