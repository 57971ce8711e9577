import { Suspense } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { PageSpinner } from '../components/spinner';
import { ErrorBoundary } from '../errors/error-boundary';

/** The page within its layout. The previous page stays while the next one's code loads. */
export function PageOutlet() {
  const { pathname } = useLocation();
  return (
    <Suspense fallback={<PageSpinner />}>
      <ErrorBoundary resetKey={pathname}>
        <Outlet />
      </ErrorBoundary>
    </Suspense>
  );
}
