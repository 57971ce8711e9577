import type { Page } from '@playwright/test';

/** As much of React's tree as is read here. */
interface Fiber {
  tag: number;
  child: Fiber | null;
  sibling: Fiber | null;
}

declare global {
  interface Window {
    /** Where React looks for its developer tools, in production, too. */
    __REACT_DEVTOOLS_GLOBAL_HOOK__?: object;
    reactRoot?: { current: Fiber };
  }
}

/** Before the page is opened. */
export const countComponents = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    window.__REACT_DEVTOOLS_GLOBAL_HOOK__ = {
      supportsFiber: true,
      inject: () => 1,
      onCommitFiberRoot: (_renderer: number, root: { current: Fiber }) => {
        window.reactRoot = root;
      },
    };
  });

/** How many components React has mounted or taken over. Parts that still wait have none. */
export const componentsOn = (page: Page): Promise<number> =>
  page.evaluate(() => {
    /** React's numbers for functions, classes, forwarded refs, and the two kinds of memo. */
    const components = [0, 1, 11, 14, 15];
    const count = (fiber: Fiber | null): number => {
      let sum = 0;
      for (let next = fiber; next; next = next.sibling)
        sum += Number(components.includes(next.tag)) + count(next.child);
      return sum;
    };
    if (!window.reactRoot) throw new Error('React has rendered nothing');
    return count(window.reactRoot.current);
  });
