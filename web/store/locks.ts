// One writer a game: a Web Lock. A second tab reads, waits in the queue, and may take over when the first is gone.
import { signal } from "@preact/signals";

/** @param onFree  called when the lock has come to this tab after waiting, before `free` says so */
export function hold(name: string, onFree: () => Promise<void>) {
  const writable = signal(false);
  const free = signal(false);
  const given = new AbortController();
  let release: () => void = () => {};
  const until = new Promise((resolve) => (release = () => resolve(undefined)));

  const settled: Promise<void> = new Promise((resolve) => {
    // no locks (an old browser, a page without TLS): the disk still refuses to overwrite what another tab wrote
    if (!navigator.locks) {
      writable.value = true;
      resolve();
      return;
    }
    navigator.locks
      .request(name, { ifAvailable: true }, (lock) => {
        writable.value = Boolean(lock);
        resolve();
        return lock ? until : wait();
      })
      .catch(() => {
        writable.value = true;
        resolve();
      });
  });

  function wait() {
    navigator.locks
      .request(name, { signal: given.signal }, async () => {
        await onFree().catch(() => {});
        free.value = true;
        return until;
      })
      .catch(() => {});
  }

  return {
    writable,
    free,
    settled,
    take() {
      if (!free.peek()) return;
      writable.value = true;
      free.value = false;
    },
    /** Somebody else has written in spite of the lock. */
    lose() {
      writable.value = false;
      release();
    },
    release() {
      given.abort();
      release();
    },
  };
}
