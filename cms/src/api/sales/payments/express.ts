import { randomUUID } from 'node:crypto';
import {
  CURRENCY,
  type ExpressBuyer,
  type ExpressInput,
  type ExpressStart,
  type QuoteInput,
  shopPaths,
  toCents,
} from '@stoa/contract';
import { causeOf } from '../../../database/failures/database-unavailable';
import { environment } from '../../../environment';
import { type Express, type Gateway, GatewayRefusal } from '../../../gateways/gateway';
import { gatewayNamed } from '../../../gateways/gateways';
import { conflict, notFound, Problem } from '../../../http/problem';
import type { Context } from '../../../services';
import { quoteCart } from '../checkout/quote';
import { orderAt } from './payment-row';

const CHECKOUT = `${environment.publicUrl}${shopPaths.checkout}`;

/** Checkout finds there which provider its shopper comes back from, and whether without having approved. */
const returnUrlOf = ({ name }: Gateway, more: { canceled?: string } = {}): string =>
  `${CHECKOUT}?${new URLSearchParams({ express: name, ...more })}`;

const providerOf = (name: string): { provider: Gateway; express: Express } => {
  const provider = gatewayNamed(name);
  if (!provider?.express) throw notFound('This payment method is no longer available');
  return { provider, express: provider.express };
};

/** Nobody has said where it goes, or anything else. */
const cartOf = (lines: ExpressInput['lines']): QuoteInput => ({
  lines,
  shippingMethodId: null,
  pickUp: false,
  place: null,
  code: null,
  giftCard: null,
  email: null,
});

const notResponding = ({ title }: Gateway): Problem =>
  new Problem(503, 'ServiceUnavailableError', `${title} isn’t responding. Please try again, or check out without it`, {
    retryAfter: 5,
  });

/** Express checkout: the buyer approves at the provider before the order is placed. Nothing of it is stored here until it is. */
export default ({ strapi }: Context) => {
  const sql = strapi.db.connection;

  return {
    async begin({ provider: name, lines }: ExpressInput): Promise<ExpressStart> {
      const { provider, express } = providerOf(name);
      const quote = await quoteCart(strapi, sql, cartOf(lines));
      if (quote.lines.some(({ problem }) => problem !== null))
        throw conflict('Some items in your cart are no longer available', { reason: 'STOCK' });
      if (quote.discount >= quote.subtotal) throw conflict('There is nothing to pay for these items. Use Checkout');
      const cart = {
        currency: CURRENCY,
        subtotal: toCents(quote.subtotal),
        discount: toCents(quote.discount),
        lines: quote.lines.map(({ title, choice, unitPrice, quantity }) => ({
          title: choice ? `${title} (${choice})` : title,
          unitPrice: toCents(unitPrice),
          quantity,
          sku: null,
        })),
        needsShipping: quote.needsShipping,
        returnUrl: returnUrlOf(provider),
        cancelUrl: returnUrlOf(provider, { canceled: 'true' }),
      };
      return express.begin(cart, randomUUID()).catch((error: unknown) => {
        strapi.log.error(`An express checkout can’t begin at ${name}: ${causeOf(error)}`);
        if (error instanceof GatewayRefusal) throw conflict(`${provider.title} refused these items. Use Checkout`);
        throw notResponding(provider);
      });
    },

    /** Only before there is an order: then the provider's buyer is nobody else's business. */
    async findBuyer(name: string, approval: string): Promise<ExpressBuyer> {
      const { provider, express } = providerOf(name);
      const buyer = (await orderAt(sql, approval))
        ? null
        : await express.findBuyer(approval).catch((error: unknown) => {
            strapi.log.warn(`An express checkout can’t go on at ${name}: ${causeOf(error)}`);
            throw notResponding(provider);
          });
      if (!buyer)
        throw notFound(`Your ${provider.title} approval has expired or was used before. You haven’t been charged`);
      return buyer;
    },
  };
};
