import type { Area } from '../../area/area';
import type { MadeBy } from '../../services';
import examination from './services/examination';

const factories = { examination };

declare module '../../services' {
  interface Services {
    health: MadeBy<typeof factories>;
  }
}

export const health = { services: factories } satisfies Area;
