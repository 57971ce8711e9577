import type { OrderDraft, OrderDraftChange, OrderDraftData, OrderDraftInput, OrderDraftSummary } from '@stoa/contract';
import { madeBy } from '../../../database/change-reason';
import type { Sql } from '../../../database/sql';
import { tables } from '../../../database/tables';
import { conflict, notFound } from '../../../http/problem';
import type { Context } from '../../../services';
import type { OrderActor } from '../orders/actor';

const missing = () => notFound('This draft doesn’t exist anymore. It was deleted or made into an order');

const MOST_LISTED = 200;

const selectDrafts = (sql: Sql) =>
  tables(sql).selectFrom('order_drafts').select(['id', 'name', 'data', 'made_by as madeBy', 'updated_at as updatedAt']);

type Row = Awaited<ReturnType<ReturnType<typeof selectDrafts>['executeTakeFirstOrThrow']>>;

const contentsOf = ({ lines }: OrderDraftData): string =>
  lines
    .map(({ quantity, title }) => [quantity && `${quantity} ×`, title].filter(Boolean).join(' '))
    .filter(Boolean)
    .join(', ');

const toSummary = ({ id, name, data, madeBy: by, updatedAt }: Row): OrderDraftSummary => ({
  id,
  name,
  contents: contentsOf(data),
  madeBy: by,
  updatedAt: updatedAt.toISOString(),
});

const toDraft = (row: Row): OrderDraft => ({ ...toSummary(row), data: row.data });

const rowOf = ({ name, data }: OrderDraftInput, actor: OrderActor) => ({
  name,
  data: JSON.stringify(data),
  ...madeBy(actor),
  updated_at: new Date(),
});

/** In the transaction that makes the order. Of two administrators who make one of it, the second is told. */
export const takeDraft = async (trx: Sql, id: number): Promise<void> => {
  const taken = await tables(trx).deleteFrom('order_drafts').where('id', '=', id).executeTakeFirstOrThrow();
  if (taken.numDeletedRows === 0n) throw conflict('This draft was deleted or made into an order. Look at your orders');
};

/** Orders that administrators put aside before they are orders. They reserve nothing. */
export default ({ strapi }: Context) => {
  const sql = strapi.db.connection;

  const show = async (id: number): Promise<OrderDraft> => {
    const row = await selectDrafts(sql).where('id', '=', id).executeTakeFirst();
    if (!row) throw missing();
    return toDraft(row);
  };

  return {
    show,

    async list(): Promise<OrderDraftSummary[]> {
      const rows = await selectDrafts(sql)
        .orderBy('updated_at', 'desc')
        .orderBy('id', 'desc')
        .limit(MOST_LISTED)
        .execute();
      return rows.map(toSummary);
    },

    async save(input: OrderDraftInput, actor: OrderActor): Promise<OrderDraft> {
      const { id } = await tables(sql)
        .insertInto('order_drafts')
        .values(rowOf(input, actor))
        .returning('id')
        .executeTakeFirstOrThrow();
      return show(id);
    },

    async change(id: number, { updatedAt, ...input }: OrderDraftChange, actor: OrderActor): Promise<OrderDraft> {
      await strapi.db.transaction(async ({ trx }) => {
        const locked = await selectDrafts(trx).where('id', '=', id).forUpdate().executeTakeFirst();
        if (!locked) throw missing();
        if (updatedAt && locked.updatedAt.getTime() !== Date.parse(updatedAt))
          throw conflict('Someone else changed this draft after you opened it. Reload the page to see it');
        await tables(trx).updateTable('order_drafts').where('id', '=', id).set(rowOf(input, actor)).execute();
      });
      return show(id);
    },

    async remove(id: number): Promise<void> {
      const removed = await tables(sql).deleteFrom('order_drafts').where('id', '=', id).executeTakeFirstOrThrow();
      if (removed.numDeletedRows === 0n) throw missing();
    },
  };
};
