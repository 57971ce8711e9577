import { test as base, expect } from '@playwright/test';

/** Errors that a deliberately broken call causes: the browser reports it, and so does code that couldn't be fetched. */
const BROKEN_CALL = /^(Failed to load resource|CodeNotLoaded)/;

type Options = {
  /** Other errors the page may report. */
  expectedFault: RegExp | undefined;
};

/** Applies to every page in a test: an uncaught error or a console error fails the test. */
export const test = base.extend<Options & { faultless: undefined }>({
  expectedFault: [undefined, { option: true }],
  faultless: [
    async ({ context, expectedFault }, use) => {
      const faults: string[] = [];
      const isExpected = (fault: string) => BROKEN_CALL.test(fault) || expectedFault?.test(fault);
      context.on('weberror', (failure) => faults.push(String(failure.error())));
      context.on('console', (message) => {
        if (message.type() === 'error') faults.push(message.text());
      });
      await use(undefined);
      expect(faults.filter((fault) => !isExpected(fault))).toEqual([]);
    },
    { auto: true },
  ],
});
