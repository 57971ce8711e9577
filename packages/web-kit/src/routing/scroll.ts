/** How long to wait for content that makes the page tall enough. */
const SCROLL_TIMEOUT_MS = 2000;
const MANUAL = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;

/** Tries on every frame until it succeeds, the visitor scrolls, or time runs out. Returns a function that stops it. */
function keepTrying(attempt: () => boolean): () => void {
  const end = performance.now() + SCROLL_TIMEOUT_MS;
  let frame = 0;
  const stop = () => {
    cancelAnimationFrame(frame);
    for (const event of MANUAL) window.removeEventListener(event, stop);
  };
  const next = () => {
    if (attempt() || performance.now() > end) return stop();
    frame = requestAnimationFrame(next);
  };
  for (const event of MANUAL) window.addEventListener(event, stop, { passive: true });
  next();
  return stop;
}

export const restoreScroll = (top: number): (() => void) =>
  keepTrying(() => {
    window.scrollTo({ top, behavior: 'instant' });
    return Math.abs(window.scrollY - top) < 2;
  });

export const scrollToTarget = (hash: string): (() => void) =>
  keepTrying(() => {
    const target = document.getElementById(decodeTarget(hash.slice(1)));
    target?.scrollIntoView();
    return target !== null;
  });

function decodeTarget(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
