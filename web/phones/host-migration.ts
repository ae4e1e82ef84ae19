// A phone that is led on: the code comes over a line, and so goes the answer.
import { type Code, codeIn, packed } from "./code.ts";
import type { Carrier } from "./carrier.ts";
import { answering } from "./peer.ts";
import { base64url } from "./text.ts";

export type Place = Pick<Code, "table" | "seat">;

/** An offer for this seat of this table; throws where it is another. */
export function offerFor(text: string, { table, seat }: Place): Code {
  const offer = codeIn(text);
  if (offer.kind !== "offer" || offer.seat !== seat || String(offer.table) !== String(table))
    throw new Error("a code for somebody else");
  return offer;
}

/** @param say  hands the answer back */
export async function follow(text: string, place: Place, say: (answer: string) => void): Promise<Carrier> {
  const { table, seat, nth, ...offered } = offerFor(text, place);
  const { facts, carrier } = await answering(offered);
  say(base64url(packed({ kind: "answer", table, seat, nth, ...facts })));
  return carrier;
}
