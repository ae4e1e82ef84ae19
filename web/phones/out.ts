// Which seats of a game are played on other phones, and which devices watch it (places.ts): noted for as long as this tab is
// open, so that a page which is loaded again shows nothing that is theirs. Another tab, which can only read the game meanwhile,
// finds it in a second place.

const KEY = "flibuste.phones.";

/** @param reads  the game is played in another tab */
export function outOf(id: string, reads: boolean = false): number[] {
  try {
    const seats: unknown = JSON.parse((reads ? localStorage : sessionStorage).getItem(KEY + id) ?? "[]");
    return Array.isArray(seats) ? seats.filter((seat) => Number.isInteger(seat)) : [];
  } catch {
    return [];
  }
}

export function noteOut(id: string, seats: number[]) {
  try {
    for (const place of [sessionStorage, localStorage])
      if (seats.length) place.setItem(KEY + id, JSON.stringify(seats));
      else place.removeItem(KEY + id);
  } catch {
    // the seats are out all the same, until the page is loaded again
  }
}

/** This tab does not play the game any more: for others it is nobody's. */
export function forgetOut(id: string) {
  try {
    localStorage.removeItem(KEY + id);
  } catch {
    // whoever reads it sees a little less
  }
}
