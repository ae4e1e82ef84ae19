// The story of a round in parts: the dice, the cards that are chosen, each captain's day. What lies on the table meanwhile.
import { draw } from "../../art/draw.ts";
import { valueAt } from "../../lists.ts";
import type { EditorProps, Face, Said } from "../../play/types.ts";
import { t } from "../../store/words.tsx";
import { Card } from "./cards.tsx";
import type { GameEvent } from "./events.d.ts";
import { die, moon, sun } from "./marks.ts";
import type { GameDecision } from "./decisions.d.ts";
import type { View } from "./view.d.ts";
import { diceOf } from "./words.ts";

/** What a part is called that begins with such an event. */
const PARTS: Record<string, (event: GameEvent) => Said> = {
  "jamaica-round": ({ args }) => ({ key: "play-jamaica-part-round", args }),
  "jamaica-chose": () => ({ key: "play-jamaica-part-choose", args: {} }),
  "jamaica-revealed": ({ args }) => ({ key: "play-jamaica-part-day", args }),
  "jamaica-ghost-sailed": () => ({ key: "play-jamaica-part-ghost", args: {} }),
};

export const opens = ({ key }: GameEvent, before: GameEvent | undefined) =>
  key in PARTS && (key !== "jamaica-chose" || before?.key !== key);

export const day: NonNullable<Face<View, GameEvent, GameDecision>["day"]> = (events, view) => {
  const from = events.findLastIndex((event, i) => opens(event, events[i - 1]));
  const event = events[from];
  // whoever was asked in the middle of one's own day goes on with it
  if (!event) return { from: 0, said: { key: "play-jamaica-part-day", args: { seat: { seat: view.turn } } } };
  return { from, said: valueAt(PARTS, event.key)(event) };
};

/** The day's dice, the morning's first; as they were rolled while the Captain has not laid them. */
export function Beside({ view }: { view: View }) {
  const { dice, rolled } = view;
  const faces = dice ?? rolled;
  if (!faces) return null;
  const [first, second] = diceOf(faces);
  const said = t(dice ? "play-jamaica-dice-laid" : "play-jamaica-dice-rolled", { first, second });
  return (
    <span class="day-dice" role="img" aria-label={said}>
      {dice && draw(sun(18))}
      {draw(die(first, 20))}
      {dice && draw(moon(18))}
      {draw(die(second, 20))}
    </span>
  );
}

/** The card that is being carried out; or the dice, as large as they can be read across the table. */
export function EditorState({ events, view, seats }: EditorProps<View, GameEvent>) {
  const event = events.at(0);
  if (event?.key === "jamaica-revealed") {
    const { card, seat } = event.data;
    return (
      <div class="jam laid">
        <Card key={card} card={card} dice={view.dice} view={view} seats={seats} seat={seat} />
      </div>
    );
  }
  const { dice, rolled } = view;
  const faces = dice ?? rolled;
  if (event?.key !== "jamaica-round" || !faces) return null;
  const [first, second] = diceOf(faces);
  return (
    <div class={`jam big-dice${dice ? "" : " rolling"}`} aria-hidden="true">
      <span>
        {dice && draw(sun(40))}
        {draw(die(first, 64))}
      </span>
      <span>
        {dice && draw(moon(40))}
        {draw(die(second, 64))}
      </span>
    </div>
  );
}
