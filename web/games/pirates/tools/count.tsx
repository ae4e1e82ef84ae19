// A number that is asked for: its label and a stepper.
import { Stepper } from "../../../parts/stepper.tsx";

type Asked = Omit<Parameters<typeof Stepper>[0], "children"> & { id: string; className?: string };

export const Count = ({ className = "die-ask", ...asked }: Asked) => (
  <div class={className}>
    <label for={asked.id}>{asked.label}</label>
    <Stepper {...asked} />
  </div>
);
