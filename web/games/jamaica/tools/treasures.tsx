// The treasure pile. A covered treasure is in the document only while its owner looks at it: held down, or after
// "show to me" until it is covered again. The history says who drew, never what.
import { useEffect, useRef, useState } from "preact/hooks";
import { draw } from "../../../art/draw.ts";
import { good } from "../../../art/pieces.ts";
import { itemAt, valueAt } from "../../../lists.ts";
import { Act, ToolBar } from "../../../screens/tools/frame.tsx";
import type { Device, Item } from "../../../screens/tools/all.ts";
import { Treasure } from "../treasures.tsx";
import { BarButton } from "../../../parts/bar.tsx";
import { Picker, Segments } from "../../../parts/choices.tsx";
import { withoutFling } from "../../../parts/fling.ts";
import { Icon } from "../../../parts/icon.ts";
import { say } from "../../../parts/live.ts";
import { Disc } from "../../../parts/seats.tsx";
import { RuleLink } from "../../../play/rule-link.tsx";
import { has, t } from "../../../store/words.tsx";
import { PeopleSlip, usePeople } from "../../../screens/tools/any/people.tsx";
import { useKept } from "../../../screens/tools/kept.ts";
import { Heap } from "../../../screens/tools/heap.tsx";
import { draw as drawn } from "../../../screens/tools/luck.ts";
import { HistorySlip, type Roll, withRoll } from "../../../screens/tools/rolls.tsx";

/** `by`: a name, the key of a colour, or nothing */
type Got = { id: string; by: string; up: boolean };
/** `who`: a seat; -1: nobody said who */
type Stored = { game: string; who: number; got: Got[]; rolls: Roll[] };

const SHOWN_MS = 12_000;
const SEATS = { low: 2, many: 4, high: 6 };

/** The pile, who drew what of it, and the card that is looked at. */
function usePile(device: Device) {
  const pile = itemAt(device.options, 0);
  const fresh = (): Stored => ({ game: pile.default, who: -1, got: [], rolls: [] });
  const [kept, setNow] = useKept(`${device.id}.face`, fresh);
  const now = Array.isArray(kept.got) ? { ...fresh(), ...kept } : fresh();
  const table = usePeople(device.id, "jamaica", SEATS, now.got.length > 0);
  const [at, setAt] = useState(now.got.length - 1);
  const [shown, setShown] = useShown();
  const items: Item[] = valueAt(pile.sets, now.game);
  const set = (change: Partial<Stored>) => setNow({ ...now, ...change });
  const lookAt = (at: number) => {
    setShown(false);
    setAt(at);
  };
  const shuffle = (game = now.game) => {
    lookAt(-1);
    set({ game, got: [], rolls: withRoll(now.rolls, "shuffle", []) });
  };
  return {
    now,
    table,
    seats: table.people,
    items,
    left: Math.min(items.length, device.use ?? items.length) - now.got.length,
    at,
    lookAt,
    shown,
    setShown,
    shuffle,
    choosePile: (game: string) => game !== now.game && shuffle(game),
    setWho: (who: number) => set({ who }),
    take() {
      const [id] = drawn(
        items,
        now.got.map(({ id }) => id),
        1,
      );
      if (id === undefined) return;
      const by = table.people[now.who]?.name ?? "";
      lookAt(now.got.length);
      set({ got: [...now.got, { id, by, up: false }], rolls: withRoll(now.rolls, "draw", by ? [by] : []) });
      say(said(by));
    },
    layOpen({ by, id }: Got) {
      setShown(false);
      const got = now.got.map((one, i) => (i === at ? { ...one, up: true } : one));
      set({ got, rolls: withRoll(now.rolls, "draw", [by, `open:${id}`]) });
    },
  };
}

type Pile = ReturnType<typeof usePile>;

/** Whether a covered card is shown: not for long, and never once the phone has been put away. */
function useShown() {
  const [shown, setShown] = useState(false);
  useEffect(() => {
    if (!shown) return undefined;
    const cover = () => setShown(false);
    const late = setTimeout(cover, SHOWN_MS);
    document.addEventListener("visibilitychange", cover);
    return () => {
      clearTimeout(late);
      document.removeEventListener("visibilitychange", cover);
    };
  }, [shown]);
  return [shown, setShown] as const;
}

export default function Treasures({ device }: { device: Device }) {
  const pile = usePile(device);
  const { now, items, left } = pile;
  const { key, among, house } = itemAt(device.options, 0);
  const [slip, setSlip] = useState<"rolls" | "people" | null>(null);
  const card = now.got[pile.at];
  return (
    <>
      <ToolBar of={device} note={t("jamaica-title")} rules={t("page-jam-rules")}>
        <BarButton icon="tally" label={t("page-tools-history")} onClick={() => setSlip("rolls")} />
        <BarButton icon="people" label={t("page-any-people")} onClick={() => setSlip("people")} />
      </ToolBar>
      <main class="device secret-pile" data-device={device.id}>
        <Segments
          label={t(key)}
          value={now.game}
          onChange={pile.choosePile}
          among={among.map((value) => ({ value, label: t(`page-jam-pile-${value}`) }))}
        />
        {card ? (
          <Look
            card={card}
            facts={items.find((item) => item.id === card.id)?.facts}
            shown={pile.shown}
            onShow={pile.setShown}
            onOpen={() => pile.layOpen(card)}
          />
        ) : (
          <div class="pile-empty">
            <Heap
              kind="deck"
              left={left}
              all={left}
              label={`${t("page-tools-do-deck")}: ${t(device.key)}`}
              onDraw={pile.take}
            />
            <p class="soft">{t("page-tools-tap-to-draw")}</p>
          </div>
        )}
        <Drawn pile={pile} />
        <p class="small soft device-note">
          {card && t("page-tools-left", { count: left })} {odds(items)}
          {house.includes(now.game) && t("page-tools-house")}
        </p>
      </main>
      <Foot pile={pile} />
      {slip === "rolls" && (
        <HistorySlip
          rolls={now.rolls.map((roll) => (roll.got.length ? roll : { ...roll, got: [""] }))}
          word={word}
          onClose={() => setSlip(null)}
        />
      )}
      {slip === "people" && <PeopleSlip table={pile.table} onClose={() => setSlip(null)} />}
    </>
  );
}

