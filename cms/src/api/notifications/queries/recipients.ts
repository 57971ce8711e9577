import type { StaffTopic } from '@stoa/contract';
import type { Sql } from '../../../database/sql';
import { tables } from '../../../database/tables';

/** Null: nothing was chosen. */
interface Choice {
  mail: boolean | null;
  push: boolean | null;
}

/** Who hasn’t chosen anything isn’t in it. */
export const readChoices = (sql: Sql, topic: StaffTopic) =>
  tables(sql)
    .selectFrom('notification_choices')
    .where('topic', '=', topic)
    .select(['user_id as userId', 'mail'])
    .execute();

export const readChoicesOf = (sql: Sql, userId: number) =>
  tables(sql)
    .selectFrom('notification_choices')
    .where('user_id', '=', userId)
    .select(['topic', 'mail', 'push'])
    .execute();

export const saveChoice = async (
  sql: Sql,
  userId: number,
  topic: StaffTopic,
  { mail, push }: Choice,
): Promise<void> => {
  await tables(sql)
    .insertInto('notification_choices')
    .values({ user_id: userId, topic, mail, push })
    .onConflict((kept) =>
      kept.columns(['user_id', 'topic']).doUpdateSet(({ fn, ref }) => ({
        mail: fn.coalesce(ref('excluded.mail'), ref('notification_choices.mail')),
        push: fn.coalesce(ref('excluded.push'), ref('notification_choices.push')),
      })),
    )
    .execute();
};
