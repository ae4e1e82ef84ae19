// What a captain has on a laid table: points and crew, weapons and cargo, tavern, hideout, tales.
import { useState } from "preact/hooks";
import { draw } from "../../art/draw.ts";
import { Picker } from "../../parts/choices.tsx";
import { Disc } from "../../parts/seats.tsx";
import { Stepper } from "../../parts/stepper.tsx";
import type { BenchProps } from "../../play/laying.ts";
import { Key } from "../../play/laying-key.tsx";
import type { Seat } from "../../play/types.ts";
import { t } from "../../store/words.tsx";
import { TaleBack } from "./cards.tsx";
import { glyph } from "./glyphs.ts";
import { Tally } from "./lay-tally.tsx";
import { type Counts, type Layout, type Row, changed, isAtSea, withRow } from "./lay-layout.ts";
import { ANIMALS, GOODS, ITEMS, Things, WEAPONS, data, foe, rowsOf } from "./things.tsx";
import type { View } from "./view.d.ts";

type Props = BenchProps<View, Layout>;
type Part = { one: Row; put: (change: Partial<Row>) => void };

const { limits } = data;
const MOST = 40;
/** So many can be tapped of what has no limit. */
const MANY = 15;
const OF_A_GOOD = 4;
const BACKS = [0, 1, 2];
const SLOTS: number[] = [0, 1, 2, 3, 4, 5, 6];

export function Hold({ now: { layout, at }, seats, wrong, set }: Props) {
  const one = layout.players[at];
  const put = (change: Partial<Row>) => set(withRow(layout, at, change));
  const bad = (field: string) => wrong(`players[${at}].${field}`);
  const atSea = isAtSea(layout);
  return (
    <div class={`nas-lay-hold${wrong(`players[${at}]`) ? " laying-bad" : ""}`}>
      <h2 class="label">{t("play-nassau-ship-of", { seat: { seat: at } }, seats)}</h2>
      <Crew one={one} put={put} />
      <Cargo one={one} seat={seats[at]} put={put} bad={bad} />
      <Tavern one={one} put={put} />
      <Hideout one={one} put={put} />
      <Defeated layout={layout} at={at} set={set} />
      <Backs name="hand" one={one} put={put} bad={bad} />
      {layout.round > 1 && <Backs name="buried" one={one} put={put} bad={bad} />}
      {atSea && <Round one={one} put={put} layout={layout} bad={bad} />}
    </div>
  );
}

/** A number that is typed or stepped. */
const Num = ({
  label,
  value,
  bad = false,
  low = 0,
  high = MOST,
  onChange,
}: {
  label: string;
  value: number;
  bad?: boolean;
  low?: number;
  high?: number;
  onChange: (n: number) => void;
}) => (
  <div class={`laying-row${bad ? " laying-bad" : ""}`}>
    <span class="label">{label}</span>
    <Stepper label={label} value={value} low={low} high={high} onChange={(n) => onChange(Math.max(low, n ?? low))} />
  </div>
);

/** So many of things of several kinds: each tap is one more. */
const Nums = ({
  label,
  kinds,
  of = "",
  said,
  counts,
  low = 0,
  high,
  onChange,
}: {
  label: string;
  kinds: string[];
  /** before the names of the keys */
  of?: string;
  said: (kind: string) => string;
  counts: Counts;
  low?: number;
  high: number;
  onChange: (counts: Counts) => void;
}) => (
  <>
    <p class="label">{label}</p>
    <div class="laying-keys" role="group" aria-label={label}>
      {kinds.map((kind) => (
        <Tally
          key={kind}
          id={of + kind}
          name={said(kind)}
          n={counts[kind]}
          low={low}
          high={high}
          onChange={(n) => onChange({ ...counts, [kind]: n })}
        >
          {draw(glyph(kind, 22))}
        </Tally>
      ))}
    </div>
  </>
);

