import type { Core } from '@strapi/strapi';
import { kindOf } from '../../area/held-areas';
import { isTrashKind } from '../../area/record-kind';
import { services } from '../../services';

/** Records deleted in the panel or the console go to the trash with everything that belongs to them. */
export const moveToTrash = (strapi: Core.Strapi): void => {
  strapi.documents.use((context, next) => {
    const kind = kindOf(strapi, context.uid);
    if (!isTrashKind(kind) || context.action !== 'delete') return next();
    const { documentId } = context.params as { documentId: string };
    return services(strapi).history.trash.move(kind, documentId, () => Promise.resolve(next()));
  });
};
