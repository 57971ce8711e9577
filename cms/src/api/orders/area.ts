import type { Area } from '../../area/area';
import { conflictOf } from '../../database/errors';
import { repeatedly } from '../../database/repeatedly';
import { environment } from '../../environment';
import type { MadeBy } from '../../services';
import { orderExport } from './manage/export';
import { salesExport } from './manage/sales-export';
import { migrations } from './migrations';
import { anonymizeUser } from './queries/anonymize-user';
import { pruneLinks } from './queries/links';
import { discountCodeRecord, salesSettingsRecord } from './records';
import { alertAboutReservations } from './reservations/alert';
import { pruneCodes } from './reservations/email-code';
import addresses from './services/addresses';
import bulkOrders from './services/bulk-orders';
import carts from './services/carts';
import checkout from './services/checkout';
import discountCodes from './services/discount-codes';
import flow from './services/flow';
import links from './services/links';
import manage from './services/manage';
import manual from './services/manual';
import own from './services/own';
import sales from './services/sales';
import salesSettings from './services/sales-settings';

const factories = {
  addresses,
  bulkOrders,
  carts,
  checkout,
  discountCodes,
  flow,
  links,
  manage,
  manual,
  own,
  sales,
  salesSettings,
};

declare module '../../services' {
  interface Services {
    orders: MadeBy<typeof factories>;
  }
}

let reservationWatch: ReturnType<typeof repeatedly> | undefined;

export const orders = {
  services: factories,
  migrations,
  exports: { orders: orderExport, sales: salesExport },
  records: { discountCode: discountCodeRecord, salesSettings: salesSettingsRecord },
  anonymizeUser,
  chores: [(strapi) => pruneLinks(strapi.db.connection), (strapi) => pruneCodes(strapi.db.connection)],
  start(strapi) {
    reservationWatch = repeatedly(strapi, {
      name: 'Reservations',
      every: environment.reconcileEvery,
      run: () => alertAboutReservations(strapi),
    });
  },
  async stop() {
    await reservationWatch?.stop();
    reservationWatch = undefined;
  },
  constraints: {
    discount_codes_code_unique: () => conflictOf('code', 'Another discount code has the same code'),
    discount_codes_uses_check: () => conflictOf('usageLimit', 'Orders have used this code more often than that'),
  },
} satisfies Area;
