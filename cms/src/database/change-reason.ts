import type { Sql } from './sql';

/** Whoever makes a change: an account, or the name of what has none. */
interface Actor {
  kind: string;
  id: number | null;
  name: string;
}

/** What triggers write down of the transaction's changes, such as those of stock. */
interface ChangeReason {
  actor?: Actor;
  reason?: string;
  order?: number;
}

/** Editors of the console have ids of their own. */
const accountOf = ({ kind, id }: Actor): number | null => (kind === 'admin' ? id : null);

/** The columns that say who made a row. */
export const madeBy = (actor: Actor) => ({ made_by: actor.name, made_by_id: accountOf(actor) });

/** Holds until the transaction ends. */
export const giveReason = async (trx: Sql, { actor, ...reason }: ChangeReason): Promise<void> => {
  const given = Object.entries({ ...reason, ...(actor && { actor: actor.name, actor_id: accountOf(actor) ?? '' }) });
  const calls = given.map(() => 'set_config(?, ?, true)').join(', ');
  await trx.raw(
    `SELECT ${calls}`,
    given.flatMap(([name, value]) => [`stoa.${name}`, String(value)]),
  );
};
