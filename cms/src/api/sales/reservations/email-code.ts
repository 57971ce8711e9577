import { randomInt } from 'node:crypto';
import type { OrderInput } from '@stoa/contract';
import type { Core } from '@strapi/strapi';
import type { Sql } from '../../../database/sql';
import { environment } from '../../../environment';
import { keyedHash } from '../../../security/keyed-hash';
import { services } from '../../../services';

const HOUR = 3600;
const DAY = 24 * HOUR;
const CODES = { name: 'checkout-codes', points: 10, duration: HOUR };
/** From one network, so that nobody else's requests keep anybody from ordering. */
const CODES_OF_ONE_PERSON = { name: 'checkout-codes-of-person', points: 5, duration: HOUR };
/** From all networks, so that they don't flood an inbox together. The first code for each network is mailed all the same. */
const CODES_OF_ONE_INBOX = { name: 'checkout-codes-of-inbox', points: 20, duration: DAY };
const FIRST_CODE = { name: 'first-checkout-code', points: 1, duration: DAY };
/** Of one code: it has six digits. */
const MOST_TRIES = 5;

/** What a code proves. OVER: too late, tried too often, or for another checkout or address. */
export type CodeAnswer = 'RIGHT' | 'WRONG' | 'OVER' | 'NONE';

type Checkout = Pick<OrderInput, 'key' | 'email'>;

const hashOf = ({ key, email }: Checkout, code: string): string =>
  keyedHash(environment.secrets.jwt, 'checkout code', key, email, code);

const takeCodes = async (strapi: Core.Strapi, email: string, address: string): Promise<void> => {
  const { limits } = services(strapi).auth;
  await limits.consume(CODES, address);
  await limits.consumeOf(CODES_OF_ONE_PERSON, email, address);
  const isFirst = await limits.allowsOf(FIRST_CODE, email, address);
  if (isFirst) await limits.allowsOf(CODES_OF_ONE_INBOX, email);
  else await limits.consumeOf(CODES_OF_ONE_INBOX, email);
};

/** Each replaces the one before it. Only the browser that checks out knows the key, so nobody else can use or spoil a code. */
export const mailCode = async (strapi: Core.Strapi, checkout: Checkout, address: string): Promise<void> => {
  const { mail, store } = services(strapi);
  await takeCodes(strapi, checkout.email, address);
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

/** Compared and counted at once, so that guesses at once don't get more tries. A right one isn't a guess: its order may be refused. */
export const tryCode = async (sql: Sql, { key, email, emailCode }: OrderInput): Promise<CodeAnswer> => {
  if (emailCode === null) return 'NONE';
  const hash = hashOf({ key, email }, emailCode);
  const [tried] = await sql('checkout_codes')
    .where({ checkout_key: key, email })
    .where('tries', '<', MOST_TRIES)
    .where('expires_at', '>', sql.fn.now())
    .update({ tries: sql.raw('tries + (code_hash <> ?)::integer', [hash]) })
    .returning('code_hash');
  if (!tried) return 'OVER';
  return tried.code_hash === hash ? 'RIGHT' : 'WRONG';
};

/** Its order is placed. */
export const dropCode = (trx: Sql, key: string): Promise<number> =>
  trx('checkout_codes').where({ checkout_key: key }).delete();

export const pruneCodes = (sql: Sql): Promise<number> =>
  sql('checkout_codes').where('expires_at', '<', sql.fn.now()).delete();

/** Holds nothing that somebody typed, except the address. The outbox keeps subjects, so the code isn't in it. */
const codeMail = (email: string, code: string, shopName: string) => ({
  to: email,
  subject: `Your ${shopName} confirmation code`,
  text: `${[
    'Enter this code at checkout to confirm your email address:',
    code,
    'The code is good for an hour. If you aren’t placing an order, ignore this email.',
    shopName,
  ].join('\n\n')}\n`,
});
