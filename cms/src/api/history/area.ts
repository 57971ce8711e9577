import type { Area } from '../../area/area';
import { type MadeBy, services } from '../../services';
import { migrations } from './migrations';
import { moveToTrash } from './move-to-trash';
import { anonymizeUser } from './queries/activity';
import { recordActivity, recordParts } from './record-activity';
import activity from './services/activity';
import trash from './services/trash';

const factories = { activity, trash };

declare module '../../services' {
  interface Services {
    history: MadeBy<typeof factories>;
  }
}

export const history = {
  services: factories,
  migrations,
  chores: [(strapi) => services(strapi).history.activity.prune(), (strapi) => services(strapi).history.trash.prune()],
  anonymizeUser: anonymizeUser,
  register(strapi) {
    recordActivity(strapi);
    recordParts(strapi);
    moveToTrash(strapi);
  },
} satisfies Area;
