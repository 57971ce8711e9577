import {
  definePages,
  LeaveTo,
  PageSpinner,
  type Prefetch,
  RequireAdmin,
  usePageFetched,
  withReturnPath,
} from '@stoa/web-kit';
import {
  createBrowserRouter,
  createPath,
  type RouteObject,
  useHref,
  useLocation,
  useRouteError,
} from 'react-router-dom';
import { BASE_PATH, outsidePaths } from '../config/paths';
import { PanelLayout } from './layout/panel-layout';
import { NotFound } from './not-found';
import { resources } from './resources';

const pages = resources.flatMap((resource) => resource.pages);

/** A data router: only that kind can ask before someone leaves a page with unsaved changes. */
export function createRouter({ ask }: Prefetch) {
  const [root] = definePages(
    [{ Component: AdminsOnly, children: [...pages, { path: '*', Component: NotFound }] }],
    ask,
  );
  return createBrowserRouter([{ ...(root as RouteObject), ErrorBoundary: PassOn }], { basename: BASE_PATH });
}

/** Errors outside a page are shown by the boundary around the router. */
function PassOn(): never {
  throw useRouteError();
}

/** Guards the whole panel. Visitors are asked to sign in and come back; anyone who isn't an administrator goes to the shop. */
function AdminsOnly() {
  const here = useHref(createPath(useLocation()));
  // Fetched while the session is being checked, not after.
  const isFetched = usePageFetched();
  return (
    <RequireAdmin
      signedOut={<LeaveTo href={withReturnPath(outsidePaths.login, here)} />}
      notAdmin={<LeaveTo href={outsidePaths.shop} />}
    >
      {isFetched ? <PanelLayout /> : <PageSpinner />}
    </RequireAdmin>
  );
}
