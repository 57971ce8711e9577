import {
  type CodeKind,
  type CodeState,
  type DiscountCode,
  type DiscountCodeListQuery,
  fromCents,
  toCents,
  type UpdateDiscountCodeInput,
} from '@stoa/contract';
import { onePage, readPage } from '../../../database/page';
import { matchSearch } from '../../../database/search';
import type { Query, Sql } from '../../../database/sql';

/** What a code takes off, and when. PostgreSQL returns numeric as text. Amounts are in cents. */
export interface CodeSettings {
  id: number;
  code: string;
  kind: CodeKind;
  percent: string | null;
  amount: number | null;
  startsAt: Date | null;
  endsAt: Date | null;
  minimum: number | null;
  usageLimit: number | null;
  usageLimitPerCustomer: number | null;
  uses: number;
  enabled: boolean;
}

export const CODE_COLUMNS: Record<keyof CodeSettings, string> = {
  id: 'id',
  code: 'code',
  kind: 'kind',
  percent: 'percent',
  amount: 'amount',
  startsAt: 'starts_at',
  endsAt: 'ends_at',
  minimum: 'minimum',
  usageLimit: 'usage_limit',
  usageLimitPerCustomer: 'usage_limit_per_customer',
  uses: 'uses',
  enabled: 'enabled',
};

interface CodeRow extends CodeSettings {
  categories: number[];
  items: DiscountCode['items'];
  state: CodeState;
  createdAt: Date;
  updatedAt: Date;
}

const STATE = `CASE WHEN NOT enabled THEN 'OFF' WHEN ends_at <= now() THEN 'ENDED' WHEN starts_at > now() THEN 'SCHEDULED'
  WHEN uses >= usage_limit THEN 'USED_UP' ELSE 'ACTIVE' END`;

/** One that was deleted is still named: without it, a code for it alone would look like one for everything. */
const ITEMS = `(SELECT COALESCE(json_agg(json_build_object('id', picked.id, 'title', COALESCE(items.title, 'Deleted item'))
    ORDER BY picked.place), '[]')
  FROM unnest(discount_codes.item_ids) WITH ORDINALITY picked (id, place) LEFT JOIN items ON items.id = picked.id)`;

const SORTS: Record<DiscountCodeListQuery['sortBy'], string> = { createdAt: 'created_at', code: 'code', uses: 'uses' };

const columns = (sql: Sql) => [
  { ...CODE_COLUMNS, categories: 'category_ids', createdAt: 'created_at', updatedAt: 'updated_at' },
  sql.raw(`${STATE} AS state`),
  sql.raw(`${ITEMS} AS items`),
];

const dollars = (cents: number | null): number | null => (cents === null ? null : fromCents(cents));
const moment = (date: Date | null): string | null => date?.toISOString() ?? null;

const toCode = (row: CodeRow): DiscountCode => ({
  id: row.id,
  code: row.code,
  kind: row.kind,
  percent: row.percent === null ? null : Number(row.percent),
  amount: dollars(row.amount),
  startsAt: moment(row.startsAt),
  endsAt: moment(row.endsAt),
  minimum: dollars(row.minimum),
  usageLimit: row.usageLimit,
  usageLimitPerCustomer: row.usageLimitPerCustomer,
  uses: row.uses,
  categories: row.categories,
  items: row.items,
  enabled: row.enabled,
  state: row.state,
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
});

export const readCodes = async (sql: Sql, { search, state, sortBy, ...asked }: DiscountCodeListQuery) => {
  const matching: Query = sql('discount_codes');
  matchSearch(matching, ['code'], search);
  if (state) matching.whereRaw(`${STATE} = ?`, [state]);
  const rows = onePage(matching.clone().select(...columns(sql)), { ...asked, by: SORTS[sortBy], id: 'id' });
  const { rows: found, pagination } = await readPage<CodeRow>(rows, matching, asked);
  return { items: found.map(toCode), pagination };
};

export const readDiscountCode = async (sql: Sql, id: number): Promise<DiscountCode | undefined> => {
  const row: CodeRow | undefined = await sql('discount_codes')
    .where({ id })
    .first(...columns(sql));
  return row && toCode(row);
};

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

export const insertCode = async (sql: Sql, input: UpdateDiscountCodeInput): Promise<number> => {
  const [row] = await sql('discount_codes').insert(toRow(input)).returning('id');
  return row.id;
};

export const updateCode = (trx: Sql, id: number, input: UpdateDiscountCodeInput) =>
  trx('discount_codes').where({ id }).update(toRow(input));

/** Also one that expired counts: it may still be paid. */
export const isUsed = async (trx: Sql, id: number): Promise<boolean> =>
  (await trx('orders').where({ discount_code_id: id }).first('id')) !== undefined;
