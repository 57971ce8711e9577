import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { fitsItsWidth, inOtherTheme, themeOf } from './themes';

/** Levels A and AA of WCAG 2.0, 2.1, and 2.2. */
export const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** And what axe recommends for pages, which emails aren't. */
const OF_PAGES = [...WCAG, 'best-practice'];

const SCRIPT = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

const PHONE = { width: 390, height: 844 };

/**
 * Checks that the page as it is now passes every axe rule, so first wait for the state you want to check. Covers only the current
 * theme: the other one differs only in colors, and theme/palette.test.ts checks both palettes.
 */
export const expectNoAxeViolations = async (page: Page, tags = OF_PAGES): Promise<void> => {
  await untilStill(page);
  expect(await violations(page, tags), `${page.url()}, ${await themeOf(page)}`).toEqual([]);
};

/**
 * The full check in one call: no violations at the page's own width or on a phone, and no horizontal overflow on the phone. The
 * phone uses the other theme, so both palettes are checked on this page. Restores the page afterward.
 */
export const expectEverybodyCanUse = async (page: Page): Promise<void> => {
  const size = page.viewportSize();
  await expectNoAxeViolations(page);
  await page.setViewportSize(PHONE);
  await inOtherTheme(page, () => expectNoAxeViolations(page));
  expect(await fitsItsWidth(page), `${page.url()} is wider than a phone`).toBe(true);
  if (size) await page.setViewportSize(size);
  await untilIdle(page);
};

/** A resize triggers a new layout; a button pressed before it's done may have moved by the time it's released. */
const untilIdle = (page: Page) =>
  page.evaluate(
    () => new Promise((drawn) => requestAnimationFrame(() => requestIdleCallback(drawn, { timeout: 2000 }))),
  );

/** Elements that are fading in don't have their final contrast, and one transition may start another. */
const untilStill = (page: Page) =>
  page.waitForFunction(
    () =>
      !document
        .getAnimations()
        .filter(({ playState }) => playState === 'running')
        .some(({ effect }) => Number.isFinite(Number(effect?.getComputedTiming().endTime))),
    undefined,
    { timeout: 15_000 },
  );

/** Runs in the page itself: @axe-core/playwright opens a second page for every check, which takes five times as long. */
const violations = async (page: Page, tags: string[]): Promise<string[]> => {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(SCRIPT);
  return page.evaluate(async (runOnly) => {
    const { axe } = window as unknown as { axe: typeof import('axe-core') };
    // What sticks to an edge covers a part of something, wherever the page is scrolled to.
    const sticky = [...document.querySelectorAll<HTMLElement>('main *')].filter(
      (element) => getComputedStyle(element).position === 'sticky',
    );
    for (const { style } of sticky) style.position = 'static';
    // Said to be enabled, a rule would also be checked without its tag.
    const except = (rule: string, place: string) =>
      document.querySelector(place) ? { [rule]: { enabled: false } } : {};
    const rules = {
      // Menus and tooltips are outside of all landmarks, where nothing clips them.
      ...except('region', '.MuiPopover-root, .MuiPopper-root'),
      // A page that waits for its session, or couldn't be loaded, has no heading.
      ...except('page-has-heading-one', 'main :is([role=status][aria-label=Loading], [role=alert])'),
    };
    const found = await axe.run({ runOnly, rules, resultTypes: ['violations'] });
    for (const { style } of sticky) style.position = '';
    return found.violations.flatMap(({ id, help, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id} (${help}) at ${target.join(' ')}: ${failureSummary}`),
    );
  }, tags);
};
