import type { Area } from '../../area/area';
import { slugTaken } from '../../database/errors';
import type { MadeBy } from '../../services';
import { pageLayout } from './console';
import { migrations } from './migrations';
import { publication } from './publication';
import { pageRecord } from './records';
import { pageRule } from './rules';
import pageService from './services/pages';

const factories = { pages: pageService };

declare module '../../services' {
  interface Services {
    pages: MadeBy<typeof factories>;
  }
}

export const pages = {
  services: factories,
  migrations,
  records: { page: pageRecord },
  publications: { information: publication },
  rules: { 'api::pages.page': pageRule },
  constraints: { pages_slug_unique: () => slugTaken('Another page') },
  layouts: [pageLayout],
} satisfies Area;
