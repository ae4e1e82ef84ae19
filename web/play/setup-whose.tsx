// Rows of captains at a laid table: whose things lie in front, and who is meant.
import { type Choice, Picker } from "../parts/choices.tsx";
import { Disc } from "../parts/seats.tsx";
import type { Seat } from "./types.ts";

const captains = (seats: Seat[], size: number): Choice<number>[] =>
  seats.map((seat, one) => ({ value: one, name: seat.name, label: <Disc seat={seat} size={size} /> }));

/** Whose things lie in front. `open`: what is no captain's, before them or behind. */
export const Whose = ({
  label,
  at,
  seats,
  open,
  behind = false,
  turn,
}: {
  label: string;
  at: number;
  seats: Seat[];
  open: Choice<number>[];
  behind?: boolean;
  turn: (at: number) => void;
}) => {
  const theirs = captains(seats, 30);
  return (
    <Picker
      label={label}
      className="picker editor-seats"
      value={at}
      onChange={turn}
      among={behind ? [...theirs, ...open] : [...open, ...theirs]}
    />
  );
};

/** One of the captains. `nobody`: none of them, where that may be. */
export const Who = ({
  label,
  value,
  seats,
  nobody,
  onChange,
}: {
  label: string;
  value: number;
  seats: Seat[];
  nobody?: Choice<number>;
  onChange: (seat: number) => void;
}) => (
  <Picker
    label={label}
    className="picker editor-seats"
    value={value}
    onChange={onChange}
    among={[...(nobody ? [nobody] : []), ...captains(seats, 26)]}
  />
);
