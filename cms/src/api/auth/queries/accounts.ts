import type { Role } from '@stoa/contract';
import type { Sql } from '../../../database/sql';

export interface AccountRow {
  id: number;
  name: string;
  email: string;
  avatar: string | null;
  password: string | null;
  blocked: boolean;
  role: Role;
}

const accounts = (sql: Sql) =>
  sql('up_users as u')
    .leftJoin('up_users_role_lnk as l', 'l.user_id', 'u.id')
    .leftJoin('up_roles as r', 'r.id', 'l.role_id')
    .select('u.id', 'u.name', 'u.email', 'u.avatar', 'u.password')
    .select(sql.raw(`COALESCE(u.blocked, false) AS blocked, ${roleColumn} AS role`));

/** Maps Strapi's role types to the contract's. */
export const roleColumn = `CASE WHEN r.type = 'admin' THEN 'ADMIN' ELSE 'USER' END`;

export const findAccountByEmail = (sql: Sql, email: string): Promise<AccountRow | undefined> =>
  accounts(sql).where('u.email', email).first();

export const findAccount = (sql: Sql, id: number): Promise<AccountRow | undefined> =>
  accounts(sql).where('u.id', id).first();

export const hasAdministrator = async (sql: Sql): Promise<boolean> =>
  Boolean(await accounts(sql).where('r.type', 'admin').first());

export const deleteAccount = async (sql: Sql, id: number): Promise<void> => {
  await sql('auth_sessions').where('user_id', id).delete();
  await sql('up_users').where({ id }).delete();
};
