// The account of a boarding: the crew from top to bottom, who is paid what, and the loot as a graduated margin.
// Before a boarding of the faithful game the wages are veiled: nobody may count them (BUC-INF-03).
import { draw } from "../../art/draw.ts";
import { chip, ducat, treasure } from "../../art/pieces.ts";
import { emblemOf, tokenOf } from "../../art/colours.ts";
import { itemAt, valueAt } from "../../lists.ts";
import type { PreviewProps, SceneProps, Seat } from "../../play/types.ts";
import { rich, t } from "../../store/words.tsx";
import { RuleLink } from "../../play/rule-link.tsx";
import { type Stake, Stakes } from "./mutiny.tsx";
import type { View } from "./view.d.ts";
import { face, shipName } from "./words.ts";

/** wage null: covered, or of the captain's colour */
export type Man = { seat: number; value: string | null; wage: number | null };
export type Share = { seat: number; amount: number };

/** The loot as a graduated margin: one division a ducat, each share in its owner's colour. */
function lootScale(shares: Share[], loot: number, seats: Seat[], veiled: boolean) {
  if (loot < 1) return "";
  let x = 0;
  const bars = shares
    .map(({ seat, amount }) => {
      const width = Math.min(amount, loot - x);
      const bar =
        width > 0
          ? `<g data-colour="${tokenOf(itemAt(seats, seat).colour)}"><rect class="face" x="${x}" y="0" width="${width}" height="1"/></g>`
          : "";
      x += Math.max(0, width);
      return bar;
    })
    .join("");
  const ticks = Array.from({ length: loot - 1 }, (_, i) => `M${i + 1} ${(i + 1) % 5 ? 0.62 : 0.3}V1`).join("");
  const veil = veiled ? `<g class="veiled"><rect class="face" x="0" y="0" width="${loot}" height="1"/></g>` : "";
  return `<svg class="loot-scale" viewBox="0 0 ${loot} 1" preserveAspectRatio="none" aria-hidden="true">${veil}${bars}<path class="ticks" d="${ticks}"/></svg>`;
}

/** @param props  rest: what the captain keeps (less than nothing: pays); null while nobody may know. prizes: captain's, second's */
export function Account({
  loot,
  men,
  shares,
  rest,
  veiled,
  prizes,
  seats,
}: {
  loot: number | null;
  men: Man[];
  shares: Share[];
  rest: number | null;
  veiled: boolean;
  prizes: (string | null)[];
  seats: Seat[];
}) {
  const captain = men[0]?.seat;
  const tight = men.length > 5;
  const scale = loot !== null && lootScale(shares, loot, seats, veiled);
  return (
    <div class={`settle${tight ? " tight" : ""}`}>
      {loot !== null && (
        <div class="settle-head">
          <span class="sum">
            {draw(ducat(20))}
            <b class="num">{loot}</b>
            <span class="sr"> {t("play-buccaneer-loot")}</span>
          </span>
          {scale && draw(scale)}
        </div>
      )}
      {men.length > 0 && (
        <table class="account">
          <caption class="sr">{t("play-buccaneer-account")}</caption>
          <thead>
            <tr>
              {men.map(({ seat, value }, i) => {
                const pirate = itemAt(seats, seat);
                const disc = {
                  colour: tokenOf(pirate.colour),
                  emblem: emblemOf(pirate),
                  value: face(value),
                  size: 32,
                };
                return (
                  <th scope="col">
                    {draw(chip(disc))}
                    <b class="account-name" dir="auto">
                      {pirate.name}
                    </b>
                    <span class="name-it">{i < 2 ? t(`buccaneer-role-${i ? "second" : "captain"}`) : "\u00a0"}</span>
                  </th>
                );
              })}
            </tr>
          </thead>
          <tbody>
            <tr class="shares">
              {men.map(({ seat, wage }, i) => (
                <td>
                  <span>
                    {cell(i, seat === captain, wage, rest)}
                    {i < 2 && prizes[i] && (
                      <>
                        {draw(treasure(prizes[i], 20))}
                        <span class="sr">{t(`buccaneer-treasure-${prizes[i]}`)}</span>
                      </>
                    )}
                  </span>
                </td>
              ))}
            </tr>
          </tbody>
        </table>
      )}
    </div>
  );
}

function cell(i: number, own: boolean, wage: number | null, rest: number | null) {
  if (i === 0) {
    if (rest === null) return <span class="rest">{t("play-buccaneer-rest")}</span>;
    return <b class={`num${rest < 0 ? " loss" : ""}`}>{rest < 0 ? `\u2212${-rest}` : `+${rest}`}</b>;
  }
  if (own)
    return (
      <>
        <span class="soft" aria-hidden="true">
          –
        </span>
        <span class="sr">{t("play-buccaneer-unpaid")}</span>
      </>
    );
  if (wage === null)
    return (
      <>
        <b class="cover" aria-hidden="true">
          ?
        </b>
        <span class="sr">{t("play-buccaneer-covered")}</span>
      </>
    );
  return <b class="num">+{wage}</b>;
}

