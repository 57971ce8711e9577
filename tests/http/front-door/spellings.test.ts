import { createItem, type Marketplace, openMarketplace } from '../../support/marketplace/marketplace';
import { sendRaw } from '../../support/shop/raw-request';

let at: Marketplace;
beforeAll(async () => {
  at = await openMarketplace();
  await createItem(at.admin, at.category, { slug: 'oak-table' });
});
afterAll(() => at?.shop.close());

const page = async (address: string) => {
  const { status, headers } = await sendRaw(at.shop.url, 'GET', address);
  return [status, headers.location];
};

it.each([
  ['/Marketplace', '/marketplace'],
  ['/marketplace/', '/marketplace'],
  ['/BLOG/?page=2&utm=x', '/blog?page=2&utm=x'],
  ['/Marketplace/oak-table/', '/marketplace/oak-table'],
  ['/Contact', '/contact'],
])('%s leads to %s', async (address, own) => expect(await page(address)).toEqual([301, own]));

it.each(['/', '/marketplace', '/marketplace/oak-table', '/contact'])('%s is where it is', async (address) =>
  expect(await page(address)).toEqual([200, undefined]),
);

it('what isn’t a page leads nowhere', async () => expect((await page('/Nothing/'))[0]).toBe(404));
