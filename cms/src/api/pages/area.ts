import type { Area } from '../../area/area';
import type { MadeBy } from '../../services';
import { migrations } from './migrations';
import pageService, { page } from './page';
import { publication } from './publication';

const factories = { pages: pageService };

declare module '../../services' {
  interface Services {
    pages: MadeBy<typeof factories>;
  }
}

export const pages = {
  services: factories,
  migrations,
  kinds: { page },
  publications: { information: publication },
} satisfies Area;
