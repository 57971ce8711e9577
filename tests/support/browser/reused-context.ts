import { type BrowserContext, test as base, type CDPSession, type Page } from '@playwright/test';

/** One context that serves test after test: what the browser has loaded and compiled is not loaded and compiled again. */
interface ReusedContext {
  context: BrowserContext;
  /** Stays open, so that the renderer process does, which all pages of the shop share (playwright.config.ts). */
  keeper: Page;
  devTools: CDPSession;
  /** The options it was opened with; other ones need another context. */
  options: string;
}

interface ContextHolder {
  current: ReusedContext | undefined;
}

export const test = base.extend<object, { holder: ContextHolder }>({
  holder: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures here
    async ({}, use) => {
      const holder: ContextHolder = { current: undefined };
      await use(holder);
      await holder.current?.context.close();
    },
    { scope: 'worker' },
  ],
  context: async ({ browser, holder, viewport, hasTouch, isMobile, colorScheme, javaScriptEnabled }, use) => {
    const options = JSON.stringify({ viewport, hasTouch, isMobile, colorScheme, javaScriptEnabled });
    if (holder.current?.options !== options) {
      await holder.current?.context.close();
      const context = await browser.newContext();
      const keeper = await context.newPage();
      await keeper.route('**', (route) => route.fulfill({ contentType: 'text/html', body: '' }));
      await keeper.goto('http://127.0.0.1/');
      holder.current = { context, keeper, devTools: await context.newCDPSession(keeper), options };
    }
    await use(holder.current.context);
    if (!(await empty(holder.current))) {
      await holder.current.context.close();
      holder.current = undefined;
    }
  },
});

/** Leaves nothing of a test but the cache. False if it can't, because the page's clock was replaced for the whole context. */
const empty = async ({ context, keeper, devTools }: ReusedContext): Promise<boolean> => {
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
