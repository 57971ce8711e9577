import { type RefObject, useEffect } from 'react';
import { controlNextTo, type RowPlace, rowPlaceOf } from './row-place';

/**
 * What has the focus may go: a row is deleted, a button cannot be pressed any more, a dialog closes over a row that is gone. The row that
 * has moved up has it then, or the nearest place around that takes the focus, at last the content itself; else the next Tab would start
 * at the top of the document.
 */
export function useKeptFocus(content: RefObject<HTMLElement | null>) {
  useEffect(() => {
    let wayUp: Element[] = [];
    let place: RowPlace | null = null;
    function remember({ target }: FocusEvent) {
      if (!(target instanceof Element) || !content.current?.contains(target)) return;
      wayUp = upFrom(target);
      place = rowPlaceOf(target);
    }
    function keep() {
      const [last, ...around] = wayUp;
      const focused = document.activeElement ?? document.body;
      if (!last || !isGone(last) || (focused !== document.body && !isGone(focused))) return;
      const next =
        (place && controlNextTo(place)) ?? around.find((one) => !isGone(one) && one.hasAttribute('tabindex'));
      (next as HTMLElement | undefined)?.focus({ preventScroll: true });
    }
    document.addEventListener('focusin', remember);
    const changes = new MutationObserver(keep);
    changes.observe(document.body, { childList: true, subtree: true, attributeFilter: ['disabled'] });
    return () => {
      document.removeEventListener('focusin', remember);
      changes.disconnect();
    };
  }, [content]);
}

const isGone = (element: Element): boolean => !element.isConnected || element.matches(':disabled');

/** The element and all that it is in. */
function upFrom(element: Element): Element[] {
  const parent = element.parentElement;
  return parent ? [element, ...upFrom(parent)] : [element];
}
