import type { CollectionRule } from '@stoa/contract';
import { sql as expression } from 'kysely';
import type { Sql } from '../../../database/sql';
import { tables } from '../../../database/tables';

/** What decides which items are in a collection, so that it's known for a cart by one more statement. */
export const selectCollections = (sql: Sql) =>
  tables(sql)
    .selectFrom('collections')
    .select(['collections.id', expression<CollectionRule | null>`collections.rule::json`.as('rule')]);
