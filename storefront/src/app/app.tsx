import { ErrorBoundary, OverlayKeeper, PageRoutes, ScrollKeeper } from '@stoa/web-kit';
import { BrowserRouter } from 'react-router';
import { Providers } from './providers';
import { pages } from './router';

export function App() {
  return (
    <BrowserRouter>
      <OverlayKeeper>
        <Providers>
          <ErrorBoundary>
            <ScrollKeeper>
              <PageRoutes pages={pages} />
            </ScrollKeeper>
          </ErrorBoundary>
        </Providers>
      </OverlayKeeper>
    </BrowserRouter>
  );
}
