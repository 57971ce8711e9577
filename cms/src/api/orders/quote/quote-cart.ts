import type { Quote, QuoteInput } from '@stoa/contract';
import type { Core } from '@strapi/strapi';
import type { Sql } from '../../../database/sql';
import { services } from '../../../services';
import { toQuote } from '../serializers/quote';
import { priceCart } from './price-cart';
import { quotedShippingMethod } from './shipping';

export const quoteCart = async (strapi: Core.Strapi, sql: Sql, input: QuoteInput): Promise<Quote> => {
  const cart = await priceCart(strapi, sql, input, (shippingMethods) => quotedShippingMethod(shippingMethods, input));
  return toQuote(cart, await services(strapi).payments.paymentMethods.list(sql));
};
