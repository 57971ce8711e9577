import { type ComponentType, useState } from 'react';
import { type RouteObject, useRoutes } from 'react-router';
import { lazyPart } from '../lib/lazy-part';
import type { FetchedPage } from './use-page-fetched';

type Loaded = { Component: ComponentType };

export type PageRoute = {
  path?: string;
  /** Either is given. A page that is not `lazy` is part of the first load. */
  Component?: ComponentType;
  lazy?: () => Promise<Loaded>;
  children?: PageRoute[];
};

/** Outside a component: a page that is made anew would lose its state. */
export const definePages = (pages: PageRoute[]): RouteObject[] =>
  pages.map(({ path, Component, lazy: load, children }) => ({
    path,
    ...(load ? lazyPage(path, load) : { Component }),
    children: children && definePages(children),
  }));

export function PageRoutes({ pages }: { pages: RouteObject[] }) {
  return useRoutes(pages);
}

function lazyPage(path: string | undefined, load: () => Promise<Loaded>) {
  let fetched: ComponentType | undefined;
  const fetchPage = async () => {
    fetched = (await load()).Component;
    return fetched;
  };
  const Lazy = lazyPart(fetchPage);
  return {
    element: <LazyPage key={path} find={() => fetched ?? Lazy} />,
    handle: { fetchPage } satisfies FetchedPage,
  };
}

/** Where its code came ahead of it, a page stands there at once. */
function LazyPage({ find }: { find: () => ComponentType }) {
  const [Page] = useState(find);
  return <Page />;
}
