import { sql as expression } from 'kysely';
import type { Sql } from '../../../database/sql';
import { tables } from '../../../database/tables';
import { ofAmounts } from './amounts';
import { ofCustomers } from './customers';
import { ofFlow } from './flow';
import { ofGiftCards } from './gift-cards';
import type { Invariant } from './invariant';
import { ofMails } from './mails';
import { ofReturns } from './returns';
import { ofStock } from './stock';
import { ofSwaps } from './swaps';

const INVARIANTS: Invariant[] = [
  ...ofStock,
  ...ofAmounts,
  ...ofGiftCards,
  ...ofFlow,
  ...ofMails,
  ...ofReturns,
  ...ofSwaps,
  ...ofCustomers,
];

/** What must be true, and what was found instead. */
export interface Contradiction {
  must: string;
  found: string[];
  advice: string;
}

/** Changes nothing. */
export const auditOrders = async (sql: Sql): Promise<Contradiction[]> => {
  const contradictions: Contradiction[] = [];
  for (const { must, sql: statement, describe, advice } of INVARIANTS) {
    const { rows } = await expression.raw<never>(statement).execute(tables(sql));
    if (rows.length > 0) contradictions.push({ must, found: rows.map(describe), advice });
  }
  return contradictions;
};
