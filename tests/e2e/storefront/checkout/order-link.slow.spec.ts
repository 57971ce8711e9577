import { expect } from '@playwright/test';
import { adminPaths, apiPaths, type OrderDetail, type OrderList } from '@stoa/contract';
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

const linkIn = async (email: string): Promise<string> => {
  const [mail] = await eventually(async () => {
    const mails = await mailsTo(shop, email);
    expect(mails).toHaveLength(1);
    return mails;
  });
  const [, query] = /\/order(\?token=\S+)/.exec(mail?.text ?? '') ?? [];
  return `${shop.url}/order${query}`;
};

test('a transfer comes first, with what to copy into it, and then how far the order is', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await startCheckout(page, shop, [await shop.item({ needsShipping: false })]);
  await enterContact(page, 'transfer@example.com');
  await placeButton(page).click();
  await expectPlaced(page, shop);
  const toPay = page.getByRole('region', { name: 'How to pay' });
  await toPay.getByRole('button', { name: 'Copy amount' }).click();
  await expect(toPay.getByRole('button', { name: 'Copied amount' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('80.00');
  const steps = page.getByRole('list', { name: 'Order progress' }).getByRole('listitem');
  await expect(steps).toHaveText([/^Placed/, 'Awaiting payment']);
  await expect(steps.nth(1)).toHaveAttribute('aria-current', 'step');
  await expectEverybodyCanUse(page);
});

const markPaid = async (email: string) => {
  const admin = await shop.admin();
  const { items } = (await admin.get<OrderList>(`${adminPaths.orders}?search=${email}`)).data;
  const { number, updatedAt } = (await admin.get<OrderDetail>(adminPaths.order(items[0]?.number ?? 0))).data;
  await admin.post(adminPaths.changeOrder(number, 'mark-paid'), { updatedAt });
};

test('a guest orders again, and gets an account with a password alone', async ({ page }) => {
  const email = 'new-account@example.com';
  await startCheckout(page, shop, [await shop.item({ title: 'Again lamp', needsShipping: false })]);
  await enterContact(page, email);
  await placeButton(page).click();
  await expectPlaced(page, shop);
  const link = await linkIn(email);
  await page.goto(link);
  await expect(page.getByRole('button', { name: 'Create account' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Order again' })).toHaveCount(0);
  await markPaid(email);
  await page.goto(link);
  await expectEverybodyCanUse(page);
  await expect(page.getByRole('link', { name: 'Questions about this order?' })).toHaveAttribute(
    'href',
    /\/contact\?subject=Order\+%23\d+$/,
  );
  await page.getByRole('button', { name: 'Order again' }).click();
  await expect(
    page.getByRole('dialog', { name: 'Shopping cart' }).getByRole('link', { name: 'Again lamp' }),
  ).toBeVisible();
  await page.keyboard.press('Escape');
  const form = page.getByRole('form', { name: 'Create an account' });
  await form.getByLabel('Password', { exact: true }).fill('five5');
  await form.getByRole('button', { name: 'Create account' }).click();
  await expect(form.getByText('Password must be at least 6 characters')).toBeVisible();
  await form.getByLabel('Password', { exact: true }).fill('long enough');
  await form.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByText('This order is in your account.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Account of Clara Customer' })).toBeVisible();
  await expect(form).toBeHidden();
  await expectEverybodyCanUse(page);
  await page.getByRole('link', { name: 'Your orders' }).click();
  await expect(page.getByRole('main').getByText('Again lamp')).toBeVisible();
});

test('a guest cancels an order that awaits a transfer', async ({ page }) => {
  const email = 'no-transfer@example.com';
  const lamp = await shop.item({ title: 'Unwanted lamp', needsShipping: false, stock: 1 });
  await startCheckout(page, shop, [lamp]);
  await enterContact(page, email);
  await placeButton(page).click();
  await expectPlaced(page, shop);
  await page.getByRole('button', { name: 'See your order' }).click();
  await page.getByRole('button', { name: 'Cancel order' }).click();
  const asking = page.getByRole('region', { name: 'Cancel this order?' });
  await expect(asking.getByText('You won’t owe anything.')).toBeVisible();
  await expectEverybodyCanUse(page);
  await asking.getByRole('button', { name: 'Cancel order' }).click();
  await expect(page.getByText('This order was canceled.')).toBeVisible();
  await expect(page.getByRole('region', { name: 'How to pay' })).toBeHidden();
  await expect(page.getByRole('button', { name: 'Cancel order' })).toBeHidden();
  await expect(page.getByRole('button', { name: 'Order again' })).toBeVisible();
  await eventually(async () => expect((await mailsTo(shop, email)).at(-1)?.subject).toMatch(/was canceled$/));
  expect(await shop.database.query('SELECT reserved FROM item_variants WHERE item_id = $1', [lamp.id])).toEqual([
    { reserved: 0 },
  ]);
});

test('the confirmation leads to the order’s page, and offers an account', async ({ page }) => {
  const email = 'just-placed@example.com';
  await startCheckout(page, shop, [await shop.item({ needsShipping: false })]);
  await enterContact(page, email);
  await placeButton(page).click();
  await expectPlaced(page, shop);
  const form = page.getByRole('form', { name: 'Create an account' });
  await expect(form).toBeVisible();
  await expectEverybodyCanUse(page);
  await page.getByRole('button', { name: 'See your order' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Your order' })).toBeVisible();
  await page.goBack();
  await form.getByLabel('Password', { exact: true }).fill('long enough');
  await form.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByText(`We sent a link to ${email}.`)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Account of Clara Customer' })).toBeVisible();
});

test('a guest who has an account is sent to log in', async ({ page }) => {
  const email = 'has-account@example.com';
  await startCheckout(page, shop, [await shop.item({ needsShipping: false })]);
  await enterContact(page, email);
  await placeButton(page).click();
  await expectPlaced(page, shop);
  const link = await linkIn(email);
  await shop.visitor().post(apiPaths.auth.register, { name: 'Clara Customer', email, password: 'long enough' });
  await page.goto(link);
  const form = page.getByRole('form', { name: 'Create an account' });
  await form.getByLabel('Password', { exact: true }).fill('long enough');
  await form.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByText(`There is already an account for ${email}`)).toBeVisible();
  await expectEverybodyCanUse(page);
  await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(/\/login$/);
});

test('the footer leads to a form that finds an order', async ({ page }) => {
  await page.goto(shop.url);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Find your order' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Find your order' })).toBeVisible();
});

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
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Find your order' })).toBeVisible();
  await page.getByLabel('Order number').fill(number);
  await page.getByRole('textbox', { name: 'Email' }).fill('again@example.com');
  await page.getByRole('button', { name: 'Email me a link' }).click();
  await expect(page.getByText('we’ve emailed you a link to it')).toBeVisible();
  await eventually(async () => expect(await mailsTo(shop, 'again@example.com')).toHaveLength(2));
});
