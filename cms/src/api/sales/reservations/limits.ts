import { statesThat } from '@stoa/contract';
import type { Core } from '@strapi/strapi';
import { sql as expression } from 'kysely';
import type { Sql } from '../../../database/sql';
import { anyOf, tables } from '../../../database/tables';
import { badField } from '../../../http/problem';
import { services } from '../../../services';
import type { CheckoutSettings } from '../checkout/checkout-settings';
import { Refusal } from '../checkout/refusal';
import type { CodeAnswer } from './email-code';
import { exceeds, type ReservationLimits, type Reserved } from './excess';

/** Who places an order, as far as that can be told. */
export interface Buyer {
  userId: number | null;
  email: string;
  /** A hash of the network address. */
  network: string;
  code: CodeAnswer;
}

const limitsOf = (settings: CheckoutSettings): ReservationLimits => ({
  perOrder: { items: settings.itemsPerOrder, value: settings.valuePerOrder },
  perCustomer: { items: settings.itemsPerCustomer, value: settings.valuePerCustomer },
});

/**
 * Of the orders of one customer, one is placed at a time, so that each sees what the others reserve. Before any row is locked, and in one
 * order, so that none of them waits for another in a circle.
 */
const takeTurns = async (trx: Sql, { email, network }: Buyer): Promise<void> => {
  const names = [`reservations ${email}`, `reservations ${network}`];
  await expression`SELECT pg_advisory_xact_lock(key) FROM (
      SELECT DISTINCT hashtextextended(name, 0) AS key FROM unnest(${names}::text[]) name ORDER BY key) keys`.execute(
    tables(trx),
  );
};

const AT_PROVIDERS = statesThat(({ payment }) => payment === 'OPEN');
const MANUAL = statesThat(({ payment }) => payment === 'AWAITED');

/**
 * What isn't paid, and was placed without a confirmed email address. An order that is fulfilled isn't limited anymore. What is paid manually
 * is reserved for days, so it doesn't count against payments at providers, nor the other way around.
 */
const readReserved = async (trx: Sql, { email, network }: Buyer, isManual: boolean): Promise<Reserved[]> => {
  const reserved = tables(trx)
    .selectFrom('orders')
    .innerJoin('order_lines as line', 'line.order_id', 'orders.id')
    .innerJoin('item_variants as variant', 'variant.id', 'line.variant_id')
    .where('variant.stock', 'is not', null)
    .where('network_hash', 'is not', null)
    .where('state', '=', anyOf(isManual ? MANUAL : AT_PROVIDERS))
    .select(({ ref }) => [
      expression<number>`COALESCE(sum(${ref('quantity')}), 0)::float8`.as('items'),
      expression<number>`COALESCE(sum(${ref('line.total')} - ${ref('line.discount')}), 0)::float8`.as('value'),
    ]);
  return reserved
    .where('network_hash', '=', network)
    .unionAll(reserved.where('orders.email', '=', email))
    .execute();
};

const NEEDS_CODE =
  'Please confirm your email address so that we can reserve an order of this size. We’ve emailed you a code. Enter it, then place your order again';

/** Whether whoever orders reads the emails of the address, so that it isn't just anybody's. */
const requireConfirmed = async (strapi: Core.Strapi, trx: Sql, { userId, email, code }: Buyer): Promise<void> => {
  if (userId !== null && (await services(strapi).auth.emails.isConfirmed(userId, email, trx))) return;
  if (code === 'WRONG') throw badField('emailCode', 'This code isn’t right. Check the email, or get a new code');
  if (code === 'OVER') throw badField('emailCode', 'This code isn’t valid anymore. Get a new code');
  if (code === 'NONE') throw new Refusal('CONFIRM_EMAIL', NEEDS_CODE);
};

/** Of orders above the limits, with one address, within a day, before another is refused. */
const MOST_LEFT_UNPAID = 3;
const LEFT = statesThat(({ isCancellable, payment }) => isCancellable || payment === 'OVER');
const LEFT_UNPAID =
  'Your recent large orders haven’t been paid for, so we can’t reserve this much right now. Order less, or contact us';

/** An order at a provider ends soon, so one mailbox could reserve everything again and again. What others order in its name doesn't count. */
const requirePaidBefore = async (trx: Sql, { email }: Buyer, paymentMethod: string): Promise<void> => {
  const left = await tables(trx)
    .selectFrom('orders')
    .where('email', '=', email)
    .where('payment_method', '=', paymentMethod)
    .where('email_confirmed', '=', true)
    .where('state', '=', anyOf(LEFT))
    .where('placed_at', '>', expression<Date>`now() - interval '24 hours'`)
    .limit(MOST_LEFT_UNPAID)
    .select('id')
    .execute();
  if (left.length === MOST_LEFT_UNPAID) throw new Refusal('LIMIT', LEFT_UNPAID);
};

/** What an order is counted by. */
export interface Counted {
  /** Null: what it reserves counts towards nobody's limit. */
  network: string | null;
  /** It was placed above the limits. */
  emailConfirmed: boolean;
}

/**
 * What an unpaid order may reserve: above the limits, only whoever confirms the email address. Call it before anything is written: below
 * them, it waits until no other order of the same customer is being placed. What is refused waits for nothing.
 */
export const limitReserved = async (
  strapi: Core.Strapi,
  trx: Sql,
  {
    buyer,
    order,
    paymentMethod,
    settings,
  }: {
    buyer: Buyer;
    order: Reserved;
    paymentMethod: { id: string; provider: string | null };
    settings: CheckoutSettings;
  },
): Promise<Counted> => {
  const isManual = paymentMethod.provider === null;
  const limits = limitsOf(settings);
  const isLimited = Object.values(limits).some(({ items, value }) => items !== null || value !== null);
  if (!isLimited || order.items === 0) return { network: buyer.network, emailConfirmed: false };
  const isTooMuch = async () => exceeds(order, await readReserved(trx, buyer, isManual), limits);
  if (!(await isTooMuch())) {
    await takeTurns(trx, buyer);
    if (!(await isTooMuch())) return { network: buyer.network, emailConfirmed: false };
  }
  await requireConfirmed(strapi, trx, buyer);
  if (!isManual) await requirePaidBefore(trx, buyer, paymentMethod.id);
  return { network: null, emailConfirmed: true };
};
