import { orderInput, type Quote, quoteInput } from '@stoa/contract';
import { controller } from '../../../http/controller';
import { Problem } from '../../../http/problem';
import { validated } from '../../../http/validated';
import { optionalVisitor } from '../../../http/visitor';
import { services } from '../../../services';

const HOUR = 3600;
/** Only those that are placed count, not what is refused or sent again. Enough for a family behind one address. */
const ORDERS = { name: 'orders', points: 30, duration: HOUR };
/** From anywhere, so that nobody floods somebody else's inbox, or keeps a shop's stock held for long. */
const ORDERS_OF_ONE_PERSON = { name: 'orders-of-person', points: 10, duration: HOUR };
/** So that codes can't be guessed. */
const WRONG_CODES = { name: 'wrong-codes', points: 30, duration: HOUR };

/** Whether an order is refused until its email address is confirmed. */
const needsCode = (error: unknown): boolean => error instanceof Problem && error.details.reason === 'CONFIRM_EMAIL';

/** What is true now, if that is why an order was refused. */
const quoteIn = (error: unknown) => (error instanceof Problem ? (error.details.quote as Quote | undefined) : undefined);

export default controller((strapi) => {
  const { checkout, addresses } = services(strapi).orders;
  const { limits } = services(strapi).auth;

  /**
   * Counts a code as a guess before the answer, so that many at once are many. Codes that exist are given back, and so count as
   * often as they are asked about: totals follow each change.
   */
  const guessing = async <Answer>(
    code: string | null,
    address: string,
    work: () => Promise<Answer>,
    quoteOf: (answer: Answer) => Quote | undefined = () => undefined,
  ): Promise<Answer> => {
    if (code === null) return work();
    await limits.consume(WRONG_CODES, address);
    const settle = async (quote: Quote | undefined): Promise<void> => {
      if (quote?.code?.label !== null) await limits.giveBack(WRONG_CODES, address);
    };
    const answer = await work().catch(async (error: unknown) => {
      await settle(quoteIn(error));
      throw error;
    });
    await settle(quoteOf(answer));
    return answer;
  };

  const take = async (address: string, email: string): Promise<void> => {
    await limits.consume(ORDERS, address);
    await limits.consumeOf(ORDERS_OF_ONE_PERSON, email).catch(async (error: unknown) => {
      await limits.giveBack(ORDERS, address);
      throw error;
    });
  };

  const giveBack = async (address: string, email: string): Promise<void> => {
    await limits.giveBack(ORDERS, address);
    await limits.giveBackOf(ORDERS_OF_ONE_PERSON, email);
  };

  return {
    async quote(ctx) {
      const input = validated(quoteInput, ctx.request.body);
      return guessing(
        input.code,
        ctx.ip,
        () => checkout.quote(input),
        (quote) => quote,
      );
    },

    async place(ctx) {
      const input = validated(orderInput, ctx.request.body);
      const userId = (await optionalVisitor(strapi, ctx))?.id ?? null;
      const earlier = await checkout.placedBefore(input, userId);
      if (earlier) return earlier;
      await take(ctx.ip, input.email);
      const placing = guessing(input.code, ctx.ip, () => checkout.place(input, { userId, address: ctx.ip }));
      const { order, isNew } = await placing.catch(async (error: unknown) => {
        await giveBack(ctx.ip, input.email);
        if (needsCode(error)) await checkout.mailCode(input, ctx.ip);
        throw error;
      });
      if (!isNew) await giveBack(ctx.ip, input.email);
      ctx.status = isNew ? 201 : 200;
      return order;
    },

    ofKey: (ctx) => checkout.ofKey(ctx.params.key),
    cancel: (ctx) => checkout.cancel(ctx.params.key),
    countries: () => addresses.countries(),
    addressFormat: (ctx) => addresses.format(ctx.params.country),
  };
});
