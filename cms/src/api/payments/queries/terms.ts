import type { PayTerms, SellingInput } from '@stoa/contract';
import type { Sql } from '../../../database/sql';
import { badField } from '../../../http/problem';

/** All ways to pay by hand, also those that are off. */
export const readPayTerms = (sql: Sql): Promise<PayTerms[]> =>
  sql('ways_to_pay').orderBy('place').select({
    id: 'id',
    name: 'name',
    note: 'note',
    instructions: 'instructions',
    holdDays: 'hold_days',
    enabled: 'enabled',
  });

/** In their order. None is made or deleted: one that isn't wanted is off. */
export const changePayTerms = async (trx: Sql, ways: NonNullable<SellingInput['ways']>): Promise<void> => {
  for (const [index, { id, name, note, instructions, holdDays, enabled }] of ways.entries()) {
    const row = { name, note, instructions, hold_days: holdDays, enabled, place: index + 1, updated_at: new Date() };
    if ((await trx('ways_to_pay').where({ id }).update(row)) === 0)
      throw badField('ways', `There is no payment method ${id}`);
  }
};
