import type { Area } from '../../area/area';
import { repeatedly } from '../../database/repeatedly';
import { environment } from '../../environment';
import type { MadeBy } from '../../services';
import { checkConnections } from './flow/connections';
import { pruneEvents } from './flow/events';
import { reconcile } from './flow/reconcile';
import { migrations } from './migrations';
import ledger from './services/ledger';
import manualPayments from './services/manual-payments';
import paymentMethods from './services/payment-methods';
import orderPayments from './services/payments';
import refunds from './services/refunds';

const factories = { manualPayments, ledger, payments: orderPayments, refunds, paymentMethods };

declare module '../../services' {
  interface Services {
    payments: MadeBy<typeof factories>;
  }
}

const CHECK_KEYS_EVERY = 5 * 60_000;

let reconciler: ReturnType<typeof repeatedly> | undefined;
let connections: ReturnType<typeof repeatedly> | undefined;

export const payments = {
  services: factories,
  migrations,
  chores: [(strapi) => pruneEvents(strapi.db.connection)],
  start(strapi) {
    // Looks after payments that are under way.
    reconciler = repeatedly(strapi, {
      name: 'Payments',
      every: environment.reconcileEvery,
      run: () => reconcile(strapi),
    });
    connections = repeatedly(strapi, {
      name: 'Keys of payment providers',
      every: CHECK_KEYS_EVERY,
      run: () => checkConnections(strapi),
    });
  },
  async stop() {
    await Promise.all([reconciler?.stop(), connections?.stop()]);
    reconciler = undefined;
    connections = undefined;
  },
} satisfies Area;
