import { expect } from '@playwright/test';
import { adminPaths, FIRST_STEPS } from '@stoa/contract';
import { openPanel } from '../../../support/browser/accounts';
import { expectEverybodyCanUse } from '../../../support/browser/axe';
import { test } from '../../../support/browser/faultless-page';
import { goToScreen } from '../../../support/browser/panel';
import { createCategory, createItem } from '../../../support/marketplace/marketplace';
import { openShop, type Shop } from '../../../support/shop/shop';

// As an operator finds it after a start without the demo shop.
let shop: Shop;
test.beforeAll(async () => {
  shop = await openShop();
});
test.afterAll(() => shop?.close());

test('every screen of a new shop has an empty state that says what to do', async ({ page }) => {
  await openPanel(page, shop, '/marketplace/categories');
  await expect(page.getByText('No categories found. Create your first category!')).toBeVisible();
  await expectEverybodyCanUse(page);
  for (const [name, text] of [
    ['Item tags', 'No tags found. Create your first tag above.'],
    ['Blog categories', 'No categories found. Create your first category!'],
    ['Blog tags', 'No tags found. Create your first tag above.'],
    ['Marketplace', 'No marketplace items found. Create your first item!'],
    ['Customers', 'Customers will show up here once they buy something.'],
    ['Gift cards', 'No gift cards found. Create your first gift card!'],
    ['Discounts', 'No discounts found. Create your first discount!'],
    ['Blog', 'No blog posts found. Create your first post!'],
    ['Messages', 'No messages found.'],
    ['Trash', 'The trash is empty.'],
    ['Import', 'No imports yet.'],
  ] as const) {
    await goToScreen(page, name);
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect(page.getByText(text)).toBeVisible();
  }
  await page.goto(`${shop.url}/admin/messages?folder=archive`);
  await expect(page.getByText('No archived messages.')).toBeVisible();
  await goToScreen(page, 'Marketplace');
  await page.getByRole('link', { name: 'Create item' }).click();
  await expect(page.getByText('No tags available')).toBeVisible();
});

test('the dashboard names the first steps of a new shop until they are done', async ({ page }) => {
  await openPanel(page, shop);
  const steps = page.getByRole('region', { name: 'First steps' });
  const step = (name: string) => steps.getByRole('listitem').filter({ hasText: name });
  await expect(steps).toContainText('0 of 7 done');
  await expect(steps.getByRole('listitem')).toHaveCount(7);
  await expectEverybodyCanUse(page);

  await steps.getByRole('link', { name: 'Name your shop' }).click();
  await page.getByLabel('Shop name').fill('Oak & Ash');
  await page.getByLabel('Contact email').fill('hello@oak.example');
  await page.getByRole('button', { name: 'Save settings' }).click();
  await expect(page.getByText('Settings saved')).toBeVisible();
  const admin = await shop.admin();
  await createItem(admin, (await createCategory(admin, 'oak', 'Oak')).id, { title: 'Oak stool', slug: 'oak-stool' });
  await page.goto(`${shop.url}/admin`);
  await expect(steps).toContainText('3 of 7 done');
  await expect(step('Name your shop')).toContainText('(done)');
  await expect(step('Add your first item').getByRole('link')).toHaveCount(0);
  await expect(step('Connect a mail server').getByRole('link')).toHaveAttribute(
    'href',
    '/admin/notifications/mail-server',
  );

  const done = Object.fromEntries(FIRST_STEPS.map((step) => [step, true]));
  await page.route(`**${adminPaths.firstSteps}`, (route) => route.fulfill({ json: { data: { done, isDemo: false } } }));
  await page.reload();
  await expect(page.getByText('Marketplace Items')).toBeVisible();
  await expect(steps).toHaveCount(0);
  await page.unroute(`**${adminPaths.firstSteps}`);

  await page.reload();
  await steps.getByRole('button', { name: 'Hide' }).click();
  await page.reload();
  await expect(page.getByRole('tab', { name: 'Analytics' })).toBeVisible();
  await expect(steps).toHaveCount(0);
  const waiting = page.getByRole('region', { name: 'Waiting for you' });
  await waiting.getByRole('link', { name: 'No payment method is on' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Selling');
});
