import {
  createDiscountInput,
  type Discount,
  type DiscountListQuery,
  discountListQuery,
  toCents,
  type UpdateDiscountInput,
  updateDiscountInput,
} from '@stoa/contract';
import { type Fields, stampsOf } from '../../../area/fields';
import { defineRecord } from '../../../area/records/define-record';
import { tables } from '../../../database/tables';
import { conflict } from '../../../http/problem';

const STATE = `CASE WHEN NOT enabled THEN 'OFF' WHEN ends_at <= now() THEN 'ENDED' WHEN starts_at > now() THEN 'SCHEDULED'
  WHEN uses >= usage_limit THEN 'USED_UP' ELSE 'ACTIVE' END`;

/** One that was deleted is still named: without it, a discount for it alone would look like one for everything. */
const titlesOf = (table: string, deleted: string, ids: string): string =>
  `(SELECT COALESCE(json_agg(json_build_object('id', picked.id, 'title', COALESCE(${table}.title, '${deleted}'))
    ORDER BY picked.place), '[]')
  FROM unnest(discounts.${ids}) WITH ORDINALITY picked (id, place) LEFT JOIN ${table} ON ${table}.id = picked.id)`;

const namesOf = (table: string, name: string, ids: string): string =>
  `(SELECT COALESCE(json_agg(${name} ORDER BY ${name}), '[]') FROM ${table} WHERE id = ANY(subject.${ids}))`;

const plain = (column: string) => ({ column, console: null });
/** What PostgreSQL keeps otherwise. */
const as = (sql: (table: string) => string) => ({
  select: sql('discounts'),
  activity: sql('subject'),
  console: null,
});
const dollars = (column: string) => as((table) => `(${table}.${column} / 100.0)::float8`);
const categories = (ids: string) => ({
  select: `discounts.${ids}`,
  activity: namesOf('item_categories', 'name', ids),
  console: null,
});
const titled = (table: string, deleted: string) => (ids: string) => ({
  select: titlesOf(table, deleted, ids),
  activity: namesOf(table, 'title', ids),
  console: null,
});
const collections = titled('collections', 'Deleted collection');
const items = titled('items', 'Deleted item');
/** What follows from the rest. */
const derived = (select: string) => ({ select, activity: null, console: null });

const { id, ...stamps } = stampsOf('discounts');

/** In form order. */
const fields = {
  id,
  name: derived('discounts.name'),
  method: derived("CASE WHEN discounts.code IS NULL THEN 'AUTOMATIC' ELSE 'CODE' END"),
  code: plain('code'),
  title: plain('title'),
  enabled: plain('enabled'),
  kind: plain('kind'),
  percent: as((table) => `${table}.percent::float8`),
  amount: dollars('amount'),
  buyQuantity: plain('buy_quantity'),
  getQuantity: plain('get_quantity'),
  usesPerOrder: plain('uses_per_order'),
  categories: categories('category_ids'),
  collections: collections('collection_ids'),
  items: items('item_ids'),
  getCategories: categories('get_category_ids'),
  getCollections: collections('get_collection_ids'),
  getItems: items('get_item_ids'),
  minimum: dollars('minimum'),
  minimumQuantity: plain('minimum_quantity'),
  startsAt: plain('starts_at'),
  endsAt: plain('ends_at'),
  usageLimit: plain('usage_limit'),
  usageLimitPerCustomer: plain('usage_limit_per_customer'),
  uses: derived('discounts.uses'),
  state: derived(STATE),
  ...stamps,
} satisfies Fields<Discount>;

const cents = (amount: number | null | undefined) => (amount ? toCents(amount) : amount);

const namedIn = ({ method, code, title }: UpdateDiscountInput) => {
  if (method === 'AUTOMATIC') return { code: null, title };
  return method === 'CODE' ? { code, title: null } : { code: code ?? undefined, title: title ?? undefined };
};

const valueIn = ({ kind, ...input }: UpdateDiscountInput) =>
  kind && {
    kind,
    percent: kind === 'PERCENT' || kind === 'BUY_X_GET_Y' ? input.percent : null,
    amount: kind === 'AMOUNT' ? cents(input.amount) : null,
    buy_quantity: kind === 'BUY_X_GET_Y' ? input.buyQuantity : null,
    get_quantity: kind === 'BUY_X_GET_Y' ? input.getQuantity : null,
    uses_per_order: kind === 'BUY_X_GET_Y' ? input.usesPerOrder : null,
  };

/** Knex leaves out what is undefined. */
const toRow = (input: UpdateDiscountInput) => ({
  ...namedIn(input),
  ...valueIn(input),
  starts_at: input.startsAt,
  ends_at: input.endsAt,
  minimum: cents(input.minimum),
  minimum_quantity: input.minimumQuantity,
  usage_limit: input.usageLimit,
  usage_limit_per_customer: input.usageLimitPerCustomer,
  category_ids: input.categories,
  collection_ids: input.collections,
  item_ids: input.items,
  get_category_ids: input.getCategories,
  get_collection_ids: input.getCollections,
  get_item_ids: input.getItems,
  enabled: input.enabled,
  updated_at: new Date(),
});

export const discount = defineRecord<Discount, Discount, DiscountListQuery, UpdateDiscountInput>({
  table: 'discounts',
  noun: 'discount',
  title: 'name',
  path: '/admin/discounts',
  fields,
  rows: {
    kind: 'discount',
    toRow,
    /** Also an order that expired counts: it may still be paid. */
    async beforeDelete(trx, discountId) {
      const uses = tables(trx).selectFrom('orders').where('discount_id', '=', discountId).limit(1).select('id');
      if (await uses.executeTakeFirst())
        throw conflict('Orders have used this discount, so it can’t be deleted. Turn it off instead');
    },
  },
  query: discountListQuery,
  create: createDiscountInput,
  update: updateDiscountInput,
  search: ['name'],
});
