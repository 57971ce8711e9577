import { test as base } from './faultless-page';
import { openDemoShop, type Shop } from './shop';

/** A fixture: opened once for all tests of a worker, closed after them. */
export const openedOnce =
  (open: () => Promise<Shop>) =>
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures here
  async ({}: object, use: (shop: Shop) => Promise<void>): Promise<void> => {
    const shop = await open();
    await use(shop);
    await shop.close();
  };

/**
 * One demonstration shop for all specs of a worker that leave it as they found it: what they add is theirs alone (an account, an
 * item with a name of its own). A spec that changes what others see, or stops the shop, opens its own with `openDemoShop`.
 */
export const test = base.extend<object, { demoShop: Shop }>({
  demoShop: [openedOnce(() => openDemoShop()), { scope: 'worker' }],
});
