import { type ReactNode, use, useMemo } from 'react';
import { UNSAFE_NavigationContext as NavigationContext } from 'react-router';
import { leaveOverlay, onceReturned, overlayNow } from './overlay-history';

/**
 * What lies over a page is an entry of the browser's history above the page's own, so that the back button closes it. Whatever
 * leads on from there takes the place of that entry: the way back then leads to the page, not to what lay over it.
 */
export function OverlayKeeper({ children }: { children: ReactNode }) {
  const context = use(NavigationContext);
  const watched = useMemo(() => {
    const { navigator } = context;
    const push: typeof navigator.push = (...where) =>
      onceReturned(() => (overlayNow() ? navigator.replace(...where) : navigator.push(...where)));
    const replace: typeof navigator.replace = (...where) => {
      leaveOverlay();
      onceReturned(() => navigator.replace(...where));
    };
    return { ...context, navigator: { ...navigator, push, replace } };
  }, [context]);
  return <NavigationContext value={watched}>{children}</NavigationContext>;
}
