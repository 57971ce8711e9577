import { apiPaths, type Store } from '@stoa/contract';
import {
  definePages,
  getData,
  LeaveTo,
  PageSpinner,
  type Prefetch,
  RequireAdmin,
  setTimeZone,
  usePageFetched,
  withReturnPath,
} from '@stoa/web-kit';
import {
  createBrowserRouter,
  createPath,
  Navigate,
  type RouteObject,
  useHref,
  useLocation,
  useRouteError,
} from 'react-router-dom';
import useSWR from 'swr';
import { setWeightUnit } from '../components/form/weights';
import { BASE_PATH, outsidePaths, paths } from '../config/paths';
import { setOrderNumbering } from '../lib/order-name';
import { PanelLayout } from './layout/panel-layout';
import { NotFound } from './not-found';
import { resources } from './resources';

const pages = resources.flatMap((resource) => resource.pages);

/** People guess this address. Visitors are sent to the shop's sign-in page, which brings them back here. */
const LOGIN = { path: 'login', Component: () => <Navigate to={paths.home} replace /> };

/** A data router: only that kind can ask before someone leaves a page with unsaved changes. */
export function createRouter({ ask }: Prefetch) {
  const [root] = definePages(
    [{ Component: AdminsOnly, children: [...pages, LOGIN, { path: '*', Component: NotFound }] }],
    ask,
  );
  return createBrowserRouter([{ ...(root as RouteObject), ErrorBoundary: PassOn }], { basename: BASE_PATH });
}

/** Errors outside a page are shown by the boundary around the router. */
function PassOn(): never {
  throw useRouteError();
}

/** Whether the panel knows the shop's time zone and weight unit, and what its orders are called. It does without if it can't. */
function useShop(): boolean {
  const { data: shop, error } = useSWR(apiPaths.store, getData<Store>);
  if (shop) {
    setTimeZone(shop.timeZone);
    setOrderNumbering(shop.orderNumbering);
    setWeightUnit(shop.weightUnit);
  }
  return shop !== undefined || error !== undefined;
}

/** Guards the whole panel. Visitors are asked to sign in and come back; anyone who isn't an administrator goes to the shop. */
function AdminsOnly() {
  const here = useHref(createPath(useLocation()));
  // Fetched while the session is being checked, not after.
  const isFetched = usePageFetched();
  const isKnown = useShop();
  return (
    <RequireAdmin
      signedOut={<LeaveTo href={withReturnPath(outsidePaths.login, here)} />}
      notAdmin={<LeaveTo href={outsidePaths.shop} />}
    >
      {isFetched && isKnown ? <PanelLayout /> : <PageSpinner />}
    </RequireAdmin>
  );
}
