import { type ComponentType, useState } from 'react';
import { type LoaderFunction, type RouteObject, useRoutes } from 'react-router';
import { prefetch } from '../http/prefetch';
import { storedToken } from '../http/stored-session';
import { lazyPart } from '../lib/lazy-part';
import type { FetchedPage } from './use-page-fetched';

type Loaded = { Component: ComponentType };

export type PageRoute = {
  path?: string;
  /** Either is given. A page that is not `lazy` is part of the first load. */
  Component?: ComponentType;
  lazy?: () => Promise<Loaded>;
  /** What of the API it reads first for who is signed in, by its address: a router with data asks for it while the code comes. */
  asks?: (address: URLSearchParams) => string;
  children?: PageRoute[];
};

/** Outside a component: a page that is made anew would lose its state. */
export const definePages = (pages: PageRoute[]): RouteObject[] =>
  pages.map(({ path, Component, lazy: load, asks, children }) => ({
    path,
    ...(load ? lazyPage(path, load, asks) : { Component }),
    children: children && definePages(children),
  }));

export function PageRoutes({ pages }: { pages: RouteObject[] }) {
  return useRoutes(pages);
}

function lazyPage(path: string | undefined, load: () => Promise<Loaded>, asks: PageRoute['asks']) {
  let fetched: ComponentType | undefined;
  const fetchPage = async () => {
    fetched = (await load()).Component;
    return fetched;
  };
  const Lazy = lazyPart(fetchPage);
  /** Waits for neither: the page says itself that it is on its way, or cannot be had. */
  const begin: LoaderFunction = ({ request }) => {
    fetchPage().catch(() => undefined);
    if (asks && storedToken()) prefetch(asks(new URL(request.url).searchParams));
    return null;
  };
  return {
    element: <LazyPage key={path} find={() => fetched ?? Lazy} />,
    loader: begin,
    shouldRevalidate: () => false,
    handle: { fetchPage } satisfies FetchedPage,
  };
}

/** Where its code came ahead of it, a page stands there at once. */
function LazyPage({ find }: { find: () => ComponentType }) {
  const [Page] = useState(find);
  return <Page />;
}
