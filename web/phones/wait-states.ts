// What a device waits for while phones meet and at a table of several: what it says, what may be wrong once that takes long, and
// the ways out. docs/architecture/phones.md has the table, and a test holds both together (tests/phones/test_wait_states.py).

/** `late`: after so many seconds it says this; `ways`: what the person may do instead of waiting. */
export type WaitState = { said: string; late: readonly (readonly [number, string])[]; ways: readonly Way[] };
/** `blind`: go on without a camera; `renew`: another code; `reread`: read a code again, from the beginning; `leave`: the table;
 * `shut`: close the slip; `keep`: play on here; `give`, `refuse`: what is asked for. */
export type Way = "blind" | "renew" | "reread" | "leave" | "shut" | "keep" | "give" | "refuse";

export const WAIT_STATES = {
  /** At the phone with the table, or at a guest's that lets the next one in. */
  camera: { said: "phones-camera-first", late: [[8, "phones-camera-late"]], ways: ["blind", "shut"] },
  making: { said: "phones-making", late: [[8, "phones-making-late"]], ways: ["renew", "shut"] },
  shown: { said: "phones-show", late: [], ways: ["shut"] },
  looking: {
    said: "phones-looking-now",
    late: [
      [5, "phones-looking-soon"],
      [15, "phones-looking-slow"],
    ],
    ways: ["renew", "shut"],
  },
  claimed: { said: "phones-claim-waits", late: [[20, "phones-claim-late"]], ways: ["shut"] },
  claim: { said: "phones-claim-played", late: [], ways: ["give", "refuse", "shut"] },
  /** At the phone that comes. */
  answer: { said: "phones-waits", late: [[15, "phones-waits-slow"]], ways: ["reread"] },
  hears: { said: "phones-waits-hears", late: [[30, "phones-waits-unread"]], ways: ["reread"] },
  greeting: { said: "phones-waits-greeting", late: [[8, "phones-waits-dumb"]], ways: ["reread"] },
  asked: { said: "phones-waits-asked", late: [[20, "phones-waits-unasked"]], ways: ["reread"] },
  /** At the table. */
  away: { said: "phones-host-away", late: [[15, "phones-host-asleep"]], ways: ["reread", "leave"] },
  seeking: { said: "phones-host-seeking", late: [[8, "phones-host-far"]], ways: ["reread", "leave"] },
  adrift: { said: "phones-host-adrift", late: [], ways: ["reread", "leave"] },
  coming: { said: "phones-take-coming", late: [[20, "phones-take-late"]], ways: ["refuse"] },
  offered: { said: "phones-giving-asked", late: [[20, "phones-giving-late"]], ways: ["keep"] },
} as const satisfies Record<string, WaitState>;

export type Wait = keyof typeof WAIT_STATES;
