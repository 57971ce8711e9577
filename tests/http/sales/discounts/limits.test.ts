import { randomUUID } from 'node:crypto';
import { adminPaths, type Quote } from '@stoa/contract';
import { lineOf, type Selling, setUpSales } from '../../../support/sales/orders';
import { type Client, created } from '../../../support/shop/client';
import { openShop } from '../../../support/shop/shop';

const fromNow = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();

describe('a discount code with limits', () => {
  let shop: Selling;
  const code = async (limits: object): Promise<string> => {
    const name = `C${randomUUID().slice(0, 8)}`.toUpperCase();
    await created(shop.admin.post(adminPaths.discounts, { code: name, kind: 'PERCENT', percent: 50, ...limits }));
    return name;
  };
  const plan = (price: number, more: object = {}) => shop.item({ price, needsShipping: false, ...more });

  beforeAll(async () => {
    shop = await setUpSales(await openShop());
  });
  afterAll(() => shop.shop.close());

  it.each([
    [{ startsAt: fromNow(1) }, (name: string) => `“${name}” isn’t a valid code`],
    [{ startsAt: fromNow(-2), endsAt: fromNow(-1) }, (name: string) => `The code ${name} has expired`],
    [{ enabled: false }, (name: string) => `“${name}” isn’t a valid code`],
  ])('is refused outside its time: %j', async (limits, problem) => {
    const name = await code(limits);
    const quote = await shop.quote({ lines: [lineOf(await plan(80))], code: name });
    expect(quote).toMatchObject({ total: 80, discount: 0, code: { problem: problem(name) } });
  });

  it('requires its minimum order', async () => {
    const name = await code({ minimum: 40 });
    const mug = await plan(20, { stock: 2 });
    const alone = await shop.quote({ lines: [lineOf(mug)], code: name });
    expect(alone).toMatchObject({ total: 20, code: { problem: `The code ${name} is for orders of $40.00 or more` } });
    expect(await shop.quote({ lines: [lineOf(mug, 2)], code: name })).toMatchObject({ total: 20, discount: 20 });
  });

  it('discounts only its items or categories', async () => {
    const [lamp, mug] = [await plan(80), await plan(20)];
    const both = [lineOf(lamp), lineOf(mug)];
    const forLamps = await code({ items: [lamp.id] });
    expect(await shop.quote({ lines: both, code: forLamps })).toMatchObject({ total: 60, discount: 40 });
    const none = `The code ${forLamps} doesn’t apply to anything in your cart`;
    expect(await shop.quote({ lines: [lineOf(mug)], code: forLamps })).toMatchObject({ code: { problem: none } });
    const forAll = await code({ categories: [shop.category] });
    expect(await shop.quote({ lines: both, code: forAll })).toMatchObject({ total: 50, discount: 50 });
  });

  it('is limited to its uses per customer', async () => {
    const name = await code({ usageLimitPerCustomer: 1 });
    const lines = [lineOf(await plan(80, { stock: 9 }))];
    const asked = { lines, code: name, address: null, shippingMethodId: null };
    expect(await shop.order({ ...asked, email: 'clara@example.com' })).toMatchObject({ total: 40, discountCode: name });
    const again = await shop.place({ ...asked, email: 'Clara@Example.com' });
    const message = `You’ve already used the code ${name}`;
    expect(again).toMatchObject({ status: 409, error: { message, details: { reason: 'CODE' } } });
    expect(await shop.order({ ...asked, email: 'ada@example.com' })).toMatchObject({ total: 40 });
  });

  it('tells only a customer with a confirmed address that they have used it', async () => {
    const name = await code({ usageLimitPerCustomer: 1 });
    const lines = [lineOf(await plan(80, { stock: 9 }))];
    const email = 'secret@example.com';
    const customer = await shop.shop.customer({ email });
    await shop.order({ lines, code: name, address: null, shippingMethodId: null, email }, customer);
    const problem = async (client?: Client, of = email) =>
      (await shop.quote({ lines, code: name, email: of }, client)).code?.problem;
    const stranger = await shop.shop.customer({ email: 'stranger@example.com' });
    expect([await problem(), await problem(stranger), await problem(customer)]).toEqual([null, null, null]);
    await shop.shop.database.query('UPDATE up_users SET confirmed = true WHERE email = $1', [email]);
    const used = `You’ve already used the code ${name}`;
    expect([await problem(), await problem(stranger), await problem(customer)]).toEqual([null, null, used]);
    expect(await problem(customer, 'stranger@example.com')).toBeNull();
  });

  it('doesn’t reveal its use in a refusal for another reason', async () => {
    const name = await code({ usageLimitPerCustomer: 1 });
    const lamp = await plan(80, { stock: 1 });
    const email = 'discreet@example.com';
    const customer = await shop.shop.customer({ email });
    const used = { lines: [lineOf(await plan(80))], code: name, address: null, shippingMethodId: null, email };
    await shop.order(used, customer);
    const problem = async (client?: Client) => {
      const { status, error } = await shop.place({ ...used, lines: [lineOf(lamp, 2)] }, client);
      const { reason, quote } = error.details as { reason?: string; quote?: Quote };
      expect([status, reason]).toEqual([409, 'STOCK']);
      return quote?.code?.problem;
    };
    expect([await problem(), await problem(customer)]).toEqual([null, null]);
    await shop.shop.database.query('UPDATE up_users SET confirmed = true WHERE email = $1', [email]);
    expect([await problem(), await problem(customer)]).toEqual([null, `You’ve already used the code ${name}`]);
  });
});
