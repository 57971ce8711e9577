import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { fitsItsWidth, inBothThemes } from './themes';

/** Levels A and AA of WCAG 2.0, 2.1 and 2.2. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

const RULES_OF_COLOURS: RunOnly = { type: 'rule', values: ['color-contrast', 'link-in-text-block'] };

type RunOnly = string[] | { type: 'rule'; values: string[] };

const SCRIPT = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

const PHONE = { width: 390, height: 844 };

/**
 * What the page shows at this moment breaks no rule that axe can check, in both themes; wait for the state you mean before. The
 * second theme changes nothing but colours, so only their rules are asked again.
 */
export const expectNoAxeViolations = async (page: Page): Promise<void> => {
  let rules: RunOnly = TAGS;
  await inBothThemes(page, async (theme) => {
    await untilStill(page);
    expect(await violations(page, rules), `${page.url()}, ${theme}`).toEqual([]);
    rules = RULES_OF_COLOURS;
  });
};

/**
 * The whole of it in one call: no violation in both themes, at the page's own width and on a phone, where nothing sticks out
 * at the side. The page is left as it was.
 */
export const expectEverybodyCanUse = async (page: Page): Promise<void> => {
  const size = page.viewportSize();
  await expectNoAxeViolations(page);
  await page.setViewportSize(PHONE);
  await expectNoAxeViolations(page);
  expect(await fitsItsWidth(page), `${page.url()} is wider than a phone`).toBe(true);
  if (size) await page.setViewportSize(size);
  await untilIdle(page);
};

/** At another width a page is laid out anew, and what is pressed before that is another button by the time it is let go. */
const untilIdle = (page: Page) =>
  page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestIdleCallback(drawn))));

/** What still fades in has the contrast of a moment, not of the page; and one transition may start the next. */
const untilStill = (page: Page) =>
  page.evaluate(async () => {
    const moving = () =>
      document
        .getAnimations()
        .filter(({ playState }) => playState === 'running')
        .filter(({ effect }) => Number.isFinite(Number(effect?.getComputedTiming().endTime)));
    for (let animations = moving(); animations.length > 0; animations = moving())
      await Promise.allSettled(animations.map((animation) => animation.finished));
  });

/** In the page itself: @axe-core/playwright opens a second one for each look, which takes five times as long. */
const violations = async (page: Page, rules: RunOnly): Promise<string[]> => {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(SCRIPT);
  return page.evaluate(async (runOnly) => {
    const { axe } = window as unknown as { axe: typeof import('axe-core') };
    const found = await axe.run({ runOnly, resultTypes: ['violations'] });
    return found.violations.flatMap(({ id, help, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id} (${help}) at ${target.join(' ')}: ${failureSummary}`),
    );
  }, rules);
};
