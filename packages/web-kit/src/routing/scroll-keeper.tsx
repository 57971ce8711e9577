import { type ReactNode, use, useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import {
  type NavigateOptions,
  UNSAFE_NavigationContext as NavigationContext,
  useLocation,
  useNavigationType,
} from 'react-router';
import { overlayOf } from './overlay-history';
import { restoreScroll, scrollToTarget } from './scroll';

/**
 * Where a page was left, it is found again by the back button; a new page starts at its top or its #target, unless the
 * navigation says `preventScrollReset`. (React Router has this for its data router only, which weighs 17 kB more.)
 */
export function ScrollKeeper({ children }: { children: ReactNode }) {
  const context = use(NavigationContext);
  const keepsPlace = useRef(false);
  const watched = useMemo(() => {
    const { navigator } = context;
    const noting =
      (go: typeof navigator.push): typeof navigator.push =>
      (to, state, options?: NavigateOptions) => {
        keepsPlace.current = options?.preventScrollReset ?? false;
        go(to, state, options);
      };
    return {
      ...context,
      navigator: { ...navigator, push: noting(navigator.push), replace: noting(navigator.replace) },
    };
  }, [context]);
  useScroll(keepsPlace);
  return <NavigationContext value={watched}>{children}</NavigationContext>;
}

function useScroll(keepsPlace: { current: boolean }) {
  const { key, hash, pathname, search, state } = useLocation();
  const place = pathname + search;
  const overlaid = overlayOf(state) !== undefined;
  const kind = useNavigationType();
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
    window.addEventListener('scroll', note, { passive: true });
    // A reload finds its place by the browser's own means.
    window.addEventListener('pagehide', giveBack);
    return () => {
      window.removeEventListener('scroll', note);
      window.removeEventListener('pagehide', giveBack);
      giveBack();
    };
  }, []);

  useLayoutEffect(() => {
    const before = shown.current;
    if (before?.key === key) return;
    shown.current = { key, place, overlaid };
    // What lay over the page is closed: the page itself has not moved.
    if (before?.place === place && before.overlaid !== overlaid) return;
    if (kind === 'POP') {
      if (before) return restoreScroll(places.current.get(key) ?? 0);
      if (hash) return scrollToTarget(hash);
    } else if (!keepsPlace.current) {
      if (hash) return scrollToTarget(hash);
      window.scrollTo({ top: 0, behavior: 'instant' });
    }
  }, [key, hash, kind, keepsPlace, place, overlaid]);
}
