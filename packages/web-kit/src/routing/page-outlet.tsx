import { type RefObject, Suspense, useLayoutEffect, useRef, useState } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { PageSpinner } from '../components/spinner';
import { ErrorBoundary } from '../errors/error-boundary';
import { takeOver, WAITING_ATTRIBUTE } from '../hydration/early-events';
import { useIsHydrating } from '../hydration/use-is-hydrating';

/** The page within its layout. The previous page stays while the next one's code loads. */
export function PageOutlet() {
  const { pathname } = useLocation();
  const box = useRef<HTMLDivElement>(null);
  const [waits] = useState(useIsHydrating());
  // The layout is hydrated before the page.
  useLayoutEffect(() => void takeOver(document.getElementById('root')), []);
  return (
    <div ref={box} style={{ display: 'contents' }} {...(waits ? { [WAITING_ATTRIBUTE]: '' } : {})}>
      <Suspense fallback={<PageSpinner />}>
        <ErrorBoundary resetKey={pathname}>
          <Outlet />
        </ErrorBoundary>
        <TakenOver box={box} />
      </Suspense>
    </div>
  );
}

/** Hydrated with the page. */
function TakenOver({ box }: { box: RefObject<HTMLElement | null> }) {
  useLayoutEffect(() => void takeOver(box.current), [box]);
  return null;
}
