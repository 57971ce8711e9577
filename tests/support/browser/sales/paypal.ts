import type { Page } from '@playwright/test';
import type { FullItem } from '@stoa/contract';
import type { Fault } from '@stoa/paypal-emulator';
import type { BesidePayPal } from '../../shop/shop';
import { enterContact, type ShopThatSells, startCheckout } from './checkout';

export type ShopWithPayPal = ShopThatSells & BesidePayPal;

/** What happens to the next call of the shop that it fits. */
export const suffer = ({ paypal }: ShopWithPayPal, fault: Fault) =>
  fetch(`${paypal.base}/emulator/faults`, { method: 'POST', body: JSON.stringify(fault) });

/** On its form, with all that PayPal needs. */
export const checkOutPlan = async (
  page: Page,
  shop: ShopWithPayPal,
  more: Record<string, unknown> = {},
): Promise<FullItem> => {
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
