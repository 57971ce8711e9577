import { openShop, type Shop } from '../shop/shop';
import { test as base } from './faultless-page';

/** A fixture that is opened once for all tests of a worker and closed after them. */
export const openedOnce =
  (open: () => Promise<Shop>) =>
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures here
  async ({}: object, use: (shop: Shop) => Promise<void>): Promise<void> => {
    const shop = await open();
    await use(shop);
    await shop.close();
  };

/**
 * One demo shop shared by all specs of a worker that leave it as they found it: they only add things of their own (an account, or
 * an item with a unique name). A spec that changes what others see, or stops the shop, opens the shop for itself with
 * `openShop` or `startShop`. Afterwards, this one is as it was at first.
 */
export const test = base.extend<object, { demoShop: Shop }>({
  demoShop: [openedOnce(() => openShop({ demo: true })), { scope: 'worker' }],
});
