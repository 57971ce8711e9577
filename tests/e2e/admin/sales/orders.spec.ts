import { expect, type Page } from '@playwright/test';
import { adminPaths, type OrderDetail } from '@stoa/contract';
import { openPanel } from '../../../support/browser/accounts';
import { expectEverybodyCanUse } from '../../../support/browser/axe';
import { test } from '../../../support/browser/faultless-page';
import { chooseMore, expectMore } from '../../../support/browser/sales/more-actions';
import { mailsTo } from '../../../support/mail/mails';
import { lineOf, type Selling, setUpSales } from '../../../support/sales/orders';
import { eventually } from '../../../support/shop/eventually';
import { openShop } from '../../../support/shop/shop';

let shop: Selling;
test.beforeAll(async () => {
  shop = await setUpSales(await openShop());
});
test.afterEach(async () => expect(await shop.audit()).toEqual([]));
test.afterAll(() => shop?.shop.close());

const stockOf = async (id: number) => (await shop.stored(id)).stock;
const wholeOrder = async (number: number) => (await shop.admin.get<OrderDetail>(adminPaths.order(number))).data;
const dialog = (page: Page) => page.getByRole('dialog');
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const answer = (page: Page, name: string) => dialog(page).getByRole('button', { name, exact: true }).click();
const link = (page: Page) =>
  page.getByRole('navigation', { name: 'Admin Panel' }).getByRole('link', { name: 'Orders' });
const row = (page: Page, text: string) => page.getByRole('row').filter({ hasText: text });

