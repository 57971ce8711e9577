const SIGNS = ['pointermove', 'pointerdown', 'keydown', 'wheel'] as const;

/** Runs once somebody does anything on the page, for what would be a waste if they only read it. Returns a function that stops it. */
export function whenUsed(task: () => void): () => void {
  const stop = () => {
    for (const sign of SIGNS) window.removeEventListener(sign, begin);
  };
  const begin = () => {
    stop();
    task();
  };
  for (const sign of SIGNS) window.addEventListener(sign, begin, { passive: true });
  return stop;
}
