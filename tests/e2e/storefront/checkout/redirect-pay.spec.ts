import { expect, type Page } from '@playwright/test';
import { test } from '../../../support/browser/faultless-page';
import { enterContact, expectPlaced, setUpCheckout, startCheckout } from '../../../support/browser/sales/checkout';
import { startRedirectPayShop } from '../../../support/redirect-pay/shop';

type Started = Awaited<ReturnType<typeof startRedirectPayShop>>;

let started: Started;
let shop: Awaited<ReturnType<typeof setUpCheckout<Started['own']>>>;
test.beforeAll(async () => {
  started = await startRedirectPayShop({ demo: true });
  shop = await setUpCheckout(started.own);
});
test.afterEach(() => {
  started.provider.fail(false);
});
test.afterAll(() => started?.close());

const payButton = (page: Page) => page.getByRole('button', { name: 'Pay with Redirect Pay' });

const fillIn = async (page: Page) => {
  await startCheckout(page, shop, [await shop.item({ needsShipping: false })]);
  await enterContact(page);
};

test('shoppers are sent to the provider’s page, and are back with a paid order, though its webhook was lost', async ({
  page,
}) => {
  started.receiveWebhooks(false);
  await fillIn(page);
  const requests: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('/api/checkout/orders')) requests.push(request.url());
  });
  await payButton(page).click();
  await page.getByRole('button', { name: 'Pay 80' }).click();
  await expectPlaced(page, shop);
  // Placing it, and asking what came of it.
  expect(requests).toHaveLength(2);
});

test('an order stands though the provider is down, is paid once it is back, and says so after going back', async ({
  page,
}) => {
  await fillIn(page);
  started.provider.fail(true);
  await payButton(page).click();
  await expect(page.getByRole('alert').filter({ hasText: 'isn’t responding' })).toBeVisible();
  started.provider.fail(false);
  await payButton(page).click();
  await page.getByRole('button', { name: 'Pay 80' }).waitFor();
  await page.goBack();
  await expect(page.getByRole('heading', { name: /isn’t paid yet$/ })).toBeVisible();
  await payButton(page).click();
  await page.getByRole('button', { name: 'Pay 80' }).click();
  await expectPlaced(page, shop);
});
