import { useEffect, useLayoutEffect, useRef } from 'react';
import type { Location, NavigationType } from 'react-router-dom';
import { overlayOf } from './overlay-history';
import { restoreScroll, scrollToTarget } from './scroll';

/**
 * The back button restores a page's scroll position. A new page starts at the top or at its #target, unless it keeps the
 * position.
 */
export function usePageScroll(location: Location, action: `${NavigationType}`, scroll: { keepsPlace: boolean }) {
  const { key, hash, pathname, search, state } = location;
  const place = pathname + search;
  const overlaid = overlayOf(state) !== undefined;
  const places = useRef(new Map<string, number>());
  const shown = useRef<{ key: string; place: string; overlaid: boolean }>(undefined);

  useEffect(() => {
    window.history.scrollRestoration = 'manual';
    const note = () => {
      if (shown.current) places.current.set(shown.current.key, window.scrollY);
    };
    const giveBack = () => {
      window.history.scrollRestoration = 'auto';
    };
    // The page could be scrolled before its scripts were there.
    note();
    window.addEventListener('scroll', note, { passive: true });
    // On a reload, the browser restores the position itself.
    window.addEventListener('pagehide', giveBack);
    return () => {
      window.removeEventListener('scroll', note);
      window.removeEventListener('pagehide', giveBack);
      giveBack();
    };
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new entry of the history is what moves the page
  useLayoutEffect(() => {
    const before = shown.current;
    if (before?.key === key) {
      before.overlaid = overlaid;
      return;
    }
    shown.current = { key, place, overlaid };
    // Only an overlay opened or closed; the page itself didn't change.
    if (before?.place === place && before.overlaid !== overlaid) return;
    if (action === 'POP') {
      if (before) return restoreScroll(places.current.get(key) ?? 0);
      if (hash) return scrollToTarget(hash);
    } else if (!scroll.keepsPlace) {
      if (hash) return scrollToTarget(hash);
      window.scrollTo({ top: 0, behavior: 'instant' });
    }
  }, [key, overlaid]);
}
