import { expect } from '@playwright/test';
import { expectEverybodyCanUse } from '../../../support/browser/axe';
import { test } from '../../../support/browser/faultless-page';
import {
  enterContact,
  expectPlaced,
  placeButton,
  type ShopThatSells,
  setUpCheckout,
  startCheckout,
} from '../../../support/browser/sales/checkout';
import { mailsTo } from '../../../support/mail/mails';
import { eventually } from '../../../support/shop/eventually';
import { openShop } from '../../../support/shop/shop';

let shop: ShopThatSells;
test.beforeAll(async () => {
  shop = await setUpCheckout(await openShop({ demo: true }));
});
test.afterAll(() => shop?.close());

test('a lost link is mailed again', async ({ page }) => {
  const plan = await shop.item({ needsShipping: false });
  await startCheckout(page, shop, [plan]);
  await enterContact(page, 'again@example.com');
  await placeButton(page).click();
  await expectPlaced(page, shop);
  const [, number = ''] = /Order #(\d+)/.exec((await page.getByRole('article').textContent()) ?? '') ?? [];
  await page.goto(`${shop.url}/order?token=unknown`);
  await expect(page.getByRole('heading', { name: 'This link isn’t valid anymore' })).toBeVisible();
  await expectEverybodyCanUse(page);
  await page.getByLabel('Order number').fill(number);
  await page.getByRole('textbox', { name: 'Email' }).fill('again@example.com');
  await page.getByRole('button', { name: 'Email me a link' }).click();
  await expect(page.getByText('we’ve emailed you a link to it')).toBeVisible();
  await eventually(async () => expect(await mailsTo(shop, 'again@example.com')).toHaveLength(2));
});
