import type { UpdateUserInput, User, UserList, UserListQuery } from '@stoa/contract';
import type { Core } from '@strapi/strapi';
import { conflict, forbidden, notFound } from '../../../http/problem';
import { leavesNoAdministrator } from '../domain/last-administrator';
import {
  countOtherAdministrators,
  endSessions,
  lockAdministrators,
  readUser,
  readUsers,
  setBlocked,
  setRole,
} from '../queries/users';
import { toUser } from '../serializers/user';

const createUsersService = ({ strapi }: { strapi: Core.Strapi }) => {
  const sql = strapi.db.connection;

  return {
    async list(query: UserListQuery): Promise<UserList> {
      const { rows, pagination } = await readUsers(sql, query);
      return { items: rows.map(toUser), pagination };
    },

    /** `actorId` is the administrator who asks. */
    async change(actorId: number, id: number, { role, blocked }: UpdateUserInput): Promise<User> {
      if (id === actorId) throw forbidden('You cannot change your own role or block yourself');
      return strapi.db.transaction(async ({ trx }) => {
        await lockAdministrators(trx);
        const before = await readUser(trx, id);
        if (!before) throw notFound('This user does not exist');
        const after = { ...before, role: role ?? before.role, blocked: blocked ?? before.blocked };
        if (leavesNoAdministrator(before, after, await countOtherAdministrators(trx, id)))
          throw conflict('The last administrator can be neither demoted nor blocked');
        if (after.role !== before.role) await setRole(trx, id, after.role);
        if (after.blocked !== before.blocked) await setBlocked(trx, id, after.blocked);
        if (after.blocked) await endSessions(trx, id);
        return toUser(after);
      });
    },
  };
};

export type UsersService = ReturnType<typeof createUsersService>;
export default createUsersService;
