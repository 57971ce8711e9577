import { AppTheme, AuthProvider, DataProvider, ToastProvider } from '@stoa/web-kit';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '../config/paths';

export function Providers({ children }: { children: ReactNode }) {
  const navigate = useNavigate();
  return (
    <AppTheme>
      <DataProvider>
        <AuthProvider onLogout={() => navigate(paths.login)}>
          <ToastProvider>{children}</ToastProvider>
        </AuthProvider>
      </DataProvider>
    </AppTheme>
  );
}
