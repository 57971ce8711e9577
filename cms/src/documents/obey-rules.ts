import type { Core } from '@strapi/strapi';
import type { Draft, Write } from './rule';
import { rules } from './rules';

interface Saved {
  documentId?: string;
  data?: Draft;
}

const isWrite = (action: string): action is Write['action'] => ['create', 'update', 'clone'].includes(action);

/** Console and API save through the Document Service: here both meet the same rules. */
export const obeyRules = (strapi: Core.Strapi): void => {
  strapi.documents.use(async (context, next) => {
    const rule = rules[context.uid];
    const { action, uid } = context;
    const params = context.params as Saved;
    const { documentId } = params;
    const current = async () =>
      documentId ? ((await strapi.db.query(uid).findOne({ where: { documentId } })) ?? undefined) : undefined;
    if (rule && isWrite(action)) params.data = await rule(params.data ?? {}, { action, documentId, current });
    return next();
  });
};
