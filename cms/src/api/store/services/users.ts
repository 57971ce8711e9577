import type { UpdateUserInput, User, UserList, UserListQuery } from '@stoa/contract';
import type { Core } from '@strapi/strapi';
import type { Sql } from '../../../database/sql';
import { conflict, forbidden, notFound } from '../../../http/problem';
import { services } from '../../../services';
import {
  countAdministrators,
  lockAdministrators,
  readUser,
  readUsers,
  setBlocked,
  setRole,
  type UserRow,
} from '../queries/users';
import { toUser } from '../serializers/user';

const createUsersService = ({ strapi }: { strapi: Core.Strapi }) => {
  const sql = strapi.db.connection;

  /** Undoes a change that would leave a shop which nobody can run. Such changes pass one after another. */
  const keepAnAdministrator = async <Result>(change: (trx: Sql) => Promise<Result>): Promise<Result> =>
    strapi.db.transaction(async ({ trx }) => {
      await lockAdministrators(trx);
      const before = await countAdministrators(trx);
      const result = await change(trx);
      if (before > 0 && (await countAdministrators(trx)) === 0)
        throw conflict('The last administrator can be neither demoted, blocked nor deleted');
      return result;
    });

  return {
    async list(query: UserListQuery): Promise<UserList> {
      const { rows, pagination } = await readUsers(sql, query);
      return { items: rows.map(toUser), pagination };
    },

    /** `actorId` is the administrator who asks. */
    async change(actorId: number, id: number, { role, blocked }: UpdateUserInput): Promise<User> {
      if (id === actorId) throw forbidden('You cannot change your own role or block yourself');
      const setAccess = async (trx: Sql) => {
        const before = await readUser(trx, id);
        if (!before) throw notFound('This user does not exist');
        if (role && role !== before.role) await setRole(trx, id, role);
        if (blocked !== undefined) await setBlocked(trx, id, blocked);
        if (blocked) await services.auth.sessions(strapi).endAllOf(id);
        return toUser((await readUser(trx, id)) as UserRow);
      };
      return keepAnAdministrator(() => services.history.activity(strapi).watch({ kind: 'user', ids: [id] }, setAccess));
    },

    keepAnAdministrator,
  };
};

export type UsersService = ReturnType<typeof createUsersService>;
export default createUsersService;
