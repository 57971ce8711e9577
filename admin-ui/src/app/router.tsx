import { definePages, type Prefetch } from '@stoa/web-kit';
import { createBrowserRouter, type RouteObject, useRouteError } from 'react-router-dom';
import { BASE_PATH } from '../config/paths';
import { AdminsOnly } from './layout/admins-only';
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
