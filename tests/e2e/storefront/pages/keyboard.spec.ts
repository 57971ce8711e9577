import { expect, type Page } from '@playwright/test';
import { PASSWORD } from '../../../support/browser/accounts';
import { test } from '../../../support/browser/demo-shop';
import { tabTo } from '../../../support/browser/keyboard';
import type { Shop } from '../../../support/shop/shop';

let shop: Shop;
test.beforeAll(({ demoShop }) => {
  shop = demoShop;
});

const main = (page: Page) => page.getByRole('main');
const banner = (page: Page) => page.getByRole('banner');
const cart = (page: Page) => page.getByRole('dialog', { name: 'Shopping Cart' });

/** From the list to an item in the cart, and back to the item. */
async function buyFirstOf(page: Page, category: string) {
  const sheet = page.getByRole('dialog', { name: 'Filters' });
  await tabTo(page, ((await sheet.isVisible()) ? sheet : main(page)).getByLabel('Category'));
  await page.keyboard.type(category);
  await expect(page).toHaveURL(`${shop.url}/marketplace?category=${category.toLowerCase()}`);
  if (await sheet.isVisible()) {
    await tabTo(page, sheet.getByRole('button', { name: /^Show \d/ }));
    await page.keyboard.press('Enter');
  }
  const card = main(page).getByRole('article').filter({ hasText: 'Available' }).getByRole('link').first();
  await expect(main(page).getByRole('article').first()).toContainText(category);
  await tabTo(page, card);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/marketplace\/[a-z0-9-]+$/);

  // On a phone, a bar repeats it once it is out of sight.
  const add = page.getByRole('button', { name: 'Add to cart' }).first();
  await tabTo(page, add);
  await page.keyboard.press('Space');
  await expect(cart(page).getByRole('listitem')).toHaveCount(1);
  await tabTo(page, cart(page).getByRole('button', { name: /^Increase quantity/ }));
  await page.keyboard.press('Space');
  await expect(cart(page).getByRole('status', { name: /^Quantity/ })).toHaveText('2');
  await page.keyboard.press('Escape');
  await expect(cart(page)).toBeHidden();
  await expect(add).toBeFocused();
}

async function writeTo(page: Page) {
  await tabTo(page, page.getByRole('textbox', { name: 'Name' }));
  for (const text of ['Kim Keyboard', 'kim@example.com', '', '', 'A question', 'Can it be had in blue?']) {
    await page.keyboard.insertText(text);
    await page.keyboard.press('Tab');
  }
  await expect(page.getByRole('button', { name: 'Send Message' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toContainText('Your message has been sent successfully.');
}

async function signIn(page: Page) {
  const { session } = await shop.customer({ name: 'Kim Keyboard' });
  await tabTo(page, page.getByLabel('Email'));
  await page.keyboard.insertText(session.email);
  await tabTo(page, page.getByLabel('Password', { exact: true }));
  await page.keyboard.insertText(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${shop.url}/`);
}

test('home, filter, item, cart, contact and login by keyboard alone', async ({ page }) => {
  await page.goto(shop.url);
  await tabTo(page, page.getByRole('link', { name: 'Skip to content' }));
  await page.keyboard.press('Enter');
  await expect(main(page)).toBeFocused();
  await tabTo(page, main(page).getByRole('link', { name: 'View All services' }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${shop.url}/marketplace`);

  await buyFirstOf(page, 'Ceramics');
  await tabTo(page, banner(page).getByRole('link', { name: 'Contact' }), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${shop.url}/contact`);

  await writeTo(page);
  await tabTo(page, banner(page).getByRole('link', { name: 'Login' }), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${shop.url}/login`);

  await signIn(page);
  const account = page.getByRole('button', { name: 'Account of Kim Keyboard' });
  await tabTo(page, account);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Account' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('menuitem', { name: 'Logout' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(account).toBeFocused();
});

test.describe('at 390 px', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the whole purchase also works through the menu and the sheet of filters', async ({ page }) => {
    const menuButton = page.getByRole('button', { name: 'Open menu' });
    const menu = page.getByRole('navigation', { name: 'Menu' });
    await page.goto(shop.url);
    await tabTo(page, menuButton);
    await page.keyboard.press('Enter');
    await tabTo(page, menu.getByRole('link', { name: 'Marketplace' }));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`${shop.url}/marketplace`);

    await tabTo(page, page.getByRole('button', { name: 'Filters' }));
    await page.keyboard.press('Space');
    await expect(page.getByRole('dialog', { name: 'Filters' })).toBeVisible();
    await buyFirstOf(page, 'Ceramics');
    await tabTo(page, menuButton, 'Shift+Tab');
    await page.keyboard.press('Space');
    await tabTo(page, menu.getByRole('link', { name: 'Contact' }));
    await page.keyboard.press('Enter');
    await writeTo(page);
    await tabTo(page, banner(page).getByRole('link', { name: 'Login' }), 'Shift+Tab');
    await page.keyboard.press('Enter');
    await signIn(page);
  });
});