function Crew({ one, put }: Part) {
  const [front, setFront] = useState(0);
  const toggle = (seat: number) =>
    put({
      sailors: one.sailors.includes(seat) ? one.sailors.filter((i) => i !== seat) : [...one.sailors, seat].sort(),
    });
  const animal = one.animals[front];
  const seated = (kind: string) => {
    const away = one.animals.map((old) => (old === kind ? null : old));
    put({
      animals: changed(away, front, animal === kind ? null : kind),
      tired: one.tired.filter((old) => old !== animal),
    });
  };
  return (
    <>
      <p class="label">{t("play-nassau-lay-sailors")}</p>
      <div class="laying-keys" role="group" aria-label={t("play-nassau-lay-sailors")}>
        {one.animals.map((_, i) => (
          <Key
            key={i}
            id={`sailor:${i}`}
            name={t("play-nassau-lay-seat", { place: i + 1 })}
            on={one.sailors.includes(i)}
            off={i === 0}
            onPress={() => toggle(i)}
          >
            {draw(glyph("sailor", 24))}
          </Key>
        ))}
      </div>
      <p class="label">{t("play-nassau-lay-animals")}</p>
      <Picker
        label={t("play-nassau-lay-animals")}
        className="segments"
        value={front}
        onChange={setFront}
        among={one.animals.map((kind, i) => ({
          value: i,
          name: kind ? t(`nassau-animal-${kind}`) : t("play-nassau-lay-seat", { place: i + 1 }),
          label: kind ? draw(glyph(`animal-${kind}`, 22)) : i + 1,
        }))}
      />
      <div class="laying-keys" role="group" aria-label={t("play-nassau-lay-animal", { place: front + 1 })}>
        {ANIMALS.map((kind) => (
          <Key key={kind} id={kind} name={t(`nassau-animal-${kind}`)} on={animal === kind} onPress={() => seated(kind)}>
            {draw(glyph(`animal-${kind}`, 26))}
          </Key>
        ))}
      </div>
      <Used one={one} put={put} />
    </>
  );
}

/** Which animals were used this round, and whether the rat makes room. */
const Used = ({ one, put }: Part) =>
  one.animals.some(Boolean) ? (
    <div class="laying-keys" role="group" aria-label={t("play-nassau-lay-used")}>
      {one.animals.map(
        (kind) =>
          kind && (
            <Key
              key={kind}
              id={`used:${kind}`}
              on={one.tired.includes(kind)}
              onPress={() => {
                const tired = one.tired.includes(kind) ? one.tired.filter((old) => old !== kind) : [...one.tired, kind];
                put({ tired, rat: tired.includes("rat") });
              }}
            >
              <span class="small">{t("play-nassau-lay-used-one", { animal: { word: `nassau-animal-${kind}` } })}</span>
            </Key>
          ),
      )}
    </div>
  ) : null;

/** What a ship has, with the least and the most. */
const ABOARD = [
  { name: "sails", mark: "sail", low: 1, high: limits.sails_incl_flag },
  { name: "holds", mark: "hold", low: limits.holds_open_at_start, high: limits.holds },
  { name: "crates", mark: "crate", low: 0, high: limits.player_crates },
  { name: "provisions", mark: "provision", low: 0, high: MANY },
] as const;

