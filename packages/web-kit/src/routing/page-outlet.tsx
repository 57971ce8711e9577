import { Suspense } from 'react';
import { Outlet, useLocation } from 'react-router';
import { PageSpinner } from '../components/spinner';
import { ErrorBoundary } from '../errors/error-boundary';

/** The page within its layout. While the code of the next one comes, the one before stays. */
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
