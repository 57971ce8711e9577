import type { Actor } from '@stoa/contract';
import type { Sql } from './sql';

/** What triggers write down of the transaction's changes, such as those of stock. */
interface ChangeReason {
  actor?: Actor;
  reason?: string;
  order?: number;
}

/** Editors of the console have ids of their own. */
const accountOf = ({ kind, id }: Actor): number | null => (kind === 'admin' ? id : null);

/** Holds until the transaction ends. */
export const giveReason = async (trx: Sql, { actor, ...reason }: ChangeReason): Promise<void> => {
  const given = Object.entries({ ...reason, ...(actor && { actor: actor.name, actor_id: accountOf(actor) ?? '' }) });
  const calls = given.map(() => 'set_config(?, ?, true)').join(', ');
  await trx.raw(
    `SELECT ${calls}`,
    given.flatMap(([name, value]) => [`stoa.${name}`, String(value)]),
  );
};

const IF_ACTOR = `CASE WHEN ? = current_setting('stoa.actor', true) THEN NULLIF(current_setting('stoa.actor_id', true), '')::integer END`;

/** Whose doing a row is: a name, and the account behind it if the transaction is that administrator's. */
export const madeBy = (trx: Sql, name: string | null) => ({ made_by: name, made_by_id: trx.raw(IF_ACTOR, [name]) });
