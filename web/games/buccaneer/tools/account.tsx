// Who gets what from a boarding, one row a person, the captain first.
import { draw } from "../../../art/draw.ts";
import { ducat, treasure } from "../../../art/pieces.ts";
import { News } from "../../../parts/news.tsx";
import { Disc } from "../../../parts/seats.tsx";
import { number, t } from "../../../store/words.tsx";
import { type Line, Lines } from "../../../screens/tools/answer.tsx";
import { called } from "../../../parts/captain-slip.tsx";
import { type Place, placeOf } from "./table.tsx";
import type { Boarded } from "./answers.d.ts";

const signed = (n: number) => number(n, { signDisplay: "exceptZero" });

export function Settled({
  data,
  places,
  before,
  lines,
}: {
  data: Boarded;
  places: Place[];
  before: number;
  lines: Line[];
}) {
  const others = data.wages.map(({ colour }) => colour);
  const rows = [data.captain, ...others];
  const gets = (colour: string) =>
    colour === data.captain ? data.purse - before : (data.wages.find((one) => one.colour === colour)?.ducats ?? 0);
  const role = (colour: string) => (colour === data.captain ? "captain" : colour === data.second ? "second" : null);
  return (
    <News class="settled">
      <ul class="gets">
        {rows.map((colour) => {
          const who = placeOf(places, colour);
          const as = role(colour);
          const got = data.treasures.filter((one) => one.colour === colour);
          return (
            <li key={colour} data-gets={colour}>
              <Disc seat={who} size={34} />
              <span class="gets-who">
                <b class="who-name" dir="auto">
                  {called(who)}
                </b>
                {as && <span class="name-it">{t(`buccaneer-role-${as}`)}</span>}
              </span>
              <span class="gets-prize">
                {got.map(({ kind }) => (
                  <>
                    {draw(treasure(kind, 30))}
                    <span class="sr">{t(`buccaneer-treasure-${kind}`)}</span>
                  </>
                ))}
              </span>
              <span class="gets-money">
                {draw(ducat(20))}
                <b class={`num${gets(colour) < 0 ? " loss" : ""}`}>{signed(gets(colour))}</b>
              </span>
            </li>
          );
        })}
      </ul>
      <p class="sums">{t("page-buc-sums", { loot: data.loot, owed: data.owed, purse: data.purse })}</p>
      {data.reserve > 0 && <p class="sums why">{t("page-buc-reserve-adds", { count: data.reserve })}</p>}
      <details class="small">
        <summary>{t("page-buc-by-rules")}</summary>
        <Lines game="buccaneer" lines={lines} />
      </details>
    </News>
  );
}
