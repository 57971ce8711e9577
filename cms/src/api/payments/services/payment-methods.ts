import { AT_PICK_UP, type OfferedProvider, type ProviderName } from '@stoa/contract';
import type { Sql } from '../../../database/sql';
import type { Context } from '../../../services';
import { isRefused, readConnections } from '../flow/connections';
import type { Provider } from '../provider';
import { providers } from '../providers';
import { readManualPaymentMethods, updateManualPaymentMethods } from '../queries/manual-payment-methods';

/** How an order can be paid. */
export interface PaymentMethod {
  id: string;
  name: string;
  note: string | null;
  /** For people who pay by hand: where the money goes. */
  instructions: string | null;
  /** Null: paid by hand, and an administrator says when the money has come. */
  provider: ProviderName | null;
  /** For what is paid where it's handed over. */
  onlyAtPickUp: boolean;
  /** How long its stock is held. */
  reservationMinutes: number;
}

const MINUTES_OF_A_DAY = 24 * 60;

const readManual = async (sql: Sql): Promise<PaymentMethod[]> => {
  const rows: (Pick<PaymentMethod, 'id' | 'name' | 'note' | 'instructions'> & { days: number })[] = await sql(
    'payment_methods',
  )
    .where({ enabled: true })
    .orderBy('place')
    .select({ id: 'id', name: 'name', note: 'note', instructions: 'instructions', days: 'reservation_days' });
  return rows.map(({ days, ...paymentMethod }) => ({
    ...paymentMethod,
    provider: null,
    onlyAtPickUp: paymentMethod.id === AT_PICK_UP,
    reservationMinutes: days * MINUTES_OF_A_DAY,
  }));
};

/** As long as a buyer takes to approve, with time to find a card. */
const RESERVATION_MINUTES = 30;

const ofProviders: PaymentMethod[] = providers.map(({ name, title, note }) => ({
  id: name,
  name: title,
  note,
  instructions: null,
  provider: name,
  onlyAtPickUp: false,
  reservationMinutes: RESERVATION_MINUTES,
}));

const toOffered = ({ name, title, isTest, access }: Provider) => ({ name, title, isTest, access }) as OfferedProvider;

export default (_context: Context) => ({
  /** Those that the shop allows, and whose keys work, in the order in which shoppers see them. */
  list: async (sql: Sql): Promise<PaymentMethod[]> => [
    ...ofProviders.filter(({ provider }) => !(provider && isRefused(provider))),
    ...(await readManual(sql)),
  ],

  /** Whether what providers take now is no money. */
  areTests: (): boolean => providers.some(({ isTest }) => isTest),

  /** As everybody may know them. */
  providers: (): OfferedProvider[] => providers.map(toOffered),

  /** Null: an order is paid by hand, or nobody takes its money anymore. */
  providerOf: (paymentMethod: string | null): ProviderName | null =>
    ofProviders.find(({ id }) => id === paymentMethod)?.provider ?? null,

  /** What the checkout page may load from elsewhere. */
  hosts: (): string[] => providers.flatMap(({ hosts }) => hosts),

  connections: readConnections,

  readSettings: readManualPaymentMethods,
  updateManual: updateManualPaymentMethods,
});
