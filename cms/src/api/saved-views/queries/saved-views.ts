import type { SavedView, SavedViewInput, UpdateSavedViewInput, ViewList } from '@stoa/contract';
import type { Sql } from '../../../database/sql';

const COLUMNS = { id: 'id', list: 'list', name: 'name', query: 'query', columns: 'columns' };

export const readSavedViews = (sql: Sql, userId: number, list: ViewList): Promise<SavedView[]> =>
  sql('saved_views').where({ user_id: userId, list }).orderByRaw('lower(name), id').select(COLUMNS);

/** Makes concurrent saves by one user take turns, so each is counted. */
export const lockOwner = (sql: Sql, userId: number) =>
  sql('up_users').where({ id: userId }).forNoKeyUpdate().first('id');

export const countSavedViews = async (sql: Sql, userId: number, list: ViewList): Promise<number> =>
  Number((await sql('saved_views').where({ user_id: userId, list }).count({ total: '*' }).first())?.total);

export const insertSavedView = async (
  sql: Sql,
  userId: number,
  { list, name, query, columns }: SavedViewInput,
): Promise<SavedView> =>
  (await sql('saved_views').insert({ user_id: userId, list, name, query, columns }, COLUMNS as never))[0];

export const updateSavedView = async (
  sql: Sql,
  userId: number,
  id: number,
  { name, query, columns }: UpdateSavedViewInput,
): Promise<SavedView | undefined> =>
  (
    await sql('saved_views')
      .where({ id, user_id: userId })
      .update({ name, query, columns, updated_at: sql.raw('now()') }, COLUMNS as never)
  )[0];

export const deleteSavedView = (sql: Sql, userId: number, id: number): Promise<number> =>
  sql('saved_views').where({ id, user_id: userId }).delete();
