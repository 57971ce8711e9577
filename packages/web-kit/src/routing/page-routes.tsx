import { type ComponentType, lazy } from 'react';
import { type RouteObject, useRoutes } from 'react-router';
import { PageNotLoaded } from '../errors/page-not-loaded';

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
    Component: load ? lazyPage(load) : Component,
    children: children && definePages(children),
  }));

const lazyPage = (load: () => Promise<Loaded>) =>
  lazy(async () => {
    try {
      return { default: (await load()).Component };
    } catch (failure) {
      throw new PageNotLoaded(failure);
    }
  });

export function PageRoutes({ pages }: { pages: RouteObject[] }) {
  return useRoutes(pages);
}
