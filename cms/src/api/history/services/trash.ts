import type { FieldError, Restored, RestoreInput, TrashKind, TrashList, TrashListQuery } from '@stoa/contract';
import { recordKinds, recordOf } from '../../../area/registered-areas';
import { giveReason } from '../../../database/change-reason';
import type { Sql } from '../../../database/sql';
import { currentActor, SYSTEM } from '../../../http/actor';
import { conflict, notFound } from '../../../http/problem';
import type { Context } from '../../../services';
import { insertActivity } from '../queries/activity';
import { type Deleted, findEntry, findSlugOwner, keepRecord, lockDeleted, restoreRows } from '../queries/restore';
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
    ? 'A record in the trash uses this category. Restore or delete it first'
    : `${records} records in the trash use this category. Restore or delete them first`;
const missing = () => notFound('This record is no longer in the trash');

export default ({ strapi }: Context) => {
  const sql = strapi.db.connection;
  const actor = () => currentActor(strapi) ?? SYSTEM;

  const slugFault = async (trx: Sql, { kind, slug }: Deleted): Promise<FieldError[]> => {
    const owner = slug === null ? undefined : await findSlugOwner(trx, recordOf(strapi, kind), slug);
    if (owner === undefined) return [];
    return [{ path: ['slug'], message: `“${owner}” now uses the slug ${slug}. Change that slug first` }];
  };

  const categoryFault = async (trx: Sql, { kind, categoryId, categoryName }: Deleted): Promise<FieldError[]> => {
    const { category } = recordOf(strapi, kind);
    if (!category || categoryId === null || (await keepRecord(trx, recordOf(strapi, category), categoryId))) return [];
    const message =
      (await findEntry(trx, category, categoryId)) !== undefined
        ? `Its category “${categoryName}” is also in the trash. Restore the category first`
        : `Its category “${categoryName}” no longer exists`;
    return [{ path: ['categoryId'], message }];
  };

  /** Restores everything or nothing. */
  const restore = async (id: number): Promise<Restored> =>
    strapi.db.transaction(async ({ trx }) => {
      const deleted = await lockDeleted(trx, id);
      if (!deleted) throw missing();
      const errors = [...(await slugFault(trx, deleted)), ...(await categoryFault(trx, deleted))];
      if (errors.length > 0) throw conflict(errors.map(({ message }) => message).join('; '), { errors });
      await giveReason(trx, { actor: actor(), reason: 'restored' });
      await restoreRows(trx, id, recordOf(strapi, deleted.kind));
      // Strapi overlooks that a commit fails.
      await trx.raw('SET CONSTRAINTS ALL IMMEDIATE');
      const { kind, recordId, title } = deleted;
      await insertActivity(trx, [{ actor: actor(), action: 'restored', kind, recordId, title, changes: [] }]);
      return { kind, id: recordId };
    });

  return {
    restore,

    async restoreRecord({ kind, recordId }: RestoreInput): Promise<Restored> {
      const id = await findEntry(sql, kind, recordId);
      if (id === undefined) throw missing();
      return restore(id);
    },

    async list(query: TrashListQuery): Promise<TrashList> {
      const { rows, pagination } = await readTrash(sql, query);
      return { items: rows.map(toTrashEntry), pagination };
    },

    /** Moves a record and everything that goes with it to the trash, in the transaction that deletes it. */
    move: async <Result>(kind: TrashKind, documentId: string, remove: () => Promise<Result>): Promise<Result> =>
      strapi.db.transaction(async ({ trx }) => {
        const record = recordOf(strapi, kind);
        const categories = record.category && recordOf(strapi, record.category);
        for (const id of await lockForDeletion(trx, record, documentId)) {
          await insertTrash(trx, record, categories, { kind, id, actor: actor(), days: DAYS });
          await deleteBelongings(trx, record, id);
        }
        return remove();
      }),

    /** A category stays as long as records in the trash need it. When entries expire by age, those records go first, too. */
    async purge(id: number): Promise<{ id: number }> {
      const kinds = recordKinds(strapi).flatMap(({ kind, category }) => (category ? [{ kind, category }] : []));
      const needing = await countNeeding(sql, id, kinds);
      if (needing > 0) throw conflict(needed(needing));
      if ((await purgeEntry(sql, id, actor())) === 0) throw missing();
      return { id };
    },

    prune: () => purgeExpired(sql, SYSTEM),
  };
};
