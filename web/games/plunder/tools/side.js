// A die of the box's own: typed in instead of thrown.
import { Picker } from "../../../parts/choices.js";
import { html } from "../../../parts/html.js";

const SIX = [1, 2, 3, 4, 5, 6];

/** The six faces as buttons. @param {{label: string, value: number | null, onChange: (value: number) => void}} props */
export const Faces = ({ label, value, onChange }) =>
  html`<${Picker}
    className="plu-six-faces"
    label=${label}
    value=${value}
    onChange=${onChange}
    among=${SIX.map((face) => ({ value: face, label: face }))}
  />`;