test('an order is marked as paid, partially fulfilled, and refunded for the rest', async ({ page }) => {
  const lamp = await shop.item({ title: 'Brass lamp', price: 80, stock: 10 });
  const email = 'ada@example.com';
  const { number } = await shop.order({ email, name: 'Ada Lovely', note: 'Ring twice', lines: [lineOf(lamp, 2)] });

  await openPanel(page, shop.shop, '/orders');
  await expect(link(page)).toHaveAccessibleName('Orders');
  await page.getByPlaceholder('Search orders...').fill('brass');
  await expect(row(page, 'Ada Lovely')).toContainText('Awaiting payment');
  await expect(row(page, 'Ada Lovely')).toContainText('$165.00');
  await expectEverybodyCanUse(page);
  await page.getByRole('link', { name: String(number) }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Order #${number}`);
  await expect(page.getByText('Note from the customer: Ring twice')).toBeVisible();
  await expect(page.getByText('Test mode')).toHaveCount(0);
  await expectEverybodyCanUse(page);

  await press(page, 'Mark as paid');
  await expectEverybodyCanUse(page);
  await dialog(page).getByLabel('Reference (optional)').fill('T-4711');
  await answer(page, 'Mark as paid');
  await expect(dialog(page)).toHaveCount(0);
  await expect(page.getByText('Reference: T-4711').first()).toBeVisible();
  await expect(link(page)).toHaveAccessibleName('Orders 1 to fulfill');

  await press(page, 'Fulfill');
  await expectEverybodyCanUse(page);
  await dialog(page).getByLabel('Quantity of Brass lamp, of 2').fill('3');
  await answer(page, 'Fulfill');
  await expect(dialog(page).getByText('Quantity must be from 0 to 2')).toBeVisible();
  await dialog(page).getByLabel('Quantity of Brass lamp, of 2').fill('1');
  await dialog(page).getByLabel('Tracking number (optional)').fill('1Z999');
  await dialog(page).getByLabel('Tracking link (optional)').fill('https://track.example/1Z999');
  await answer(page, 'Fulfill');
  await expect(page.getByText('1 of 2 fulfilled')).toBeVisible();
  await expect(page.getByText('Partially fulfilled')).toBeVisible();
  await expect(page.getByText('1 item to fulfill')).toBeVisible();
  await expect(page.getByText(`Fulfilled 1 of 2 items of order #${number}`)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Edit contact and address' })).toBeVisible();
  await expect(page.getByRole('link', { name: '1Z999' })).toHaveAttribute('href', 'https://track.example/1Z999');

  await press(page, 'Refund');
  await dialog(page).getByLabel('Quantity of Brass lamp, of 2').fill('1');
  await expect(dialog(page).getByLabel('Amount')).toHaveValue('80.00');
  await expectEverybodyCanUse(page);
  await dialog(page).getByLabel('Amount').fill('200');
  await answer(page, 'Refund');
  await expect(dialog(page).getByText('You can refund up to $165.00')).toBeVisible();
  await dialog(page).getByLabel('Amount').fill('80');
  await answer(page, 'Refund');
  await expect(page.getByText('1 fulfilled · 1 refunded')).toBeVisible();
  await expect(page.getByText('1 item to fulfill')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Edit contact and address' })).toHaveCount(0);
  await expect(page.getByText('−$80.00')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Fulfill', exact: true })).toHaveCount(0);
  await expect(link(page)).toHaveAccessibleName('Orders');
  await expect.poll(() => stockOf(lamp.id)).toBe(9);

  await page.getByRole('textbox', { name: 'Note' }).fill('Called, all is well');
  await press(page, 'Add note');
  await expect(page.getByRole('listitem').filter({ hasText: 'Called, all is well' })).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Note' })).toHaveValue('');
  await chooseMore(page, 'Email again: On its way');
  await expect(page.getByText('Email wasn’t sent: no mail server is connected')).toBeVisible();
  await eventually(async () => {
    const mails = (await mailsTo(shop.shop, email)).filter(({ subject }) => subject?.endsWith('is on its way'));
    expect(mails).toHaveLength(2);
    expect(mails[1]?.text).toContain('https://track.example/1Z999');
  });

  await expectMore(page, [
    'Invoice',
    'Email again: Payment received',
    'Email again: On its way',
    'Email again: Refunded',
  ]);
  for (const [link, name, title, total] of [
    ['Packing slip for this package', 'Packing slip', 'Packing slip', 0],
    [null, 'Invoice', 'Invoice 1', 1],
  ] as const) {
    await (link ? page.getByRole('link', { name: link, exact: true }).click() : chooseMore(page, name));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${name} of order #${number}`);
    await expect(page.getByRole('heading', { name: title, exact: true })).toBeVisible();
    await expect(row(page, 'Brass lamp')).toBeVisible();
    await expect(page.getByText('$165.00')).toHaveCount(total);
    await expectEverybodyCanUse(page);
    await page.emulateMedia({ media: 'print' });
    await expect(row(page, 'Brass lamp')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
    await page.emulateMedia({ media: null });
    await page.getByRole('link', { name: 'Back to the order' }).click();
  }
});

test('an order that someone else changed is reloaded', async ({ page }) => {
  const lamp = await shop.item({ title: 'Contested lamp', stock: 10 });
  const { number } = await shop.order({ lines: [lineOf(lamp, 2)] });
  await openPanel(page, shop.shop, `/orders/${number}`);
  await chooseMore(page, 'Cancel order');
  const { updatedAt } = await wholeOrder(number);
  await shop.admin.post(adminPaths.changeOrder(number, 'mark-paid'), { updatedAt });
  await answer(page, 'Cancel order');
  await expect(page.getByText('Someone else changed this order after you opened it')).toBeVisible();
  await expect(dialog(page)).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Mark as paid' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Fulfill', exact: true })).toBeVisible();
  expect((await wholeOrder(number)).state).toBe('PAID');
});

test('an order is canceled, and an unknown order shows an error', async ({ page }) => {
  const lamp = await shop.item({ title: 'Unwanted lamp', stock: 10 });
  const { number } = await shop.order({ lines: [lineOf(lamp, 2)] });
  await openPanel(page, shop.shop, `/orders/${number}`);
  await chooseMore(page, 'Cancel order');
  await dialog(page).getByLabel('Reason (optional)').fill('Ordered twice');
  await answer(page, 'Cancel order');
  await expect(page.getByText('Canceled: Ordered twice')).toBeVisible();
  expect(await stockOf(lamp.id)).toBe(10);
  await page.goto(`${shop.shop.url}/admin/orders/999999`);
  await expect(page.getByText('There is no order with this number.')).toBeVisible();
});

test('orders are filtered, found from the palette, and exported', async ({ page }) => {
  const rug = await shop.item({ title: 'Wool rug', price: 500, stock: 10 });
  const { number } = await shop.order({ name: 'Wilma Wool', lines: [lineOf(rug)] });
  await openPanel(page, shop.shop, '/orders');
  await page.getByLabel('Payment', { exact: true }).selectOption('Awaiting payment');
  await press(page, 'More filters');
  await dialog(page).getByLabel('Min total').fill('500');
  await expect(page).toHaveURL(/state=AWAITING_PAYMENT&minTotal=500/);
  await dialog(page).getByLabel('Placed to').fill('2020-01-01');
  await expect(page.getByText('Nothing matches your search and filters.')).toBeAttached();
  await dialog(page).getByLabel('Placed to').fill('');
  await dialog(page).getByLabel('Payment method').selectOption('Bank transfer');
  await answer(page, 'Close');
  await expect(page.getByRole('row')).toHaveCount(2);
  await expect(row(page, 'Wilma Wool')).toContainText('$505.00');
  const [file] = await Promise.all([page.waitForEvent('download'), press(page, 'Export CSV')]);
  expect(file.suggestedFilename()).toMatch(/^orders-/);

  await page.keyboard.press('ControlOrMeta+k');
  await page.getByRole('combobox', { name: 'Go to…' }).fill(`Order #${number}`);
  await page.getByRole('option', { name: `Order #${number}` }).click();
  await expect(page).toHaveURL(`${shop.shop.url}/admin/orders/${number}`);
});

test('orders open from anywhere in their row, and tabs show what is to be done', async ({ page }) => {
  const cup = await shop.item({ title: 'Small cup', price: 9, stock: 10 });
  const { number: unpaid } = await shop.order({ name: 'Uma Unpaid', lines: [lineOf(cup)] });
  const { number: paid } = await shop.order({ name: 'Pam Paid', lines: [lineOf(cup)] });
  const { updatedAt } = await wholeOrder(paid);
  await shop.admin.post(adminPaths.changeOrder(paid, 'mark-paid'), { updatedAt });

  await openPanel(page, shop.shop, '/orders');
  await page.getByRole('tab', { name: 'Unpaid' }).click();
  await expect(page).toHaveURL(/state=AWAITING_PAYMENT/);
  await expect(row(page, 'Pam Paid')).toHaveCount(0);
  await page.getByRole('tab', { name: 'To fulfill' }).click();
  await expect(row(page, 'Pam Paid')).toContainText('Unfulfilled');
  await expect(row(page, 'Uma Unpaid')).toHaveCount(0);
  await expect(page.getByRole('tab', { name: 'To fulfill' })).toHaveAttribute('aria-selected', 'true');
  await row(page, 'Pam Paid').getByText('Unfulfilled').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Order #${paid}`);
  await page.getByRole('link', { name: 'Previous order' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Order #${unpaid}`);
  await page.getByRole('link', { name: 'All orders' }).click();

  await page.setViewportSize({ width: 390, height: 800 });
  await page.getByRole('tab', { name: 'All' }).click();
  await page.getByRole('button', { name: 'Filters', exact: true }).click();
  await dialog(page).getByLabel('Payment', { exact: true }).selectOption('Awaiting payment');
  await answer(page, 'Close');
  await expect(row(page, 'Uma Unpaid')).toBeVisible();
  await expect(row(page, 'Pam Paid')).toHaveCount(0);
  await expectEverybodyCanUse(page);
});

test('several orders are marked as fulfilled together, and exceptions show why', async ({ page }) => {
  const mat = await shop.item({ title: 'Bulk mat', price: 20, stock: 10 });
  const email = 'bulk@example.com';
  const placed = async (name: string) => (await shop.order({ name, email, lines: [lineOf(mat, 2)] })).number;
  const [first, second, unpaid] = [await placed('Ida One'), await placed('Ida Two'), await placed('Ida Three')];
  for (const number of [first, second]) {
    const { updatedAt } = await wholeOrder(number);
    await shop.admin.post(adminPaths.changeOrder(number, 'mark-paid'), { updatedAt });
  }

  await openPanel(page, shop.shop, '/orders?search=ida');
  await expect(link(page)).toHaveAccessibleName(/^Orders \d+ to fulfill$/);
  await page.getByRole('checkbox', { name: 'Select all rows' }).check();
  const bar = page.getByRole('group', { name: 'Selected rows' });
  await expect(bar).toContainText('3 orders selected');
  await bar.getByRole('button', { name: 'Actions' }).click();
  await page.getByRole('menuitem', { name: 'Mark as fulfilled…' }).click();
  await expect(dialog(page)).toHaveAccessibleName('Mark 3 orders as fulfilled?');
  await expectEverybodyCanUse(page);
  await answer(page, 'Mark as fulfilled');
  await expect(dialog(page)).toHaveAccessibleName('2 of 3 orders marked as fulfilled');
  await expect(dialog(page).getByRole('region', { name: 'Failed' })).toContainText(
    `Order #${unpaid}Only paid items that haven’t been refunded can be fulfilled`,
  );
  await answer(page, 'Close');
  await expect(bar).toContainText('1 order selected');
  for (const name of ['Ida One', 'Ida Two']) await expect(row(page, name)).toContainText('Fulfilled');
  await expect(row(page, 'Ida Three')).toContainText('Awaiting payment');
  await eventually(async () => {
    const subjects = (await mailsTo(shop.shop, email)).map(({ subject }) => subject);
    for (const number of [first, second]) expect(subjects).toContain(`Your Stoa order #${number} is on its way`);
  });
});
