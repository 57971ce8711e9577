import { RESERVED_UNPAID_STATES } from '@stoa/contract';
import type { Core } from '@strapi/strapi';
import type { Sql } from '../../../database/sql';
import { badField } from '../../../http/problem';
import { services } from '../../../services';
import { Refusal } from '../checkout/refusal';
import type { CodeAnswer } from './email-code';
import { excessInWords, excessOf, type ReservationLimits, type Reserved } from './excess';

/** Who places an order, as far as that can be told. */
export interface Buyer {
  userId: number | null;
  email: string;
  /** A hash of the network address. */
  network: string;
  code: CodeAnswer;
}

const readLimits = async (trx: Sql): Promise<ReservationLimits> => {
  const terms = await trx('terms_of_sale').first({
    itemsPerOrder: 'reserved_items_per_order',
    valuePerOrder: 'reserved_value_per_order',
    itemsPerCustomer: 'reserved_items_per_customer',
    valuePerCustomer: 'reserved_value_per_customer',
  });
  return {
    perOrder: { items: terms.itemsPerOrder, value: terms.valuePerOrder },
    perCustomer: { items: terms.itemsPerCustomer, value: terms.valuePerCustomer },
  };
};

/**
 * Of the orders of one customer, one is placed at a time, so that each sees what the others hold. Before any row is locked, and in one
 * order, so that none of them waits for another in a circle.
 */
const takeTurns = async (trx: Sql, { email, network }: Buyer): Promise<void> => {
  await trx.raw(
    `SELECT pg_advisory_xact_lock(key) FROM (
       SELECT DISTINCT hashtextextended(name, 0) AS key FROM unnest(?::text[]) name ORDER BY key) keys`,
    [[`reservations ${email}`, `reservations ${network}`]],
  );
};

/** What isn't paid, as far as nobody has confirmed an email address for it. An order that is sent isn't limited anymore. */
const readHeld = async (trx: Sql, column: 'email' | 'network_hash', value: string): Promise<Reserved> => {
  const { rows } = await trx.raw(
    `SELECT COALESCE(sum(total), 0)::float8 AS value, COALESCE(sum((
         SELECT sum(quantity) FROM reservations WHERE order_id = orders.id AND state = 'HELD')), 0)::float8 AS items
     FROM orders WHERE ${column} = :value AND network_hash IS NOT NULL AND state = ANY (:states)`,
    { value, states: [...RESERVED_UNPAID_STATES] },
  );
  return rows[0];
};

const NEEDS_CODE =
  'To hold this much for you until it’s paid, we need to confirm your email address. We’ve emailed you a code: enter it, then place your order again';

/** Whether whoever orders reads the emails of the address, so that it isn't just anybody's. */
const requireConfirmed = async (strapi: Core.Strapi, trx: Sql, { userId, email, code }: Buyer): Promise<void> => {
  if (userId !== null && (await services(strapi).auth.emails.isConfirmed(userId, email, trx))) return;
  if (code === 'WRONG') throw badField('emailCode', 'This code is wrong. Check the email, or get another code');
  if (code === 'OVER') throw badField('emailCode', 'This code isn’t valid anymore. Get another code');
  if (code === 'NONE') throw new Refusal('CONFIRM_EMAIL', NEEDS_CODE);
};

/**
 * What an unpaid order may hold. Call it first: it waits until no other order of the same customer is being placed. Then hand it the
 * order: what that is refused for depends on whether it's paid by hand. Returns the hash of the network that counts what the order
 * holds; null if nothing counts it.
 */
export const beginReserving = async (strapi: Core.Strapi, trx: Sql, buyer: Buyer) => {
  const limits = await readLimits(trx);
  const isLimited = Object.values(limits).some(({ items, value }) => items !== null || value !== null);
  if (isLimited) await takeTurns(trx, buyer);

  return async (order: Reserved, { isByHand }: { isByHand: boolean }): Promise<string | null> => {
    if (!isLimited) return buyer.network;
    const held = [await readHeld(trx, 'network_hash', buyer.network)];
    // Anybody can enter somebody else's address, who would have no way out at a provider.
    if (isByHand) held.push(await readHeld(trx, 'email', buyer.email));
    const excess = excessOf(order, held, limits);
    if (!excess) return buyer.network;
    if (!isByHand) throw new Refusal('LIMIT', excessInWords(excess));
    await requireConfirmed(strapi, trx, buyer);
    return null;
  };
};
