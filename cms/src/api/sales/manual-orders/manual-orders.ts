import {
  type CreateOrderInput,
  fromCents,
  type ManualOrderChoices,
  type ManualQuote,
  type ManualQuoteInput,
  type OrderCustomer,
  type OrderCustomerQuery,
  type OrderDetail,
} from '@stoa/contract';
import type { Context } from '../../../services';
import { readCheckoutSettings } from '../checkout/checkout-settings';
import { toQuotedCard } from '../gift-cards/paid-by-card';
import type { OrderActor } from '../orders/actor';
import { missing } from '../orders/changes/change-order';
import { readOrderDetail } from '../orders/order-detail';
import { createOrder } from './create-order';
import { findCustomers } from './customers';
import { manualPaymentMethods, priceManual } from './price-manual';

/** Orders that administrators make. */
export default ({ strapi }: Context) => {
  const sql = strapi.db.connection;

  return {
    async quote(input: ManualQuoteInput): Promise<ManualQuote> {
      const priced = await priceManual(strapi, sql, input);
      const { lines, price, taxes, taxIncluded, needsShipping } = priced;
      return {
        lines: lines.map(({ sale: { title, choice, unitPrice }, amounts }) => ({
          title,
          choice,
          unitPrice: fromCents(unitPrice),
          total: fromCents(amounts.total),
        })),
        needsShipping,
        subtotal: fromCents(price.subtotal),
        discount: fromCents(price.discount),
        shipping: fromCents(price.shipping),
        taxes: taxes.map((tax) => ({ ...tax, amount: fromCents(tax.amount) })),
        taxIncluded,
        total: fromCents(price.total),
        ...toQuotedCard(priced),
      };
    },

    async choices(): Promise<ManualOrderChoices> {
      const settings = await readCheckoutSettings(sql, null, null);
      return {
        shippingMethods: settings.shippingMethods.map(({ id, name, pricing, price, pickUp }) => ({
          id,
          name,
          price: pricing === 'FLAT' ? fromCents(price) : null,
          pickUp,
        })),
        paymentMethods: manualPaymentMethods(settings).map(({ id, name }) => ({ id, name })),
        country: settings.country,
      };
    },

    customers: (query: OrderCustomerQuery): Promise<OrderCustomer[]> => findCustomers(sql, query),

    async create(asked: {
      input: CreateOrderInput;
      actor: OrderActor;
    }): Promise<{ order: OrderDetail; isNew: boolean }> {
      const { number, isNew } = await createOrder(strapi, asked);
      const order = await readOrderDetail(strapi, number);
      if (!order) throw missing();
      return { order, isNew };
    },
  };
};
