// One of a few, side by side: which fort, which island, which kind.
import { t } from "../../store/words.tsx";

export const Picks = <T,>({
  name,
  among,
  value,
  word,
  onPick,
}: {
  name: string;
  among: T[];
  value: T;
  word: (one: T) => string;
  onPick: (one: T) => void;
}) =>
  among.length > 1 && (
    <div class="pir-picks" role="group" aria-label={t(`play-pirates-part-${name}`)}>
      {among.map((one) => (
        <button
          class="pir-leg"
          data-choice={`${name}-${one}`}
          aria-pressed={one === value ? "true" : "false"}
          onClick={() => onPick(one)}
        >
          <span>{word(one)}</span>
        </button>
      ))}
    </div>
  );
