import type { Quote, QuoteInput } from '@stoa/contract';
import type { Core } from '@strapi/strapi';
import type { Sql } from '../../../database/sql';
import { services } from '../../../services';
import { toQuote } from '../serializers/quote';
import { priceCart } from './price-cart';

export const quoteCart = async (strapi: Core.Strapi, sql: Sql, input: QuoteInput): Promise<Quote> =>
  toQuote(await priceCart(strapi, sql, input), await services(strapi).payments.ways.list(sql));
