import { DISCOUNT_TOO_HIGH } from '@stoa/contract';
import type { Area } from '../../area/area';
import { slugTaken } from '../../database/errors';
import { createLoop } from '../../database/loops/loop';
import { tables } from '../../database/tables';
import { environment } from '../../environment';
import { badField, conflict } from '../../http/problem';
import { type MadeBy, services } from '../../services';
import { collection } from './collections/collection';
import { collections as collectionPublication } from './collections/publication';
import { itemLayout } from './console';
import { migrations } from './migrations';
import { propertyLayout } from './properties/console';
import { propertyConstraints, propertyRule } from './properties/rule';
import { items as publication } from './publication';
import { itemRecord } from './records';
import { itemRule } from './rules';
import bulkItems from './services/bulk-items';
import collections from './services/collections';
import items from './services/items';
import sheet from './sheet';
import { lowStock, notifyLowStock, sayLowStock } from './stock/low-stock-mail';
import sale from './stock/sale';
import stock from './stock/service';
import { backInStock } from './stock-alerts/back-in-stock-mail';
import stockAlerts from './stock-alerts/service';
import { itemCategory, itemTag } from './terms';
import { variantLayout } from './variants/console';
import { variantConstraints, variantRule } from './variants/rule';

const factories = { bulkItems, collections, items, sale, stock, stockAlerts };

declare module '../../services' {
  interface Services {
    marketplace: MadeBy<typeof factories>;
  }
}

export const marketplace = {
  services: factories,
  migrations,
  records: { item: itemRecord },
  kinds: { collection },
  terms: { itemCategory, itemTag },
  publications: { items: publication, collections: collectionPublication },
  dashboard: { item: itemRecord },
  rules: {
    'api::marketplace.item': itemRule,
    'api::marketplace.item-variant': variantRule,
    'api::marketplace.item-property': propertyRule,
  },
  constraints: {
    items_slug_unique: () => slugTaken('Another item'),
    items_category_check: () => conflict('Cannot delete category with items'),
    items_price_check: () => badField('price', 'Price must be positive'),
    items_image_check: () => badField('imageUrl', 'Image URL is required'),
    items_discount_price_check: () => badField('discountPrice', 'Discount price must be positive'),
    items_discount_below_price_check: () => badField('discountPrice', DISCOUNT_TOO_HIGH),
    ...variantConstraints,
    ...propertyConstraints,
  },
  layouts: [itemLayout, variantLayout, propertyLayout],
  mails: { backInStock, lowStock },
  notifications: { lowStock: sayLowStock },
  sheets: { items: sheet },
  anonymizeUser: (sql, userId, name) =>
    tables(sql).updateTable('stock_changes').where('changed_by_id', '=', userId).set({ changed_by: name }).execute(),
  chores: [(strapi) => services(strapi).marketplace.stockAlerts.prune()],
  loops: (strapi) => [
    createLoop(strapi, { name: 'Low stock', every: environment.reconcileEvery, run: () => notifyLowStock(strapi) }),
    createLoop(strapi, {
      name: 'Stock alerts',
      every: environment.reconcileEvery,
      run: () => services(strapi).marketplace.stockAlerts.send(),
    }),
  ],
} satisfies Area;
