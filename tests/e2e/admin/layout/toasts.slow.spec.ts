import { expect, type Locator, type Page } from '@playwright/test';
import { apiPaths } from '@stoa/contract';
import { openPanel } from '../../../support/browser/accounts';
import { test } from '../../../support/browser/faultless-page';
import { createCategory, createItem } from '../../../support/marketplace/marketplace';
import { openShop, type Shop } from '../../../support/shop/shop';

let shop: Shop;
test.beforeAll(async () => {
  shop = await openShop();
});
test.afterAll(() => shop?.close());

const boxOf = async (part: Locator) => {
  const box = await part.boundingBox();
  if (!box) throw new Error('not shown');
  return box;
};

async function covers(toast: Locator, part: Locator): Promise<boolean> {
  const [a, b] = [await boxOf(toast), await boxOf(part)];
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}

async function saveSettings(page: Page): Promise<Locator> {
  await openPanel(page, shop, '/selling#links');
  await page.getByLabel('Days until links expire').fill(String(100 + (page.viewportSize()?.width ?? 0)).slice(0, 3));
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const toast = page.getByRole('status').filter({ hasText: 'Settings saved' });
  await expect(toast).toBeVisible();
  return toast;
}

test('a toast covers neither the account nor Save', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const toast = await saveSettings(page);
  for (const name of ['Logout', 'Save', 'Cancel'])
    expect(
      await covers(toast, page.getByRole('button', { name, exact: true }).or(page.getByRole('link', { name }))),
    ).toBe(false);
});

test('on a phone, a toast leaves the bars free', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const toast = await saveSettings(page);
  for (const name of ['More', 'Notifications', 'Save'])
    expect(await covers(toast, page.getByRole('button', { name, exact: true }))).toBe(false);
});

test('a toast makes room for a Save at its edge of the page', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 640 });
  await openPanel(page, shop, '/orders/new');
  const create = page.getByRole('button', { name: 'Create order' });
  await expect(create).toBeInViewport({ ratio: 1 });
  await shop.visitor().post(apiPaths.submitForm, {
    name: 'Otto Oak',
    email: 'otto@example.com',
    subject: 'The oak table',
    message: 'Is it still there?',
  });
  const toast = page.getByRole('status').filter({ hasText: 'Otto Oak' });
  await expect.poll(() => covers(toast, create)).toBe(false);
});

test('what says that the form is left is gone once it is', async ({ page }) => {
  const admin = await shop.admin();
  const { id } = await createItem(admin, (await createCategory(admin, 'lamps')).id);
  await openPanel(page, shop, `/marketplace/${id}/edit`);
  await page.getByRole('button', { name: 'Save changes' }).click();
  const toast = page.getByText('Marketplace item updated successfully. Redirecting...');
  // Otherwise, it waits for whoever reaches for it.
  await toast.hover();
  await expect(page).toHaveURL(`${shop.url}/admin/marketplace`);
  await expect(toast).toHaveCount(0);
});

test('a phone shows all tabs of a list, and those of a form by the one that is chosen', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openPanel(page, shop, '/orders?returns=OPEN');
  for (const tab of await page.getByRole('tab').all()) await expect(tab).toBeInViewport({ ratio: 1 });
  await page.goto(`${shop.url}/admin/selling#links`);
  const tab = (name: string) => page.getByRole('tab', { name });
  await expect(tab('Links')).toBeInViewport({ ratio: 1 });
  await expect(tab('Shipping')).not.toBeInViewport();
  await expect(async () => {
    await page.locator('.MuiTabs-scrollButtons').first().click();
    await expect(tab('Shipping')).toBeInViewport({ timeout: 1_000 });
  }).toPass();
});
