import type { StaffTopic } from '@stoa/contract';
import type { Sql } from '../../../database/sql';
import { tables } from '../../../database/tables';

/** What each has chosen; who hasn’t chosen anything isn’t in it. */
export const readChoices = (sql: Sql, topic: StaffTopic) =>
  tables(sql)
    .selectFrom('notification_choices')
    .where('topic', '=', topic)
    .select(['user_id as userId', 'mail'])
    .execute();

export const readChoicesOf = (sql: Sql, userId: number) =>
  tables(sql).selectFrom('notification_choices').where('user_id', '=', userId).select(['topic', 'mail']).execute();

export const saveChoices = async (
  sql: Sql,
  userId: number,
  choices: { topic: StaffTopic; mail: boolean }[],
): Promise<void> => {
  if (choices.length === 0) return;
  await tables(sql)
    .insertInto('notification_choices')
    .values(choices.map(({ topic, mail }) => ({ user_id: userId, topic, mail })))
    .onConflict((kept) => kept.columns(['user_id', 'topic']).doUpdateSet(({ ref }) => ({ mail: ref('excluded.mail') })))
    .execute();
};
