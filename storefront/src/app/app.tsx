import {
  type ApiAnswers,
  AuthProvider,
  DataProvider,
  definePages,
  ErrorBoundary,
  type Page,
  PageRoutes,
  PageTheme,
  type SentForm,
  SentFormContext,
  SiteContext,
  setTimeZone,
  ToastProvider,
} from '@stoa/web-kit';
import { type ReactNode, useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../config/paths';
import { CartProvider } from '../features/cart/stores/cart-provider';
import { useStore } from '../features/store/api';
import { ShopLayout } from './layout/shop-layout';
import { pages } from './pages';

const notFound: Page = {
  path: '*',
  lazy: async () => ({ Component: (await import('./routes/not-found')).NotFound }),
};

export const routes = definePages([{ Component: ShopLayout, children: [...pages, notFound] }]);

/** The shop, inside a browser's or a server's router. It keeps all of its state to itself. */
export function App(environment: Omit<ProvidersProps, 'children'>) {
  return (
    <Providers {...environment}>
      <ErrorBoundary>
        <PageRoutes pages={routes} />
      </ErrorBoundary>
    </Providers>
  );
}

type ProvidersProps = {
  /** Origin of the shop's absolute URLs. */
  origin: string;
  /** API responses that came with the page. */
  answers?: ApiAnswers;
  /** The form that the page is the answer to. */
  form?: SentForm;
  children: ReactNode;
};

function Providers({ origin, answers, form, children }: ProvidersProps) {
  const navigate = useNavigate();
  const [sent] = useState({ current: form });
  return (
    <DataProvider answers={answers}>
      <ShopTheme />
      <AuthProvider onLogout={() => navigate(paths.login)}>
        <ToastProvider>
          <CartProvider>
            <SentFormContext value={sent}>
              <ThisSite origin={origin}>{children}</ThisSite>
            </SentFormContext>
          </CartProvider>
        </ToastProvider>
      </AuthProvider>
    </DataProvider>
  );
}

function ShopTheme() {
  return <PageTheme grounds={useStore().data?.brand?.grounds} />;
}

function ThisSite({ origin, children }: { origin: string; children: ReactNode }) {
  const { shopName: name, timeZone } = useStore().data ?? {};
  // Before anything below writes a date.
  if (timeZone) setTimeZone(timeZone);
  const site = useMemo(() => ({ name, origin }), [name, origin]);
  return <SiteContext value={site}>{children}</SiteContext>;
}
