import type { Area } from '../../area/area';
import { conflictOf } from '../../database/errors';
import type { MadeBy } from '../../services';
import { migrations } from './migrations';
import views from './services/saved-views';

const factories = { views };

declare module '../../services' {
  interface Services {
    savedViews: MadeBy<typeof factories>;
  }
}

export const savedViews = {
  services: factories,
  migrations,
  constraints: { saved_views_name_unique: () => conflictOf('name', 'You already have a view with this name') },
} satisfies Area;
