import { Suspense, useEffect } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { PageSpinner } from '../components/spinner';
import { ErrorBoundary } from '../errors/error-boundary';
import { takeOver } from '../hydration/presses';

/** The page within its layout. The previous page stays while the next one's code loads. */
export function PageOutlet() {
  const { pathname } = useLocation();
  return (
    <Suspense fallback={<PageSpinner />}>
      <ErrorBoundary resetKey={pathname}>
        <Outlet />
      </ErrorBoundary>
      <TakenOver />
    </Suspense>
  );
}

/** Hydrated with the page. */
function TakenOver() {
  useEffect(() => takeOver(document.getElementById('root')), []);
  return null;
}
