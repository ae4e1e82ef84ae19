// Where a piece of a laid table lies, by the millimetre and the degree.
import { News } from "../../parts/news.tsx";
import { t } from "../../store/words.tsx";
import type { Pose } from "./setup-layout.ts";
import { degrees, FINE, swing, turned } from "./sea.ts";
import { Steps } from "./steps.tsx";

/** Degrees of a step. */
const TURN = 5;
/** Less than that is what a hand misses anyway. */
const NOTED = { mm: 2, degrees: 2 };

const millimetres = (n: number) => Math.round(n / FINE);

/** `lies`: where it comes to lie, where that is not there. */
export function Place({ pose, lies, onPut }: { pose: Pose; lies?: Pose; onPut: (pose: Pose) => void }) {
  const [x, y, way] = pose;
  const [u, v, to] = lies ?? pose;
  const aside = Math.hypot(u - x, v - y) >= NOTED.mm * FINE || Math.abs(swing(way, to)) >= NOTED.degrees;
  const count = (name: string, n: number, put: (n: number) => Pose) => (
    <Steps
      name={name}
      label={t(`play-pirates-part-${name}`)}
      small={t(`play-pirates-part-${name}`)}
      value={millimetres(n)}
      step={(by: number) => onPut(put(n + by * FINE))}
    />
  );
  return (
    <div class="pir-steps">
      <Steps
        name="turned"
        label={t("play-pirates-part-heading")}
        small={t("play-pirates-part-heading")}
        value={`${way}°`}
        step={(by: number) => onPut([x, y, turned(way + by * TURN)])}
        kind="turn"
        by={TURN}
      />
      {count("x", x, (n) => [n, y, way])}
      {count("y", y, (n) => [x, n, way])}
      {lies && (
        <News class="pir-lies small">
          {aside && t("play-pirates-setup-lies", { heading: degrees(to), x: millimetres(u), y: millimetres(v) })}
        </News>
      )}
    </div>
  );
}
