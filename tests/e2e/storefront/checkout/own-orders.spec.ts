import { expect, type Page } from '@playwright/test';
import { adminPaths, type OrderDetail } from '@stoa/contract';
import { enterAs } from '../../../support/browser/accounts';
import { expectEverybodyCanUse } from '../../../support/browser/axe';
import { test } from '../../../support/browser/faultless-page';
import { type ShopThatSells, setUpCheckout } from '../../../support/browser/sales/checkout';
import { placeOrder } from '../../../support/browser/sales/own-orders';
import { fitsItsWidth } from '../../../support/browser/themes';
import { openShop } from '../../../support/shop/shop';

let shop: ShopThatSells;
test.beforeAll(async () => {
  shop = await setUpCheckout(await openShop({ demo: true }));
});
test.afterAll(() => shop?.close());

const customer = async () => {
  const client = await shop.customer({ name: 'Clara Customer' });
  return { client, email: client.session.email };
};
const markPaid = async (number: number) => {
  const admin = await shop.admin();
  const { updatedAt } = (await admin.get<OrderDetail>(adminPaths.order(number))).data;
  await admin.post(adminPaths.changeOrder(number, 'mark-paid'), { updatedAt });
};
const orders = (page: Page) => page.getByRole('list', { name: 'Orders' });

test('orders are found in the account, opened, and ordered again', async ({ page }) => {
  const { client, email } = await customer();
  const [lamp, bowl, rug] = [
    await shop.item({ title: 'Own lamp', needsShipping: false }),
    await shop.item({ title: 'Own bowl', needsShipping: false }),
    await shop.item({ title: 'Own rug', needsShipping: false }),
  ];
  const { number } = await placeOrder(client, email, [lamp, 2], [bowl, 1], [rug, 3]);
  await markPaid(number);
  await shop.database.query(
    'UPDATE item_variants SET stock = CASE item_id WHEN $1 THEN 0 ELSE 2 END WHERE item_id IN ($1, $2)',
    [bowl.id, rug.id],
  );
  await enterAs(page, shop, { email }, '/account');
  await orders(page).getByRole('link', { name: 'Own lamp and 2 more' }).click();
  await expect(page).toHaveURL(`${shop.url}/account/orders/${number}`);
  await expect(page.getByRole('article').getByText('2 × $80.00')).toBeVisible();
  await expectEverybodyCanUse(page);
  expect(await fitsItsWidth(page)).toBe(true);

  await page.getByRole('button', { name: 'Order again' }).click();
  const cart = page.getByRole('dialog', { name: 'Shopping cart' });
  await expect(cart.getByRole('link', { name: 'Own lamp' })).toBeVisible();
  await expect(cart.getByRole('link', { name: 'Own rug' })).toBeVisible();
  await expect(cart.getByRole('link', { name: 'Own bowl' })).toBeHidden();
  await page.keyboard.press('Escape');
  const lacking = page.getByRole('alert').filter({ hasText: 'Some items can’t be reordered' });
  await expect(lacking.getByRole('listitem')).toHaveText(['Own bowl: Sold Out', 'Own rug: Only 2 left']);
  await page.getByRole('link', { name: 'Your orders' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Your orders' })).toBeVisible();
  await expectEverybodyCanUse(page);
});

test('orders of a guest are added to the account by one press, once the address is confirmed', async ({ page }) => {
  const { email } = await customer();
  const lamp = await shop.item({ title: 'Guest’s lamp', needsShipping: false });
  await placeOrder(shop.visitor(), email, [lamp, 1]);
  await enterAs(page, shop, { email }, '/account/orders');
  await expect(page.getByRole('heading', { name: 'No orders yet' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Add to my account' })).toBeHidden();
  await shop.database.query('UPDATE up_users SET confirmed = true WHERE email = $1', [email]);
  await page.reload();
  await expect(page.getByText('You placed 1 order as a guest with this email address.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'No orders yet' })).toBeHidden();
  await expectEverybodyCanUse(page);
  await page.getByRole('button', { name: 'Add to my account' }).click();
  await expect(page.getByText('1 order added to your account')).toBeVisible();
  await expect(orders(page).getByRole('link', { name: 'Guest’s lamp' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Add to my account' })).toBeHidden();
});

test('many orders come in pages', async ({ page }) => {
  const { client, email } = await customer();
  const lamp = await shop.item({ needsShipping: false, stock: 50 });
  const placed: number[] = [];
  for (let made = 0; made < 11; made += 1) placed.push((await placeOrder(client, email, [lamp, 1])).number);
  await enterAs(page, shop, { email }, '/account');
  await expect(orders(page).getByRole('listitem')).toHaveCount(3);
  await page.getByRole('link', { name: 'All orders' }).click();
  await expect(orders(page).getByRole('listitem')).toHaveCount(10);
  await page.getByRole('link', { name: 'Page 2' }).click();
  await expect(orders(page).getByRole('listitem')).toHaveCount(1);
  await expect(orders(page).getByText(`Order #${placed[0]}`)).toBeVisible();
  await page.goto(`${shop.url}/account/orders?page=9`);
  await expect(page).toHaveURL(`${shop.url}/account/orders?page=2`);
});

test('another’s order is none, and visitors sign in first', async ({ page }) => {
  const [{ client, email }, other] = [await customer(), await customer()];
  const lamp = await shop.item({ needsShipping: false });
  const { number } = await placeOrder(client, email, [lamp, 1]);
  await page.goto(`${shop.url}/account/orders/${number}`);
  await expect(page).toHaveURL(`${shop.url}/login?next=${encodeURIComponent(`/account/orders/${number}`)}`);
  await enterAs(page, shop, { email: other.email }, `/account/orders/${number}`);
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
});
