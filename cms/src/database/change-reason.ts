import type { Sql } from './sql';

/** What triggers write down of the transaction's changes, such as those of stock. */
interface ChangeReason {
  actor?: string;
  reason?: string;
  order?: number;
}

/** Holds until the transaction ends. */
export const giveReason = async (trx: Sql, reason: ChangeReason): Promise<void> => {
  const given = Object.entries(reason);
  const calls = given.map(() => 'set_config(?, ?, true)').join(', ');
  await trx.raw(
    `SELECT ${calls}`,
    given.flatMap(([name, value]) => [`stoa.${name}`, String(value)]),
  );
};
