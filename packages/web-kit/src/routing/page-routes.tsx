import type { ComponentType } from 'react';
import { type RouteObject, useRoutes } from 'react-router';
import { lazyPart } from '../lib/lazy-part';

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
    Component: load ? lazyPart(async () => (await load()).Component) : Component,
    children: children && definePages(children),
  }));

export function PageRoutes({ pages }: { pages: RouteObject[] }) {
  return useRoutes(pages);
}
