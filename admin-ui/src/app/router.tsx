import { definePages } from '@stoa/web-kit';
import { createBrowserRouter, type RouteObject, useRouteError } from 'react-router';
import { BASE_PATH } from '../config/paths';
import { AdminsOnly } from './layout/admins-only';
import { NotFound } from './routes/not-found';
import { screens } from './screens';

const [root] = definePages([{ Component: AdminsOnly, children: [...screens, { path: '*', Component: NotFound }] }]);

/** With data, as React Router calls it: only such a router can ask before a page with unsaved changes is left. */
export const router = createBrowserRouter([{ ...(root as RouteObject), ErrorBoundary: PassOn }], {
  basename: BASE_PATH,
});

/** What fails outside of a page is said by the boundary around the router. */
function PassOn(): never {
  throw useRouteError();
}
