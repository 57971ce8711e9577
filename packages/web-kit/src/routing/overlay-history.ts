/** What lies over a page: a drawer, a dialog, a menu. `detail` is what it shows, where that is not always the same. */
export interface Overlay {
  name: string;
  detail?: string;
}

/** Of an entry of the browser's history, as React Router keeps it. */
export const overlayOf = (state: unknown): Overlay | undefined => (state as { overlay?: Overlay } | null)?.overlay;

/** At this moment: a component hears of it a transition later. */
export const overlayNow = (): Overlay | undefined => overlayOf(window.history.state?.usr);

let returning: Promise<void> | undefined;

/** Back to the page's own entry, once however often it is asked for: browsers go there a moment later. */
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

/** At once, unless the browser is on its way back. */
export function onceReturned(go: () => void): void {
  if (returning) void returning.then(go);
  else go();
}
