import type { FieldError } from '@stoa/contract';
import type { Core } from '@strapi/strapi';
import { badRequest } from '../http/problem';

interface Reference {
  table: string;
  /** The request field that holds the ids. */
  field: string;
  /** What the ids refer to, capitalized: 'Category'. */
  noun: string;
  ids: number | number[] | undefined;
}

/**
 * Refuses ids of missing records, under the name of each field. Existing records can't be deleted until the caller's transaction
 * ends.
 */
export const requireReferences = async (strapi: Core.Strapi, references: Reference[]): Promise<void> =>
  strapi.db.transaction(async ({ trx }) => {
    const errors: FieldError[] = [];
    for (const { table, field, noun, ids = [] } of references) {
      const wanted = [ids].flat();
      if (wanted.length === 0) continue;
      const present = new Set<number>(await trx(table).whereIn('id', wanted).orderBy('id').forKeyShare().pluck('id'));
      const unknown = wanted.find((id) => !present.has(id));
      if (unknown !== undefined) errors.push({ path: [field], message: `${noun} ${unknown} does not exist` });
    }
    if (errors.length > 0) throw badRequest(errors.map(({ message }) => message).join('; '), { errors });
  });
