import { expect, type Page } from '@playwright/test';
import { adminPaths, type OrderList } from '@stoa/contract';
import { openPanel } from '../../../support/browser/accounts';
import { expectEverybodyCanUse } from '../../../support/browser/axe';
import { test } from '../../../support/browser/faultless-page';
import { goToScreen } from '../../../support/browser/panel';
import {
  enterContact,
  expectPlaced,
  type ShopThatSells,
  setUpCheckout,
  startCheckout,
  totalOf,
} from '../../../support/browser/sales/checkout';
import { mailsTo } from '../../../support/mail/mails';
import { eventually } from '../../../support/shop/eventually';
import { openShop } from '../../../support/shop/shop';

let shop: ShopThatSells;
test.beforeAll(async () => {
  shop = await setUpCheckout(await openShop({ demo: true }));
});
test.afterAll(() => shop?.close());

const summary = (page: Page) => page.getByRole('region', { name: 'Order summary' });
const balance = (page: Page) => page.getByRole('status', { name: 'Balance' });

const issue = async (page: Page, amount: string): Promise<string> => {
  await openPanel(page, shop);
  await goToScreen(page, 'Gift cards');
  await page.getByRole('link', { name: 'New gift card' }).click();
  await page.getByRole('button', { name: 'Issue gift card' }).click();
  await expect(page.getByText('Enter an amount')).toBeVisible();
  await page.getByLabel('Amount').fill(amount);
  await expectEverybodyCanUse(page);
  await page.getByRole('button', { name: 'Issue gift card' }).click();
  const code = page.getByRole('status', { name: 'Code' });
  await expect(code).toHaveText(/^(\w{4} ){3}\w{4}$/);
  await expectEverybodyCanUse(page);
  const text = (await code.textContent()) ?? '';
  await page.getByRole('link', { name: 'See gift card' }).click();
  await page.getByRole('dialog', { name: 'Leave without the code?' }).getByRole('button', { name: 'Leave' }).click();
  await expect(balance(page)).toHaveText(`$${amount}.00`);
  return text;
};

const apply = async (page: Page, code: string): Promise<void> => {
  await page.getByLabel('Discount code or gift card').fill(code);
  await page.getByRole('button', { name: 'Apply' }).click();
};

const newestOrder = async (): Promise<number> => {
  const { data } = await (await shop.admin()).get<OrderList>(`${adminPaths.orders}?limit=1`);
  return data.items[0]?.number ?? 0;
};

