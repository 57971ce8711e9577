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
  let underway = false;
  const open = async () => {
    if (underway) return;
    underway = true;
    // Without its code, the part stays readable and is tried again when touched.
    await load().then(pass, () => undefined);
    underway = false;
  };
  return { opened, open: () => void open() };
}

/** Before the address changes: React renders anew what still waits while the router's context changes. */
export function openAllGates(): void {
  areAllOpen = true;
  for (const open of closed) open();
}

/** An image that can't be loaded needs its part as well. */
const TOUCHES = ['pointerover', 'pointerdown', 'focusin', 'keydown', 'click', 'scroll', 'error'] as const;

/**
 * Calls `open` if the content of `box` has been or is touched or, with `sight`, comes near the screen. Returns a function that
 * stops it.
 */
export function watch(box: Element, open: () => void, { sight }: { sight: boolean }): () => void {
  const near = new IntersectionObserver(([entry]) => entry?.isIntersecting && open(), { rootMargin: '200px' });
  if (sight && box.firstElementChild) near.observe(box.firstElementChild);
  if (window.earlyEvents?.some(({ target }) => box.contains(target))) open();
  const onTouch = ({ target }: Event) => target instanceof Node && box.contains(target) && open();
  // At the window, because React stops what happens to parts that it hasn't taken over.
  for (const touch of TOUCHES) window.addEventListener(touch, onTouch, { capture: true, passive: true });
  return () => {
    near.disconnect();
    for (const touch of TOUCHES) window.removeEventListener(touch, onTouch, { capture: true });
  };
}
