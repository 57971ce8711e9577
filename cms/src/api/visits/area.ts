import type { Area } from '../../area/area';
import { type MadeBy, services } from '../../services';
import { migrations } from './migrations';
import views from './services/views';

const factories = { views };

declare module '../../services' {
  interface Services {
    visits: MadeBy<typeof factories>;
  }
}

export const visits = {
  services: factories,
  migrations,
  chores: [(strapi) => services(strapi).visits.views.prune()],
} satisfies Area;
