import { sql as expression } from 'kysely';
import type { Sql } from './sql';
import { tables } from './tables';

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

/** What sets it until the transaction ends, for a statement to select. */
export const settingReason = ({ actor, ...reason }: ChangeReason) => {
  const given = Object.entries({ ...reason, ...(actor && { actor: actor.name, actor_id: accountOf(actor) ?? '' }) });
  return given.map(([name, value]) =>
    expression`set_config(${`stoa.${name}`}, ${String(value)}, true)`.as(`stoa.${name}`),
  );
};

export const giveReason = async (trx: Sql, reason: ChangeReason): Promise<void> => {
  await tables(trx).selectNoFrom(settingReason(reason)).execute();
};
