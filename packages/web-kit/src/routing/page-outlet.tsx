import { type ReactNode, type RefObject, Suspense, useLayoutEffect, useRef, useState } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { PageSpinner } from '../components/loading/spinner';
import { ErrorBoundary } from '../errors/error-boundary';
import { takeOver, WAITING_ATTRIBUTE } from '../hydration/early-events';
import { useIsHydrating } from '../hydration/use-is-hydrating';

/** The page within its layout. The previous page stays while the next one's code loads. */
export function PageOutlet() {
  const { pathname } = useLocation();
  const box = useRef<HTMLDivElement>(null);
  // The layout is hydrated before the page.
  useLayoutEffect(() => void takeOver(document.getElementById('root')), []);
  return (
    <WaitingBox ref={box}>
      <Suspense fallback={<PageSpinner />}>
        <ErrorBoundary resetKey={pathname}>
          <Outlet />
        </ErrorBoundary>
        <TakenOver box={box} />
      </Suspense>
    </WaitingBox>
  );
}

type WaitingBoxProps = { ref: RefObject<HTMLDivElement | null>; children: ReactNode };

/** Renders once more after hydration. If the outlet itself did, React would have to hydrate the page in one go. */
function WaitingBox({ ref, children }: WaitingBoxProps) {
  const [waits] = useState(useIsHydrating());
  return (
    <div ref={ref} style={{ display: 'contents' }} {...(waits ? { [WAITING_ATTRIBUTE]: '' } : {})}>
      {children}
    </div>
  );
}

/** Hydrated with the page. */
function TakenOver({ box }: { box: RefObject<HTMLElement | null> }) {
  useLayoutEffect(() => void takeOver(box.current), [box]);
  return null;
}
