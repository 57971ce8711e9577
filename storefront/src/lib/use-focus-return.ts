import { useEffect, useEffectEvent, useRef } from 'react';

/** If a change takes the focused control away, the focus goes to the first of these that can have it. */
export function useFocusReturn(change: unknown, candidates: () => Iterable<HTMLElement>): void {
  const last = useRef(change);
  const catchFocus = useEffectEvent(() => {
    for (const candidate of candidates()) {
      if (document.activeElement !== document.body) return;
      candidate.focus();
    }
  });
  useEffect(() => {
    if (last.current !== change) catchFocus();
    last.current = change;
  }, [change]);
}