function Cargo({ one, seat, put, bad }: Part & { seat: Seat; bad: (field: string) => boolean }) {
  return (
    <>
      <Num
        label={t("play-nassau-lay-score")}
        value={one.score}
        low={-99}
        high={999}
        onChange={(score) => put({ score })}
      />
      <div class="laying-keys" role="group" aria-label={t("play-nassau-picture-ship")}>
        {ABOARD.map(({ name, mark, low, high }) => (
          <Tally
            key={name}
            id={name}
            name={t(`play-nassau-lay-${name}`)}
            n={one[name]}
            low={low}
            high={high}
            bad={bad(name)}
            onChange={(n) => put({ [name]: n })}
          >
            {draw(glyph(mark, 22))}
          </Tally>
        ))}
        <Tally
          id="laid"
          name={t("play-nassau-lay-laid")}
          n={one.laid}
          high={limits.player_pirates}
          bad={bad("standing")}
          onChange={(laid) => put({ laid })}
        >
          <span class="nas-lay-lies">
            <Disc seat={seat} size={22} />
          </span>
        </Tally>
      </div>
      <Nums
        label={t("nassau-group-weapon")}
        kinds={WEAPONS}
        said={(kind) => t(`nassau-weapon-${kind}`)}
        counts={one.weapons}
        low={1}
        high={limits.weapons_per_type_incl_printed}
        onChange={(weapons) => put({ weapons })}
      />
      <Nums
        label={t("play-nassau-lay-items")}
        kinds={ITEMS}
        said={(kind) => t(`play-nassau-lay-${kind}`)}
        counts={one.items}
        high={MANY}
        onChange={(items) => put({ items })}
      />
      <Nums
        label={t("play-nassau-lay-goods")}
        kinds={GOODS}
        said={(kind) => t(`nassau-good-${kind}`)}
        counts={one.goods}
        high={OF_A_GOOD}
        onChange={(goods) => put({ goods })}
      />
    </>
  );
}

/** Tables whose pirate is still there. */
const Tavern = ({ one, put }: Part) => (
  <>
    <p class="label">{t("play-nassau-tavern")}</p>
    <div class="laying-keys" role="group" aria-label={t("play-nassau-tavern")}>
      {data.tavern_tables.map(({ id, gain }: { id: string; gain: Parameters<typeof rowsOf>[0] }, i: number) => (
        <Key
          key={id}
          id={id}
          name={t("play-nassau-lay-table", { number: i + 1 })}
          on={one.tavern.includes(id)}
          onPress={() =>
            put({ tavern: one.tavern.includes(id) ? one.tavern.filter((old) => old !== id) : [...one.tavern, id] })
          }
        >
          <Things what={rowsOf(gain)} size={22} />
        </Key>
      ))}
    </div>
  </>
);

function Hideout({ one, put }: Part) {
  const hideouts: { id: string; slots: { good: string }[] }[] = data.hideouts.list;
  const own = hideouts.find(({ id }) => id === one.hideout) ?? hideouts[0];
  return (
    <>
      <p class="label">{t("play-nassau-hideout")}</p>
      <Picker
        label={t("play-nassau-hideout")}
        className="laying-deck nas-lay-offers"
        value={one.hideout}
        onChange={(hideout: string) => put({ hideout })}
        among={hideouts.map(({ id, slots }, i) => ({
          value: id,
          name: t("play-nassau-lay-hideout", { number: i + 1 }),
          label: <span>{slots.slice(0, 3).map(({ good }) => draw(glyph(good, 18)))}</span>,
        }))}
      />
      <p class="label">{t("play-nassau-lay-filled")}</p>
      <Picker
        label={t("play-nassau-lay-filled")}
        className="segments"
        value={one.filled}
        onChange={(filled: number) => put({ filled })}
        among={SLOTS.map((n) => ({
          value: n,
          name: String(n),
          label: n ? draw(glyph(own.slots[n - 1].good, 18)) : "0",
        }))}
      />
      <Nums
        label={t("play-nassau-middle")}
        kinds={GOODS}
        of="middle:"
        said={(kind) => t("play-nassau-lay-middle", { good: { word: `nassau-good-${kind}` } })}
        counts={one.centre}
        high={OF_A_GOOD}
        onChange={(centre) => put({ centre })}
      />
    </>
  );
}

