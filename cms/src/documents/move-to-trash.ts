import type { Core } from '@strapi/strapi';
import { isTrashKind, kindOf } from '../api/history/domain/kinds';
import { services } from '../services';

/** Whoever deletes a record, in the panel or in the console: it goes to the trash, with what belongs to it. */
export const moveToTrash = (strapi: Core.Strapi): void => {
  strapi.documents.use((context, next) => {
    const kind = kindOf(context.uid);
    if (!isTrashKind(kind) || context.action !== 'delete') return next();
    const { documentId } = context.params as { documentId: string };
    return services.history.trash(strapi).move(kind, documentId, () => Promise.resolve(next()));
  });
};
