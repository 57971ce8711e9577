import { type RefObject, useEffect } from 'react';

const SHIFT = '--toast-shift';
const GAP = 8;

/** What submits a form, and what stands beside it. */
const SAVES = 'button[type="submit"], button[type="submit"] ~ :is(button, a)';

/** Keeps a toast beside the buttons that save, wherever the page is scrolled to. */
export function useClearOfSaves(toast: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { style } = document.documentElement;
    const settle = () => {
      if (!toast.current) return;
      const { left, right, top, height } = toast.current.getBoundingClientRect();
      const isAtTop = top < window.innerHeight / 2;
      const shifted = Number.parseFloat(style.getPropertyValue(SHIFT)) || 0;
      const ownTop = isAtTop ? top - shifted : top + shifted;
      const shifts = [...document.querySelectorAll(SAVES)]
        .map((save) => save.getBoundingClientRect())
        .filter((save) => save.width > 0 && save.left < right && save.right > left)
        .filter((save) => save.top < ownTop + height + GAP && save.bottom > ownTop - GAP)
        .map((save) => (isAtTop ? save.bottom - ownTop : ownTop + height - save.top) + GAP);
      style.setProperty(SHIFT, `${Math.max(0, ...shifts)}px`);
    };
    settle();
    const events = ['scroll', 'resize', 'transitionend'] as const;
    for (const event of events) window.addEventListener(event, settle, { capture: true, passive: true });
    return () => {
      for (const event of events) window.removeEventListener(event, settle, { capture: true });
      style.removeProperty(SHIFT);
    };
  }, [toast]);
}
