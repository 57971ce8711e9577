import { AppTheme, AuthProvider, DataProvider, LeaveTo, ToastProvider } from '@stoa/web-kit';
import { type ReactNode, useState } from 'react';
import { outsidePaths } from '../config/paths';

export function Providers({ children }: { children: ReactNode }) {
  const [loggedOut, setLoggedOut] = useState(false);
  return (
    <AppTheme>
      <DataProvider>
        <AuthProvider onLogout={() => setLoggedOut(true)}>
          {/* In place of the page, whose guard would ask to come back to it. */}
          <ToastProvider>{loggedOut ? <LeaveTo href={outsidePaths.login} /> : children}</ToastProvider>
        </AuthProvider>
      </DataProvider>
    </AppTheme>
  );
}
