import type { Area } from '../../area/area';
import type { MadeBy } from '../../services';
import figures from './services/stats';

const factories = { figures };

declare module '../../services' {
  interface Services {
    stats: MadeBy<typeof factories>;
  }
}

export const stats = { services: factories } satisfies Area;
