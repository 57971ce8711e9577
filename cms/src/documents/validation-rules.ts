import type { Core } from '@strapi/strapi';
import type { Draft, Rule, Write } from './rule';

interface Saved {
  documentId?: string;
  data?: Draft;
}

const isWrite = (action: string): action is Write['action'] => ['create', 'update', 'clone'].includes(action);

/** Both the console and the API save through the Document Service, so both follow the same rules here, by content type. */
export const applyValidationRules = (strapi: Core.Strapi, rules: Record<string, Rule>): void => {
  strapi.documents.use(async (context, next) => {
    const rule = rules[context.uid];
    const { action, uid } = context;
    const params = context.params as Saved;
    const { documentId } = params;
    const current = async () =>
      documentId ? ((await strapi.db.query(uid).findOne({ where: { documentId } })) ?? undefined) : undefined;
    const read: Write['read'] = async (query) => strapi.db.transaction(({ trx }) => query(trx));
    if (rule && isWrite(action)) params.data = await rule(params.data ?? {}, { action, documentId, current, read });
    return next();
  });
};
