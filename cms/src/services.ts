/** The only way to reach another area: by name, never by path. */
import type { Core } from '@strapi/strapi';

export interface Context {
  strapi: Core.Strapi;
}

/** The services areas offer each other. Each area adds its own in its `area.ts`. */
// biome-ignore lint/suspicious/noEmptyInterface: the areas fill it
export interface Services {}

export type MadeBy<Factories extends Record<string, (context: Context) => unknown>> = {
  [Name in keyof Factories]: ReturnType<Factories[Name]>;
};

type Factories<Made> = { [Name in keyof Made]: (context: Context) => Made[Name] };

/** The factories of all services, by area. */
type Providers<Areas> = { [Area in keyof Areas]: { services: Factories<Areas[Area]> } };

interface Offered {
  made: Services;
  providers: Providers<Services>;
}

const offered = new WeakMap<Core.Strapi, Offered>();

const offeredBy = (strapi: Core.Strapi): Offered => {
  const found = offered.get(strapi);
  if (!found) throw new Error('No service can be used before offerServices()');
  return found;
};

export const services = (strapi: Core.Strapi): Services => offeredBy(strapi).made;

/** Creates each service on first use, since the database isn't available when services are registered. */
const madeOnDemand = <Made>(factories: Factories<Made>, context: Context): Made => {
  const made = {} as Made;
  for (const name in factories) {
    let service: Made[typeof name] | undefined;
    Object.defineProperty(made, name, {
      get: () => {
        service ??= factories[name](context);
        return service;
      },
    });
  }
  return made;
};

const madeByArea = <Areas>(providers: Providers<Areas>, context: Context): Areas => {
  const made = {} as Areas;
  for (const area in providers) made[area] = madeOnDemand(providers[area].services, context);
  return made;
};

export const offerServices = (strapi: Core.Strapi, providers: Providers<Services>): void => {
  offered.set(strapi, { made: madeByArea(providers, { strapi }), providers });
};

/** For a Strapi that differs only in where its statements run. */
export const sameServices = (strapi: Core.Strapi, other: Core.Strapi): void =>
  offerServices(other, offeredBy(strapi).providers);
