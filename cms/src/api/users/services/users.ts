import type { UpdateUserInput, User, UserList, UserListQuery } from '@stoa/contract';
import type { Sql } from '../../../database/sql';
import { conflict, forbidden, notFound } from '../../../http/problem';
import { type Context, services } from '../../../services';
import {
  countAdministrators,
  lockAdministrators,
  readAdministrators,
  readUser,
  readUsers,
  setBlocked,
  setRole,
  type UserRow,
} from '../queries/users';
import { toUser } from '../serializers/user';

export default ({ strapi }: Context) => {
  const sql = strapi.db.connection;

  /** Rolls back a change that would leave the shop without an administrator. Such changes take turns. */
  const keepAnAdministrator = async <Result>(change: (trx: Sql) => Promise<Result>): Promise<Result> =>
    strapi.db.transaction(async ({ trx }) => {
      await lockAdministrators(trx);
      const before = await countAdministrators(trx);
      const result = await change(trx);
      if (before > 0 && (await countAdministrators(trx)) === 0)
        throw conflict('The last administrator can’t be demoted, blocked, or deleted');
      return result;
    });

  return {
    async list(query: UserListQuery): Promise<UserList> {
      const { rows, pagination } = await readUsers(sql, query);
      return { items: rows.map(toUser), pagination };
    },

    async change(actorId: number, id: number, { role, blocked }: UpdateUserInput): Promise<User> {
      if (id === actorId) throw forbidden('You can’t change your own role or block yourself');
      const setAccess = async (trx: Sql) => {
        const before = await readUser(trx, id);
        if (!before) throw notFound('This user does not exist');
        if (role && role !== before.role) await setRole(trx, id, role);
        if (blocked !== undefined) await setBlocked(trx, id, blocked);
        if (blocked) await services(strapi).auth.sessions.endAllOf(id);
        return toUser((await readUser(trx, id)) as UserRow);
      };
      return keepAnAdministrator(() => services(strapi).history.activity.watch({ kind: 'user', ids: [id] }, setAccess));
    },

    keepAnAdministrator,

    administrators: (trx = sql) => readAdministrators(trx),
  };
};
