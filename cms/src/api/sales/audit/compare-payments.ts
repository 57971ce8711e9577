import { counted, formatCents } from '@stoa/contract';
import { type Expression, sql as expression } from 'kysely';
import type { Sql } from '../../../database/sql';
import { tables } from '../../../database/tables';
import { type Gateway, GatewayRefusal, type Snapshot } from '../../../gateways/gateway';
import { gatewayNamed, listGateways } from '../../../gateways/gateways';
import { isTaken } from '../payments/settle/next-transition';

const DAYS = 7;
const MOST = 100;
const AT_ONCE = 5;
/** Younger changes may be known on one side alone. */
const SETTLED_MINUTES = 15;

const cents = (sum: Expression<unknown>) => expression<number>`COALESCE(${sum}, 0)::int`;

/** As the shop knows them: the newest first. Amounts in cents. */
export const readRecentPayments = (sql: Sql) =>
  tables(sql)
    .selectFrom('payments')
    .innerJoin('orders', 'orders.id', 'payments.order_id')
    .where('payments.created_at', '>', expression<Date>`now() - ${`${DAYS} days`}::interval`)
    .where('orders.updated_at', '<', expression<Date>`now() - ${`${SETTLED_MINUTES} minutes`}::interval`)
    .where('provider_order_id', 'is not', null)
    .orderBy('payments.id', 'desc')
    .limit(MOST + 1)
    .select(['number', 'state', 'uuid', 'currency', 'provider', 'is_test as isTest'])
    .select(({ ref, selectFrom, fn }) => [
      ref('provider_order_id').$notNull().as('providerOrderId'),
      cents(selectFrom('captures').whereRef('payment_id', '=', 'payments.id').select(fn.sum('amount').as('sum'))).as(
        'taken',
      ),
      cents(
        selectFrom('refunds')
          .innerJoin('captures', 'captures.id', 'refunds.capture_id')
          .whereRef('payment_id', '=', 'payments.id')
          .where('refunds.state', '=', 'SUCCEEDED')
          .select((refund) => refund.fn.sum('refunds.amount').as('sum')),
      ).as('back'),
    ])
    .execute();

type RecordedPayment = Awaited<ReturnType<typeof readRecentPayments>>[number];

const sumOf = (rows: { amount: number }[]): number => rows.reduce((sum, { amount }) => sum + amount, 0);

/** Money in another currency, or of another order, is never written down: its order needs attention. */
const isOurs = ({ uuid }: RecordedPayment, { orderUuid }: Snapshot): boolean =>
  orderUuid === null || orderUuid === uuid;

/** Keys for tests change: those of the emulator, then those of a sandbox. Keys for real money stay those of one account. */
const isOfOtherKeys = ({ isTest, taken }: RecordedPayment, snapshot: Snapshot | null): boolean =>
  isTest && taken > 0 && snapshot === null;

/** What contradicts the shop; null if nothing does. */
const differenceOf = (kept: RecordedPayment, { title }: Gateway, snapshot: Snapshot | null): string | null => {
  const { number, currency } = kept;
  const counts = `the shop counts ${formatCents(kept.taken)} and ${formatCents(kept.back)}`;
  if (!snapshot) return kept.taken === 0 ? null : `order ${number}: ${title} has no record of its payment; ${counts}`;
  if (!isOurs(kept, snapshot)) return null;
  const taken = sumOf(snapshot.captures.filter((one) => isTaken(one) && one.currency === currency));
  const back = taken === 0 ? 0 : sumOf(snapshot.refunds.filter(({ status }) => status === 'COMPLETED'));
  if (taken === kept.taken && back === kept.back) return null;
  return `order ${number}: ${title} took ${formatCents(taken)} and paid back ${formatCents(back)}; ${counts}`;
};

/** Null: the provider doesn't know it. */
const lookAt = (provider: Gateway, { providerOrderId }: RecordedPayment): Promise<Snapshot | null> =>
  provider.fetchStatus(providerOrderId).catch((error: unknown) => {
    if (error instanceof GatewayRefusal && error.reason === 'NOT_FOUND') return null;
    throw error;
  });

const MUST = 'The shop’s records match what the payment provider took and refunded';
const ADVICE =
  'Check its payment in the panel. If you can’t, or nothing changes, go by the payment provider’s own records.';

export interface Comparison {
  contradictions: { must: string; found: string[]; advice: string }[];
  /** What was compared, and what wasn't. */
  notes: string[];
}

interface Asked {
  kept: RecordedPayment;
  provider: Gateway;
}

/** Payments whose provider can be asked: its keys are there, and are for the same mode. */
const askable = (kept: RecordedPayment): Asked[] => {
  const provider = gatewayNamed(kept.provider);
  return provider?.isTest === kept.isTest ? [{ kept, provider }] : [];
};

interface Checked {
  found: string[];
  /** How many could be asked about. */
  checked: number;
  /** How many of them were made with other keys. */
  ofOtherKeys: number;
  failure?: string;
}

/** Some at once, until one can't be asked. */
const findDifferences = async (asked: Asked[]): Promise<Checked> => {
  const result: Checked = { found: [], checked: 0, ofOtherKeys: 0 };
  const fetchStatus = async ({ kept, provider }: Asked): Promise<void> => {
    const snapshot = await lookAt(provider, kept);
    result.checked += 1;
    if (isOfOtherKeys(kept, snapshot)) {
      result.ofOtherKeys += 1;
      return;
    }
    const difference = differenceOf(kept, provider, snapshot);
    if (difference) result.found.push(difference);
  };
  for (let at = 0; at < asked.length && !result.failure; at += AT_ONCE)
    for (const one of await Promise.allSettled(asked.slice(at, at + AT_ONCE).map(fetchStatus)))
      if (one.status === 'rejected') result.failure = (one.reason as Error).message;
  return result;
};

/** Compares payments with what their gateways have written down. Changes nothing there, either. */
export const comparePayments = async (recent: RecordedPayment[]): Promise<Comparison> => {
  if (listGateways().length === 0)
    return { contradictions: [], notes: ['Not compared with a payment provider: the shop has no keys for one.'] };
  const newest = recent.slice(0, MOST);
  const asked = newest.flatMap(askable);
  const { found, ofOtherKeys, checked, failure } = await findDifferences(asked);
  const names = listGateways()
    .map(({ title }) => title)
    .join(' and ');
  const compared = counted(checked - ofOtherKeys, 'payment');
  const notes = [
    `Compared with ${names}: ${compared} of the last ${DAYS} days, of orders that haven’t changed for ${SETTLED_MINUTES} minutes.`,
  ];
  if (recent.length > MOST) notes.push(`Not compared: payments before the newest ${MOST}.`);
  const withOtherKeys = newest.length - asked.length + ofOtherKeys;
  if (withOtherKeys > 0) notes.push(`Not compared: ${counted(withOtherKeys, 'payment')} made with other keys.`);
  if (failure) notes.push(`Not compared: ${counted(asked.length - checked, 'payment')}. ${failure}.`);
  return { contradictions: found.length > 0 ? [{ must: MUST, found, advice: ADVICE }] : [], notes };
};
