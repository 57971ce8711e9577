import { definePages, ErrorBoundary, type Page, PageRoutes } from '@stoa/web-kit';
import { ShopLayout } from './layout/shop-layout';
import { pages } from './pages';
import { Providers, type ProvidersProps } from './providers';

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
