import type { Core } from '@strapi/strapi';
import type { Area } from '../../area/area';
import { isTrashKind } from '../../area/record-kind';
import { kindOf } from '../../area/registered-areas';
import { type MadeBy, services } from '../../services';
import { migrations } from './migrations';
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

/** Records deleted in the panel or the console go to the trash with everything that belongs to them. */
const moveToTrash = (strapi: Core.Strapi): void => {
  strapi.documents.use((context, next) => {
    const kind = kindOf(strapi, context.uid);
    if (!isTrashKind(kind) || context.action !== 'delete') return next();
    const { documentId } = context.params as { documentId: string };
    return services(strapi).history.trash.move(kind, documentId, () => Promise.resolve(next()));
  });
};

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
