import {
  AppTheme,
  AuthProvider,
  DataProvider,
  ErrorBoundary,
  LeaveTo,
  type Prefetch,
  ToastProvider,
} from '@stoa/web-kit';
import { type ReactNode, useState } from 'react';
import { RouterProvider, type RouterProviderProps } from 'react-router-dom';
import { outsidePaths } from '../config/paths';

type AppProps = { prefetch: Prefetch; router: RouterProviderProps['router'] };

export function App({ prefetch, router }: AppProps) {
  return (
    <Providers prefetch={prefetch}>
      <ErrorBoundary>
        <RouterProvider router={router} />
      </ErrorBoundary>
    </Providers>
  );
}

function Providers({ prefetch, children }: { prefetch: Prefetch; children: ReactNode }) {
  const [loggedOut, setLoggedOut] = useState(false);
  return (
    <AppTheme>
      <DataProvider prefetch={prefetch}>
        <AuthProvider onLogout={() => setLoggedOut(true)}>
          {/* Rendered instead of the page, whose guard would ask to come back to it. */}
          <ToastProvider inPanel>{loggedOut ? <LeaveTo href={outsidePaths.login} /> : children}</ToastProvider>
        </AuthProvider>
      </DataProvider>
    </AppTheme>
  );
}
