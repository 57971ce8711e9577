import type { Core, UID } from '@strapi/strapi';

/** What goes with a record that is deleted: the foreign keys alone would leave it behind without its owner. */
const DEPENDENTS: Partial<Record<string, [uid: UID.ContentType, relation: string][]>> = {
  'api::blog.post': [
    ['api::blog.comment', 'post'],
    ['api::blog.like', 'post'],
  ],
};

export const deleteDependents = (strapi: Core.Strapi): void => {
  strapi.documents.use(async (context, next) => {
    const dependents = DEPENDENTS[context.uid];
    if (!dependents || context.action !== 'delete') return next();
    const { documentId } = context.params as { documentId: string };
    return strapi.db.transaction(async () => {
      for (const [uid, relation] of dependents)
        for (const { id } of await strapi.db
          .query(uid)
          .findMany({ where: { [relation]: { documentId } }, select: ['id'] }))
          await strapi.db.query(uid).delete({ where: { id } });
      return next();
    });
  });
};
