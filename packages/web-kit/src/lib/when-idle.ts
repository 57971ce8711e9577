const SOON_MS = 2_000;

/** When the browser has nothing better to do; Safari does not say, and gets it a little later. */
export function whenIdle(task: () => void): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(task, { timeout: SOON_MS });
  else setTimeout(task, SOON_MS);
}
