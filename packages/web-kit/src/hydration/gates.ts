type Gate = {
  /** What waits for it stays as the server rendered it. */
  opened: Promise<void>;
  open: () => void;
};

const closed = new Set<() => void>();
let areAllOpen = false;

/** A gate that opens once `load` has succeeded, or at once with all others; undefined if those are open already. */
export function closedGate(load: () => Promise<unknown>): Gate | undefined {
  if (areAllOpen) return undefined;
  let pass = () => {};
  const opened = new Promise<void>((resolve) => {
    pass = () => {
      closed.delete(pass);
      resolve();
    };
  });
  closed.add(pass);
  // Without its code, the part stays readable and is tried again when touched.
  return { opened, open: () => void load().then(pass, () => undefined) };
}

/** Before the address changes: React renders anew what still waits while the router's context changes. */
export function openAllGates(): void {
  areAllOpen = true;
  for (const open of closed) open();
}

const TOUCHES = ['pointerdown', 'focusin', 'keydown', 'click'] as const;

/** Calls `open` once the content of `box` is touched or comes near the screen. Returns a function that stops it. */
export function watch(box: Element, open: () => void): () => void {
  const sight = new IntersectionObserver(([entry]) => entry?.isIntersecting && open(), { rootMargin: '200px' });
  if (box.firstElementChild) sight.observe(box.firstElementChild);
  for (const touch of TOUCHES) box.addEventListener(touch, open, { capture: true, passive: true });
  return () => {
    sight.disconnect();
    for (const touch of TOUCHES) box.removeEventListener(touch, open, { capture: true });
  };
}
