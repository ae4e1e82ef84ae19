// A boarding is settled: the crew stacked from the top down, the ship, and who gets what. A crew that the tracker knows
// is uncovered only when its treasure is chosen; nobody looks into a pile.
import { useState } from "preact/hooks";
import { draw } from "../../../art/draw.ts";
import { chip } from "../../../art/pieces.ts";
import { tokenOf } from "../../../art/colours.ts";
import { Icon } from "../../../parts/icon.ts";
import { say } from "../../../parts/live.ts";
import { Stepper } from "../../../parts/stepper.tsx";
import { RuleLink } from "../../../play/rule-link.tsx";
import { askOf } from "../../../screens/tools/all.ts";
import { Act, ToolBar } from "../../../screens/tools/frame.tsx";
import type { Tool } from "../../../screens/tools/all.ts";
import { ask } from "../../../store/engine.ts";
import { rich, t } from "../../../store/words.tsx";
import { type Line, useAnswer } from "../../../screens/tools/answer.tsx";
import { called } from "../../../parts/captain-slip.tsx";
import { useFields, useKept } from "../../../screens/tools/kept.ts";
import type { Card } from "../deck.ts";
import { Settled } from "./account.tsx";
import { type Book, kinds, leftOf, type Money, purse as purseOf, type Tokens, useBook, written } from "./book.ts";
import { ShipFace, shipName, shipWords } from "./card.tsx";
import { fresh, ID } from "./crew.ts";
import { useFleet, withBoarded } from "./fleet.ts";
import { Prize, ShipSlip } from "./pick.tsx";
import { type Place, placeOf, useTable } from "./table.tsx";
import { tracked, useMoves } from "./tracker.ts";
import type { Answers, Boarded } from "./answers.d.ts";

const faceOf = (value: string | null) => (value === "q" ? "?" : (value ?? ""));

/** A card, as the engine's tool takes a ship of another box. */
const shipAsked = ({ min_crew, ducats, question_wage, treasures: [first, second = "none"] }: Card) => ({
  ship: "own",
  min_crew,
  ducats,
  question_wage,
  treasure_1: first,
  treasure_2: second,
});

const tokensLeft = (book: Book) => Object.fromEntries(kinds().map((kind) => [`left_${kind}`, leftOf(book, kind)]));

/** Who gets what. @param before  what was in the captain's purse */
function shared({ captain, purse, wages, treasures }: Boarded, before: number) {
  const paid: Money = Object.fromEntries(wages.map(({ colour, ducats }) => [colour, ducats]));
  paid[captain] = purse - before;
  const tokens: Tokens = {};
  for (const { colour, kind } of treasures) tokens[colour] = { ...tokens[colour], [kind]: 1 };
  return { paid, tokens };
}

