const KEPT = "patolli.reloaded";
const ONCE_IN = 60_000;

/**
 * After an update of the server, a page that is still open may request scripts that no longer exist. It then
 * reloads, but only a limited number of times.
 */
export function reloadWhenStale(reload: () => void, now: () => number = Date.now): () => void {
  const stale = (event: Event) => {
    const last = Number(sessionStorage.getItem(KEPT) ?? 0);
    if (now() - last < ONCE_IN) return;
    event.preventDefault();
    sessionStorage.setItem(KEPT, String(now()));
    reload();
  };
  addEventListener("vite:preloadError", stale);
  return () => removeEventListener("vite:preloadError", stale);
}
