import { expect, type Page } from '@playwright/test';
import { adminPaths } from '@stoa/contract';
import { openPanel } from '../../../support/browser/accounts';
import { test } from '../../../support/browser/faultless-page';
import { goToScreen } from '../../../support/browser/panel';
import { openShop, type Shop } from '../../../support/shop/shop';

let shop: Shop;
test.beforeAll(async () => {
  shop = await openShop({ demo: true });
});
test.afterAll(() => shop?.close());

const question = (page: Page) => page.getByRole('dialog', { name: 'Leave without saving?' });
const answer = async (page: Page, name: string) => {
  await question(page).getByRole('button', { name }).click();
  await expect(question(page)).toHaveCount(0);
};

/** Whether the browser would ask before it closes the tab. */
const asksBeforeClosing = (page: Page) =>
  page.evaluate(() => !window.dispatchEvent(new Event('beforeunload', { cancelable: true })));

const forms: { path: string; save: string; label: string; text: string; saved: string; folded?: string }[] = [
  {
    path: '/home',
    save: 'Save home page',
    folded: 'Hero',
    label: 'Title',
    text: 'Bowls all day',
    saved: 'Home page saved',
  },
  { path: '/menus', save: 'Save menus', label: 'Label', text: 'Start', saved: 'Menus saved' },
  { path: '/settings', save: 'Save settings', label: 'Tagline', text: 'Made by hand', saved: 'Settings saved' },
  { path: '/selling#links', save: 'Save', label: 'Days until links expire', text: '90', saved: 'Settings saved' },
  {
    path: '/notifications/orderPlaced',
    save: 'Save email',
    label: 'Subject',
    text: 'Thank you!',
    saved: 'Email saved',
  },
  { path: '/discounts/new', save: 'Create discount', label: 'Percent', text: '20', saved: 'Enter a code' },
  { path: '/orders/new', save: 'Create order', label: 'Email', text: 'ann at home', saved: 'valid email' },
  { path: '/collections/new', save: 'Create collection', label: 'Title', text: 'Blue', saved: 'created successfully' },
];

for (const { path, save, folded, label, text, saved } of forms)
  test(`${path} warns of unsaved changes, saves by Ctrl+S, and keeps Save in view`, async ({ page }) => {
    await openPanel(page, shop, path);
    const button = page.getByRole('button', { name: save, exact: true });
    await expect(button).toBeInViewport({ ratio: 1 });
    if (folded) await page.getByRole('button', { name: folded, exact: true }).click();
    const field = page.getByLabel(label, { exact: true }).filter({ visible: true }).first();
    expect(await asksBeforeClosing(page)).toBe(false);
    await field.fill(text);
    await page.getByRole('link', { name: 'Users' }).click();
    await answer(page, 'Stay');
    await expect(field).toHaveValue(text);
    expect(await asksBeforeClosing(page)).toBe(true);
    await expect(button).toBeInViewport({ ratio: 1 });
    await field.press('ControlOrMeta+s');
    await expect(page.getByText(saved).first()).toBeVisible();
  });

test('going back asks, too, and leaves once that is agreed to', async ({ page }) => {
  await openPanel(page, shop);
  await goToScreen(page, 'Home page');
  const hero = page.getByRole('group', { name: 'Hero', exact: true });
  await hero.getByRole('button', { name: 'Hero', exact: true }).click();
  const title = hero.getByLabel('Title', { exact: true });
  await title.fill('Half a thought');
  await page.goBack();
  await answer(page, 'Stay');
  await expect(title).toHaveValue('Half a thought');
  await page.goBack();
  await answer(page, 'Leave');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dashboard');
});

test('a dialog asks before it closes over what was typed, and saves by Ctrl+S', async ({ page }) => {
  const card = { amount: 50, email: '', expiresAt: '', note: '' };
  const { id } = (await (await shop.admin()).post(adminPaths.giftCards, card)).data;
  await openPanel(page, shop, `/gift-cards/${id}/edit`);
  const note = page.getByRole('form', { name: 'Details' }).getByLabel('Note (optional)');
  const adjust = page.getByRole('button', { name: 'Adjust balance' }).first();
  const dialog = page.getByRole('dialog', { name: 'Adjust balance' });
  await note.fill('For the raffle');
  // What is typed on the page below is another matter.
  await adjust.click();
  await expect(dialog).toBeVisible();
  await page.keyboard.press('ControlOrMeta+s');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(note).toHaveValue('For the raffle');

  await adjust.click();
  await dialog.getByLabel('New balance').fill('55');
  await page.keyboard.press('Escape');
  await answer(page, 'Stay');
  await dialog.getByLabel('Reason').fill('A chipped bowl');
  await page.keyboard.press('ControlOrMeta+s');
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText('$55.00').first()).toBeVisible();
  await note.press('ControlOrMeta+s');
  await expect(page.getByText('Gift card saved')).toBeVisible();
});
