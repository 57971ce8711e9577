import { AT_PICK_UP, type OfferedProvider, type PaymentMethodSettings, type SalesSettingsInput } from '@stoa/contract';
import type { Sql } from '../../../database/sql';
import { tables } from '../../../database/tables';
import type { Gateway } from '../../../gateways/gateway';
import { gatewayNamed, listGateways } from '../../../gateways/gateways';
import { badField } from '../../../http/problem';
import type { Context } from '../../../services';
import { isRefused } from './connections';

/** How an order can be paid. */
export interface PaymentMethod {
  id: string;
  name: string;
  note: string | null;
  /** For people who pay manually: where the money goes. */
  instructions: string | null;
  /** Null: paid manually, and an administrator says when the money has come. */
  provider: string | null;
  /** For what is paid where it's handed over. */
  onlyAtPickUp: boolean;
  /** How long its stock is reserved. */
  reservationMinutes: number;
}

const MINUTES_OF_A_DAY = 24 * 60;

/** Those that are on. */
export const selectManual = (sql: Sql) =>
  tables(sql)
    .selectFrom('payment_methods')
    .where('enabled', '=', true)
    .orderBy('place')
    .select(['id', 'name', 'note', 'instructions', 'reservation_days as days']);

type ManualRow = Awaited<ReturnType<ReturnType<typeof selectManual>['execute']>>[number];

const toManual = ({ days, ...paymentMethod }: ManualRow): PaymentMethod => ({
  ...paymentMethod,
  provider: null,
  onlyAtPickUp: paymentMethod.id === AT_PICK_UP,
  reservationMinutes: days * MINUTES_OF_A_DAY,
});

/** As long as a buyer takes to approve, with time to find a card. */
const RESERVATION_MINUTES = 30;

const ofProviders = (): PaymentMethod[] =>
  listGateways().map(({ name, title, note }) => ({
    id: name,
    name: title,
    note,
    instructions: null,
    provider: name,
    onlyAtPickUp: false,
    reservationMinutes: RESERVATION_MINUTES,
  }));

/** Those that the shop allows, and whose keys work, in the order in which shoppers see them. */
export const paymentMethodsOf = (manual: ManualRow[]): PaymentMethod[] => [
  ...ofProviders().filter(({ provider }) => !(provider && isRefused(provider))),
  ...manual.map(toManual),
];

export const listPaymentMethods = async (sql: Sql): Promise<PaymentMethod[]> =>
  paymentMethodsOf(await selectManual(sql).execute());

/** Whether what a provider takes now is no money. */
export const isTestPayment = (provider: string): boolean => gatewayNamed(provider)?.isTest ?? false;

/** Whether what any of them takes is. */
export const takesTestPayments = (): boolean => listGateways().some(({ isTest }) => isTest);

/** Null: an order is paid manually, or nobody takes its money anymore. */
export const providerOf = (paymentMethod: string | null): string | null =>
  ofProviders().find(({ id }) => id === paymentMethod)?.provider ?? null;

/** All manual payment methods, also those that are off. */
export const readManualPaymentMethods = (sql: Sql): Promise<PaymentMethodSettings[]> =>
  tables(sql)
    .selectFrom('payment_methods')
    .orderBy('place')
    .select(['id', 'name', 'note', 'instructions', 'reservation_days as reservationDays', 'enabled'])
    .execute();

/** In their order. None is made or deleted: one that isn't wanted is off. */
export const updateManualPaymentMethods = async (
  trx: Sql,
  paymentMethods: NonNullable<SalesSettingsInput['paymentMethods']>,
): Promise<void> => {
  for (const [index, { id, name, note, instructions, reservationDays, enabled }] of paymentMethods.entries()) {
    const row = {
      name,
      note,
      instructions,
      reservation_days: reservationDays,
      enabled,
      place: index + 1,
      updated_at: new Date(),
    };
    const updated = tables(trx).updateTable('payment_methods').where('id', '=', id).set(row);
    if ((await updated.executeTakeFirstOrThrow()).numUpdatedRows === 0n)
      throw badField('paymentMethods', `There is no payment method ${id}`);
  }
};

const toOffered = (gateway: Gateway): OfferedProvider => {
  const { name, title, isTest } = gateway;
  const offered = { title, isTest, hasExpress: gateway.express !== null };
  return gateway.approvalFlow === 'WINDOW'
    ? { approvalFlow: 'WINDOW', name: gateway.name, ...offered, access: gateway.access }
    : { approvalFlow: 'REDIRECT', name, ...offered };
};

/** What the rest of the program asks about payment methods. */
export default (_context: Context) => ({
  list: listPaymentMethods,

  /** As everybody may know them. */
  providers: (): OfferedProvider[] => listGateways().map(toOffered),

  /** What the checkout page may load from elsewhere. */
  hosts: (): string[] => listGateways().flatMap((gateway) => (gateway.approvalFlow === 'WINDOW' ? gateway.hosts : [])),
});
