/** An overlay on a page: a drawer, dialog, or menu. `detail` says what it shows, if that varies. */
export interface Overlay {
  name: string;
  detail?: string;
}

/** Reads the state of a history entry as React Router keeps it. */
export const overlayOf = (state: unknown): Overlay | undefined => (state as { overlay?: Overlay } | null)?.overlay;

/** The current overlay. Components see it only after a transition. */
export const overlayNow = (): Overlay | undefined => overlayOf(window.history.state?.usr);

let returning: Promise<void> | undefined;

/** Goes back to the page's own entry. Browsers do so asynchronously, so repeated calls go back only once. */
export function leaveOverlay(): void {
  if (returning || !overlayNow()) return;
  returning = new Promise((resolve) => {
    const arrived = () => {
      returning = undefined;
      resolve();
    };
    window.addEventListener('popstate', arrived, { once: true });
  });
  window.history.back();
}

/** Runs immediately, or, if the browser is still going back, once it's done. */
export function onceReturned(go: () => void): void {
  if (returning) void returning.then(go);
  else go();
}
