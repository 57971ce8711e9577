import type { Core } from '@strapi/strapi';
import { kindOf, partOf, recordOf } from '../../area/registered-areas';
import { services } from '../../services';

interface Saved {
  id?: number | string;
  /** Present for a clone. */
  entries?: { id: number | string }[];
}

const WRITES = ['create', 'update', 'clone', 'delete'];

const idsOf = (result: unknown): number[] => {
  const saved = result as Saved;
  return (saved.entries ?? [saved]).map(({ id }) => Number(id));
};

/** Records each change that administrators make in the panel and editors make in the console. */
export const recordActivity = (strapi: Core.Strapi): void => {
  strapi.documents.use((context, next) => {
    const kind = kindOf(strapi, context.uid);
    const { action } = context;
    if (!kind || !WRITES.includes(action)) return next();
    const makes = action === 'create' || action === 'clone';
    const { documentId } = context.params as { documentId?: string };
    return services(strapi).history.activity.watch({ kind, ...(makes ? { made: idsOf } : { documentId }) }, () =>
      Promise.resolve(next()),
    );
  });
};

/** A part is watched as its record, whose open forms are then out of date. */
export const recordParts = (strapi: Core.Strapi): void => {
  strapi.documents.use(async (context, next) => {
    const part = partOf(strapi, context.uid);
    if (!part || !WRITES.includes(context.action)) return next();
    const { documentId, data = {} } = context.params as { documentId?: string; data?: Record<string, unknown> };
    const had =
      documentId && (await strapi.db.connection(part.table).where({ document_id: documentId }).pluck(part.owner));
    const gets = Number(data[part.owner.replace(/_id$/, '')]);
    const ids: number[] = [...(had || []), ...(gets ? [gets] : [])];
    return services(strapi).history.activity.watch({ kind: part.kind, ids }, async (trx) => {
      const result = await next();
      // Strapi overlooks that a commit fails, as it does where a record needs one part at least.
      await trx.raw('SET CONSTRAINTS ALL IMMEDIATE');
      await trx(recordOf(strapi, part.kind).table).whereIn('id', ids).update({ updated_at: new Date() });
      return result;
    });
  });
};
