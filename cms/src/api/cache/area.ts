import type { Area } from '../../area/area';
import { signals } from '../../database/loops/signals';
import { type MadeBy, services } from '../../services';
import { migrations } from './migrations';
import answers from './services/answers';

const factories = { answers };

declare module '../../services' {
  interface Services {
    cache: MadeBy<typeof factories>;
  }
}

export const cache = {
  services: factories,
  migrations,
  start: (strapi) => signals.on('stoa_content', services(strapi).cache.answers.clear),
} satisfies Area;
