import { type ComponentType, createContext, useCallback, useContext, useState } from 'react';
import {
  type LoaderFunction,
  matchRoutes,
  type Params,
  type RouteMatch,
  type RouteObject,
  useRoutes,
} from 'react-router-dom';
import type { ApiAnswers } from '../http/api-answers';
import type { Prefetch } from '../http/prefetch';
import { storedToken } from '../http/stored-session';
import { lazyPart } from '../lib/lazy-part';

type Loaded = { Component: ComponentType };

/** A page in the front end's `pages` table. */
export type Page = {
  path?: string;
  /** Exactly one of these is set. Pages without `lazy` are part of the first load. */
  Component?: ComponentType;
  lazy?: () => Promise<Loaded>;
  /** The parameters of its URL that it reads. The server renders it without any others. */
  queryParams?: string[];
  /** The API paths it reads first, given its URL; prefetched while its code loads. */
  requests?: (address: URLSearchParams, params: Params) => string[];
  /** Where the page is instead, if it isn't at this URL, given what its first API request answered. */
  redirect?: (address: URLSearchParams, params: Params, data: unknown) => Redirect | undefined;
  /** The API path for its form, if that can be sent without scripts: as a POST to the page itself. */
  formAction?: string;
  /** Whether there is one at any path of its pattern, so that the server can't keep them all. */
  isAtAnyPath?: boolean;
  /** Pages side by side with the same name are one: it stays when its URL becomes that of the other. */
  part?: string;
  children?: Page[];
};

/** Moved for good, or only for now. */
export type Redirect = { status: 301 | 302; location: string };

/** What is known of a route's page before it renders. */
type PageHandle = Pick<Page, 'queryParams' | 'requests' | 'redirect' | 'formAction' | 'isAtAnyPath'> & {
  fetchPage?: () => Promise<unknown>;
};

const handlesAt = (matches: { handle?: unknown }[]): PageHandle[] =>
  matches.flatMap(({ handle }) => (handle ? [handle as PageHandle] : []));

/** Fetches the code of the matched pages, so that they render at once. */
export const fetchPages = (matches: { handle?: unknown }[]): Promise<unknown> =>
  Promise.all(handlesAt(matches).map((handle) => handle.fetchPage?.()));

const MOST_KEPT = 1000;
const keptMatches = new WeakMap<RouteObject[], Map<string, RouteMatch[]>>();

/** Kept, since matching ranks all routes, and each page asks for its own match several times, and for each link of the menus. */
function matchesAt(routes: RouteObject[], pathname: string): RouteMatch[] {
  const kept = keptMatches.get(routes) ?? new Map<string, RouteMatch[]>();
  const known = kept.get(pathname);
  if (known) return known;
  const found = matchRoutes(routes, pathname) ?? [];
  if (kept.size === MOST_KEPT) kept.clear();
  keptMatches.set(routes, kept.set(pathname, found));
  return found;
}

const routesAt = (routes: RouteObject[], pathname: string) => matchesAt(routes, pathname).map(({ route }) => route);

export const fetchPageAt = (routes: RouteObject[], pathname: string): Promise<unknown> =>
  fetchPages(routesAt(routes, pathname));

/** The API paths that the page at a URL reads first. */
export const requestsAt = (routes: RouteObject[], { pathname, searchParams }: URL): string[] =>
  matchesAt(routes, pathname).flatMap(({ route, params }) =>
    handlesAt([route]).flatMap(({ requests }) => requests?.(searchParams, params) ?? []),
  );

/** The API path that takes the form of the page at a path. */
export const formActionAt = (routes: RouteObject[], pathname: string): string | undefined =>
  handlesAt(routesAt(routes, pathname)).find(({ formAction }) => formAction)?.formAction;

export const isAtAnyPath = (routes: RouteObject[], pathname: string): boolean =>
  handlesAt(routesAt(routes, pathname)).some((handle) => handle.isAtAnyPath);

/** The parameters that the page at a path reads. */
export const queryParamsAt = (routes: RouteObject[], pathname: string): string[] =>
  handlesAt(routesAt(routes, pathname)).flatMap(({ queryParams }) => queryParams ?? []);

/** Where the server sends a browser that asks for the page at a URL, if not there. */
export const redirectAt = (routes: RouteObject[], { pathname, searchParams }: URL, answers: ApiAnswers) =>
  matchesAt(routes, pathname).flatMap(({ route, params }) =>
    handlesAt([route]).flatMap(({ requests, redirect }) => {
      const [first = ''] = requests?.(searchParams, params) ?? [];
      return redirect?.(searchParams, params, answers[first]?.data ?? undefined) ?? [];
    }),
  )[0];

/**
 * Pass `ask` with a data router: it prefetches for signed-in users. Call this outside of components, or pages would lose their
 * state.
 */
export const definePages = (pages: Page[], ask?: Prefetch['ask']): RouteObject[] =>
  pages.map(({ path, Component, lazy: load, part, children, ...handle }) => ({
    path,
    ...(load
      ? lazyPage({ part: part ?? path, load, handle, ask })
      : { Component, handle: handle satisfies PageHandle }),
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

export const isPage = (routes: RouteObject[], pathname: string): boolean => pathOfPage(routes, pathname) !== undefined;

/** As in the `pages` table. */
export function pathOfPage(routes: RouteObject[], pathname: string): string | undefined {
  const path = matchesAt(routes, pathname).at(-1)?.route.path;
  return path === '*' ? undefined : path;
}

/** Where a page is if its path is spelled in another way, such as `/Marketplace/`. Only slugs are as they were asked for. */
export function canonicalRedirectAt(routes: RouteObject[], { pathname, search }: URL): Redirect | undefined {
  const pattern = pathOfPage(routes, pathname);
  if (pattern === undefined) return undefined;
  const segments = pathname.split('/').filter(Boolean);
  const own = pattern.split('/').filter(Boolean);
  const path = `/${own.map((segment, place) => (segment.startsWith(':') ? segments[place] : segment)).join('/')}`;
  return path === pathname ? undefined : { status: 301, location: path + search };
}

type LazyPageParts = {
  part: string | undefined;
  load: () => Promise<Loaded>;
  handle: PageHandle;
  ask: Prefetch['ask'] | undefined;
};

function lazyPage({ part, load, handle, ask }: LazyPageParts) {
  let fetched: ComponentType | undefined;
  const fetchPage = async () => {
    fetched = (await load()).Component;
    return fetched;
  };
  const Lazy = lazyPart(fetchPage);
  /** Awaits neither: the page itself shows that it's loading or couldn't be loaded. */
  const begin: LoaderFunction = ({ request, params }) => {
    fetchPage().catch(() => undefined);
    if (ask && storedToken()) handle.requests?.(new URL(request.url).searchParams, params).forEach(ask);
    return null;
  };
  return {
    element: <LazyPage key={part} find={() => fetched ?? Lazy} />,
    loader: begin,
    shouldRevalidate: () => false,
    handle: { ...handle, fetchPage } satisfies PageHandle,
  };
}

/** If the code has already arrived, the page renders immediately. */
function LazyPage({ find }: { find: () => ComponentType }) {
  const [Page] = useState(find);
  return <Page />;
}
