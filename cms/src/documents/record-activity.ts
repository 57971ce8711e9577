import type { Core } from '@strapi/strapi';
import { kindOf } from '../api/history/domain/kinds';
import { services } from '../services';

interface Saved {
  id?: number | string;
  /** Of a clone. */
  entries?: { id: number | string }[];
}

const WRITES = ['create', 'update', 'clone', 'delete'];

const idsOf = (result: unknown): number[] => {
  const saved = result as Saved;
  return (saved.entries ?? [saved]).map(({ id }) => Number(id));
};

/** What administrators change in the panel and editors in the console passes here: each change leaves its line. */
export const recordActivity = (strapi: Core.Strapi): void => {
  strapi.documents.use((context, next) => {
    const kind = kindOf(context.uid);
    const { action } = context;
    if (!kind || !WRITES.includes(action)) return next();
    const makes = action === 'create' || action === 'clone';
    const { documentId } = context.params as { documentId?: string };
    return services.history
      .activity(strapi)
      .watch({ kind, ...(makes ? { made: idsOf } : { documentId }) }, () => Promise.resolve(next()));
  });
};
