/** The only way to reach another area: by name, never by path. */
import type { Core } from '@strapi/strapi';

export interface Context {
  strapi: Core.Strapi;
}

/** The services areas offer each other. Each area adds its own in its `area.ts`. */
// biome-ignore lint/suspicious/noEmptyInterface: the areas fill it
export interface Services {}

/** The services these factories create. */
export type MadeBy<Factories extends Record<string, (context: Context) => unknown>> = {
  [Name in keyof Factories]: ReturnType<Factories[Name]>;
};

/** The factories of all services, by area. */
export type Providers = {
  [Area in keyof Services]: {
    services: { [Name in keyof Services[Area]]: (context: Context) => Services[Area][Name] };
  };
};

const offered = new WeakMap<Core.Strapi, Services>();

export const services = (strapi: Core.Strapi): Services => {
  const made = offered.get(strapi);
  if (!made) throw new Error('No service can be used before offerServices()');
  return made;
};

/** Creates each service on first use, since the database isn't available when services are registered. */
const madeOnDemand = (factories: object, context: Context): object => {
  const made = {};
  for (const [name, create] of Object.entries(factories)) {
    let service: unknown;
    Object.defineProperty(made, name, {
      get: () => {
        service ??= create(context);
        return service;
      },
    });
  }
  return made;
};

export const offerServices = (strapi: Core.Strapi, providers: Providers): void => {
  const areas = Object.entries<{ services?: object }>(providers);
  const made = areas.map(([area, { services = {} }]) => [area, madeOnDemand(services, { strapi })]);
  offered.set(strapi, Object.fromEntries(made));
};
