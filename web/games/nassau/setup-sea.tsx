// The sea of a laid table: boats and pawns, and what lies in the place that was tapped on the chart.
import { draw } from "../../art/draw.ts";
import { itemAt, replaced } from "../../lists.ts";
import { Disc } from "../../parts/seats.tsx";
import type { BenchProps } from "../../play/setup-editor.ts";
import { fieldOf } from "../../play/setup-fields.tsx";
import { Key } from "../../play/setup-key.tsx";
import { Who } from "../../play/setup-whose.tsx";
import { Keys, Labelled, Tally } from "../../play/setup-rows.tsx";
import { t } from "../../store/words.tsx";
import { glyph } from "./glyphs.ts";
import { type Layout, row, withRow } from "./setup-layout.ts";
import { piecesOf } from "./setup-pieces.tsx";
import { after, alike, isSite, kindOf, put, slotOf } from "./setup-sites.ts";
import { counted } from "./setup-tally.tsx";
import { foeName } from "./sea-words.ts";
import { GOODS, Things, WEAPONS, data, foe, rowsOf } from "./things.tsx";
import type { View } from "./view.d.ts";

type Props = BenchProps<View, Layout>;
/** `lay`: a tile comes here, and the next place comes in front. */
type SiteProps = Props & { place: string; slot: number; lay: (id: string) => void };

const NOBODY = -1;

export function SeaBench(props: Props) {
  const { now, seats } = props;
  const { layout, held } = now;
  const piece = piecesOf(props);
  return (
    <>
      <Keys label={t("play-nassau-setup-pieces")}>
        {seats.map((seat, i) =>
          piece(`boat:${i}`, t("play-nassau-setup-boat", { seat: { seat: i } }, seats), <Disc seat={seat} size={28} />),
        )}
        {layout.salt && piece("salt", t("play-nassau-salt", { zone: layout.salt }), draw(glyph("salt", 28)))}
        {layout.dutch && piece("dutchman", t("play-nassau-setup-dutchman"), draw(glyph("dutchman", 28)))}
      </Keys>
      {held && isSite(held) ? <Site {...props} place={held} /> : <p class="small soft">{t("play-nassau-setup-tap")}</p>}
      <Revealed {...props} />
    </>
  );
}

function Site({ place, ...props }: Props & { place: string }) {
  const { layout } = props.now;
  const kind = kindOf(place);
  const lay = (id: string) => {
    const change = put(layout, place, id);
    props.set(change);
    props.take(after({ ...layout, ...change }, `${kind}:${id}`));
  };
  const Of = { foe: FoeSite, outpost: OutpostSite, tower: TowerSite, post: PostSite }[kind];
  return <Of key={kind} {...props} place={place} slot={slotOf(layout, place)} lay={lay} />;
}

/** Whose it is. */
const Owner = ({
  label,
  value,
  seats,
  onChange,
}: Pick<Props, "seats"> & { label: string; value: number | null; onChange: (owner: number | null) => void }) => (
  <Who
    label={label}
    value={value ?? NOBODY}
    seats={seats}
    nobody={{ value: NOBODY, name: t("play-nassau-setup-nobody"), label: "–" }}
    onChange={(owner) => onChange(owner === NOBODY ? null : owner)}
  />
);

/** Keys of weapons, goods or the like, one of them on. */
const Marks = ({
  label,
  bare,
  kinds,
  on,
  word,
  none,
  onPick,
}: {
  label: string;
  bare?: boolean;
  kinds: string[];
  on: string | null;
  word: string;
  /** what a key is called with which nothing lies there */
  none?: string;
  onPick: (kind: string | null) => void;
}) => (
  <Keys label={label} bare={bare}>
    {kinds.map((kind) => (
      <Key key={kind} id={kind} name={t(`${word}-${kind}`)} on={on === kind} onPress={() => onPick(kind)}>
        {draw(glyph(kind, 26))}
      </Key>
    ))}
    {none && (
      <Key id="nothing" name={none} on={on === null} onPress={() => onPick(null)}>
        –
      </Key>
    )}
  </Keys>
);

function FoeSite({ now: { layout }, fields, seats, place, slot, lay, set, take }: SiteProps) {
  const [id, crates] = itemAt(layout.foes, slot);
  const gone = new Set(layout.players.flatMap(({ defeated }) => defeated));
  const marked = (next: number[] | null) => ({
    foes: replaced(layout.foes, slot, [id, next] as [string, number[] | null]),
  });
  const defeat = (seat: number | null) => {
    if (seat === null) return;
    const change = {
      ...marked(null),
      ...withRow(layout, seat, { defeated: [...itemAt(layout.players, seat).defeated, id] }),
    };
    set(change);
    take(after({ ...layout, ...change }, place));
  };
  return (
    <>
      <Keys class="editor-deck nas-lay-foes" label={t("play-nassau-setup-foe")}>
        {data.opponents.list.map((one: ReturnType<typeof foe>) => (
          <Key
            key={one.id}
            id={one.id}
            name={foeSaid(one.id)}
            on={one.id === id}
            off={gone.has(one.id)}
            onPress={() => lay(one.id)}
          >
            {draw(glyph(`foe-${one.type}`, 22))}
            <b class="num">{one.strength}</b>
            <Things what={rowsOf(one.reward)} size={16} />
          </Key>
        ))}
      </Keys>
      <Keys label={t("play-nassau-setup-marks")}>
        {seats.map((seat, i) => (
          <Tally
            key={i}
            id={`crates:${i}`}
            name={counted(t("play-nassau-setup-marks-of", { seat: { seat: i } }, seats), crates?.[i] ?? 0)}
            n={crates?.[i] ?? 0}
            high={fieldOf({ fields }, "crates").high}
            onChange={(n) => set(marked(replaced(crates ?? [], i, n)))}
          >
            <Disc seat={seat} size={24} />
          </Tally>
        ))}
      </Keys>
      <Labelled label={t("play-nassau-setup-defeated-by")}>
        <Owner label={t("play-nassau-setup-defeated-by")} value={null} seats={seats} onChange={defeat} />
      </Labelled>
    </>
  );
}

