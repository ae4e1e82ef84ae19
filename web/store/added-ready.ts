// Whether games from elsewhere have been brought to the page. What brings them is fetched where there are any, and only there.

let adding: Promise<void> | null = null;
/** Games from elsewhere, where there are any, have to be known before anybody asks for one. */
export const addedReady = () =>
  (adding ??= localAdded()
    ? import("./added.ts").then(({ loadAdded }) => loadAdded()).catch(console.error)
    : Promise.resolve());

function localAdded() {
  try {
    return localStorage.getItem("flibuste.added") !== null;
  } catch {
    return false;
  }
}
