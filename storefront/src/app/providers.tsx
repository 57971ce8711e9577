import { AppTheme, AuthProvider, DataProvider, SiteContext, ToastProvider } from '@stoa/web-kit';
import { type ReactNode, useMemo } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '../config/paths';
import { useStore } from '../features/store/api/get-store';

export function Providers({ children }: { children: ReactNode }) {
  const navigate = useNavigate();
  return (
    <AppTheme>
      <DataProvider>
        <AuthProvider onLogout={() => navigate(paths.login)}>
          <ToastProvider>
            <ThisSite>{children}</ThisSite>
          </ToastProvider>
        </AuthProvider>
      </DataProvider>
    </AppTheme>
  );
}

function ThisSite({ children }: { children: ReactNode }) {
  const name = useStore().data?.shopName;
  const site = useMemo(() => ({ name, origin: window.location.origin }), [name]);
  return <SiteContext value={site}>{children}</SiteContext>;
}
