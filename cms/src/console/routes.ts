import type { Core } from '@strapi/strapi';
import type { Middleware } from 'koa';

/** The routes of the console’s own API for records. */
export const consoleRoutes = (strapi: Core.Strapi): Core.Route[] =>
  (Object.values(strapi.plugin('content-manager').routes) as Core.Router[]).flatMap(({ routes }) => routes);

export interface ConsoleRoute {
  /** Such as 'PUT /upload/folders/:id', without the /cms of its address. */
  call: string;
  route: Core.Route;
}

interface Owner {
  prefix: string;
  routers: Core.Router[];
}

const ownersOf = (strapi: Core.Strapi): Owner[] => {
  const owners = [['admin', strapi.admin] as const, ...Object.entries(strapi.plugins)];
  return owners.map(([name, { routes }]) => {
    const routers = Object.values(routes as Record<string, Partial<Core.Router> | undefined>);
    // Strapi makes such routers later, when nothing could be put before their routes.
    if (routers.some((router) => !router?.routes))
      throw new Error(`The routes of ${name} are in a form in which the console’s can’t be checked`);
    return { prefix: `/${name}`, routers: routers as Core.Router[] };
  });
};

const callOf = (prefix: string, { method, path }: Core.Route): string =>
  `${method} ${prefix}${path === '/' ? '' : path}`;

/** All of the console’s routes, whichever part of Strapi has them. For `register`, before they are mounted. */
export const everyConsoleRoute = (strapi: Core.Strapi): ConsoleRoute[] =>
  ownersOf(strapi).flatMap(({ prefix, routers }) =>
    routers.flatMap(({ routes, prefix: own = prefix }) => routes.map((route) => ({ call: callOf(own, route), route }))),
  );

/** Takes these routes away. The boot fails if Strapi has none of that name: it may have another. */
export const removeRoutes = (strapi: Core.Strapi, calls: readonly string[]): void => {
  const known = everyConsoleRoute(strapi).map(({ call }) => call);
  const unknown = calls.find((call) => !known.includes(call));
  if (unknown) throw new Error(`The console has no route ${unknown} that could be closed`);
  for (const { prefix, routers } of ownersOf(strapi))
    for (const router of routers)
      router.routes = router.routes.filter((route) => !calls.includes(callOf(router.prefix ?? prefix, route)));
};

/** Puts a check before what a route does, and after who may call it. */
export const putBefore = ({ route }: ConsoleRoute, check: Middleware): void => {
  const { middlewares = [] } = route.config ?? {};
  // A new list, since some routes share theirs.
  route.config = { ...route.config, middlewares: [check, ...middlewares] };
};
