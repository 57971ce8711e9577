import { expect } from '@playwright/test';
import { apiPaths, type Item } from '@stoa/contract';
import { openPanel } from '../../../support/browser/accounts';
import { test } from '../../../support/browser/demo-shop';
import { createItem } from '../../../support/marketplace/marketplace';

test('an item without stock is sold out in shop and panel, and keeps its status', async ({ page, demoShop: shop }) => {
  const admin = await shop.admin();
  const title = 'Bowl without stock';
  const { id, slug } = await createItem(admin, 1, { title, slug: 'bowl-without-stock', stock: 0 });
  try {
    await page.goto(`${shop.url}/marketplace?status=SOLD_OUT&search=${encodeURIComponent(title)}`);
    const card = page.getByRole('article').filter({ hasText: title });
    await expect(card.getByText('Sold Out', { exact: true })).toBeVisible();
    await page.goto(`${shop.url}/marketplace/${slug}`);
    await expect(page.getByRole('button', { name: 'Sold Out' })).toBeDisabled();

    await openPanel(page, shop, `/marketplace?search=${encodeURIComponent(title)}`);
    const row = page.getByRole('row').filter({ hasText: title });
    await expect(row.getByText('Sold Out', { exact: true })).toBeVisible();
    await page.getByLabel('Status').selectOption('Available');
    await expect(row).toHaveCount(0);
    await page.getByLabel('Status').selectOption('Sold Out');
    await expect(row).toBeVisible();

    await page.goto(`${shop.url}/admin/marketplace/${id}/edit`);
    await expect(page.getByLabel('Offer')).toHaveText('$120.50 · 0 in stock · Sold Out');
    await expect(page.getByLabel('Status')).toHaveValue('AVAILABLE');
    await page.getByRole('textbox', { name: 'Title', exact: true }).fill(`${title}, renamed`);
    await page.getByRole('button', { name: 'Save changes' }).click();
    await expect(page.getByText(`${title}, renamed`).first()).toBeVisible();
    const { data } = await admin.get<Item>(apiPaths.marketplace.item(id));
    expect(data).toMatchObject({ status: 'SOLD_OUT', own: { status: 'AVAILABLE' } });
  } finally {
    await admin.delete(apiPaths.marketplace.item(id));
  }
});
