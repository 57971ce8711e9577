import { randomInt } from 'node:crypto';
import type { OrderInput } from '@stoa/contract';
import type { Core } from '@strapi/strapi';
import { sql as expression } from 'kysely';
import type { Sql } from '../../../database/sql';
import { NOW, tables } from '../../../database/tables';
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
  const { mail } = services(strapi);
  await takeCodes(strapi, checkout.email, address);
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  await strapi.db.transaction(async ({ trx }) => {
    const row = { email: checkout.email, code_hash: hashOf(checkout, code), tries: 0 };
    const kept = { ...row, expires_at: expression<Date>`now() + interval '1 hour'` };
    await tables(trx)
      .insertInto('checkout_codes')
      .values({ checkout_key: checkout.key, ...kept })
      .onConflict((conflict) => conflict.column('checkout_key').doUpdateSet(kept))
      .execute();
    // Holds nothing that somebody typed, except the address. The outbox keeps subjects, so the code isn't in it.
    await mail.outbox.send(
      {
        kind: 'checkoutCode',
        dedupeKey: `checkout-code ${row.code_hash}`,
        to: checkout.email,
        values: {},
        blocks: [{ kind: 'code', code }],
      },
      trx,
    );
  });
};

/** Compared and counted at once, so that guesses at once don't get more tries. A right one isn't a guess: its order may be refused. */
export const tryCode = async (sql: Sql, { key, email, emailCode }: OrderInput): Promise<CodeAnswer> => {
  if (emailCode === null) return 'NONE';
  const hash = hashOf({ key, email }, emailCode);
  const tried = await tables(sql)
    .updateTable('checkout_codes')
    .where('checkout_key', '=', key)
    .where('email', '=', email)
    .where('tries', '<', MOST_TRIES)
    .where('expires_at', '>', NOW)
    .set({ tries: expression<number>`tries + (code_hash <> ${hash})::integer` })
    .returning('code_hash')
    .executeTakeFirst();
  if (!tried) return 'OVER';
  return tried.code_hash === hash ? 'RIGHT' : 'WRONG';
};

/** Its order is placed. */
export const dropCode = (trx: Sql, key: string): Promise<unknown> =>
  tables(trx).deleteFrom('checkout_codes').where('checkout_key', '=', key).execute();

export const pruneCodes = (sql: Sql): Promise<unknown> =>
  tables(sql).deleteFrom('checkout_codes').where('expires_at', '<', NOW).execute();
