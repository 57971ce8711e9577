import type { Quote, QuoteInput } from '@stoa/contract';
import type { Core } from '@strapi/strapi';
import type { Sql } from '../../../database/sql';
import { services } from '../../../services';
import { toQuote } from '../serializers/quote';
import { quotedMethod } from './delivery';
import { priceCart } from './price-cart';

export const quoteCart = async (strapi: Core.Strapi, sql: Sql, input: QuoteInput): Promise<Quote> => {
  const cart = await priceCart(strapi, sql, input, (methods) => quotedMethod(methods, input));
  return toQuote(cart, await services(strapi).payments.ways.list(sql));
};
