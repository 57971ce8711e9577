import type { FieldError, Restored, TrashKind, TrashList, TrashListQuery } from '@stoa/contract';
import type { Core } from '@strapi/strapi';
import type { Sql } from '../../../database/sql';
import { currentActor, SYSTEM } from '../../../http/actor';
import { conflict, notFound } from '../../../http/problem';
import { categoryKindOf } from '../domain/kinds';
import { insertActivity } from '../queries/activity';
import { type Deleted, findSlugOwner, isInTrash, keepRecord, lockDeleted, restoreRows } from '../queries/restore';
import {
  countNeeding,
  deleteBelongings,
  insertTrash,
  lockForDeletion,
  purgeEntry,
  purgeExpired,
  readTrash,
} from '../queries/trash';
import { toTrashEntry } from '../serializers/trash';

const DAYS = 30;

const needed = (records: number): string =>
  records === 1
    ? 'A record in the trash belongs to this category: restore or delete that one first'
    : `${records} records in the trash belong to this category: restore or delete those first`;
const missing = () => notFound('This record is no longer in the trash');

const createTrashService = ({ strapi }: { strapi: Core.Strapi }) => {
  const sql = strapi.db.connection;
  const actor = () => currentActor(strapi) ?? SYSTEM;

  const slugFault = async (trx: Sql, { kind, slug }: Deleted): Promise<FieldError[]> => {
    const owner = await findSlugOwner(trx, kind, slug);
    if (owner === undefined) return [];
    return [{ path: ['slug'], message: `"${owner}" uses the slug ${slug} now: give that one another slug first` }];
  };

  const categoryFault = async (trx: Sql, { kind, categoryId, categoryName }: Deleted): Promise<FieldError[]> => {
    const categoryKind = categoryKindOf(kind);
    if (!categoryKind || categoryId === null || (await keepRecord(trx, categoryKind, categoryId))) return [];
    const message = (await isInTrash(trx, categoryKind, categoryId))
      ? `Its category "${categoryName}" is in the trash as well: restore the category first`
      : `Its category "${categoryName}" does not exist any more`;
    return [{ path: ['categoryId'], message }];
  };

  return {
    async list(query: TrashListQuery): Promise<TrashList> {
      const { rows, pagination } = await readTrash(sql, query);
      return { items: rows.map(toTrashEntry), pagination };
    },

    /** Keeps a record, and all that goes with it, in the transaction that deletes it. */
    move: async <Result>(kind: TrashKind, documentId: string, remove: () => Promise<Result>): Promise<Result> =>
      strapi.db.transaction(async ({ trx }) => {
        for (const id of await lockForDeletion(trx, kind, documentId)) {
          await insertTrash(trx, { kind, id, actor: actor(), days: DAYS });
          await deleteBelongings(trx, kind, id);
        }
        return remove();
      }),

    /** All of it or nothing. */
    restore: async (id: number): Promise<Restored> =>
      strapi.db.transaction(async ({ trx }) => {
        const deleted = await lockDeleted(trx, id);
        if (!deleted) throw missing();
        const errors = [...(await slugFault(trx, deleted)), ...(await categoryFault(trx, deleted))];
        if (errors.length > 0) throw conflict(errors.map(({ message }) => message).join('; '), { errors });
        await restoreRows(trx, deleted);
        const { kind, recordId, title } = deleted;
        await insertActivity(trx, [{ actor: actor(), action: 'restored', kind, recordId, title, changes: [] }]);
        return { kind, id: recordId };
      }),

    /** A category outlives what cannot return without it; by their age, too, those records go first. */
    async purge(id: number): Promise<{ id: number }> {
      const needing = await countNeeding(sql, id);
      if (needing > 0) throw conflict(needed(needing));
      if ((await purgeEntry(sql, id, actor())) === 0) throw missing();
      return { id };
    },

    prune: () => purgeExpired(sql, SYSTEM),
  };
};

export type TrashService = ReturnType<typeof createTrashService>;
export default createTrashService;
