import type { Account, DeleteAccountInput, LoginInput, ProfileInput, RegisterInput } from '@stoa/contract';
import { areasOf } from '../../../area/registered-areas';
import { forbidden, unauthorized } from '../../../http/problem';
import { hashPassword, isPassword } from '../../../security/passwords';
import { type Context, services } from '../../../services';
import { deleteAccount, findAccount, findAccountByEmail, hasAdministrator } from '../queries/accounts';
import { dropResetTokens } from '../queries/reset-tokens';
import { toAccount } from '../serializers/account';

const USER = 'plugin::users-permissions.user';
const ROLE = 'plugin::users-permissions.role';
type RoleType = 'admin' | 'authenticated';

export default ({ strapi }: Context) => {
  const roleId = async (type: RoleType): Promise<number> =>
    (await strapi.db.query(ROLE).findOne({ where: { type } })).id;

  const create = async ({ name, email, password }: RegisterInput, type: RoleType, confirmed: boolean) => {
    const [hashed, role] = await Promise.all([hashPassword(password), roleId(type)]);
    const { id } = await strapi.db.query(USER).create({
      data: {
        name,
        email,
        username: email,
        password: hashed,
        provider: 'local',
        confirmed,
        blocked: false,
        role,
      },
    });
    return { id: Number(id), name, email, avatar: null, role: type === 'admin' ? 'ADMIN' : 'USER' } satisfies Account;
  };

  return {
    /** A duplicate address hits the unique index and becomes a 409. `isConfirmed`: they have shown that they read its emails. */
    async register(input: RegisterInput, isConfirmed = false): Promise<Account> {
      return strapi.db.transaction(async ({ trx }) => {
        const account = await create(input, 'authenticated', isConfirmed);
        if (!isConfirmed) await services(strapi).auth.emails.askToConfirm(account, trx);
        return account;
      });
    },

    async verify({ email, password }: LoginInput): Promise<Account> {
      const account = await findAccountByEmail(strapi.db.connection, email);
      if (!(await isPassword(password, account?.password)) || !account)
        throw unauthorized('Incorrect email or password');
      if (account.blocked) throw forbidden('This account has been blocked. Please contact the shop');
      return toAccount(account);
    },

    async updateProfile(id: number, { name, avatar }: ProfileInput): Promise<Account> {
      await services(strapi).history.activity.watch({ kind: 'user', ids: [id] }, () =>
        strapi.db.query(USER).update({ where: { id }, data: { name, avatar } }),
      );
      const account = await findAccount(strapi.db.connection, id);
      if (!account) throw unauthorized('Please sign in');
      return toAccount(account);
    },

    /** Erases a person for good, also from the activity log. What they wrote stays, without a name. */
    async remove(id: number, { currentPassword }: DeleteAccountInput): Promise<void> {
      await services(strapi).auth.passwords.verified(id, currentPassword);
      await services(strapi).users.users.keepAnAdministrator(async (trx) => {
        const { email = '' } = (await findAccount(trx, id)) ?? {};
        await services(strapi).marketplace.stockAlerts.forget(trx, [email]);
        await dropResetTokens(trx, id);
        await services(strapi).history.activity.watch({ kind: 'user', ids: [id] }, () => deleteAccount(trx, id));
        for (const { anonymizeUser } of areasOf(strapi)) await anonymizeUser?.(trx, id, 'Deleted account');
      });
    },

    hasAdministrator: () => hasAdministrator(strapi.db.connection),

    /** If an account already has this address, gives it the role and password. */
    async makeAdministrator(input: RegisterInput): Promise<void> {
      const account = await findAccountByEmail(strapi.db.connection, input.email);
      const activity = services(strapi).history.activity;
      if (!account) {
        await activity.watch({ kind: 'user', made: ({ id }: Account) => [id] }, () => create(input, 'admin', true));
        return;
      }
      const [password, role] = await Promise.all([hashPassword(input.password), roleId('admin')]);
      await activity.watch({ kind: 'user', ids: [account.id] }, () =>
        strapi.db.query(USER).update({ where: { id: account.id }, data: { password, role, blocked: false } }),
      );
    },
  };
};
