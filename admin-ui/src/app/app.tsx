import { ErrorBoundary } from '@stoa/web-kit';
import { RouterProvider } from 'react-router/dom';
import { Providers } from './providers';
import { router } from './router';

export function App() {
  return (
    <Providers>
      <ErrorBoundary>
        <RouterProvider router={router} />
      </ErrorBoundary>
    </Providers>
  );
}
