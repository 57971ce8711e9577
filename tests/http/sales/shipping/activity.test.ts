import { adminPaths, type SalesSettings } from '@stoa/contract';
import { openShop } from '../../../support/shop/shop';

test('limits of weight are told in the shop’s unit', async () => {
  const shop = await openShop();
  try {
    const admin = await shop.admin();
    await admin.patch(adminPaths.settings, { weightUnit: 'lb' });
    const { data } = await admin.get<SalesSettings>(adminPaths.salesSettings);
    const tiers = [2268, 4536, null].map((upTo, place) => ({ upTo, price: 5 + place }));
    const shippingMethods = data.shippingMethods.map((method) =>
      method.pickUp ? method : { ...method, pricing: 'BY_WEIGHT', price: 0, tiers },
    );
    await admin.patch(adminPaths.salesSettings, { shippingMethods, updatedAt: data.updatedAt });
    const [newest] = (await admin.get(`${adminPaths.activity}?kind=salesSettings`)).data.items;
    expect(newest.changes[0].after[0]).toContain(
      'Standard shipping, up to 5 lb $5.00; up to 10 lb $6.00; up to any $7.00 to US',
    );
  } finally {
    await shop.close();
  }
});