test('a gift card is issued, used for two orders, and refunded to', async ({ page: shopper, browser }) => {
  const page = await (await browser.newContext()).newPage();
  const code = await issue(page, '100');
  const ending = code.slice(-4);
  const plan = await shop.item({ needsShipping: false, price: 70 });

  await startCheckout(shopper, shop, [plan]);
  await enterContact(shopper);
  await apply(shopper, 'CDFG HJKM NPQR 2345');
  await expect(shopper.getByText('This isn’t a valid gift card.')).toBeVisible();
  await apply(shopper, code.toLowerCase());
  await expect(shopper.getByText('Gift card with $100.00')).toBeVisible();
  await expect(shopper.getByText('Your gift card pays for everything.')).toBeVisible();
  await expect(summary(shopper)).toContainText('−$70.00');
  await expectEverybodyCanUse(shopper);
  await shopper.getByRole('button', { name: 'Place order · $0.00' }).click();
  await expectPlaced(shopper, shop);
  await expect(shopper.getByText(`Gift card •••• ${ending}`)).toBeVisible();

  await startCheckout(shopper, shop, [plan]);
  await enterContact(shopper);
  await apply(shopper, code);
  await expect(shopper.getByText('Gift card with $30.00')).toBeVisible();
  await expect(totalOf(shopper)).toHaveText('$70.00');
  await expect(summary(shopper)).toContainText('Left to pay$40.00');
  await shopper.getByRole('button', { name: `Remove gift card •••• ${ending}` }).click();
  await expect(shopper.getByLabel('Discount code or gift card')).toBeFocused();
  await expect(shopper.getByRole('button', { name: 'Place order · $70.00' })).toBeVisible();
  await apply(shopper, code);
  await shopper.getByRole('button', { name: 'Place order · $40.00' }).click();
  await expectPlaced(shopper, shop);
  await expect(shopper.getByRole('region', { name: 'How to pay' })).toContainText('$40.00');

  const number = await newestOrder();
  await openPanel(page, shop, `/orders/${number}`);
  await page.getByRole('button', { name: 'Mark as paid' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Mark as paid' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('button', { name: 'Refund', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText(`Anything over $40.00 goes to the gift card •••• ${ending}.`);
  await dialog.getByLabel('Amount').fill('60');
  await expect(dialog).toContainText(
    `$40.00 goes back the way it was paid, and $20.00 to the gift card •••• ${ending}.`,
  );
  await expectEverybodyCanUse(page);
  await dialog.getByRole('button', { name: 'Refund' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText('$20.00 to the gift card', { exact: true })).toBeVisible();
  await expectEverybodyCanUse(page);

  await page.getByRole('link', { name: `•••• ${ending}` }).click();
  await expect(balance(page)).toHaveText('$20.00');
  const history = page.getByRole('list', { name: 'History' }).getByRole('listitem');
  await expect(history).toHaveCount(4);
  await expect(history.first()).toContainText(`Refunded, order #${number}`);
  await page.getByRole('button', { name: 'Adjust balance' }).click();
  await page.getByLabel('New balance').fill('25');
  await page.getByLabel('Reason').fill('Sorry for the wait');
  await expectEverybodyCanUse(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Adjust balance' }).click();
  await expect(history.first()).toContainText('+$5.00');
  await page.getByRole('switch', { name: 'Can be used' }).click();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Gift card saved')).toBeVisible();
  await expectEverybodyCanUse(page);
  await goToScreen(page, 'Gift cards');
  await expect(page.getByRole('row', { name: new RegExp(ending) })).toContainText('Off');
  await expectEverybodyCanUse(page);
  await page.context().close();
});

test('a gift card is bought, emailed, used twice, and refunded to', async ({ page: shopper, browser }) => {
  const email = 'gifts@example.com';
  const card = await shop.item({ title: 'Gift card', price: 50, giftCard: true });
  await startCheckout(shopper, shop, [card]);
  await enterContact(shopper, email);
  await expect(shopper.getByLabel('Country')).toHaveCount(0);
  await shopper.getByRole('button', { name: 'Place order · $50.00' }).click();
  await expectPlaced(shopper, shop);

  const page = await (await browser.newContext()).newPage();
  await openPanel(page, shop, `/orders/${await newestOrder()}`);
  await page.getByRole('button', { name: 'Mark as paid' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Mark as paid' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByText('No shipping')).toBeVisible();
  const code = await eventually(async () => {
    const [mail] = await mailsTo(shop, email, 'Your Stoa gift card');
    const [found] = /(?:[2-9C-Y]{4} ){3}[2-9C-Y]{4}/.exec(mail?.text ?? '') ?? [];
    if (!found) throw new Error('The email isn’t there yet');
    return found;
  });

  const plan = await shop.item({ needsShipping: false, price: 30 });
  for (const [left, due] of [
    ['$50.00', '$0.00'],
    ['$20.00', '$10.00'],
  ]) {
    await startCheckout(shopper, shop, [plan]);
    await enterContact(shopper, email);
    await apply(shopper, code);
    await expect(shopper.getByText(`Gift card with ${left}`)).toBeVisible();
    await shopper.getByRole('button', { name: `Place order · ${due}` }).click();
    await expectPlaced(shopper, shop);
  }

  const number = (await newestOrder()) - 1;
  await page.goto(`${shop.url}/admin/orders/${number}`);
  await page.getByRole('button', { name: 'Refund', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('The money goes to the gift card ••••');
  await dialog.getByLabel('Amount').fill('30');
  await dialog.getByRole('button', { name: 'Refund' }).click();
  await expect(dialog).toHaveCount(0);
  await page.getByRole('link', { name: /^•••• / }).click();
  await expect(balance(page)).toHaveText('$30.00');
  await expect(page.getByRole('list', { name: 'History' }).getByRole('listitem')).toHaveCount(4);
  await page.context().close();
});
