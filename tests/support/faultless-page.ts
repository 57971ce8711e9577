import { test as base, expect } from '@playwright/test';

/** Calls that a test breaks: the browser itself says on its console that they failed. */
const BROKEN_CALL = /^Failed to load resource/;

type Options = {
  /** What the page may say on its console in this test, beside calls that failed. */
  expectedFaults: RegExp[];
};

/** Every page of a test: what nothing catches in it, or complains on its console, fails the test. */
export const test = base.extend<Options & { faultless: undefined }>({
  expectedFaults: [[], { option: true }],
  faultless: [
    async ({ context, expectedFaults }, use) => {
      const faults: string[] = [];
      context.on('weberror', (failure) => faults.push(String(failure.error())));
      context.on('console', (message) => {
        if (message.type() === 'error' && !BROKEN_CALL.test(message.text())) faults.push(message.text());
      });
      await use(undefined);
      expect(faults.filter((fault) => !expectedFaults.some((expected) => expected.test(fault)))).toEqual([]);
    },
    { auto: true },
  ],
});
