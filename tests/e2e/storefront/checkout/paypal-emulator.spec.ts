/** The button and the window of the emulator, in a page that stands for any shop. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, type Page, test } from '@playwright/test';
import { type PayPalEmulator, startPayPalEmulator } from '@stoa/paypal-emulator';

let shopPage = '';
/** Browsers let only a page of this machine load a script of this machine. */
const shop = createServer((_request, response) => response.setHeader('Content-Type', 'text/html').end(shopPage));

let emulator: PayPalEmulator;
let token: string;
let reports: string[];

test.beforeAll(async () => {
  await new Promise<void>((resolve) => shop.listen(0, '127.0.0.1', resolve));
  emulator = await startPayPalEmulator();
  const { PAYPAL_CLIENT_ID: id, PAYPAL_CLIENT_SECRET: secret } = emulator.settings;
  const headers = { Authorization: `Basic ${Buffer.from(`${id}:${secret}`).toString('base64')}` };
  const answer = await fetch(`${emulator.base}/v1/oauth2/token`, { method: 'POST', headers });
  token = (await answer.json()).access_token;
});
test.afterAll(async () => {
  await emulator.close();
  shop.close();
});

async function call(path: string, body: object = {}) {
  const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' };
  return (await fetch(emulator.base + path, { method: 'POST', headers, body: JSON.stringify(body) })).json();
}

const createOrder = async (): Promise<string> => {
  const money = { currency_code: 'USD', value: '1250.00' };
  const items = [{ name: 'Print <b>', quantity: '1', unit_amount: money }];
  const unit = { amount: { ...money, breakdown: { item_total: money } }, items };
  return (await call('/v2/checkout/orders', { intent: 'CAPTURE', purchase_units: [unit] })).id;
};

/** Captures; tells the button to start again if the card is declined. */
const capture = async (id: string): Promise<string> => {
  const { status, details } = await call(`/v2/checkout/orders/${id}/capture`);
  return status ?? details[0].issue;
};

const html = (options: string) => `<!doctype html><title>Shop</title><div id="buttons"></div>
<script src="${emulator.base}/sdk/js?client-id=test-client&currency=USD"></script>
<script>
  window.paypal.Buttons({
    createOrder: () => createOrder(),
    onApprove: async ({ orderID }, actions) => {
      const outcome = await capture(orderID);
      report(outcome);
      if (outcome === 'INSTRUMENT_DECLINED') actions.restart();
    },
    onCancel: () => report('canceled'),
    onError: (error) => report(error.message),
    ${options}
  }).render('#buttons');
</script>`;

/** Opens the shop and presses the button. */
async function press(page: Page, options = ''): Promise<void> {
  reports = [];
  await page.exposeFunction('createOrder', createOrder);
  await page.exposeFunction('capture', capture);
  await page.exposeFunction('report', (text: string) => reports.push(text));
  shopPage = html(options);
  await page.goto(`http://127.0.0.1:${(shop.address() as AddressInfo).port}`);
  await page.getByRole('button', { name: 'Pay with PayPal (TEST MODE)' }).click();
}

async function opened(page: Page, options?: string): Promise<Page> {
  const [popup] = await Promise.all([page.waitForEvent('popup'), press(page, options)]);
  return popup;
}

const expectReports = (...words: string[]) => expect.poll(() => reports).toEqual(words);

test('the buyer sees what is to be paid, in test mode, and approves', async ({ page }) => {
  const popup = await opened(page);
  await expect(popup.getByText('TEST MODE', { exact: true })).toBeVisible();
  await expect(popup.getByRole('heading', { name: 'Pay $1,250.00?' })).toBeVisible();
  await expect(popup.getByText('Print <b>')).toBeVisible();
  const closed = popup.waitForEvent('close');
  await popup.getByRole('button', { name: 'Approve', exact: true }).click();
  await expectReports('COMPLETED');
  await closed;
});

test('after a decline, the window asks again', async ({ page }) => {
  const popup = await opened(page);
  await popup.getByRole('button', { name: 'Approve with a declined card' }).click();
  await expectReports('INSTRUMENT_DECLINED');
  await popup.getByRole('button', { name: 'Approve', exact: true }).click();
  await expectReports('INSTRUMENT_DECLINED', 'COMPLETED');
});

test('cancelling and closing the window are the same', async ({ page }) => {
  const popup = await opened(page);
  await popup.getByRole('button', { name: 'Cancel' }).click();
  await expectReports('canceled');
  const [again] = await Promise.all([page.waitForEvent('popup'), page.getByRole('button').click()]);
  await again.getByRole('heading').waitFor();
  await again.close();
  await expectReports('canceled', 'canceled');
});

test('an order that can’t be created is an error', async ({ page }) => {
  await press(page, "createOrder: () => Promise.reject(new Error('sold out')),");
  await expectReports('sold out');
});

test('a press that the shop rejects asks for nothing', async ({ page }) => {
  await press(page, "onClick: (data, actions) => { report('not yet'); return actions.reject(); },");
  await expectReports('not yet');
});