/** What was drawn, in its order; a tap looks at one of them. */
const Drawn = ({ pile: { now, at, lookAt } }: { pile: Pile }) => (
  <ul class="drawn-cards" aria-label={t("page-jam-drawn")}>
    {now.got.map(({ id, by, up }, i) => (
      <li key={i}>
        <button
          class="drawn-card"
          aria-pressed={i === at}
          aria-label={`${i + 1}: ${up ? t(`jamaica-treasure-${id}`) : said(by)}`}
          onClick={() => lookAt(i)}
        >
          {up ? <Treasure id={id} size={24} /> : draw(good("treasure", 24))}
          <b class="num">{i + 1}</b>
        </button>
      </li>
    ))}
  </ul>
);

/** Who draws the next one. */
const Foot = ({ pile: { now, seats, left, setWho, shuffle, take } }: { pile: Pile }) => (
  <footer class="device-foot pile-foot">
    <Picker
      className="picker who-draws"
      label={t("page-jam-who-draws")}
      value={now.who}
      onChange={setWho}
      among={[
        { value: -1, label: "–", name: t("page-jam-nobody") },
        ...seats.map((seat, value) => ({
          value,
          label: <Disc seat={seat} size={28} />,
          name: seat.name,
        })),
      ]}
    />
    <Act does="shuffle" onClick={() => shuffle()}>
      {t("page-tools-shuffle")}
    </Act>
    <button
      class="btn btn--main"
      data-action="throw"
      aria-disabled={left > 0 ? undefined : "true"}
      onClick={() => left > 0 && take()}
    >
      {t("page-tools-do-deck")}
    </button>
  </footer>
);

const nameOf = (by: string) => (by.startsWith("colour-") && has(by) ? t(by) : by);
const said = (by: string) => (by ? t("page-jam-drew", { who: { text: nameOf(by) } }) : t("page-jam-drawn-one"));
const word = (got: string, i: number) =>
  i === 0 ? said(got) : t("page-jam-laid-open", { what: { word: `jamaica-treasure-${got.slice(5)}` } });

/** What a covered card may be. */
const odds = (items: Item[]) =>
  t("page-jam-pile-odds", {
    all: items.length,
    up: items.filter(({ facts }) => facts.up).length,
    cursed: items.filter(({ facts }) => facts.value < 0).length,
  });

/** The one card: its back, or while it is looked at its face. */
function Look({
  card,
  facts,
  shown,
  onShow,
  onOpen,
}: {
  card: Got;
  facts: Item["facts"] | undefined;
  shown: boolean;
  onShow: (shown: boolean) => void;
  onOpen: () => void;
}) {
  const seen = shown || card.up;
  return (
    <div class="look">
      <LookCard card={card} seen={seen} onShow={onShow} />
      {!card.up && (
        <div class="look-acts">
          <Act does="show" onClick={() => onShow(!shown)}>
            <Icon name={shown ? "curtain" : "eye"} size={20} />
            {t(shown ? "page-jam-cover" : "page-jam-show-me")}
          </Act>
          {shown && facts?.up && (
            <>
              <button class="btn btn--ink" data-action="open" onClick={onOpen}>
                {t("page-jam-lay-open")}
              </button>
              <RuleLink game="jamaica" rule="JAM-TRE-01" />
            </>
          )}
        </div>
      )}
      <p class="small soft">{said(card.by)}</p>
    </div>
  );
}

/** Held down, it shows its face. */
function LookCard({ card, seen, onShow }: { card: Got; seen: boolean; onShow: (shown: boolean) => void }) {
  // a finger that came down on the back: lifted, it covers the card again
  const held = useRef(false);
  const hold = (down: boolean) => {
    if (card.up || (!down && !held.current)) return;
    held.current = down;
    onShow(down);
  };
  const keyed = (event: KeyboardEvent, down: boolean) => {
    if (event.key !== " " && event.key !== "Enter") return;
    event.preventDefault();
    if (!event.repeat) hold(down);
  };
  return (
    <button
      class={`look-card${seen ? " seen" : ""}`}
      data-look
      aria-label={seen ? undefined : t("page-jam-hold")}
      onPointerDown={(event: PointerEvent) => {
        withoutFling(event.currentTarget);
        hold(true);
      }}
      onPointerUp={() => hold(false)}
      onPointerLeave={() => hold(false)}
      onPointerCancel={() => hold(false)}
      onBlur={() => hold(false)}
      onKeyDown={(event: KeyboardEvent) => keyed(event, true)}
      onKeyUp={(event: KeyboardEvent) => keyed(event, false)}
      onContextMenu={(event: Event) => event.preventDefault()}
    >
      {seen ? (
        <>
          <Treasure id={card.id} size={72} />
          <b class="look-name">{t(`jamaica-treasure-${card.id}`)}</b>{" "}
          {has(`jamaica-treasure-${card.id}.note`) && (
            <span class="small">{t(`jamaica-treasure-${card.id}.note`)}</span>
          )}
        </>
      ) : (
        <>
          <span class="look-back" aria-hidden="true">
            {draw(good("treasure", 84))}
          </span>
          <span class="name-it">{t("page-jam-hold")}</span>
        </>
      )}
    </button>
  );
}
