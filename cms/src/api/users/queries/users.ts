import type { Role, User, UserListQuery } from '@stoa/contract';
import { selected } from '../../../area/fields';
import { onePage, readPage } from '../../../database/lists/page';
import { matchSearch, rankOf } from '../../../database/lists/search';
import type { Sql } from '../../../database/sql';
import { IS_ADMIN, userFields } from '../fields';

export type UserRow = Omit<User, 'createdAt'> & { createdAt: Date };

const SORTS = {
  createdAt: 'up_users.created_at',
  name: 'lower(up_users.name)',
  email: 'up_users.email',
  role: IS_ADMIN,
} as const satisfies Record<UserListQuery['sortBy'], string>;

const ROLE_TYPES: Record<Role, string> = { ADMIN: 'admin', USER: 'authenticated' };

const usersWithRole = (sql: Sql) =>
  sql('up_users')
    .leftJoin('up_users_role_lnk', 'up_users_role_lnk.user_id', 'up_users.id')
    .leftJoin('up_roles', 'up_roles.id', 'up_users_role_lnk.role_id');

const columns = (sql: Sql) => selected(sql, 'up_users', userFields, 'list');

export const readUsers = (sql: Sql, query: UserListQuery) => {
  const { search, role, blocked, sortBy, ...page } = query;
  const rank = rankOf(sql, ['up_users.name', 'up_users.email'], query, 'createdAt');
  const matching = usersWithRole(sql);
  matchSearch(matching, ['up_users.name', 'up_users.email'], search);
  if (role) matching.whereRaw(`${IS_ADMIN} = ?`, [role === 'ADMIN']);
  if (blocked !== undefined) matching.whereRaw('COALESCE(up_users.blocked, false) = ?', [blocked]);
  const rows = onePage(matching.clone().select(...columns(sql)), {
    ...page,
    rank,
    by: SORTS[sortBy],
    id: 'up_users.id',
  });
  return readPage<UserRow>(rows, matching, page);
};

export const readUser = (sql: Sql, id: number): Promise<UserRow | undefined> =>
  usersWithRole(sql)
    .where('up_users.id', id)
    .first(...columns(sql));

/** Makes administrator changes take turns, so two who demote each other at once can't both succeed. */
export const lockAdministrators = (sql: Sql) => sql('up_roles').where({ type: 'admin' }).forNoKeyUpdate().select('id');

const activeAdministrators = (sql: Sql) =>
  usersWithRole(sql).whereRaw(IS_ADMIN).whereRaw('up_users.blocked IS NOT TRUE');

export const countAdministrators = async (sql: Sql): Promise<number> =>
  Number((await activeAdministrators(sql).count({ total: '*' }).first())?.total);

export const readAdministrators = (sql: Sql): Promise<{ id: number; email: string }[]> =>
  activeAdministrators(sql).orderBy('up_users.id').select('up_users.id', 'up_users.email');

export const setBlocked = (sql: Sql, id: number, blocked: boolean) =>
  sql('up_users')
    .where({ id })
    .update({ blocked, updated_at: sql.raw('now()') });

export const setRole = (sql: Sql, id: number, role: Role) =>
  sql.raw(
    `WITH before AS (DELETE FROM up_users_role_lnk WHERE user_id = :id)
     INSERT INTO up_users_role_lnk (user_id, role_id, user_ord) SELECT :id, id, 1 FROM up_roles WHERE type = :type`,
    { id, type: ROLE_TYPES[role] },
  );
