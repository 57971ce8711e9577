import { expect, type Page } from '@playwright/test';
import { openPanel } from '../../../support/browser/accounts';
import { expectEverybodyCanUse } from '../../../support/browser/axe';
import { test } from '../../../support/browser/faultless-page';
import { goToScreen } from '../../../support/browser/panel';
import {
  enterAddress,
  placeButton,
  type ShopThatSells,
  setUpCheckout,
  startCheckout,
} from '../../../support/browser/sales/checkout';
import { chooseMore } from '../../../support/browser/sales/more-actions';
import { openShop } from '../../../support/shop/shop';

let shop: ShopThatSells;
test.beforeAll(async () => {
  shop = await setUpCheckout(await openShop({ demo: true }));
});
test.afterAll(() => shop?.close());

const customersIn = (page: Page) => page.getByRole('region', { name: 'Customers' });

async function buyAs(page: Page, name: string, email: string): Promise<void> {
  await startCheckout(page, shop, [await shop.item()]);
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByRole('textbox', { name: 'Name' }).fill(name);
  await enterAddress(page);
  await expect(page.getByRole('radio', { name: 'Standard shipping' })).toBeChecked();
  await placeButton(page).click();
  await expect(page.getByRole('heading', { level: 1, name: `Thank you, ${name}` })).toBeVisible();
}

test('a guest buys; the shop finds, notes, tags, and merges them, and comes to them from the order', async ({
  page,
}) => {
  await buyAs(page, 'Greta Guest', 'greta@example.com');
  await buyAs(page, 'Greta At Work', 'greta@work.example');

  await openPanel(page, shop);
  await goToScreen(page, 'Customers');
  const list = customersIn(page);
  await page.getByPlaceholder('Search customers...').fill('greta guest');
  await expect(list.getByRole('link', { name: 'Greta Guest' })).toBeVisible();
  await expect(list.getByText('greta@work.example')).toHaveCount(0);
  await expectEverybodyCanUse(page);

  await list.getByRole('link', { name: 'Greta Guest' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Greta Guest');
  await expect(page.getByText('548 Market St')).toBeVisible();
  await page.getByRole('textbox', { name: 'Note' }).fill('Prefers oak');
  await page.getByRole('combobox', { name: 'Tags' }).fill('VIP');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Customer saved')).toBeVisible();
  await expectEverybodyCanUse(page);

  await page.getByRole('button', { name: 'Edit name and phone' }).click();
  const editing = page.getByRole('dialog', { name: 'Edit customer' });
  await editing.getByLabel('Name').fill('G');
  await editing.getByRole('button', { name: 'Save changes' }).click();
  await expect(editing.getByText('Name must be at least 2 characters')).toBeVisible();
  await editing.getByLabel('Name').fill('Greta Grand');
  await editing.getByLabel('Phone').fill('+1 212 555 0188');
  await expectEverybodyCanUse(page);
  await editing.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Greta Grand');
  await expect(page.getByRole('link', { name: '+1 212 555 0188' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Activity' })).toContainText('changed the customer');

  await chooseMore(page, 'Merge with another customer');
  const merging = page.getByRole('dialog');
  await merging.getByLabel('The other customer').fill('work.example');
  await page.getByRole('option', { name: /Greta At Work/ }).click();
  await expect(merging.getByRole('status')).toContainText('1 order of Greta At Work and greta@work.example');
  await expectEverybodyCanUse(page);
  await merging.getByRole('button', { name: 'Merge', exact: true }).click();
  await expect(page.getByText('Customers merged')).toBeVisible();
  await expect(page.getByRole('link', { name: 'greta@work.example' })).toBeVisible();

  await page.getByRole('list', { name: 'Orders' }).getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Order #\d+$/);
  await page.getByRole('region', { name: 'Customer' }).getByRole('link', { name: 'Greta At Work' }).click();
  await expect(page.getByRole('textbox', { name: 'Note' })).toHaveValue('Prefers oak');
  await expect(page.getByRole('button', { name: 'VIP' })).toBeVisible();

  await page.getByRole('link', { name: 'Create order' }).click();
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue('greta@example.com');
});

test('customers are tagged from the list, and erased once nothing is open', async ({ page }) => {
  await buyAs(page, 'Erik Erased', 'erik@example.com');
  await openPanel(page, shop, '/customers?search=erik');
  await page
    .getByRole('checkbox', { name: /Erik Erased|Select row/ })
    .last()
    .check();
  await page.getByRole('button', { name: 'Actions', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Add tag…' }).click();
  await page.getByRole('combobox', { name: 'Tag' }).fill('autumn');
  await page.getByRole('button', { name: 'Add tag', exact: true }).click();
  await expect(page.getByRole('dialog', { name: '1 customer tagged' })).toBeVisible();
  await page.getByRole('button', { name: 'Close' }).last().click();

  await customersIn(page).getByRole('link', { name: 'Erik Erased' }).click();
  const erase = async () => {
    await chooseMore(page, 'Erase their data');
    await page.getByRole('button', { name: 'Erase', exact: true }).click();
  };
  await erase();
  await expect(page.getByText(/is still open\. Fulfill, refund, or cancel it first/)).toBeVisible();
  await expectEverybodyCanUse(page);
  await shop.database.query("UPDATE orders SET state = 'CANCELLED' WHERE email = 'erik@example.com'");
  await page.getByRole('button', { name: 'Erase', exact: true }).click();
  await expect(page.getByText('Customer erased')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Customers');
  await page.getByPlaceholder('Search customers...').fill('erik');
  await expect(page.getByText('Nothing matches your search and filters.')).toBeVisible();
});
