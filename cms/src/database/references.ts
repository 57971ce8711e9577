import type { FieldError } from '@stoa/contract';
import type { Core } from '@strapi/strapi';
import { badRequest } from '../http/problem';

interface Reference {
  table: string;
  /** The field of the request that holds the ids. */
  field: string;
  /** What the ids stand for, as a sentence begins: 'Category'. */
  noun: string;
  ids: number | number[] | undefined;
}

/**
 * Refuses ids of records that do not exist, each under the name of its field. Those that do exist stay until the end of the
 * transaction that this is called in.
 */
export const requireReferences = async (strapi: Core.Strapi, references: Reference[]): Promise<void> =>
  strapi.db.transaction(async ({ trx }) => {
    const errors: FieldError[] = [];
    for (const { table, field, noun, ids = [] } of references) {
      const wanted = [ids].flat();
      if (wanted.length === 0) continue;
      const known = new Set<number>(await trx(table).whereIn('id', wanted).orderBy('id').forKeyShare().pluck('id'));
      const unknown = wanted.find((id) => !known.has(id));
      if (unknown !== undefined) errors.push({ path: [field], message: `${noun} ${unknown} does not exist` });
    }
    if (errors.length > 0) throw badRequest(errors.map(({ message }) => message).join('; '), { errors });
  });
