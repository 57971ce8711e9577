import { type ReactNode, startTransition, useLayoutEffect, useState } from 'react';
import { UNSAFE_createBrowserHistory as createBrowserHistory, type Navigator, Router } from 'react-router-dom';
import { openAllGates } from '../hydration/gates';
import { isOnlyTyped } from '../list/use-list-view';
import { leaveOverlay, onceReturned, overlayNow } from './overlay-history';
import { usePageScroll } from './use-page-scroll';

/**
 * BrowserRouter with its own navigator. An overlay is a history entry above the page's, so that the back button closes it;
 * navigating on from an overlay replaces that entry. Returning to a page restores its scroll position.
 */
export function PageRouter({ children }: { children: ReactNode }) {
  const [{ history, navigator, scroll }] = useState(openHistory);
  // The state of the history entry, such as an open overlay, comes second: the server's page knows nothing of it.
  const [shown, setShown] = useState({ location: { ...history.location, state: null }, action: history.action });
  useLayoutEffect(() => {
    const show = ({ location, action }: typeof shown) => {
      openAllGates();
      startTransition(() => setShown({ location, action }));
    };
    const { state } = history.location;
    // What was typed before a reload changes nothing, and showing it would render anew what waits to be taken over.
    if (state && !isOnlyTyped(state)) show(history);
    return history.listen(show);
  }, [history]);
  usePageScroll(shown.location, shown.action, scroll);
  return (
    <Router location={shown.location} navigationType={shown.action} navigator={navigator}>
      {children}
    </Router>
  );
}

function openHistory() {
  const history = createBrowserHistory({ v5Compat: true });
  const { createHref, encodeLocation, go } = history;
  /** Whether the last navigation set `preventScrollReset`. */
  const scroll = { keepsPlace: false };
  const push: Navigator['push'] = (to, state, options) =>
    onceReturned(() => {
      scroll.keepsPlace = options?.preventScrollReset ?? false;
      if (overlayNow()) history.replace(to, state);
      else history.push(to, state);
    });
  const replace: Navigator['replace'] = (to, state, options) => {
    leaveOverlay();
    onceReturned(() => {
      scroll.keepsPlace = options?.preventScrollReset ?? false;
      history.replace(to, state);
    });
  };
  return { history, scroll, navigator: { createHref, encodeLocation, go, push, replace } satisfies Navigator };
}
