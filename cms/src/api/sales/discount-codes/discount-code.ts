import {
  createDiscountCodeInput,
  type DiscountCode,
  type DiscountCodeListQuery,
  discountCodeListQuery,
  toCents,
  type UpdateDiscountCodeInput,
  updateDiscountCodeInput,
} from '@stoa/contract';
import { type Fields, stampsOf } from '../../../area/fields';
import { defineRecord } from '../../../area/records/define-record';
import { tables } from '../../../database/tables';
import { conflict } from '../../../http/problem';

const STATE = `CASE WHEN NOT enabled THEN 'OFF' WHEN ends_at <= now() THEN 'ENDED' WHEN starts_at > now() THEN 'SCHEDULED'
  WHEN uses >= usage_limit THEN 'USED_UP' ELSE 'ACTIVE' END`;

/** One that was deleted is still named: without it, a code for it alone would look like one for everything. */
const ITEMS = `(SELECT COALESCE(json_agg(json_build_object('id', picked.id, 'title', COALESCE(items.title, 'Deleted item'))
    ORDER BY picked.place), '[]')
  FROM unnest(discount_codes.item_ids) WITH ORDINALITY picked (id, place) LEFT JOIN items ON items.id = picked.id)`;

const namesOf = (table: string, name: string, ids: string): string =>
  `(SELECT COALESCE(json_agg(${name} ORDER BY ${name}), '[]') FROM ${table} WHERE id = ANY(subject.${ids}))`;

const plain = (column: string) => ({ column, console: null });
/** What PostgreSQL keeps otherwise. */
const as = (sql: (table: string) => string) => ({
  select: sql('discount_codes'),
  activity: sql('subject'),
  console: null,
});
const dollars = (column: string) => as((table) => `(${table}.${column} / 100.0)::float8`);

const { id, ...stamps } = stampsOf('discount_codes');

/** In form order. */
const fields = {
  id,
  code: plain('code'),
  enabled: plain('enabled'),
  kind: plain('kind'),
  percent: as((table) => `${table}.percent::float8`),
  amount: dollars('amount'),
  minimum: dollars('minimum'),
  categories: {
    select: 'discount_codes.category_ids',
    activity: namesOf('item_categories', 'name', 'category_ids'),
    console: null,
  },
  items: { select: ITEMS, activity: namesOf('items', 'title', 'item_ids'), console: null },
  startsAt: plain('starts_at'),
  endsAt: plain('ends_at'),
  usageLimit: plain('usage_limit'),
  usageLimitPerCustomer: plain('usage_limit_per_customer'),
  uses: { select: 'discount_codes.uses', activity: null, console: null },
  state: { select: STATE, activity: null, console: null },
  ...stamps,
} satisfies Fields<DiscountCode>;

const cents = (amount: number | null | undefined) => (amount ? toCents(amount) : amount);

/** Knex leaves out what is undefined. */
const toRow = (input: UpdateDiscountCodeInput) => ({
  code: input.code,
  kind: input.kind,
  ...(input.kind && {
    percent: input.kind === 'PERCENT' ? input.percent : null,
    amount: input.kind === 'AMOUNT' ? cents(input.amount) : null,
  }),
  starts_at: input.startsAt,
  ends_at: input.endsAt,
  minimum: cents(input.minimum),
  usage_limit: input.usageLimit,
  usage_limit_per_customer: input.usageLimitPerCustomer,
  category_ids: input.categories,
  item_ids: input.items,
  enabled: input.enabled,
  updated_at: new Date(),
});

export const discountCode = defineRecord<DiscountCode, DiscountCode, DiscountCodeListQuery, UpdateDiscountCodeInput>({
  table: 'discount_codes',
  noun: 'discount code',
  title: 'code',
  path: '/admin/discount-codes',
  fields,
  rows: {
    kind: 'discountCode',
    toRow,
    /** Also an order that expired counts: it may still be paid. */
    async beforeDelete(trx, codeId) {
      const uses = tables(trx).selectFrom('orders').where('discount_code_id', '=', codeId).limit(1).select('id');
      if (await uses.executeTakeFirst())
        throw conflict('Orders have used this discount code, so it can’t be deleted. Turn it off instead');
    },
  },
  query: discountCodeListQuery,
  create: createDiscountCodeInput,
  update: updateDiscountCodeInput,
  search: ['code'],
});
