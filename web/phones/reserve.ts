// The next connection of two phones, agreed upon while one is open and left lying until that breaks off: so they find each other
// again without a code. It lives in the two pages: where one of them is loaded again, it is gone.
import type { Carrier } from "./carrier.ts";
import type { Line } from "./line.ts";
import { type Reserving, reserving } from "./messages.ts";

/** With the table: it waits for its answer, and then for the other phone to use it. */
export type Spare = {
  /** what the other phone needs */
  code: string;
  /** of the other's answer; throws what is none to this code */
  match: (code: string) => void;
  /** the line has broken off: whoever was at its other end may be at the door just now */
  urge: () => void;
  carrier: Promise<Carrier>;
  close: () => void;
};
/** The line over which it is agreed upon. */
type Over = Pick<Line<never>, "send" | "close">;
/** On the other phone: `knock` uses it. */
export type Prepared = { code: string; knock: () => Promise<Carrier>; close: () => void };

/** How many lie by for a phone: one that nobody answered is spent. */
export const KEPT = 2;

/** What lies by for one seat, on the phone with the table. */
export class Reserve {
  #make;
  #came;
  #next = 0;
  #laid: { n: number; spare: Spare }[] = [];
  #over = false;

  /** @param came  the other phone is back */
  constructor(make: () => Promise<Spare>, came: (carrier: Carrier) => void) {
    this.#make = make;
    this.#came = came;
  }

  /** Over a line that has just opened. What lay by before goes once there is more than enough.
   * @param wanted  whether this line is still there: what nobody is told of would only push out what was agreed upon */
  agree(line: Over, wanted: () => boolean) {
    return this.#offer(line, wanted).catch((cause) => console.warn(cause));
  }

  async #offer(line: Over, wanted: () => boolean) {
    for (let i = 0; i < KEPT && !this.#over; i++) {
      const spare = await this.#make();
      if (this.#over || !wanted()) return spare.close();
      const n = (this.#next += 1);
      this.#laid.push({ n, spare });
      while (this.#laid.length > KEPT) this.#laid.shift()?.spare.close();
      void spare.carrier.then((carrier) => this.#opened(n, carrier));
      line.send(reserving({ n, code: spare.code }));
    }
  }

  /** The line over which it makes no sense ends. */
  answered(line: Over, { n, code }: Reserving) {
    try {
      // it may have gone meanwhile
      this.#laid.find((one) => one.n === n)?.spare.match(code);
    } catch (cause) {
      console.warn(cause);
      line.close("nonsense");
    }
  }

  urge() {
    for (const { spare } of this.#laid) spare.urge();
  }

  #opened(n: number, carrier: Carrier) {
    this.#laid = this.#laid.filter((one) => one.n !== n);
    if (this.#over) carrier.close();
    else this.#came(carrier);
  }

  close() {
    this.#over = true;
    for (const { spare } of this.#laid.splice(0)) spare.close();
  }
}

/** What lies by on the phone of a guest. */
export class Knocks {
  #prepare;
  #kept: Prepared[] = [];
  #over = false;

  constructor(prepare: (code: string) => Promise<Prepared>) {
    this.#prepare = prepare;
  }

  /** @param wanted  whether it is still wanted, once it is prepared
   * @returns what the phone with the table needs of it; throws where the code is none */
  async keep(code: string, wanted: () => boolean): Promise<string> {
    const prepared = await this.#prepare(code);
    if (this.#over || !wanted()) prepared.close();
    else this.#kept.push(prepared);
    while (this.#kept.length > KEPT) this.#kept.shift()?.close();
    return prepared.code;
  }

  /** @param spared  so many stay
   * @returns null where no more are left */
  knock(spared: number = 0): Promise<Carrier> | null {
    return this.#kept.length > spared ? (this.#kept.shift()?.knock() ?? null) : null;
  }

  close() {
    this.#over = true;
    this.drop();
  }

  drop() {
    for (const prepared of this.#kept.splice(0)) prepared.close();
  }
}
