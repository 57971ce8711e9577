import type { Area } from '../../area/area';
import { environment } from '../../environment';
import type { MadeBy } from '../../services';
import { createAnnouncer } from './announcing/announcer';
import { migrations } from './migrations';
import documents from './services/documents';
import feeds from './services/feeds';
import shareImages from './services/share-images';
import sitemaps from './services/sitemaps';
import texts from './services/texts';

const factories = { documents, feeds, shareImages, sitemaps, texts };

declare module '../../services' {
  interface Services {
    discovery: MadeBy<typeof factories>;
  }
}

export const discovery = {
  services: factories,
  migrations,
  loops: (strapi) => (environment.indexNowKey ? [createAnnouncer(strapi)] : []),
} satisfies Area;
