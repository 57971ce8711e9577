import type { Area } from '../../area/area';
import { repeatedly } from '../../database/repeatedly';
import { environment } from '../../environment';
import type { MadeBy } from '../../services';
import { pruneEvents } from './flow/events';
import { reconcile } from './flow/reconcile';
import { migrations } from './migrations';
import { checkPayPal } from './providers/paypal';
import byHand from './services/by-hand';
import ledger from './services/ledger';
import orderPayments from './services/payments';
import refunds from './services/refunds';
import ways from './services/ways';

const factories = { byHand, ledger, payments: orderPayments, refunds, ways };

declare module '../../services' {
  interface Services {
    payments: MadeBy<typeof factories>;
  }
}

let reconciler: ReturnType<typeof repeatedly> | undefined;

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
    // In words, and later than the boot: an unreachable provider doesn't keep a shop closed.
    void checkPayPal().then((problem) => problem && strapi.log.warn(problem));
  },
  async stop() {
    await reconciler?.stop();
    reconciler = undefined;
  },
} satisfies Area;
