import type { OrderExportQuery } from '@stoa/contract';
import {
  FULFILLMENT_STATUS_NAMES,
  fromCents,
  isoIn,
  ORDER_STATE_NAMES,
  orderExportQuery,
  orderReference,
} from '@stoa/contract';
import type { ListExport } from '../../../../csv/list-export';
import { toLine } from '../../../../csv/text/writer';
import { toKnex } from '../../../../database/tables';
import type { Context } from '../../../../services';
import { type OrderRow, toOrderRow } from '../order-row';
import { selectListed } from './order-list';

const money = (cents: number): string => fromCents(cents).toFixed(2);

const CELLS: Record<string, (order: OrderRow) => string | number | null | undefined> = {
  number: ({ number, numbering }) => orderReference(number, numbering),
  placed: ({ placedAt, timeZone }) => isoIn(placedAt, timeZone),
  state: ({ state }) => ORDER_STATE_NAMES[state],
  fulfillmentStatus: ({ fulfillmentStatus }) => FULFILLMENT_STATUS_NAMES[fulfillmentStatus],
  paid: ({ paidAt, timeZone }) => paidAt && isoIn(paidAt, timeZone),
  invoice: ({ invoiceNumber }) => invoiceNumber,
  name: ({ name }) => name,
  email: ({ email }) => email,
  items: ({ lines }) =>
    lines
      .map(({ quantity, title, choice, sku }) =>
        [`${quantity} × ${title}`, choice && `(${choice})`, sku && `[${sku}]`].filter(Boolean).join(' '),
      )
      .join('; '),
  subtotal: ({ subtotal }) => money(subtotal),
  discount: ({ discount }) => money(discount),
  code: ({ discountCode }) => discountCode,
  discountReason: ({ discountLabel }) => discountLabel,
  shipping: ({ shipping }) => money(shipping),
  shippingMethod: ({ shippingMethodName }) => shippingMethodName,
  tax: ({ taxes }) => money(taxes.reduce((sum, { amount }) => sum + amount, 0)),
  total: ({ total }) => money(total),
  paymentMethod: ({ paymentMethodName }) => paymentMethodName,
  testMode: ({ isTest }) => (isTest ? 'yes' : null),
  recipient: ({ address }) => address?.recipient,
  address1: ({ address }) => address?.line1,
  address2: ({ address }) => address?.line2,
  city: ({ address }) => address?.locality,
  region: ({ address }) => address?.administrativeArea,
  postalCode: ({ address }) => address?.postalCode,
  country: ({ address }) => address?.country,
  phone: ({ address, phone }) => address?.phone ?? phone,
  note: ({ note, madeBy }) => (madeBy === null ? note : null),
  noteToCustomer: ({ note, madeBy }) => (madeBy === null ? null : note),
};

/** One line an order. */
export const orderExport = ({ strapi }: Context): ListExport => ({
  query: () => orderExportQuery,
  columns: Object.keys(CELLS),
  all(query) {
    const sql = strapi.db.connection;
    return toKnex(sql, selectListed(sql, query as OrderExportQuery).compile());
  },
  toText(row) {
    const order = toOrderRow(row as Parameters<typeof toOrderRow>[0]);
    return toLine(Object.values(CELLS).map((cell) => String(cell(order) ?? '')));
  },
});
