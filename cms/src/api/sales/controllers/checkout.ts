import {
  choosePaymentInput,
  codeQuery,
  type EnteredCode,
  orderInput,
  type Quote,
  type QuoteInput,
  quoteInput,
  redeemGiftCardInput,
} from '@stoa/contract';
import { controller, created } from '../../../http/controller';
import { Problem } from '../../../http/problem';
import { validated } from '../../../http/validated';
import { optionalVisitor } from '../../../http/visitor';
import { services } from '../../../services';
import { PAYMENTS } from '../payments/open';

const HOUR = 3600;
/** Only those that are placed count, not what is refused or sent again. Enough for a family behind one address. */
const ORDERS = { name: 'orders', points: 30, duration: HOUR };
/**
 * With one address, from one network: what strangers order in somebody’s name keeps nobody else from ordering. From a confirmed
 * account, it’s counted by itself.
 */
const ORDERS_OF_ONE_PERSON = { name: 'orders-of-person', points: 10, duration: HOUR };
/** So that codes can't be guessed. */
const WRONG_CODES = { name: 'wrong-codes', points: 30, duration: HOUR };

/** As sent, before anything of it is validated. */
const hasCode = (body: unknown): boolean => {
  const { code, giftCard } = (body ?? {}) as { code?: unknown; giftCard?: unknown };
  return Boolean(code || giftCard);
};

/** What was found of those that were entered. */
interface Codes {
  code: EnteredCode | null;
  giftCard: Quote['giftCard'];
}

/** Whether the answer gives away that a code doesn't exist. */
const isWrong = ({ code, giftCard }: Codes): boolean => code?.label === null || giftCard?.balance === null;

/** Whether an order is refused until its email address is confirmed. */
const needsCode = (error: unknown): boolean => error instanceof Problem && error.details.reason === 'CONFIRM_EMAIL';

/** What is true now, if that is why an order was refused. */
const quoteIn = (error: unknown) => (error instanceof Problem ? (error.details.quote as Quote | undefined) : undefined);

/** What tells that there is no such card, or whether the person that an order names has used a code. */
const isGuess = (error: unknown): boolean =>
  error instanceof Problem && (error.details.reason === 'CODE' || error.details.reason === 'NO_GIFT_CARD');

export default controller((strapi) => {
  const { checkout, discounts, links, addresses } = services(strapi).sales;
  const { limits } = services(strapi).auth;

  /**
   * Counts a code as a guess before the answer, so that many at once are many. Codes that exist are given back, and so count as
   * often as they are asked about: totals follow each change.
   */
  const guessing = async <Answer>(
    { code, giftCard }: Pick<QuoteInput, 'code' | 'giftCard'>,
    address: string,
    work: () => Promise<Answer>,
    codesOf: (answer: Answer) => Codes | undefined = () => undefined,
  ): Promise<Answer> => {
    if (code === null && giftCard === null) return work();
    await limits.consume(WRONG_CODES, address);
    const settle = async (codes: Codes | undefined): Promise<void> => {
      if (!codes || !isWrong(codes)) await limits.giveBack(WRONG_CODES, address);
    };
    const answer = await work().catch(async (error: unknown) => {
      if (!isGuess(error)) await settle(quoteIn(error));
      throw error;
    });
    await settle(codesOf(answer));
    return answer;
  };

  type Person = [name: string, address?: string];

  const personOf = async (email: string, userId: number | null, address: string): Promise<Person> =>
    userId !== null && (await services(strapi).auth.emails.isConfirmed(userId, email))
      ? [`account ${userId}`]
      : [email, address];

  const take = async (address: string, person: Person): Promise<void> => {
    await limits.consume(ORDERS, address);
    await limits.consumeOf(ORDERS_OF_ONE_PERSON, ...person).catch(async (error: unknown) => {
      await limits.giveBack(ORDERS, address);
      throw error;
    });
  };

  const giveBack = async (address: string, person: Person): Promise<void> => {
    await limits.giveBack(ORDERS, address);
    await limits.giveBackOf(ORDERS_OF_ONE_PERSON, ...person);
  };

  return {
    async quote(ctx) {
      if (hasCode(ctx.request.body)) await limits.require(WRONG_CODES, ctx.ip);
      const input = validated(quoteInput, ctx.request.body);
      const userId = input.email && input.code !== null ? (await optionalVisitor(strapi, ctx))?.id : undefined;
      const isOwn = userId !== undefined && (await services(strapi).auth.emails.isConfirmed(userId, input.email));
      // What others have used is their secret. If they have used it too often, the order is refused.
      const own = { ...input, email: isOwn ? input.email : null };
      return guessing(
        input,
        ctx.ip,
        () => checkout.quote(own),
        (quote) => quote,
      );
    },

    code: (ctx) => {
      const { code } = validated(codeQuery, ctx.query);
      return guessing(
        { code, giftCard: null },
        ctx.ip,
        () => discounts.check(code),
        (entered) => ({ code: entered, giftCard: null }),
      );
    },

    async place(ctx) {
      const input = validated(orderInput, ctx.request.body);
      const userId = (await optionalVisitor(strapi, ctx))?.id ?? null;
      const earlier = await checkout.placedBefore(input, { userId, address: ctx.ip });
      if (earlier) return earlier;
      const person = await personOf(input.email, userId, ctx.ip);
      await take(ctx.ip, person);
      const placing = guessing(input, ctx.ip, () => checkout.place(input, { userId, address: ctx.ip }));
      const { order, isNew } = await placing.catch(async (error: unknown) => {
        await giveBack(ctx.ip, person);
        if (needsCode(error)) await checkout.mailCode(input, ctx.ip);
        throw error;
      });
      if (!isNew) await giveBack(ctx.ip, person);
      ctx.status = isNew ? 201 : 200;
      return order;
    },

    ofKey: (ctx) => checkout.ofKey(ctx.params.key),
    cancel: (ctx) => checkout.cancel(ctx.params.key),
    link: (ctx) => created(ctx, links.ofKey(ctx.params.key)),
    async choosePayment(ctx) {
      await limits.consume(PAYMENTS, ctx.ip);
      return checkout.choosePayment(ctx.params.key, validated(choosePaymentInput, ctx.request.body));
    },
    redeemGiftCard(ctx) {
      const input = validated(redeemGiftCardInput, ctx.request.body);
      const { giftCard } = input;
      return guessing({ code: null, giftCard }, ctx.ip, () => checkout.redeemGiftCard(ctx.params.key, input));
    },
    countries: () => addresses.countries(),
    addressFormat: (ctx) => addresses.format(ctx.params.country),
  };
});
