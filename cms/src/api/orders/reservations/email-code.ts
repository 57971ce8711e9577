import { randomInt } from 'node:crypto';
import type { OrderInput } from '@stoa/contract';
import type { Core } from '@strapi/strapi';
import type { Sql } from '../../../database/sql';
import { environment } from '../../../environment';
import { keyedHash } from '../../../security/keyed-hash';
import { services } from '../../../services';

const HOUR = 3600;
const CODES = { name: 'checkout-codes', points: 10, duration: HOUR };
/** From anywhere, so that nobody floods somebody else's inbox. */
const CODES_OF_ONE_PERSON = { name: 'checkout-codes-of-person', points: 5, duration: HOUR };
/** Of one code: it has six digits. */
const MOST_TRIES = 5;

/** What a code proves. OVER: too late, tried too often, or for another checkout or address. */
export type CodeAnswer = 'RIGHT' | 'WRONG' | 'OVER' | 'NONE';

type Checkout = Pick<OrderInput, 'key' | 'email'>;

const hashOf = ({ key, email }: Checkout, code: string): string =>
  keyedHash(environment.secrets.jwt, 'checkout code', key, email, code);

/** Each replaces the one before it. Only the browser that checks out knows the key, so nobody else can use or spoil a code. */
export const mailCode = async (strapi: Core.Strapi, checkout: Checkout, address: string): Promise<void> => {
  const { auth, mail, store } = services(strapi);
  await auth.limits.consume(CODES, address);
  await auth.limits.consumeOf(CODES_OF_ONE_PERSON, checkout.email);
  const { shopName } = await store.settings.readPublic();
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  await strapi.db.transaction(async ({ trx }) => {
    const row = { email: checkout.email, code_hash: hashOf(checkout, code), tries: 0 };
    await trx('checkout_codes')
      .insert({ checkout_key: checkout.key, ...row, expires_at: trx.raw("now() + interval '1 hour'") })
      .onConflict('checkout_key')
      .merge();
    await mail.outbox.enqueue(
      { dedupeKey: `checkout-code ${row.code_hash}`, ...codeMail(checkout.email, code, shopName) },
      trx,
    );
  });
};

/** Counted before it's compared, so that guesses at once don't get more tries. */
export const tryCode = async (sql: Sql, { key, email, emailCode }: OrderInput): Promise<CodeAnswer> => {
  if (emailCode === null) return 'NONE';
  const [tried] = await sql('checkout_codes')
    .where({ checkout_key: key, email })
    .where('tries', '<', MOST_TRIES)
    .where('expires_at', '>', sql.fn.now())
    .increment('tries', 1)
    .returning('code_hash');
  if (!tried) return 'OVER';
  return tried.code_hash === hashOf({ key, email }, emailCode) ? 'RIGHT' : 'WRONG';
};

/** Its order is placed. */
export const dropCode = (trx: Sql, key: string): Promise<number> =>
  trx('checkout_codes').where({ checkout_key: key }).delete();

export const pruneCodes = (sql: Sql): Promise<number> =>
  sql('checkout_codes').where('expires_at', '<', sql.fn.now()).delete();

/** Holds nothing that somebody typed, except the address. */
const codeMail = (email: string, code: string, shopName: string) => ({
  to: email,
  subject: `${code} is your code at ${shopName}`,
  text: `${[
    'Enter this code at checkout to confirm your email address:',
    code,
    'You can use it for an hour. If you aren’t ordering anything, ignore this email.',
    shopName,
  ].join('\n\n')}\n`,
});
