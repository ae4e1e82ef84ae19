// A coin that turns over in the air: the skull is heads, the anchor tails.
import { draw } from "../../../art/draw.ts";
import { EMBLEMS } from "../../../art/icons.ts";
import { itemAt } from "../../../lists.ts";
import { t } from "../../../store/words.tsx";
import type { Device } from "../all.ts";
import { oneOf } from "../luck.ts";
import { type Roll, Rolls, withRoll } from "../rolls.tsx";
import { useThrown } from "../thrown.ts";
import { ThrowFoot, ToolBar } from "../frame.tsx";

const coinArt = (emblem: string) =>
  `<svg class="any-tossed-coin" viewBox="0 0 200 200" aria-hidden="true"><circle class="edge" cx="104" cy="106" r="92"/><circle class="face" cx="100" cy="100" r="92"/>` +
  `<circle class="ring" cx="100" cy="100" r="82"/><circle class="beads" cx="100" cy="100" r="76"/><svg class="mark" x="48" y="48" width="104" height="104" viewBox="0 0 512 512">${EMBLEMS[emblem]}</svg></svg>`;

type Stored = { rolls: Roll[] };

const TOSSED_MS = 600;

export default function Coin({ device }: { device: Device }) {
  const { now, coming, aloft, cast } = useThrown(device.id, (): Stored => ({ rolls: [] }));
  const { faces } = itemAt(device.parts, 0);
  const [heads] = faces;
  const last = now.rolls.at(-1)?.got[0];
  const top = coming.rolls.at(-1);
  const word = (face: string | number) => t(`page-face-${face}`);
  const act = () => {
    const got = String(oneOf(faces));
    cast({ rolls: withRoll(now.rolls, "roll", [got]) }, word(got), TOSSED_MS);
  };
  const count = (face: string) => now.rolls.filter(({ got }) => got[0] === face).length;
  return (
    <>
      <ToolBar of={device} note={t("page-tools-any")} />
      <main class="device" data-device={device.id}>
        <div class="throw any-coin-throw">
          <figure class={top ? "any-tossed" : ""} key={top?.number}>
            {draw(coinArt(!top || top.got[0] === heads ? "skull" : "anchor"))}
          </figure>
          <p class="any-coin-word">{aloft ? "" : last === undefined ? t("page-tools-not-yet") : word(last)}</p>
        </div>
        <p class="small soft device-note">{faces.map((face) => `${word(face)} ${count(String(face))}`).join(" · ")}</p>
        <Rolls rolls={now.rolls} word={word} />
      </main>
      <ThrowFoot word={t("page-any-toss")} onThrow={act} />
    </>
  );
}
