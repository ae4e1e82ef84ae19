// Where a piece of a laid table lies, by the millimetre and the degree.
import { t } from "../../store/words.tsx";
import type { Pose } from "./lay-layout.ts";
import { FINE, turned } from "./sea.ts";
import { Steps } from "./steps.tsx";

export function Place({ pose: [x, y, way], onPut }: { pose: Pose; onPut: (pose: Pose) => void }) {
  const count = (name: string, n: number, put: (n: number) => Pose) => (
    <Steps
      name={name}
      label={t(`play-pirates-part-${name}`)}
      small={t(`play-pirates-part-${name}`)}
      value={Math.round(n / FINE)}
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
        step={(by: number) => onPut([x, y, turned(way + by * 5)])}
        kind="turn"
      />
      {count("x", x, (n) => [n, y, way])}
      {count("y", y, (n) => [x, n, way])}
    </div>
  );
}
