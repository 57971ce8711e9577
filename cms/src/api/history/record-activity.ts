import type { Core } from '@strapi/strapi';
import { kindOf } from '../../area/held-areas';
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
