import {
  type CreateOrderInput,
  fromCents,
  type ManualOrderChoices,
  type ManualQuote,
  type ManualQuoteInput,
  type WholeOrder,
} from '@stoa/contract';
import type { Context } from '../../../services';
import { missing } from '../manage/change-order';
import { createOrder, waysByHand } from '../manage/create';
import { priceManual } from '../manage/price-manual';
import { readWholeOrder } from '../manage/read-order';
import { readMethods } from '../quote/delivery';
import { readTerms } from '../quote/price-cart';

/** Orders that administrators make. */
export default ({ strapi }: Context) => {
  const sql = strapi.db.connection;

  return {
    async quote(input: ManualQuoteInput): Promise<ManualQuote> {
      const { lines, price, taxes, taxIncluded, needsDelivery } = await priceManual(strapi, sql, input);
      return {
        lines: lines.map(({ sale: { title, choice, unitPrice }, amounts }) => ({
          title,
          choice,
          unitPrice: fromCents(unitPrice),
          total: fromCents(amounts.total),
        })),
        needsDelivery,
        subtotal: fromCents(price.subtotal),
        delivery: fromCents(price.delivery),
        taxes: taxes.map((tax) => ({ ...tax, amount: fromCents(tax.amount) })),
        taxIncluded,
        total: fromCents(price.total),
      };
    },

    async choices(): Promise<ManualOrderChoices> {
      const [methods, ways, { country }] = await Promise.all([
        readMethods(sql),
        waysByHand(strapi, sql),
        readTerms(sql),
      ]);
      return {
        methods: methods.map(({ id, name, price, pickUp }) => ({ id, name, price: fromCents(price), pickUp })),
        ways: ways.map(({ id, name }) => ({ id, name })),
        country,
      };
    },

    async create(asked: { input: CreateOrderInput; by: string }): Promise<{ order: WholeOrder; isNew: boolean }> {
      const { number, isNew } = await createOrder(strapi, asked);
      const order = await readWholeOrder(strapi, number);
      if (!order) throw missing();
      return { order, isNew };
    },
  };
};
