import { AppTheme, AuthProvider, DataProvider, ToastProvider } from '@stoa/web-kit';
import type { ReactNode } from 'react';

type ProvidersProps = { onLogout: () => void; children: ReactNode };

export function Providers({ onLogout, children }: ProvidersProps) {
  return (
    <AppTheme>
      <DataProvider>
        <AuthProvider onLogout={onLogout}>
          <ToastProvider>{children}</ToastProvider>
        </AuthProvider>
      </DataProvider>
    </AppTheme>
  );
}
