const SOON_MS = 2_000;

/** Runs when the browser is idle. Safari can't tell, so there it runs after a short delay. */
export function whenIdle(task: () => void): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(task, { timeout: SOON_MS });
  else setTimeout(task, SOON_MS);
}
