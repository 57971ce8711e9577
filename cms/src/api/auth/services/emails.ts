import type { ChangeEmailInput, ConfirmEmailInput, OwnEmail } from '@stoa/contract';
import { conflictOf } from '../../../database/errors';
import type { Sql } from '../../../database/sql';
import { actingFor, unrecorded } from '../../../http/actor';
import { badField } from '../../../http/problem';
import { hashOf, newOpaqueToken } from '../../../security/opaque-token';
import { type Context, services } from '../../../services';
import { fillings } from '../mails';
import { type AccountRow, findAccount, findAccountByEmail } from '../queries/accounts';
import {
  confirmedOwner,
  dropEmailTokens,
  insertEmailToken,
  isConfirmed,
  pruneEmailTokens,
  readOwnEmail,
  saveEmail,
  useEmailToken,
} from '../queries/email-tokens';
import { dropResetTokens } from '../queries/reset-tokens';

type Owner = { id: number; email: string };

export default ({ strapi }: Context) => {
  const sql = strapi.db.connection;
  const { passwords } = services(strapi).auth;

  const sendLink = async (trx: Sql, { id, email }: Owner, kind: 'confirmEmail' | 'changeEmail') => {
    const token = newOpaqueToken();
    await insertEmailToken(trx, { userId: id, email }, hashOf(token));
    const dedupeKey = `confirm-email ${hashOf(token)}`;
    await services(strapi).mail.outbox.send({ kind, dedupeKey, to: email, ...fillings[kind](token) }, trx);
  };

  return {
    /** Whether an account has this address, and opened the link that was sent there. */
    isConfirmed: async (id: number, email: string | null, trx: Sql = sql): Promise<boolean> =>
      email !== null && isConfirmed(trx, id, email),

    /** The account that has this address, and confirmed it. */
    confirmedOwner: (email: string, trx: Sql = sql): Promise<number | null> => confirmedOwner(trx, email),

    of: (id: number): Promise<OwnEmail> => readOwnEmail(sql, id),

    askToConfirm: (owner: Owner, trx: Sql = sql): Promise<void> => sendLink(trx, owner, 'confirmEmail'),

    /** Nothing changes before the link that is mailed to the new address is opened. */
    async askToChange(id: number, { email, currentPassword }: ChangeEmailInput): Promise<void> {
      const account = await passwords.verified(id, currentPassword);
      if (email === account.email) throw badField('email', 'This is your email address already');
      if (await findAccountByEmail(sql, email))
        throw conflictOf('email', 'An account with this email address already exists');
      await strapi.db.transaction(({ trx }) => sendLink(trx, { id, email }, 'changeEmail'));
    },

    /** Returns the address that is confirmed now. */
    async confirm({ token }: ConfirmEmailInput): Promise<string> {
      return strapi.db.transaction(async ({ trx }) => {
        const found = await useEmailToken(trx, hashOf(token));
        const account = found && (await findAccount(trx, found.userId));
        if (!account) throw badField('token', 'This link has expired. Please request a new one');
        const { email } = found;
        await recordedOf(account, () =>
          services(strapi).history.activity.watch({ kind: 'user', ids: [account.id] }, () => saveEmail(trx, found)),
        );
        if (email === account.email) return email;
        await dropEmailTokens(trx, account.id);
        // Whoever reads the mails of the old address can't take the account over.
        await dropResetTokens(trx, account.id);
        const notice = {
          kind: 'emailChanged' as const,
          dedupeKey: `email-changed ${hashOf(token)}`,
          to: account.email,
        };
        await services(strapi).mail.outbox.send({ ...notice, ...fillings.emailChanged(email) }, trx);
        return email;
      });
    },

    prune: () => pruneEmailTokens(sql),
  };
};

/** Like any change of one's own account, whether or not one is signed in where the link is opened. */
const recordedOf = <Result>({ id, name, role }: AccountRow, change: () => Promise<Result>): Promise<Result> =>
  role === 'ADMIN' ? actingFor({ kind: 'admin', id, name }, change) : unrecorded(change);
