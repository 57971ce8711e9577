import type { Area } from '../../area/area';
import type { MadeBy } from '../../services';
import { migrations } from './migrations';
import { checkPayPal } from './providers/paypal';
import orderPayments from './services/payments';
import ways from './services/ways';
import { createReconciler } from './worker';

const factories = { payments: orderPayments, ways };

declare module '../../services' {
  interface Services {
    payments: MadeBy<typeof factories>;
  }
}

let reconciler: ReturnType<typeof createReconciler> | undefined;

export const payments = {
  services: factories,
  migrations,
  start(strapi) {
    reconciler = createReconciler(strapi);
    // In words, and later than the boot: an unreachable provider doesn't keep a shop closed.
    void checkPayPal().then((problem) => problem && strapi.log.warn(problem));
  },
  async stop() {
    await reconciler?.stop();
    reconciler = undefined;
  },
} satisfies Area;