const foeSaid = (id: string) => {
  const { key, args } = foeName(id, 0);
  return t(key, args);
};

function OutpostSite({ now: { layout }, seats, slot, lay, set }: SiteProps) {
  const [id, owner] = itemAt(layout.outposts, slot);
  const own = (next: number | null) =>
    set({ outposts: replaced(layout.outposts, slot, [id, next] as [string, number | null]) });
  return (
    <>
      <Keys label={t("nassau-group-outpost")}>
        {data.outposts.map((one: { id: string; reward: Parameters<typeof rowsOf>[0] }) => (
          <Key
            key={one.id}
            id={one.id}
            name={t("play-nassau-outpost", { what: rowsOf(one.reward), held: "no", who: "" })}
            on={one.id === id}
            onPress={() => lay(one.id)}
          >
            <Things what={rowsOf(one.reward)} size={24} />
          </Key>
        ))}
      </Keys>
      <Owner label={t("play-nassau-setup-owner")} value={owner} seats={seats} onChange={own} />
    </>
  );
}

function TowerSite({ now: { layout }, fields, seats, place, slot, lay, set }: SiteProps) {
  const [id, owner, n] = itemAt(layout.towers, slot);
  const own = (next: number | null, crates: number) =>
    set({ towers: replaced(layout.towers, slot, [id, next, next === null ? 0 : crates] as Layout["towers"][number]) });
  return (
    <>
      <Marks
        label={t("nassau-group-tower")}
        kinds={WEAPONS}
        on={row("watchtowers", id).weapon}
        word="nassau-weapon"
        onPick={(weapon) => lay(alike(layout, place, "watchtowers", String(weapon)))}
      />
      <Owner label={t("play-nassau-setup-owner")} value={owner} seats={seats} onChange={(next) => own(next, n || 1)} />
      {owner !== null && (
        <div class="editor-keys">
          <Tally
            id="crates"
            name={counted(t("play-nassau-setup-marks"), n)}
            n={n}
            low={1}
            high={fieldOf({ fields }, "crates").high}
            onChange={(next) => own(owner, next)}
          >
            {draw(glyph("crate", 24))}
          </Tally>
        </div>
      )}
    </>
  );
}

function PostSite({ now: { layout }, place, slot, set, take }: SiteProps) {
  const [id, good] = itemAt(layout.posts, slot);
  const ware = (next: string | null) => {
    const change = { posts: replaced(layout.posts, slot, [id, next] as [string, string | null]) };
    set(change);
    take(after({ ...layout, ...change }, place));
  };
  const armed = (weapon: string | null) => {
    const next = alike(layout, place, "trading_posts", String(weapon));
    set(put(layout, place, next));
    take(`post:${next}`);
  };
  return (
    <>
      <Marks
        label={t("nassau-group-post")}
        kinds={WEAPONS}
        on={row("trading_posts", id).weapon}
        word="nassau-weapon"
        onPick={armed}
      />
      <Marks
        label={t("play-nassau-setup-good")}
        bare
        kinds={GOODS}
        on={good}
        word="nassau-good"
        none={t("nassau-nothing")}
        onPick={ware}
      />
    </>
  );
}

/** What was turned up for this round. */
function Revealed({ now: { layout }, set }: Props) {
  const { offering, dutch_weapons: weapons } = layout;
  return (
    <>
      {offering && (
        <>
          <Keys class="editor-keys nas-lay-offers" label={t("play-nassau-setup-offering")}>
            {data.offerings.map((one: { id: string; choices: Parameters<typeof rowsOf>[0][] }, i: number) => (
              <Key
                key={one.id}
                id={one.id}
                name={t("play-nassau-setup-offer", { number: i + 1 })}
                on={one.id === offering}
                onPress={() => set({ offering: one.id })}
              >
                <Things what={one.choices.flatMap(rowsOf)} size={20} />
              </Key>
            ))}
          </Keys>
        </>
      )}
      {weapons.map((weapon, i) => (
        <div key={i}>
          <Marks
            label={t("play-nassau-setup-dutch-weapon", { round: i + 1 })}
            kinds={WEAPONS}
            on={weapon}
            word="nassau-weapon"
            onPick={(next) => {
              const was = weapons.indexOf(String(next));
              set({ dutch_weapons: replaced(was < 0 ? weapons : replaced(weapons, was, weapon), i, String(next)) });
            }}
          />
        </div>
      ))}
    </>
  );
}