/** What the crew, the ship and the purse come to, and what may be done then. */
function useBoarding(tool: Tool) {
  const { now, set } = useFields(ID, fresh);
  const [{ card }, setCard] = useKept("buccaneer.boarding.ship", () => ({ card: null }) as { card: Card | null });
  const { places, seats } = useTable();
  const [book, setBook] = useBook();
  const [fleet, setFleet] = useFleet();
  const [moves, setMoves] = useMoves();
  const [barred, setBarred] = useState<Line | null>(null);
  const { crew } = now;
  const captain = crew[0] ? placeOf(places, crew[0].colour) : null;
  const money = now.purse ?? (captain ? purseOf(book, captain.colour) : 0);
  const covered = crew.some(({ value }) => value === null);
  const ready = Boolean(card) && crew.length > 1 && !covered;
  const { data, lines, faults } = useAnswer<Answers["buccaneer.boarding"]>(
    tool.id,
    ready && card ? { ...shipAsked(card), crew, purse: money, taken: now.taken, ...tokensLeft(book) } : null,
  );
  const legal = Boolean(data?.legal);

  /** Pirates that are covered are looked up among the crews that are tracked. */
  const settle = async () => {
    if (!card) return;
    if (!covered) return void (legal && set({ settled: true }));
    const input = tracked(seats, moves, now.unit ?? "", card.min_crew);
    const { data: opened, lines: said } = await ask("tool", { tool: "buccaneer.crews", input });
    if (opened.crew) set({ crew: opened.crew, settled: true });
    setBarred(opened.crew ? null : (said[0] ?? null));
  };
  /** Into the ledger, out of the roads, home with every pirate (BUC-ATT-12, BUC-ATT-13). */
  const write = () => {
    if (!data?.legal || !card || !captain) return;
    const { paid, tokens } = shared(data, purseOf(book, captain.colour));
    const args = { who: { text: called(captain) }, ship: { text: shipName(card) } };
    setBook(written(book, "page-buc-entry-boarding", args, paid, tokens));
    if (fleet) setFleet(withBoarded(fleet, card.id));
    if (now.unit) setMoves([...moves, { what: "board", over: now.unit, under: "" }]);
    setCard({ card: null });
    set(fresh());
    say(t("page-buc-written"));
  };
  const choose = (picked: Card) => {
    setCard({ card: picked });
    set({ settled: false, taken: "first" });
    setBarred(null);
  };
  const why = faults[0] ?? (data && !data.legal ? lines[0] : barred);
  return {
    now,
    card,
    places,
    seats,
    crew,
    captain,
    money,
    covered,
    data,
    lines,
    legal,
    why,
    set,
    settle,
    write,
    choose,
    anew: () => set(fresh()),
  };
}

type It = ReturnType<typeof useBoarding>;

export default function Boarding({ tool }: { tool: Tool }) {
  const it = useBoarding(tool);
  const { now, card, places, money, data, lines } = it;
  const [slip, setSlip] = useState(false);
  return (
    <>
      <ToolBar of={tool} note={t("buccaneer-title")} onAnew={it.anew} rules={t("page-buc-rules")} />
      <main class="device boarding" data-helper={tool.id}>
        <button class="ship-card chosen-ship" data-action="ship" onClick={() => setSlip(true)}>
          {card ? (
            <>
              <ShipFace card={card} />
              <span class="sr">
                {shipWords(card)} {t("page-buc-other-ship")}
              </span>
            </>
          ) : (
            <span class="no-ship">
              <Icon name="anchor" />
              {t("page-buc-which-ship")}
            </span>
          )}
        </button>
        {now.settled && data?.legal ? (
          <Settled data={data} places={places} before={money} lines={lines} />
        ) : (
          <>
            <Pile it={it} />
            <PirateAdder tool={tool} it={it} />
            <Terms tool={tool} it={it} />
          </>
        )}
      </main>
      <Foot it={it} onShip={() => setSlip(true)} />
      {slip && (
        <ShipSlip
          onPick={(picked: Card) => {
            it.choose(picked);
            setSlip(false);
          }}
          onClose={() => setSlip(false)}
        />
      )}
    </>
  );
}

/** The crew from the top down. */
const Pile = ({ it: { now, crew, places, set } }: { it: It }) => (
  <ol class="pile-now" aria-label={t("buccaneer-tool-field-crew")}>
    {crew.map(({ colour, value }, i) => {
      const pirate = <Pirate place={placeOf(places, colour)} value={value} at={i} />;
      return (
        <li key={`${colour}-${value}-${i}`}>
          {now.unit ? (
            <span class="pirate-in">{pirate}</span>
          ) : (
            <button class="pirate-in" onClick={() => set({ crew: crew.filter((_, at) => at !== i) })}>
              {pirate} <span class="sr">{t("page-buc-take-out")}</span>
            </button>
          )}
        </li>
      );
    })}
    {crew.length === 0 && <li class="small soft">{t("page-buc-stack")}</li>}
  </ol>
);

