import { expect } from '@playwright/test';
import { expectEverybodyCanUse } from '../../support/axe';
import {
  enterContact,
  expectPlaced,
  openShopThatSells,
  placeButton,
  type ShopThatSells,
  startCheckout,
} from '../../support/checkout';
import { eventually } from '../../support/eventually';
import { test } from '../../support/faultless-page';
import { mailsTo } from '../../support/mails';
import { fitsItsWidth } from '../../support/themes';

let shop: ShopThatSells;
test.beforeAll(async () => {
  shop = await openShopThatSells();
});
test.afterAll(() => shop?.close());

const codeTo = (email: string, count: number) =>
  eventually(async () => {
    const codes = (await mailsTo(shop, email)).flatMap(({ subject }) => /^\d{6}/.exec(subject ?? '')?.[0] ?? []);
    expect(codes).toHaveLength(count);
    return codes.at(-1) ?? '';
  });

test('who orders much confirms the email address with a code, and nothing that was entered is lost', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const email = 'bulk-buyer@example.com';
  const paint = await shop.item({ needsDelivery: false, price: 10, stock: 90 });
  await startCheckout(page, shop, [paint, 60]);
  await enterContact(page, email);
  await page.getByLabel('Note to the shop').fill('For the whole house');
  await page.getByRole('radio', { name: 'Bank transfer' }).check();
  const code = page.getByLabel('Code from the email');
  await expect(code).toHaveCount(0);
  await placeButton(page).click();
  await expect(page.getByText('We’ve emailed you a code: enter it, then place your order again.')).toBeVisible();
  await expect(code).toBeFocused();
  expect(await fitsItsWidth(page)).toBe(true);
  await expectEverybodyCanUse(page);

  const first = await codeTo(email, 1);
  await code.fill(first === '000000' ? '000001' : '000000');
  await placeButton(page).click();
  await expect(page.getByText('This code is wrong. Check the email, or get another code')).toBeVisible();
  await expect(code).toBeFocused();
  await page.getByRole('button', { name: 'Email another code' }).click();
  const second = await codeTo(email, 2);
  await expect(code).toHaveValue('');
  await expect(code).toBeFocused();

  // As a phone does that has closed the tab meanwhile.
  await page.reload();
  await expect(page.getByLabel('Note to the shop')).toHaveValue('For the whole house');
  await code.fill(`${second.slice(0, 3)} ${second.slice(3)}`);
  await placeButton(page).click();
  await expectPlaced(page, shop);
});

test('who orders fewer after all needs no code', async ({ page }) => {
  const paint = await shop.item({ needsDelivery: false, price: 10, stock: 90 });
  await startCheckout(page, shop, [paint, 51]);
  await enterContact(page, 'fewer@example.com');
  await page.getByRole('radio', { name: 'Bank transfer' }).check();
  await placeButton(page).click();
  await expect(page.getByLabel('Code from the email')).toBeVisible();
  await page.evaluate(() => {
    const stored = JSON.parse(localStorage.getItem('cart-storage') ?? '{}');
    stored.state.items[0].quantity = 5;
    localStorage.setItem('cart-storage', JSON.stringify(stored));
  });
  await page.reload();
  await expect(placeButton(page)).toBeVisible();
  await expect(page.getByLabel('Code from the email')).toHaveCount(0);
  await placeButton(page).click();
  await expectPlaced(page, shop);
});