/** What is foreseen of a boarding; the sums are null as long as nobody may know them. */
type Boarding = {
  kind: "boarding";
  loot: number;
  wage: number;
  crew: Man[];
  treasures: string[];
  choice: Record<string, string>;
  men: { seat: number; wages: number }[];
  rest: number | null;
  before: number;
  after: number | null;
  reserve: number | null;
  rule: string | null;
};
type Capture = { kind: "capture"; height: number; ships?: string[] };
type Foreseen = Boarding | Capture | { kind: "mutiny"; ships: Stake[] } | null | undefined;

/** What is looked at before a ship is boarded. */
export function Preview({ preview, view, seats, follow, onFollow }: PreviewProps<View>) {
  const foreseen: Foreseen = preview;
  if (!foreseen) return null;
  switch (foreseen.kind) {
    case "mutiny":
      return <Stakes preview={foreseen} view={view} />;
    case "capture":
      return <CapturePreview preview={foreseen} view={view} />;
    case "boarding":
      return <BoardingPreview preview={foreseen} seats={seats} follow={follow} onFollow={onFollow} />;
  }
}

function BoardingPreview({
  preview,
  seats,
  follow,
  onFollow,
}: Pick<PreviewProps<View>, "seats" | "follow" | "onFollow"> & { preview: Boarding }) {
  const [first, second = null] = preview.treasures;
  const taken = follow ? Object.keys(preview.choice).find((kind) => preview.choice[kind] === follow) : first;
  const other = preview.treasures.find((kind) => kind !== taken) ?? (second === first ? second : null);
  const captain = itemAt(preview.crew, 0).seat;
  const open = preview.after !== null && preview.after !== undefined;
  // from the top of the crew down, the captain's rest at the end, as the money is handed out
  const shares = open
    ? preview.men.map((man) => ({ seat: man.seat, amount: man.wages })).concat({ seat: captain, amount: preview.loot })
    : [];
  return (
    <>
      <Account
        loot={preview.loot}
        men={preview.crew}
        shares={shares}
        rest={preview.rest}
        veiled={!open}
        prizes={[taken ?? null, preview.treasures.length > 1 ? other : null]}
        seats={seats}
      />
      <p class="small soft note">
        {open ? (
          <Sums preview={preview} captain={captain} seats={seats} />
        ) : (
          <>
            {rich("play-buccaneer-veiled", { wage: preview.wage })}
            <RuleLink game="buccaneer" rule="BUC-INF-03" />
          </>
        )}
      </p>
      {Object.keys(preview.choice).length > 0 ? (
        <fieldset class="prize">
          <legend>
            <span class="label">{rich("play-buccaneer-takes", { seat: { seat: captain } }, seats)}</span>
          </legend>
          {preview.treasures.map((kind) => (
            <button
              class="option"
              data-prize={kind}
              aria-pressed={kind === taken}
              onClick={() => onFollow(valueAt(preview.choice, kind))}
            >
              {draw(treasure(kind, 24))}
              <span>{t(`buccaneer-treasure-${kind}.the`)}</span>
            </button>
          ))}
        </fieldset>
      ) : null}
    </>
  );
}

/** What is said of the rest, by the rule that settles it. */
const SETTLED: Record<string, string> = { "BUC-PAY-05": "keeps", "BUC-PAY-06": "pays", "BUC-PAY-07": "broke" };

function Sums({ preview, captain, seats }: { preview: Boarding; captain: number; seats: Seat[] }) {
  const { rest, before, after, reserve } = preview;
  const rule = preview.rule ?? "";
  const args = { seat: { seat: captain }, rest: Math.abs(rest ?? 0), before, after: after ?? 0, reserve: reserve ?? 0 };
  return (
    <>
      {rich(`play-buccaneer-${SETTLED[rule]}`, args, seats)}
      <RuleLink game="buccaneer" rule={rule} />
    </>
  );
}

const CapturePreview = ({ preview, view }: { preview: Capture; view: View }) => {
  const ships = (preview.ships ?? []).map((id) => shipName(view, id));
  return (
    <p class="note">
      {rich("play-buccaneer-joins", { height: preview.height })}{" "}
      {ships.length
        ? rich("play-buccaneer-next-turn", { ships, count: ships.length })
        : t("play-buccaneer-no-ship-yet")}
      <RuleLink game="buccaneer" rule="BUC-TRN-06" />
    </p>
  );
};

/** A boarding as it is being told, or as it stands in the log. */
export function Scene({ scene, seats, small = false }: SceneProps<View>) {
  const account = (
    <Account
      loot={scene.loot}
      men={scene.men}
      shares={scene.shares}
      rest={scene.rest}
      veiled={!scene.uncovered}
      prizes={scene.prizes}
      seats={seats}
    />
  );
  return small ? <div class="mini-account">{account}</div> : account;
}
