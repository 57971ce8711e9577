import {
  check,
  createItemInput,
  type ItemListQuery,
  itemListQuery,
  type UpdateItemInput,
  updateItemInput,
} from '@stoa/contract';
import { csvCells, csvColumns, sheetRecord } from '../../area/fields';
import { type Sheet, withStored } from '../../csv/sheet';
import { readTermIds, toColumns } from '../../database/bulk-write';
import type { Context } from '../../services';
import { toAttributes } from './domain/attributes';
import { ITEM_COLUMNS, itemFields } from './fields';
import { selectAllItems, selectItemsNamed } from './queries/items';
import { checkedTogether, itemRule } from './rules';
import type { ItemRow } from './serializers/item';
import { changeStock, insertStock } from './variants/queries';

const columns = csvColumns(itemFields, ITEM_COLUMNS);

/** With what was set, which is what an import changes. */
const withOwn = (row: ItemRow) => ({ ...row, ...row.own });

export default ({ strapi }: Context): Sheet => ({
  kind: 'item',
  noun: 'item',
  table: 'items',
  links: { table: 'items_tags_lnk', owner: 'item', other: 'item_tag' },
  columns,
  query: itemListQuery,
  all: (query) => {
    const filters = query as ItemListQuery;
    // Like the panel's list, which shows the status as it was set.
    return selectAllItems(strapi.db.connection, { ...filters, published: filters.published, ownStatus: true });
  },
  toCells: (row) => csvCells(columns, withOwn(row as ItemRow)),
  find: async (sql, ids, slugs) =>
    (await selectItemsNamed(sql, ids, slugs)).map((row) => sheetRecord(columns, withOwn(row))),
  terms: async (sql) => ({
    categories: await readTermIds(sql, 'item_categories'),
    tags: await readTermIds(sql, 'item_tags'),
  }),
  check: (input, record) =>
    record ? check(updateItemInput, withStored(checkedTogether, input, record)) : check(createItemInput, input),

  async toRecord(_sql, input, { id }) {
    const action = id === undefined ? 'create' : 'update';
    const write = { action, documentId: undefined, current: async () => undefined } as const;
    const { tags, ...draft } = await itemRule(toAttributes(input as UpdateItemInput), write);
    const counted = id === undefined ? { viewCount: 0 } : {};
    return { columns: toColumns({ ...draft, ...counted }, ['category']), linked: tags as number[] | undefined };
  },

  async writeParts(sql, written) {
    const stocks = written.flatMap(({ id, input, isNew }) =>
      input.stock === undefined ? [] : [{ itemId: id, stock: Number(input.stock), isNew }],
    );
    await insertStock(
      sql,
      stocks.filter(({ isNew }) => isNew),
    );
    await changeStock(
      sql,
      stocks.filter(({ isNew }) => !isNew),
    );
  },
});
