import { openShop, type Shop } from '../../support/shop/shop';

describe('health', () => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await openShop();
  });
  afterAll(() => shop.close());

  it.each(['/healthz', '/readyz'])('%s answers 200 while the process and its database live', async (path) => {
    expect((await shop.visitor().get(path)).status).toBe(200);
  });
});
