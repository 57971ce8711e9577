import { type BrowserContext, test as base, type CDPSession, type Page } from '@playwright/test';

/** One context that serves test after test: what the browser has loaded and compiled is not loaded and compiled again. */
interface KeptContext {
  context: BrowserContext;
  /** Stays open, so that the renderer process does, which all pages of the shop share (playwright.config.ts). */
  keeper: Page;
  devTools: CDPSession;
  /** The options it was opened with; other ones need another context. */
  options: string;
}

interface Keeping {
  kept: KeptContext | undefined;
}

export const test = base.extend<object, { keeping: Keeping }>({
  keeping: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures here
    async ({}, use) => {
      const keeping: Keeping = { kept: undefined };
      await use(keeping);
      await keeping.kept?.context.close();
    },
    { scope: 'worker' },
  ],
  context: async ({ browser, keeping, viewport, hasTouch, isMobile, colorScheme, javaScriptEnabled }, use) => {
    const options = JSON.stringify({ viewport, hasTouch, isMobile, colorScheme, javaScriptEnabled });
    if (keeping.kept?.options !== options) {
      await keeping.kept?.context.close();
      const context = await browser.newContext();
      const keeper = await context.newPage();
      await keeper.route('**', (route) => route.fulfill({ contentType: 'text/html', body: '' }));
      await keeper.goto('http://127.0.0.1/');
      keeping.kept = { context, keeper, devTools: await context.newCDPSession(keeper), options };
    }
    await use(keeping.kept.context);
    if (!(await empty(keeping.kept))) {
      await keeping.kept.context.close();
      keeping.kept = undefined;
    }
  },
});

/** Leaves nothing of a test but the cache. False if it can't, because the page's clock was replaced for the whole context. */
const empty = async ({ context, keeper, devTools }: KeptContext): Promise<boolean> => {
  const pages = context.pages().filter((page) => page !== keeper);
  await Promise.all(pages.map((page) => page.close()));
  if (await keeper.evaluate(() => !String(setTimeout).includes('[native code]'))) return false;
  await context.unrouteAll();
  await context.setOffline(false);
  await context.clearPermissions();
  await context.clearCookies();
  await devTools.send('Storage.clearDataForOrigin', { origin: '*', storageTypes: 'all' });
  return true;
};
