import type { Area } from '../../area/area';
import { signals } from '../../database/loops/signals';
import { readReplica } from '../../database/replica/read-replica';
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
  start: (strapi) =>
    signals.on('stoa_content', () => {
      readReplica.contentChanged();
      services(strapi).cache.answers.clear();
    }),
} satisfies Area;
