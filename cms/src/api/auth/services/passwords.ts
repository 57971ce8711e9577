import { randomInt } from 'node:crypto';
import type { ChangePasswordInput, ResetPasswordInput } from '@stoa/contract';
import { badField } from '../../../http/problem';
import { hashOf, newOpaqueToken } from '../../../security/opaque-token';
import { hashPassword, isPassword } from '../../../security/passwords';
import { type Context, services } from '../../../services';
import { fillings } from '../mails';
import { type AccountRow, findAccount, findAccountByEmail } from '../queries/accounts';
import { dropAddressChanges } from '../queries/email-tokens';
import { dropResetTokens, insertResetToken, useResetToken } from '../queries/reset-tokens';

export default ({ strapi }: Context) => {
  /** Saving a password also ends the account's sessions: see end-sessions.ts. */
  const save = async (id: number, password: string): Promise<void> => {
    const data = { password: await hashPassword(password) };
    await strapi.db.query('plugin::users-permissions.user').update({ where: { id }, data });
  };

  const sendResetLink = async (email: string): Promise<void> => {
    const account = await findAccountByEmail(strapi.db.connection, email);
    if (!account || account.blocked) return;
    const token = newOpaqueToken();
    const mail = { kind: 'resetPassword' as const, dedupeKey: `reset-password ${hashOf(token)}`, to: email };
    await strapi.db.transaction(async ({ trx }) => {
      await insertResetToken(trx, account.id, hashOf(token));
      await services(strapi).mail.outbox.send({ ...mail, ...fillings.resetPassword(token) }, trx);
    });
  };

  const waiting = new Map<NodeJS.Timeout, string>();
  const underway = new Set<Promise<void>>();
  const send = (timer: NodeJS.Timeout): void => {
    const email = waiting.get(timer) as string;
    waiting.delete(timer);
    clearTimeout(timer);
    const sending = sendResetLink(email)
      .catch((error) => void strapi.log.error(error))
      .finally(() => underway.delete(sending));
    underway.add(sending);
  };

  const verified = async (id: number, password: string): Promise<AccountRow> => {
    const account = await findAccount(strapi.db.connection, id);
    if (!(await isPassword(password, account?.password)) || !account)
      throw badField('currentPassword', 'Current password is incorrect');
    return account;
  };

  return {
    /** Whoever changes what signs somebody in enters the password again. */
    verified,

    /**
     * Looks up nothing until well after the response is sent, so neither it nor its timing reveals whether the account exists.
     */
    askForReset(email: string): void {
      const timer: NodeJS.Timeout = setTimeout(() => send(timer), randomInt(200, 1000));
      waiting.set(timer, email);
    },

    /** Called before the process exits. */
    async sendAllPending(): Promise<void> {
      for (const timer of [...waiting.keys()]) send(timer);
      await Promise.all(underway);
    },

    /** Returns the address of the account whose password was reset. */
    async reset({ token, password }: ResetPasswordInput): Promise<string> {
      return strapi.db.transaction(async ({ trx }) => {
        const userId = await useResetToken(trx, hashOf(token));
        const account = userId ? await findAccount(trx, userId) : undefined;
        if (!account) throw badField('token', 'This link has expired. Please request a new one');
        await save(account.id, password);
        await dropResetTokens(trx, account.id);
        await dropAddressChanges(trx, account.id);
        return account.email;
      });
    },

    async change(id: number, { currentPassword, password }: ChangePasswordInput): Promise<void> {
      await verified(id, currentPassword);
      await save(id, password);
      await dropResetTokens(strapi.db.connection, id);
      // Whoever knew the old password may have asked for one.
      await dropAddressChanges(strapi.db.connection, id);
    },
  };
};
