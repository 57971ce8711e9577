import type { Context } from 'koa';
import { controller } from '../../../http/controller';
import { services } from '../../../services';

const UNPARSED = Symbol.for('unparsedBody');

const rawBody = (ctx: Context): string => (ctx.request.body as { [UNPARSED]?: string } | undefined)?.[UNPARSED] ?? '';

const headersOf = (ctx: Context): Record<string, string | undefined> =>
  Object.fromEntries(
    Object.entries(ctx.request.headers).map(([name, value]) => [name, Array.isArray(value) ? value[0] : value]),
  );

export default controller((strapi) => {
  const { payments } = services(strapi).payments;

  return {
    open: (ctx) => payments.open(ctx.params.key),
    settle: async (ctx) => ({ outcome: await payments.settle(ctx.params.key) }),

    async receive(ctx) {
      const isKnown = await payments.receive(ctx.params.provider, rawBody(ctx), headersOf(ctx));
      ctx.status = isKnown ? 200 : 202;
      return { received: true };
    },
  };
});
