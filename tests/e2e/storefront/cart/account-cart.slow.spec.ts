import { expect, type Page } from '@playwright/test';
import { apiPaths, MAX_CART_LINES, type SavedCartLine } from '@stoa/contract';
import { enterAs, holdCall, signIn } from '../../../support/browser/accounts';
import { test } from '../../../support/browser/faultless-page';
import { cartLine, leaveInCart } from '../../../support/browser/sales/cart';
import { type ShopThatSells, setUpCheckout } from '../../../support/browser/sales/checkout';
import { eventually } from '../../../support/shop/eventually';
import { openShop } from '../../../support/shop/shop';

let shop: ShopThatSells;
test.beforeAll(async () => {
  shop = await setUpCheckout(await openShop({ demo: true }));
});
test.afterAll(() => shop?.close());

const count = (page: Page, words: string) => page.getByRole('button', { name: `Shopping cart, ${words}` });

/** What the account has, by what another device of it is told. */
const newCustomer = async () => {
  const client = await shop.customer();
  const lines = async () =>
    (await client.get<SavedCartLine[]>(apiPaths.auth.cart)).data.map(({ itemId, quantity }) => [itemId, quantity]);
  return { client, email: client.session.email, lines };
};
const change = (client: Awaited<ReturnType<typeof newCustomer>>['client'], itemId: number, quantity: number) =>
  client.patch(apiPaths.auth.cart, { lines: [{ itemId, quantity }] });

const logOut = async (page: Page) => {
  await page.getByRole('button', { name: /^Account of/ }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
};

test('a guest’s cart joins the account’s at login, and leaves the device at logout', async ({ page }) => {
  const { client, email, lines } = await newCustomer();
  const [lamp, bowl] = [await shop.item(), await shop.item()];
  await change(client, lamp.id, 1);
  await change(client, bowl.id, 1);
  await leaveInCart(page, shop, [cartLine(lamp, { quantity: 3 })]);
  await signIn(page, shop, { email });
  await expect(count(page, '4 items')).toBeVisible();
  expect(await lines()).toEqual([
    [lamp.id, 3],
    [bowl.id, 1],
  ]);
  await page.reload();
  await expect(count(page, '4 items')).toBeVisible();
  await logOut(page);
  await expect(count(page, '0 items')).toBeVisible();
  expect(await lines()).toHaveLength(2);
});

test('changes reach the account, and those of other devices this one', async ({ page }) => {
  const { client, email, lines } = await newCustomer();
  const [lamp, bowl] = [await shop.item(), await shop.item()];
  await enterAs(page, shop, { email }, `/marketplace/${lamp.slug}`);
  await page.getByRole('button', { name: 'Add to cart' }).first().click();
  await eventually(async () => expect(await lines()).toEqual([[lamp.id, 1]]));
  await change(client, bowl.id, 2);
  await change(client, lamp.id, 0);
  await page.reload();
  const cart = page.getByRole('dialog', { name: 'Shopping cart' });
  await expect(cart.getByRole('link', { name: bowl.title })).toBeVisible();
  await expect(cart.getByRole('link', { name: lamp.title })).toHaveCount(0);
  expect(await lines()).toEqual([[bowl.id, 2]]);
});

test('two tabs lose nothing, and a line removed in one stays away', async ({ page, context }) => {
  const { email, lines } = await newCustomer();
  const [lamp, bowl] = [await shop.item(), await shop.item()];
  const add = (tab: Page) => tab.getByRole('button', { name: 'Add to cart' }).first().click();
  await enterAs(page, shop, { email }, `/marketplace/${lamp.slug}`);
  const other = await context.newPage();
  await other.goto(`${shop.url}/marketplace/${bowl.slug}`);
  await expect(count(other, '0 items')).toBeVisible();
  const held = await holdCall(page, apiPaths.auth.cart);
  await Promise.all([add(page), add(other)]);
  const cart = page.getByRole('dialog', { name: 'Shopping cart' });
  await expect(cart.getByRole('link', { name: bowl.title })).toBeVisible();
  held.release();
  await eventually(async () => expect(await lines()).toHaveLength(2));
  await expect(cart.getByRole('listitem')).toHaveCount(2);
  await cart.getByRole('button', { name: `Remove ${lamp.title}` }).click();
  await eventually(async () => expect(await lines()).toEqual([[bowl.id, 1]]));
  await other.reload();
  const others = other.getByRole('dialog', { name: 'Shopping cart' });
  await expect(others.getByRole('listitem')).toHaveCount(1);
  expect(await lines()).toEqual([[bowl.id, 1]]);
});

test('a change that couldn’t be sent is sent with the next one', async ({ page }) => {
  const { email, lines } = await newCustomer();
  const [lamp] = [await shop.item()];
  await enterAs(page, shop, { email }, `/marketplace/${lamp.slug}`);
  await expect(count(page, '0 items')).toBeVisible();
  await page.route(`**${apiPaths.auth.cart}`, (route) => route.abort());
  await page.getByRole('button', { name: 'Add to cart' }).first().click();
  await expect(count(page, '1 item')).toBeAttached();
  await page.unroute(`**${apiPaths.auth.cart}`);
  await page.reload();
  await eventually(async () => expect(await lines()).toEqual([[lamp.id, 1]]));
});

test('a session that ended elsewhere takes its cart along', async ({ page }) => {
  const { client, email } = await newCustomer();
  const lamp = await shop.item();
  await change(client, lamp.id, 2);
  await enterAs(page, shop, { email });
  await expect(count(page, '2 items')).toBeVisible();
  await page.evaluate(() => {
    localStorage.removeItem('token');
    localStorage.removeItem('user');
  });
  await page.reload();
  await expect(count(page, '0 items')).toBeVisible();
});

test('a full account’s cart loses nothing of what is here, at login and at logout', async ({ page }) => {
  const { client, email, lines } = await newCustomer();
  const [lamp, bowl] = [await shop.item(), await shop.item()];
  const gone = Array.from({ length: MAX_CART_LINES - 1 }, (_, place) => ({ itemId: 50_000 + place, quantity: 1 }));
  await client.patch(apiPaths.auth.cart, { lines: [...gone, { itemId: bowl.id, quantity: 2 }] });
  await leaveInCart(page, shop, [cartLine(lamp)]);
  await signIn(page, shop, { email });
  await expect(count(page, '3 items')).toBeVisible();
  await expect(page.getByText('Some of your cart couldn’t be saved to your account')).toBeVisible();
  await logOut(page);
  await expect(count(page, '1 item')).toBeVisible();
  expect(await lines()).toHaveLength(MAX_CART_LINES);
});

test('an order that waits isn’t found by the next one at this browser, even if the account’s cart never answered', async ({
  page,
}) => {
  const { email } = await newCustomer();
  await page.route(`**${apiPaths.auth.cart}`, (route) => route.abort());
  await enterAs(page, shop, { email });
  const stored = () => page.evaluate(() => [localStorage.getItem('checkout'), sessionStorage.getItem('checkout')]);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('account-cart'))).not.toBeNull();
  await page.evaluate(() => {
    localStorage.setItem('checkout', JSON.stringify({ unpaidKey: 'a-key-of-an-order' }));
    sessionStorage.setItem('checkout', JSON.stringify({ step: 'submitted', key: 'a-key-of-an-order' }));
  });
  await logOut(page);
  await expect.poll(stored).toEqual([null, null]);
});
