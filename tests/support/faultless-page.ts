import { test as base, expect } from '@playwright/test';

/** What follows from a call that a test breaks: the browser says so itself, and so does code that could not be fetched. */
const BROKEN_CALL = /^(Failed to load resource|CodeNotLoaded)/;

/** Every page of a test: what nothing catches in it, or complains on its console, fails the test. */
export const test = base.extend<{ faultless: undefined }>({
  faultless: [
    async ({ context }, use) => {
      const faults: string[] = [];
      context.on('weberror', (failure) => faults.push(String(failure.error())));
      context.on('console', (message) => {
        if (message.type() === 'error') faults.push(message.text());
      });
      await use(undefined);
      expect(faults.filter((fault) => !BROKEN_CALL.test(fault))).toEqual([]);
    },
    { auto: true },
  ],
});
