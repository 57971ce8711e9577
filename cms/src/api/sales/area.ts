import { orderPaths } from '@stoa/contract';
import type { Core } from '@strapi/strapi';
import type { Area } from '../../area/area';
import { conflictOf } from '../../database/errors';
import { createLoop } from '../../database/loops/loop';
import { environment } from '../../environment';
import { badField } from '../../http/problem';
import { imageForm } from '../../images/sent-image';
import type { MadeBy } from '../../services';
import addresses from './addresses/saved-addresses';
import { ordersCheck, paymentProvidersCheck, paymentsCheck } from './audit/checks';
import carts from './carts/carts';
import checkout from './checkout/checkout';
import customers from './customers/customers';
import { customerExport } from './customers/export';
import { discount } from './discounts/discount';
import discounts from './discounts/discounts';
import documents from './documents/documents';
import report, { reportExport } from './figures/report';
import figures, { salesExport } from './figures/sales';
import shopChanges from './figures/shop-changes';
import { gauges } from './gauges';
import { giftCard } from './gift-cards/gift-card';
import giftCards from './gift-cards/gift-cards';
import { mails } from './mails/templates';
import drafts from './manual-orders/drafts';
import manualOrders from './manual-orders/manual-orders';
import { contactMigrations } from './migrations/contact-migrations';
import { customersMigrations } from './migrations/customers-migrations';
import { discountsMigrations } from './migrations/discounts-migrations';
import { draftsMigrations } from './migrations/drafts-migrations';
import { giftCardsMigrations } from './migrations/gift-cards-migrations';
import { linksMigrations } from './migrations/links-migrations';
import { numberingMigrations } from './migrations/numbering-migrations';
import { ordersMigrations } from './migrations/orders-migrations';
import { paymentsMigrations } from './migrations/payments-migrations';
import { returnsMigrations } from './migrations/returns-migrations';
import { shippingMigrations } from './migrations/shipping-migrations';
import { swapsMigrations } from './migrations/swaps-migrations';
import { summarizeYesterday } from './notifications/daily-summary';
import { notifications, staffMails } from './notifications/order-notifications';
import { skipOrderNumbers } from './numbering/after-restore';
import { anonymizeUser } from './orders/anonymize-user';
import { pruneLinks } from './orders/link-rows';
import links from './orders/links';
import bulkOrders from './orders/list/bulk-orders';
import { orderExport } from './orders/list/export';
import manage from './orders/manage';
import ownOrders from './orders/own-orders';
import { comparePaymentsAfterRestore } from './payments/after-restore';
import { checkConnections } from './payments/connections';
import express from './payments/express';
import paymentMethods from './payments/payment-methods';
import payments from './payments/payments';
import providerKeys, { followKeys, reloadKeys } from './payments/provider-keys';
import { reconcile } from './payments/reconcile';
import { pruneEvents } from './payments/webhook-events';
import { customerRecord, paymentProviderRecord, recentOrders, salesSettingsRecord } from './records';
import rehearsal from './rehearsal/rehearsal';
import { alertAboutReservations } from './reservations/alert';
import { pruneCodes } from './reservations/email-code';
import { limitImages, requireSender } from './returns/image-sender';
import { pruneReturnImages } from './returns/return-images';
import returns from './returns/returns';
import settings from './settings/sales-settings';

const factories = {
  addresses,
  bulkOrders,
  carts,
  checkout,
  customers,
  documents,
  discounts,
  drafts,
  figures,
  giftCards,
  links,
  manage,
  manualOrders,
  ownOrders,
  express,
  paymentMethods,
  payments,
  providerKeys,
  rehearsal,
  report,
  returns,
  settings,
  shopChanges,
};

declare module '../../services' {
  interface Services {
    sales: MadeBy<typeof factories>;
  }
}

const CHECK_KEYS_EVERY = 5 * 60_000;

export const sales = {
  services: factories,
  exports: { orders: orderExport, customers: customerExport, sales: salesExport, 'sales-report': reportExport },
  migrations: [
    ...ordersMigrations,
    ...paymentsMigrations,
    ...contactMigrations,
    ...shippingMigrations,
    ...draftsMigrations,
    ...customersMigrations,
    ...returnsMigrations,
    ...discountsMigrations,
    ...giftCardsMigrations,
    ...linksMigrations,
    ...swapsMigrations,
    ...numberingMigrations,
  ],
  records: { customer: customerRecord, paymentProvider: paymentProviderRecord, salesSettings: salesSettingsRecord },
  prepare: reloadKeys,
  async afterRestore(strapi, restored) {
    await skipOrderNumbers(strapi, restored);
    await comparePaymentsAfterRestore(strapi, restored);
  },
  kinds: { discount, giftCard },
  dashboard: { order: recentOrders },
  mails: { ...mails, ...staffMails },
  notifications,
  anonymizeUser,
  gauges,
  checks: [paymentProvidersCheck, ordersCheck, paymentsCheck],
  files: { [orderPaths.orders.returnImages]: { by: requireSender, ...imageForm, limit: limitImages } },
  chores: [
    ...[pruneLinks, pruneCodes, pruneEvents, pruneReturnImages].map(
      (prune) => (strapi: Core.Strapi) => prune(strapi.db.connection),
    ),
    (strapi) => summarizeYesterday(strapi),
  ],
  loops(strapi) {
    followKeys(strapi);
    const every = environment.reconcileEvery;
    return [
      createLoop(strapi, { name: 'Reservations', every, run: () => alertAboutReservations(strapi) }),
      // Looks after payments that are under way.
      createLoop(strapi, { name: 'Payments', every, run: () => reconcile(strapi) }),
      createLoop(strapi, {
        name: 'Keys of payment providers',
        every: CHECK_KEYS_EVERY,
        run: () => checkConnections(strapi),
      }),
    ];
  },
  constraints: {
    discounts_code_unique: () => conflictOf('code', 'Another discount has the same code'),
    discounts_method_check: () => badField('method', 'Say whether the discount has a code or is automatic'),
    discounts_uses_check: () => conflictOf('usageLimit', 'Orders have already used this discount more times than that'),
  },
} satisfies Area;
