// The screen stays on while something is played or counted on it.

/** Keeps the screen awake as long as `wanted` says so. @returns the end of it */
export function stayAwake(wanted: () => boolean): () => void {
  let lock: WakeLockSentinel | null = null;
  let over = false;
  const renew = async () => {
    if (over || document.hidden || !wanted() || !("wakeLock" in navigator)) return;
    try {
      lock = await navigator.wakeLock.request("screen");
      if (over) void lock.release();
    } catch {
      // low battery, or not allowed: the game goes on
    }
  };
  document.addEventListener("visibilitychange", renew);
  void renew();
  return () => {
    over = true;
    document.removeEventListener("visibilitychange", renew);
    lock?.release().catch(() => {});
  };
}
