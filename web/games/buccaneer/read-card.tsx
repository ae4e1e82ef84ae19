// A card of the box that is new to the app: it is filled in as it is read out, one key a fact.
import { useState } from "preact/hooks";
import { itemAt } from "../../lists.ts";
import type { Question } from "../../play/question.ts";
import { FACTS, type Fact, FactKeys, nextFact, OwnCard, type Read } from "./own-card.tsx";

const ASKED = ["crew", "ducats", "wage", "treasure", "second"];
const NONE = "none";

/** Whether it is a whole card that is asked for. */
export const isCard = (asked: string[]) => ASKED.every((one, at) => asked[at] === one);

const numberOf = (one: unknown) => (typeof one === "number" ? one : null);

function readOf([crew, ducats, wage, first, second]: unknown[]): Read {
  const kinds = [first, second].filter((kind) => typeof kind === "string" && kind !== NONE) as string[];
  return {
    crew: numberOf(crew),
    ducats: numberOf(ducats),
    wage: numberOf(wage),
    treasures: kinds.length ? kinds : null,
  };
}

export function ReadCard({ question }: { question: Question }) {
  const [chosen, setChosen] = useState<Fact | null>(null);
  const { together } = question.wanted;
  const read = readOf(question.partial.value);
  const open = chosen ?? nextFact(read);
  const tell = (fact: Fact, value: number | string[]) => {
    setChosen(null);
    if (typeof value === "number") return question.tell(FACTS.indexOf(fact), value);
    question.tell(ASKED.indexOf("treasure"), itemAt(value, 0));
    question.tell(ASKED.indexOf("second"), value[1] ?? NONE);
  };
  if (!open) return null;
  const faces = itemAt(together, FACTS.indexOf(open)).faces;
  return (
    <div class="read-card">
      <OwnCard id="" read={read} open={open} onOpen={setChosen} />
      <FactKeys
        fact={open}
        limits={[Number(faces[0]), Number(faces.at(-1))]}
        kinds={itemAt(together, ASKED.indexOf("treasure")).faces.map(String)}
        told={read}
        onTell={(value) => tell(open, value)}
      />
    </div>
  );
}
