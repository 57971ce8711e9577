import { type ChangeEmailInput, type ConfirmEmailInput, type OwnEmail, shopPaths } from '@stoa/contract';
import { conflictOf } from '../../../database/errors';
import type { Sql } from '../../../database/sql';
import { environment } from '../../../environment';
import { actingFor, unrecorded } from '../../../http/actor';
import { badField } from '../../../http/problem';
import { hashOf, newOpaqueToken } from '../../../security/opaque-token';
import { type Context, services } from '../../../services';
import { type AccountRow, findAccount, findAccountByEmail } from '../queries/accounts';
import {
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

  const sendLink = async (trx: Sql, { id, email }: Owner, mailOf: (email: string, link: string) => Mail) => {
    const token = newOpaqueToken();
    await insertEmailToken(trx, { userId: id, email }, hashOf(token));
    const mail = mailOf(email, `${environment.publicUrl}${shopPaths.confirmEmail}?token=${token}`);
    await services(strapi).mail.outbox.enqueue({ dedupeKey: `confirm-email ${hashOf(token)}`, ...mail }, trx);
  };

  return {
    /** Whether an account has this address, and opened the link that was sent there. */
    isConfirmed: async (id: number, email: string | null, trx: Sql = sql): Promise<boolean> =>
      email !== null && isConfirmed(trx, id, email),

    of: (id: number): Promise<OwnEmail> => readOwnEmail(sql, id),

    askToConfirm: (owner: Owner, trx: Sql = sql): Promise<void> => sendLink(trx, owner, confirmationMail),

    /** Nothing changes before the link that is mailed to the new address is opened. */
    async askToChange(id: number, { email, currentPassword }: ChangeEmailInput): Promise<void> {
      const account = await passwords.verified(id, currentPassword);
      if (email === account.email) throw badField('email', 'This is your email address already');
      if (await findAccountByEmail(sql, email))
        throw conflictOf('email', 'An account with this email address already exists');
      await strapi.db.transaction(({ trx }) => sendLink(trx, { id, email }, changeMail));
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
        const notice = { dedupeKey: `email-changed ${hashOf(token)}`, ...changedMail(account.email, email) };
        await services(strapi).mail.outbox.enqueue(notice, trx);
        return email;
      });
    },

    prune: () => pruneEmailTokens(sql),
  };
};

/** Like any change of one's own account, whether or not one is signed in where the link is opened. */
const recordedOf = <Result>({ id, name, role }: AccountRow, change: () => Promise<Result>): Promise<Result> =>
  role === 'ADMIN' ? actingFor({ kind: 'admin', id, name }, change) : unrecorded(change);

type Mail = { to: string; subject: string; text: string };

/*
 * None of these mails holds what somebody typed into a form, except the address.
 */

const confirmationMail = (email: string, link: string): Mail => ({
  to: email,
  subject: 'Confirm your email address',
  text: [
    'Thanks for creating an account.',
    `Open this link within 24 hours to confirm that this is your email address:\n\n${link}`,
    'If you didn’t create an account, ignore this email.',
  ].join('\n\n'),
});

const changeMail = (email: string, link: string): Mail => ({
  to: email,
  subject: 'Confirm your new email address',
  text: [
    'We received a request to use this address for an account.',
    `Open this link within 24 hours to confirm the change:\n\n${link}`,
    'If you didn’t ask for this, ignore this email. Nothing will change.',
  ].join('\n\n'),
});

const changedMail = (former: string, email: string): Mail => ({
  to: former,
  subject: 'Your email address was changed',
  text: [
    `Your account now uses ${email}. We won’t send any more emails to this address.`,
    `If you didn’t change it, contact us right away: ${environment.publicUrl}${shopPaths.contact}`,
  ].join('\n\n'),
});
