// The sea as it lies before the boat, each zone with what it costs to come there; below, the ship that sails.
import { useState } from "preact/hooks";
import { draw } from "../../../art/draw.ts";
import { rigging } from "../../../art/ships.ts";
import { toggled } from "../../../lists.ts";
import { Segments } from "../../../parts/choices.tsx";
import { Icon } from "../../../parts/icon.ts";
import { HelperPage, useHelper } from "../../../screens/tools/helper.tsx";
import type { Tool } from "../../../screens/tools/all.ts";
import { t } from "../../../store/words.tsx";
import { Taps } from "../../../screens/tools/taps.tsx";
import { glyph } from "../glyphs.ts";
import { ZONES, seaArt } from "./chart.ts";
import type { Answers } from "./answers.d.ts";

const BOAT = `<svg class="nas-range-boat" viewBox="0 0 160 120" aria-hidden="true">${rigging("sloop")}</svg>`;
const mark = (id: string) =>
  draw(`<svg class="nas-range-mark" viewBox="0 0 512 512" aria-hidden="true"><use href="#${id}"/></svg>`);
const COUNTS: Record<string, string> = { provisions: "provision", sails: "sail", sailors: "sailor", pirates: "skull" };
const LETTERS = ZONES.flat().sort();

type Way = { provisions: number; laid: number };

export default function Range({ tool }: { tool: Tool }) {
  const helper = useHelper<Answers["nassau.range"]>(tool);
  const { given: now, data, set, counting } = helper;
  const [sets, setSets] = useState("boat");
  const krakens = (now.krakens as { zone: number }[]).map(({ zone }) => zone);
  const tap = (zone: number) => {
    if (sets === "boat") set({ zone });
    else set({ krakens: toggled(krakens, zone).map((one) => ({ zone: one })) });
  };
  return (
    <HelperPage helper={helper} note={t("nassau-title")} className="page nas-range">
      <div class="nas-range-sea">
        {draw(seaArt({}))}
        <div class="nas-range-zones" role="group" aria-label={t("page-nassau-sea")}>
          {ZONES.flat().map((letter) => {
            const zone = LETTERS.indexOf(letter) + 1;
            return (
              <Zone
                key={letter}
                letter={letter}
                ways={data?.ways[letter] ?? null}
                boat={zone === now.zone}
                kraken={krakens.includes(zone)}
                onTap={() => tap(zone)}
              />
            );
          })}
        </div>
      </div>
      <div class="nas-range-side">
        <Segments
          label={t("page-nassau-tap-places")}
          value={sets}
          onChange={setSets}
          among={["boat", "krakens"].map((value) => ({ value, label: t(`page-nassau-${value}`) }))}
        />
        <Taps
          label={t("page-nassau-ship")}
          counts={Object.entries(COUNTS).map(([id, mark]) => ({
            ...counting(id),
            ...(id !== "provisions" && { label: t(`page-nassau-short-${id}`) }),
            picture: draw(glyph(mark, 30)),
          }))}
          onChange={helper.give}
        />
      </div>
    </HelperPage>
  );
}

/** @param props  no ways: nothing has been said yet */
function Zone({
  letter,
  ways,
  boat,
  kraken,
  onTap,
}: {
  letter: string;
  ways: Way[] | null;
  boat: boolean;
  kraken: boolean;
  onTap: () => void;
}) {
  const told = [
    ...(boat ? [t("page-nassau-boat-here")] : []),
    ...(kraken ? [t("page-nassau-kraken-here")] : []),
    ...(ways?.map((way) => t("page-nassau-way", way)) ?? []),
    ...(ways?.length === 0 ? [t("page-nassau-no-way")] : []),
  ].join(" ");
  const turns = ways?.[0]?.provisions;
  return (
    <button
      class={`nas-range-zone ${turns === 1 ? "now" : turns ? "later" : ways ? "never" : ""}`}
      data-zone={letter}
      onClick={onTap}
    >
      <span class="sr">{t("page-nassau-zone", { zone: letter, ways: told })}</span>
      {kraken && <span class="nas-range-kraken">{mark("e-kraken")}</span>} {boat && draw(BOAT)}
      <span class="nas-range-ways" aria-hidden="true">
        {ways?.slice(0, 2).map(({ provisions, laid }) => (
          <span class="nas-range-way num">
            <b>
              {mark("g-food")}
              {provisions}
            </b>
            {laid > 0 && (
              <b class="laid">
                <Icon name="person" size={16} />
                {laid}
              </b>
            )}
          </span>
        ))}
      </span>
    </button>
  );
}
