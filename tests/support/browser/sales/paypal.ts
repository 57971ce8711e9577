import type { Page } from '@playwright/test';
import type { WholeItem } from '@stoa/contract';
import { type Fault, type PayPalEmulator, startPayPalEmulator } from '@stoa/paypal-emulator';
import { enterContact, openShopThatSells, type ShopThatSells, startCheckout } from './checkout';

export interface ShopWithPayPal extends ShopThatSells {
  paypal: PayPalEmulator;
  suffer(fault: Fault): Promise<unknown>;
}

/** Its reconciler doesn’t wait long. */
export const openShopWithPayPal = async (): Promise<ShopWithPayPal> => {
  const paypal = await startPayPalEmulator();
  const shop = await openShopThatSells({ ...paypal.settings, RECONCILE_EVERY: '200' });
  const closeShop = shop.close;
  return Object.assign(shop, {
    paypal,
    suffer: (fault: Fault) => fetch(`${paypal.base}/emulator/faults`, { method: 'POST', body: JSON.stringify(fault) }),
    async close() {
      await closeShop();
      await paypal.close();
    },
  });
};

/** On its form, with all that PayPal needs. */
export const checkOutPlan = async (
  page: Page,
  shop: ShopWithPayPal,
  more: Record<string, unknown> = {},
): Promise<WholeItem> => {
  const plan = await shop.item({ needsShipping: false, ...more });
  await startCheckout(page, shop, [plan]);
  await enterContact(page);
  return plan;
};

export const payPalButton = (page: Page) => page.getByRole('button', { name: 'Pay with PayPal (TEST MODE)' });

/** Presses PayPal’s button; the window that it opens. */
export const openPayPal = async (page: Page): Promise<Page> => {
  const [popup] = await Promise.all([page.waitForEvent('popup'), payPalButton(page).click()]);
  await popup.getByRole('heading', { name: /^Pay / }).waitFor();
  return popup;
};

export const choosePayPal = (popup: Page, choice: 'Approve' | 'Approve with a declined card' | 'Cancel') =>
  popup.getByRole('button', { name: choice, exact: true }).click();