/** Pirates to put into the crew; one that is tracked is told to be covered. */
function PirateAdder({ tool, it: { now, crew, places, seats, set } }: { tool: Tool; it: It }) {
  const asked = askOf(tool, "crew");
  const [colourAsk, valueAsk] = asked.fields ?? [];
  const colours = (colourAsk?.among ?? []).filter((colour) => seats.some((seat) => seat.colour === colour));
  if (now.unit)
    return (
      <p class="small soft device-note">
        {t("page-buc-still-covered")}
        <RuleLink game="buccaneer" rule="BUC-PAY-13" />
      </p>
    );
  return (
    <div class="pirate-pad" role="group" aria-label={t("page-buc-pad")}>
      {colours.map((colour) =>
        (valueAsk?.among ?? []).map((value) => {
          const used = crew.some((one) => one.colour === colour && one.value === value);
          const off = used || crew.length >= asked.high;
          return (
            <button
              key={`${colour}-${value}`}
              data-pirate={`${colour}-${value}`}
              aria-label={`${called(placeOf(places, String(colour)))} ${faceOf(String(value))}`}
              aria-disabled={off ? "true" : undefined}
              onClick={() => !off && set({ crew: [...crew, { colour: String(colour), value: String(value) }] })}
            >
              {draw(chip({ colour: tokenOf(String(colour)), value: faceOf(String(value)), size: 38 }))}
            </button>
          );
        }),
      )}
    </div>
  );
}

/** The captain's purse, and which treasure is taken. */
function Terms({ tool, it: { now, card, captain, money, set } }: { tool: Tool; it: It }) {
  const choice = card && card.treasures.length > 1 && card.treasures[0] !== card.treasures[1];
  const label = captain ? t("page-buc-purse-of", { who: { text: called(captain) } }) : "";
  return (
    <div class="boarding-more">
      {captain && (
        <div class="ask-row">
          <span>{label}</span>
          <Stepper
            label={label}
            value={money}
            low={0}
            high={askOf(tool, "purse").high}
            onChange={(purse: number | null) => set({ purse })}
          />
        </div>
      )}
      {card && choice && (
        <div class="ask-row">
          <span>{t("page-buc-takes")}</span>
          <Prize kinds={card.treasures} value={now.taken} onChange={(taken: string) => set({ taken })} />
        </div>
      )}
    </div>
  );
}

function Foot({
  it: { now, card, crew, covered, legal, why, set, settle, write },
  onShip,
}: {
  it: It;
  onShip: () => void;
}) {
  const word = !card ? "page-buc-which-ship" : covered ? "page-buc-uncover" : "page-buc-who-gets";
  return (
    <footer class="device-foot">
      {why && !now.settled && (
        <p class="why small">
          {rich(why.key, why.args)}
          <RuleLink game="buccaneer" rule={why.rule} />
        </p>
      )}
      {now.settled && legal ? (
        <>
          <Act does="back" onClick={() => set({ settled: false })}>
            {t("page-buc-back")}
          </Act>
          <Act does="write" main onClick={write}>
            {t("page-buc-write")}
          </Act>
        </>
      ) : (
        <Act
          does="settle"
          main
          off={crew.length < 2 || Boolean(card && !legal && !covered)}
          onClick={card ? settle : onShip}
        >
          {t(word)}
        </Act>
      )}
    </footer>
  );
}

/** One of a crew, as its disc. */
function Pirate({ place, value, at }: { place: Place; value: string | null; at: number }) {
  const shown = value === null ? t("page-buc-covered") : t(`buccaneer-value-${value}`);
  return (
    <>
      <span class="sr">{t("page-buc-pirate", { number: at + 1, who: { text: called(place) }, value: shown })}</span>
      <span aria-hidden="true">
        {draw(chip({ colour: tokenOf(place.colour), value: value === null ? "·" : faceOf(value), size: 34 }))}
      </span>
      {at < 2 && <span class="name-it">{t(`buccaneer-role-${at ? "second" : "captain"}`)}</span>}
    </>
  );
}
