import { test as base, expect } from '@playwright/test';

/** What follows from a call that a test breaks: the browser says so itself, and so does code that could not be fetched. */
const BROKEN_CALL = /^(Failed to load resource|CodeNotLoaded)/;

type Options = {
  /** What the page may complain of besides. */
  expectedFault: RegExp | undefined;
};

/** Every page of a test: what nothing catches in it, or complains on its console, fails the test. */
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