/** Opponents that lie before the captain: one that is tapped comes back to its place. */
function Defeated({ layout, at, set }: Pick<Props, "set"> & { layout: Layout; at: number }) {
  const { defeated } = layout.players[at];
  if (!defeated.length) return null;
  const back = (id: string) =>
    set({
      ...withRow(layout, at, { defeated: defeated.filter((old) => old !== id) }),
      foes: layout.foes.map((old) => (old[0] === id ? [id, layout.players.map(() => 0)] : old)),
    });
  return (
    <>
      <p class="label">{t("play-nassau-defeated")}</p>
      <div class="laying-keys" role="group" aria-label={t("play-nassau-defeated")}>
        {defeated.map((id) => (
          <Key
            key={id}
            id={`won:${id}`}
            name={t("play-nassau-lay-back", { foe: { word: `nassau-opponent-${foe(id).type}` }, n: foe(id).strength })}
            onPress={() => back(id)}
          >
            {draw(glyph(`foe-${foe(id).type}`, 24))}
            <b class="num">{foe(id).strength}</b>
          </Key>
        ))}
      </div>
    </>
  );
}

/** Tales face down, by their backs. */
const Backs = ({
  name,
  one,
  put,
  bad,
}: Part & { name: "hand" | "jokes" | "buried"; bad: (field: string) => boolean }) => (
  <>
    <p class="label">{t(`play-nassau-lay-${name}`)}</p>
    <div class="laying-keys" role="group" aria-label={t(`play-nassau-lay-${name}`)}>
      {BACKS.map((back) => (
        <Tally
          key={back}
          id={`${name}:${back}`}
          name={t(`play-nassau-lay-back-of-${name}`, { back: "SAB"[back] })}
          n={one[name][back]}
          high={MANY}
          bad={bad(name)}
          onChange={(n) => put({ [name]: changed(one[name], back, n) })}
        >
          <TaleBack back={back} />
        </Tally>
      ))}
    </div>
  </>
);

/** What there is only at sea: how far on the way home, tales told, crates at the offering and at the Dutchman. */
function Round({ one, put, layout, bad }: Part & { layout: Layout; bad: (field: string) => boolean }) {
  return (
    <>
      <p class="label">{t("play-nassau-lay-stage")}</p>
      <Picker
        label={t("play-nassau-lay-stage")}
        className="segments"
        value={one.stage}
        onChange={(stage: string) => put({ stage })}
        among={["sea", "skull", "camp", "home"].map((stage) => ({
          value: stage,
          name: t(`play-nassau-lay-stage-${stage}`),
          label: draw(glyph(stage === "sea" ? "sail" : stage, 22)),
        }))}
      />
      <Told one={one} put={put} />
      <Backs name="jokes" one={one} put={put} bad={bad} />
      {layout.salt && (
        <div class="laying-keys">
          <Key id="traded" on={one.traded} onPress={() => put({ traded: !one.traded, marker: !one.traded })}>
            {t("play-nassau-lay-traded")}
          </Key>
        </div>
      )}
      {layout.dutch && (
        <>
          <p class="label">{t("play-nassau-score-dutchman")}</p>
          {["on", "under", "quay"].map((where, i) => (
            <Num
              key={where}
              label={t(`play-nassau-lay-dutch-${where}`)}
              value={one.dutch[i]}
              onChange={(n) => put({ dutch: changed(one.dutch, i, n) })}
            />
          ))}
        </>
      )}
    </>
  );
}

/** Tales that lie face up, by their numbers. */
function Told({ one, put }: Part) {
  const [number, setNumber] = useState(1);
  return (
    <>
      <p class="label">{t("play-nassau-told")}</p>
      <div class="laying-row">
        <Stepper
          label={t("play-nassau-lay-number")}
          value={number}
          low={1}
          high={data.tales.list.length}
          onChange={(n) => setNumber(Math.max(1, n ?? 1))}
        />
        <Key
          id="told"
          off={one.told.includes(number)}
          onPress={() => put({ told: [...one.told, number].sort((a, b) => a - b) })}
        >
          {t("play-nassau-lay-tell")}
        </Key>
      </div>
      {one.told.length > 0 && (
        <div class="laying-keys">
          {one.told.map((card) => (
            <Key
              key={card}
              id={`told:${card}`}
              name={t("play-nassau-lay-untell", { card })}
              onPress={() => put({ told: one.told.filter((old) => old !== card) })}
            >
              <b class="num">{card}</b>
            </Key>
          ))}
        </div>
      )}
    </>
  );
}
