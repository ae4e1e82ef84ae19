// A die of the box's own: typed in instead of thrown.
import { Picker } from "../../../parts/choices.tsx";

const SIX = [1, 2, 3, 4, 5, 6];

/** The six faces as buttons. */
export const Faces = ({
  label,
  value,
  onChange,
}: {
  label: string;
  value: number | null;
  onChange: (value: number) => void;
}) => (
  <Picker
    className="plu-six-faces"
    label={label}
    value={value}
    onChange={onChange}
    among={SIX.map((face) => ({ value: face, label: face }))}
  />
);
