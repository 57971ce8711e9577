import { adminPaths, type SalesSettings } from '@stoa/contract';
import { lineOf } from '../../../support/sales/orders';
import { type PayPalShop, setUpPayPal } from '../../../support/sales/paypal';
import { eventually } from '../../../support/shop/eventually';
import { type OwnShop, startShop } from '../../../support/shop/shop';

let shop: PayPalShop<OwnShop>;
beforeAll(async () => {
  shop = await setUpPayPal(await startShop({ paypal: true, env: { PAYPAL_CLIENT_SECRET: 'of another app' } }));
});
afterAll(() => shop.close());

const offered = async () => {
  const { paymentMethods } = await shop.quote({ lines: [lineOf(await shop.item({ stock: 1 }))] });
  return paymentMethods.map(({ id }) => id);
};

const read = async () => (await (await shop.own.admin()).get<SalesSettings>(adminPaths.salesSettings)).data.connections;

it('administrators see whether payments are live and keys are accepted, and customers only working methods', async () => {
  const fault = 'PayPal doesn’t accept the client ID and secret for sandbox. Shoppers can’t pay with PayPal.';
  await eventually(async () =>
    expect(await read()).toEqual([{ name: 'paypal', title: 'PayPal', mode: 'DEMONSTRATION', fault, hint: null }]),
  );
  expect(shop.own.log().split(fault)).toHaveLength(2);
  expect(await offered()).toEqual(['transfer']);

  const { PAYPAL_CLIENT_SECRET = '' } = shop.settings;
  await shop.own.restart('stop', { PAYPAL_CLIENT_SECRET, PAYPAL_ENVIRONMENT: 'production', PAYPAL_WEBHOOK_ID: '' });
  await eventually(async () =>
    expect(await read()).toEqual([
      { name: 'paypal', title: 'PayPal', mode: 'LIVE', fault: null, hint: expect.stringContaining('no webhook') },
    ]),
  );
  expect(await offered()).toEqual(['paypal', 'transfer']);
});
