import { adminPaths, apiPaths, orderPaths, shopPaths } from '@stoa/contract';
import { type Selling, setUpSales } from '../../../support/sales/orders';
import { created } from '../../../support/shop/client';
import { sendRaw } from '../../../support/shop/raw-request';
import { openShop } from '../../../support/shop/shop';

const ENDED = { startsAt: '2020-01-01T00:00:00Z', endsAt: '2020-02-01T00:00:00Z' };

describe('a link with a discount code', () => {
  let shop: Selling;
  const make = (discount: object) =>
    created(shop.admin.post(adminPaths.discounts, { kind: 'PERCENT', percent: 10, ...discount }));
  const check = async (code: string) => (await shop.shop.visitor().get(orderPaths.checkout.code(code))).data;

  beforeAll(async () => {
    shop = await setUpSales(await openShop());
    await make({ code: 'WELCOME10' });
    await make({ code: 'OVER', ...ENDED });
  });
  afterAll(() => shop.shop.close());

  it.each([
    ['welcome10', { code: 'WELCOME10', label: '10% off', problem: null }],
    ['OVER', { code: 'OVER', label: '10% off', problem: 'The code OVER has expired' }],
    ['NO/SUCH', { code: 'NO/SUCH', label: null, problem: '“NO/SUCH” isn’t a valid code' }],
  ])('tells what %s is worth', async (code, answer) => expect(await check(code)).toEqual(answer));

  it('is a page that says the code, holds nothing of a person, and isn’t listed', async () => {
    const page = await sendRaw(shop.shop.url, 'GET', `${shopPaths.discount('WELCOME10')}?to=https://evil.example/`);
    expect(page.status).toBe(200);
    expect(page.headers).toMatchObject({ 'cache-control': 'no-cache' });
    expect(page.headers.location).toBeUndefined();
    expect(page.headers['set-cookie']).toBeUndefined();
    expect(page.text).toContain('<meta name="robots" content="noindex"/>');
    expect(page.text).toMatch(/<noscript>.*Your discount code: WELCOME10.*<\/noscript>/s);
    expect(page.text).not.toContain('href="https://evil.example');
  });

  it('is worth opening a cart for: the shop says whether there are automatic discounts', async () => {
    const hasDiscounts = async () => (await shop.admin.get(apiPaths.store)).data.hasDiscounts;
    expect(await hasDiscounts()).toBe(false);
    const { id } = await make({ method: 'AUTOMATIC', title: 'Summer sale' });
    expect(await hasDiscounts()).toBe(true);
    await shop.admin.patch(adminPaths.discount(id), { ...ENDED });
    expect(await hasDiscounts()).toBe(false);
  });
});
