import { expressInput } from '@stoa/contract';
import type { Context } from 'koa';
import { controller } from '../../../http/controller';
import { Problem } from '../../../http/problem';
import { validated } from '../../../http/validated';
import { services } from '../../../services';
import { PAYMENTS } from '../payments/open';

const UNPARSED = Symbol.for('unparsedBody');

const rawBody = (ctx: Context): string => (ctx.request.body as { [UNPARSED]?: string } | undefined)?.[UNPARSED] ?? '';

const headersOf = (ctx: Context): Record<string, string | undefined> =>
  Object.fromEntries(
    Object.entries(ctx.request.headers).map(([name, value]) => [name, Array.isArray(value) ? value[0] : value]),
  );

/** Whoever sent so many isn't listened to for a while, so that a flood of them is cheap. */
const FORGED = { name: 'forged-events', points: 60, duration: 3600 };

export default controller((strapi) => {
  const { payments, express } = services(strapi).sales;
  const { limits } = services(strapi).auth;

  return {
    async open(ctx) {
      await limits.consume(PAYMENTS, ctx.ip);
      return payments.open(ctx.params.key);
    },
    async beginExpress(ctx) {
      await limits.consume(PAYMENTS, ctx.ip);
      return express.begin(validated(expressInput, ctx.request.body));
    },
    async expressBuyer(ctx) {
      await limits.consume(PAYMENTS, ctx.ip);
      return express.findBuyer(ctx.params.provider, ctx.params.approval);
    },
    async settle(ctx) {
      await limits.consume(PAYMENTS, ctx.ip);
      return { outcome: await payments.settle(ctx.params.key) };
    },

    async receive(ctx) {
      await limits.require(FORGED, ctx.ip);
      const isKnown = await payments.receive(ctx.params.provider, rawBody(ctx), headersOf(ctx));
      if (isKnown === 'forged') {
        await limits.allows(FORGED, ctx.ip);
        throw new Problem(400, 'ValidationError', 'This event couldn’t be verified');
      }
      ctx.status = isKnown ? 200 : 202;
      return { received: true };
    },
  };
});
