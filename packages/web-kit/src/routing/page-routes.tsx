import { type ComponentType, createContext, useCallback, useContext, useState } from 'react';
import { type LoaderFunction, matchRoutes, type Params, type RouteObject, useRoutes } from 'react-router-dom';
import type { Prefetch } from '../http/prefetch';
import { storedToken } from '../http/stored-session';
import { lazyPart } from '../lib/lazy-part';
import type { FetchedPage } from './use-page-fetched';

type Loaded = { Component: ComponentType };

/** A page in the front end's `pages` table. */
export type Page = {
  path?: string;
  /** Exactly one of these is set. Pages without `lazy` are part of the first load. */
  Component?: ComponentType;
  lazy?: () => Promise<Loaded>;
  /** The API paths it reads first, given its URL; prefetched while its code loads. */
  asks?: (address: URLSearchParams, params: Params) => string[];
  children?: Page[];
};

/**
 * Pass `ask` with a data router: it prefetches for signed-in users. Call this outside of components, or pages would lose their
 * state.
 */
export const definePages = (pages: Page[], ask?: Prefetch['ask']): RouteObject[] =>
  pages.map(({ path, Component, lazy: load, asks, children }) => ({
    path,
    ...(load ? lazyPage({ path, load, asks, ask }) : { Component }),
    children: children && definePages(children, ask),
  }));

const RoutesContext = createContext<RouteObject[]>([]);

export function PageRoutes({ pages }: { pages: RouteObject[] }) {
  return <RoutesContext value={pages}>{useRoutes(pages)}</RoutesContext>;
}

/** Returns a function that says whether this front end has a page at a path. */
export function useIsPage(): (pathname: string) => boolean {
  const routes = useContext(RoutesContext);
  return useCallback((pathname) => isPage(routes, pathname), [routes]);
}

export const isPage = (routes: RouteObject[], pathname: string): boolean =>
  (matchRoutes(routes, pathname)?.at(-1)?.route.path ?? '*') !== '*';

type LazyPageParts = Pick<Page, 'path' | 'asks'> & { load: () => Promise<Loaded>; ask: Prefetch['ask'] | undefined };

function lazyPage({ path, load, asks, ask }: LazyPageParts) {
  let fetched: ComponentType | undefined;
  const fetchPage = async () => {
    fetched = (await load()).Component;
    return fetched;
  };
  const Lazy = lazyPart(fetchPage);
  /** Awaits neither: the page itself shows that it's loading or couldn't be loaded. */
  const begin: LoaderFunction = ({ request, params }) => {
    fetchPage().catch(() => undefined);
    if (ask && asks && storedToken()) asks(new URL(request.url).searchParams, params).forEach(ask);
    return null;
  };
  return {
    element: <LazyPage key={path} find={() => fetched ?? Lazy} />,
    loader: begin,
    shouldRevalidate: () => false,
    handle: { fetchPage } satisfies FetchedPage,
  };
}

/** If the code has already arrived, the page renders immediately. */
function LazyPage({ find }: { find: () => ComponentType }) {
  const [Page] = useState(find);
  return <Page />;
}
